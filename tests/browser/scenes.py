"""The matches that the tour of the screens looks at."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from battlebook.games.heroes3.holders import holder
from battlebook.kernel.options import Ask
from tests.browser import magestorm
from tests.browser.house import House
from tests.browser.positions import find

CODES = {0: "1234", 1: "9876"}


def lively(s: Any, ask: Ask) -> bool:
    """A good fight: many units, something to attack, something out of reach, and not the first Round."""
    reach = {option.key[1] for option in ask.options() if option.key[0] == "attack"}
    alive = [s.alive[side].bit_count() for side in (0, 1)]
    return ask.seat == 0 and s.round >= 2 and min(alive) >= 4 and 0 < len(reach) < alive[1]


def nearly_over(s: Any, ask: Ask) -> bool:
    """A fight of which little is left, so that many of it are soon over."""
    return ask.seat == 0 and s.alive[0].bit_count() + s.alive[1].bit_count() <= 3


def two_ways(s: Any, ask: Ask) -> bool:
    """An enemy that can be attacked from more than one space."""
    targets = [option.key[1] for option in ask.options() if option.key[0] == "attack"]
    return len(targets) > len(set(targets))


def plays(ask: Ask) -> set[int]:
    """The cards that can be played."""
    return {option.key[1] for option in ask.options() if option.key[0] == "play"}


def with_cards(s: Any, ask: Ask) -> bool:
    """A hand of which some cards can be played on a unit and some not at all; an effect lasts on a unit."""
    aimed = {option.key[1] for option in ask.options() if option.key[:1] == ("play",) and option.key[3:4] == ("unit",)}
    hand = set(holder(s, s.plan.seat_of_side.index(ask.seat)).hand)
    return bool(aimed) and len(hand) >= 4 and len(plays(ask)) < len(hand) and any(row[3] >= 0 for row in s.lasting)


class Scenes:
    """The matches of the tour, made when they are first wanted."""

    def __init__(self, house: House) -> None:
        self.house = house

    @cached_property
    def placing(self) -> str:
        """Armies are to be placed."""
        return self.house.link(self.house.create())

    @cached_property
    def battle(self) -> str:
        """The middle of a fight, my turn."""
        return self.house.resume(find("act", lively))

    @cached_property
    def two_ways(self) -> str:
        """An enemy that can be attacked from more than one space."""
        return self.house.resume(find("act", two_ways))

    @cached_property
    def lobby(self) -> str:
        """Somebody is awaited."""
        return self.house.link(self.house.create("human open"))

    @cached_property
    def hot_seat(self) -> str:
        """Two people on one device, with codes."""
        return self.house.link(self.house.create("local local", codes=CODES))

    @cached_property
    def open_hot_seat(self) -> str:
        """Two people on one device, without codes."""
        return self.house.resume(find("act", people=(0, 1)))

    @cached_property
    def hand(self) -> str:
        """In a siege: cards to play on units of the board, others that cannot be played, and effects that last."""
        return self.house.resume(find("act", lambda s, ask: s.forts and with_cards(s, ask), setup="hero-siege"))

    @cached_property
    def clash(self) -> str:
        """Cards before an attack."""
        return self.house.resume(find("cards-attack", lambda s, ask: s.lasting and plays(ask)))

    @cached_property
    def over(self) -> str:
        """A fight that may be ended by Retreat."""
        return self.house.resume(find("extend"))

    @cached_property
    def army(self) -> str:
        """Magestorm: units are formed in secret."""
        return self.house.resume(magestorm.asked("army"))

    @cached_property
    def orders(self) -> str:
        """Magestorm: orders on the map."""
        return self.house.resume(magestorm.asked("orders"))

    @cached_property
    def mages(self) -> str:
        """Magestorm: power points."""
        return self.house.resume(magestorm.asked("tokens"))

    @cached_property
    def combat(self) -> str:
        """Magestorm: a combat in which a card has fallen."""
        return self.house.resume(magestorm.position(magestorm.has_bled, "ferngate"))

    @cached_property
    def dice(self) -> str:
        """Magestorm: spells on dice."""
        return self.house.resume(magestorm.asked("fate"))


def match_of(link: str) -> str:
    """The match in a link."""
    found = re.search(r"/m/(\w+)", link)
    assert found is not None
    return found.group(1)
