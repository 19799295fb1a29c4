"""Chapter 10, Neutral Units: who guards a Field, the four decks, and a controlling opponent's placement (chapter 2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from battlebook.games.heroes3 import verbs, verbs_neutrals
from battlebook.games.heroes3.board import MEMBERS, STANDARD
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.faces import RANGED, TIERS
from battlebook.games.heroes3.rules.c2_coop_placement import CoopPlacement, placement_in_order
from battlebook.games.heroes3.rules.c2_setup import Deploy, Deployment, unplaced
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Answer, Fault
from battlebook.kernel.frames import Frame, push
from battlebook.kernel.options import Ask

PLAYER_FIRST = LEDGER("h3:2:player-before-neutrals")
CHOOSE_SIDE = LEDGER("h3:2:choose-side")
DRAW = LEDGER("h3:2:draw-neutrals")
FOUR_DECKS = LEDGER("h3:10:four-decks")
RESHUFFLE = LEDGER("h3:10:reshuffle")
DEFENDERS = LEDGER("h3:3:neutral-side-is-defender")
TIME_LIMIT = LEDGER("h3:4:time-limit-neutral")
SINGLE_SIDED = LEDGER("h3:9:neutral-single-sided")
CONTROLLER = LEDGER("h3:2:clash-controller")
HALF_BOARD = LEDGER("h3:10:half-board-recommendation")
RANGED_BACK = LEDGER.refusal("h3:2:clash-ranged-backline")
OTHER_HALF = LEDGER.refusal("h3:10:half-board-recommendation")

DIFFICULTIES = LEDGER("h3:10:difficulties-four")
COMPOSITION = LEDGER("h3r:neutral-deck-composition")
AZURE_ONLY = LEDGER("h3:10:azure-only-neutral")
AZURE = TIERS.index("azure")
FIELDS = ("I", "II", "III", "IV", "V", "VI", "VII")
FIELD_RULES = tuple(LEDGER(f"h3:10:difficulty-{field.lower()}") for field in FIELDS)
LEFT = sum(1 << space for space in range(20) if STANDARD.column_of(space) <= 2)
SPREAD = 3  # melee Neutrals that may leave the half


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class NeutralFight(Frame):
    """2 A Combat against Neutral Units. ``field``: 0 to 6; ``tiers``: the guards that the Difficulty Table names;
    ``half``: whether the half-board recommendation holds."""

    __slots__ = ("field", "half", "tiers")
    fields = ("field", "tiers", "half")

    def __init__(self, field: int, tiers: tuple[int, ...], half: bool = False) -> None:
        self.field = field
        self.tiers = tiers
        self.half = half


def the_player_places(s: State, f: NeutralFight) -> None:
    """2 The player's units stand before the Neutral Unit cards are drawn. The ends of the board are alike, so the
    player always has rows 1 and 2."""
    s.note(CHOOSE_SIDE)
    push(s, Deployment(ATTACKER, PLAYER_FIRST))


def the_guards_are_drawn(s: State, f: NeutralFight) -> None:
    """2 Exactly the cards that the Difficulty Table names, each from the deck of its tier."""
    for tier in f.tiers:
        draw_from_deck(s, tier)
    s.note(FIELD_RULES[f.field])
    s.note(DIFFICULTIES)
    s.note(COMPOSITION)
    s.note(SINGLE_SIDED)


def the_guards_are_placed(s: State, f: NeutralFight) -> None:
    """2 By the enemy player who controls them, or left to right."""
    push(s, ClashPlacement(f.half) if s.seat(DEFENDER) >= 0 else CoopPlacement())


def the_combat_is_fought(s: State, f: NeutralFight) -> None:
    """3 The player is the attacker, the Neutral Units are the defenders."""
    s.note(DEFENDERS)
    if s.plan.time_limit:
        s.note(TIME_LIMIT)
    push(s, Combat())


NeutralFight.steps = (
    the_player_places,
    the_guards_are_drawn,
    the_guards_are_placed,
    the_combat_is_fought,
)
NeutralFight.rules = (PLAYER_FIRST, DRAW)


def draw_from_deck(s: State, tier: int) -> None:
    """10 Four decks, each with its own discard pile; an empty one is rebuilt from it."""
    if not s.decks[tier]:
        verbs_neutrals.rebuild_deck(s, tier, RESHUFFLE)
    verbs_neutrals.draw_guard(s, tier, FOUR_DECKS)
    if tier == AZURE:
        s.note(AZURE_ONLY)


# --------------------------------------------------------------------------- placement by a controlling opponent


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class ClashPlacement(Frame):
    """2 In Clash the enemy player to the right controls the Neutral Units and picks their spaces."""

    __slots__ = ("half",)
    fields = ("half",)

    def __init__(self, half: bool) -> None:
        self.half = half


def the_controller_picks_spaces(s: State, f: ClashPlacement) -> Ask | None:
    """2 All of them, Ranged Units in the Backline while there is room."""
    units = unplaced(s, DEFENDER)
    spaces = MEMBERS[s.plan.home[DEFENDER] & ~(s.held[0] | s.held[1])]
    area = area_of(s, f.half)
    refuse = partial(refuse_spaces, area, ranged_among(s, units), f.half)
    fallback = tuple(sorted(placement_in_order(s, units, area)))
    form = Deploy(CONTROLLER, units, spaces, len(units), len(units), refuse, fallback)
    return Ask(s.seat(DEFENDER), CONTROLLER, "place-guards", (), form, (DEFENDER,))


def the_guards_stand(s: State, f: ClashPlacement) -> None:
    """2 Where the controller wants them."""
    for unit, space in s.answer:
        verbs.stand(s, unit, space, CONTROLLER)
    if f.half:
        s.note(HALF_BOARD)


ClashPlacement.steps = (the_controller_picks_spaces, the_guards_stand)


def refuse_placement(s: State, half: bool, answer: Answer) -> Fault | None:
    """2 The first sentence that a placement breaks, and which of its pairs."""
    return refuse_spaces(area_of(s, half), ranged_among(s, [unit for unit, _ in answer]), half, answer)


def refuse_spaces(area: int, ranged: frozenset[int], half: bool, answer: Answer) -> Fault | None:
    """The same from the spaces and the Ranged Units alone: a form may not look into the state that made it."""
    return refuse_ranged_in_front(ranged, answer, area) or (refuse_other_half(ranged, answer, area) if half else None)


def refuse_ranged_in_front(ranged: frozenset[int], answer: Answer, area: int) -> Fault | None:
    """2 A Ranged Unit stands in the Frontline only when Ranged Units fill the Backline."""
    taken = sum(1 << space for unit, space in answer if unit in ranged)
    if area & STANDARD.backline[DEFENDER] & ~taken:
        for i, (unit, space) in enumerate(answer):
            if unit in ranged and STANDARD.frontline[DEFENDER] >> space & 1:
                return RANGED_BACK, i
    return None


def refuse_other_half(ranged: frozenset[int], answer: Answer, area: int) -> Fault | None:
    """10 Deployed in one half: the Neutrals too, except that three melee Neutrals may spread over the Frontline. Those
    for whom the half has no room go elsewhere."""
    front = STANDARD.frontline[DEFENDER] & ~area
    excused = min(SPREAD, front.bit_count(), sum(1 for unit, _ in answer if unit not in ranged))
    too_many = len(answer) - area.bit_count() - excused
    outside: list[int] = []
    for i, (unit, space) in enumerate(answer):
        if area >> space & 1:
            continue
        if excused and unit not in ranged and front >> space & 1:
            excused -= 1
        else:
            outside.append(i)
    return (OTHER_HALF, outside[0]) if len(outside) > max(0, too_many) else None


def half_of(s: State) -> int:
    """The defender's spaces in the half where all of the player's units stand; all of them if they stand in both."""
    home = s.plan.home[DEFENDER]
    if not s.held[ATTACKER] & ~LEFT:
        return home & LEFT
    return home if s.held[ATTACKER] & LEFT else home & ~LEFT


def area_of(s: State, half: bool) -> int:
    """The spaces for the guards."""
    return half_of(s) if half else s.plan.home[DEFENDER]


def ranged_among(s: State, units: Iterable[int]) -> frozenset[int]:
    """Those units that are Ranged."""
    return frozenset(unit for unit in units if s.card(unit).type == RANGED)


FRAMES: tuple[type[Frame], ...] = (NeutralFight, ClashPlacement)
