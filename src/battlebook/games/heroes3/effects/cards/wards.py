"""Cards that protect units, take abilities or attacks away, and change when a unit activates."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_cards, verbs_holders
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects.cards.aims import aim_at, chosen_units, of_tier, own_units
from battlebook.games.heroes3.effects.cards.dice import attack_now
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import amount, begin
from battlebook.games.heroes3.face_abilities import TYPES
from battlebook.games.heroes3.holders import UNTIL_ACTIVATION, Lasting, holder
from battlebook.games.heroes3.rules import c4_values
from battlebook.games.heroes3.rules.c9_damage import would_be_defeated
from battlebook.games.heroes3.rules.procedures_cards import ABOUT, ROLLED, ROUND, Moment, Turn
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs import unit_ref, void_strike
from battlebook.kernel.frames import push
from battlebook.kernel.rules import Refusal

ORDER: Final = LEDGER("h3:3:activation-next-in-order")
ATTACK_ONLY: Final = LEDGER("h3:12:resurrection-attack-only")
SAVED: Final = LEDGER("h3:12:resurrection-no-retaliation")
NOT_LETHAL: Final = LEDGER.refusal("h3:12:resurrection-attack-only", "not-lethal")
NO_POWER: Final = LEDGER.refusal("h3:12:spell-empower", "power")
WRONG_POWER: Final = LEDGER.refusal("h3:12:specialty-not-spell", "school-power")
OVERLAYS: Final = {
    "skeletons_pack": ("skeletons", "pack"),
    "zombies_pack": ("zombies", "pack"),
    "skeletons_any": ("skeletons", ""),
}


def on_unit(s: State, h: Happening) -> None:
    """The effect lies on the unit the card is aimed at."""
    begin(s, h, h.effect.op, h.unit, amount(s, h) if "n" in h.effect.args else 0)


def on_board(s: State, h: Happening) -> None:
    """The effect is one for the whole board."""
    begin(s, h, h.effect.op, -1, 0)


def of_school(s: State, h: Happening) -> None:
    """Protection from one School."""
    begin(s, h, "immune_school", h.unit, 0, what=(h.get("school"),))


register("untargetable_by_spells", on_unit, aim_at())
register("immune_school", of_school, aim_at())
register("immune_paralysis", on_unit, aim_at("own_unit"))
register("spell_damage_reduction", on_unit, aim_at())
register("zero_spell_specialty_damage", on_board)
register("negate_spell_abilities", on_board)
register("disable_ability", on_unit, aim_at())
register("disable_all_abilities", on_board)


# ---------------------------------------------------------------------------------------------- activations


def unarmed(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Units that may lose their next attack: those a Spell names, or enemies of some types and tiers."""
    if e.args.get("spell"):
        return tuple(("unit", u) for u in chosen_units(s, m, e, e.args["target"]))
    types = e.args.get("types", TYPES)
    units = of_tier(s, own_units(s, 1 - m.side), e)
    return tuple(("unit", u) for u in units if TYPES[s.card(u).type] in types)


def about_to_activate(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The unit that is about to activate."""
    able = m.kind == ABOUT and m.unit in chosen_units(s, m, e, e.args["target"])
    return (("unit", m.unit),) if able else ()


def skip(s: State, h: Happening) -> None:
    """Its activation is skipped."""
    begin(s, h, "skip_activation", h.unit, 0, "activation")


def not_activated(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units that wait for their activation; only between two activations."""
    if m.kind not in (ABOUT, ROUND):
        return ()
    return tuple(("unit", u) for u in chosen_units(s, m, e, e.args["who"]) if u in s.queue)


def activate_now(s: State, h: Happening) -> None:
    """The unit activates now, before its turn in the order."""
    s.note(ORDER)
    push(s, Turn(h.unit))


def activated_before(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units that were activated in this Round, the present one too."""
    return tuple(("unit", u) for u in chosen_units(s, m, e, e.args["who"]) if s.acted >> u & 1)


def activate_again(s: State, h: Happening) -> None:
    """It activates once more when the present activation is over."""
    verbs_cards.begin_effect(s, Lasting("activate_again", h.side, -1, h.unit, until=UNTIL_ACTIVATION))


register("no_attack", on_unit, unarmed)
register("skip_activation", skip, about_to_activate)
register("activate_out_of_order", activate_now, not_activated)
register("activate_again", activate_again, activated_before)


# ----------------------------------------------------------------------------------------- a lethal strike


def endangered(s: State, m: Moment) -> int:
    """The own unit that the strike on the table would defeat, or -1."""
    f = attack_now(s)
    if m.kind != ROLLED or f is None or s.voided or s.side[m.target] != m.side:
        return -1
    return m.target if would_be_defeated(s, m.target, c4_values.damage_of(s, f)) else -1


def price(s: State, unit: int, e: Effect) -> int:
    """The Power that saving the unit costs, or -1 when the card cannot save it."""
    from_tier: dict[str, int] = e.args["power"]
    return next((n for tier, n in from_tier.items() if of_tier(s, (unit,), e._replace(args={"tiers": (tier,)}))), -1)


def saveable(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The unit in danger, if the card can save it."""
    unit = endangered(s, m)
    if unit < 0:
        return ()
    able = unit in chosen_units(s, m, e, e.args["target"]) if e.args.get("spell") else price(s, unit, e) >= 0
    return (("unit", unit),) if able else ()


def refuse_saving(s: State, m: Moment, e: Effect) -> Refusal | None:
    """12 Only attack damage, only if it is lethal; 12 a Specialty needs Power that is bound to no School."""
    if endangered(s, m) < 0:
        return NOT_LETHAL
    if e.args.get("spell"):
        return None
    h, cost = holder(s, m.side), price(s, m.target, e)
    if cost > h.power:
        return NO_POWER
    return WRONG_POWER if cost and h.school else None


def save(s: State, h: Happening) -> None:
    """The attack is cancelled; the saved unit takes nothing and does not retaliate."""
    if not h.get("spell"):
        verbs_cards.change(s, h.side, power=holder(s, h.side).power - price(s, h.unit, h.effect))
    void_strike(s)
    s.note(ATTACK_ONLY)
    s.note(SAVED)
    if s.sink is not None or s.recorder is not None:
        verbs_holders.say_side(s, "saves", SAVED, h.side, unit=unit_ref(s, h.unit))


register("cancel_lethal_attack", save, saveable, refuse_saving)


# ---------------------------------------------------------------------------------------------- Necropolis


def overlaid(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """Own units of the name and side on which the card can be put."""
    name, side = OVERLAYS[e.args["on"]]
    fit = [u for u in own_units(s, m.side) if s.card(u).card == name and (not side or s.card(u).side == side)]
    return tuple(("unit", u) for u in fit if not any(row[0] == "overlay_card" and row[3] == u for row in s.lasting))


def overlay(s: State, h: Happening) -> None:
    """The card's numbers count until their HP is used up; then the unit below fights on (h3r:cloak-overflow)."""
    begin(s, h, "overlay_card", h.unit, 0, what=(h.table.card,))


register("overlay_card", overlay, overlaid)
