"""Runs the checks: check.py [STAGE...]; all stages without arguments, --list names them.

A stage that belongs to a part that is not there yet is skipped with a line. What this machine cannot run is listed at
the end in lines that begin with `NOT RUN:`. Every stage runs, even after one failed. The engine for the stage
`compiled` is built from the start on, at low priority, while the other stages run.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import compile_group
import environment
import page
from engine import COMPILED, Engine
from environment import BIN, PYTHON, ROOT

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


class Failed(Exception):
    """A check found something; its own output says what."""


class NotThereYet(Exception):
    """The part that this stage checks does not exist."""


class CannotRun(Exception):
    """This machine lacks something."""


# ------------------------------------------------------------------------------------------------ helpers


def call(*command: str | Path, **extra: str) -> None:
    shown = [c.name if isinstance(c, Path) and c.is_absolute() else str(c) for c in command]
    print("$ " + shlex.join(shown), flush=True)
    done = subprocess.run([str(c) for c in command], cwd=ROOT, env={**os.environ, **extra}, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise Failed(f"exit status {done.returncode}: {shlex.join(shown)}")


def call_each(*commands: tuple[str | Path, ...]) -> None:
    """Runs every command, even after one failed, and fails with the first failure."""
    failures = []
    for command in commands:
        try:
            call(*command)
        except Failed as failure:
            failures.append(failure)
    if failures:
        raise failures[0]


def pytest(*arguments: str, workers: int = 0, **extra: str) -> None:
    parallel = ["-n", str(workers)] if workers > 1 else ["-p", "no:xdist"]
    call(PYTHON, "-m", "pytest", "-q", "--durations=5", *parallel, *arguments, **extra)


def workers() -> int:
    return int(os.environ.get("CHECK_JOBS", "0")) or max(2, min(8, os.cpu_count() or 2))


def has_tests(folder: str) -> bool:
    return any((ROOT / folder).rglob("test_*.py"))


def web_scripts() -> dict[str, str]:
    if not page.has_sources(ROOT):
        raise NotThereYet("web/package.json")
    return dict(json.loads((ROOT / "web" / "package.json").read_text("utf-8")).get("scripts", {}))


def npm_run(script: str) -> None:
    if script not in web_scripts():
        raise NotThereYet(f"the script {script!r} of web/package.json")
    call(PYTHON, "scripts/page.py", "npm", "run", script)


def chromium() -> str:
    named = os.environ.get("BATTLEBOOK_CHROMIUM")
    found = named or next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)
    if not found:
        raise CannotRun("no chromium was found (install it, or set BATTLEBOOK_CHROMIUM to its path)")
    return found


def c_compiler() -> None:
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "gcc", "clang")):
        raise CannotRun("no C compiler was found (gcc or clang)")
    ask = "import sysconfig; print(sysconfig.get_path('include'))"
    headers = subprocess.run([PYTHON, "-c", ask], capture_output=True, text=True).stdout.strip()
    if not Path(headers, "Python.h").is_file():
        raise CannotRun("Python's C headers are missing (python3-dev)")


def build_wheel(into: Path) -> Path:
    call(PYTHON, "-m", "pip", "wheel", "-q", "--no-deps", "-w", into, ROOT)
    return next(into.glob("battlebook-*.whl"))


ENGINE = Engine()


def wants_engine(names: list[str]) -> bool:
    """Whether the engine can be built while other stages run."""
    try:
        c_compiler()
    except CannotRun:
        return False
    return "compiled" in names and len(names) > 1 and has_tests("tests/conformance")


# ------------------------------------------------------------------------------------------------- stages


def lint() -> None:
    """Style and format of the Python sources, by ruff."""
    ours = ("src", "tests", "scripts", "hatch_build.py")
    call_each((BIN / "ruff", "check", *ours), (BIN / "ruff", "format", "--check", *ours))


def types() -> None:
    """Strict types on everything under src/, by mypy."""
    call(BIN / "mypy")


def imports() -> None:
    """Imports point down only; the engine needs the standard library alone."""
    call_each((PYTHON, "scripts/stdlib_only.py"), (BIN / "lint-imports",))


def svelte() -> None:
    """Types of the page, by svelte-check."""
    npm_run("check")


def vitest() -> None:
    """Unit tests of the page, by vitest."""
    npm_run("test")


def unit() -> None:
    """All Python tests outside tests/browser."""
    if not has_tests("tests"):
        raise NotThereYet("tests")
    pytest("tests", "--ignore=tests/browser", workers=workers())


def ledger() -> None:
    """The tests write each game's coverage; in CI it has to be what was committed."""
    files = sorted(ROOT.glob("src/battlebook/games/*/ledger/coverage.json"))
    if not files:
        raise NotThereYet("ledger/coverage.json")
    if os.environ.get("CI"):
        call("git", "diff", "--exit-code", "--stat", "--", *(str(f.relative_to(ROOT)) for f in files))


def browser() -> None:
    """tests/browser in real Chromium: whole games, and every screen at three sizes, in three languages and themes."""
    if not has_tests("tests/browser"):
        raise NotThereYet("tests/browser")
    pytest("tests/browser", workers=2, BATTLEBOOK_CHROMIUM=chromium())


def wheel() -> None:
    """The plain wheel runs everywhere and holds the page and every data file that stands in src/."""
    with tempfile.TemporaryDirectory() as folder:
        built = build_wheel(Path(folder))
        if not built.name.endswith("-py3-none-any.whl"):
            raise Failed(f"{built.name} is not a wheel for all platforms")
        held = set(zipfile.ZipFile(built).namelist())
    there = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "battlebook").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so")
    }
    if missing := sorted(there - held):
        raise Failed(f"{len(missing)} files are missing from the wheel: {', '.join(missing[:5])}")


def compiled() -> None:
    """The conformance suite, once over every set-up, on the engine compiled by mypyc."""
    if not has_tests("tests/conformance"):
        raise NotThereYet("tests/conformance")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["battlebook"]["compile"]
    modules = compile_group.chosen_modules(ROOT, settings)
    if not modules:
        raise NotThereYet("the engine")
    c_compiler()
    try:
        ENGINE.finish()
    except RuntimeError as failure:
        raise Failed(str(failure)) from None
    first = modules[0].removesuffix(".py").replace("/", ".")
    proof = f"import {first} as m; assert m.__file__.endswith(('.so', '.pyd')), m.__file__"
    call(PYTHON, "-c", proof, PYTHONPATH=str(COMPILED))
    once = {"PYTHONPATH": str(COMPILED), "BATTLEBOOK_BUILD": "compiled", "BATTLEBOOK_SCALE": "0"}
    pytest("tests/conformance", workers=workers(), **once)


def bench() -> None:
    """`battlebook bench` runs and prints its document (a smoke test, figures are not judged here)."""
    if not (ROOT / "src" / "battlebook" / "cli.py").is_file():
        raise NotThereYet("the command line")
    command = [str(BIN / "battlebook"), "bench", "--json"]
    print("$ battlebook bench --json", flush=True)
    quick = {**os.environ, "BATTLEBOOK_BENCH_QUICK": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quick, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Failed(f"battlebook bench ended with exit status {done.returncode}")
    try:
        rows = json.loads(done.stdout)["rows"]
    except (ValueError, KeyError, TypeError) as error:
        raise Failed(f"battlebook bench --json printed no document with rows: {error!r}") from None
    if not rows:
        raise Failed("battlebook bench measured nothing")


STAGES: dict[str, Callable[[], None]] = {
    stage.__name__: stage
    for stage in (lint, types, imports, svelte, vitest, unit, ledger, wheel, browser, compiled, bench)
}


Row = tuple[str, str, str, float]  # a stage, its result, the reason, seconds


def run(name: str) -> tuple[str, str]:
    """Runs one stage; returns (result, reason)."""
    try:
        STAGES[name]()
    except Failed as reason:
        return "FAILED", str(reason)
    except NotThereYet as reason:
        return "skipped", f"{reason} is not there yet"
    except CannotRun as reason:
        return "NOT RUN", str(reason)
    return "ok", ""


def timed(name: str) -> Row:
    """Run one stage, and say so."""
    print(f"\n=== {name}", flush=True)
    start = time.monotonic()
    result, reason = run(name)
    seconds = time.monotonic() - start
    print(f"--- {name}: {result}{f', {reason}' if reason else ''} ({seconds:.1f} s)", flush=True)
    return name, result, reason, seconds


def report(rows: list[Row]) -> None:
    """What came of every stage, and which part of the time it took."""
    total = sum(seconds for *_, seconds in rows) or 1.0
    print(f"\n=== all together {total:.0f} s")
    for name, result, reason, seconds in rows:
        why = "" if result == "NOT RUN" else reason.partition("\n")[0]
        print(f"{name:10} {result:8} {seconds:6.1f} s {seconds / total:4.0%}  {why}".rstrip())
    for name, _, reason, _ in (row for row in rows if row[1] == "NOT RUN"):
        print(f"NOT RUN: {name}: {reason}")


def main(arguments: list[str]) -> int:
    if arguments == ["--list"]:
        for name, stage in STAGES.items():
            print(f"{name:10}{(stage.__doc__ or '').split(chr(10))[0]}".rstrip())
        return 0
    if unknown := [name for name in arguments if name not in STAGES]:
        print(f"check: no stage {unknown[0]!r}; there are {', '.join(STAGES)}", file=sys.stderr)
        return 2
    began = time.monotonic()
    print("=== install", flush=True)
    environment.ensure("dev")
    rows: list[Row] = [("install", "ok", "", time.monotonic() - began)]
    names = arguments or list(STAGES)
    if wants_engine(names):
        ENGINE.begin()
    try:
        rows += [timed(name) for name in names]
    finally:
        ENGINE.close()
    report(rows)
    return int(any(result == "FAILED" for _, result, _, _ in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
