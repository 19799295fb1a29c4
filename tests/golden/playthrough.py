"""A random game as text that a person can read: every decision with its ask, draws, events and the state's digest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.chance import Draw, Sampled
from battlebook.kernel.events import Event
from battlebook.kernel.frames import advance, give, open_part
from battlebook.kernel.game import Spec, begin
from battlebook.kernel.options import Ask
from battlebook.kernel.state import State, to_plain
from tests.harness.cases import Case, plain_cases

FOLDER = Path(__file__).parent
SEED = 7
SEEDS = {"magestorm": 470}  # of games in which seed 7 shows little: here two combats with all three magic steps
STREAMS = ("dice", "cards", "other")
SHOWN = 6  # options that are written out


def file_of(case: Case) -> Path:
    """Where the playthrough of a set-up is kept."""
    return FOLDER / case.game.key / f"{case.setup.key}.txt"


def seed_of(case: Case) -> int:
    """The seed of a game's playthroughs."""
    return SEEDS.get(case.game.key, SEED)


def kept_cases() -> list[Case]:
    """The set-ups of every game that keeps playthroughs."""
    return [case for case in plain_cases() if file_of(case).parent.is_dir()]


def text_of(case: Case) -> str:
    """The whole playthrough."""
    return "\n".join(lines_of(case)) + "\n"


def lines_of(case: Case) -> Iterator[str]:
    game = case.game
    spec, seed = plain_spec(case), seed_of(case)
    yield f"{game.key}, set-up {case.setup.key}, seed {seed}"
    yield from (f"  {name}: {compact(value)}" for name, value in spec.options.items())
    s = begin(game, spec, Sampled(seed))
    rng = Random(seed)
    yield "\n0. opening"
    yield from caused(case, s, lambda: advance(s))
    n = 0
    while s.ask is not None:
        n += 1
        seat = rng.choice(gate.waiting(s))
        part = open_part(s, seat)
        assert part is not None
        key = part.sample(rng)
        yield f"\n{n}. seat {seat}, {part.kind} [{part.rule}]: {choice(part)}"
        yield f"   > {compact(to_plain(key))}"
        yield from caused(case, s, lambda seat=seat, key=key: give(s, seat, key))
    result = game.result(s)
    assert result is not None
    yield f"\nresult: {result.kind} [{result.rule}], seats {compact(result.seats)}, sides {compact(result.sides)}"


def plain_spec(case: Case) -> Spec:
    """The defaults of the set-up's form where they are legal, else a random legal spec."""
    spec = Spec(case.setup.key, {field.name: field.default for field in case.setup.fields})
    return case.spec(seed_of(case)) if case.game.problems(spec) else spec


def choice(part: Ask) -> str:
    """What is offered, cut short."""
    if part.form is not None:
        limits = ", ".join(f"{name} {compact(value)}" for name, value in part.form.limits().items())
        return f"{part.form.kind}, {limits}"
    keys = [" ".join(map(str, option.key)) for option in part.options()]
    more = f" and {len(keys) - SHOWN} more" if len(keys) > SHOWN else ""
    return ", ".join(keys[:SHOWN]) + more


def caused(case: Case, s: State, run: Any) -> Iterator[str]:
    """Run something; the draws and events that it caused, and the digest of the state after it."""
    s.drawn, s.sink = drawn, sink = [], []
    run()
    s.drawn = s.sink = None
    yield from (f"   {told_draw(draw)}" for draw in drawn)
    yield from (f"   {told_event(event)}" for event in sink)
    yield f"   = {case.game.table.digest(s)}"


def told_draw(draw: Draw) -> str:
    return f"{STREAMS[draw.stream]}: {draw.value + 1} of {draw.sides}"


def told_event(event: Event) -> str:
    """Kind, rule, what everybody reads, and what some seats read instead."""
    text = f"{event.kind} [{event.rule}] {arguments(event.public)}".rstrip()
    if event.private is not None:
        seats = [seat for seat in range(30) if event.seats >> seat & 1]
        text += f" | for {compact(seats)}: {arguments(event.private)}"
    return text


def arguments(args: Any) -> str:
    return " ".join(f"{name}={compact(value)}" for name, value in args.items())


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, default=list)
