"""Dice that are typed in, at the table: who is asked, what is refused, what a crash and the end leave of it."""

from __future__ import annotations

from typing import Any

from tests.table.house import House, Page

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
