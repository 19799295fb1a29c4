"""What an expedition remembers between its fights: one immutable record in the state, or None in every other match.

Changed by ``verbs_expedition.py`` alone. Faces are numbers of the content's table, places are numbers of `Site`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

MAIN: Final = 0
SECOND: Final = 1
NOBODY: Final = 2  # a Town is defended without a Hero
HEROES: Final = ("main", "second", "nobody")
NOWHERE: Final = -1
MAX_LEVEL: Final = 7
GUARDIAN_NUMERAL: Final = 7

# What a field of the map is.
TOWN: Final = 0
SETTLEMENT: Final = 1
MINE: Final = 2
TREASURE: Final = 3
DWELLING: Final = 4
STONE: Final = 5
BANK: Final = 6
STRONGHOLD: Final = 7
CAMP: Final = 8
GUARDIAN: Final = 9
PLACES: Final = (
    "town", "settlement", "mine", "treasure", "dwelling", "stone", "bank", "stronghold", "camp", "guardian",
)  # fmt: skip
HAVENS: Final = (TOWN, SETTLEMENT, STRONGHOLD)  # where units are recruited and a beaten Main Hero goes, when friendly
OWNED: Final = (TOWN, SETTLEMENT, STRONGHOLD, MINE)

# Which Combat is being fought; the number of its plan in `state.CAMPAIGN_PLANS`.
NO_FIGHT: Final = 0
FIELD_FIGHT: Final = 1
BANK_FIGHT: Final = 2
FOE_DEFENDS: Final = 3
FOE_ATTACKS: Final = 4
GARRISON_FIGHT: Final = 5
FOE_BESIEGED: Final = 6
GARRISON_BESIEGED: Final = 7
TOWN_RAIDED: Final = 8
FIGHTS: Final = ("none", "field", "bank", "foe", "attacked", "garrison", "foe-besieged", "besieged", "raid")
AGAINST_HERO: Final = (FOE_DEFENDS, FOE_ATTACKS, FOE_BESIEGED, TOWN_RAIDED)
AGAINST_GARRISON: Final = (GARRISON_FIGHT, GARRISON_BESIEGED)
DEFENDED: Final = (FOE_ATTACKS, TOWN_RAIDED)  # the player defends

# How the last Combat ended for the player.
NO_OUTCOME: Final = 0
WON: Final = 1
BACK: Final = 2  # Retreat, or no winner
BEATEN: Final = 3


class Site(NamedTuple):
    """One field of the map. ``numeral``: 1 to 7, or 0 when nobody guards it by the Difficulty Table; ``x``: its column;
    ``y``: its height in half lanes, 0 at the top; ``prize``: gold, or the number of the bank."""

    kind: int
    numeral: int
    x: int
    y: int
    prize: int


class Campaign(NamedTuple):
    """Where an expedition stands.

    ``hero``: the id of the Main Hero, whose cards stand in ``State.holders``. ``xp``: Experience in all. ``penance``:
    whether his hand is discarded when the Round ends. ``studied``: whether a Spell was bought in this Round. ``kept``:
    while somebody else fights, the Hero's `Holder` and the effects of his cards as plain tuples, else empty.
    ``cubes``: Faction Cubes that the enemy Hero has won. ``deck``: faces of the Unit Deck; ``start``: those at first.
    ``at``/``last``/``mp``: of Main and Secondary Hero: the field it is on (-1: there is none), the one it Visited last,
    movement points left. ``foe_at``: the enemy Hero's field, or -1; ``foe_deck``/``foe_start``: his units now and at
    first; ``foe_points``: what those may cost; ``foe_xp``: his Experience beyond his Level. ``visited``/``owned``:
    masks of fields. ``homeless``: full Rounds in a row without a Town or Settlement.
    ``beaten``: the Difficulties of beaten Fields together. ``fight``/``fighter``/``where``/``outcome``: the Combat that
    is fought or has just been fought, which Hero, on which field, how it ended.
    ``discount``: gold that the next unit costs less; ``guild``: gold that the next Spell costs less, and how many cards
    are turned over for it (0: as many as ever); ``risen``: whether a Level was reached in this Round.
    """

    hero: str
    faction: int
    difficulty: int
    rounds: int
    day: int
    gold: int
    xp: int
    penance: bool
    studied: bool
    kept: tuple[Any, ...]
    cubes: int
    deck: tuple[int, ...]
    start: tuple[int, ...]
    at: tuple[int, int]
    last: tuple[int, int]
    mp: tuple[int, int]
    foe_at: int
    foe_level: int
    foe_xp: int
    foe_wakes: int
    foe_points: int
    foe_beaten: bool
    foe_deck: tuple[int, ...]
    foe_start: tuple[int, ...]
    sites: tuple[Site, ...]
    links: tuple[tuple[int, int], ...]
    visited: int
    owned: int
    homeless: int
    beaten: int
    fight: int
    fighter: int
    where: int
    outcome: int
    won: bool
    eliminated: bool
    discount: int = 0
    guild: tuple[int, int] = (0, 0)
    risen: bool = False

    @property
    def level(self) -> int:
        """13 Each Level needs 2 Experience; beyond Level VII it has no effect."""
        return min(MAX_LEVEL, 1 + self.xp // 2)

    @property
    def over(self) -> bool:
        """Whether the expedition has ended before its last Round."""
        return self.won or self.eliminated

    @property
    def side(self) -> int:
        """The side of the player in the present Combat; between Combats the attacker's."""
        return 1 if self.fight in DEFENDED else 0

    def is_visited(self, site: int) -> bool:
        """Whether a field has been Visited."""
        return bool(self.visited >> site & 1)

    def is_friendly(self, site: int) -> bool:
        """Whether a field belongs to the player."""
        return bool(self.owned >> site & 1)

    def is_haven(self, site: int) -> bool:
        """Whether a field is a friendly Town or Settlement."""
        return self.is_friendly(site) and self.sites[site].kind in HAVENS

    def havens(self) -> tuple[int, ...]:
        """Every friendly Town and Settlement."""
        return tuple(n for n in range(len(self.sites)) if self.is_haven(n))

    def is_empty_haven(self, site: int) -> bool:
        """Whether a field is a friendly Town or Settlement in which none of the player's Heroes is."""
        return self.is_haven(site) and site not in self.at

    def neighbours(self, site: int) -> tuple[int, ...]:
        """The fields one step away, in ascending order."""
        return tuple(sorted([b if a == site else a for a, b in self.links if site in (a, b)]))


def campaign_of(values: Sequence[Any]) -> Campaign:
    """The record from plain tuples, as a saved state holds them."""
    made = Campaign(*values)
    return made._replace(sites=tuple(Site(*site) for site in made.sites))
