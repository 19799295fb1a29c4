"""Positions to open in a browser: matches played at random until somebody is asked what a test wants to see."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, NamedTuple

from battlebook.kernel.game import Game, Spec, games
from battlebook.kernel.header import SeatInfo, make_header
from battlebook.kernel.match import Match, source_of
from battlebook.kernel.options import Ask
from battlebook.kernel.proof import OPEN, Proof
from battlebook.kernel.saves import dumps
from battlebook.kernel.typed import KIND, TYPED_DICE

MOST_GAMES = 2000
MOST_ANSWERS = 1000  # an expedition comes late to some of its questions
NUMBER = count(1)
NAMES = ("Anna", "Bert")

# Where an ask is met soon: a set-up, or the faction that both sides of a duel fight with.
SETUP_OF = {
    "extend": "neutral",
    "place-next": "neutral",
    "place-guards": "neutral-clash",
    "push": "neutral-clash",
    "activation-damage": "neutral-clash",
    "heal-friend": "neutral-clash",
    "cards-attack": "hero-duel",
    "cards-roll": "hero-duel",
    "cards-ability": "hero-duel",
    "cards-answer": "hero-duel",
    "cards-about": "hero-duel",
    "cards-start": "hero-duel",
    "cards-round": "hero-duel",
    "discard": "hero-duel",
    "ai-target": "bank",
    "ai-space": "bank",
    "ai-unit": "bank",
    "expedition": "expedition",
    "haven": "expedition",
    "give-up": "expedition",
    "town": "expedition",
    "refresh": "expedition",
    "diplomacy": "expedition",
    "leap": "expedition",
    "raise": "expedition",
    "empower": "expedition",
    "gate": "siege",
    "pay-defence": "siege",
    "obstacle": "battlefield",
    "place-one": "battlefield",
    "keep-cards": "skirmish",
    "continue": "battlefield-neutral",
}
FACTION_OF = {
    "cancel": "castle",
    "reroll": "castle",
    "second-strike": "necropolis",
    "further-attack": "fortress",
    "extra-attack": "cove",
    "return": "dungeon",
    "splash": "inferno",
    "keep-token": "stronghold",
}

# Asks of single cards: who holds them, and what else the attacker has.
HERO_OF: dict[str, dict[str, Any]] = {
    "cards-dice": {"hero": "catherine", "level": 7, "deck": ["hourglass_of_the_evil_hour"] * 9},
    "choose-unit": {"hero": "catherine", "level": 7, "deck": ["chain_lightning"] * 9},
    "choose-space": {"hero": "catherine", "level": 7, "deck": ["quicksand"] * 9},
    "choose-effect": {"hero": "catherine", "level": 7, "deck": ["haste", "bless", "boots_of_polarity"] * 3},
    "choose-line": {"hero": "tarnum_dungeon", "level": 4, "deck": "starting"},
    "choose-part": {"hero": "deemer", "level": 7, "deck": ["deemer_1", "deemer_6", *["power"] * 7]},
    "choose-mirror": {"hero": "catherine", "level": 7, "deck": ["magic_mirror", "magic_arrow", "lightning_bolt"] * 3},
    "choose-resource": {"hero": "catherine", "level": 7, "deck": ["torso_of_legion"] * 9},
    "choose-spell": {"hero": "catherine", "level": 7, "deck": ["crown_of_dragontooth", "haste", "slow"] * 3},
    "choose-stat": {"hero": "catherine", "level": 7, "deck": ["prayer"] * 9},
    "cast-now": {"hero": "tarnum_conflux", "level": 7, "deck": ["tarnum_conflux_6", *["power"] * 6]},
    "dig": {"hero": "jeddite", "level": 7, "deck": ["jeddite_1", "jeddite_6", *["power"] * 6]},
    "fortune": {"hero": "catherine", "level": 7, "deck": ["fortune"] * 9},
    "morale-second": {"hero": "catherine", "level": 7, "deck": ["leadership"] * 9},
    "school": {"hero": "catherine", "level": 7, "deck": ["magic_arrow", "protection_from_air", "air_magic"] * 3},
    "search": {"hero": "catherine", "level": 7, "deck": ["breastplate_of_brimstone"] * 9},
    "search-how": {"hero": "catherine", "level": 7, "deck": ["basic_air_magic", *["breastplate_of_brimstone"] * 2] * 3},
    "machine": {"hero": "catherine", "level": 7, "machines": ["cannon"]},
}

# Asks of an expedition that need a card of its Hero.
LEADER_OF = {"leap": "clancy", "raise": "vidomina", "empower": "octavia"}

Wanted = Callable[[Any, Ask], object]


class Position(NamedTuple):
    """A match to be resumed: its file, and who is asked in it."""

    file: str
    seat: int


def game() -> Game:
    """Heroes III."""
    return games()["heroes3"]


def spec_for(kind: str, seed: int, setup: str = "") -> Spec:
    """A random spec in which somebody may be asked so."""
    setup = setup or SETUP_OF.get(kind, "duel")
    if setup == "expedition":
        return Spec(setup, {"hero": LEADER_OF.get(kind, "cyra"), "length": "long", "difficulty": "easy"})
    if kind == KIND:
        return game().sample_spec(setup, Random(seed))._replace(variants=(TYPED_DICE,))
    if kind in HERO_OF:
        spec = game().sample_spec("hero-duel", Random(seed))
        return spec._replace(options={**spec.options, "heroes": [HERO_OF[kind], HERO_OF[kind]]})
    if kind not in FACTION_OF:
        return game().sample_spec(setup, Random(seed))
    army = {"random": 60 + seed % 60, "seed": seed, "faction": FACTION_OF[kind]}
    return Spec(setup, {"armies": [army, army]})


def begun(spec: Spec, seed: int, people: tuple[int, ...]) -> Match:
    """A match with people at some seats and the computer at the others."""
    kinds = ["local" if n in people else "computer" for n in range(len(game().setup(spec.setup).seat_names))]
    seats = [SeatInfo(NAMES[n], kind, "random") for n, kind in enumerate(kinds)]
    header = make_header(game(), f"position{next(NUMBER)}", spec, seats, Proof(OPEN, seed))
    return Match(game(), header, source_of(header, ""))


def walk(match: Match, seed: int, stop: Wanted) -> int:
    """Play at random until an ask is wanted; how many answers that took, or -1 when it never came."""
    rng = Random(seed)
    for n in range(MOST_ANSWERS):
        ask = match.state.ask
        if ask is None:
            return -1
        if stop(match.state, ask):
            return n
        assert match.answer(ask.seat, ask.sample(rng)) is None
    return -1


def find(kind: str, wanted: Wanted = lambda s, ask: True, people: tuple[int, ...] = (), setup: str = "") -> Position:
    """The first position in which somebody is asked so. The computer plays the other seat, unless ``people`` do."""
    for seed in range(MOST_GAMES):
        spec = spec_for(kind, seed, setup)
        match = begun(spec, seed, people)
        if walk(match, seed, lambda s, ask: ask.kind == kind and wanted(s, ask)) < 0:
            continue
        asked = match.state.ask.seat
        if asked not in people:
            match = begun(spec, seed, (asked,))
            walk(match, seed, lambda s, ask: ask.kind == kind and wanted(s, ask))
        return Position(dumps(match), asked)
    raise LookupError(f"nobody is asked {kind!r} in {MOST_GAMES} games")
