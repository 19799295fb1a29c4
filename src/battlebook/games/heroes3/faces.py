"""Faces: one side of a unit card as the engine reads it, made once from the content's tables.

Every ability that acts in a fight (scope ``engine`` in ``content/keywords.toml``) becomes plain attributes here: flags,
small numbers, masks of die faces. Rules read these attributes and never an ability's name. Deferred abilities change
nothing, except that `activation_damage` looks at protection against Spells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from battlebook.games.heroes3.face_abilities import NEVER, ROWS, TYPES, Params

GROUND: Final = 0
FLYING: Final = 1
RANGED: Final = 2
TIERS: Final = ("bronze", "silver", "golden", "azure")
NO_TIER: Final = -1
NO_CAP: Final = 255
NO_FACE: Final = 9


@dataclass(slots=True, eq=False)
class Face:
    """One side of a unit card. ``few_index`` is the face after a flip, or -1. Masks of die faces have bit 0 for -1,
    bit 1 for 0 and bit 2 for +1."""

    index: int
    unit: str
    card: str  # the unit without its creature bank
    side: str  # few, pack or neutral
    few_index: int
    type: int
    tier: int
    attack: int
    defense: int
    health: int
    initiative: int
    faction: str
    provenance: str
    value: int  # gold + 6 for each valuable; a Pack counts both its costs
    abilities: tuple[Params, ...]

    # The dice of its own attacks.
    dice_high: int = 0  # dice rolled, the highest counts
    dice_high_always: bool = False  # in retaliations too
    dice_sum: int = 0  # dice rolled, all count
    die_bonus: int = 0
    void_own_die: bool = False
    reroll_faces: int = 0
    reroll_optional: bool = False
    reroll_repeat: bool = False
    reroll_always: bool = False  # in retaliations too
    reroll_if_moved: int = 0
    ignores_penalty: int = 0
    bonus_attack_faces: int = 0
    bonus_attack: int = 0

    # Its Attack against the target's Defense.
    attack_if_flipped: int = 0
    attack_if_stacked: int = 0
    attack_vs: int = 0
    attack_vs_units: tuple[str, ...] = ()
    elemental: bool = False
    ignores_printed_defense: bool = False
    defense_cut: int = 0
    defense_cut_faces: int = 0  # 0: on every roll

    # After its attack.
    no_retaliation: bool = False
    retaliation_penalty: int = 0
    retaliator_dice_low: int = 0
    death_stare_dice: int = 0
    death_stare_pattern: tuple[int, ...] = ()
    bonus_damage: int = 0
    bonus_damage_faces: int = 0
    paralyse_faces: int = 0  # by the attack's own die
    paralyse_extra_faces: int = 0  # by an extra die
    paralyse_target: int = NEVER
    corrosion: int = 0
    poison: int = 0
    weakness_after: int = 0
    weakness_rounds: int = 0
    push_faces: int = 0
    heal_after: int = 0
    splash_self: int = 0
    splash_target: int = 0
    splash_nonadjacent_only: bool = False

    # Further strikes.
    double_attack: bool = False
    double_nonadjacent_only: bool = False
    double_faces: int = 0  # 0: on every roll
    double_after_retaliation: bool = False
    line_attack: int = 0
    near_target_attack: int = 0
    attack_up_to: int = 0
    attack_up_to_friends: bool = False
    extra_attack_on_kill: bool = False
    returns: int = 0

    # When it is attacked, and when it retaliates.
    sets_enemy_die: int = NO_FACE
    defense_faces: int = 0
    defense_on_die: int = 0
    defense_vs_retaliation: int = 0
    counts_as_defending: int = NEVER
    guards_adjacent: bool = False
    damage_cap: int = NO_CAP
    revive_health: int = 0
    cancels_lethal: bool = False
    immune_paralysis: bool = False
    retaliates_without_limit: bool = False
    paralyses_retaliating: bool = False
    paralyse_retaliating_faces: int = 0  # 0: on every roll

    # Its activation.
    teleports: bool = False
    locks_adjacent: bool = False
    heal_activation: int = 0
    heals_ally: int = 0
    heals_ally_or_attack: int = 0
    spell_damage: int = 0  # to a chosen unit, counts as a Spell
    attack_token: int = 0
    attack_token_types: int = 0  # mask of types
    attack_token_rounds: int = 0
    weakness_instead: int = 0
    summons_demons: bool = False
    destroys: int = 0  # mask of `SIEGE_CARDS`
    beside_board: bool = False

    # Protection from Spells, Specialties and effects that last.
    immune_spells: bool = False
    immune_schools: tuple[str, ...] = ()
    immune_schools_damage_only: bool = False
    immune_arrow: bool = False
    immune_specialty: bool = False  # no damage from Specialties
    only_damage: bool = False  # of Spells and Specialties nothing but damage works
    immune_ongoing: str = ""  # "spells" or "all": which effects that last it ignores
    spell_reduction: int = 0
    spell_reduction_aura: bool = False
    specialty_reduction: int = 0
    spell_resist_faces: int = 0
    # What it does to Spells and hands of players.
    enemy_power_penalty: int = 0
    penalty_if_stacked: bool = False
    locks_spells_if_stacked: bool = False
    power_bonus: int = 0
    power_bonus_school: str = ""
    power_bonus_round: bool = False  # for the Round, not only for its activation
    spell_tax: str = ""  # "any" or "power_card"
    enemy_discards_activation: int = 0
    discards_to_void_die: int = 0
    digs_instead: int = 0  # instead of its activation: cards of the deck discarded to find a Spell
    digs_after_attack: int = 0
    draws_on_roll: int = 0
    draws_on_faces: int = 0
    draws_at_start: int = 0
    discards_enemy_morale: bool = False
    gold_on_kill: int = 0
    enemy_discards_attack: int = 0
    enemy_chooses_discard: bool = False
    strips_ongoing: bool = False  # its attack ends the enemy's effects on the target

    # Made from the above, so that the common attack asks one question.
    plain_dice: bool = True
    plain_target: bool = True
    plain_attack: bool = True
    plain_numbers: bool = True
    plain_strikes: bool = True
    plain_attack_steps: bool = True
    plain_retaliation_steps: bool = True
    plain_activation: bool = True
    other_activation: bool = False

    def __repr__(self) -> str:
        return f"Face({self.unit} {self.side})"

    @property
    def message(self) -> str:
        """The message that holds the unit's name."""
        return unit_message(self.unit)


def unit_message(unit: str) -> str:
    """The Fluent message that holds a unit's name."""
    return "h3-unit-" + unit.replace("_", "-").replace("@", "-")


def make_face(index: int, unit_record: Params, side: str, few_index: int) -> Face:
    """The face number ``index`` from a unit's table and the name of one of its sides; after a flip the card shows the
    face ``few_index``, or none (-1). Raises KeyError for a missing field."""
    table = unit_record[side]
    tier = unit_record.get("tier", "")
    face = Face(
        index=index,
        unit=unit_record["id"],
        card=unit_record["id"].partition("@")[0],
        side=side,
        few_index=few_index,
        type=TYPES.index(table.get("type", unit_record["type"])),
        tier=TIERS.index(tier) if tier else NO_TIER,
        attack=table["attack"],
        defense=table["defense"],
        health=table["health"],
        initiative=table["initiative"],
        faction=unit_record.get("faction", ""),
        provenance=unit_record["provenance"],
        value=value_of(unit_record, side),
        abilities=tuple(table["abilities"]),
    )
    read_abilities(face)
    return face


def read_abilities(face: Face) -> None:
    """Set what the abilities of a face change, and the summaries that the hot path asks for."""
    for ability in face.abilities:
        for attribute, read in ROWS.get(ability["kw"], {}).items():
            value = read(ability)
            if value is not None:
                setattr(face, attribute, value)
    sum_up(face)


def value_of(unit_record: Params, side: str) -> int:
    """What the face is worth: gold + 6 for each valuable. Cards without a price are priced by their numbers."""
    sides = ("few", "pack") if side == "pack" else (side,)
    costs = [unit_record[s].get("cost") for s in sides]
    if None not in costs:
        return max(1, sum(int(c["gold"]) + 6 * int(c["valuables"]) for c in costs))
    table = unit_record[side]
    return max(1, int(table["attack"]) + int(table["defense"]) + int(table["health"]) // 2)


def sum_up(f: Face) -> None:
    """The attributes made from the others."""
    f.plain_dice = not (
        f.dice_high or f.dice_sum or f.die_bonus or f.void_own_die or f.reroll_faces or f.reroll_if_moved
    )
    f.plain_target = (
        f.sets_enemy_die == NO_FACE
        and f.damage_cap == NO_CAP
        and not (f.defense_faces or f.defense_vs_retaliation or f.counts_as_defending or f.retaliator_dice_low)
        and not f.retaliation_penalty
    )
    f.plain_attack = not (
        f.bonus_attack or f.attack_if_flipped or f.attack_if_stacked or f.attack_vs or f.elemental
        or f.ignores_printed_defense or f.defense_cut
    )  # fmt: skip
    f.plain_numbers = f.plain_attack and f.plain_dice
    f.plain_strikes = not after_abilities(f)
    f.plain_attack_steps = f.plain_dice and f.plain_strikes
    f.plain_retaliation_steps = f.plain_dice and not f.paralyses_retaliating
    f.plain_activation = not (f.heal_activation or f.heals_ally or f.spell_damage)
    f.other_activation = bool(f.attack_token or f.weakness_instead or f.summons_demons or f.digs_instead or f.destroys)


def after_abilities(f: Face) -> bool:
    """Whether anything of the unit's own follows its attack, retaliation aside."""
    return bool(
        f.death_stare_dice or f.bonus_damage or f.paralyse_faces or f.paralyse_extra_faces or f.paralyse_target
        or f.corrosion or f.poison or f.weakness_after or f.push_faces or f.heal_after or f.splash_self
        or f.splash_target or f.double_attack or f.line_attack or f.near_target_attack or f.attack_up_to
        or f.extra_attack_on_kill or f.returns or f.strips_ongoing or f.digs_after_attack
        or f.draws_on_roll or f.gold_on_kill or f.enemy_discards_attack
    )  # fmt: skip
