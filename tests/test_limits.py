"""Files and functions are small enough to be read: under 300 lines and under 25."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "scripts", "web/src")
CODE = (".py", ".ts", ".svelte", ".css")
MOST_LINES, MOST_IN_A_FUNCTION = 299, 24

# What has to be longer, and why. A line here for which there is no need any more fails.
LONG_FILES = {
    "web/src/protocol/generated.ts": "made by scripts/protocol_types.py",
}
LONG_FUNCTIONS = {
    "src/battlebook/games/magestorm/rules/combat/values.py: total": "every addend in one walk: it runs for each option",
    "src/battlebook/kernel/frames.py: advance": "the driver's loop runs for every step, and a call costs",
}


def files() -> Iterator[Path]:
    """The code of the program. Built pages are no source."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in CODE and "static" not in path.parts and path.name != "state_code.py":
                yield path


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def long_functions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            if node.end_lineno - node.lineno + 1 > MOST_IN_A_FUNCTION:
                yield f"{name(path)}: {node.name}"


def test_files_are_small() -> None:
    assert {name(path) for path in files() if length(path) > MOST_LINES} == set(LONG_FILES)


def test_functions_are_small() -> None:
    found = {long for path in files() if path.suffix == ".py" for long in long_functions(path)}
    assert found == set(LONG_FUNCTIONS)
