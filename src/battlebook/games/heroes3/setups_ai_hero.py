"""The set-up *Against an AI Hero*: a Hero with cards against an army that the AI Rules and an AI Deck lead."""

from __future__ import annotations

from random import Random
from typing import Final

from battlebook.games.heroes3 import armies, verbs_cards
from battlebook.games.heroes3.board import STANDARD
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.content_kinds import DIFFICULTIES
from battlebook.games.heroes3.heroes import removed_in
from battlebook.games.heroes3.rules.c2_heroes import AiHeroFight
from battlebook.games.heroes3.rules.c11_ai_hero import whole_deck
from battlebook.games.heroes3.setups import DEMONS, FIVE, SetupKind, enlist_army, push_first_step
from battlebook.games.heroes3.setups_heroes import DEFAULTS, lay_out, make_holder, one_hero_problems, sample_hero
from battlebook.games.heroes3.setups_neutral import ARMY_FIELD, DIFFICULTY_FIELD, READY
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.games.heroes3.twins import ALL_FACES
from battlebook.kernel.chance import Source
from battlebook.kernel.game import Field, Setup, Spec

AI_HERO: Final = LEDGER("h3:11:ai-hero-card")
FOE_FIELD: Final = Field("foe", "choice", "dungeon-core", READY, rule=LEDGER("h3:2:place-max-five"))
HERO_FIELD: Final = Field("heroes", "h3-heroes", [DEFAULTS[0]], rule=LEDGER("h3:12:cards-main-hero-only"))


def begin(spec: Spec, source: Source) -> State:
    """Seat 0 attacks; the AI Hero defends with the first five units of the army."""
    plan = Plan("ai-hero", (0, -1), -1, STANDARD.home, (FIVE, FIVE), False, DEMONS)
    s = State(plan, ALL_FACES, Rulings(spec.rulings, spec.variants), source)
    stacked = enlist_army(s, ATTACKER, spec.options["armies"][0])
    verbs_cards.take_up(s, ATTACKER, make_holder(spec.options["heroes"][0], removed_in(spec.variants)))
    verbs_cards.take_up(s, DEFENDER, whole_deck(DIFFICULTIES.index(spec.options["difficulty"])))
    lay_out(s, spec)
    push_first_step(s, AiHeroFight(armies.resolve(spec.options["foe"])[:FIVE]), stacked)
    return s


def sample(rng: Random) -> Spec:
    """Ready-made armies, a random Hero, any Difficulty."""
    names = armies.ready_names()
    options = {"armies": [rng.choice(names)], "heroes": [sample_hero(rng)], "foe": rng.choice(names)}
    return Spec("ai-hero", {**options, "difficulty": rng.choice(DIFFICULTIES)})


AI_HERO_SETUP: Final = SetupKind(
    Setup("ai-hero", ("h3-attacker",), (ARMY_FIELD, HERO_FIELD, FOE_FIELD, DIFFICULTY_FIELD), AI_HERO),
    one_hero_problems,
    begin,
    sample,
)
