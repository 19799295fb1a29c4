"""Two people on one device: at each hand-over nothing of either seat is on the page, behind it or in its storage."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.house import QUICK, House
from tests.browser.pages import new_match
from tests.browser.table import MOST_DECISIONS, TablePage

CODES = {0: "1234", 1: "9876"}
SECRETS = ("Champions", "Archangels", "data-space", "Attack", "Round")
STORED = """
() => ({ ...localStorage, ...Object.fromEntries(Object.entries(sessionStorage)) })
"""


def nothing_is_seen(page: Page) -> None:
    """Neither text nor markup, title, storage or address holds anything of a seat."""
    source = page.content() + page.title() + page.url
    assert [word for word in SECRETS if word in source] == []
    stored: dict[str, Any] = page.evaluate(STORED)
    for name, value in stored.items():
        if name == "battlebook.seats":
            assert all(set(seat) == {"match", "seat", "token"} for seat in json.loads(value))
        else:
            assert name.startswith(("battlebook.dice.", "battlebook.settings", "battlebook.creators")), name


def take(table: TablePage) -> None:
    """The one who is named takes the device."""
    named = table.handover.get_by_role("heading").inner_text()
    nothing_is_seen(table.page)
    table.handover.locator("input").fill(CODES[0] if "Anna" in named else CODES[1])
    table.handover.get_by_role("button").click()
    expect(table.page.locator(".table")).to_be_visible()
    expect(table.turn).to_contain_text("Anna" if "Anna" in named else "Bert")


def test_a_duel_with_hand_over_screens(house: House, open_page: Open) -> None:
    made = house.create("local local", codes=CODES, army=QUICK)
    table = TablePage(open_page(house.link(made))).entered()
    taken = 0
    for _ in range(MOST_DECISIONS):
        going = table.my_turn()
        if table.handover.count():
            take(table)
            taken += 1
        elif not going:
            break
        else:
            table.step()
    assert taken > 3
    expect(table.page.get_by_role("region", name="Result")).to_contain_text("wins the Combat")


def test_a_wrong_code_opens_nothing(house: House, open_page: Open) -> None:
    made = house.create("local local", codes=CODES)
    page = open_page(house.link(made))
    screen = page.locator(".ho")
    screen.locator("input").fill("0000")
    screen.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_be_visible()
    nothing_is_seen(page)
    page.reload()
    expect(screen).to_be_visible()
    nothing_is_seen(page)


def test_without_codes_the_hand_over_is_one_key(house: House, open_page: Open) -> None:
    """Nothing is hidden in this game, so the board stays and one press passes the device on."""
    table = new_match(open_page(house.address), "On this device").started()
    names = []
    while len(set(names)) < 2:
        table.my_turn()
        if not table.take_device():
            names.append(table.turn.inner_text())
            table.step()
    expect(table.page.locator(".grid")).to_be_visible()
