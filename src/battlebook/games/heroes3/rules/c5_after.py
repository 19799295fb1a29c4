"""Chapter 5, what follows a Combat of an expedition: Experience, the Unit Deck, and a beaten Hero's way."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_combats as combats
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import (
    AGAINST_GARRISON,
    AGAINST_HERO,
    BACK,
    BANK_FIGHT,
    BEATEN,
    FIELD_FIGHT,
    FOE_ATTACKS,
    MAIN,
    MAX_LEVEL,
    SECOND,
    WON,
    Campaign,
)
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.content_kinds import FACTIONS
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, State
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
XP_BEFORE_VISIT: Final = LEDGER("h3:5:xp-before-visit")
NO_XP_SECOND: Final = LEDGER("h3:5:secondary-no-xp")
NO_XP_BANK: Final = LEDGER("h3:16:no-limit")
TWO_A_LEVEL: Final = LEDGER("h3:13:xp-two-per-level")
LEVELS: Final = tuple([LEDGER(f"h3:13:level-{n + 1}") for n in range(MAX_LEVEL)])
NO_REWARD: Final = LEDGER("h3:11:ai-no-reward")
MOVE_BACK: Final = LEDGER("h3:4:retreat-move-back")
MOVES_HOME: Final = LEDGER("h3:5:defeated-main-moves")
MORALE: Final = LEDGER("h3:5:defeated-by-player-morale")
SECOND_NEGATIVE: Final = LEDGER("h3:14:second-negative")
NO_MORALE: Final = LEDGER("h3:14:necropolis-no-morale")
PAYS: Final = LEDGER("h3:5:defeated-by-player-gold")
CUBE: Final = LEDGER("h3:5:defeated-by-player-cube")
SECOND_GOES: Final = LEDGER("h3:5:defeated-secondary-removed")
SECOND_CUBE: Final = LEDGER("h3:5:defeated-secondary-cube")

AZURE: Final = TIERS.index("azure")
NECROPOLIS: Final = FACTIONS.index("necropolis")
PENALTY: Final[int] = TABLES["gold"]["main_hero_defeated_by_player"]
EQUAL: Final[int] = TABLES["combat_experience"]["equal"]
HIGHER: Final[int] = TABLES["combat_experience"]["higher"]
XP_PER_LEVEL: Final[int] = TABLES["hero_levels"]["xp_per_level"]
MOST_XP: Final = XP_PER_LEVEL * (MAX_LEVEL - 1)


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
    side = DEFENDER if c.fight == FOE_ATTACKS else ATTACKER
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
    if f.hero == SECOND:
        s.note(XP_AZURE_SECOND if f.azure else NO_XP_SECOND)
    elif f.azure:
        s.note(XP_AZURE_LEVELS)
        learn(s, MOST_XP - c.xp, XP_AZURE)
    elif c.fight == BANK_FIGHT:
        s.note(NO_XP_BANK)
    elif c.fight not in AGAINST_GARRISON:
        learn_by_level(s, level_beaten(c))
    if c.fight in AGAINST_HERO:
        s.note(NO_REWARD)
        trail.remove_foe(s, XP)


def the_beaten_hero_goes(s: State, f: AfterCombat) -> Ask | None:
    """5 To a friendly Town or Settlement of the player's choice."""
    if f.hero == SECOND or trail.expedition(s).outcome != BEATEN:
        return None
    options = [Option(("haven", site), (("space", site),)) for site in trail.expedition(s).havens()]
    return Ask(0, MOVES_HOME, "haven", (Group(MOVES_HOME, "haven", tuple(options)),))


def the_hero_is_put_there(s: State, f: AfterCombat) -> None:
    """5 Back to the field Visited last, home, or off the map; penalties only from a player's Hero."""
    c = trail.expedition(s)
    if c.outcome == BACK:
        if c.fight != FOE_ATTACKS:
            trail.put_hero(s, f.hero, c.last[f.hero], MOVE_BACK, "goes-back")
    elif c.outcome == BEATEN and f.hero == SECOND:
        trail.remove_second(s, SECOND_GOES)
        if c.fight in AGAINST_HERO:
            trail.give_cube(s, SECOND_CUBE)
    elif c.outcome == BEATEN:
        trail.put_hero(s, MAIN, s.answer[1], MOVES_HOME, "flees")
        if c.fight in AGAINST_HERO:
            pay_for_defeat(s)
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


def learn(s: State, n: int, rule: str) -> None:
    """13 The Main Hero gains Experience; two make a Level, and Levels are gained in order, before the Visit."""
    before = trail.expedition(s)
    gained = min(n, MOST_XP - before.xp)
    s.note(XP)
    if gained <= 0:
        return
    trail.gain_experience(s, gained, rule)
    s.note(TWO_A_LEVEL)
    for level in range(before.level, trail.expedition(s).level):
        trail.tell_level(s, level + 1, LEVELS[level])
        s.note(LEVELS[level])
        s.note(XP_BEFORE_VISIT)


# --------------------------------------------------------------------------------------------------- defeat


def pay_for_defeat(s: State) -> None:
    """5 Beaten by a player's Hero: 1 Negative Morale, 5 gold to the winner, and a Faction Cube."""
    c = trail.expedition(s)
    if c.faction == NECROPOLIS:
        s.note(NO_MORALE)
    elif c.morale:
        trail.set_morale(s, 0, SECOND_NEGATIVE)
    else:
        trail.set_morale(s, -1, MORALE)
    trail.pay_gold(s, min(PENALTY, c.gold), PAYS)
    trail.give_cube(s, CUBE)


FRAMES: tuple[type[Frame], ...] = (AfterCombat,)
