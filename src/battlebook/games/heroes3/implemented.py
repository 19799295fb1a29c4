"""The ops of cards that the engine carries out: the modules of the rules enter theirs when they are imported.

The content check lists every use of an op of scope ``engine`` that is not entered here.
"""

from __future__ import annotations

IMPLEMENTED_OPS: set[str] = set()


def implements(*ops: str) -> None:
    """Enter ops that a module carries out."""
    IMPLEMENTED_OPS.update(ops)
