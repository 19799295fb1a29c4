"""Worked examples in which cards are played: the steps that need a Hero's hand, and what they show.

A card comes into the hand when an example plays it; Power that the example names lies on the table. Whoever is missing
on the board of an example is there as a unit of its own, so that somebody can act and the Combat goes on.
"""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.cards import CARD_INDEX, CARDS
from battlebook.games.heroes3.game import GAME
from battlebook.games.heroes3.rules.c12_permissions import refuse_kind
from tests.games.heroes3 import example_strikes
from tests.games.heroes3.battle import Battle
from tests.games.heroes3.cards.vocabulary import Cards

Example = dict[str, Any]
Seen = dict[str, Any]
SIDES = {"attacker": 0, "defender": 1}
STEPS = ("play", "cast")
STAND_INS = (("a1", "crusaders few"), ("d5", "crusaders few"))
MODES = {"alt_power": "power"}


def needs_cards(example: Example) -> bool:
    """Whether somebody plays a card."""
    return any(step["do"] in STEPS or "respond" in step for step in example["step"])


def with_heroes(units: dict[str, str], front: list[str], lonely: bool, **more: Any) -> Cards:
    """The battle of an example with Heroes. ``lonely``: the enemy stands alone and his defeat decides the Combat."""
    stand_ins: dict[str, str] = {}
    for side, (at, card) in enumerate(STAND_INS):
        if not any((ref in front) == (side == 0) for ref in units) and not (lonely and side == 1):
            stand_ins[f"stand-in-{side}"] = f"{card} {at}"
    return Cards({**units, **stand_ins}, [*front, *[ref for ref in stand_ins if ref.endswith("0")]], **more)


def deal(b: Battle, side: int, card: str, power: int) -> Cards:
    """A card comes into a hand, and what is missing of the Power on the table; somebody of the side is activated."""
    assert isinstance(b, Cards)
    h = b.holder(side)
    if b.ask.kind == "test":
        b.act(next(ref for ref, unit in b.refs.items() if b.s.alive[side] >> unit & 1))
    b.give(side, hand=tuple(sorted((*h.hand, CARD_INDEX[card]))), power=max(b.holder(side).power, power))
    return b


def play(b: Battle, step: Example, seen: Seen) -> None:
    """Somebody plays a card that is no Spell, or a Spell for Power."""
    effect = step.pop("effect")
    side, card, unit = SIDES[step.pop("by")], step.pop("card"), step.pop("unit", "")
    if example_strikes.is_raise(card) and effect not in MODES:
        example_strikes.plan(b, side, card, effect, unit, 0)
        return
    deal(b, side, card, 0).play(card, MODES.get(effect, effect), unit)


def cast(b: Battle, step: Example, seen: Seen) -> None:
    """Somebody casts a Spell with so much Power; its strongest level that this pays for."""
    side, card, power = SIDES[step.pop("by")], step.pop("card"), step.pop("power")
    target, pos = step.pop("target", ""), step.pop("space", None)
    space = f"{'abcd'[pos[1] - 1]}{pos[0]}" if pos else ""
    before = b.s.unit_count()
    use = max(
        (u for u in CARDS[CARD_INDEX[card]].uses if u.mode != "power" and u.power <= power), key=lambda u: u.power
    )
    if example_strikes.is_raise(card):
        example_strikes.plan(b, side, card, use.mode, target, power)
        return
    c = deal(b, side, card, power)
    c.play(card, use.mode, target or space)
    if target and space:
        c.pick(space)
    observe_cast(c, card, target, before, seen)


def observe_cast(b: Cards, card: str, target: str, before: int, seen: Seen) -> None:
    """What a Spell has done."""
    hurt = [e for e in b.told("hurt") if target and e["unit"]["id"] == b.refs[target]]
    if hurt:
        seen["damage"] = hurt[-1]["n"]
        seen["defense_counts"] = bool(b.told("hits"))
    if b.s.unit_count() > before:
        observe_arrival(b, b.s.unit_count() - 1, seen)
    spell = CARDS[CARD_INDEX[card]]
    seen["second_spell_this_round_legal"] = refuse_kind_again(b, spell.index) is None
    result = GAME.result(b.s)
    if result is not None:
        seen["outcome"] = result.kind
    elif b.ask.kind != "test":
        b.finish()
    if target:
        seen[f"{target}_initiative"] = b.speed(target)


def observe_arrival(b: Cards, unit: int, seen: Seen) -> None:
    """A summoned unit or a Clone."""
    face = b.s.card(unit)
    seen["summoned"] = f"{face.card} {face.side}"
    seen["summoned_initiative"] = seen["clone_initiative"] = b.s.speed[unit]
    seen["active_initiative"] = b.s.speed[b.s.active]
    seen["acts_this_round"] = unit in b.s.queue


def refuse_kind_again(b: Cards, card: int) -> object:
    """Why the same Spell could not be cast once more in this Round, or None."""
    return refuse_kind(b.s, 0, CARDS[card], CARDS[card].uses[0])
