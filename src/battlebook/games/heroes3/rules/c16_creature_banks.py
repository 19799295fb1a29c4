"""Chapter 16, Creature Banks and the Random Town: guards with cards of their own, Stack Tokens, other deployment."""

from __future__ import annotations

from battlebook.games.heroes3 import verbs
from battlebook.games.heroes3.board import MEMBERS, space_at
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.c2_coop_placement import CoopPlacement
from battlebook.games.heroes3.rules.c2_setup import Deploy, Deployment, unplaced
from battlebook.games.heroes3.rules.c7_siege import Fortify
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import (
    ATTACKER,
    DEFENDER,
    STACK_ATTACK,
    STACK_WORDS,
    State,
)
from battlebook.kernel.chance import CARDS, roll, shuffle
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.events import Event
from battlebook.kernel.forms import Answer, Fault
from battlebook.kernel.frames import Frame, push
from battlebook.kernel.options import Ask

OPTIONAL = LEDGER("h3:16:optional")
NO_LIMIT = LEDGER("h3:16:no-limit")
DEPLOY_PLAYER = LEDGER("h3:16:deploy-player")
DEPLOY_GUARDS = LEDGER("h3:16:deploy-guards")
NO_TIER = LEDGER("h3:16:no-tier")
STACK_COUNT = LEDGER("h3:16:stack-count")
STACK_TYPES = LEDGER("h3:16:stack-types")
STACK_GAINED = LEDGER("h3:16:stack-gained")
NO_AI_WALLS = LEDGER("h3:7:ai-no-walls-unless-stated")
RANDOM_TOWN = LEDGER("h3:16:random-town")
PLAYER_FIRST = LEDGER("h3:2:player-before-neutrals")

DEPLOY_SPACES = sum(1 << space_at(row, column) for row in (2, 3, 4) for column in (2, 3))
CORNERS = sum(1 << space_at(row, column) for row in (1, 5) for column in (1, 4))
TOKENS = len(STACK_WORDS) - 1
OUTSIDE = LEDGER.refusal("h3:16:deploy-player", "outside")


class DeployInside(Deploy):
    """The form of a placement in the middle of the board."""

    __slots__ = ()

    def shape(self, answer: Answer) -> Fault | None:
        """16 On the six spaces of rows 2 to 4, columns 2 and 3."""
        for i, pair in enumerate(answer):
            if type(pair) is tuple and len(pair) == 2 and type(pair[1]) is int and pair[1] not in self.spaces:
                return OUTSIDE, i
        return super().shape(answer)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class BankFight(Frame):
    """16 A Combat against a Creature Bank. ``guards``: faces; ``tokens``: how many of them get a Stack Token."""

    __slots__ = ("guards", "tokens")
    fields = ("guards", "tokens")

    def __init__(self, guards: tuple[int, ...], tokens: int) -> None:
        self.guards = guards
        self.tokens = tokens


def the_player_deploys(s: State, f: BankFight) -> None:
    """16 Up to 5 units on the six spaces in the middle of the board."""
    s.note(OPTIONAL)
    push(s, BankDeployment())


def the_guards_take_the_corners(s: State, f: BankFight) -> None:
    """16 The 4 guards are placed at random on the 4 corner spaces."""
    spaces = shuffle(s, CARDS, MEMBERS[CORNERS])
    for face, space in zip(f.guards, spaces):
        verbs.stand(s, verbs.enlist(s, face, DEFENDER), space, DEPLOY_GUARDS)
    s.note(NO_TIER)


def stack_tokens_are_dealt(s: State, f: BankFight) -> None:
    """16 As many as the Difficulty says, at random, one a unit."""
    units = shuffle(s, CARDS, MEMBERS[s.alive[DEFENDER]])[: f.tokens]
    for unit in sorted(units):
        give_random_token(s, unit, STACK_COUNT)


def the_bank_combat_is_fought(s: State, f: BankFight) -> None:
    """16 No Difficulty, no Quick Combat, no Round limit, no Experience."""
    s.note(NO_LIMIT)
    push(s, Combat())


BankFight.steps = (
    the_player_deploys,
    the_guards_take_the_corners,
    stack_tokens_are_dealt,
    the_bank_combat_is_fought,
)
BankFight.rules = (DEPLOY_PLAYER, DEPLOY_GUARDS, STACK_COUNT)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class BankDeployment(Frame):
    """16 The player's units on the six spaces in the middle."""

    __slots__ = ()


def it_chooses_units_and_spaces(s: State, f: BankDeployment) -> Ask | None:
    """16 Up to 5 of its units."""
    units = unplaced(s, ATTACKER)
    most = min(s.plan.most[ATTACKER], len(units))
    form = DeployInside(DEPLOY_PLAYER, units, MEMBERS[s.plan.home[ATTACKER]], 1, most)
    return Ask(s.seat(ATTACKER), DEPLOY_PLAYER, "place", (), form, (ATTACKER,))


def they_stand(s: State, f: BankDeployment) -> None:
    """16 There they stand."""
    for unit, space in s.answer:
        verbs.stand(s, unit, space, DEPLOY_PLAYER)


BankDeployment.steps = (it_chooses_units_and_spaces, they_stand)


def give_random_token(s: State, unit: int, rule: str) -> None:
    """16 A Stack Token gives +1 Attack, +1 Defense, +1 HP or +2 Initiative; each is as likely."""
    verbs.give_stack_token(s, unit, STACK_ATTACK + roll(s, CARDS, TOKENS), rule)
    s.note(STACK_TYPES)


# ------------------------------------------------------------------------------------------- a gained guard


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class GainedStacks(Frame):
    """16 Guards won earlier that are still Stacked draw their tokens anew. ``units``: which."""

    __slots__ = ("units",)
    fields = ("units",)

    def __init__(self, units: tuple[int, ...]) -> None:
        self.units = units


def they_draw_tokens(s: State, f: GainedStacks) -> None:
    """16 A random Stack Token at the start of each Combat."""
    for unit in f.units:
        give_random_token(s, unit, STACK_GAINED)


GainedStacks.steps = (they_draw_tokens,)


# --------------------------------------------------------------------------------------------- Random Town


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class TownFight(Frame):
    """16 A Combat against the garrison of a Random Town. ``bronze``: Pack faces of the bronze units, one of which
    stands guard; ``others``: Packs of both silver and Few of both golden units; ``tower``: the face of the Arrow Tower
    where the Scenario gives the town Walls, or -1."""

    __slots__ = ("bronze", "others", "tower")
    fields = ("bronze", "others", "tower")

    def __init__(self, bronze: tuple[int, ...], others: tuple[int, ...], tower: int = -1) -> None:
        self.bronze = bronze
        self.others = others
        self.tower = tower


def the_besieger_places(s: State, f: TownFight) -> None:
    """2 The player's units stand first."""
    push(s, Deployment(ATTACKER, PLAYER_FIRST))


def the_garrison_is_gathered(s: State, f: TownFight) -> None:
    """16 One of the bronze units, both silver and both golden ones."""
    verbs.enlist(s, f.bronze[roll(s, CARDS, len(f.bronze))], DEFENDER)
    for face in f.others:
        verbs.enlist(s, face, DEFENDER)
    if s.sink is not None or s.recorder is not None:
        for unit in unplaced(s, DEFENDER):
            s.emit(Event("guard-joins", RANDOM_TOWN, {"unit": verbs.unit_ref(s, unit)}, reveals=True))


def the_garrison_is_placed(s: State, f: TownFight) -> None:
    """2 From left to right."""
    push(s, CoopPlacement())


def the_scenario_may_add_walls(s: State, f: TownFight) -> None:
    """7 AI defenders have Walls only where the Scenario says so."""
    s.note(NO_AI_WALLS)
    if f.tower >= 0:
        push(s, Fortify(f.tower))


def the_town_is_fought_for(s: State, f: TownFight) -> None:
    """2 Then Combat begins."""
    push(s, Combat())


TownFight.steps = (
    the_besieger_places,
    the_garrison_is_gathered,
    the_garrison_is_placed,
    the_scenario_may_add_walls,
    the_town_is_fought_for,
)
TownFight.rules = (PLAYER_FIRST, RANDOM_TOWN)

FRAMES: tuple[type[Frame], ...] = (BankFight, BankDeployment, GainedStacks, TownFight)
