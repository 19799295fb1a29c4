"""How the table is built: who may know the web framework."""

from __future__ import annotations

import ast
from pathlib import Path

import battlebook.table

FOLDER = Path(battlebook.table.__file__).parent
FILES = sorted(p for p in FOLDER.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The top packages that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_only_the_app_and_its_routes_know_the_framework() -> None:
    knowing = {p.relative_to(FOLDER).as_posix() for p in FILES if "litestar" in imported(p)}
    assert all(name == "app.py" or name.startswith("routes/") for name in knowing), knowing
    assert {p.name for p in FILES if "sqlalchemy" in imported(p)} == {"store.py", "schema.py"}
    assert {p.name for p in FILES if "uvicorn" in imported(p)} == {"serve.py"}
