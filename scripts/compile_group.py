"""Compiles the rules engine with mypyc: compile_group.py OUT FILE... (in src/, with mypy and setuptools).

All modules form one group, so that calls between them are native. OUT gets the extension modules in the
layout of a wheel. The sources stay beside them for tracebacks and for everything that is not compiled.

Each game's field table is written out as a module of its own first (games/GAME/state_code.py, in a copy of the
sources), so that clone, equality and canonical bytes are native too; plain Python makes the same code when it starts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Run beside the sources; the state's class must be found under its own name.
STATE_CODE = """
import sys
from importlib import import_module
from battlebook.kernel.state_code import code_text
table = import_module(sys.argv[1]).TABLE
print("from __future__ import annotations")
print("from battlebook.kernel.state import frames_plain, pack_numbers, told")
print(f"from {table.cls.__module__} import {table.cls.__name__} as State")
print(f"FIELDS = {tuple(table.fields.items())!r}")
print(code_text(table.fields))
"""


def chosen_modules(root: Path, settings: dict[str, list[str]]) -> list[str]:
    """The files below src/ that the patterns name and no exclusion takes out, sorted."""
    source = root / "src"
    named = {path for pattern in settings["modules"] for path in source.glob(pattern)}
    out = {path for pattern in settings["exclude"] for path in source.glob(pattern)}
    return sorted(path.relative_to(source).as_posix() for path in named - out)


def write_state_code(source: Path) -> list[str]:
    """Writes the code of every game's field table beside the game's state; the files, relative to ``source``."""
    written = []
    for table in sorted(source.glob("battlebook/games/*/table.py")):
        name = ".".join(table.relative_to(source).with_suffix("").parts)
        command = [sys.executable, "-c", STATE_CODE, name]
        text = subprocess.run(command, cwd=source, check=True, stdout=subprocess.PIPE, text=True).stdout
        made = table.with_name("state_code.py")
        made.write_text(text, "utf-8")
        written.append(made.relative_to(source).as_posix())
    return written


def main(out: str, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    out = str(Path(out).resolve())
    with tempfile.TemporaryDirectory() as work:
        source = Path(work, "source")
        shutil.copytree("battlebook", source / "battlebook", ignore=shutil.ignore_patterns("__pycache__", "static"))
        os.chdir(source)
        settings = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
        modules = mypycify(
            [*settings, *files, *write_state_code(source)],
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
