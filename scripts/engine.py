"""Builds the compiled engine in the background, for `check.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

import page
from environment import PYTHON, ROOT

COMPILED = ROOT / "build" / "compiled"
OPT_LEVEL = "1"  # of the engine that is tested: one for people is made with 3, which takes much longer


class Engine:
    """The compiled engine: a wheel built in the background, unpacked beside the plain one."""

    def __init__(self) -> None:
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        self.process: subprocess.Popen[str] | None = None
        self.made_of = ""

    def begin(self) -> None:
        """Start building, unless what is there was made of the same sources."""
        sources = (ROOT / "src" / "battlebook").rglob("*")
        engine = sorted(p.relative_to(ROOT) for p in sources if p.is_file() and "__pycache__" not in p.parts)
        self.made_of = page.digest(ROOT, [Path("pyproject.toml"), Path("hatch_build.py"), *engine])
        mark = COMPILED / "made-of"
        if mark.is_file() and mark.read_text("utf-8") == self.made_of:
            return
        shutil.rmtree(COMPILED, ignore_errors=True)
        self.folder = tempfile.TemporaryDirectory()
        command = [PYTHON, "-m", "pip", "wheel", "-q", "--no-deps", "-w", self.folder.name, ROOT]
        env = {**os.environ, "BATTLEBOOK_COMPILE": "1", "BATTLEBOOK_OPT_LEVEL": OPT_LEVEL}
        slow = [] if shutil.which("nice") is None else ["nice"]
        self.process = subprocess.Popen(
            [*slow, *map(str, command)], env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def finish(self) -> None:
        """Wait until it is there. Raises RuntimeError with what the build said."""
        if not self.made_of:
            self.begin()
        if self.process is None or self.folder is None:
            return
        said, _ = self.process.communicate()
        if self.process.returncode != 0:
            raise RuntimeError(f"the engine cannot be compiled\n{said}")
        zipfile.ZipFile(next(Path(self.folder.name).glob("battlebook-*.whl"))).extractall(COMPILED)
        (COMPILED / "made-of").write_text(self.made_of, "utf-8")
        self.close()

    def close(self) -> None:
        """End what still runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
        if self.folder is not None:
            self.folder.cleanup()
        self.process = self.folder = None
