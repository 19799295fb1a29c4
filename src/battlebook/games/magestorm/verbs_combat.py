"""The only functions that change a combat: who fights, the lines, the cards on the table, damage in it."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from battlebook.games.magestorm import verbs, verbs_magic
from battlebook.games.magestorm.board import HEXES
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import SIDES
from battlebook.games.magestorm.refs import card_ref, hex_ref, side_ref, step_ref, terrain_ref, unit_ref
from battlebook.games.magestorm.state import PHASES, State, side_of
from battlebook.games.magestorm.verbs import say

FIRST_LINE: Final = 4
DISCARDED: Final = LEDGER("ms:combat-4:troops-discarded")
CREATURE_BACK: Final = LEDGER("ms:combat-4:creature-back-to-deck")

T = TypeVar("T")


def with_side(pair: tuple[T, ...], side: int, value: T) -> tuple[T, ...]:
    """A pair by side with one side's value changed."""
    return (value, pair[1]) if side == 0 else (pair[0], value)


def heading(step: int) -> dict[str, Any]:
    """The heading of the log for a step."""
    return {"id": "ms-heading-step", "args": {"n": step, "step": step_ref(step)}}


def heading_after(s: State) -> dict[str, Any]:
    """The heading of the log for what follows a combat."""
    named = {"side": f"ms-seat-{SIDES[s.active]}", "phase": f"ms-phase-{PHASES[s.phase]}"}
    inner = {name: {"id": message, "args": {}} for name, message in named.items()}
    return {"id": "ms-heading-turn", "args": {"n": s.round, **inner}}


# ------------------------------------------------------------------------------------------ beginning and steps


def begin_fight(s: State, attacker: int, defender: int, hex_: int, rule: str) -> None:
    """Two units begin a combat, with the damage that they bring along."""
    s.fight = (attacker, defender, hex_, 1)
    if s.watched():
        say(
            s,
            "combat-begins",
            rule,
            unit=unit_ref(attacker),
            target=unit_ref(defender),
            hex=hex_ref(hex_),
            seat=side_of(attacker),
            damage=s.damage[attacker],
            target_damage=s.damage[defender],
            places=[s.place[attacker], hex_],
            heading=heading(1),
        )


def begin_step(s: State, step: int, rule: str, said: bool = True) -> None:
    """The next step of the combat begins."""
    s.fight = (*s.fight[:3], step)
    if said and s.watched():
        say(s, "combat-step", rule, step=step_ref(step), n=step, heading=heading(step))


def present(s: State, unit: int, rule: str) -> None:
    """A unit's first troop is revealed."""
    verbs.reveal(s, unit, 1)
    if s.watched():
        say(s, "presents", rule, True, unit=unit_ref(unit), card=card_ref(s, s.cards[unit][0]), seat=side_of(unit))


def take_ground(s: State, side: int, terrain: int, kind: int, rule: str) -> None:
    """A side takes a terrain card; ``kind``: 0 its defender's, 1 its attacker's, 2 that of one who leaves it."""
    s.ground = with_side(s.ground, side, (*s.ground[side], (terrain, kind)))
    if s.watched():
        say(s, "takes-terrain", rule, side=side_ref(side), seat=side, terrain=terrain_ref(s, terrain))


def line_up(s: State, unit: int, rule: str) -> None:
    """All troops of a unit are revealed: its first line, and its reserve."""
    side, cards = side_of(unit), s.cards[unit]
    verbs.reveal(s, unit, len(cards))
    s.line = with_side(s.line, side, cards[:FIRST_LINE])
    s.reserve = with_side(s.reserve, side, cards[FIRST_LINE:])
    if s.watched():
        shown = [card_ref(s, card) for card in cards]
        say(s, "lines-up", rule, True, unit=unit_ref(unit), seat=side, cards=shown, n=len(s.line[side]))


# ---------------------------------------------------------------------------------------------------- spells


def cast_in_combat(s: State, side: int, spell: int, rule: str) -> None:
    """A spell card is revealed and paid for: it lies on the table, or its creature is to be put into the line."""
    verbs_magic.spend_token(s, side, spell, rule, True)
    creature = s.plan.spells[spell].creature
    if creature >= 0:
        s.called = with_side(s.called, side, (*s.called[side], creature))
    else:
        s.spells = with_side(s.spells, side, (*s.spells[side], spell))


def cast_nothing(s: State, side: int, rule: str) -> None:
    """A side that could have cast something did not."""
    if s.watched():
        say(s, "casts-nothing", rule, True, side=side_ref(side), seat=side)


def insert_creature(s: State, side: int, at: int, rule: str) -> None:
    """The first creature that waits stands in the line behind ``at`` cards."""
    card, *rest = s.called[side]
    line = s.line[side]
    s.called = with_side(s.called, side, tuple(rest))
    s.line = with_side(s.line, side, (*line[:at], card, *line[at:]))
    if s.watched():
        say(s, "inserts", rule, side=side_ref(side), seat=side, card=card_ref(s, card), n=at + 1)


def reinforce(s: State, side: int, n: int, rule: str) -> None:
    """The first ``n`` troops of the reserve go behind the last card of the line."""
    moved = s.reserve[side][:n]
    s.line = with_side(s.line, side, (*s.line[side], *moved))
    s.reserve = with_side(s.reserve, side, s.reserve[side][n:])
    if s.watched():
        say(s, "reinforces", rule, side=side_ref(side), seat=side, cards=[card_ref(s, card) for card in moved], n=n)


# ------------------------------------------------------------------------------------------------ sums, told


def tell_sum(s: State, kind: str, unit: int, n: int, sum_: dict[str, Any], rule: str) -> None:
    """Say a unit's initiative, attack or defense with every addend."""
    say(s, kind, rule, unit=unit_ref(unit), seat=side_of(unit), n=n, sum=sum_)


def tell_tie(s: State, n: int, rule: str) -> None:
    """Say that both initiative totals are the same."""
    if s.watched():
        say(s, "initiative-tie", rule, n=n)


def tell_first(s: State, unit: int, n: int, rule: str) -> None:
    """Say who strikes first."""
    if s.watched():
        say(s, "strikes-first", rule, unit=unit_ref(unit), seat=side_of(unit), n=n)


def tell_damage(s: State, kind: str, unit: int, target: int, n: int, sum_: dict[str, Any], rule: str) -> None:
    """Say what a strike inflicts with every addend."""
    at = [s.place[target]]
    say(s, kind, rule, unit=unit_ref(unit), target=unit_ref(target), seat=side_of(unit), n=n, sum=sum_, places=at)


# ---------------------------------------------------------------------------------------------------- damage


def put_damage(s: State, unit: int, n: int) -> None:
    """Damage counters are put on a unit."""
    verbs.set_damage(s, unit, s.damage[unit] + n)


def burn(s: State, unit: int, n: int, rule: str) -> None:
    """A special power puts damage counters on a unit."""
    verbs.set_damage(s, unit, s.damage[unit] + n)
    if s.watched():
        say(s, "burned", rule, unit=unit_ref(unit), seat=1 - side_of(unit), n=n, places=[s.place[unit]])


def keep_damage(s: State, side: int, n: int) -> None:
    """Damage that a side takes when both sides have struck."""
    s.struck[side] += n


def assign_kept_damage(s: State, unit: int) -> None:
    """The damage of both strikes is put on the units at the same time."""
    side = side_of(unit)
    verbs.set_damage(s, unit, s.damage[unit] + s.struck[side])
    s.struck[side] = 0


def eliminate_first(s: State, unit: int, rule: str) -> None:
    """The first card of a line is eliminated and takes its resistance off the damage: a troop is discarded, a creature
    goes back to its deck."""
    side = side_of(unit)
    card = s.line[side][0]
    found = s.plan.cards[card]
    s.line = with_side(s.line, side, s.line[side][1:])
    verbs.set_damage(s, unit, s.damage[unit] - found.resistance)
    if found.troop:
        verbs.discard(s, side, (card,))
        s.lost[side] += found.resistance
        verbs.set_cards(s, unit, s.cards[unit][1:], s.shown[unit] - 1)
    if s.watched():
        kind = "card-lost" if found.troop else "creature-lost"
        say(s, kind, rule, True, unit=unit_ref(unit), card=card_ref(s, card), seat=side)
        s.note(DISCARDED if found.troop else CREATURE_BACK)


def lose_damage(s: State, unit: int, rule: str) -> None:
    """Damage that no active card is left to take is lost."""
    n = s.damage[unit]
    verbs.set_damage(s, unit, 0)
    if s.watched():
        say(s, "damage-lost", rule, unit=unit_ref(unit), n=n)


# -------------------------------------------------------------------------------------------------- the end


def end_fight(s: State, rule: str) -> None:
    """Spell and terrain cards go back; the units' cards are gathered."""
    s.line = s.reserve = s.spells = s.called = s.ground = ((), ())
    s.dice = ()
    if s.watched():
        unit, target = unit_ref(s.fight[0]), unit_ref(s.fight[1])
        say(s, "combat-ends", rule, unit=unit, target=target, places=[s.fight[2]], heading=heading_after(s))
    s.fight = ()


def turn_face_down(s: State, unit: int, remembered: bool) -> None:
    """A unit's cards lie face down again. What was seen stays known and is noted, or is forgotten."""
    rows = [row for row in s.memory if row[1] != unit]
    if remembered and s.cards[unit]:
        rows.append((s.round, unit, s.cards[unit]))
    s.memory = tuple(rows)
    if not remembered:
        verbs.set_cards(s, unit, s.cards[unit], 0)


def lose_unit(s: State, unit: int, rule: str) -> None:
    """A unit that lost its last troop in combat is gone."""
    s.kills[side_of(unit)] += 1
    verbs.remove_unit(s, unit, rule)


def advance(s: State, unit: int, hex_: int, rule: str) -> None:
    """A victorious unit goes into the emptied hex."""
    verbs.move(s, unit, hex_, rule, "advances")


def stay(s: State, unit: int, rule: str) -> None:
    """A victorious unit stays where it is."""
    if s.watched():
        at = [s.place[unit]] if s.place[unit] < HEXES else []
        say(s, "stays", rule, unit=unit_ref(unit), seat=side_of(unit), places=at)
