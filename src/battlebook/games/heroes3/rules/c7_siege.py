"""Chapter 7, Siege: an attacked Town or Settlement, its Walls, Gate and Arrow Tower."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_rounds, verbs_siege
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.asking import ask_side
from battlebook.games.heroes3.rules.c2_setup import ATTACKER_FIRST, DEFENDER_SECOND, Deployment
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push
from battlebook.kernel.options import Ask, Group, Option

PAY_8: Final = LEDGER("h3:7:hero-absent-pay-8")
AT_ONCE: Final = LEDGER("h3r:pay-8-when")
LOST: Final = LEDGER("h3r:pay-8-refused")
NO_DECK: Final = LEDGER("h3:7:hero-absent-no-deck")
NO_SURRENDER: Final = LEDGER("h3:7:no-surrender-own-town")
CITADEL: Final = LEDGER("h3:7:citadel-walls-gate")
ANY_ORDER: Final = LEDGER("h3:7:walls-any-order")
AFTER_UNITS: Final = LEDGER("h3:7:walls-after-units")
CARDS_AFTER_UNITS: Final = LEDGER("h3:2:citadel-cards-after-units")
FILL_ROW: Final = LEDGER("h3:7:walls-fill-row")
GATE_FREELY: Final = LEDGER("h3r:walls-gate-order")
TOWER: Final = LEDGER("h3:7:arrow-tower-gained")
GATE_OPEN: Final = LEDGER("h3:7:gate-open-for-defender")
NOT_IN_MIDDLE: Final = LEDGER("h3r:siege-units-in-middle-row")

PRICE: Final = 8
OWN_CITADEL: Final = 0
OWN_TOWN: Final = 1
SETTLEMENT: Final = 2
CONQUERED: Final = 3
PLACES: Final = ("citadel", "town", "settlement", "conquered")
PLACE_RULES: Final = (
    (CITADEL,),
    (LEDGER("h3:7:town-without-citadel"),),
    (LEDGER("h3:7:settlement-normal"),),
    (LEDGER("h3:7:not-for-conquered-town"), LEDGER("h3r:citadel-enemy-town")),
)
YIELD: Final = Group(PAY_8, "yield", (Option(("yield",)),))
PAY: Final = Group(PAY_8, "pay", (Option(("pay",)),))


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Siege(Frame):
    """7 A Town or Settlement is attacked. ``what``: OWN_CITADEL, OWN_TOWN, SETTLEMENT or CONQUERED; ``gold``: what
    its owner has, or -1 when the Hero is there; ``tower``: the face of the Arrow Tower."""

    __slots__ = ("gold", "tower", "what")
    fields = ("what", "gold", "tower")

    def __init__(self, what: int, gold: int, tower: int) -> None:
        self.what = what
        self.gold = gold
        self.tower = tower


def an_absent_hero_must_be_replaced_by_gold(s: State, f: Siege) -> Ask | None:
    """7 An owner without a Hero there may at once pay 8 gold to defend with units only."""
    if f.gold < 0:
        return None
    groups = (PAY, YIELD) if f.gold >= PRICE else (YIELD,)
    return ask_side(s, DEFENDER, PAY_8, "pay-defence", groups)


def the_town_is_defended_or_lost(s: State, f: Siege) -> None:
    """7 Without the gold nobody defends it; with it, there is no Deck, because the Main Hero is not there."""
    if f.what in (OWN_CITADEL, OWN_TOWN):
        s.note(NO_SURRENDER)
    if f.gold < 0:
        return
    s.note(AT_ONCE)
    if s.answer == ("yield",):
        s.note(LOST)
        verbs_rounds.end_combat(s, "victory", ATTACKER, PAY_8)
        leave(s)
        return
    verbs_siege.pay_for_defence(s, PRICE, PAY_8)
    if s.holders:
        verbs_cards.change(s, DEFENDER, gold=holder(s, DEFENDER).gold - PRICE)
    s.note(NO_DECK)


def the_besieger_places(s: State, f: Siege) -> None:
    """2 The attacking player places up to 5 units."""
    push(s, Deployment(ATTACKER, ATTACKER_FIRST))


def the_owner_places(s: State, f: Siege) -> None:
    """2 The defender follows, seeing that."""
    push(s, Deployment(DEFENDER, DEFENDER_SECOND))


def the_walls_are_raised(s: State, f: Siege) -> None:
    """7 A Citadel of the own Faction adds Walls, Gate and Arrow Tower, after the units."""
    for rule in PLACE_RULES[f.what]:
        s.note(rule)
    if f.what == OWN_CITADEL:
        s.note(CARDS_AFTER_UNITS)
        push(s, Fortify(f.tower))


def the_siege_is_fought(s: State, f: Siege) -> None:
    """2 Then Combat begins."""
    push(s, Combat())


Siege.steps = (
    an_absent_hero_must_be_replaced_by_gold,
    the_town_is_defended_or_lost,
    the_besieger_places,
    the_owner_places,
    the_walls_are_raised,
    the_siege_is_fought,
)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Fortify(Frame):
    """7 Three Walls and one Gate fill the middle row; the Arrow Tower lies beside the board. ``tower``: its face."""

    __slots__ = ("tower",)
    fields = ("tower",)

    def __init__(self, tower: int) -> None:
        self.tower = tower


def the_defender_chooses_the_gate(s: State, f: Fortify) -> Ask | None:
    """7 Any of the four middle spaces."""
    options = tuple([Option(("gate", space), (("space", space),)) for space in MEMBERS[s.board.middle]])
    return ask_side(s, DEFENDER, ANY_ORDER, "gate", (Group(ANY_ORDER, "gate", options),))


def walls_gate_and_tower_stand(s: State, f: Fortify) -> None:
    """7 Walls on the other three, and the Arrow Tower beside the board."""
    gate = 1 << s.answer[1]
    verbs_siege.raise_walls(s, s.board.middle & ~gate, gate, CITADEL)
    verbs_siege.place_tower(s, f.tower, TOWER)
    for rule in (FILL_ROW, GATE_FREELY, GATE_OPEN, NOT_IN_MIDDLE):
        s.note(rule)


Fortify.steps = (the_defender_chooses_the_gate, walls_gate_and_tower_stand)
Fortify.rules = (AFTER_UNITS, AFTER_UNITS)

FRAMES: tuple[type[Frame], ...] = (Siege, Fortify)
