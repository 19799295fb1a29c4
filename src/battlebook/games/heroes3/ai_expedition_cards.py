"""Which cards the computer plays on the map of an expedition, and where they take its Hero."""

from __future__ import annotations

from collections.abc import Callable

from battlebook.games.heroes3.campaign import MAIN, Campaign
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.expedition_cards import is_power
from battlebook.games.heroes3.rules.expedition_leaps import HOME, fields_of, leap_of
from battlebook.games.heroes3.rules.expedition_trade import STUDY_PRICE
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Key

BUYS = ("recruit", "train")
SPARE = 12  # gold from which on offers of Neutral Units are looked at
RICH = 20  # gold that is worth a way home

Worth = Callable[[int], float]


def best_play(s: State, c: Campaign, keys: list[Key], worth: Worth) -> Key | None:
    """A card that helps now, the dearest use of several; ``worth``: what being on a field would bring."""
    good = [key for key in keys if key[0] == "play" and helps(s, c, keys, key, worth)]
    return good[-1] if good else None


def helps(s: State, c: Campaign, keys: list[Key], key: Key, worth: Worth) -> bool:
    """Whether a use is not wasted now."""
    _, card, use = key
    leap = leap_of(card, use)
    if leap is not None:
        fields = fields_of(c, leap)
        if leap.reach == HOME:
            return c.gold >= RICH and not any(c.is_haven(n) for n in c.at if n >= 0)
        return c.mp[MAIN] <= leap.cost and max(map(worth, fields), default=0.0) > 0.0
    found = CARDS[card].uses[use]
    op = found.effects[0].op
    if op == "unit_discount":
        return any(other[0] in BUYS for other in keys)
    if op == "spell_discount":
        return ("study",) in keys and c.gold >= STUDY_PRICE
    if op == "recruit_neutral":
        return c.gold >= SPARE
    if found.timing == "permanent":
        return holder(s, c.side).permanent < 0
    return not is_power(card, use) and op not in ("convert_unit", "buy_war_machine")


def best_field(c: Campaign, keys: list[Key], worth: Worth) -> Key:
    """Where a card takes the Hero: to what brings most, else to the furthest field that he may enter."""
    return max(keys, key=lambda key: (worth(key[1]), c.sites[key[1]].x))
