"""Fights against enemies that are no army of a player: Neutral Units, a Creature Bank, a Random Town."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.pages import NewMatchPage
from tests.browser.positions import find
from tests.browser.table import TablePage


def form_for(page: Page, house: House, setup: str, way: str = "computer") -> NewMatchPage:
    """The form of a new match for one set-up."""
    page.goto(f"{house.address}/new/heroes3?with={way}")
    return NewMatchPage(page).setup(setup)


def test_a_neutral_fight_with_one_more_round(house: House, open_page: Open) -> None:
    form = form_for(open_page(), house, "Neutral fight")
    form.option("Field").select_option("VI")
    form.option("Movement points").fill("1")
    table = form.pick(0, "Army", "castle-core").started()
    assert table.play(until=lambda: table.say.get_by_text("Fight another Round or Retreat?").count())
    expect(table.say).to_contain_text("Movement points: 1")
    table.rows.filter(has_text="Spend 1 MP").click()
    table.confirm()
    expect(table.page.locator(".phases")).to_contain_text("Round 2")


def test_retreat_at_the_end_of_a_round(house: House, open_page: Open) -> None:
    table = TablePage(open_page(house.resume(find("extend")))).entered()
    assert table.my_turn()
    table.rows.filter(has_text="Retreat").click()
    expect(table.likely).to_have_text("Retreat: the Combat ends")
    table.confirm()
    expect(table.page.get_by_role("region", name="Result")).to_contain_text("Retreat")


def test_a_creature_bank(house: House, open_page: Open) -> None:
    form = form_for(open_page(), house, "Creature Bank")
    form.option("Creature Bank").select_option("crypt")
    table = form.pick(0, "Army", "stronghold-elite").started()
    assert table.play(until=table.fighting)
    expect(table.page.locator(".cell .u.sN").first).to_be_visible()


def test_a_random_town(house: House, open_page: Open) -> None:
    form = form_for(open_page(), house, "Random Town")
    form.option("Faction of the town").select_option("rampart")
    table = form.pick(0, "Army", "dungeon-elite").started()
    assert table.play(until=table.fighting)
    expect(table.page.locator(".cell .u.sN").first).to_be_visible()


def test_guards_placed_by_an_opponent(house: House, open_page: Open) -> None:
    form = form_for(open_page(), house, "guards run by an opponent", "local")
    table = form.pick(0, "Army", "castle-core").started()
    seen = ""
    while "Place the guards" not in seen:
        table.my_turn()
        if not table.take_device():
            seen = table.say.inner_text()
            table.step()
    expect(table.page.locator(".cell .u.sB").first).to_be_visible()


def test_a_skirmish_asks_which_cards_are_kept(house: House, open_page: Open) -> None:
    form = form_for(open_page(), house, "Skirmish", "local")
    form.option("Length of the Skirmish").select_option("large")
    table = form.started()
    table.take_device()
    expect(table.say).to_contain_text("Keep 4 of these Abilities")
    expect(table.form.get_by_role("button", name="Ability")).to_have_count(6)
    expect(table.page.locator(".plate")).to_have_count(2)
