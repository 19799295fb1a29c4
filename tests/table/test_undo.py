"""Undo and redo: free until something was rolled, revealed or answered by another person."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlebook.kernel.match import replay
from tests.table.house import House, Page, wait_for


def undo(page: Page, t: str = "undo") -> str:
    """Ask for it; the id of the intent."""
    name = page.name()
    page.say(t, id=name, rev=page.rev)
    return name


def done(page: Page, t: str = "undo") -> None:
    """Do it and see it."""
    accepted = page.until("accepted", id=undo(page, t))
    page.until_true(lambda p: p.state and p.rev >= accepted["rev"])


@pytest.fixture
def device(house: House) -> Page:
    """An open game on one device, seat 0 at it."""
    page = house.sit(house.create("open_duel", "human local", options={"goal": 30}))
    page.until("handover")
    page.say("take", seat=0)
    page.until("view")
    return page


def move(page: Page, n: int) -> None:
    """Count on, and give the device to the next."""
    page.play(["count", n])
    handover = page.until_true(lambda p: p.got[-1] if p.got[-1]["t"] == "handover" else None)
    page.say("take", seat=handover["to"])
    page.until("view")


def test_undo_and_redo_give_the_same_digest(house: House, device: Page) -> None:
    move(device, 3)
    move(device, 2)
    digests = [d.digest for d in house.kept.decisions(device.match)]
    assert device.state["undo"]["can"]
    assert device.state["undo"]["label"]["args"]["what"]["id"] == "open-option-count"
    done_hot(device)
    done_hot(device)
    assert device.view["sum"] == 0
    assert device.events == []
    assert not device.state["undo"]["can"]
    assert device.state["undo"]["redo"]
    done_hot(device, "redo")
    done_hot(device, "redo")
    assert device.view["sum"] == 5
    assert [d.digest for d in house.kept.decisions(device.match)] == digests


def done_hot(page: Page, t: str = "undo") -> None:
    """Undo or redo on one device, and take the seat it goes back to."""
    page.until("accepted", id=undo(page, t))
    handover = page.until("handover")
    page.say("take", seat=handover["to"])
    page.until("view")


def test_a_new_choice_ends_redo(device: Page) -> None:
    move(device, 3)
    done_hot(device)
    assert device.state["undo"]["redo"]
    move(device, 1)
    assert not device.state["undo"]["redo"]
    assert device.until("refused", id=undo(device, "redo"))["why"][0]["words"]["id"] == "redo-off"


def test_dice_stand(device: Page) -> None:
    device.play(["roll"])
    device.until_true(lambda p: p.got[-1]["t"] == "handover")
    device.say("take", seat=1)
    device.until("view")
    assert device.state["undo"] == {
        "can": False,
        "redo": False,
        "label": None,
        "why": {"id": "undo-off-rolled", "args": {}},
        "rule": None,
    }
    assert device.until("refused", id=undo(device))["why"][0]["words"]["id"] == "undo-off-rolled"


def test_undo_survives_the_server(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    with House(folder) as house:
        page = house.sit(house.create("open_duel", "human local"))
        page.until("handover")
        page.say("take", seat=0)
        page.until("view")
        move(page, 2)
        done_hot(page)
        rev = page.rev
    with House(folder) as house:
        page = Page(house.port, page.match, page.token)
        page.until("handover")
        page.say("take", seat=0)
        page.until("view")
        assert page.rev == rev
        assert page.state["undo"]["redo"]
        done_hot(page, "redo")
        assert page.view["sum"] == 2


def test_another_persons_answer_ends_it(house: House) -> None:
    anna, bert = house.begun("open_duel", "human open")
    anna.play(["count", 1])
    assert anna.state["undo"]["can"]
    bert.my_turn()
    assert not bert.state["undo"]["can"]
    bert.play(["count", 1])
    anna.until_true(lambda p: p.rev == 2)
    assert anna.state["undo"]["why"]["id"] == "undo-off-other-seat"
    assert bert.state["undo"]["can"]


def test_an_undo_reaches_the_other_page(house: House) -> None:
    anna, bert = house.begun("open_duel", "human open")
    anna.play(["count", 1])
    bert.my_turn()
    old = {"rev": bert.rev, "ask": bert.state["ask"]["id"]}
    done(anna)
    bert.until_true(lambda p: p.state["ask"] is None)
    assert bert.view["sum"] == 0
    assert bert.events == []
    bert.say("intent", id="late", key=["count", 1], **old)
    bert.until("moved-on", id="late")
    anna.play(["count", 2])
    assert bert.my_turn()
    bert.say("intent", id="later", key=["count", 1], **old)
    bert.until("moved-on", id="later")


def test_a_computer_accepts(house: House) -> None:
    seed = next(n for n in range(50) if plain_answer(house, n))
    page = house.sit(house.create("open_duel", "human computer", options={"goal": 90}, seed=seed)).begin()
    page.play(["count", 3])
    page.until_true(lambda p: p.rev == 2)
    before = [d.digest for d in house.kept.decisions(page.match)]
    if page.state["undo"]["can"]:
        done(page)
        assert page.view["sum"] == 0
        done(page, "redo")
        assert [d.digest for d in house.kept.decisions(page.match)] == before
    else:
        assert page.state["undo"]["why"]["id"] == "undo-off-rolled"


def plain_answer(house: House, n: int) -> bool:
    """Any seed will do: the computer's dice come from the secret, not from it."""
    return n == 0


def test_the_same_undo_twice_is_done_once(house: House) -> None:
    anna, _ = house.begun("open_duel", "human open")
    anna.play(["count", 1])
    said = {"id": "u", "rev": anna.rev}
    anna.say("undo", **said)
    anna.say("undo", **said)
    assert anna.until("accepted", id="u") == anna.until("accepted", id="u")
    assert len(house.kept.decisions(anna.match)) == 1


def test_a_takeback_over_dice_survives_a_kill(tmp_path: Path) -> None:
    """No die that somebody has seen falls again, even if nothing was decided between the takeback and the kill."""
    with House(tmp_path) as house:
        page = house.begun("open_duel", "human open")[0]
        page.play(["roll"])
        live = house.hall.lives[page.match]
        before = live.match.decisions[-1].draws

        async def back() -> None:
            live.stale = True
            live.match.take_back(0)
            await live.save(0, None)

        asked = live.task.get_loop().call_soon_threadsafe
        asked(lambda: live.post(back))
        wait_for(lambda: not live.stale and live.match.epoch == 1 and live.row.epoch == 1, "the takeback")
        live.stale = True  # as after a kill: the next job takes the match from the store

        async def nothing() -> None:
            pass

        asked(lambda: live.post(nothing))
        wait_for(lambda: not live.stale, "the match from the store")
        assert live.match.epoch == live.match.state.epoch == 1 and live.match.revision == 0
        live.match.answer(0, ("roll",))
        assert live.match.decisions[-1].epoch == 1 and before
        assert replay(live.game, live.match.header, live.match.source, live.match.decisions[1:]).decisions
