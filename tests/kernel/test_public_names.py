"""Every public name of the kernel is used by a toy, or by the machinery around a toy's match.

A function counts as used when a toy names it or it runs while the toys are discovered and played; a method also when a
toy (or, for one that only raises NotImplementedError, the kernel) overrides it; any other name when a toy or the kernel
names it. The content modules have a suite of their own and are left to it.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import pytest

import battlebook.kernel as kernel
from battlebook.kernel import gate
from battlebook.kernel.branch import branch_at
from battlebook.kernel.chance import Keyed, ScriptEnded, fresh_source
from battlebook.kernel.frames import answer, check, open_part
from battlebook.kernel.game import Game, discover, games, spell_key
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match, replay, source_of
from battlebook.kernel.options import Ask
from battlebook.kernel.playout import play_out
from battlebook.kernel.proof import OPEN, SEALED, Proof, commit, computer_contribution, sealed_key
from battlebook.kernel.rules import load_ledger
from battlebook.kernel.saves import SaveError, dumps, loads, partial_dumps, verify
from battlebook.kernel.state import State, Table
from battlebook.kernel.typed import TYPED_DICE, is_open
from battlebook.kernel.words import message_id
from tests.harness.cases import TOYS

FOLDER = Path(kernel.__path__[0])
TOY_FOLDER = Path(__file__).parent / "toys"
ELSEWHERE = "content"  # modules whose names begin so are tested by test_content.py
MODULES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")
KERNEL_MODULES = [name for name in MODULES if not name.startswith(ELSEWHERE)]


# --------------------------------------------------------------------------------------------------- the tour


def tour() -> None:
    """Discover the toys and play each with everything that the house does with a match."""
    assert games.__wrapped__() is not None and spell_key("Four-Seats") == "four_seats"
    for key, game in discover(TOYS).items():
        load_ledger(f"{TOYS}.{key}").nearest("four:3:snatched")
        assert Table(game.table.cls, game.table.fields, tuple(game.table.frames.values())).frames == game.table.frames
        for seed in range(3):
            played(game, seed)
        for variant in game.variants:
            played(game, 9, variants=(variant.key,))
        played(game, 4, variants=(TYPED_DICE,))
    sealed_match(discover(TOYS)["tutorial"])


def nobody_brings_anything(game: Game) -> None:
    assert not game.cards() and not game.deck_book()
    assert not game.army_problems([]) and game.army_rows([]) is None
    assert not game.deck_problems("", 1, []) and game.deck_rows("", 1, []) is None


def played(game: Game, seed: int, **spec_more: Any) -> None:
    rng = Random(seed)
    spec = game.sample_spec(game.setups[0].key, rng)._replace(**spec_more)
    assert game.problems(spec._replace(variants=("none",), rulings={"none": 1}))
    seats = [SeatInfo(name) for name in game.setups[0].seat_names]
    header = make_header(game, "m", spec, seats, Proof(OPEN, seed))
    match = Match(game, header, source_of(header, ""))
    match.state.recorder = lambda kind, rule: None
    views = []
    assert game.hides_with(spec) and not game.used(("none",)) and not game.usable()
    assert game.hides_here(match.state)
    nobody_brings_anything(game)
    while not match.over:
        seat = rng.choice(gate.waiting(match.state))
        looked_at(game, match, seat, rng)
        assert match.state_at(match.revision).counts == match.state.counts
        part = open_part(match.state, seat)
        assert part is not None
        key = part.sample(rng)
        assert match.check(seat, key) is None and match.answer(seat, key) is None
        if match.undo(seat) is None:
            match.redo()
        views.append(gate.view(game, match.state, seat))
    assert game.result(match.state) and game.seats(spec) == len(seats)
    assert verify(game, loads(dumps(match))).ok
    assert verify(game, loads(partial_dumps(match.header, 0, views))).ok
    assert replay(game, match.header, match.source, match.decisions[1:]).over
    match.take_back(match.revision // 2)
    assert verify(game, loads(dumps(match))).ok
    assert not game.problems(game.bench_spec())
    gone_on_with(match)


def gone_on_with(other: Match) -> None:
    """A match that goes on from the middle of another one."""
    branch = branch_at(other.header.id, other.decisions, other.revision // 2)
    header = other.header._replace(id="n", proof=Proof(OPEN, 77), branch=branch)
    match = Match(other.game, header, source_of(header, ""))
    for d in other.decisions[1 : branch.at + 1]:
        match.epoch = match.state.epoch = d.epoch
        assert match.answer(d.seat, d.key) is None and match.decisions[-1].draws == d.draws
    assert verify(other.game, loads(dumps(match))).notes


def looked_at(game: Game, match: Match, seat: int, rng: Random) -> None:
    """Everything that leaves, the plain form, an imagined world, a wrong answer."""
    s = match.state
    for reader in range(-1, len(game.setups[0].seat_names)):
        known = game.known(s, reader)
        assert game.view(known, reader) and game.heading(known)
        gate.events(game, match.happened[-1], reader)
    ask = gate.ask(game, s, seat)
    assert ask is not None
    part = open_part(s, seat)
    assert isinstance(part, Ask) and game.candidates(game.known(s, seat), part, rng)
    assert game.judged(game.known(s, seat), part, rng) is None, "the toys leave it to the player to try answers"
    assert gate.decided(game, game.known(s, seat), part, part.sample(rng)) and gate.phases(game, s)[0]["state"] == "now"
    wrong = ("none", 0)
    assert check(s, seat, wrong) and match.answer(seat, wrong) and gate.why(game, s, seat, wrong)
    gate.odds(game, s, seat, part.sample(rng))
    assert gate.what_if(game, s, seat, part.sample(rng)) is None
    again = game.table.from_plain(json.loads(json.dumps(game.table.plain(s))), s)
    assert game.table.digest(again) == game.table.digest(s)
    assert repr(list(part.options())) and repr(part.groups)
    if not is_open(s):  # the step below a die to type waits for it and can be played out by nobody else
        played_on(game, s, seat, part, rng)


def played_on(game: Game, s: State, seat: int, part: Ask, rng: Random) -> None:
    """A world that fits what the seat knows, and its end."""
    world = game.fill(game.known(s, seat), rng)
    world.source = fresh_source(rng)
    assert game.evaluate(world, seat) <= 1 and game.rounds(world) >= 0
    assert answer(world, seat, part.sample(rng)) is None or world.ask is not None
    with pytest.raises(ScriptEnded):
        game.known(s, seat).source.draw(0, 0, 0, 6)
    world = game.fill(game.known(s, seat), rng)
    assert game.table.equal(world, game.table.clone(world))
    assert play_out(world, rng) >= 0 and world.ask is None


def sealed_match(game: Game) -> None:
    """A match with a sealed proof, and a file that is damaged."""
    secret = "5e" * 32
    values = ["c1" * 32, computer_contribution(secret, 1)]
    rows = tuple((commit(value), value, seat == 1) for seat, value in enumerate(values))
    spec = game.sample_spec(game.setups[0].key, Random(1))
    header = make_header(game, "m", spec, [SeatInfo("a"), SeatInfo("b")], Proof(SEALED, 0, commit(secret), rows))
    match = Match(game, header, Keyed(sealed_key(secret, "m", rows)))
    assert verify(game, loads(dumps(match))).notes
    while not match.over:
        match.answer(gate.waiting(match.state)[0], ("roll",))
    assert verify(game, loads(dumps(match, secret))).ok
    with pytest.raises(SaveError):
        loads(dumps(match)[:-20])
    assert message_id("tut:2:roll") == "tut-2-roll"


def codes_run() -> set[CodeType]:
    """The code of every kernel function that runs during the tour."""
    seen: set[CodeType] = set()

    def note(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call":
            seen.add(frame.f_code)

    sys.setprofile(note)
    try:
        tour()
    finally:
        sys.setprofile(None)
    return {code for code in seen if Path(code.co_filename).parent == FOLDER}


# -------------------------------------------------------------------------------------------------- the names


def public_names(module: str) -> Iterator[tuple[str, bool]]:
    """(qualified name, is it a function) of everything that a module defines and does not mark as private."""
    for node in ast.parse((FOLDER / f"{module}.py").read_text("utf-8")).body:
        for name, code in names_in(node):
            if not any(part.startswith("_") for part in name.split(".")):
                yield name, code


def names_in(node: ast.stmt) -> Iterator[tuple[str, bool]]:
    if isinstance(node, ast.FunctionDef):
        yield node.name, True
    elif isinstance(node, ast.ClassDef):
        yield node.name, False
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef):
                yield f"{node.name}.{inner.name}", True
    elif isinstance(node, ast.Assign):
        yield from ((target.id, False) for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id, False


def trees(paths: list[Path]) -> list[ast.AST]:
    """Every node of some source files."""
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]


TOY_NODES = trees(list(TOY_FOLDER.rglob("*.py")))
KERNEL_NODES = trees([FOLDER / f"{name}.py" for name in KERNEL_MODULES])


def named_in(nodes: list[ast.AST]) -> set[str]:
    """Every identifier, annotations included."""
    found = {node.id for node in nodes if isinstance(node, ast.Name)}
    return found | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


BY_TOYS = named_in(TOY_NODES)
MENTIONED = BY_TOYS | named_in(KERNEL_NODES)
WRITTEN_IN_TOYS = {node.name for node in TOY_NODES if isinstance(node, ast.FunctionDef)}
ABSTRACT = {
    node.name
    for node in KERNEL_NODES
    if isinstance(node, ast.FunctionDef) and ast.unparse(node.body[-1]) == "raise NotImplementedError"
}


WRITTEN_ANEW = ("Asker", "Game", "Judging", "Form", "Source")


def is_overridden(name: str) -> bool:
    """Whether a method is there to be written anew, and is."""
    owner, _, method = name.partition(".")
    return owner in WRITTEN_ANEW and method in WRITTEN_IN_TOYS | ABSTRACT


@pytest.fixture(scope="module")
def run() -> dict[str, set[str]]:
    """By kernel module the qualified names of the functions that ran."""
    found: dict[str, set[str]] = {}
    for code in codes_run():
        found.setdefault(Path(code.co_filename).stem, set()).add(code.co_qualname)
    return found


@pytest.mark.parametrize("module", KERNEL_MODULES)
def test_every_public_name_is_used_by_a_toy(module: str, run: dict[str, set[str]]) -> None:
    names = list(public_names(module))
    used = run.get(module, set()) | {name for name, _ in names if name.rpartition(".")[2] in BY_TOYS}
    idle = [name for name, code in names if code and name not in used and not is_overridden(name)]
    idle += [name for name, code in names if not code and name not in MENTIONED]
    assert idle == []
