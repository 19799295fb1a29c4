"""Magestorm on the page: the last turn by mouse and by keys, mage boards, a combat laid open, secret compositions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battlebook.kernel.options import Ask
from battlebook.labels import sources
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.house import House
from tests.browser.keys import Keys
from tests.browser.layout import CUT
from tests.browser.magestorm import SHORT, SOON, asked, by_keys, by_mouse, has_bled, opened, turn_to
from tests.browser.scenes import match_of
from tests.browser.table import MOST_DECISIONS, TablePage
from tests.browser.watch import listed

LONG_MS = 60_000  # a computer that gives orders at random takes its time on a busy machine
PLAIN_MAGES = 1  # a seed of the shortest scenario in which no Fate Guardian asks before each roll


def test_every_ask_is_listed() -> None:
    words = "\n".join(sources("battlebook.games.magestorm", "en")).splitlines()
    written = {line.split(" ")[0].removeprefix("ms-ask-") for line in words if line.startswith("ms-ask-")}
    assert written == set(listed()["asks"]["magestorm"]) == set(SOON)


@pytest.mark.parametrize("kind", SOON)
def test_an_ask(kind: str, house: House, shared_page: Page) -> None:
    shared_page.goto(house.resume(asked(kind)))
    table = TablePage(shared_page).entered()
    assert table.my_turn()
    for place in (table.turn, table.say, table.options):
        expect(place).to_be_visible()
        expect(place).not_to_contain_text("[")
    expect(table.rows.or_(table.passing).or_(table.send).first).to_be_visible()
    by_mouse(table)


def last_turn(s: Any, ask: Ask) -> bool:
    """The Kragis begin the last turn but the enemy's."""
    return bool(s.round == s.plan.scenario.rounds and s.active == 0 and ask.kind == "orders")


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_the_last_turn_to_the_result(house: House, open_page: Open, how: str) -> None:
    table = opened(house, open_page, last_turn)
    assert table.my_turn()
    Keys(table).press("b")
    for _ in range(MOST_DECISIONS):
        if not table.my_turn():
            break
        by_mouse(table) if how == "mouse" else by_keys(Keys(table))
    expect(table.page.get_by_role("region", name="Result")).to_be_visible()
    turn_to(table.page, "Known cards")
    expect(table.page.get_by_role("heading", name="What combats have shown")).to_be_visible()


def test_the_shortest_scenario_by_mouse(house: House, open_page: Open) -> None:
    table = opened(house, open_page, lambda s, ask: ask.kind == "army", seed=PLAIN_MAGES)
    page = table.page
    page.set_default_timeout(LONG_MS)
    for _ in range(MOST_DECISIONS):
        if not table.my_turn():
            break
        by_mouse(table)
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page.locator(".msmeters .track .n")).to_have_text("5")
    turn_to(page, "Known cards")
    expect(page.get_by_role("heading", name="Cards still in play")).to_have_count(2)
    assert violations(page) == []


def test_one_round_by_keys_alone(house: House, open_page: Open) -> None:
    table = opened(house, open_page, lambda s, ask: ask.kind == "tokens" and s.round == 2)
    page, keys = table.page, Keys(table)
    assert table.my_turn()
    keys.press("b", "Enter")
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        here = page.evaluate("() => document.activeElement.dataset.box")
        keys.press(arrow)
        if page.evaluate("() => document.activeElement.matches('.box.to')"):
            break
        if page.evaluate("() => document.activeElement.dataset.box") != here:
            keys.press({"ArrowLeft": "ArrowRight", "ArrowUp": "ArrowDown"}.get(arrow, "ArrowLeft"))
    before = table.fingerprint()
    table.settle()
    keys.press("Enter")
    table.changed(before)
    while not page.locator(".phases").get_by_text("Round 3").count() and table.my_turn():
        by_keys(keys)
    expect(page.locator(".phases").get_by_text("Round 3")).to_be_visible()


def test_a_unit_is_deployed_and_opened_on_the_map(house: House, open_page: Open) -> None:
    table = opened(house, open_page, lambda s, ask: ask.kind == "deploy")
    page = table.page
    assert table.my_turn()
    page.locator(".mhex:not(.can)").first.click()
    expect(table.bubble).to_be_visible()
    own = page.locator(".mhex.can").first
    space = str(own.get_attribute("data-space"))
    before = table.fingerprint()
    table.settle()
    own.click()
    table.changed(before)
    expect(page.locator(f"[data-pieces={space}] .stand")).to_have_count(1)
    expect(table.cell(space)).to_have_attribute("aria-label", re.compile("cards from the front"))
    assert violations(page) == []
    assert page.evaluate(CUT) == []


def test_a_marker_is_tried_elsewhere_in_thought(house: House, open_page: Open) -> None:
    def first_order(s: Any, ask: Ask) -> bool:
        return bool(ask.kind == "orders" and any(option.key[0] == "goal-move" for option in ask.options()))

    table = opened(house, open_page, first_order)
    page = table.page
    assert table.my_turn()
    said, order = table.say.inner_text(), page.locator("section.options .opt").first
    order.hover()
    expect(page.locator(".goal.ghost")).to_have_count(1)
    page.mouse.move(640, 20)
    expect(page.locator(".goal.ghost")).to_have_count(0)
    page.get_by_role("button", name="What if").click()
    page.locator(".whatif .seg button").first.click()
    marker = page.locator(".mhex.sel")
    expect(marker).to_have_count(1)
    Keys(table).press("b", "ArrowUp", "Enter")
    expect(page.locator(".goal.ghost")).to_have_count(1)
    expect(page.locator(".whatif [role=status]")).to_contain_text(re.compile(r"Marker \w in \w\d:"))
    assert violations(page) == []
    assert page.evaluate(CUT) == []
    assert table.say.inner_text() == said, "nothing was spent"
    page.keyboard.press("Escape")
    expect(page.locator(".goal.ghost, .whatif")).to_have_count(0)


def test_the_map_is_enlarged_and_moved(house: House, open_page: Open) -> None:
    table = opened(house, open_page, last_turn)
    page, frame = table.page, table.page.locator(".mframe")
    assert table.my_turn()
    wide = "(frame) => frame.scrollWidth / frame.clientWidth"
    assert frame.evaluate(wide) == 1
    frame.hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function("() => document.querySelector('.mframe').scrollWidth > 1.5 * innerWidth / 2")
    before, asked = frame.evaluate("(frame) => frame.scrollLeft"), table.fingerprint()
    page.mouse.down()
    page.mouse.move(560, 400, steps=4)
    page.mouse.up()
    assert frame.evaluate("(frame) => frame.scrollLeft") != before
    assert table.fingerprint() == asked, "a drag is no press"
    page.locator(".mhex[tabindex='0']").focus()
    page.keyboard.press("0")
    page.wait_for_function(
        "() => document.querySelector('.mframe').scrollWidth <= document.querySelector('.mframe').clientWidth"
    )


def test_a_power_point_moves_from_box_to_box(house: House, open_page: Open) -> None:
    table = opened(house, open_page, lambda s, ask: ask.kind == "tokens")
    page = table.page
    assert table.my_turn()
    start = page.locator(".box.can").first
    start.click()
    expect(page.locator(".box.sel")).to_have_attribute("aria-pressed", "true")
    nearer = page.locator(".box.to").first
    name = nearer.get_attribute("data-box")
    before = table.fingerprint()
    table.settle()
    nearer.click()
    table.changed(before)
    expect(page.locator(f"[data-box='{name}'] .tok.done")).not_to_have_count(0)
    assert violations(page) == []


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_combat_is_laid_open(house: House, open_page: Open, size: tuple[int, int] | None) -> None:
    table = opened(house, open_page, has_bled, "ferngate", **({} if size is None else {"size": size}))
    page = table.page
    assert table.my_turn()
    assert_theatre(page)
    expect(page.locator(".theatre .ln .tt").filter(has_text=re.compile(r"\d")).first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate(CUT) == []


def assert_theatre(page: Page) -> None:
    """Both lines; the last sum is the total of its addends; one step back a card falls, and one can go on."""
    expect(page.locator(".theatre .side")).to_have_count(2)
    sums = page.locator(".duel details").last
    sums.locator("summary").click()
    rows = sums.locator("tr:not(.tot) td.n").all_inner_texts()
    assert sum(int(row.replace("−", "-")) for row in rows) == int(sums.locator("summary b.res").inner_text())
    told = page.locator(".steps-row p")
    now = told.inner_text()
    back = page.locator(".duel").get_by_role("button", name="One step back")
    while not page.locator("th.fell").count():
        expect(back).to_have_attribute("aria-disabled", "false")
        back.click()
    expect(page.locator("td.fell b")).to_have_text(re.compile(r"^(\d+)/\1$"))
    expect(told).not_to_have_text(now)
    page.locator(".duel").get_by_role("button", name="To where it stands now").click()
    expect(told).to_have_text(now)
    expect(page.locator("th.fell")).to_have_count(0)


def test_windows_on_dice_are_passed_for_a_turn(house: House, open_page: Open) -> None:
    table = TablePage(open_page(house.resume(asked("fate")))).entered()
    page = table.page
    assert table.my_turn()
    table.rows.first.click()
    expect(table.odds).to_be_visible()
    before = table.fingerprint()
    page.locator("details.asking summary").click()
    page.locator("details.asking").get_by_role("button", name="Not in this turn").click()
    table.changed(before)
    expect(page.locator(".skipping")).to_be_visible()
    if table.my_turn():
        expect(table.say).not_to_contain_text("Spells on the dice")
    assert violations(page) == []


def test_what_comes_is_stepped_through_when_one_wants_it_so(house: House, open_page: Open) -> None:
    table = opened(house, open_page, lambda s, ask: ask.kind == "magic" and s.fight[3] == 2, "ferngate")
    page = table.page
    assert table.my_turn()
    told = page.locator(".steps-row p")
    page.locator(".steps-row .seg button").first.click()
    now = told.inner_text().split("/")[0]
    before = table.fingerprint()
    table.settle()
    table.send.click()
    table.changed(before)
    assert table.my_turn()
    expect(told).to_have_text(re.compile(rf"^{now}/"))
    page.locator(".duel").get_by_role("button", name="One step on").click()
    expect(told).to_have_text(re.compile(rf"^{int(now) + 1}/"))
    page.locator(".duel").get_by_role("button", name="Play the combat").click()
    expect(told).to_have_text(re.compile(rf"^{int(now) + 3}/"))


def test_a_combat_in_the_replay(house: House, open_page: Open) -> None:
    table = opened(house, open_page, has_bled, "ferngate")
    page = table.page
    assert table.my_turn()
    page.goto(f"{house.address}/replay/{match_of(page.url)}")
    expect(page.locator(".table.replay .theatre")).to_be_visible()
    assert_theatre(page)
    page.locator(".scrub .icb").first.click()
    expect(page.locator(".msmap")).to_be_visible()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [None, PHONE])
def test_both_compose_in_secret_on_one_device(house: House, open_page: Open, size: tuple[int, int] | None) -> None:
    made = house.create("local local", game="magestorm", setup=SHORT, army=None)
    table = TablePage(open_page(house.link(made), **({} if size is None else {"size": size}))).entered()
    page = table.page
    units = page.locator(".compose")
    for own, other in (("Geltz", "Walthus"), ("Walthus", "Geltz")):
        table.my_turn()
        if table.take_device():
            assert table.my_turn()
        expect(units).to_contain_text(own)
        expect(units).not_to_contain_text(other)
        first, second = units.locator(".group").nth(0), units.locator(".group").nth(1)
        number = str(first.locator("[data-item]").first.get_attribute("data-item"))
        held = first.locator(f"[data-item='{number}']")
        held.click()
        expect(held).to_have_attribute("aria-pressed", "true")
        second.locator(".gh").click()
        expect(second.locator("[data-item]").last).to_have_attribute("data-item", number)
        second.locator(f"[data-item='{number}']").drag_to(first.locator("[data-item]").first)
        expect(first.locator("[data-item]").first).to_have_attribute("data-item", number)
        held.press("Alt+ArrowRight")
        expect(second.locator(f"[data-item='{number}']")).to_be_focused()
        table.form.get_by_role("button", name="Start again").click()
        expect(first.locator("[data-item]").first).to_have_attribute("data-item", number)
        assert violations(page) == []
        before = table.fingerprint()
        table.settle()
        table.send.click()
        table.changed(before)


SEEN = """
() => [...document.querySelectorAll(".prompt .say, .options, .msmap [role=gridcell], .msmeters")]
  .map((one) => one.ariaLabel ?? one.textContent).join("|")
"""


@pytest.mark.parametrize("verb", ["split", "rearrange"])
def test_a_cancelled_order_leaves_everything_as_it_was(house: House, open_page: Open, verb: str) -> None:
    def orders(s: Any, ask: Ask) -> bool:
        return bool(ask.kind == "orders" and any(option.key[0] == verb for option in ask.options()))

    table = opened(house, open_page, orders, "ferngate")
    page = table.page
    assert table.my_turn()
    table.settle()
    page.wait_for_function(f"() => !({SEEN.strip()})().includes('…')")  # names of cards come when they are wanted
    before = page.evaluate(SEEN)
    table.rows.filter(has_text=re.compile(f"^{verb.capitalize()}")).first.click()
    cards = page.locator(".compose [data-item]")
    expect(cards.first).to_be_visible()
    numbers = cards.evaluate_all("(all) => all.map((one) => one.dataset.item)")
    cards.last.drag_to(cards.first)
    expect(cards.first).to_have_attribute("data-item", numbers[-1])
    table.form.get_by_role("button", name="Cancel").click()
    expect(page.locator(".compose")).to_have_count(0)
    table.settle()
    assert page.evaluate(SEEN) == before
