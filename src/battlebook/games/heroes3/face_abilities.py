"""How each ability of the closed vocabulary becomes attributes of a `Face`: one row a keyword, nothing else knows them.

A row maps an attribute to the way it is read from the ability's parameters (None leaves it as it is). A test proves
that every keyword of scope ``engine`` has its row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

Params = Mapping[str, Any]
Read = Callable[[Params], Any]

TYPES: Final = ("ground", "flying", "ranged")
NEVER: Final = 0
ALWAYS: Final = 1
IF_STACKED: Final = 2
NO_PENALTY_ADJACENT: Final = 1
NO_PENALTY_EVER: Final = 2
AFTER_ATTACK: Final = 1
AFTER_RETALIATION: Final = 2
EVERYTHING: Final = 99  # "all" where a number is counted


def faces_mask(faces: Iterable[int]) -> int:
    """The mask of some faces of the Attack Die: bit 0 for -1, bit 1 for 0, bit 2 for +1."""
    mask = 0
    for face in faces:
        mask |= 1 << face + 1
    return mask


def number(name: str) -> Read:
    """The number or flag under this name."""
    return lambda p: p[name]


def count(name: str) -> Read:
    """A number, or everything for "all"."""
    return lambda p: EVERYTHING if p[name] == "all" else p[name]


def faces(name: str) -> Read:
    """A mask of die faces; 0 when the parameter is absent."""
    return lambda p: faces_mask(p.get(name, ()))


def flag(name: str) -> Read:
    """A flag that may be absent."""
    return lambda p: bool(p.get(name, False))


def word(name: str, value: str, yes: Any = True, no: Any = False) -> Read:
    """One of two values, by the word of a parameter."""
    return lambda p: yes if p[name] == value else no


def items(name: str) -> Read:
    """A list as a tuple."""
    return lambda p: tuple(p[name])


def always(value: Any = True) -> Read:
    """The same for every card."""
    return lambda p: value


def types(name: str) -> Read:
    """A mask of unit types."""
    return lambda p: sum(1 << TYPES.index(t) for t in p[name])


def amount_if(name: str, value: str) -> Read:
    """The number ``n`` when a word has this value, else None: the attribute stays as it is."""
    return lambda p: count("n")(p) if p[name] == value else None


def cube_damage(p: Params) -> int:
    """Cubes of poison. A cube always deals 1 damage; the engine knows no other."""
    if p["damage"] != 1:
        raise ValueError("a poison cube deals 1 damage")
    return int(p["cubes"])


SIEGE_CARDS = ("wall", "gate", "arrow_tower")

ROWS: dict[str, dict[str, Read]] = {
    # The dice of its own attacks.
    "roll_high": {"dice_high": number("dice"), "dice_high_always": word("scope", "any_attack")},
    "roll_sum": {"dice_sum": number("dice")},
    "die_bonus": {"die_bonus": number("n")},
    "void_own_die": {"void_own_die": always()},
    "reroll_own_die": {
        "reroll_faces": faces("faces"),
        "reroll_optional": number("optional"),
        "reroll_repeat": number("repeat"),
        "reroll_always": word("scope", "any_attack"),
    },
    "reroll_if_moved": {"reroll_if_moved": number("count")},
    "ignore_penalty": {"ignores_penalty": word("scope", "all", NO_PENALTY_EVER, NO_PENALTY_ADJACENT)},
    "bonus_attack_on_roll": {"bonus_attack": number("n"), "bonus_attack_faces": faces("faces")},
    # Its Attack against the target's Defense.
    "attack_if_flipped": {"attack_if_flipped": number("n")},
    "attack_if_stacked": {"attack_if_stacked": number("n")},
    "attack_vs": {"attack_vs": number("n"), "attack_vs_units": items("units")},
    "elemental_damage": {"elemental": always()},
    "ignore_printed_defense": {"ignores_printed_defense": always()},
    "reduce_target_defense": {"defense_cut": number("n"), "defense_cut_faces": faces("on_rolls")},
    # After its attack; "after the attack" is before the retaliation, as the Gorgons' stare.
    "no_retaliation": {"no_retaliation": always()},
    "retaliation_penalty": {"retaliation_penalty": number("n")},
    "retaliator_rolls_low": {"retaliator_dice_low": number("dice")},
    "death_stare": {"death_stare_dice": number("dice"), "death_stare_pattern": items("pattern")},
    "bonus_damage_on_roll": {"bonus_damage": number("damage"), "bonus_damage_faces": faces("faces")},
    "paralyse_on_roll": {
        "paralyse_faces": lambda p: faces_mask(p["faces"]) if p["die"] == "attack" else None,
        "paralyse_extra_faces": lambda p: faces_mask(p["faces"]) if p["die"] == "extra" else None,
    },
    "paralyse_target": {"paralyse_target": lambda p: IF_STACKED if p["only_if_stacked"] else ALWAYS},
    "corrosion_token": {"corrosion": number("n")},
    "poison": {"poison": cube_damage},
    "weakness_token": {
        "weakness_rounds": number("rounds"),
        "weakness_after": amount_if("when", "after_attack"),
        "weakness_instead": amount_if("when", "instead_of_activation"),
    },
    "push_on_roll": {"push_faces": faces("faces")},
    "heal_self": {
        "heal_after": amount_if("when", "after_attack"),
        "heal_activation": amount_if("when", "activation"),
    },
    "splash_near_self": {"splash_self": number("damage")},
    "splash_near_target": {
        "splash_target": number("damage"),
        "splash_nonadjacent_only": number("nonadjacent_only"),
    },
    # Further strikes.
    "double_attack": {
        "double_attack": always(),
        "double_nonadjacent_only": flag("nonadjacent_only"),
        "double_faces": faces("on_rolls"),
        "double_after_retaliation": flag("after_retaliation"),
    },
    "line_attack": {"line_attack": number("second_attack")},
    "second_attack_near_target": {"near_target_attack": number("attack")},
    "attack_up_to": {
        "attack_up_to": count("max"),
        "attack_up_to_friends": lambda p: not p["enemies_only"],
    },
    "extra_attack_on_kill": {"extra_attack_on_kill": always()},
    "return_to_origin": {"returns": word("after", "attack", AFTER_ATTACK, AFTER_RETALIATION)},
    # When it is attacked, and when it retaliates.
    "force_enemy_die": {"sets_enemy_die": number("face")},
    "defense_on_enemy_die": {"defense_on_die": number("n"), "defense_faces": faces("faces")},
    "defense_vs_retaliation": {"defense_vs_retaliation": number("n")},
    "counts_as_defending": {"counts_as_defending": lambda p: IF_STACKED if p["only_if_stacked"] else ALWAYS},
    "guard_adjacent_allies": {"guards_adjacent": always()},
    "damage_cap": {"damage_cap": number("n")},
    "revive_once": {"revive_health": number("hp")},
    "cancel_lethal_attack": {"cancels_lethal": always()},
    "immune_paralysis": {"immune_paralysis": always()},
    "retaliate_unlimited": {"retaliates_without_limit": always()},
    "paralyse_when_retaliating": {
        "paralyses_retaliating": always(),
        "paralyse_retaliating_faces": faces("on_roll"),
    },
    # Its activation.
    "teleport_move": {"teleports": always()},
    "lock_adjacent_enemies": {"locks_adjacent": always()},
    "heal_ally_or_buff": {"heals_ally": number("heal"), "heals_ally_or_attack": number("attack")},
    "activation_damage": {"spell_damage": number("n")},
    "attack_token": {
        "attack_token": number("n"),
        "attack_token_types": types("types"),
        "attack_token_rounds": number("rounds"),
    },
    "summon_demons": {"summons_demons": always()},
    "destroy_fortification": {"destroys": lambda p: sum(1 << SIEGE_CARDS.index(what) for what in p["what"])},
    "siege_card": {"beside_board": always()},
    # Spells and hands of players.
    "enemy_power_penalty": {"enemy_power_penalty": number("n"), "penalty_if_stacked": flag("only_if_stacked")},
    "enemy_spell_lock": {"locks_spells_if_stacked": number("only_if_stacked")},
    "power_bonus": {
        "power_bonus": number("n"),
        "power_bonus_school": number("school"),
        "power_bonus_round": word("window", "this_round"),
    },
    "spell_tax": {"spell_tax": number("cost")},
    "enemy_discards": {
        "enemy_discards_activation": amount_if("when", "activation"),
        "enemy_discards_attack": lambda p: None if p["when"] == "activation" else p["n"],
        "enemy_chooses_discard": lambda p: not p["random"],
    },
    "discard_to_void_die": {"discards_to_void_die": number("cards")},
    "deck_dig_spell": {
        "digs_instead": amount_if("when", "instead_of_activation"),
        "digs_after_attack": amount_if("when", "attack"),
    },
    "draw_on_roll": {"draws_on_roll": number("n"), "draws_on_faces": faces("faces")},
    "draw_at_combat_start": {"draws_at_start": number("n")},
    "discard_enemy_morale": {"discards_enemy_morale": always()},
    "gold_on_kill": {"gold_on_kill": number("n")},
    # Protection from cards.
    "immune_spells": {"immune_spells": always()},
    "immune_school": {
        "immune_schools": items("schools"),
        "immune_arrow": number("magic_arrow"),
        "immune_schools_damage_only": word("what", "damage"),
    },
    "immune_specialty_damage": {"immune_specialty": always()},
    "immune_non_damage": {"only_damage": always()},
    "immune_ongoing": {"immune_ongoing": number("scope")},
    "strip_ongoing": {"strips_ongoing": always()},
    "spell_damage_reduction": {
        "spell_reduction": lambda p: p["n"] if "spell" in p["sources"] else None,
        "spell_reduction_aura": flag("aura"),
        "specialty_reduction": lambda p: p["n"] if "specialty" in p["sources"] else None,
    },
    "spell_resist_roll": {"spell_resist_faces": faces("faces")},
}
