"""Chapter 9 meets 12: units that shake off a Spell or Specialty of which they are the only target."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.rules.c3_terminology import is_alive
from battlebook.games.heroes3.rules.c12_harm import OTHER, SPELL, abilities_off, source_of
from battlebook.games.heroes3.rules.c12_own_rolls import enter_result, throw_for_ability
from battlebook.games.heroes3.rules.procedures_cards import OwnRoll
from battlebook.games.heroes3.state import State

RESIST: Final = "resist-card"
PASSIVE: Final = LEDGER("h3:9:ability-passive")
# Operations with further targets: a unit hit by them is not the only one. Others only ask for a space or an effect.
SEVERAL: Final = ("damage_chain", "damage_cluster", "swap_units", "move_damage")


def resist(s: State) -> None:
    """One roll, as the last thing a step does; the card has no effect on some faces, the own side's cards neither."""
    table = verbs_cards.on_table(s)
    use = CARDS[table.card].uses[table.use]
    source = source_of(table.card)
    if table.stopped or table.sort != "unit" or source == OTHER or use.mode == "power" or not is_alive(s, table.number):
        return
    if any(e.op in SEVERAL or e.args.get("target") == "two_enemy_units" for e in use.effects):
        return
    face = s.card(table.number)
    if not face.spell_resist_faces or (source == SPELL and abilities_off(s)):
        return
    throw_for_ability(s, RESIST, 1, table.number, -1, PASSIVE)


def it_is_shaken_off(s: State, roll: OwnRoll, dice: tuple[int, ...]) -> None:
    """On some faces the card on the table has no effect."""
    if any(s.card(roll.unit).spell_resist_faces >> die + 1 & 1 for die in dice):
        if s.sink is not None or s.recorder is not None:
            verbs.say(s, "resists", PASSIVE, roll.unit)
        verbs_cards.stop_card(s, 1, PASSIVE)


enter_result(RESIST, it_is_shaken_off)
