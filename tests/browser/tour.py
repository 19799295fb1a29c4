"""A tour of every screen: how one gets to each, by what stands on it and not by its words, so in any language."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import packed
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


def screen(name: str, at: str, *presses: str, key: str = "", see: str = "") -> None:
    """A stop that some presses, and perhaps a key, lead to from an address, or from a match by the name of its scene,
    where it is my turn (with "seen " before it: where nobody sits down)."""

    def go(tour: Tour) -> None:
        if at.startswith("/"):
            tour.open(tour.house.address + at)
        elif at.startswith("seen "):
            tour.open(getattr(tour.scenes, at.removeprefix("seen ")))
        else:
            tour.sit(getattr(tour.scenes, at))
        for where in presses:
            tour.press(where)
        if key:
            tour.page.keyboard.press(key)
        if see:
            tour.see(see)

    STOPS[name] = go


NEW = "/new/heroes3?with=computer"

# The form of a new match, everything unfolded; that of two Heroes; the links for the other seats.
screen("new-match", NEW, "form.newm summary", see="form.newm details[open] select")
screen("hero-form", f"{NEW}&setup=hero-duel", ".herof details summary", see=".herof details[open] .alist li")
screen("links", "/new/heroes3?with=link", "form.newm button[type=submit]", see=".seatrow.link input[readonly]")

# Somebody is awaited; the rulebook at one rule; what this is; a match without a seat for this browser; the menu.
screen("lobby", "seen lobby", see=".doc .seatrow.link")
screen("rules", "/rules/heroes3#h3:4:tie-alternate", see=".rr.marked")
screen("about", "/about", see=".doc main.text")
screen("no-seat", "/m/0123456789abcdef", see="main.plain a[href='/']")
screen("menu", "/", "button[aria-haspopup=dialog]", see="dialog .settings")

# Armies are placed, some stand already; the middle of a fight; why not; a rule that was cited; the list of keys; the
# line for typed commands; between two people.
screen("placing", "placing", ".cell.can")
screen("battle", "battle")
screen("refusal", "battle", ".cell:has(.u.sB):not(:has(.br))", see=".why")
screen("rule", "battle", ".prompt .say button.rule", see=".pop")
screen("keys", "battle", key="?", see="dialog dl.keys")
screen("commands", "battle", key="/", see=".cmd")
screen("handover", "seen hot_seat", see=".ho input")

# A hand of cards; why one cannot be played; a Hero in full; cards before an attack.
screen("hand", "hand", see=".hand .hc")
screen("card-refusal", "hand", ".hc.nope", ".next .use.no", see=".why")
screen("hero", "hand", ".plate", see="dialog .heroes")
screen("clash", "clash", see=".clash")

# Magestorm: units from cards; a marker tried in thought; power points; a combat; what combats showed; spells on dice.
screen("ms-units", "army", see=".compose [data-item] small")
screen("ms-map", "orders", ".mbar .btn >> nth=1", ".whatif .seg button", ".mhex >> nth=50", see=".goal.ghost")
screen("ms-mage", "mages", ".box.can", see=".box.to")
screen("ms-combat", "combat", see=".theatre .side")
screen("ms-known", "combat", ".mtabs button >> nth=-1", see=".memory")
screen("ms-dice", "dice", "details.asking summary", ".options .opt", see="section.odds:not(.none)")


# ------------------------------------------------------------------------------------------ around the table


@stop
def start(tour: Tour) -> None:
    """With a match of mine in the list."""
    tour.sit(tour.scenes.battle)
    tour.open(tour.house.address)
    tour.see(".mt2 a.btn")
    tour.see(".gm .go a")


@stop
def own_army(tour: Tour) -> None:
    """An army of one's own, not legal yet."""
    tour.open(tour.house.address + NEW)
    tour.page.locator(".army").first.locator(".seg button").nth(2).click()
    tour.page.locator(".afilter select").first.select_option("castle")
    line = tour.page.locator(".atext input").first
    line.fill("griffins/p marksmen/f azure_dragons/p")
    line.press("Enter")
    tour.see(".alist li.bad")


@stop
def random_army(tour: Tour) -> None:
    """A random army."""
    tour.open(tour.house.address + NEW)
    tour.page.locator(".army").first.locator(".seg button").nth(1).click()
    tour.see(".alist li")


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
    """A trial fight of the form, its bars there. Small armies, so that many fights are soon over."""
    seat = {"kind": "computer", "army": {"random": 10, "seed": 1}}
    form = packed({"game": "heroes3", "setup": "duel", "seats": [seat, seat]})
    tour.open(f"{tour.house.address}/new/heroes3?with=computer&trial=1&form={form}")
    tour.press("dialog .trial .btn.do")
    tour.page.locator(".tbars li").first.wait_for(timeout=120_000)
    tour.press("dialog .trial .btn:not(.quiet):not(.do)")


# --------------------------------------------------------------------------------------------- at the table


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
