"""The command line run in this process, over the toy games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from battlebook.cli import main
from battlebook.kernel.game import Game
from tests.toys import toys


class Ended(NamedTuple):
    """How a command ended: status, standard output, standard error."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """Standard output as the one JSON document that it must be."""
        return json.loads(self.out)


Run = Callable[..., Ended]


@pytest.fixture
def battlebook(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; ``games`` replaces the toy games."""

    def run(*words: object, games: Mapping[str, Game] | None = None) -> Ended:
        capsys.readouterr()
        status = main([str(word) for word in words], toys() if games is None else games)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ended(status, out, err)

    return run


@pytest.fixture
def wrong(battlebook: Run) -> Callable[..., str]:
    """Run a command that is used wrongly: nothing on standard output, one line on standard error, status 2."""

    def run(*words: object, games: Mapping[str, Game] | None = None) -> str:
        ended = battlebook(*words, games=games)
        assert (ended.status, ended.out) == (2, "")
        assert len(ended.err.splitlines()) == 1
        return ended.err

    return run


@pytest.fixture
def match_file(battlebook: Run, tmp_path: Path) -> Path:
    """A finished match of a toy game, in which everything of a file occurs."""
    battlebook("sim", "four_seats", "-n", 1, "--seed", 3, "--jobs", 1, "--save", tmp_path)
    return next(tmp_path.glob("*.battle"))
