"""Every set-up there is, in the order in which they are offered."""

from __future__ import annotations

from battlebook.games.heroes3.setups import SETUPS as DUELS
from battlebook.games.heroes3.setups import SetupKind
from battlebook.games.heroes3.setups_ai_hero import AI_HERO_SETUP
from battlebook.games.heroes3.setups_boards import BOARD_SETUPS
from battlebook.games.heroes3.setups_expedition import EXPEDITION_SETUPS
from battlebook.games.heroes3.setups_hero_siege import HERO_SIEGE
from battlebook.games.heroes3.setups_heroes import HERO_DUEL
from battlebook.games.heroes3.setups_neutral import NEUTRAL_SETUPS
from battlebook.games.heroes3.setups_skirmish import SKIRMISH

SETUPS: tuple[SetupKind, ...] = (
    *DUELS,
    HERO_DUEL,
    AI_HERO_SETUP,
    *NEUTRAL_SETUPS,
    *EXPEDITION_SETUPS,
    *BOARD_SETUPS[:1],
    HERO_SIEGE,
    *BOARD_SETUPS[1:],
    SKIRMISH,
)
