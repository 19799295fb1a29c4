"""Magestorm in a browser: positions to open, and decisions by mouse and by keys."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Page

from battlebook.kernel.chance import Keyed
from battlebook.kernel.frames import open_part
from battlebook.kernel.game import games
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match
from battlebook.kernel.options import Ask
from battlebook.kernel.proof import OPEN, Proof, open_key
from battlebook.kernel.saves import dumps
from tests.browser.conftest import Open
from tests.browser.house import House
from tests.browser.keys import Keys
from tests.browser.positions import NAMES, Position, Wanted
from tests.browser.table import TablePage

SHORT = "duel-at-the-ford-stone"
NUMBER = count(1)
MOST_SEEDS = 100

# Where a kind of ask is met after a few decisions: a set-up, and the seed to begin with.
SOON: dict[str, tuple[str, int]] = {
    "army": ("duel-at-the-ford-stone", 0),
    "deploy-unit": ("the-long-line", 0),
    "deploy": ("silver-under-the-moon", 0),
    "objective": ("duel-at-the-ford-stone", 4),
    "tokens": ("ferngate", 1),
    "spells": ("duel-at-the-ford-stone", 2),
    "spell-target": ("moonless-march", 6),
    "flare-unit": ("duel-at-the-ford-stone", 5),
    "orders": ("ferngate", 10),
    "move-card": ("silver-under-the-moon", 3),
    "rearrange": ("moonless-march", 1),
    "split": ("ferngate", 6),
    "split-damage": ("silver-under-the-moon", 4),
    "too-many": ("moonless-march", 5),
    "move-unit": ("the-standing-stones", 3),
    "toward": ("ferngate", 3),
    "step": ("the-standing-stones", 3),
    "arrive": ("the-ring-of-green", 12),
    "movement-ends": ("the-burning-woods", 13),
    "carrier": ("silver-under-the-moon", 1),
    "combat": ("the-long-line", 30),
    "fight": ("the-ring-of-green", 7),
    "magic": ("duel-at-the-ford-stone", 6),
    "place": ("silver-under-the-moon", 8),
    "powers": ("silver-under-the-moon", 8),
    "advance": ("the-ring-of-green", 7),
    "fate": ("the-ring-of-green", 7),
    "reroll": ("the-ring-of-green", 7),
}


def position(wanted: Wanted, setup: str = SHORT, seed: int = 0) -> Position:
    """A match against the computer, played at random until the Kragis are asked something that is wanted."""
    for n in range(seed, seed + MOST_SEEDS):
        found = walked(wanted, setup, n)
        if found is not None:
            return Position(dumps(found), 0)
    raise LookupError("nobody is asked so")


def walked(wanted: Wanted, setup: str, seed: int) -> Match | None:
    """One such match; None when it ends before."""
    game = games()["magestorm"]
    seats = [SeatInfo(NAMES[0], "local"), SeatInfo(NAMES[1], "computer", "random")]
    spec = game.sample_spec(setup, Random(seed))
    header = make_header(game, f"magestorm{next(NUMBER)}", spec, seats, Proof(OPEN, seed))
    match, rng = Match(game, header, Keyed(open_key(seed))), Random(seed)
    while match.state.ask is not None:
        part = next(part for part in (open_part(match.state, seat) for seat in (0, 1)) if part)
        if part.seat == 0 and wanted(match.state, part):
            return match
        assert match.answer(part.seat, part.sample(rng)) is None
    return None


def asked(kind: str) -> Position:
    """A match in which the Kragis are asked so."""
    return position(lambda s, ask: ask.kind == kind, *SOON[kind])


def opened(house: House, open_page: Open, wanted: Wanted, setup: str = SHORT, seed: int = 0, **more: Any) -> TablePage:
    """Such a match at the table."""
    return TablePage(open_page(house.resume(position(wanted, setup, seed)), **more)).entered()


def has_bled(s: Any, ask: Ask) -> bool:
    """The engagement of the first combat has cost somebody a card."""
    return bool(ask.kind == "magic" and s.fight and s.fight[3] == 6 and any(s.lost) and not s.memory)


def by_mouse(table: TablePage) -> None:
    """One decision: a form as it stands, the end of a phase, a hex of the map, or the first choice."""
    before = table.fingerprint()
    table.settle()
    table.page.wait_for_function("() => !document.querySelector('.prompt .btn.fresh, .options .btn.fresh')")
    marked = table.page.locator(".mhex.can")
    if table.form.locator(".send.off").count():
        table.pick()
    elif table.form.count():
        table.send.click()
    elif table.passing.count():
        table.passing.click()
    elif marked.count():
        marked.first.click()
        if table.chooser.count():
            table.chooser.locator("button.opt").first.click()
        table.confirm()
    else:
        table.rows.first.click()
        table.confirm()
    table.changed(before)


def by_keys(keys: Keys) -> None:
    """The same without a mouse: hexes are walked to."""
    marked = keys.page.locator(".mhex.can")
    if not marked.count() or keys.table.form.count() or keys.table.passing.count():
        return keys.step()
    before = keys.table.fingerprint()
    keys.walk(str(marked.first.get_attribute("data-cell")))
    keys.table.settle()
    keys.page.keyboard.press("Enter")
    if keys.table.chooser.count():
        keys.page.keyboard.press("Enter")
    keys.table.changed(before)


def turn_to(page: Page, name: str) -> None:
    """Look at another page in the middle."""
    page.get_by_role("group", name="What the middle shows").get_by_role("button", name=name).click()
