"""The data folder: where it is, and that only one table uses it."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import IO

import platformdirs

LOCK = "table.lock"


class FolderInUse(RuntimeError):
    """Another table uses this folder, or it cannot be used at all; the message is one line."""


def data_folder(chosen: str | None) -> Path:
    """The folder for matches: the chosen one, or the user's own data folder."""
    if chosen is not None:
        return Path(chosen).expanduser()
    return Path(platformdirs.user_data_dir("battlebook", appauthor=False))


class Claim:
    """Holds the folder while the table runs. The system lets go of it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Claim:
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.file = open(self.folder / LOCK, "ab")
        except OSError as wrong:
            raise FolderInUse(f"{self.folder}: {wrong.strerror or wrong}") from None
        try:
            lock(self.file)
        except OSError:
            self.file.close()
            raise FolderInUse(f"{self.folder}: another table runs on this folder already") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()


def lock(file: IO[bytes]) -> None:
    """Take an exclusive lock or raise OSError at once."""
    if os.name == "nt":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
