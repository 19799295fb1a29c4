"""Chapter 17, the Battlefield Board: its tokens, and units that are placed in turns."""

from __future__ import annotations

from random import Random
from typing import Final

from battlebook.games.heroes3 import verbs, verbs_battlefield, verbs_siege
from battlebook.games.heroes3.battlefield import GATE, HEXES, TOKENS, WALLS
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.rules.c2_setup import Deploy, unplaced
from battlebook.games.heroes3.rules.c10_neutrals import NeutralFight
from battlebook.games.heroes3.rules.procedures import Combat
from battlebook.games.heroes3.state import ATTACKER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.forms import Answer
from battlebook.kernel.frames import Frame, leave, push, restart
from battlebook.kernel.options import Ask, Group, Option

OPTIONAL: Final = LEDGER("h3:8:battlefield-optional-pvp")
NEUTRALS_TOO: Final = LEDGER("h3:8:battlefield-neutral-discouraged")
OWN_RULES: Final = LEDGER("h3:8:battlefield-own-rules")
HEX: Final = LEDGER("h3:17:hex")
SIZE: Final = LEDGER("h3r:battlefield-size")
MINIATURES: Final = LEDGER("h3:17:miniatures")
TOKEN_TYPES: Final = LEDGER("h3:17:token-types")
PLACE_TOKENS: Final = LEDGER("h3:17:obstacle-placement")
SPACING: Final = LEDGER("h3:17:obstacle-spacing")
ALTERNATE: Final = LEDGER("h3:17:deploy-alternate")
UNIT_LIMIT: Final = LEDGER("h3:17:unit-limit")
SIEGE_TOKENS: Final = LEDGER("h3:17:siege-tokens")
GATE_HEXES: Final = LEDGER("h3:17:gate-hexes")
TOWER: Final = LEDGER("h3:7:arrow-tower-gained")
ONE_IN_TEN: Final = 10


class OneUnit(Deploy):
    """The form of placing one unit; an empty answer places no more."""

    __slots__ = ()

    def draw(self, rng: Random) -> Answer:
        """Mostly one unit: a side that stops early has few."""
        if self.least == 0 and rng.randrange(ONE_IN_TEN) == 0:
            return ()
        return ((rng.choice(self.items), rng.choice(self.spaces)),)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Battlefield(Frame):
    """17 A Combat of two players on the Battlefield Board. ``tower``: the face of the Arrow Tower in a siege, or -1."""

    __slots__ = ("tower",)
    fields = ("tower",)

    def __init__(self, tower: int) -> None:
        self.tower = tower


def tokens_are_laid(s: State, f: Battlefield) -> None:
    """17 In a siege Walls and Gate at their printed spots and nothing else; otherwise Obstacles, in turns."""
    s.note(OPTIONAL)
    note_board(s)
    if f.tower < 0:
        push(s, Obstacles(tuple(range(len(TOKENS))), s.token))
        return
    verbs_siege.raise_walls(s, sum(WALLS), GATE, SIEGE_TOKENS)
    s.note(GATE_HEXES)


def units_are_placed_in_turns(s: State, f: Battlefield) -> None:
    """17 One at a time, the holder of the Initiative Token first."""
    push(s, InTurns(s.token, 0))


def the_tower_stands_too(s: State, f: Battlefield) -> None:
    """7 The defender of a Citadel gets the Arrow Tower."""
    if f.tower >= 0:
        verbs_siege.place_tower(s, f.tower, TOWER)


def the_battlefield_is_fought_on(s: State, f: Battlefield) -> None:
    """2 Then Combat begins."""
    push(s, Combat())


Battlefield.steps = (
    tokens_are_laid,
    units_are_placed_in_turns,
    the_tower_stands_too,
    the_battlefield_is_fought_on,
)


def note_board(s: State) -> None:
    """Cite what kind of board this is."""
    for rule in (OWN_RULES, HEX, SIZE, MINIATURES, TOKEN_TYPES):
        s.note(rule)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class BattlefieldNeutral(Frame):
    """17 A Combat against Neutral Units on the Battlefield Board. ``field``, ``tiers``: as in `NeutralFight`."""

    __slots__ = ("field", "tiers")
    fields = ("field", "tiers")

    def __init__(self, field: int, tiers: tuple[int, ...]) -> None:
        self.field = field
        self.tiers = tiers


def obstacles_are_laid(s: State, f: BattlefieldNeutral) -> None:
    """17 The player lays them all: there is nobody to alternate with."""
    s.note(NEUTRALS_TOO)
    note_board(s)
    push(s, Obstacles(tuple(range(len(TOKENS))), ATTACKER))


def the_neutral_fight_follows(s: State, f: BattlefieldNeutral) -> None:
    """10 The rest is as always; up to 5 units."""
    s.note(UNIT_LIMIT)
    push(s, NeutralFight(f.field, f.tiers))


BattlefieldNeutral.steps = (obstacles_are_laid, the_neutral_fight_follows)


# ------------------------------------------------------------------------------------------------- Obstacles


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Obstacles(Frame):
    """17 Players alternately place all Obstacle tokens. ``left``: their numbers; ``side``: whose turn it is."""

    __slots__ = ("left", "side")
    fields = ("left", "side")

    def __init__(self, left: tuple[int, ...], side: int) -> None:
        self.left = left
        self.side = side


def the_next_token_gets_a_spot(s: State, f: Obstacles) -> Ask | None:
    """17 Not next to another Obstacle or a deployment zone. A token for which there is no room stays away."""
    if not f.left:
        leave(s)
        return None
    spots = spots_for(s, f.left[0])
    if not spots:
        return None
    options = tuple([Option(("obstacle", space), (("space", space),)) for space in spots])
    return Ask(player_for(s, f.side), PLACE_TOKENS, "obstacle", (Group(SPACING, "obstacle", options),))


def it_lies_there(s: State, f: Obstacles) -> None:
    """17 Then the other player places the next."""
    if spots_for(s, f.left[0]):
        verbs_battlefield.lay_token(s, HEXES.placed(TOKENS[f.left[0]], s.answer[1]), PLACE_TOKENS)
    restart(s, Obstacles(f.left[1:], 1 - f.side))


Obstacles.steps = (the_next_token_gets_a_spot, it_lies_there)


def spots_for(s: State, token: int) -> tuple[int, ...]:
    """Where the first hex of a token can lie."""
    zones = s.board.home[0] | s.board.home[1]
    closed = s.rocks | zones | s.board.spread(s.rocks | zones)
    masks = [(space, HEXES.placed(TOKENS[token], space)) for space in range(s.board.spaces)]
    return tuple([space for space, mask in masks if mask and not mask & closed])


def player_for(s: State, side: int) -> int:
    """The seat that answers for a side; its opponent's where nobody plays it."""
    seat = s.seat(side)
    return seat if seat >= 0 else s.seat(1 - side)


# ------------------------------------------------------------------------------------------ units, one by one


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class InTurns(Frame):
    """17 Players place one unit at a time. ``side``: whose turn it is; ``done``: mask of sides that have finished."""

    __slots__ = ("done", "side")
    fields = ("side", "done")

    def __init__(self, side: int, done: int) -> None:
        self.side = side
        self.done = done


def one_unit_is_placed(s: State, f: InTurns) -> Ask | None:
    """17 In the own zone, which is the left one for the attacker: the zones are alike. Up to 7 units; a side may stop
    with fewer."""
    if f.done == 3:
        leave(s)
        return None
    units = unplaced(s, f.side)
    standing = s.alive[f.side].bit_count()
    if f.done >> f.side & 1 or not units or standing >= s.plan.most[f.side]:
        return None
    spaces = MEMBERS[s.plan.home[f.side] & ~(s.held[0] | s.held[1])]
    form = OneUnit(ALTERNATE, units, spaces, 0 if standing else 1, 1, board=s.board)
    return Ask(s.seat(f.side), ALTERNATE, "place-one", (), form)


def the_other_follows(s: State, f: InTurns) -> None:
    """17 Then it is the other player's turn."""
    asked = not f.done >> f.side & 1 and bool(unplaced(s, f.side)) and alive_below(s, f.side)
    placed: Answer = s.answer if asked else ()
    for unit, space in placed:
        verbs.stand(s, unit, space, ALTERNATE)
    if not placed:
        s.note(UNIT_LIMIT)
    restart(s, InTurns(1 - f.side, f.done if placed else f.done | 1 << f.side))


def alive_below(s: State, side: int) -> bool:
    """Whether the side may place one more unit."""
    return s.alive[side].bit_count() < s.plan.most[side]


InTurns.steps = (one_unit_is_placed, the_other_follows)

FRAMES: tuple[type[Frame], ...] = (Battlefield, BattlefieldNeutral, Obstacles, InTurns)
