"""The expedition: one player with a Hero and a Unit Deck on a short map, against the AI Rules."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from battlebook.games.heroes3 import verbs_cards
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import MAIN, NO_FIGHT, NO_OUTCOME, NOWHERE, Campaign
from battlebook.games.heroes3.cards import HEROES
from battlebook.games.heroes3.content import EXPEDITIONS, FACES, TABLES
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FACTIONS
from battlebook.games.heroes3.decks import deck_problems, make_decks
from battlebook.games.heroes3.heroes import removed_in
from battlebook.games.heroes3.rules.expedition import Expedition
from battlebook.games.heroes3.rules.expedition_trade import FEW, PACK
from battlebook.games.heroes3.setups import SetupKind
from battlebook.games.heroes3.setups_heroes import lay_out, make_holder
from battlebook.games.heroes3.state import ATTACKER, CAMPAIGN_PLANS, MAP, Rulings, State
from battlebook.games.heroes3.twins import ALL_FACES
from battlebook.kernel.chance import Source
from battlebook.kernel.frames import push
from battlebook.kernel.game import Field, Problem, Setup, Spec

ROUNDS: Final = LEDGER("h3r:expedition-rounds")
FOUR: Final = LEDGER("h3:10:difficulties-four")
MAIN_HERO: Final = LEDGER("h3:12:cards-main-hero-only")
BAD_ROUNDS: Final = LEDGER.refusal("h3r:expedition-rounds", "rounds")

MOST_ROUNDS: Final = 16
PLAYED: Final = DIFFICULTIES[:3]
BRONZE: Final = 0
HERO_FIELD: Final = Field(
    "hero", "choice", "catherine", tuple((h, f"h3-pick-{h.replace('_', '-')}") for h in HEROES), rule=MAIN_HERO
)
LENGTH_FIELD: Final = Field("length", "choice", "short", tuple((n, f"h3-length-{n}") for n in EXPEDITIONS), rule=ROUNDS)
DIFFICULTY_FIELD: Final = Field(
    "difficulty", "choice", "normal", tuple((d, f"h3-difficulty-{d}") for d in PLAYED), rule=FOUR
)


def problems(spec: Spec) -> list[Problem]:
    """The hidden option ``rounds`` shortens an expedition, for tests; those of the Neutral decks are as elsewhere."""
    rounds = spec.options.get("rounds", 1)
    if type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS:
        return [Problem("rounds", BAD_ROUNDS)]
    return deck_problems(spec, ())


def option(spec: Spec, field: Field) -> Any:
    """An option's value or its default."""
    return spec.options.get(field.name, field.default)


def starting_units(faction: int, difficulty: str) -> tuple[int, ...]:
    """The three bronze units, as many of them as Packs as the Difficulty says."""
    packs = TABLES["expedition_rules"]["starting_packs"][difficulty]
    few = [face for face in FEW[faction] if FACES[face].tier == BRONZE]
    pack = [face for face in PACK[faction] if FACES[face].tier == BRONZE]
    return tuple(sorted((*pack[:packs], *few[packs:])))


def new_campaign(spec: Spec) -> Campaign:
    """The record before the map is drawn."""
    length, difficulty = option(spec, LENGTH_FIELD), option(spec, DIFFICULTY_FIELD)
    plan = EXPEDITIONS[length]
    hero = HEROES[option(spec, HERO_FIELD)]
    faction = FACTIONS.index(hero.faction)
    units = starting_units(faction, difficulty)
    points = plan["foe_points"] * TABLES["expedition_rules"]["foe_points_percent"][difficulty] // 100
    nowhere = (NOWHERE, NOWHERE)
    return Campaign(
        hero=hero.id, faction=faction, difficulty=DIFFICULTIES.index(difficulty),
        rounds=spec.options.get("rounds", plan["rounds"]), day=0,
        gold=TABLES["expedition_rules"]["starting_gold"], xp=0, penance=False, studied=False, kept=(), cubes=0,
        deck=units, start=units,
        at=nowhere, last=nowhere, mp=(0, 0),
        foe_at=NOWHERE, foe_level=plan["foe_level"], foe_xp=0, foe_wakes=plan["foe_wakes"],
        foe_points=points, foe_beaten=False,
        foe_deck=(), foe_start=(), sites=(), links=(), visited=0, owned=0, homeless=0, beaten=0,
        fight=NO_FIGHT, fighter=MAIN, where=NOWHERE, outcome=NO_OUTCOME, won=False, eliminated=False,
    )  # fmt: skip


def begin_expedition(spec: Spec, source: Source) -> State:
    """Seat 0 plays; the enemy Hero and all guards are run by the AI Rules."""
    s = State(CAMPAIGN_PLANS[NO_FIGHT], ALL_FACES, Rulings(spec.rulings, spec.variants), source)
    s.stage = MAP
    s.decks, s.discards = make_decks(spec, s.rulings)
    s.campaign = new_campaign(spec)
    row = {"hero": s.campaign.hero, "level": 1, "gold": 0}
    verbs_cards.take_up(s, ATTACKER, make_holder(row, removed_in(spec.variants)))
    lay_out(s, spec)
    push(s, Expedition(option(spec, LENGTH_FIELD)))
    return s


def sample(rng: Random) -> Spec:
    """Any Hero, length and Difficulty, a few Rounds: a random player goes nowhere in more."""
    options: dict[str, Any] = {field.name: rng.choice(field.choices)[0] for field in FIELDS}
    return Spec(SETUP.key, {**options, "rounds": rng.randint(2, 5)})


FIELDS: Final = (HERO_FIELD, LENGTH_FIELD, DIFFICULTY_FIELD)
SETUP: Final = Setup("expedition", ("h3-expedition-player",), FIELDS, ROUNDS)
EXPEDITION: Final = SetupKind(SETUP, problems, begin_expedition, sample, ("rounds", "expansions", "discarded"))
EXPEDITION_SETUPS: tuple[SetupKind, ...] = (EXPEDITION,)
