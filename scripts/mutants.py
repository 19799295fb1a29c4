"""What `mutate.py` disables: each refusal and each step of a game, one at a time; and the tests that then have to fail.

A refusal is disabled by returning, yielding or collecting nothing in its place, a step by doing nothing.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
Function = ast.FunctionDef


class Mutant(NamedTuple):
    """One change: in which file, line and function (of the module or a class: ``Class.name``), what it disables, the
    rules it stands for, and the file's new text."""

    file: Path
    line: int
    function: str
    what: str
    rules: tuple[str, ...]
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}" + (f" ({', '.join(self.rules)})" if self.rules else "")

    @property
    def key(self) -> str:
        """A name that stays as long as the file does."""
        return f"{self.file}:{self.line}:" + hashlib.sha256(self.text.encode()).hexdigest()[:16]


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


def constants(source: Source) -> Iterator[tuple[str, ast.expr]]:
    """What a module assigns to names."""
    for node in source.tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


Place = tuple[str, str]  # a module by its dotted name, and a name in it


class Book:
    """What the names of a game's modules stand for: refusals and interned rule ids, by the place of each."""

    def __init__(self, sources: Iterable[Source], ids: set[str]) -> None:
        self.ids = ids
        self.refusals: dict[Place, tuple[str, ...]] = {}
        self.rules: dict[Place, tuple[str, ...]] = {}
        self.imports = {source.path: dict(imports(source)) for source in sources}
        for source in sources:
            for name, value in constants(source):
                self.note((module_of(source.path), name), value)

    def note(self, place: Place, value: ast.expr) -> None:
        calls = [n.func for n in ast.walk(value) if isinstance(n, ast.Call)]
        refuses = any(isinstance(f, ast.Attribute) and f.attr == "refusal" for f in calls)
        refuses |= any(isinstance(f, ast.Name) and f.id == "Refusal" for f in calls)
        found = ids_in(value, self.ids)
        if found:
            kept = self.refusals if refuses else self.rules
            kept[place] = found

    def places(self, node: ast.AST, source: Source) -> Iterator[Place]:
        """What the names in a piece of code stand for: imported ones, those of imported modules, the source's own."""
        known = self.imports[source.path]
        for part in ast.walk(node):
            if isinstance(part, ast.Name):
                yield known.get(part.id, (module_of(source.path), part.id))
            elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id in known:
                yield ".".join(known[part.value.id]), part.attr

    def refused_by(self, node: ast.AST, source: Source) -> tuple[str, ...]:
        """The rules of the refusals that a statement names."""
        found = [rule for place in self.places(node, source) for rule in self.refusals.get(place, ())]
        return tuple(dict.fromkeys(found))

    def cited_by(self, node: ast.AST, source: Source) -> tuple[str, ...]:
        """The rules that a piece of code cites, by id or by name."""
        places = list(self.places(node, source))
        by_name = [rule for p in places for rule in (*self.rules.get(p, ()), *self.refusals.get(p, ()))]
        return tuple(dict.fromkeys((*ids_in(node, self.ids), *by_name)))


def module_of(path: Path) -> str:
    """The dotted name under which a file is imported."""
    parts = path.with_suffix("").parts
    return ".".join(parts[parts[0] == "src" :]).removesuffix(".__init__")


def imports(source: Source) -> Iterator[tuple[str, Place]]:
    """The names that a module imports from others."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((alias.asname or alias.name, (node.module or "", alias.name)) for alias in node.names)


def functions_of(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Functions of the module and methods of its classes, with the names under which they are found."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{part.name}", part) for part in node.body if isinstance(part, Function))


def mutants_of(folder: Path) -> Iterator[Mutant]:
    """Every refusal and every step of a game."""
    sources = sources_of(folder)
    book = Book(sources, ledger_ids(folder))
    steps = step_rules(sources, book)
    for source in sources:
        for name, function in functions_of(source.tree):
            yield from refusals_in(source, name, function, book)
            place = module_of(source.path), name
            if place in steps:
                rules = tuple(dict.fromkeys((*steps[place], *book.cited_by(function, source))))
                yield Mutant(source.path, function.lineno, name, name, rules, without_body(source, function))


def step_rules(sources: Iterable[Source], book: Book) -> dict[Place, tuple[str, ...]]:
    """The functions that are steps of a frame, and the rules that the frame names for them."""
    tuples: dict[tuple[str, str], tuple[Source, list[ast.expr]]] = {}
    for source, node in ((one, node) for one in sources for node in one.tree.body):
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.Assign) and isinstance(target, ast.Attribute) and isinstance(node.value, ast.Tuple):
            tuples[ast.unparse(target.value), target.attr] = source, node.value.elts
    found: dict[Place, tuple[str, ...]] = {}
    for (frame, attribute), (source, items) in tuples.items():
        _, rules = tuples.get((frame, "rules"), (source, []))
        for n, item in enumerate(items if attribute == "steps" else ()):
            cited = book.cited_by(rules[n], source) if n < len(rules) else ()
            for place in book.places(item, source):
                found[place] = (*found.get(place, ()), *cited)
    return found


def refusals_in(source: Source, name: str, function: Function, book: Book) -> Iterator[Mutant]:
    """Statements that return, yield or collect a refusal."""
    for node in ast.walk(function):
        rules = book.refused_by(node, source) if isinstance(node, ast.Return | ast.Expr) else ()
        if rules:
            text = replaced(source.text, node, nothing_for(node, function))
            yield Mutant(source.path, node.lineno, name, f"{name}: {ast.unparse(node)[:60]}", rules, text)


def nothing_for(node: ast.stmt, function: Function) -> str:
    """A statement that does nothing in the place of one, so that its function stays what it is."""
    if isinstance(node, ast.Expr):
        return "yield from ()" if isinstance(node.value, ast.Yield | ast.YieldFrom) else "pass"
    told = ast.unparse(function.returns) if function.returns is not None else "None"
    if any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(function)) or "None" in told:
        return "return None"
    empty = {"list": "[]", "Sequence": "()", "tuple": "()", "Iterable": "()", "Iterator": "iter(())"}
    return "return " + empty.get(told.partition("[")[0], "None")


def without_body(source: Source, function: Function) -> str:
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


# ------------------------------------------------------------------------------------------------- their tests


def tests_by_rule(folder: Path) -> dict[str, set[str]]:
    """The tests that are recorded for each rule; worked examples by the name of the example."""
    file = ROOT / folder / "ledger" / "coverage.json"
    if not file.is_file():
        return {}
    recorded = json.loads(file.read_text("utf-8"))
    return {rule: {*by.get("tests", {}), *by.get("examples", {})} for rule, by in recorded["rules"].items()}


def tests_for(mutant: Mutant, recorded: dict[str, set[str]]) -> set[str]:
    """The tests of which one has to fail."""
    return {test for rule in mutant.rules for test in recorded.get(rule, ())}
