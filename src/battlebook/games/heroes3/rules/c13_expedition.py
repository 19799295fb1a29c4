"""Chapter 13 on an expedition: what each Level brings, and the hand at the beginning of a Round."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_heroes
from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, HEROES
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.heroes import SPECIALTY_LEVELS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c12_costs import DISCARD, slots
from battlebook.games.heroes3.rules.c12_search import TO_HAND, search
from battlebook.games.heroes3.rules.c13_hero import LEVELS, hand_limit
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Pick
from battlebook.kernel.frames import Frame, leave, push, restart
from battlebook.kernel.options import Ask

LIMIT: Final = LEDGER("h3:13:hand-limit-check")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")
PENANCE: Final = LEDGER("h3:14:second-negative")
XP_BEFORE_VISIT: Final = LEDGER("h3:5:xp-before-visit")
TWO_A_LEVEL: Final = LEDGER("h3:13:xp-two-per-level")
XP: Final = LEDGER("h3:5:xp-main-hero")
SEARCHED: Final = 2  # cards that the Search of a Level turns over
MOST_XP: Final[int] = TABLES["hero_levels"]["xp_per_level"] * (len(LEVELS) - 1)
NEW_SPECIALTY: Final = tuple(SPECIALTY_LEVELS.values())  # the Levels that bring one


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Growth(Frame):
    """13 Levels are gained one after the other. ``level``: the one that comes next."""

    __slots__ = ("level",)
    fields = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level


def the_next_level_is_reached(s: State, f: Growth) -> None:
    """13 With its hand limit and expert uses, a Specialty of the Hero or a Search(2) of the Ability deck."""
    c = trail.expedition(s)
    if f.level > c.level:
        leave(s)
        return
    restart(s, Growth(f.level + 1))
    trail.reach_level(s, f.level, LEVELS[f.level - 1])
    s.note(LEVELS[f.level - 1])
    s.note(XP_BEFORE_VISIT)
    if f.level in NEW_SPECIALTY:
        specialty = HEROES[c.hero].specialties[NEW_SPECIALTY.index(f.level)]
        verbs_heroes.gain_card(s, c.side, CARD_INDEX[specialty], TO_HAND)
    else:
        search(s, c.side, "ability", SEARCHED)


Growth.steps = (the_next_level_is_reached,)


def learn(s: State, n: int, rule: str) -> None:
    """13 The Main Hero gains Experience; two make a Level, and Levels are gained in order, before the Visit. The last
    thing a step does."""
    before = trail.expedition(s)
    gained = min(n, MOST_XP - before.xp)
    s.note(XP)
    if gained <= 0:
        return
    trail.gain_experience(s, gained, rule)
    s.note(TWO_A_LEVEL)
    if trail.expedition(s).level > before.level:
        push(s, Growth(before.level + 1))


# --------------------------------------------------------------------------------------------------- the hand


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Refresh(Frame):
    """13 At the start of the own turn, and only then, the hand is brought to its limit."""

    __slots__ = ()


def any_cards_are_discarded(s: State, f: Refresh) -> Ask | None:
    """13 As many as the player likes; what exceeds the limit has to go."""
    h = holder(s, ATTACKER)
    if not h.hand:
        return None
    least, most = max(0, len(h.hand) - hand_limit(h.level)), len(h.hand)
    return Ask(s.seat(ATTACKER), LIMIT, "refresh", (), Pick(LIMIT, slots(h.hand), least, most), (least, most))


def the_hand_is_filled(s: State, f: Refresh) -> None:
    """13 Up to the limit."""
    h = holder(s, ATTACKER)
    if h.hand:
        verbs_cards.discard_from_hand(s, ATTACKER, [h.hand[i] for i in s.answer], DISCARD)
    s.note(LEVELS[h.level - 1])
    verbs_cards.draw_cards(s, ATTACKER, hand_limit(h.level) - len(holder(s, ATTACKER).hand), LIMIT, RESHUFFLE)


Refresh.steps = (any_cards_are_discarded, the_hand_is_filled)
Refresh.rules = (LIMIT,)

FRAMES: Final[tuple[type[Frame], ...]] = (Growth, Refresh)


def do_penance(s: State) -> None:
    """14 Who got a second Negative Morale discards the hand at the end of the turn."""
    if trail.expedition(s).penance:
        verbs_cards.discard_from_hand(s, ATTACKER, holder(s, ATTACKER).hand, PENANCE)
        trail.set_penance(s, False, PENANCE)
