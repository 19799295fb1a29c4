"""Every kind of ask of Heroes III, met in a real match: it reads well, has choices, and an answer is taken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from battlebook.kernel.typed import KIND
from battlebook.labels import sources
from tests.browser.house import House
from tests.browser.positions import find
from tests.browser.scenes import match_of
from tests.browser.table import TablePage
from tests.browser.watch import listed

KINDS = list(listed()["asks"]["heroes3"])


def test_every_ask_is_listed() -> None:
    words = "\n".join(sources("battlebook.games.heroes3", "en")).splitlines()
    written = {line.split(" ")[0].removeprefix("h3-ask-") for line in words if line.startswith("h3-ask-")}
    assert written | {KIND} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_an_ask(kind: str, house: House, shared_page: Page) -> None:
    shared_page.goto(house.resume(find(kind)))
    table = TablePage(shared_page).entered()
    table.take_device()
    assert table.my_turn()
    for place in (table.turn, table.say, table.options):
        expect(place).to_be_visible()
        expect(place).not_to_contain_text("[")
    expect(table.rows.or_(table.passing).or_(table.faces).first).to_be_visible()
    table.step()


def test_a_die_is_typed_with_the_keyboard(house: House, shared_page: Page) -> None:
    shared_page.goto(house.resume(find(KIND)))
    table = TablePage(shared_page).entered()
    table.take_device()
    expect(table.faces).to_have_text(["−1", "0", "+1"])
    table.page.keyboard.press("+")
    expect(table.faces.last).to_have_attribute("aria-pressed", "true")
    table.settle()
    table.page.keyboard.press("d")
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".log, .happened").first).to_contain_text("+1")


def test_dice_that_were_typed_are_marked_at_the_table_and_when_looking_back(house: House, shared_page: Page) -> None:
    link = house.resume(find(KIND))
    shared_page.goto(link)
    table = TablePage(shared_page).entered()
    table.take_device()
    marked = shared_page.locator(".log li .typed")
    for _ in range(4):  # a Combat Penalty, Defense: an attack may want several dice
        if marked.count() == 0:
            table.page.keyboard.press("+")
            table.settle()
            table.page.keyboard.press("d")
            table.page.keyboard.press("Enter")
            table.settle()
    expect(marked.first).to_have_text("typed in")
    shared_page.goto(f"{house.address}/replay/{match_of(link)}")
    expect(shared_page.locator(".table.replay")).to_be_visible()
    expect(shared_page.locator(".past .log li .typed").first).to_have_text("typed in")
    die = shared_page.locator(".happened .die.typed").first
    back = shared_page.get_by_role("button", name="One step back")
    for _ in range(8):
        if die.count() == 0:
            back.click()
    expect(die).to_have_attribute("aria-label", re.compile("typed in"))
