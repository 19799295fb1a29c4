"""An expedition: its map by mouse and keys, a fight on the way, the score at the end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from battlebook.kernel.chance import Keyed
from battlebook.kernel.game import Spec
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import dumps
from tests.browser.conftest import PHONE, Open
from tests.browser.house import House
from tests.browser.keys import Keys
from tests.browser.pages import NewMatchPage
from tests.browser.positions import NAMES, NUMBER, Position, game
from tests.browser.table import TablePage


def last_round() -> Position:
    """An expedition played at random until its last Round."""
    spec = Spec("expedition", {"hero": "catherine", "length": "short", "difficulty": "easy"})
    header = make_header(game(), f"position{next(NUMBER)}", spec, [SeatInfo(NAMES[0], "local")], Proof(OPEN, 4))
    match = Match(game(), header, Keyed(open_key(4)))
    rng = Random(4)
    while match.state.campaign.day < 9 or match.state.ask.kind != "expedition":
        assert match.answer(0, match.state.ask.sample(rng)) is None
    return Position(dumps(match), 0)


def test_from_the_form_to_a_fight_by_mouse(house: House, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{house.address}/new/heroes3?with=computer")
    form = NewMatchPage(page).setup("Expedition")
    form.option("Your Hero").select_option("catherine")
    form.option("Length").select_option("short")
    table = form.started()
    expect(table.say).to_contain_text("Round 1 of 9")
    expect(page.locator(".site")).to_have_count(12)
    table.settle()
    page.locator(".site.can.camp").click()
    expect(page.locator(".site.camp.seen")).to_have_count(1)
    expect(page.locator(".meters")).to_contain_text("2")
    page.locator(".site.guardian").click()
    expect(table.bubble).to_contain_text("No way leads there")
    page.keyboard.press("Escape")
    table.settle()
    page.locator(".site.can.hit").first.click()
    table.confirm()
    expect(page.locator(".h3 .grid")).to_be_visible()
    expect(table.say).to_contain_text("Place your units")


@pytest.mark.parametrize("size", [None, PHONE])
def test_by_keys_and_then_the_score(house: House, open_page: Open, size: tuple[int, int] | None) -> None:
    url = house.resume(last_round())
    table = TablePage(open_page(url) if size is None else open_page(url, size=size)).entered()
    page = table.page
    here = page.locator(".site[tabindex='0']")
    here.focus()
    start = here.get_attribute("data-site")
    page.keyboard.press("ArrowUp")
    expect(here).not_to_have_attribute("data-site", str(start))
    page.keyboard.press("ArrowDown")
    table.passing.click()
    score = page.get_by_role("region", name="Score")
    expect(score).to_contain_text("Together")
    expect(score.locator("tr.end td")).to_have_text(score.locator(".total").inner_text())


def test_the_first_three_fields_by_keyboard(house: House, open_page: Open) -> None:
    """Over the map with the arrow keys, through what waits there, on at the next Round; no mouse."""
    options = {"hero": "catherine", "length": "short", "difficulty": "easy"}
    made = house.create("human", setup="expedition", options=options, seed=5, army=None)
    keys = Keys(TablePage(open_page(house.link(made))).entered())
    on_map = keys.page.locator(".emap")
    fields = 0
    while fields < 3:
        assert keys.table.my_turn()
        before = keys.table.fingerprint()
        if keys.travel():
            fields += 1
        elif keys.table.passing.count():
            keys.press("p")
        else:
            keys.step()  # a Level, a find: cards to choose from
        keys.table.changed(before)
        keys.play(until=on_map.count)
    expect(on_map).to_be_visible()
