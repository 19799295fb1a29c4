"""Disables each refusal and each step of a game in turn; a test marked with its rule has to fail.

    python scripts/mutate.py [GAME...] [--jobs N] [--list]      (default: every game with recorded coverage)

Works in copies of the source, never in the source. A refusal is disabled by returning or yielding nothing in its
place, a step by doing nothing. The tests are those that ledger/coverage.json names for the rule. Prints what survives,
and what no test was found for; exit status 1 when there is any of the first.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("src", "tests", "docs", "pyproject.toml")
PLACES = (Path("src/battlebook/games"), Path("tests/kernel/toys"))
TIMEOUT = 300


class Mutant(NamedTuple):
    """One change: in which file and line, what it disables, the rules it stands for, and the file's new text."""

    file: Path
    line: int
    what: str
    rules: tuple[str, ...]
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}" + (f" ({', '.join(self.rules)})" if self.rules else "")


# -------------------------------------------------------------------------------------------- finding mutants


class Source(NamedTuple):
    """A file of a game: its path, its text and its tree."""

    path: Path
    text: str
    tree: ast.Module


def sources_of(folder: Path) -> list[Source]:
    files = sorted(path for path in (ROOT / folder).rglob("*.py"))
    texts = [(path.relative_to(ROOT), path.read_text("utf-8")) for path in files]
    return [Source(path, text, ast.parse(text)) for path, text in texts]


def ledger_ids(folder: Path) -> set[str]:
    """Every rule and ruling id of a game."""
    found = set()
    for name in ("rules.toml", "rulings.toml"):
        lines = (ROOT / folder / "ledger" / name).read_text("utf-8").splitlines()
        found |= {line.split('"')[1] for line in lines if line.startswith('id = "')}
    return found


def ids_in(node: ast.AST, ids: set[str]) -> tuple[str, ...]:
    """The rule ids that stand in a piece of code."""
    found = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return tuple(dict.fromkeys(text for text in found if text in ids))


class Book:
    """What the names of a game's modules stand for: refusals and interned rule ids."""

    def __init__(self, sources: Iterable[Source], ids: set[str]) -> None:
        self.ids = ids
        self.refusals: dict[str, tuple[str, ...]] = {}
        self.rules: dict[str, tuple[str, ...]] = {}
        for node in (node for source in sources for node in source.tree.body):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.note(node.targets[0].id, node.value)

    def note(self, name: str, value: ast.expr) -> None:
        calls = [n.func for n in ast.walk(value) if isinstance(n, ast.Call)]
        refuses = any(isinstance(f, ast.Attribute) and f.attr == "refusal" for f in calls)
        refuses |= any(isinstance(f, ast.Name) and f.id == "Refusal" for f in calls)
        found = ids_in(value, self.ids)
        if found:
            kept = self.refusals if refuses else self.rules
            kept[name] = (*kept.get(name, ()), *found)

    def refused_by(self, node: ast.AST) -> tuple[str, ...]:
        """The rules of the refusals that a statement names."""
        names = [n.id for n in ast.walk(node) if isinstance(n, ast.Name)]
        return tuple(dict.fromkeys(rule for name in names for rule in self.refusals.get(name, ())))

    def cited_by(self, node: ast.AST) -> tuple[str, ...]:
        """The rules that a piece of code cites, by id or by name."""
        names = [n.id for n in ast.walk(node) if isinstance(n, ast.Name)]
        by_name = [rule for name in names for rule in (*self.rules.get(name, ()), *self.refusals.get(name, ()))]
        return tuple(dict.fromkeys((*ids_in(node, self.ids), *by_name)))


def mutants_of(folder: Path) -> Iterator[Mutant]:
    """Every refusal and every step of a game."""
    sources = sources_of(folder)
    book = Book(sources, ledger_ids(folder))
    steps = step_rules(sources, book)
    for source in sources:
        for function in (n for n in ast.walk(source.tree) if isinstance(n, ast.FunctionDef)):
            yield from refusals_in(source, function, book)
            if function.name in steps and function in source.tree.body:
                rules = tuple(dict.fromkeys((*steps[function.name], *book.cited_by(function))))
                yield Mutant(source.path, function.lineno, function.name, rules, without_body(source, function))


def step_rules(sources: Iterable[Source], book: Book) -> dict[str, tuple[str, ...]]:
    """The functions that are steps of a frame, and the rules that the frame names for them."""
    tuples: dict[tuple[str, str], list[ast.expr]] = {}
    for node in (node for source in sources for node in source.tree.body):
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.Assign) and isinstance(target, ast.Attribute) and isinstance(node.value, ast.Tuple):
            tuples[ast.unparse(target.value), target.attr] = node.value.elts
    found: dict[str, tuple[str, ...]] = {}
    for (frame, attribute), items in tuples.items():
        rules = tuples.get((frame, "rules"), [])
        for n, item in enumerate(items if attribute == "steps" else ()):
            if isinstance(item, ast.Name):
                cited = book.cited_by(rules[n]) if n < len(rules) else ()
                found[item.id] = (*found.get(item.id, ()), *cited)
    return found


def refusals_in(source: Source, function: ast.FunctionDef, book: Book) -> Iterator[Mutant]:
    """Statements that return, yield or collect a refusal."""
    for node in ast.walk(function):
        rules = book.refused_by(node) if isinstance(node, ast.Return | ast.Expr) else ()
        if rules:
            instead = "return None" if isinstance(node, ast.Return) else "pass"
            text = replaced(source.text, node, instead)
            yield Mutant(source.path, node.lineno, f"{function.name}: {ast.unparse(node)[:60]}", rules, text)


def without_body(source: Source, function: ast.FunctionDef) -> str:
    """The file with a function that does nothing."""
    first, last = function.body[0], function.body[-1]
    lines = source.text.splitlines(keepends=True)
    indent = " " * first.col_offset
    return "".join([*lines[: first.lineno - 1], f"{indent}return None\n", *lines[last.end_lineno :]])


def replaced(text: str, node: ast.stmt, instead: str) -> str:
    """The file with another statement in the place of one."""
    lines = text.splitlines(keepends=True)
    kept = lines[node.lineno - 1].encode()[: node.col_offset].decode()
    return "".join([*lines[: node.lineno - 1], f"{kept}{instead}\n", *lines[node.end_lineno :]])


# -------------------------------------------------------------------------------------------- running them


def tests_by_rule(folder: Path) -> dict[str, set[str]]:
    """The tests that are recorded for each rule, worked examples included."""
    file = ROOT / folder / "ledger" / "coverage.json"
    if not file.is_file():
        return {}
    recorded = json.loads(file.read_text("utf-8"))
    found = {rule: set(by.get("tests", {})) for rule, by in recorded["rules"].items()}
    for rule, by in recorded["rules"].items():
        found[rule] |= {recorded["examples"][example] for example in by.get("examples", {})}
    return found


def is_killed(copy: Path, mutant: Mutant, tests: Iterable[str]) -> bool:
    """Whether a test fails on the mutant, in a copy that is put right again afterwards."""
    file = copy / mutant.file
    whole = file.read_text("utf-8")
    file.write_text(mutant.text, "utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *sorted(tests)]
    paths = os.pathsep.join([str(copy / "src"), str(copy)])
    env = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=env, capture_output=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(whole, "utf-8")
    return done.returncode != 0


def copied(into: Path) -> Path:
    """A copy of everything that the tests need."""
    ignore = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for name in PARTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, into / name, ignore=ignore)
        elif source.is_file():
            shutil.copy(source, into / name)
    return into


def run(mutants: list[tuple[Mutant, set[str]]], jobs: int) -> list[Mutant]:
    """The mutants that no test notices."""
    with tempfile.TemporaryDirectory() as folder:
        free: Queue[Path] = Queue()
        for n in range(jobs):
            free.put(copied(Path(folder, str(n))))

        def one(job: tuple[Mutant, set[str]]) -> bool:
            copy = free.get()
            try:
                return is_killed(copy, *job)
            finally:
                free.put(copy)

        survivors = []
        with ThreadPoolExecutor(jobs) as pool:
            for n, (job, killed) in enumerate(zip(mutants, pool.map(one, mutants)), 1):
                if sys.stderr.isatty():
                    print(f"\r{n} of {len(mutants)}", end="", file=sys.stderr, flush=True)
                if not killed:
                    survivors.append(job[0])
        return survivors


def folders(wanted: list[str]) -> list[Path]:
    """The games to look at. Exits with 2 for an unknown one."""
    every = [p.parent.parent.relative_to(ROOT) for place in PLACES for p in (ROOT / place).glob("*/ledger/rules.toml")]
    unknown = [name for name in wanted if name not in {folder.name for folder in every}]
    if unknown:
        print(f"mutate: no game {unknown[0]!r}", file=sys.stderr)
        sys.exit(2)
    return sorted(f for f in every if f.name in wanted or (not wanted and tests_by_rule(f)))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="print what would be disabled")
    options = parser.parse_args(arguments)
    survivors: list[Mutant] = []
    for folder in folders(options.games):
        recorded = tests_by_rule(folder)
        found = [(m, {t for rule in m.rules for t in recorded.get(rule, ())}) for m in mutants_of(folder)]
        if options.list:
            print("\n".join(f"{mutant}: {len(tests)} tests" for mutant, tests in found))
            continue
        untested = [mutant for mutant, tests in found if not tests]
        alive = run([job for job in found if job[1]], options.jobs)
        print(f"{folder.name}: {len(found)} disabled, {len(alive)} survive, {len(untested)} without a test")
        print("".join(f"  survives: {mutant}\n" for mutant in alive), end="")
        print("".join(f"  no {'test' if m.rules else 'rule'}:  {m}\n" for m in untested), end="")
        survivors += alive
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
