"""A seat is a link: it survives a reload, goes to who opened it last, and is passed on by invitation."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.pages import new_match
from tests.browser.table import TablePage


def test_reload_in_the_middle(house: House, open_page: Open) -> None:
    table = TablePage(open_page(house.link(house.create()))).entered()
    assert table.play(until=table.fighting)
    before, board = table.fingerprint(), table.page.locator(".grid").inner_text()
    table.page.reload()
    assert table.my_turn()
    assert table.fingerprint() == before
    expect(table.page.locator(".grid")).to_have_text(board, use_inner_text=True)
    assert table.page.url == re.sub("#.*", "", table.page.url)
    table.step()


def test_reload_while_placing(house: House, open_page: Open) -> None:
    table = TablePage(open_page(house.link(house.create()))).entered()
    assert table.my_turn()
    table.free.first.click()
    table.page.reload()
    assert table.my_turn()
    table.step()


def test_the_same_seat_opened_twice(house: House, open_page: Open) -> None:
    link = house.link(house.create())
    first = TablePage(open_page(link)).entered()
    assert first.my_turn()
    second = TablePage(open_page(link)).entered()
    assert second.my_turn()
    expect(first.page.get_by_role("heading", name="This seat has been opened elsewhere")).to_be_visible()
    second.step()
    first.page.get_by_role("button", name="Take the seat back here").click()
    first.entered()
    expect(second.page.get_by_role("heading", name="This seat has been opened elsewhere")).to_be_visible()
    assert first.my_turn()


def invited(page: Page) -> str:
    """Begin by link; the link for the other seat."""
    form = new_match(page, "By link")
    form.begin.click()
    expect(page.get_by_role("heading", name="Links for the other seats")).to_be_visible()
    link = page.get_by_label(re.compile("^Link for Player 2")).input_value()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("heading", name="The table is being laid")).to_be_visible()
    return link


def test_a_link_brings_somebody_to_the_table(house: House, open_page: Open) -> None:
    host = TablePage(open_page(house.address))
    guest = TablePage(open_page(invited(host.page)))
    assert host.entered().my_turn()
    expect(guest.entered().turn).to_contain_text("Me is choosing")
    host.step()
    assert guest.my_turn()
    expect(guest.turn).to_contain_text("defender")
    expect(host.turn).to_contain_text("Player 2 is choosing")
    guest.step()
    expect(host.lines.first).to_be_visible()
    expect(host.lines).to_have_count(guest.lines.count())


def test_a_lost_link_is_renewed(house: House, open_page: Open) -> None:
    host = open_page(house.address)
    old = invited(host)
    host.get_by_role("button", name="Make a new link").click()
    new = host.get_by_label(re.compile("^Link for")).input_value()
    assert new != old
    guest = open_page(old)
    expect(guest.locator("main.plain")).to_contain_text("link")
    guest.goto("about:blank")
    guest.goto(new)
    expect(guest.locator(".table")).to_be_visible()
