"""Dice that are rolled at the table and typed in: asked for, taken, kept, replayed, never provable."""

from __future__ import annotations

import json
from random import Random

import pytest

from battlebook.kernel import gate
from battlebook.kernel.chance import CARDS, DICE, TYPED, Keyed
from battlebook.kernel.game import Spec
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match, replay, source_of
from battlebook.kernel.proof import OPEN, Proof
from battlebook.kernel.saves import dumps, loads, verify
from battlebook.kernel.typed import TYPED_DICE, UNPROVEN, DieWanted, Typed, face_text, is_open
from tests.kernel.toys.bent_dice.game import GAME

PEOPLE = (SeatInfo("Anna"), SeatInfo("Ben"))


def match_of(seats: tuple[SeatInfo, ...] = PEOPLE, variants: tuple[str, ...] = (TYPED_DICE,)) -> Match:
    spec = GAME.sample_spec(GAME.setups[0].key, Random(0))
    spec = Spec(spec.setup, spec.options, variants, spec.rulings)
    header = make_header(GAME, "m", spec, seats, Proof(OPEN, 3))
    return Match(GAME, header, source_of(header, ""))


def to_the_die(match: Match) -> int:
    """Answer with the first of everything until a die is to be typed; returns who types it."""
    while not is_open(match.state):
        seat = gate.waiting(match.state)[0]
        part = match.state.ask.part(seat) if match.state.ask else None
        assert part is not None
        key = part.form.sample(Random(0)) if part.form else list(part.options())[-1].key
        assert match.answer(seat, key) is None
    return gate.waiting(match.state)[0]


def test_a_roll_asks_for_its_die_and_takes_the_face_that_is_typed() -> None:
    match = match_of()
    seat = to_the_die(match)
    asked = gate.ask(GAME, match.state, seat)
    assert asked is not None and asked["kind"] == "die" and asked["form"]["faces"] == [1, 2, 3, 4, 5, 6]
    assert asked["words"]["id"] == "typed-ask" and not asked["refused"]
    assert match.answer(seat, (5,)) is None
    assert match.state.die == 5
    last = match.decisions[-1]
    assert last.key == (5,) and [d.stream for d in last.draws if d.stream != CARDS] == [TYPED]
    told = gate.events(GAME, match.happened[-1], -1)[0]
    assert told["kind"] == "die-typed" and told["words"]["id"] == "typed-event" and told["dice"][0]["faces"] == [5]


@pytest.mark.parametrize("wrong", [(0,), (7,), (True,), ("6",), (), (1, 2), ("roll",)])
def test_a_wrong_face_is_refused_in_one_line_and_changes_nothing(wrong: tuple[object, ...]) -> None:
    match = match_of()
    seat = to_the_die(match)
    before = GAME.table.digest(match.state)
    fault = match.answer(seat, wrong)
    assert fault is not None and GAME.table.digest(match.state) == before
    part = match.state.ask
    assert part is not None
    said = gate.refusal(GAME, GAME.known(match.state, seat), part, wrong, fault[0])
    assert said["words"] == {"id": "typed-no-face", "args": {"faces": "1, 2, 3, 4, 5, 6"}}
    assert gate.why(GAME, match.state, seat, wrong) and gate.odds(GAME, match.state, seat, wrong) is None


def test_a_computers_die_is_typed_by_the_first_person_at_the_table() -> None:
    match = match_of((SeatInfo("C", "computer", "easy"), SeatInfo("Ben")))
    for face in (1, 6, 2):
        assert to_the_die(match) == 1
        assert match.answer(1, (face,)) is None


def test_an_open_die_ends_free_undo() -> None:
    match = match_of()
    to_the_die(match)
    off = match.undo_off(match.decisions[-1].seat)
    assert off is not None and off.reason == "rolled"
    seat = gate.waiting(match.state)[0]
    match.answer(seat, (2,))
    off = match.undo_off(seat)
    assert off is not None and off.reason == "rolled" and match.rolled(match.revision)


def test_an_open_die_survives_being_saved() -> None:
    match = match_of()
    to_the_die(match)
    again = GAME.table.from_plain(json.loads(json.dumps(GAME.table.plain(match.state))), match.state)
    assert GAME.table.equal(again, match.state) and again.ask.kind == "die"
    assert replay(GAME, match.header, match.source, match.decisions[1:]).decisions == match.decisions


def test_a_file_is_verified_and_says_that_its_dice_are_unproven() -> None:
    match = match_of()
    for face in (1, 6, 3):
        match.answer(to_the_die(match), (face,))
    text = dumps(match)
    report = verify(GAME, loads(text))
    assert report.ok and UNPROVEN in report.notes
    forged = text.replace(f"[{TYPED},6,2]", f"[{TYPED},6,4]")
    assert forged != text and not verify(GAME, loads(forged)).ok


def test_without_the_variant_nobody_is_asked() -> None:
    match = match_of(variants=())
    assert isinstance(match.source, Keyed) and match.asker is None


def test_only_dice_are_typed() -> None:
    keyed = Keyed(b"key")
    source = Typed(keyed, 3, (2,))
    assert source.draw(CARDS, 0, 8, 40) == keyed.draw(CARDS, 0, 8, 40) and source.draw(DICE, 0, 3, 6) == 2
    with pytest.raises(DieWanted):
        source.draw(DICE, 0, 4, 6)
    with pytest.raises(DieWanted):
        source.draw(DICE, 0, 3, 2)


def test_faces_carry_signs_where_some_are_negative() -> None:
    assert [face_text(face, (-1, 0, 1)) for face in (-1, 0, 1)] == ["−1", "0", "+1"]
    assert face_text(4, (1, 2, 3, 4)) == "4"
