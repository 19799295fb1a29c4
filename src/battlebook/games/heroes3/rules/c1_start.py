"""Chapter 1, When it starts: a Hero enters a field of an expedition, and a Combat begins there or does not."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs_expedition as trail
from battlebook.games.heroes3 import verbs_expedition_combats as combats
from battlebook.games.heroes3 import verbs_holders
from battlebook.games.heroes3.board import SIEGE, STANDARD, Board
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import (
    AGAINST_HERO,
    BANK,
    BANK_FIGHT,
    DEFENDED,
    FIELD_FIGHT,
    FOE_ATTACKS,
    FOE_BESIEGED,
    FOE_DEFENDS,
    GARRISON_BESIEGED,
    GARRISON_FIGHT,
    MAIN,
    NO_FIGHT,
    NO_OUTCOME,
    NOWHERE,
    SECOND,
    STRONGHOLD,
    WON,
    Campaign,
)
from battlebook.games.heroes3.content import BANKS, FACE_INDEX, GUARDS, STACK_TOKENS, TABLES
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FIELDS
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.rules.c1_town_actions import TownActions
from battlebook.games.heroes3.rules.c5_after import NO_XP_KILL, AfterCombat, azure_took_part
from battlebook.games.heroes3.rules.c10_neutrals import NeutralFight
from battlebook.games.heroes3.rules.c11_ai_hero import whole_deck
from battlebook.games.heroes3.rules.c16_creature_banks import CORNERS, DEPLOY_SPACES, BankFight
from battlebook.games.heroes3.rules.expedition_fights import NO_TOWER, HeroFight
from battlebook.games.heroes3.rules.expedition_parley import guarded_for
from battlebook.games.heroes3.rules.expedition_visits import visit
from battlebook.games.heroes3.state import ATTACKER, CAMPAIGN_PLANS, DEFENDER, Plan, State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push
from battlebook.kernel.options import Ask, Group, Option

MAIN_MP: Final = LEDGER("h3:13:main-hero-mp")
SECOND_MP: Final = LEDGER("h3:13:secondary-hero-mp")
NUMERAL: Final = LEDGER("h3:1:neutral-start-numeral")
NUMERAL_MEANS: Final = LEDGER("h3:1:neutral-numeral-meaning")
ONLY_UNVISITED: Final = LEDGER("h3:1:only-unvisited-guarded")
BANK_START: Final = LEDGER("h3:1:creature-bank-start")
HERO_THERE: Final = LEDGER("h3:1:pvp-start-hero-field")
TOWN_THERE: Final = LEDGER("h3:1:pvp-start-town")
INSTANT_DEFEAT: Final = LEDGER("h3:1:secondary-instant-defeat")
QUICK_IF: Final = LEDGER("h3:1:quick-combat-condition")
QUICK_NO_FIGHT: Final = LEDGER("h3:1:quick-combat-no-fight")
QUICK_NO_REWARD: Final = LEDGER("h3:1:quick-combat-no-reward")
QUICK_EQUAL: Final = LEDGER("h3:1:quick-combat-equal-level")
QUICK_SECOND: Final = LEDGER("h3:1:quick-combat-secondary")
QUICK_NOT_WON: Final = LEDGER("h3:1:no-main-xp-quick")
WINNER_VISITS: Final = LEDGER("h3:5:winning-attacker-visits")
AI_DECK: Final = LEDGER("h3:11:ai-deck-shuffle")
NO_CARDS: Final = LEDGER("h3:12:cards-main-hero-only")
NO_VISIT: Final = LEDGER("h3:4:retreat-no-visit")

MOVE_RULES: Final = (MAIN_MP, SECOND_MP)
STAND_GROUP: Final = Group(HERO_THERE, "stand", (Option(("stand",)),))
CONCEDE_GROUP: Final = Group(INSTANT_DEFEAT, "concede", (Option(("concede",)),))
FIVE: Final = 5
AI_RULES: Final = -1
BOTH_FIVE: Final = (FIVE, FIVE)
TOWER: Final = FACE_INDEX["arrow_tower", "neutral"]
DEMONS: Final = (FACE_INDEX["demons", "few"], FACE_INDEX["demons", "pack"])


def plan_of(
    seats: tuple[int, int],
    neutral: int,
    limit: bool = False,
    home: tuple[int, int] = STANDARD.home,
    most: int = FIVE,
    board: Board = STANDARD,
) -> Plan:
    """The plan of one kind of Combat of an expedition."""
    return Plan("expedition", seats, neutral, home, (FIVE, most), limit, DEMONS, board=board)


# In the order of `Campaign.fight`: no Combat, guards of a field, a Creature Bank, the enemy Hero attacked by the
# player, the player attacked by him, the garrison of his Town; he and the garrison behind the Walls of a Citadel; a
# Town of the player's attacked by him.
CAMPAIGN_PLANS.extend(
    (
        plan_of((0, AI_RULES), DEFENDER),
        plan_of((0, AI_RULES), DEFENDER, True),
        plan_of((0, AI_RULES), DEFENDER, False, (DEPLOY_SPACES, CORNERS), 4),
        plan_of((0, AI_RULES), -1),
        plan_of((AI_RULES, 0), -1),
        plan_of((0, AI_RULES), -1),
        plan_of((0, AI_RULES), -1, board=SIEGE),
        plan_of((0, AI_RULES), -1, board=SIEGE),
        plan_of((AI_RULES, 0), -1),
    )
)


# ------------------------------------------------------------------------------------------------ a Hero moves


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Journey(Frame):
    """1 A Hero moves into a field, fights what stands there, and Visits it. ``hero``: MAIN or SECOND; ``cost``: the MP
    that it takes; ``parley``: 1 when a card has won the Combat there without a fight."""

    __slots__ = ("cost", "hero", "parley", "site")
    fields = ("hero", "site", "cost", "parley")

    def __init__(self, hero: int, site: int, cost: int = 1, parley: int = 0) -> None:
        self.hero = hero
        self.site = site
        self.cost = cost
        self.parley = parley


def the_hero_moves(s: State, f: Journey) -> None:
    """13 One field costs 1 MP."""
    trail.travel(s, f.hero, f.site, f.cost, MOVE_RULES[f.hero])


def a_combat_is_announced(s: State, f: Journey) -> None:
    """1 Town Actions are possible before anything is set up."""
    c = trail.expedition(s)
    if starts_combat(c, f.site):
        announce(s, f.hero, guarded_for(c, f.hero, f.site))


def a_combat_starts_or_does_not(s: State, f: Journey) -> None:
    """1 The enemy Hero, his Town, a Creature Bank, or the guards of an unvisited field."""
    c = trail.expedition(s)
    site = c.sites[f.site]
    if f.parley:
        return
    if c.foe_at == f.site:
        fight = FOE_BESIEGED if has_citadel(c, f.site) else FOE_DEFENDS
        begin_hero_fight(s, fight, f.hero, f.site, HERO_THERE)
    elif site.kind == STRONGHOLD and not c.is_friendly(f.site) and not c.foe_beaten:
        fight = GARRISON_BESIEGED if has_citadel(c, f.site) else GARRISON_FIGHT
        begin_hero_fight(s, fight, f.hero, f.site, TOWN_THERE)
    elif c.is_visited(f.site):
        s.note(ONLY_UNVISITED)
    elif site.kind == BANK:
        begin_bank_fight(s, f.hero, f.site)
    elif site.numeral:
        meet_the_guards(s, c, f)


def the_combat_has_its_consequences(s: State, f: Journey) -> None:
    """5 Experience, the Unit Deck, and what becomes of a beaten Hero."""
    if trail.expedition(s).fight != NO_FIGHT:
        push(s, AfterCombat(f.hero, azure_took_part(s)))


def the_field_is_visited(s: State, f: Journey) -> None:
    """5 Visiting is mandatory for a winning attacker; a Hero who Retreats does not Visit."""
    outcome = trail.expedition(s).outcome
    if outcome == WON:
        s.note(WINNER_VISITS)
    elif outcome != NO_OUTCOME:
        s.note(NO_VISIT)
        leave(s)
        return
    visit(s, f.hero, f.site)


Journey.steps = (
    the_hero_moves,
    a_combat_is_announced,
    a_combat_starts_or_does_not,
    the_combat_has_its_consequences,
    the_field_is_visited,
)


def announce(s: State, hero: int, guarded: int = NOWHERE) -> None:
    """1 A Combat is announced; ``guarded``: the field whose guards may be talked round. The last thing a step does."""
    if hero == SECOND:
        s.note(NO_CARDS)
    push(s, TownActions(guarded))


def starts_combat(c: Campaign, site: int) -> bool:
    """1 Whether entering a field starts a Combat."""
    field = c.sites[site]
    if c.foe_at == site or (field.kind == STRONGHOLD and not c.is_friendly(site) and not c.foe_beaten):
        return True
    return not c.is_visited(site) and (field.kind == BANK or field.numeral >= c.level)


def meet_the_guards(s: State, c: Campaign, f: Journey) -> None:
    """1 Quick Combat when the Level is higher than the Difficulty, else a Combat against the guards."""
    numeral = c.sites[f.site].numeral
    if f.hero == SECOND:
        s.note(QUICK_SECOND)
    if c.level > numeral:
        s.note(QUICK_IF)
        trail.skip_fight(s, f.site, QUICK_NO_FIGHT)
        s.note(QUICK_NO_REWARD)
        s.note(QUICK_NOT_WON)
        return
    if c.level == numeral:
        s.note(QUICK_EQUAL)
    combats.set_up_combat(s, FIELD_FIGHT, f.hero, f.site, ATTACKER, NUMERAL)
    s.note(NUMERAL_MEANS)
    row = GUARDS[FIELDS[numeral - 1], DIFFICULTIES[c.difficulty]]
    push(s, NeutralFight(numeral - 1, tuple([TIERS.index(tier) for tier in row])))


def begin_bank_fight(s: State, hero: int, site: int) -> None:
    """1 An unvisited Creature Bank starts a Combat by the rules of chapter 16."""
    c = trail.expedition(s)
    bank = tuple(BANKS.values())[c.sites[site].prize]
    combats.set_up_combat(s, BANK_FIGHT, hero, site, ATTACKER, BANK_START)
    push(s, BankFight(bank, STACK_TOKENS[DIFFICULTIES[c.difficulty]]))


def begin_hero_fight(s: State, fight: int, hero: int, site: int, rule: str) -> None:
    """1 A Combat with the enemy Hero, or with the units in his Town."""
    foes = trail.expedition(s).foe_deck
    side = DEFENDER if fight in DEFENDED else ATTACKER
    combats.set_up_combat(s, fight, hero, site, side, rule)
    if fight in AGAINST_HERO:
        verbs_holders.put(s, 1 - side, whole_deck(trail.expedition(s).difficulty))
        s.note(AI_DECK)
    push(s, HeroFight(1 - side, foes, TOWER if s.board.kind == SIEGE.kind else NO_TOWER))


def has_citadel(c: Campaign, site: int) -> bool:
    """7 The enemy's own Town has a Citadel where the Difficulty says so; a conquered one has no use of it."""
    citadels = TABLES["expedition_rules"]["citadel"]
    enemy_town = c.sites[site].kind == STRONGHOLD and not c.is_friendly(site)
    return enemy_town and bool(citadels[DIFFICULTIES[c.difficulty]])


# ------------------------------------------------------------------------------------- the enemy Hero attacks


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Ambush(Frame):
    """1 The enemy Hero has moved into the field of one of the player's Heroes. ``hero``: whom he attacks."""

    __slots__ = ("hero",)
    fields = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero


def the_ambush_is_announced(s: State, f: Ambush) -> None:
    """1 Town Actions are possible before anything is set up."""
    announce(s, f.hero)


def a_secondary_hero_may_be_given_up(s: State, f: Ambush) -> Ask | None:
    """1 An attacked Secondary Hero may be defeated at once, so that no units are lost."""
    if f.hero == MAIN:
        s.answer = ("stand",)
        return None
    return Ask(0, INSTANT_DEFEAT, "give-up", (STAND_GROUP, CONCEDE_GROUP))


def they_fight_unless_it_was(s: State, f: Ambush) -> None:
    """1 Otherwise there is a Combat, which the enemy Hero has started."""
    if s.answer == ("concede",):
        trail.remove_second(s, INSTANT_DEFEAT)
        trail.give_cube(s, LEDGER("h3:5:defeated-secondary-cube"))
        s.note(LEDGER("h3:5:defeated-secondary-removed"))
        s.note(NO_XP_KILL)
        leave(s)
        return
    begin_hero_fight(s, FOE_ATTACKS, f.hero, trail.expedition(s).foe_at, HERO_THERE)


def the_ambush_has_its_consequences(s: State, f: Ambush) -> None:
    """5 As after any Combat. The defender does not Visit."""
    push(s, AfterCombat(f.hero, False))


Ambush.steps = (
    the_ambush_is_announced,
    a_secondary_hero_may_be_given_up,
    they_fight_unless_it_was,
    the_ambush_has_its_consequences,
)

FRAMES: tuple[type[Frame], ...] = (Journey, Ambush)
