"""What a card can be aimed at: the words of the content (``target``, ``who``) as units and spaces of the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from battlebook.games.heroes3.board import MEMBERS, NOBODY
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS, Effect
from battlebook.games.heroes3.effects.cards.ops import Target, Targets
from battlebook.games.heroes3.face_abilities import TYPES
from battlebook.games.heroes3.faces import FLYING, GROUND, NO_TIER, RANGED, TIERS
from battlebook.games.heroes3.rules.c12_harm import abilities_off, ignores_spell
from battlebook.games.heroes3.rules.procedures_cards import BEFORE, Moment
from battlebook.games.heroes3.state import State

BRONZE: Final = TIERS.index("bronze")


def tier_of(s: State, unit: int) -> str:
    """The tier as cards read it; summoned Elementals by h3r:summoned-tier, guards of banks none."""
    face = s.card(unit)
    if s.summoned >> unit & 1 and not face.faction:
        return TIERS[BRONZE] if s.rulings.summoned_tier == 0 else ""
    return TIERS[face.tier] if face.tier != NO_TIER else ""


def everyone(s: State) -> tuple[int, ...]:
    """Every unit on the board."""
    return MEMBERS[s.alive[0] | s.alive[1]]


def own_units(s: State, side: int) -> tuple[int, ...]:
    """The units of a side."""
    return MEMBERS[s.alive[side]]


def empty_spaces(s: State) -> tuple[int, ...]:
    """Spaces without a card."""
    return tuple(space for space in MEMBERS[s.board.all] if s.who[space] == NOBODY)


def slowest_enemies(s: State, side: int) -> tuple[int, ...]:
    """The enemy units of the lowest Initiative; of several the player picks."""
    units = own_units(s, 1 - side)
    lowest = min((s.speed[u] for u in units), default=0)
    if s.tower & s.alive[1 - side]:
        s.note(TOWER_TOO)
    return tuple(u for u in units if s.speed[u] == lowest)


TOWER_TOO: Final = LEDGER("h3r:ballista-tower")
OF_SPECIALTIES: Final = {id(e) for card in CARDS if card.kind == "specialty" for use in card.uses for e in use.effects}
Choose = Callable[[State, Moment, Effect], tuple[int, ...]]


def of_tier(s: State, units: tuple[int, ...], e: Effect) -> tuple[int, ...]:
    """Those whose tier the effect names: in ``value`` (a Spell's level) or ``tiers``."""
    tiers = e.args.get("tiers") or e.args.get("value")
    return tuple(u for u in units if not isinstance(tiers, tuple) or tier_of(s, u) in tiers)


def of_type(s: State, units: tuple[int, ...], *kinds: int) -> tuple[int, ...]:
    """Those of some types."""
    return tuple(u for u in units if s.card(u).type in kinds)


CHOICES: Final[dict[str, Choose]] = {
    "unit": lambda s, m, e: everyone(s),
    "own_unit": lambda s, m, e: own_units(s, m.side),
    "friendly_unit": lambda s, m, e: own_units(s, m.side),
    "enemy_unit": lambda s, m, e: own_units(s, 1 - m.side),
    "unit_of_tier": lambda s, m, e: of_tier(s, everyone(s), e),
    "own_unit_of_tier": lambda s, m, e: of_tier(s, own_units(s, m.side), e),
    "allied_unit_of_tier": lambda s, m, e: of_tier(s, own_units(s, m.side), e),
    "enemy_unit_of_tier": lambda s, m, e: of_tier(s, own_units(s, 1 - m.side), e),
    "ranged_unit": lambda s, m, e: of_type(s, everyone(s), RANGED),
    "own_ranged": lambda s, m, e: of_type(s, own_units(s, m.side), RANGED),
    "own_ground": lambda s, m, e: of_type(s, own_units(s, m.side), GROUND),
    "own_flying": lambda s, m, e: of_type(s, own_units(s, m.side), FLYING),
    "ranged_unit_of_tier": lambda s, m, e: of_tier(s, of_type(s, everyone(s), RANGED), e),
    "ground_or_flying_unit": lambda s, m, e: of_type(s, everyone(s), GROUND, FLYING),
    "own_ground_or_flying": lambda s, m, e: of_type(s, own_units(s, m.side), GROUND, FLYING),
    "own_ranged_not_activated": lambda s, m, e: tuple(
        u for u in of_type(s, own_units(s, m.side), RANGED) if not s.acted >> u & 1 and u != s.active
    ),
    "all_own": lambda s, m, e: own_units(s, m.side),
    "attacking_unit": lambda s, m, e: (m.unit,) if m.kind == BEFORE and s.side[m.unit] == m.side else (),
    "defending_unit": lambda s, m, e: (m.target,) if m.kind == BEFORE and s.side[m.target] == m.side else (),
    "enemy_lowest_initiative": lambda s, m, e: slowest_enemies(s, m.side),
}


def chosen_units(s: State, m: Moment, e: Effect, word: str) -> tuple[int, ...]:
    """The units a word of the content means, less those that the card cannot touch."""
    choose = CHOICES.get(word)
    if choose is None:  # units of one name, or of a kind like dragons
        return tuple(u for u in own_units(s, m.side) if word in (s.card(u).card, s.card(u).card.partition("_")[2]))
    return tuple(u for u in choose(s, m, e) if not is_out_of_reach(s, u, e))


def is_out_of_reach(s: State, unit: int, e: Effect) -> bool:
    """Whether a Spell may not choose the unit: its own immunity, Anti-Magic, protection from a School."""
    spell = e.args.get("spell", "")
    if spell and ignores_spell(s, unit, spell):
        return True
    face = s.card(unit)
    if face.immune_ongoing and e.timing == "ongoing" and (spell or face.immune_ongoing == "all"):
        return not abilities_off(s)
    if not face.only_damage or e.op.startswith("damage"):
        return False
    return bool(spell or id(e) in OF_SPECIALTIES) and not abilities_off(s)


def aim_at(word: str = "") -> Targets:
    """The units that the effect's own ``target`` (or a fixed word) means."""

    def targets(s: State, m: Moment, e: Effect) -> tuple[Target, ...]:
        return tuple(("unit", u) for u in chosen_units(s, m, e, word or e.args["target"]))

    return targets


def group_of(s: State, m: Moment, e: Effect) -> tuple[int, ...]:
    """The units meant by ``who`` or ``types``, without a choice."""
    who: Any = e.args.get("who")
    if who:
        return chosen_units(s, m, e, who)
    types = e.args.get("types", TYPES)
    return of_type(s, own_units(s, m.side), *[TYPES.index(t) for t in types])
