"""A tour of every screen: how one gets to each, by what stands on it and not by its words, so in any language."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.scenes import Scenes, match_of
from tests.browser.table import TablePage


class Tour:
    """Goes with one page from screen to screen."""

    def __init__(self, scenes: Scenes, page: Page) -> None:
        self.scenes = scenes
        self.house = scenes.house
        self.page = page
        self.table = TablePage(page)

    def open(self, address: str) -> None:
        """Go somewhere, also when only the part behind # differs."""
        self.page.goto("about:blank")
        self.page.goto(address)

    def sit(self, link: str) -> None:
        """Sit down at a table; it is this seat's turn."""
        self.open(link)
        self.table.entered()
        self.table.my_turn()

    def see(self, where: str) -> None:
        """Something is there."""
        expect(self.page.locator(where).first).to_be_visible()

    def press(self, where: str) -> None:
        """Press the first of something."""
        self.page.locator(where).first.click()


Stop = Callable[[Tour], None]
STOPS: dict[str, Stop] = {}


def stop(go: Stop) -> Stop:
    """One stop of the tour."""
    STOPS[go.__name__.replace("_", "-")] = go
    return go


# ------------------------------------------------------------------------------------------ around the table


@stop
def start(tour: Tour) -> None:
    """With a match of mine in the list."""
    tour.sit(tour.scenes.battle)
    tour.open(tour.house.address)
    tour.see(".mt2 a.btn")
    tour.see(".gm .go a")


@stop
def new_match(tour: Tour) -> None:
    """The form, everything unfolded."""
    tour.open(f"{tour.house.address}/new/heroes3?with=computer")
    tour.press("form.newm summary")
    tour.see("form.newm details[open] select")


@stop
def own_army(tour: Tour) -> None:
    """An army of one's own, not legal yet."""
    tour.open(f"{tour.house.address}/new/heroes3?with=computer")
    tour.page.locator(".army").first.locator(".seg button").nth(2).click()
    tour.page.locator(".afilter select").first.select_option("castle")
    line = tour.page.locator(".atext input").first
    line.fill("griffins/p marksmen/f azure_dragons/p")
    line.press("Enter")
    tour.see(".alist li.bad")


@stop
def random_army(tour: Tour) -> None:
    """A random army."""
    tour.open(f"{tour.house.address}/new/heroes3?with=computer")
    tour.page.locator(".army").first.locator(".seg button").nth(1).click()
    tour.see(".alist li")


@stop
def hero_form(tour: Tour) -> None:
    """Two Heroes lead the armies."""
    tour.open(f"{tour.house.address}/new/heroes3?with=computer&setup=hero-duel")
    tour.press(".herof details summary")
    tour.see(".herof details[open] .alist li")


@stop
def own_deck(tour: Tour) -> None:
    """A deck of one's own, not legal for this Hero."""
    tour.open(f"{tour.house.address}/new/heroes3?with=computer&setup=hero-duel")
    form = tour.page.locator(".herof").first
    form.locator(".seg button").nth(3).click()
    form.locator(".dfilter input").fill("lightning")
    form.locator(".utile .btn").first.click()
    form.locator("select").first.select_option("sandro")
    tour.see(".awarn")


@stop
def trial_fight(tour: Tour) -> None:
    """A trial fight of the form, its bars there."""
    tour.open(f"{tour.house.address}/new/heroes3?with=computer&trial=1")
    tour.press("dialog .trial .btn.do")
    tour.page.locator(".tbars li").first.wait_for(timeout=120_000)
    tour.press("dialog .trial .btn:not(.quiet):not(.do)")


@stop
def links(tour: Tour) -> None:
    """The links for the other seats."""
    tour.open(f"{tour.house.address}/new/heroes3?with=link")
    tour.press("form.newm button[type=submit]")
    tour.see(".seatrow.link input[readonly]")


@stop
def lobby(tour: Tour) -> None:
    """Somebody is awaited."""
    tour.open(tour.scenes.lobby)
    tour.see(".doc .seatrow.link")


@stop
def rules(tour: Tour) -> None:
    """The rulebook at one rule."""
    tour.open(f"{tour.house.address}/rules/heroes3#h3:4:tie-alternate")
    tour.see(".rr.marked")


@stop
def about(tour: Tour) -> None:
    """What this is."""
    tour.open(f"{tour.house.address}/about")
    tour.see(".doc main.text")


@stop
def no_seat(tour: Tour) -> None:
    """A match in which this browser has no seat."""
    tour.open(f"{tour.house.address}/m/0123456789abcdef")
    tour.see("main.plain a[href='/']")


@stop
def menu(tour: Tour) -> None:
    """The menu with the settings."""
    tour.open(tour.house.address)
    tour.press("button[aria-haspopup=dialog]")
    tour.see("dialog .settings")


# --------------------------------------------------------------------------------------------- at the table


@stop
def placing(tour: Tour) -> None:
    """Armies are to be placed; some stand already."""
    tour.sit(tour.scenes.placing)
    tour.press(".cell.can")


@stop
def battle(tour: Tour) -> None:
    """The middle of a fight, my turn."""
    tour.sit(tour.scenes.battle)


@stop
def refusal(tour: Tour) -> None:
    """Why not."""
    tour.sit(tour.scenes.battle)
    tour.press(".cell:has(.u.sB):not(:has(.br))")
    tour.see(".why")


@stop
def rule(tour: Tour) -> None:
    """A rule that was cited."""
    tour.sit(tour.scenes.battle)
    tour.press(".prompt .say button.rule")
    tour.see(".pop")


@stop
def chooser(tour: Tour) -> None:
    """Which of these?"""
    tour.sit(tour.scenes.two_ways)
    for n in range(tour.table.targets.count()):
        tour.table.targets.nth(n).click()
        if tour.table.chooser.count():
            return
    raise AssertionError("nothing can be done in two ways")


@stop
def unit(tour: Tour) -> None:
    """A unit in full."""
    tour.sit(tour.scenes.battle)
    tour.page.locator(".cell:has(.u)").first.focus()
    tour.page.keyboard.press("i")
    expect(tour.page.locator(".panel.unit").filter(visible=True)).to_have_count(1)


@stop
def hand(tour: Tour) -> None:
    """A hand of cards."""
    tour.sit(tour.scenes.hand)
    tour.see(".hand .hc")


@stop
def card(tour: Tour) -> None:
    """A card taken up; its targets are marked."""
    tour.sit(tour.scenes.hand)
    for n in range(tour.page.locator(".hc.can").count()):
        tour.page.locator(".hc.can").nth(n).click()
        tour.page.locator(".next .use:not(.no)").first.click()
        if tour.page.locator(".cell:has(.br)").count():
            return
        tour.page.keyboard.press("Escape")
    raise AssertionError("no card is aimed at a unit")


@stop
def card_refusal(tour: Tour) -> None:
    """Why a card cannot be played."""
    tour.sit(tour.scenes.hand)
    tour.press(".hc.nope")
    tour.press(".next .use.no")
    tour.see(".why")


@stop
def hero(tour: Tour) -> None:
    """A Hero in full."""
    tour.sit(tour.scenes.hand)
    tour.press(".plate")
    tour.see("dialog .heroes")


@stop
def clash(tour: Tour) -> None:
    """Cards before an attack."""
    tour.sit(tour.scenes.clash)
    tour.see(".clash")


@stop
def keys(tour: Tour) -> None:
    """The list of keys."""
    tour.sit(tour.scenes.battle)
    tour.page.keyboard.press("?")
    tour.see("dialog dl.keys")


@stop
def commands(tour: Tour) -> None:
    """The line for typed commands."""
    tour.sit(tour.scenes.battle)
    tour.page.keyboard.press("/")
    tour.see(".cmd")


@stop
def handover(tour: Tour) -> None:
    """Between two people."""
    tour.open(tour.scenes.hot_seat)
    tour.see(".ho input")


@stop
def open_handover(tour: Tour) -> None:
    """Between two people who hide nothing."""
    tour.open(tour.scenes.open_hot_seat)
    tour.table.entered().take_device()
    while tour.table.my_turn() and not tour.table.take.count():
        tour.table.step()
    tour.see(".prompt .btn.do")


@stop
def result(tour: Tour) -> None:
    """The end."""
    tour.sit(tour.scenes.over)
    if not tour.table.ended.count():
        tour.page.locator(".options .opt.costly").last.click()
        tour.table.settle()
        tour.press(".prompt .likely")
    tour.see(".next a[href^='/replay/']")


@stop
def replay(tour: Tour) -> None:
    """Looking back, with a hand."""
    tour.sit(tour.scenes.hand)
    tour.open(f"{tour.house.address}/replay/{match_of(tour.scenes.hand)}")
    tour.see(".table.replay .grid")
    tour.see(".hand .hc")


@stop
def taken_over(tour: Tour) -> None:
    """The seat was opened elsewhere."""
    tour.sit(tour.scenes.battle)
    other = tour.page.context.new_page()
    other.goto(tour.scenes.battle)
    tour.see("main.plain button.do")
    other.close()
