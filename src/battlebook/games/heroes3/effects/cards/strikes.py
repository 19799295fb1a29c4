"""Cards that change one attack: Attack and Defense under a condition, no Defense, no retaliation, no penalty."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import Effect
from battlebook.games.heroes3.effects.cards.aims import aim_at, chosen_units
from battlebook.games.heroes3.effects.cards.choices import Picked, choose, further
from battlebook.games.heroes3.effects.cards.dice import any_attacker, own_attacker
from battlebook.games.heroes3.effects.cards.ops import Happening, Target, register
from battlebook.games.heroes3.effects.cards.raises import amount, begin
from battlebook.games.heroes3.rules.procedures_cards import BEFORE, Moment
from battlebook.games.heroes3.state import State
from battlebook.kernel.options import Option

REORDERS: Final = LEDGER("h3:12:initiative-change-reorders")
NEVER_BELOW: Final = LEDGER("h3r:attack-negative")
CHOOSE: Final = LEDGER("h3:12:spell-basic-level")
STATS: Final = ("attack", "defense", "initiative")


def lasts(s: State, h: Happening) -> None:
    """The effect begins to last on the unit the card is aimed at; Instants for one attack."""
    begin(s, h, h.effect.op, h.unit, amount(s, h), "attack" if h.effect.timing == "instant" else "combat")
    if h.effect.op == "attack_penalty":
        s.note(NEVER_BELOW)


def for_the_side(s: State, h: Happening) -> None:
    """The effect lasts for the whole side, units that come later too."""
    begin(s, h, h.effect.op, -1, amount(s, h))


def attacked_unit(s: State, m: Moment, e: Effect) -> tuple[Target, ...] | None:
    """The unit that is attacked now. As the price of another effect it lies on that effect's unit."""
    if not e.args.get("spell"):
        return None
    able = m.kind == BEFORE and m.target in chosen_units(s, m, e, e.args["target"])
    return (("unit", m.target),) if able else ()


def attacking_unit(s: State, m: Moment, e: Effect) -> tuple[Target, ...] | None:
    """The unit that attacks now. As the price of another effect it lies on that effect's unit."""
    return any_attacker(s, m, e) if e.args.get("spell") else None


def own_shooter(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
    """The own Ranged unit that attacks or is about to."""
    found = own_attacker(s, m, e)
    return tuple(t for t in found if t[1] in chosen_units(s, m, e, e.args["target"]))


def prey(s: State, m: Moment, e: Effect) -> tuple[Target, ...] | None:
    """Frenzy: the target of an own attack, if it is of the tier; a card for units of a name has no target."""
    if e.args.get("who"):
        return None
    able = m.kind == BEFORE and s.side[m.unit] == m.side and m.target in chosen_units(s, m, e, e.args["target"])
    return (("unit", m.target),) if able else ()


def ignore_defense(s: State, h: Happening) -> None:
    """The attacking unit, or every unit of a name, ignores Defense."""
    if h.get("who"):
        for unit in chosen_units(s, h.moment, h.effect, h.get("who")):
            begin(s, h, "ignore_defense", unit, 0)
    else:
        begin(s, h, "ignore_defense", h.moment.unit, 0, "attack")


def elemental(s: State, h: Happening) -> None:
    """Units of a name deal elemental damage."""
    for unit in chosen_units(s, h.moment, h.effect, h.get("who")):
        begin(s, h, "elemental_damage", unit, 0)


def until_the_end(s: State, h: Happening) -> None:
    """It works for the whole activation: what follows the damage needs it too."""
    begin(s, h, h.effect.op, h.unit, 0, "activation")


register("attack_ranged", lasts, own_shooter)
register("attack_ranged_nonadjacent", for_the_side)
register("attack_penalty", lasts, attacking_unit)
register("defense_penalty", lasts, attacked_unit)
register("defense_vs_ranged", lasts, aim_at("unit"))
register("defense_vs_melee", lasts, aim_at("defending_unit"))
register("defense_vs_slower", lasts)
register("ignore_defense", ignore_defense, prey)
register("ignore_penalty", for_the_side)
register("elemental_damage", elemental)
register("no_retaliation", until_the_end)
register("force_ability", until_the_end, own_attacker)
register("any_card_as_attack", for_the_side)


# --------------------------------------------------------------------------------------------------- Prayer


def stats(s: State, h: Happening, picked: Picked) -> tuple[Option, ...]:
    """Attack, Defense or Initiative."""
    return () if picked else tuple(Option(("stat", stat)) for stat in STATS)


def stat_rises(s: State, h: Happening, picked: Picked) -> None:
    """Attack and Defense for an attack, Initiative for the Round."""
    stat = picked[0][1]
    begin(s, h, stat, h.unit, amount(s, h), "round" if stat == "initiative" else "attack")
    if stat == "initiative":
        s.note(REORDERS)


further("choose_stat", "stat", stats, stat_rises)
register("choose_stat", choose, aim_at("unit"))
