"""Why not, in the movement phase: the refusal of a key that an ask does not offer, and refused candidates to list."""

from __future__ import annotations

from typing import Final

from battlebook.games.magestorm.board import HEXES, NEXT
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.rules import move_unit, movement_phase
from battlebook.games.magestorm.rules.move_unit import ATTACK, ENTER, TOWARD
from battlebook.games.magestorm.rules.movement_frames import UnitMoves
from battlebook.games.magestorm.rules.movement_hexes import CLOSEST, markers
from battlebook.games.magestorm.rules.movement_phase import GO
from battlebook.games.magestorm.rules.scenario_moves import BURN, EXIT, arriving, enters_on, refuse_burn, refuse_exit
from battlebook.games.magestorm.state import MOST_GOALS, UNITS, State, side_of
from battlebook.kernel.options import Ask, Key, Option
from battlebook.kernel.rules import Refusal

KINDS: Final = ("move-unit", "toward", "step", "arrive", "movement-ends")
STEPS: Final = ("enter", "attack", "stop")
NOT_OURS: Final = LEDGER.refusal("msr:enemy-objectives")
NO_MARKER: Final = LEDGER.refusal("ms:move:closest-by-hex-count", "none")
NOT_OPEN: Final = LEDGER.refusal("ms:overview:scenario-driven", "no-entry")
NO_ENEMY: Final = LEDGER.refusal("ms:move:triggers-combat", "none")
ENEMY: Final = LEDGER.refusal("ms:move:stop-before-enemy")
CHEAP: Final = LEDGER.refusal("ms:move:enter-if-enough", "cheap")


def refusal(s: State, ask: Ask, key: Key) -> Refusal | None:
    """The first refusal of a key in rule order; None when the key makes no sense in this ask."""
    if len(key) != 2 or type(key[1]) is not int or key[1] < 0:
        return None
    verb, n = str(key[0]), int(key[1])
    if ask.kind == "move-unit" and verb == "go" and n < UNITS:
        return refuse_unit(s, ask.seat, n)
    if ask.kind == "movement-ends" and n < UNITS and side_of(n) == ask.seat and s.on_board(n):
        return refuse_exit(s, n) if verb == "exit" else refuse_burn(s, n) if verb == "burn" else None
    if n >= HEXES:
        return None
    if ask.kind == "toward" and verb == "toward":
        return refuse_marker(s, ask, n)
    if ask.kind == "step" and verb in STEPS:
        return refuse_step(s, ask, verb, n)
    if ask.kind == "arrive" and verb == "enter" and n not in enters_on(s, ask.args[0]):
        return NOT_OPEN
    return None


def refuse_unit(s: State, seat: int, unit: int) -> Refusal | None:
    """Units of the side on the board, and those that enter it now."""
    if side_of(unit) != seat or not (s.on_board(unit) or arriving(s, unit)):
        return None
    return movement_phase.refuse_unit(s, unit)


def refuse_marker(s: State, ask: Ask, hex_: int) -> Refusal:
    """An own marker that is not the closest, an enemy's, or none."""
    if hex_ in markers(s, ask.args[0]):
        return CLOSEST
    theirs = 1 - ask.seat
    if hex_ in s.goals[theirs * MOST_GOALS : (theirs + 1) * MOST_GOALS]:
        return NOT_OURS
    return NO_MARKER


def refuse_step(s: State, ask: Ask, verb: str, hex_: int) -> Refusal | None:
    """The hex itself; then what the verb claims: an enemy in it, or a cost that is too high."""
    unit, goal, left = ask.args
    found = move_unit.refuse_step(s, UnitMoves(unit, left, goal), verb, hex_)
    if found is not None:
        return found
    if verb == "stop":
        return CHEAP
    enemies = s.number_in(hex_, 1 - ask.seat)
    return NO_ENEMY if verb == "attack" and not enemies else ENEMY if verb == "enter" and enemies else None


def likely(s: State, ask: Ask) -> list[Option]:
    """Candidates that a person might look for, whether they are offered or not."""
    if ask.kind == "move-unit":
        return [GO[u] for u in s.units_of(ask.seat)]
    if ask.kind == "toward":
        return [TOWARD[h] for h in sorted(set(markers(s, ask.args[0])))]
    if ask.kind == "step":
        taken = [option.key[1] for option in ask.options()]
        around = [h for h in NEXT[s.place[ask.args[0]]] if h not in taken]
        return [ATTACK[h] if s.number_in(h, 1 - ask.seat) else ENTER[h] for h in around]
    if ask.kind == "movement-ends":
        return late(s, ask.seat)
    return []


def late(s: State, side: int) -> list[Option]:
    """Units at the edge, or in a forest, that may not do what the scenario lets others do."""
    scenario, units = s.plan.scenario, s.units_of(side)
    found = [EXIT[u] for u in units if scenario.special.exit_side == side]
    return found + [BURN[u] for u in units if scenario.special.burner == side]
