"""Asks: options, forms, answers, refusals, and who is asked."""

from __future__ import annotations

import json
from random import Random

from battlebook.kernel import gate
from battlebook.kernel.frames import Fault, answer, check, give, open_part, reask
from battlebook.kernel.options import Ask
from battlebook.kernel.state import State, to_plain
from tests.harness.cases import Case, scaled
from tests.harness.walk import ask_plain, begun, decisions, is_refused_as_not_asked, refused, wrong_answers

GAMES = scaled(2)


def keys_of(part: Ask) -> list[tuple[object, ...]]:
    return [option.key for option in part.options()]


def test_options_are_sorted_unique_and_json_able(case: Case) -> None:
    for seed in range(GAMES):
        s = begun(case, seed)
        for _, part in decisions(s, Random(seed)):
            for group in part.groups:
                keys = [option.key for option in group.options]
                assert keys, f"group {group.verb} of {part.kind} offers nothing"
                assert keys == sorted(keys), f"group {group.verb} of {part.kind} is not in order"
            keys = keys_of(part)
            assert len(set(keys)) == len(keys)
            assert all(type(value) in (int, str) for key in keys for value in key)
            assert all(type(key[0]) is str and key[0] != "?" for key in keys)
            assert all(type(n) is int for o in part.options() for _, n in o.target)


def test_every_ask_has_an_answer_and_every_option_is_one(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        rng = Random(seed)
        for seat, part in decisions(s, rng):
            assert (part.count() == 0) == (part.form is not None), "an ask has options or a form"
            keys = keys_of(part) or [part.sample(rng) for _ in range(3)]
            for key in rng.sample(keys, min(len(keys), 5)):
                clone = table.clone(s)
                assert answer(clone, seat, key) is None
                assert not table.equal(clone, s)


def test_an_answer_survives_json(case: Case) -> None:
    for seed in range(GAMES):
        s = begun(case, seed)
        for seat, part in decisions(s, Random(seed)):
            key = part.sample(Random(seed))
            read = json.loads(json.dumps(to_plain(key)))
            assert check(s, seat, as_key(read)) is None


def as_key(read: list[object]) -> tuple[object, ...]:
    return tuple(as_key(value) if isinstance(value, list) else value for value in read)


def test_an_illegal_answer_is_refused_and_changes_nothing(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        rng = Random(seed)
        offered: set[tuple[object, ...]] = set()
        for seat, part in decisions(s, rng):
            before, ask = table.digest(s), s.ask
            now = set(keys_of(part))
            for key in [*wrong_answers(part, rng), *sorted(offered - now, key=repr)[:20]]:
                if refused(s, seat, key) is None and not no_answer(part, key):
                    continue  # a spoiled form may still be a legal answer
                fault = answer(s, seat, key)
                assert fault is not None, f"{key!r} was taken"
                assert well_formed(case, fault)
                assert table.digest(s) == before and s.ask is ask
            offered |= now


def no_answer(part: Ask, key: tuple[object, ...]) -> bool:
    """Whether a key cannot be legal: an option that is not offered, or a form with anything but whole numbers."""
    if part.form is None:
        return repr(key) not in [repr(k) for k in keys_of(part)]
    flat = [n for value in key for n in (value if type(value) is tuple else (value,))]
    return any(type(n) is not int for n in flat)


def well_formed(case: Case, fault: Fault) -> bool:
    refusal, part = fault
    return bool(case.game.ledger(refusal.rule)) and bool(refusal.cause) and type(part) is int


def test_nobody_else_has_options(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        for _, part in decisions(s, Random(seed)):
            before = table.digest(s)
            waiting = gate.waiting(s)
            assert waiting and waiting == sorted(set(waiting))
            for other in (*case.seats, -1, len(case.seats)):
                if other in waiting:
                    assert open_part(s, other) is not None
                    continue
                assert open_part(s, other) is None
                assert gate.ask(case.game, s, other) is None
                assert gate.why(case.game, s, other, ("pass",)) == []
                assert is_refused_as_not_asked(s, other, part.sample(Random(seed)))
            assert table.digest(s) == before


def test_a_sealed_answer_is_given_once(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        for seat, part in decisions(s, Random(seed)):
            if s.ask is part:
                continue
            clone = table.clone(s)
            key = part.sample(Random(seed))
            give(clone, seat, key)
            if clone.sealed:
                before = table.digest(clone)
                assert is_refused_as_not_asked(clone, seat, key)
                assert table.digest(clone) == before


def test_asking_again_gives_the_same_ask_and_changes_nothing(case: Case) -> None:
    table = case.game.table
    for seed in range(GAMES):
        s = begun(case, seed)
        for _ in decisions(s, Random(seed)):
            before, ask = table.digest(s), ask_plain(s.ask)
            s.sink = []
            reask(s)
            assert s.sink == [], "an ask emits events"
            s.sink = None
            assert ask_plain(s.ask) == ask
            assert table.digest(s) == before


def test_denied_candidates_are_refused_with_reasons(case: Case) -> None:
    game = case.game
    for seed in range(GAMES):
        s = begun(case, seed)
        for seat, part in decisions(s, Random(seed)):
            known = game.known(s, seat)
            for denied in game.denied(known, part):
                assert check(s, seat, denied.key) is not None, f"{denied.key} is offered and refused"
                assert denied.refusals and all(game.ledger(r.rule) for r in denied.refusals)
                said = [row["rule"] for row in gate.why(game, s, seat, denied.key)]
                assert said == [r.rule for r in denied.refusals]
            for key in keys_of(part)[:10]:
                assert list(game.why_not(known, part, key)) == [], f"{key} is offered, yet has reasons against"


def test_every_citation_stands_in_the_ledger(case: Case) -> None:
    ledger = case.game.ledger
    for seed in range(GAMES):
        s = begun(case, seed)
        s.sink = []
        for _, part in decisions(s, Random(seed)):
            assert ledger(part.rule) and all(ledger(group.rule) for group in part.groups)
            assert part.form is None or ledger(part.form.rule)
        assert s.sink and all(ledger(event.rule) for event in s.sink)
        rows = [row for event in s.sink for row in event.public.get("sum", {}).get("rows", ())]
        assert all(ledger(row["rule"]) for row in rows)
        assert all(ledger(rule) for kind in case.game.table.frames.values() for rule in kind.rules)


def test_candidates_are_legal_answers(case: Case) -> None:
    for seed in range(GAMES):
        s = begun(case, seed)
        for seat, part in decisions(s, Random(seed)):
            known = case.game.known(s, seat)
            candidates = case.game.candidates(known, part, Random(seed))
            assert candidates
            assert all(check(s, seat, key) is None for key in candidates)


def test_answers_leave_the_recorder_alone_when_there_is_none(setup_case: Case) -> None:
    s: State = begun(setup_case, 0)
    assert s.recorder is None
