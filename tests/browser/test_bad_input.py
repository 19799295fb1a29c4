"""Bad input: each gives one clear line on the page, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.positions import find
from tests.browser.table import TablePage
from tests.browser.watch import Watch


def test_a_forged_token(house: House, open_page: Open) -> None:
    made = house.create()
    page = open_page(f"{house.address}/m/{made['match']}#seat=forged")
    expect(page.get_by_role("heading")).to_have_text("The table reports an error")
    expect(page.locator("main.plain p")).to_contain_text("link")
    page.goto(house.link(made))
    assert TablePage(page).entered().my_turn()


def test_no_token(house: House, open_page: Open) -> None:
    page = open_page(f"{house.address}/m/{house.create()['match']}")
    expect(page.get_by_role("heading")).to_have_text("No seat at this table")


def test_an_unknown_match(house: House, open_page: Open) -> None:
    page = open_page(f"{house.address}/m/0123456789abcdef#seat=forged")
    expect(page.get_by_role("heading")).to_have_text("The table reports an error")
    expect(page.locator("main.plain p")).not_to_be_empty()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Battlebook", exact=True)).to_be_visible()


def test_an_unknown_game(house: House, open_page: Open) -> None:
    page = open_page(f"{house.address}/new/chess")
    expect(page.locator("main")).to_contain_text("There is no such game here.")


def test_an_unknown_replay(house: House, open_page: Open, watch: Watch) -> None:
    watch.expect("403")
    page = open_page(f"{house.address}/replay/0123456789abcdef")
    expect(page.locator("main")).to_contain_text("This match cannot be replayed.")


def test_an_illegal_army(house: House, open_page: Open, watch: Watch) -> None:
    """What the form cannot prevent the table refuses, in words."""
    watch.expect("422")
    page = open_page(f"{house.address}/new/heroes3?with=computer")

    def forge(route: Route) -> None:
        form: dict[str, Any] = json.loads(route.request.post_data or "{}")
        form["seats"][0]["army"] = [{"unit": "grifins", "side": "few"}]
        route.continue_(post_data=json.dumps(form))

    page.route("**/api/matches", forge)
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("grifins")
    page.unroute("**/api/matches")
    page.locator("button[type=submit]").click()
    assert TablePage(page).entered().my_turn()


def damaged(text: str, how: str) -> str:
    """A file as it should not be."""
    lines = text.splitlines()
    if how == "cut short":
        return text[: len(text) // 2]
    if how == "tampered":
        return "\n".join([*lines[:-1], lines[-1].replace('"key"', '"kez"')])
    return "a shopping list"


@pytest.mark.parametrize("how", ["cut short", "tampered", "foreign"])
def test_a_damaged_file(how: str, house: House, open_page: Open, tmp_path: Path, watch: Watch) -> None:
    watch.expect("422")
    file = tmp_path / "a.battle"
    file.write_text(damaged(find("act").file, how), "utf-8")
    page = open_page(house.address)
    page.locator("input[type=file]").set_input_files(file)
    told = page.get_by_role("dialog").locator(".warn")
    expect(told).to_have_count(1)
    expect(told).not_to_be_empty()
    expect(told).not_to_contain_text("[")
    expect(page.get_by_role("button", name="Play on with it")).to_have_count(0)
