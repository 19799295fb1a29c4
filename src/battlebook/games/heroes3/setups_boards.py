"""Set-ups of two players on other boards: a siege, a fight at sea."""

from __future__ import annotations

from random import Random
from typing import Any

from battlebook.games.heroes3.armies import ready_names
from battlebook.games.heroes3.battlefield import BATTLEFIELD, BATTLEFIELD_SIEGE
from battlebook.games.heroes3.board import NAVAL, SIEGE, STANDARD
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.content_kinds import FIELDS
from battlebook.games.heroes3.decks import make_decks
from battlebook.games.heroes3.rules.c7_siege import OWN_CITADEL, OWN_TOWN, PLACES, PRICE, Siege
from battlebook.games.heroes3.rules.c8_boards import SeaFight
from battlebook.games.heroes3.rules.c17_battlefield import Battlefield, BattlefieldNeutral
from battlebook.games.heroes3.setups import (
    DEMONS,
    DUEL,
    FIVE,
    MAX_FIVE,
    TOWER,
    SetupKind,
    duel_problems,
    enlist_army,
    push_first_step,
)
from battlebook.games.heroes3.setups_heroes import LED_FIELD, lead, led_problems, sample_hero
from battlebook.games.heroes3.setups_neutral import (
    AI_RULES,
    ARMY_FIELD,
    DIFFICULTY_FIELD,
    FIELD_FIELD,
    HIDDEN,
    MOVEMENT_FIELD,
    neutral_problems,
    sample_of,
    tiers_of,
)
from battlebook.games.heroes3.setups_neutral import begin as begin_against_neutrals
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.games.heroes3.twins import ALL_FACES
from battlebook.kernel.chance import Source
from battlebook.kernel.frames import Frame
from battlebook.kernel.game import Field, Setup, Spec

CITADEL = LEDGER("h3:7:citadel-walls-gate")
PAY_8 = LEDGER("h3:7:hero-absent-pay-8")
NAVAL_RULE = LEDGER("h3:8:naval-optional")
SIEGE_TOKENS = LEDGER("h3:17:siege-tokens")
ON_HEXES = LEDGER("h3:8:battlefield-optional-pvp")
NEUTRALS_ON_HEXES = LEDGER("h3:8:battlefield-neutral-discouraged")
SEVEN = 7
SEATS = ("h3-attacker", "h3-defender")
MOST_GOLD = 40

ARMIES_FIELD = Field("armies", "h3-armies", ["castle-core", "necropolis-core"], rule=MAX_FIVE)
PLACE_FIELD = Field("place", "choice", "citadel", tuple((p, f"h3-siege-place-{p}") for p in PLACES), rule=CITADEL)
HERO_FIELD = Field("present", "flag", True, rule=PAY_8, seat=DEFENDER)
GOLD_FIELD = Field("gold", "number", 10, limits=(0, MOST_GOLD), rule=PAY_8, seat=DEFENDER)


def option(spec: Spec, field: Field) -> Any:
    """An option's value or its default."""
    return spec.options.get(field.name, field.default)


def begin(spec: Spec, source: Source, plan: Plan, frame: Frame) -> State:
    """Both armies, and the procedure to run."""
    s = State(plan, ALL_FACES, Rulings(spec.rulings, spec.variants), source)
    armies = option(spec, ARMIES_FIELD)
    stacked = [enlist_army(s, side, armies[side]) for side in (ATTACKER, DEFENDER)]
    push_first_step(s, frame, stacked[ATTACKER] + stacked[DEFENDER])
    lead(s, spec)
    return s


def begin_siege(spec: Spec, source: Source) -> State:
    """Seat 0 attacks the Town or Settlement of seat 1."""
    what = PLACES.index(option(spec, PLACE_FIELD))
    board = SIEGE if what == OWN_CITADEL else STANDARD
    absent = not option(spec, HERO_FIELD)
    plan = Plan("siege", (0, 1), -1, board.home, (FIVE, FIVE), False, DEMONS, board=board)
    plan.deckless = absent << DEFENDER
    plan.stays = (what in (OWN_CITADEL, OWN_TOWN)) << DEFENDER
    return begin(spec, source, plan, Siege(what, option(spec, GOLD_FIELD) if absent else -1, TOWER))


def begin_sea_fight(spec: Spec, source: Source) -> State:
    """Seat 0 attacks seat 1 at a sea location."""
    plan = Plan("sea-fight", (0, 1), -1, NAVAL.home, (FIVE, FIVE), False, DEMONS, board=NAVAL)
    return begin(spec, source, plan, SeaFight())


def sample_siege(rng: Random) -> Spec:
    """Ready-made armies; mostly a Citadel and the Hero, always gold: without it the match ends before it begins."""
    place = rng.choice((*PLACES, "citadel", "citadel", "citadel"))
    hero = rng.random() < 0.7
    options = {**DUEL.sample(rng).options, "place": place, "present": hero}
    return Spec("siege", {**options, "gold": rng.randint(PRICE, 20)})


def sample_leaders(rng: Random) -> list[dict[str, Any]]:
    """Two Heroes in half of the specs."""
    return [sample_hero(rng) for _ in range(2)] if rng.random() < 0.5 else []


def sample_sea_fight(rng: Random) -> Spec:
    """Two ready-made armies."""
    return Spec("sea-fight", {**DUEL.sample(rng).options, "heroes": sample_leaders(rng)})


def begin_battlefield(spec: Spec, source: Source) -> State:
    """Two players on the Battlefield Board, up to 7 units each; perhaps before the Walls of a Citadel."""
    walls = option(spec, CITADEL_FIELD)
    board = BATTLEFIELD_SIEGE if walls else BATTLEFIELD
    plan = Plan("battlefield", (0, 1), -1, board.home, (SEVEN, SEVEN), False, DEMONS, board=board)
    plan.stays = walls << DEFENDER
    return begin(spec, source, plan, Battlefield(TOWER if walls else -1))


def sample_battlefield(rng: Random) -> Spec:
    """Ready-made or random armies; now and then a siege."""
    armies = [
        rng.choice([rng.choice(ready_names()), {"random": 120, "seed": rng.randrange(1 << 30)}]) for _ in range(2)
    ]
    return Spec("battlefield", {"armies": armies, "heroes": sample_leaders(rng), "citadel": rng.random() < 0.4})


def begin_neutral(spec: Spec, source: Source) -> State:
    """One player against Neutral Units run by the AI Rules, on the Battlefield Board."""
    home = BATTLEFIELD.home
    plan = Plan(spec.setup, (0, AI_RULES), DEFENDER, home, (FIVE, FIVE), True, DEMONS, board=BATTLEFIELD)
    frame = BattlefieldNeutral(FIELDS.index(option(spec, FIELD_FIELD)), tiers_of(spec))
    s = begin_against_neutrals(spec, source, plan, frame)
    s.decks, s.discards = make_decks(spec, s.rulings)
    return s


CITADEL_FIELD = Field("citadel", "flag", False, rule=SIEGE_TOKENS)
SIEGE_SETUP = Setup("siege", SEATS, (ARMIES_FIELD, PLACE_FIELD, HERO_FIELD, GOLD_FIELD), CITADEL)
SEA_SETUP = Setup("sea-fight", SEATS, (ARMIES_FIELD, LED_FIELD), NAVAL_RULE)
FIELD_SETUP = Setup("battlefield", SEATS, (ARMIES_FIELD, LED_FIELD, CITADEL_FIELD), ON_HEXES)
NEUTRAL_SETUP = Setup(
    "battlefield-neutral", SEATS[:1], (ARMY_FIELD, FIELD_FIELD, DIFFICULTY_FIELD, MOVEMENT_FIELD), NEUTRALS_ON_HEXES
)
BOARD_SETUPS: tuple[SetupKind, ...] = (
    SetupKind(SIEGE_SETUP, duel_problems, begin_siege, sample_siege),
    SetupKind(SEA_SETUP, led_problems, begin_sea_fight, sample_sea_fight),
    SetupKind(FIELD_SETUP, led_problems, begin_battlefield, sample_battlefield),
    SetupKind(NEUTRAL_SETUP, neutral_problems, begin_neutral, sample_of(NEUTRAL_SETUP), HIDDEN),
)
