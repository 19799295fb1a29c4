"""Heroes at the table: cards played by mouse and by keyboard, hands that nobody else sees, and the form of a Hero."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battlebook.games.heroes3.holders import holder
from battlebook.kernel.options import Ask
from tests.browser.conftest import PHONE, Open
from tests.browser.house import QUICK, House
from tests.browser.positions import find
from tests.browser.scenes import match_of, with_cards
from tests.browser.table import MOST_DECISIONS, TablePage

MAGES = [{"hero": "solmyr", "level": 6, "deck": "veteran"}, {"hero": "sandro", "level": 6, "deck": "veteran"}]

# A page that passes by itself would do so while the mouse is on its way.
NO_PASSES = """
if (location.protocol === "http:") localStorage.setItem("battlebook.settings", JSON.stringify({ passes: false }));
"""


class HandPage(TablePage):
    """A table with a hand of cards."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.cards = page.locator(".hand .hc")
        self.lit = page.locator(".hand .hc.can")
        self.panel = page.locator(".next .cardp")

    def cast(self) -> bool:
        """Cast the first Spell that can be cast, on the first target that the board marks; whether there was one."""
        for n in range(self.lit.filter(has_text="Spell").count()):
            self.lit.filter(has_text="Spell").nth(n).click()
            expect(self.panel).to_be_visible()
            uses = self.panel.locator(".use:not(.no)").filter(has_not_text="Discard for Power")
            if uses.count():
                before = self.fingerprint()
                uses.first.click()
                self.aim()
                self.changed(before)
                return True
            self.page.keyboard.press("Escape")
            expect(self.panel).to_have_count(0)
        return False

    def aim(self) -> None:
        """Press the first target on the board, in the panel, or the button that plays the card."""
        marked = self.page.locator(".cell:has(.br), .cell.can")
        play = self.panel.locator(".btn.do")
        if play.count():
            self.settle()
            play.click()
        elif marked.count():
            marked.first.click()
        else:
            self.panel.locator(".opt:not(.use)").first.click()


def test_a_siege_with_spells_by_mouse(house: House, open_page: Open) -> None:
    options = {"heroes": MAGES, "place": "citadel"}
    made = house.create("human computer", setup="hero-siege", army=QUICK, options=options, seed=2)
    page = open_page()
    page.add_init_script(NO_PASSES)
    page.goto(house.link(made))
    table = HandPage(page).entered()
    assert table.play(until=table.fighting)
    expect(page.locator(".cell.fort")).to_have_count(4)
    expect(table.cell("beside").locator(".u")).to_have_count(1)
    cast = 0
    for _ in range(MOST_DECISIONS):
        if not table.my_turn():
            break
        if cast < 2 and table.cast():
            cast += 1
        else:
            table.step()
    assert cast > 0
    expect(table.page.get_by_role("region", name="Result")).to_be_visible()


def test_a_card_that_cannot_be_played_says_why(house: House, open_page: Open) -> None:
    table = HandPage(open_page(house.resume(find("act", with_cards, setup="hero-duel")))).entered()
    table.page.locator(".hand .hc.nope").first.click()
    table.panel.locator(".use.no").first.click()
    expect(table.bubble).to_be_visible()
    expect(table.bubble.locator("button.rule")).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.panel).to_have_count(0)


def test_cards_do_not_flood_the_list(house: House, open_page: Open) -> None:
    """One line a card in the list, and the board is marked for the unit that acts, until a card is taken up."""
    table = HandPage(open_page(house.resume(find("act", with_cards, setup="hero-duel")))).entered()
    expect(table.lit.first).to_be_visible()
    names = {name.strip() for name in table.lit.locator(".name").all_inner_texts()}
    group = table.options.locator(".og", has_text="Play a card").locator("xpath=following-sibling::*[1]")
    assert group.locator("button.opt").count() == len(names)


def test_a_card_by_keyboard(house: House, open_page: Open) -> None:
    page = open_page(house.resume(find("act", with_cards, setup="hero-duel")))
    table = HandPage(page).entered()
    expect(table.cards.first).to_be_visible()
    page.keyboard.press("h")
    expect(table.cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(table.cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    table.lit.first.focus()
    page.keyboard.press("Enter")
    expect(table.panel).to_be_visible()
    use = table.panel.locator(".use:not(.no)").first
    use.focus()
    if use.get_attribute("aria-pressed") != "true":
        page.keyboard.press("Enter")
    before = table.fingerprint()
    goal = table.panel.locator(".btn.do, .opt:not(.use)").first
    table.settle()
    goal.focus()
    page.keyboard.press("Enter")
    table.changed(before)
    expect(table.panel).to_have_count(0)


def test_a_hand_on_a_phone(house: House, open_page: Open) -> None:
    page = open_page(house.resume(find("act", with_cards, setup="hero-duel")), size=PHONE)
    TablePage(page).entered()
    page.locator(".tabs [data-tab=hand]").click()
    page.locator(".hand .hc.can").first.click()
    expect(page.locator(".hand .cardp")).to_be_visible()
    expect(page.locator(".next .cardp")).not_to_be_visible()


def hands_are_hidden(page: Page, seen: set[str]) -> None:
    """At a hand-over no card, and no name of one that was in a hand, is on the page or in its storage."""
    expect(page.locator(".hc, .plate, .grid")).to_have_count(0)
    stored = page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    source = page.content() + page.title() + page.url + stored
    assert [name for name in seen if name in source] == []


def holding(s: Any, ask: Ask) -> bool:
    """Both sides have a hand."""
    return bool(s.holders) and all(len(holder(s, side).hand) > 1 for side in (0, 1))


@pytest.mark.parametrize("setup", ["hero-duel", "sea-fight", "battlefield"])
def test_hands_are_hidden_at_every_hand_over(setup: str, house: House, open_page: Open) -> None:
    """Also in set-ups that have hands only if Heroes are chosen."""
    position = find("act", holding, people=(0, 1), setup=setup)
    page = open_page()
    page.add_init_script(NO_PASSES)
    page.goto(house.resume(position))
    table = HandPage(page).entered()
    seen: set[str] = set()
    taken = 0
    while taken < 4:
        assert table.my_turn()
        if table.handover.count():
            hands_are_hidden(table.page, seen)
            table.take_device()
            expect(table.cards.first).to_be_visible()
            taken += 1
        else:
            seen |= {name.replace("\u00ad", "").strip() for name in table.cards.locator(".name").all_inner_texts()}
            table.step()
    assert len(seen) >= 3


@pytest.mark.parametrize("way", ["with=local"])
def test_a_deck_is_judged_while_it_is_made(way: str, house: House, open_page: Open) -> None:
    page = open_page(f"{house.address}/new/heroes3?{way}&setup=hero-duel")
    form = page.locator(".herof").first
    form.get_by_role("button", name="Own").click()
    form.locator("select").first.select_option("sandro")
    begin = page.locator("form.newm button[type=submit]")
    expect(begin).to_have_attribute("aria-disabled", "true")
    expect(form.locator(".awarn")).to_contain_text("Crusaders I")
    form.locator("button[aria-label*='Crusaders I']").click()
    expect(begin).to_have_attribute("aria-disabled", "false")
    begin.click()
    expect(page.locator(".ho")).to_be_visible()


def test_cards_to_discard_are_picked_in_the_hand(house: House, open_page: Open) -> None:
    position = find("discard", lambda s, ask: ask.form.least == 1 and len(ask.form.candidates) > 1)
    table = HandPage(open_page(house.resume(position), size=PHONE)).entered()
    send = table.page.locator(".hand .send")
    expect(send).to_have_text("Choose one more")
    table.lit.first.click()
    table.lit.nth(1).click()
    before = table.fingerprint()
    table.settle()
    send.click()
    table.changed(before)


def test_looking_back_shows_the_hand_of_then(house: House, open_page: Open) -> None:
    link = house.resume(find("act", with_cards, setup="hero-duel"))
    table = HandPage(open_page(link)).entered()
    names = table.cards.locator(".name").all_inner_texts()
    table.page.goto(f"{house.address}/replay/{match_of(link)}")
    expect(table.cards).to_have_count(len(names))
    assert table.cards.locator(".name").all_inner_texts() == names
    table.page.get_by_role("spinbutton").fill("1")
    table.page.get_by_role("spinbutton").press("Enter")
    expect(table.page.locator(".turn.rp")).to_contain_text("decision 1 of")
    public = table.page.get_by_role("button", name="Public")
    public.click()
    expect(public).to_have_attribute("aria-pressed", "true")
    expect(table.cards).to_have_count(0)


def test_cards_by_typed_words_cut_short(house: House, open_page: Open) -> None:
    table = HandPage(open_page(house.resume(find("act", with_cards, setup="hero-duel")))).entered()
    table.page.keyboard.press("/")
    line, said = table.page.locator(".cmd input"), table.page.locator(".cmd p[role=status]")
    line.fill("play")
    line.press("Enter")
    expect(said).to_contain_text("Which of these?")
    line.fill("play")
    words = table.page.locator(".cmd-list li", has_text="Play").first.inner_text().replace(",", "").replace(":", "")
    before = table.fingerprint()
    line.fill(" ".join(word[:5] for word in words.split()))
    line.press("Enter")
    table.changed(before)
