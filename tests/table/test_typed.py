"""Dice that are typed in, at the table: who is asked, what is refused, what a crash and the end leave of it."""

from __future__ import annotations

from typing import Any

from battlebook.kernel.match import replay
from battlebook.kernel.typed import is_open
from tests.table.house import House, Page, wait_for

TYPED = {"variants": ["typed-dice"]}


def asked_for_a_die(page: Page) -> dict[str, Any]:
    """The open ask, which must be for a die."""
    ask = page.state["ask"]
    assert ask is not None and ask["kind"] == "die" and ask["form"]["kind"] == "die"
    return ask  # type: ignore[no-any-return]


def test_the_seat_that_rolls_types_its_die(house: House) -> None:
    anna, bert = house.begun("tutorial", "human open", **TYPED)
    anna.play(["roll"])
    ask = asked_for_a_die(anna)
    assert ask["words"]["id"] == "typed-ask" and ask["form"]["faces"] == [1, 2, 3, 4, 5, 6]
    name = anna.intent(form=[9])
    refused = anna.until("refused", id=name)
    assert [why["words"]["id"] for why in refused["why"]] == ["typed-no-face"]
    assert anna.state["undo"]["why"]["id"] == "undo-off-rolled"
    name = anna.intent(form=[4])
    anna.until("accepted", id=name)
    bert.until_true(lambda p: any(e["kind"] == "die-typed" for e in p.events))
    told = next(e for e in bert.events if e["kind"] == "die-typed")
    assert told["dice"] == [{"die": "d6", "faces": [4], "used": 0}] and told["words"]["id"] == "typed-event"
    assert anna.hello["variants"] == ["typed-dice"]


def test_a_computers_die_comes_to_the_person_at_the_table(house: House) -> None:
    (anna,) = house.begun("tutorial", "human computer", **TYPED)
    for _ in range(60):
        if anna.state["over"] or any(e["kind"] == "die-typed" and e["decision"] > 2 for e in anna.events):
            break
        if anna.state["ask"] is None:
            anna.until_true(lambda p: p.state["over"] or p.state["ask"] is not None)
            continue
        name = anna.intent(form=[2]) if anna.state["ask"]["form"] else anna.intent(["roll"])
        accepted = anna.until("accepted", id=name)
        anna.until_true(lambda p, rev=accepted["rev"]: p.rev >= rev)
    typed = [d for d in house.kept.decisions(anna.match)[1:] if d.draws]
    assert typed and all(d.seat == 0 and draw.stream == 3 for d in typed for draw in d.draws)


def test_an_open_die_outlives_the_server(tmp_path: Any) -> None:
    with House(tmp_path) as house:
        page = house.begun("tutorial", "human open", **TYPED)[0]
        page.play(["roll"])
        asked_for_a_die(page)
    with House(tmp_path) as house:
        page = Page(house.port, page.match, page.token).begin()
        asked_for_a_die(page)
        page.intent(form=[6])
        page.until("accepted")


def test_every_game_lists_typed_dice_as_a_variant(house: House) -> None:
    listed = house.http.get("/api/games").json()
    assert all(game["variants"][-1]["key"] == "typed-dice" for game in listed)


def test_a_replay_and_a_file_say_that_the_dice_were_typed(house: House) -> None:
    anna, _ = house.begun("tutorial", "human open", **TYPED)
    anna.play(["roll"])
    anna.until("accepted", id=anna.intent(form=[4]))
    head = {"authorization": f"Bearer {anna.token}"}
    told = house.http.get(f"/api/matches/{anna.match}/replay", headers=head).json()
    assert told["variants"] == ["typed-dice"] and told["checked"]
    shown = [event for frame in told["frames"] for event in frame["events"] if event.get("dice")]
    assert [event["dice"][0]["faces"] for event in shown if event["kind"] == "die-typed"] == [[4]]
    rolled = house.begun("tutorial", "human open")[0]
    head = {"authorization": f"Bearer {rolled.token}"}
    assert house.http.get(f"/api/matches/{rolled.match}/replay", headers=head).json()["variants"] == []


def test_a_typed_die_stands_until_both_agree_and_another_may_be_typed_then(house: House) -> None:
    anna, bert = house.begun("tutorial", "human open", **TYPED)
    anna.play(["roll"])
    anna.until("accepted", id=anna.intent(form=[4]))
    for page in (anna, bert):
        page.until_true(lambda p: any(e["kind"] == "die-typed" for e in p.events))
        name = page.name()
        page.say("undo", id=name, rev=page.rev)
        refused = page.until("refused", id=name)
        assert refused["why"][0]["words"]["id"] in ("undo-off-rolled", "undo-off-other-seat")
    live = house.hall.lives[anna.match]
    before = live.match.decisions[-1]

    async def back() -> None:
        live.stale = True
        live.match.take_back(0)
        await live.save(0, None)

    live.task.get_loop().call_soon_threadsafe(lambda: live.post(back))
    wait_for(lambda: not live.stale and live.match.epoch == 1 and live.row.epoch == 1, "the takeback")
    match = live.match
    assert match.revision == 0 and not is_open(match.state) and match.state.ask.kind != "die"
    assert match.answer(0, ("roll",)) is None and is_open(match.state) and match.undo_off(0).reason == "rolled"
    assert match.answer(0, (2,)) is None
    again = match.decisions[-1]
    assert (before.epoch, again.epoch) == (0, 1) and again.key == (2,)
    assert [draw.value for draw in again.draws] == [1] and [draw.value for draw in before.draws] == [3]
    assert replay(live.game, match.header, match.source, match.decisions[1:]).decisions == match.decisions
