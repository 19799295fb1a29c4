"""Chapter 2 with Heroes: both draw their hands as at the start of a turn, then the armies are placed."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import hand_size, holder
from battlebook.games.heroes3.rules.c2_setup import ATTACKER_FIRST, DEFENDER_SECOND, Deployment
from battlebook.games.heroes3.rules.c13_hero import LEVELS, hand_limit
from battlebook.games.heroes3.rules.expedition_fights import HeroFight
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, push

NOT_REFILLED: Final = LEDGER("h3:13:hand-not-refilled")
AI_DECK: Final = LEDGER("h3:11:ai-deck-shuffle")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class HeroDuel(Frame):
    """2 Against another player with Heroes: hands, the attacker's units, the defender's, then they fight."""

    __slots__ = ()


def hands_are_drawn(s: State, f: HeroDuel) -> None:
    """13 Up to the hand limit of the Level; in Combat nobody refills a hand."""
    for side in (ATTACKER, DEFENDER):
        draw_hand(s, side)


def draw_hand(s: State, side: int) -> None:
    """13 One hand, up to the limit."""
    h = holder(s, side)
    s.note(LEVELS[h.level - 1])
    verbs_cards.draw_cards(s, side, hand_limit(h.level) - hand_size(h), NOT_REFILLED, RESHUFFLE)


def the_attacker_places(s: State, f: HeroDuel) -> None:
    """2 The attacking player places up to 5 units on their chosen side."""
    push(s, Deployment(ATTACKER, ATTACKER_FIRST))


def the_defender_places(s: State, f: HeroDuel) -> None:
    """2 The defender follows, seeing that."""
    push(s, Deployment(DEFENDER, DEFENDER_SECOND))


def the_combat_is_fought(s: State, f: HeroDuel) -> None:
    """2 Then Combat begins."""
    push(s, Combat())


HeroDuel.steps = (hands_are_drawn, the_attacker_places, the_defender_places, the_combat_is_fought)
HeroDuel.rules = (NOT_REFILLED, ATTACKER_FIRST, DEFENDER_SECOND)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Hands(Frame):
    """13 Both Heroes hold their hands before anything else happens."""

    __slots__ = ()


def both_hands_are_drawn(s: State, f: Hands) -> None:
    """13 As at the start of a turn."""
    for side in (ATTACKER, DEFENDER):
        draw_hand(s, side)


Hands.steps = (both_hands_are_drawn,)
Hands.rules = (NOT_REFILLED,)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class AiHeroFight(Frame):
    """2 Against an AI Hero, who defends: the player's hand, then both armies. ``units``: the faces of the AI's."""

    __slots__ = ("units",)
    fields = ("units",)

    def __init__(self, units: tuple[int, ...]) -> None:
        self.units = units


def the_players_hand_is_drawn(s: State, f: AiHeroFight) -> None:
    """13 The AI holds no hand; it draws from its deck, which is whole before each Combat."""
    s.note(AI_DECK)
    draw_hand(s, ATTACKER)


def the_armies_meet(s: State, f: AiHeroFight) -> None:
    """2 As in any Combat against an AI Hero."""
    push(s, HeroFight(DEFENDER, f.units))


AiHeroFight.steps = (the_players_hand_is_drawn, the_armies_meet)
AiHeroFight.rules = (NOT_REFILLED,)

FRAMES: Final[tuple[type[Frame], ...]] = (HeroDuel, Hands, AiHeroFight)
