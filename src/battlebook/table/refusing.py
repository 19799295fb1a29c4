"""A request that is refused in one clear line."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.words import words


class NotPossible(Exception):
    """A request that is refused: HTTP status, code, and arguments of the message ``table-<code>``."""

    def __init__(self, status: int, code: str, problems: list[Any] | None = None, **args: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problems = problems or []
        self.code = code
        self.words = words(f"table-{code}", **args)
