"""Trial fights: of a form and its link, and from the middle of a match."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.house import House, wait_for
from tests.browser.pages import NewMatchPage, packed
from tests.browser.positions import find
from tests.browser.scenes import nearly_over
from tests.browser.table import TablePage

BARS_MS = 120_000


def fought(page: Page) -> None:
    """Fight until there are bars."""
    trial = page.locator("dialog .trial")
    trial.get_by_role("button", name="Fight").click()
    expect(trial.locator(".tbars li").nth(1)).to_be_visible(timeout=BARS_MS)
    expect(trial.get_by_role("status")).to_have_text("The bars grow with every fight.")


def is_free(house: House) -> bool:
    """Whether another trial may begin."""
    seats = [{"kind": "computer", "level": "random"}] * 2
    asked = {"form": {"game": "heroes3", "setup": "duel", "seats": seats}, "n": 1}
    answer: httpx.Response = house.http.post("/api/trials", json=asked)
    return answer.status_code == 200


def test_a_form_is_fought_stopped_and_carried_by_a_link(house: House, open_page: Open) -> None:
    few = {"kind": "human", "army": {"random": 10, "seed": 1}}  # so that many fights are soon over
    begin = packed({"game": "heroes3", "setup": "duel", "seats": [few]})
    page = open_page(f"{house.address}/new/heroes3?with=computer&form={begin}")
    form = NewMatchPage(page).pick(1, "Army", "dungeon-elite")
    form.seats.nth(0).get_by_label("Name").fill("Zoe")
    page.get_by_role("button", name="Trial fight").click()
    fought(page)
    expect(page.locator(".tbars li").first).to_contain_text("Zoe")
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".trial [role=status]")).to_contain_text("Stopped after")
    wait_for(lambda: is_free(house), "the end of the trial")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=house.address)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(page.locator("dialog .trial")).to_be_visible()
    page.keyboard.press("Escape")
    expect(form.seats.nth(1).get_by_label("Army")).to_have_value("dungeon-elite")
    expect(form.seats.nth(0).get_by_label("Name")).to_have_value("Zoe")


def test_a_match_is_fought_out_and_closing_the_page_ends_it(house: House, open_page: Open) -> None:
    page = open_page(house.resume(find("act", nearly_over)))
    table = TablePage(page).entered()
    assert table.my_turn()
    before = table.fingerprint()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fight it out from here").click()
    fought(page)
    assert not is_free(house)
    assert table.fingerprint() == before
    page.close()
    wait_for(lambda: is_free(house), "the end of the trial")
