"""What the table tells on the way: why not, what came of the dice, what can be taken back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from battlebook.games.heroes3.board import STANDARD
from battlebook.games.heroes3.faces import GROUND
from battlebook.kernel.options import Ask
from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.positions import find, game
from tests.browser.table import TablePage


def far_enemies(s: Any, ask: Ask) -> list[str]:
    """The spaces of enemies that the unit cannot attack now."""
    units = [dict(one.target)["unit"] for one in game().denied(s, ask) if "unit" in dict(one.target)]
    return [STANDARD.messages[s.place[unit]].removeprefix("h3-space-") for unit in units]


def may(ask: Ask, verb: str) -> bool:
    """Whether something of this kind is offered."""
    return any(option.key[0] == verb for option in ask.options())


def test_a_refused_unit_says_why(house: House, open_page: Open) -> None:
    enemies: list[str] = []

    def refused(s: Any, ask: Ask) -> bool:
        enemies[:] = far_enemies(s, ask)
        return bool(enemies)

    table = TablePage(open_page(house.resume(find("act", refused)))).entered()
    assert table.my_turn()
    table.cell(enemies[0]).click()
    expect(table.bubble).to_contain_text("Not: ")
    expect(table.bubble.locator("button.rule").first).to_be_visible()
    table.bubble.locator("button.rule").first.click()
    expect(table.pop).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    expect(table.bubble).to_have_count(0)
    table.refused.first.click()
    expect(table.page.locator(".why, .because").first).to_be_visible()


def test_a_move_is_taken_back_and_made_again(house: House, open_page: Open) -> None:
    ground = find("act", lambda s, ask: may(ask, "move") and s.card(ask.args[0]).type == GROUND)
    table = TablePage(open_page(house.resume(ground))).entered()
    assert table.my_turn()
    grid = table.page.locator(".grid")
    before, board = table.say.inner_text(), grid.inner_text()
    table.move()
    expect(table.undo).to_contain_text("Undo: Move to")
    moved = grid.inner_text()
    table.settle()
    table.undo.click()
    expect(table.say).to_have_text(before, use_inner_text=True)
    expect(grid).to_have_text(board, use_inner_text=True)
    table.settle()
    table.redo.click()
    expect(grid).to_have_text(moved, use_inner_text=True)


def test_an_attack_shows_die_and_sum(house: House, open_page: Open) -> None:
    strike = find("act", lambda s, ask: may(ask, "attack"), people=(0, 1))
    table = TablePage(open_page(house.resume(strike))).entered()
    table.take_device()
    assert table.my_turn()
    table.step()
    rows = table.happened.locator(".sum tr")
    expect(table.happened.locator(".die").first).to_have_attribute("aria-label", re.compile(r"^Attack Die: "))
    expect(rows.last).to_contain_text(re.compile(r"\d"))
    for n in range(rows.count()):
        expect(rows.nth(n).locator("button.rule")).to_have_count(1)
    expect(table.log).to_contain_text("attack on")


def test_an_attack_shows_its_odds(house: House, open_page: Open) -> None:
    strike = find("act", lambda s, ask: may(ask, "attack") and not s.card(ask.args[0]).abilities)
    table = TablePage(open_page(house.resume(strike))).entered()
    assert table.my_turn()
    expect(table.odds).to_be_visible()
    shares = [int(re.sub(r"\D", "", text)) for text in table.odds.locator("dd").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    expect(table.odds).to_contain_text("Nobody plays cards.")
    expect(table.odds.locator("button.rule")).to_be_visible()
