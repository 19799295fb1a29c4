"""Every frame of the game, and the field table made from them: clone, equality, digest, plain form."""

from __future__ import annotations

from battlebook.games.heroes3.effects import activation, push, splash, tokens
from battlebook.games.heroes3.effects.cards import choices
from battlebook.games.heroes3.rules import (
    c1_start,
    c1_town_actions,
    c2_coop_placement,
    c2_heroes,
    c2_setup,
    c4_activation,
    c4_attack,
    c4_round,
    c5_after,
    c7_hero_siege,
    c7_siege,
    c8_boards,
    c9_discards,
    c9_strikes,
    c10_neutrals,
    c11_ai_hero,
    c12_costs,
    c12_discards,
    c12_own_roll_window,
    c12_rerolls,
    c12_search,
    c12_spells,
    c13_expedition,
    c14_morale,
    c15_machines,
    c16_creature_banks,
    c17_battlefield,
    c18_skirmish,
    expedition,
    expedition_cards,
    expedition_fights,
    expedition_raid,
)
from battlebook.games.heroes3.rules.procedures import FRAMES as PROCEDURES
from battlebook.games.heroes3.rules.procedures_cards import FRAMES as CARD_FRAMES
from battlebook.games.heroes3.state import FIELDS, State
from battlebook.kernel.frames import Frame
from battlebook.kernel.state import Table

# The chapters set the steps of these frames when they are imported.
CHAPTERS = (c4_round, c4_activation, c4_attack, activation)
FRAMES: tuple[type[Frame], ...] = (
    *PROCEDURES,
    *c2_setup.FRAMES,
    *c2_coop_placement.FRAMES,
    *c7_siege.FRAMES,
    *c7_hero_siege.FRAMES,
    *c8_boards.FRAMES,
    *c9_strikes.FRAMES,
    *c10_neutrals.FRAMES,
    *c16_creature_banks.FRAMES,
    *c17_battlefield.FRAMES,
    *c1_start.FRAMES,
    *c1_town_actions.FRAMES,
    *c5_after.FRAMES,
    *expedition.FRAMES,
    *expedition_fights.FRAMES,
    *expedition_cards.FRAMES,
    *expedition_raid.FRAMES,
    *c13_expedition.FRAMES,
    *splash.FRAMES,
    *push.FRAMES,
    *tokens.FRAMES,
    *CARD_FRAMES,
    *choices.FRAMES,
    *c15_machines.FRAMES,
    *c9_discards.FRAMES,
    *c12_costs.FRAMES,
    *c11_ai_hero.FRAMES,
    *c12_discards.FRAMES,
    *c12_own_roll_window.FRAMES,
    *c12_rerolls.FRAMES,
    *c12_search.FRAMES,
    *c12_spells.FRAMES,
    *c14_morale.FRAMES,
    *c2_heroes.FRAMES,
    *c18_skirmish.FRAMES,
)
TABLE = Table(State, FIELDS, FRAMES)
