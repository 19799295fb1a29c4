"""The built page: read once, small and compressed, served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "static"
SMALLEST = 512
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
NOT_BUILT = (
    "The page is not built. Install the package from its folder (pip install .), or run scripts/page.py build.\n"
)


class File(NamedTuple):
    """One file of the page, plain and compressed (empty when that is no gain)."""

    body: bytes
    zipped: bytes
    kind: str
    tag: str
    lasting: bool


def made(path: str, body: bytes) -> File:
    """A file ready to be served. What lies in ``assets/`` carries its hash in its name and lasts for ever."""
    suffix = Path(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "xml")):
        kind += "; charset=utf-8"
    zipped = gzip.compress(body, 9, mtime=0) if len(body) >= SMALLEST and suffix != ".woff2" else b""
    tag = '"' + hashlib.sha256(body).hexdigest()[:24] + '"'
    return File(body, zipped if len(zipped) < len(body) else b"", kind, tag, path.startswith("assets/"))


def read(folder: Path = FOLDER) -> dict[str, File]:
    """All files of the page by their path; hidden ones are left out."""
    found: dict[str, File] = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        path = file.relative_to(folder).as_posix()
        if file.is_file() and not any(part.startswith(".") for part in path.split("/")):
            found[path] = made(path, file.read_bytes())
    if "index.html" not in found:
        found["index.html"] = made("index.txt", NOT_BUILT.encode())
    return found
