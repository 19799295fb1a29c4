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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

# Run beside the sources; the state's class must be found under its own name.
STATE_CODE = """
import sys
from importlib import import_module
from battlebook.kernel.state_code import code_text
table = import_module(sys.argv[1]).TABLE
print("from __future__ import annotations")
print("from battlebook.kernel.state import frames_plain, pack_numbers, told, told_held")
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


def side_by_side(one: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """A C compiler's ``compile`` that works on as many files at a time as there are cores."""

    def compile_all(sources: list[str], *args: Any, **more: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
            made = list(threads.map(lambda source: one([source], *args, **more), sources))
        return [path for paths in made for path in paths]

    return compile_all


def extension_modules(source: Path, files: list[str], c_files: Path) -> list[Any]:
    """The modules as setuptools builds them, translated to C."""
    from mypyc.build import mypycify

    settings = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
    return mypycify(
        [*settings, *files, *write_state_code(source)],
        opt_level=os.environ.get("BATTLEBOOK_OPT_LEVEL", "3"),
        group_name="battlebook",
        multi_file=True,  # the C compiler takes more than twice as long over one file
        target_dir=str(c_files),
    )


def main(out: str, files: list[str]) -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = side_by_side(self.compiler.compile)  # type: ignore[method-assign]
            super().build_extensions()

    out = str(Path(out).resolve())
    with tempfile.TemporaryDirectory() as work:
        source = Path(work, "source")
        shutil.copytree("battlebook", source / "battlebook", ignore=shutil.ignore_patterns("__pycache__", "static"))
        os.chdir(source)
        setup(
            name="battlebook-compiled", packages=[], py_modules=[], cmdclass={"build_ext": Parallel},
            ext_modules=extension_modules(source, files, Path(work, "c")),
            script_args=["-q", "build_ext", "--build-lib", out, "--build-temp", str(Path(work, "o"))],
        )  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
