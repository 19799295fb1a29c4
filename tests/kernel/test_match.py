"""Matches of the toys: undo, take-back with new dice, digests, replay."""

from __future__ import annotations

import pytest

from battlebook.kernel import gate
from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import NotAsked
from battlebook.kernel.game import Game, Spec
from battlebook.kernel.header import SeatInfo, header_digest, make_header
from battlebook.kernel.match import KEPT, Match, play_one, replay
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import SaveError, dumps, loads, verify
from tests.kernel.toys.bent_dice.game import GAME as BENT
from tests.kernel.toys.cards import NAMES
from tests.kernel.toys.duel_of_spells.game import GAME as DUEL
from tests.kernel.toys.tutorial.game import GAME as TUTORIAL


def begun(game: Game, seed: int = 1, **options: object) -> Match:
    defaults = {field.name: field.default for field in game.setups[0].fields}
    spec = Spec(game.setups[0].key, {**defaults, **options})
    header = make_header(game, "m", spec, [SeatInfo("Anna"), SeatInfo("Otto")], Proof(OPEN, seed))
    return Match(game, header, Keyed(open_key(seed)))


def test_the_opening_is_decision_zero() -> None:
    match = begun(TUTORIAL)
    assert match.revision == 0 and not match.over
    opening = match.decisions[0]
    assert opening.seat == -1 and opening.key == () and len(opening.draws) == 2
    assert [event.kind for event in match.happened[0]] == ["dealt", "dealt"]


def test_an_answer_is_recorded_with_its_draws_and_events() -> None:
    match = begun(TUTORIAL)
    assert match.answer(0, ("roll",)) is None
    decision = match.decisions[1]
    assert (decision.seat, decision.key, decision.draws[0].sides) == (0, ("roll",), 6)
    assert match.happened[1][0].public["points"] == decision.draws[0].value + 1
    assert match.state.sink is None and match.state.drawn is None


def test_an_illegal_answer_leaves_no_trace() -> None:
    match = begun(TUTORIAL)
    before = TUTORIAL.table.digest(match.state)
    assert match.check(0, ("fly",)) is not None
    assert match.answer(0, ("fly",)) is not None
    with pytest.raises(NotAsked):
        match.answer(1, ("roll",))
    assert TUTORIAL.table.digest(match.state) == before and match.revision == 0


@pytest.mark.parametrize(
    ("answers", "seat", "reason"),
    [
        ([], 0, "nothing"),
        ([(0, ("roll",))], 0, "rolled"),
        ([(0, ("show",))], 0, "revealed"),
        ([(0, ("take",))], 1, "other-seat"),
    ],
)
def test_free_undo_ends_where_something_was_shown(answers: list, seat: int, reason: str) -> None:
    match = begun(TUTORIAL)
    for answer in answers:
        assert match.answer(*answer) is None
    off = match.undo(seat)
    assert off is not None and off.reason == reason
    assert match.revision == len(answers)


def test_undo_and_redo_give_the_same_digest() -> None:
    match = begun(TUTORIAL)
    match.answer(0, ("take",))
    done = match.decisions[-1]
    assert match.undo(0) is None and match.revision == 0
    assert match.redo() and match.decisions[-1] == done
    assert not match.redo()
    match.undo(0)
    match.answer(0, ("take",))
    assert not match.redo(), "a new answer ends redo"


def test_opened_secret_answers_end_free_undo() -> None:
    match = begun(DUEL)
    match.answer(1, ())
    assert match.undo_off(1) is None
    match.answer(0, ())
    off = match.undo_off(0)
    assert off is not None and off.reason == "revealed"


def test_many_steps_are_taken_back_one_by_one() -> None:
    match = begun(TUTORIAL, goal=30)
    digests = []
    for turn in range(26):
        digests.append(TUTORIAL.table.digest(match.state))
        match.answer(turn % 2, ("take",))
    match.before.clear()
    for turn in reversed(range(26)):
        assert match.undo(turn % 2) is None
        assert TUTORIAL.table.digest(match.state) == digests[turn]


def test_only_the_last_states_are_kept() -> None:
    match = begun(BENT, goal=9)
    while not match.over and match.revision < KEPT + 10:
        seat = gate.waiting(match.state)[0]
        match.answer(seat, (1,) if match.state.ask.kind == "stake" else ("pass",))
    assert len(match.before) <= KEPT
    assert BENT.table.digest(match.state_at(1)) == BENT.table.digest(replayed(match, 1).state)


def replayed(match: Match, n: int) -> Match:
    return replay(match.game, match.header, match.source, match.decisions[1 : n + 1])


def test_dice_fall_anew_after_a_takeback_over_chance() -> None:
    faces = set()
    match = begun(TUTORIAL, goal=30)
    for epoch in range(12):
        match.answer(0, ("roll",))
        assert match.decisions[-1].epoch == epoch
        faces.add(match.decisions[-1].draws[0].value)
        match.take_back(0)
    assert len(faces) > 2
    match.answer(0, ("roll",))
    again = replayed(match, 1)
    assert again.decisions == match.decisions


def test_no_way_back_leads_to_dice_that_were_seen() -> None:
    match = begun(TUTORIAL, goal=30)
    match.answer(0, ("take",))
    match.answer(1, ("roll",))
    seen = match.decisions[-1].draws[0]
    match.take_back(1)
    match.take_back(1)
    assert match.state.epoch == 1, "a second takeback, over nothing, keeps the epoch"
    assert match.undo(0) is None and match.state.epoch == 1, "and so does an undo of something before it"
    match.take_back(0)
    rolls = []
    for seat in (0, 1, 0, 1):
        match.answer(seat, ("roll",))
        rolls.append(match.decisions[-1].draws[0])
    assert match.decisions[1].epoch == 1
    assert seen.stream == rolls[0].stream
    assert replayed(match, 4).decisions == match.decisions


def test_a_takeback_that_nothing_has_followed_is_kept_in_the_file() -> None:
    match = begun(TUTORIAL, goal=30)
    match.answer(0, ("take",))
    match.answer(1, ("roll",))
    seen = match.decisions[-1].draws
    match.take_back(1)
    text = dumps(match)
    report = verify(TUTORIAL, loads(text))
    assert report.ok and report.match is not None and report.match.epoch == 1
    for one in (match, report.match):
        one.answer(1, ("roll",))
    assert report.match.decisions == match.decisions and match.decisions[-1].epoch == 1
    assert match.decisions[-1].draws != seen, "with this seed the die differs"
    assert '{"epoch"' not in dumps(match), "the decision itself names the epoch now"
    for wrong in (text.replace('{"epoch":1', '{"epoch":2'), text.replace('{"epoch":1', '{"epoch":0')):
        assert [fault.field for fault in verify(TUTORIAL, loads(wrong)).faults] == ["epoch"]
    line = text.splitlines()[-1]
    for spoilt in (text + line + "\n", text.replace('{"epoch":1', '{"epoch":"1"')):
        with pytest.raises(SaveError):
            loads(spoilt)


def test_a_takeback_without_chance_keeps_the_epoch() -> None:
    match = begun(TUTORIAL)
    match.answer(0, ("take",))
    match.take_back(0)
    assert match.state.epoch == 0


def test_digests_name_everything_before_them() -> None:
    one, other = begun(TUTORIAL, goal=12), begun(TUTORIAL, goal=13)
    assert header_digest(one.header) != header_digest(other.header)
    assert one.decisions[0].digest != other.decisions[0].digest
    assert begun(TUTORIAL, goal=12).decisions[0] == one.decisions[0]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seat": 1}, "seat"),
        ({"key": ("fly",)}, "key"),
        ({"key": ("take",)}, "draws"),
        ({"draws": ()}, "draws"),
        ({"digest": "0" * 32}, "digest"),
        ({"epoch": -1}, "epoch"),
    ],
)
def test_a_changed_decision_is_found(change: dict, field: str) -> None:
    match = begun(TUTORIAL)
    match.answer(0, ("roll",))
    fault = play_one(begun(TUTORIAL), match.decisions[1]._replace(**change))
    assert fault is not None and fault[0] == field
    with pytest.raises(ValueError, match="decision 1: "):
        replay(TUTORIAL, match.header, match.source, [match.decisions[1]._replace(**change)])


def test_names_of_cards_are_part_of_the_header() -> None:
    match = begun(DUEL)
    assert match.header.plain()["options"]["names"] == NAMES.default
