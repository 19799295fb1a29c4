"""The army of a seat: a random one, or one's own, with the reasons why it is not legal."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.pages import NewMatchPage
from tests.browser.watch import Watch


def army_of(page: Page, house: House, way: str) -> Locator:
    """The army of the attacker, in one of three ways."""
    page.goto(f"{house.address}/new/heroes3?with=computer")
    army = page.locator(".army").first
    army.get_by_role("button", name=way, exact=True).click()
    return army


def write(army: Locator, text: str) -> None:
    """The army as a line of text."""
    line = army.get_by_label("As text, to copy and paste")
    line.fill(text)
    line.press("Enter")


def test_an_army_of_ones_own(house: House, open_page: Open) -> None:
    page = open_page()
    army = army_of(page, house, "Own")
    army.get_by_label("Name, in English or German").fill("griff")
    army.locator(".atiles button").first.click()
    expect(army.locator(".alist li")).to_have_count(1)
    write(army, "griffins/p marksmen/f")
    expect(army.locator(".alist li")).to_have_count(2)
    page.reload()
    expect(army.locator(".alist li")).to_have_count(2)
    table = NewMatchPage(page).started()
    assert table.my_turn()
    expect(table.form.locator(".pc")).to_have_count(2)


def test_an_illegal_army_says_why(house: House, open_page: Open) -> None:
    army = army_of(open_page(), house, "Own")
    write(army, "griffins/p grifins/f")
    expect(army.get_by_role("alert")).to_have_text("There is no unit “grifins”.")
    write(army, "griffins")
    expect(army.get_by_role("alert")).to_contain_text("“griffins” is no unit with a side.")
    write(army, "griffins/p")
    expect(army.locator(".areasons")).to_be_empty()
    write(army, "griffins/p azure_dragons/p")
    expect(army.locator(".areasons")).to_contain_text("Not legal yet: one reason")
    expect(army.locator(".areasons")).to_contain_text("Azure")
    expect(army.locator(".areasons button.rule")).to_have_count(1)
    expect(army.locator(".alist li.bad")).to_have_count(1)
    army.get_by_role("button", name="Undo").click()
    expect(army.locator(".areasons")).to_be_empty()


def test_a_random_army(house: House, open_page: Open, watch: Watch) -> None:
    watch.expect("422")  # an army for 5 points cannot be rolled
    army = army_of(open_page(), house, "Random")
    army.get_by_label("Points at most").fill("90")
    army.get_by_label("Faction").select_option("tower")
    expect(army.locator(".alist li").first).to_be_visible()
    army.get_by_label("Points at most").fill("5")
    expect(army.locator(".areasons")).to_contain_text("Not legal yet")
    army.get_by_label("Points at most").fill("60")
    army.get_by_role("button", name="Build on it as my own").click()
    expect(army.get_by_role("button", name="Own", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(army.locator(".alist button").first).to_be_visible()
