"""Chapter 15, War Machines: what each does when a Round begins; the First Aid Tent at any moment."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards, verbs_holders, verbs_siege
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.effects.cards.aims import own_units, slowest_enemies
from battlebook.games.heroes3.holders import UNTIL_ROUND, Lasting, effects_of, holder
from battlebook.games.heroes3.rules.c3_terminology import is_alive
from battlebook.games.heroes3.rules.c5_end import end_if_decided
from battlebook.games.heroes3.rules.c9_damage import take_other_damage
from battlebook.games.heroes3.rules.c13_hero import expert_uses
from battlebook.games.heroes3.rules.procedures_cards import THROWN, Moment
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, restart
from battlebook.kernel.options import Ask, Group, Key, Option

BALLISTA: Final = CARD_INDEX["ballista"]
CANNON: Final = CARD_INDEX["cannon"]
CATAPULT: Final = CARD_INDEX["catapult"]
TENT: Final = CARD_INDEX["first_aid_tent"]
FIRING: Final = (BALLISTA, CANNON, CATAPULT)
TENT_USED: Final = "tent_used"
PRICED: Final = (CANNON, CATAPULT)

SLOWEST: Final = LEDGER("h3:15:ballista")
TOWER: Final = LEDGER("h3r:ballista-tower")
TIE: Final = LEDGER("h3r:ballista-tie")
EXPERT_SHOT: Final = LEDGER("h3:15:cannon")
TWO_TARGETS: Final = LEDGER("h3:15:catapult")
FIRST_AID: Final = LEDGER("h3:15:first-aid-tent")
EXPERT_LIMIT: Final = LEDGER("h3:12:expert-limit")
PERMANENT: Final = LEDGER("h3:15:war-machine-permanent")
ORDER: Final = LEDGER("h3r:start-of-round-order")
RULES: Final = {BALLISTA: SLOWEST, CANNON: EXPERT_SHOT, CATAPULT: TWO_TARGETS}
HITS: Final = ("fire", "demolish")
HOLD: Final = Group(PERMANENT, "hold", (Option(("hold",)),))

Shot = tuple[int, int, int, int]  # side, machine, how often on one target, 1: nothing is paid


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Shots(Frame):
    """15 War Machines work one after the other. ``first``: the key of the first of two adjacent targets, or nothing."""

    __slots__ = ("first", "shots")
    fields = ("shots", "first")

    def __init__(self, shots: tuple[Shot, ...], first: Key = ()) -> None:
        self.shots = shots
        self.first = first


def number_of(s: State, side: int, machine: int) -> int:
    """How much a machine deals or heals; some Specialties double it."""
    n = int(CARDS[machine].uses[0].effects[0].args["n"])
    doubled = any(r.side == side and r.what == (CARDS[machine].id,) for r in effects_of(s, "double_war_machine"))
    return 2 * n if doubled else n


def ballistas(s: State, side: int) -> int:
    """How many Ballistas a side has: its own and those that cards lend it."""
    lent = sum(row.n for row in effects_of(s, "extra_ballista") if row.side == side)
    return lent + (1 if BALLISTA in holder(s, side).machines else 0)


def round_begins(s: State) -> None:
    """15 Those that work when a Round begins: the attacker's first. The last thing a step does."""
    shots: list[Shot] = []
    for side in (ATTACKER, DEFENDER):
        if s.seat(side) < 0:
            continue
        times = [row.n for row in effects_of(s, "ballista_times") if row.side == side]
        for i in range(ballistas(s, side)):
            shots.append((side, BALLISTA, times[i] if i < len(times) else 1, 0))
        shots += [(side, machine, 1, 0) for machine in PRICED if machine in holder(s, side).machines]
    verbs_cards.end_effects(s, lambda row: row.op == "ballista_times", SLOWEST, SLOWEST)
    fire(s, tuple(shots))


def fire(s: State, shots: tuple[Shot, ...]) -> None:
    """Let machines work now. The last thing a step does."""
    if shots:
        s.note(ORDER)
        s.note(PERMANENT)
        push(s, Shots(shots))


def can_pay(s: State, side: int, machine: int, free: int) -> bool:
    """Whether the machine's price is there: an expert use for the Cannon, a building material for the Catapult."""
    h = holder(s, side)
    if free or machine not in PRICED:
        return True
    return h.experts < expert_uses(h.level) + h.more_experts if machine == CANNON else h.materials > 0


def pay(s: State, side: int, machine: int, free: int) -> None:
    """It is paid."""
    h = holder(s, side)
    if machine == CANNON and not free:
        verbs_cards.change(s, side, experts=h.experts + 1)
        s.note(EXPERT_LIMIT)
    elif machine == CATAPULT and not free:
        verbs_cards.change(s, side, materials=h.materials - 1)


def targets(s: State, f: Shots) -> tuple[Option, ...]:
    """15 Whom the next machine may hit: the slowest enemy, any enemy, or two targets that stand next to each other."""
    side, machine, _, free = f.shots[0]
    if not can_pay(s, side, machine, free):
        return ()
    if f.first:
        return beside(s, f.first)
    enemies = own_units(s, 1 - side)
    if machine == CATAPULT:
        first = (*units_to_hit(enemies), *forts_to_hit(MEMBERS[s.forts]))
        return tuple(option for option in first if beside(s, option.key))
    if machine == CANNON or any(row.side == side for row in effects_of(s, "ballista_free_target")):
        return units_to_hit(enemies)
    if s.tower & s.alive[1 - side]:
        s.note(TOWER)
    return units_to_hit(slowest_enemies(s, side))


def units_to_hit(units: tuple[int, ...]) -> tuple[Option, ...]:
    """One option a unit."""
    return tuple(Option(("fire", u), (("unit", u),)) for u in units)


def forts_to_hit(spaces: tuple[int, ...]) -> tuple[Option, ...]:
    """One option a Wall or Gate."""
    return tuple(Option(("demolish", n), (("space", n),)) for n in spaces)


def beside(s: State, key: Key) -> tuple[Option, ...]:
    """The units, of either side, Walls and Gates next to a target."""
    near = s.board.next[s.place[key[1]] if key[0] == "fire" else key[1]]
    units = tuple(u for u in MEMBERS[s.alive[0] | s.alive[1]] if near >> s.place[u] & 1)
    return (*units_to_hit(units), *forts_to_hit(MEMBERS[near & s.forts]))


def the_next_machine_is_aimed(s: State, f: Shots) -> Ask | None:
    """15 Its owner picks among several targets (h3r:ballista-tie); what costs something may be left."""
    if not f.shots:
        leave(s)
        return None
    side, machine, _, free = f.shots[0]
    options = targets(s, f)
    if not options:
        restart(s, Shots(f.shots[1:]))
        return None
    if machine == BALLISTA and len(options) > 1:
        s.note(TIE)
    groups = tuple([Group(RULES[machine], verb, found) for verb in HITS if (found := of_verb(options, verb))])
    if machine in PRICED and not free and not f.first:
        groups = (*groups, HOLD)
    return Ask(s.seat(side), RULES[machine], "machine", groups, None, (machine,))


def of_verb(options: tuple[Option, ...], verb: str) -> tuple[Option, ...]:
    """Those of a verb."""
    return tuple(option for option in options if option.key[0] == verb)


def it_works(s: State, f: Shots) -> None:
    """15 Its damage is no Spell's, and Defense does not count."""
    side, machine, times, free = f.shots[0]
    rest = f.shots[1:]
    key = s.answer
    if key == HOLD.options[0].key:
        restart(s, Shots(rest))
        return
    if machine == CATAPULT and not f.first:
        restart(s, Shots(f.shots, key))
        return
    restart(s, Shots(rest))
    pay(s, side, machine, free)
    for hit in (f.first, key) if f.first else (key,) * times:
        strike(s, side, machine, hit)
    end_if_decided(s)


Shots.steps = (the_next_machine_is_aimed, it_works)
FRAMES: Final[tuple[type[Frame], ...]] = (Shots,)


def strike(s: State, side: int, machine: int, key: Key) -> None:
    """One hit; a Wall or Gate falls by it."""
    rule = RULES[machine]
    if key[0] == "demolish":
        if s.forts >> key[1] & 1:
            verbs_siege.destroy_fortification(s, key[1], rule)
        return
    unit: int = key[1]
    if not is_alive(s, unit):
        return
    if s.sink is not None or s.recorder is not None:
        card, target = verbs_holders.card_ref(machine), verbs.unit_ref(s, unit)
        verbs_holders.say_side(s, "machine-works", rule, side, card=card, unit=target, places=[s.place[unit]])
    take_other_damage(s, unit, number_of(s, side, machine), rule)


# ------------------------------------------------------------------------------------------ First Aid Tent


def tent_is_ready(s: State, side: int) -> bool:
    """15 Once per Round."""
    if not s.holders or TENT not in holder(s, side).machines:
        return False
    return not any(row.side == side for row in effects_of(s, TENT_USED))


def patients(s: State, side: int) -> tuple[int, ...]:
    """15 Own units with damage, when the Tent is ready."""
    return tuple(u for u in own_units(s, side) if s.damage[u]) if tent_is_ready(s, side) else ()


def tent_groups(s: State, m: Moment) -> tuple[Group, ...]:
    """15 At any moment but between the roll and the damage: it cannot prevent a defeat in advance."""
    units = () if m.kind in THROWN else patients(s, m.side)
    if not units:
        return ()
    options = tuple(Option(("machine", TENT, "unit", u), (("card", TENT), ("unit", u))) for u in units)
    return (Group(FIRST_AID, "machine", options),)


def use_tent(s: State, side: int, key: Key) -> None:
    """15 The Tent heals one unit."""
    heal_in_tent(s, side, key[3], 1)


def heal_in_tent(s: State, side: int, unit: int, times: int) -> None:
    """15 So often on one unit; then it is used up for the Round."""
    n = min(number_of(s, side, TENT) * times, s.damage[unit])
    verbs_cards.begin_effect(s, Lasting(TENT_USED, side, TENT, until=UNTIL_ROUND, until_round=s.round))
    if n:
        verbs.heal(s, unit, n, FIRST_AID)
