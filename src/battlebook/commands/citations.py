"""Where a rule is cited: in the game's sources, and in the tests that its coverage record names."""

from __future__ import annotations

import importlib
import json
from functools import cached_property
from pathlib import Path
from typing import Any

from battlebook.kernel.game import Game
from battlebook.labels import package_of


class Citations:
    """The citations of one game's rules, read when first asked for."""

    def __init__(self, game: Game) -> None:
        self.package = package_of(game)
        file = importlib.import_module(self.package).__file__
        self.folder = Path(file).parent if file else None

    def places(self, rule: str) -> list[str]:
        """``file:line`` of every place in the game's sources that cites a rule, files from the package's top."""
        quoted = (f'"{rule}"', f"'{rule}'")
        return [place for place, line in self.lines if any(q in line for q in quoted)]

    @cached_property
    def lines(self) -> list[tuple[str, str]]:
        """Every source line that may cite a rule, with its place."""
        found: list[tuple[str, str]] = []
        if self.folder is None:
            return found
        top = self.folder.parents[self.package.count(".")]
        for path in sorted(self.folder.rglob("*.py")):
            name = path.relative_to(top).as_posix()
            text = path.read_text("utf-8")
            found += [(f"{name}:{n}", line) for n, line in enumerate(text.splitlines(), 1) if ":" in line]
        return found

    def tests(self, rule: str) -> list[str]:
        """The tests that prove a rule, as ``ledger/coverage.json`` has them."""
        return flat(self.coverage.get("rules", self.coverage).get(rule))

    @cached_property
    def coverage(self) -> dict[str, Any]:
        """The coverage record, or nothing."""
        path = self.folder / "ledger" / "coverage.json" if self.folder else None
        if path is None or not path.is_file():
            return {}
        record: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return record


def flat(entry: Any) -> list[str]:
    """A coverage entry as lines: a test, or a test with its kinds of citation."""
    if entry is None:
        return []
    if isinstance(entry, str):
        return [entry]
    if isinstance(entry, dict):
        return [f"{test}  ({', '.join(flat(kinds))})" if kinds else test for test, kinds in entry.items()]
    return [line for part in entry for line in flat(part)]
