"""Compiles the rules engine with mypyc: compile_group.py OUT FILE... (in src/, with mypy and setuptools).

All modules form one group, so that calls between them are native. OUT gets the extension modules in the
layout of a wheel. The sources stay beside them for tracebacks and for everything that is not compiled.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path


def chosen_modules(root: Path, settings: dict[str, list[str]]) -> list[str]:
    """The files below src/ that the patterns name and no exclusion takes out, sorted."""
    source = root / "src"
    named = {path for pattern in settings["modules"] for path in source.glob(pattern)}
    out = {path for pattern in settings["exclude"] for path in source.glob(pattern)}
    return sorted(path.relative_to(source).as_posix() for path in named - out)


def main(out: str, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    with tempfile.TemporaryDirectory() as work:
        modules = mypycify(
            ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases", *files],
            opt_level=os.environ.get("BATTLEBOOK_OPT_LEVEL", "3"),
            group_name="battlebook",
            target_dir=str(Path(work, "c")),
        )
        setup(
            name="battlebook-compiled",
            packages=[],
            py_modules=[],
            ext_modules=modules,
            script_args=["-q", "build_ext", "--build-lib", out, "--build-temp", str(Path(work, "o"))],
        )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
