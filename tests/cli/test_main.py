"""The command line as a whole: help, statuses, one line for every error."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from battlebook import __version__, cli
from battlebook.cli import COMMANDS
from battlebook.commands.common import Progress, nearest
from tests.cli.conftest import Run

CONTRACT = {
    "play": ["GAME"],
    "serve": ["--host", "--port", "--database-url", "--redis-url"],
    "games": ["--json"],
    "rules": ["GAME", "ID|SECTION|WORD"],
    "coverage": ["GAME", "--json"],
    "sim": ["GAME", "--setup", "--seats", "-n", "--seed", "--jobs", "--json"],
    "replay": ["FILE", "--to"],
    "verify": ["FILE"],
    "content": ["check"],
    "bench": ["GAME", "--peer", "--setup", "--json"],
}


def test_the_names_of_the_contract() -> None:
    assert list(CONTRACT) == list(COMMANDS)


@pytest.mark.parametrize("command", CONTRACT)
def test_every_command_explains_itself(battlebook: Run, command: str) -> None:
    ended = battlebook(command, "--help")
    assert ended.status == 0 and ended.err == ""
    for word in CONTRACT[command]:
        assert word in ended.out


def test_help_lists_all_commands_and_the_statuses(battlebook: Run) -> None:
    out = battlebook("--help").out
    assert all(command in out for command in COMMANDS)
    assert "0 success" in out and "1 a negative finding" in out and "2 wrong usage" in out


def test_the_version(battlebook: Run) -> None:
    assert battlebook("--version").out == f"battlebook {__version__}\n"


def test_wrong_usage(wrong: Callable[..., str]) -> None:
    assert wrong("ply").startswith("battlebook: unknown command 'ply' (nearest: play)")
    assert "required: COMMAND" in wrong()
    assert "unrecognized arguments: --jason" in wrong("games", "--jason")
    assert "there are: " in wrong("qqqq")


def test_a_fault_of_ours_is_one_line_as_well(battlebook: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(args: argparse.Namespace, games: object) -> int:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr(cli.module("games"), "run", fail)
    ended = battlebook("games")
    assert ended.status == 2
    assert ended.err == "battlebook: internal error: oh no (BATTLEBOOK_DEBUG=1 shows where)\n"
    monkeypatch.setenv("BATTLEBOOK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        battlebook("games")


def test_stopping_it_is_no_error(battlebook: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(args: argparse.Namespace, games: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.module("games"), "run", stop)
    assert battlebook("games") == (130, "", "battlebook: stopped\n")


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "battlebook", "rules", "heroes3", "unit"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout is not None and running.stderr is not None
    running.stdout.close()
    assert running.stderr.read() == b""
    assert running.wait() == 0
    running.stderr.close()


def test_as_a_module_in_a_process_of_its_own(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "battlebook", *words]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=dict(os.environ))

    played = run("sim", "heroes3", "-n", "4", "--jobs", "2", "--save", "saved", "--json")
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(played.stdout)["errors"] == []
    files = sorted(str(path) for path in (tmp_path / "saved").iterdir())
    assert len(files) == 4
    assert run("verify", *files).returncode == 0
    text = Path(files[0]).read_text("utf-8")
    Path(files[0]).write_text(text.replace('"seed":0', '"seed":7'), "utf-8")
    found = run("verify", files[0])
    assert found.returncode == 1 and "Traceback" not in found.stderr
    assert run("verify", "nothing.battle").returncode == 2


def test_the_nearest_name_or_all_there_are() -> None:
    assert nearest("gredy", ["random", "greedy"]) == " (nearest: greedy)"
    assert nearest("x", ["random", "greedy"]) == " (there are: random, greedy)"
    assert nearest("x", []) == ""


def test_progress_shows_on_a_terminal_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Progress("games", 3)
    quiet.add(3)
    quiet.end()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    loud = Progress("games", 3)
    loud.add(1)
    loud.add(2)
    loud.end()
    err = capsys.readouterr().err
    assert "games: 3 of 3" in err and err.endswith("\r\033[K")
