"""Kernel, geometry and games import the standard library and each other, nothing else."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
PURE = ("kernel", "geometry", "games")
ALLOWED = tuple(f"battlebook.{part}" for part in PURE)


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of everything imported at run time; what stands under `if TYPE_CHECKING:` is not."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for other in node.orelse:
                yield from imported(other)
        else:
            yield from imported(node)


def is_allowed(name: str) -> bool:
    if name.split(".")[0] == "battlebook":
        return name == "battlebook" or name in ALLOWED or name.startswith(tuple(f"{a}." for a in ALLOWED))
    return name.split(".")[0] in sys.stdlib_module_names


def main() -> int:
    faults = 0
    for part in PURE:
        for path in sorted((SOURCE / "battlebook" / part).rglob("*.py")):
            for line, name in imported(ast.parse(path.read_text("utf-8"))):
                if not is_allowed(name):
                    print(f"{path.relative_to(SOURCE.parent)}:{line}: imports {name}")
                    faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
