"""``python -m tests.table.server FOLDER [PORT] [FAULT]``: a table with the toys in a process of its own.

FAULT is ``before:N`` or ``after:N``: the process kills itself before or after the N-th time the store is written.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from battlebook.players.pool import Pool
from battlebook.table import serve
from battlebook.table.store import Store
from tests.table.house import TOYS


class Mortal(Store):
    """A store whose process dies at a chosen write."""

    def __init__(self, folder: Path, when: str, number: int) -> None:
        super().__init__(folder)
        self.when, self.left = when, number

    def write(self, statements: Iterable[tuple[Any, Any]]) -> None:
        self.left -= 1
        if self.left == 0 and self.when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        super().write(statements)
        if self.left == 0 and self.when == "after":
            os.kill(os.getpid(), signal.SIGKILL)


def main(folder: str, port: str = "0", fault: str = "") -> int:
    when, _, number = fault.partition(":")
    store = partial(Mortal, when=when, number=int(number)) if fault else Store
    return serve.run(port=int(port), data=folder, table_games=TOYS, make_pool=partial(Pool, 1), make_store=store)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
