"""Chapter 5, what follows a Combat of an expedition: Experience, the Unit Deck, and a beaten Hero's way."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_combats as combats
from battlebook.games.heroes3 import verbs_heroes
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import (
    AGAINST_GARRISON,
    AGAINST_HERO,
    BACK,
    BANK_FIGHT,
    BEATEN,
    DEFENDED,
    FIELD_FIGHT,
    MAIN,
    SECOND,
    WON,
    Campaign,
)
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.content_kinds import FACTIONS
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c13_expedition import MOST_XP, learn
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave
from battlebook.kernel.options import Ask, Group, Option

BACK_TO_DECK: Final = LEDGER("h3:5:units-back-to-deck")
REFILL: Final = LEDGER("h3:5:refill-unit-deck")
XP: Final = LEDGER("h3:5:xp-main-hero")
XP_EQUAL: Final = LEDGER("h3:5:xp-equal")
XP_HIGHER: Final = LEDGER("h3:5:xp-higher")
XP_LOWER: Final = LEDGER("h3:5:xp-lower")
XP_AZURE: Final = LEDGER("h3:5:xp-azure")
XP_AZURE_LEVELS: Final = LEDGER("h3r:xp-azure-level")
XP_AZURE_SECOND: Final = LEDGER("h3r:xp-azure-secondary")
NO_XP_SECOND: Final = LEDGER("h3:5:secondary-no-xp")
NO_XP_BANK: Final = LEDGER("h3:16:no-limit")
NO_REWARD: Final = LEDGER("h3:11:ai-no-reward")
MOVE_BACK: Final = LEDGER("h3:4:retreat-move-back")
MOVES_HOME: Final = LEDGER("h3:5:defeated-main-moves")
MORALE: Final = LEDGER("h3:5:defeated-by-player-morale")
SECOND_NEGATIVE: Final = LEDGER("h3:14:second-negative")
NO_MORALE: Final = LEDGER("h3:14:necropolis-no-morale")
NO_XP_KILL: Final = LEDGER("h3:5:no-xp-secondary-kill")
MAY_ELIMINATE: Final = LEDGER("h3:5:defeat-may-eliminate")
MAIN_LOST: Final = LEDGER("h3:5:elimination-main-lost")
PAYS: Final = LEDGER("h3:5:defeated-by-player-gold")
CUBE: Final = LEDGER("h3:5:defeated-by-player-cube")
SECOND_GOES: Final = LEDGER("h3:5:defeated-secondary-removed")
SECOND_CUBE: Final = LEDGER("h3:5:defeated-secondary-cube")

AZURE: Final = TIERS.index("azure")
NECROPOLIS: Final = FACTIONS.index("necropolis")
PENALTY: Final[int] = TABLES["gold"]["main_hero_defeated_by_player"]
EQUAL: Final[int] = TABLES["combat_experience"]["equal"]
HIGHER: Final[int] = TABLES["combat_experience"]["higher"]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class AfterCombat(Frame):
    """5 End of Combat on the map. ``hero``: who fought; ``azure``: whether an Azure Unit took part."""

    __slots__ = ("azure", "hero")
    fields = ("hero", "azure")

    def __init__(self, hero: int, azure: bool) -> None:
        self.hero = hero
        self.azure = azure


def the_units_go_back_to_their_decks(s: State, f: AfterCombat) -> None:
    """5 On the side they show; whose deck is empty takes the starting units again."""
    c = trail.expedition(s)
    side = c.side
    foes = left_of(s, 1 - side) if c.fight not in (FIELD_FIGHT, BANK_FIGHT) else c.foe_deck
    combats.clear_combat(s, left_of(s, side), foes, outcome_for(s, side), BACK_TO_DECK)
    c = trail.expedition(s)
    if not c.deck:
        trail.refill_deck(s, REFILL)
    if not c.foe_deck:
        trail.refill_foe(s)


def the_victor_learns(s: State, f: AfterCombat) -> None:
    """5 Winning with the Main Hero usually grants Experience, before the field is Visited."""
    c = trail.expedition(s)
    if c.outcome != WON:
        return
    if c.fight == FIELD_FIGHT:
        trail.note_beaten(s, c.where)
    if c.fight in AGAINST_HERO:
        s.note(NO_REWARD)
        trail.remove_foe(s, XP)
    if f.hero == SECOND:
        s.note(XP_AZURE_SECOND if f.azure else NO_XP_SECOND)
    elif f.azure:
        s.note(XP_AZURE_LEVELS)
        learn(s, MOST_XP - c.xp, XP_AZURE)
    elif c.fight == BANK_FIGHT:
        s.note(NO_XP_BANK)
    elif f.hero == MAIN and c.fight not in AGAINST_GARRISON:
        learn_by_level(s, level_beaten(c))


def the_beaten_hero_goes(s: State, f: AfterCombat) -> Ask | None:
    """5 To a friendly Town or Settlement of the player's choice; without any the player is eliminated."""
    c = trail.expedition(s)
    if f.hero != MAIN or c.outcome != BEATEN:
        return None
    options = [Option(("haven", site), (("space", site),)) for site in c.havens()]
    if not options:
        s.note(MAY_ELIMINATE)
        trail.eliminate(s, MAIN_LOST)
        return None
    return Ask(0, MOVES_HOME, "haven", (Group(MOVES_HOME, "haven", tuple(options)),))


def the_hero_is_put_there(s: State, f: AfterCombat) -> None:
    """5 Back to the field Visited last, home, or off the map; penalties only from a player's Hero."""
    c = trail.expedition(s)
    if c.outcome == BACK:
        if c.fight not in DEFENDED:
            trail.put_hero(s, f.hero, c.last[f.hero], MOVE_BACK, "goes-back")
    elif c.outcome == BEATEN and f.hero == SECOND:
        trail.remove_second(s, SECOND_GOES)
        if c.fight in AGAINST_HERO:
            trail.give_cube(s, SECOND_CUBE)
            s.note(NO_XP_KILL)
    elif c.outcome == BEATEN and f.hero == MAIN:
        if not c.eliminated:
            trail.put_hero(s, MAIN, s.answer[1], MOVES_HOME, "flees")
        if c.fight in AGAINST_HERO:
            pay_for_defeat(s)
            foe_learns(s)
    combats.close_combat(s)
    leave(s)


AfterCombat.steps = (
    the_units_go_back_to_their_decks,
    the_victor_learns,
    the_beaten_hero_goes,
    the_hero_is_put_there,
)


def azure_took_part(s: State) -> bool:
    """5 Whether an Azure Unit is or was in the Combat."""
    return any(s.card(unit).tier == AZURE for unit in range(s.unit_count()))


def left_of(s: State, side: int) -> tuple[int, ...]:
    """The cards of a side that stand or wait; summoned Elementals and the Arrow Tower do not join the Unit Deck, Demons
    do."""
    return tuple(
        [
            s.face[unit]
            for unit in range(s.unit_count())
            if s.side[unit] == side
            and not (s.fallen | s.tower) >> unit & 1
            and (not s.summoned >> unit & 1 or s.card(unit).faction)
        ]
    )


def outcome_for(s: State, side: int) -> int:
    """How a Combat ended for the player."""
    if s.winner == side:
        return WON
    return BEATEN if s.winner == 1 - side else BACK


# ------------------------------------------------------------------------------------------------ Experience


def level_beaten(c: Campaign) -> int:
    """5 The Difficulty of the field, or the Level of the enemy Main Hero."""
    return c.sites[c.where].numeral if c.fight == FIELD_FIGHT else c.foe_level


def learn_by_level(s: State, beaten: int) -> None:
    """5 Equal to the own Level 1 Experience, higher 2, lower none."""
    level = trail.expedition(s).level
    if beaten < level:
        s.note(XP_LOWER)
    elif beaten == level:
        learn(s, EQUAL, XP_EQUAL)
    else:
        learn(s, HIGHER, XP_HIGHER)


# --------------------------------------------------------------------------------------------------- defeat


def pay_for_defeat(s: State) -> None:
    """5 Beaten by a player's Hero: 1 Negative Morale, 5 gold to the winner, and a Faction Cube."""
    c = trail.expedition(s)
    morale = holder(s, c.side).morale
    if c.faction == NECROPOLIS:
        s.note(NO_MORALE)
    elif morale < 0:
        verbs_heroes.set_morale(s, c.side, 0, SECOND_NEGATIVE)
        trail.set_penance(s, True, SECOND_NEGATIVE)
    else:
        verbs_heroes.set_morale(s, c.side, morale - 1, MORALE)
    trail.pay_gold(s, min(PENALTY, c.gold), PAYS)
    trail.give_cube(s, CUBE)


def foe_learns(s: State) -> None:
    """5 The enemy Hero is a Main Hero: he learns by the Level of the one he has beaten."""
    c = trail.expedition(s)
    if c.level >= c.foe_level:
        trail.teach_foe(s, EQUAL if c.level == c.foe_level else HIGHER, XP)


FRAMES: tuple[type[Frame], ...] = (AfterCombat,)
