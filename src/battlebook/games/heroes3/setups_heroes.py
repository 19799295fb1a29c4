"""The set-up *Duel with heroes*: two armies, each led by a Hero with a Level, a deck, War Machines and gold.

A hero in a set-up is ``{"hero": id, "level": 1-7, "deck": name or list of card ids, "machines": [ids], "gold": n}``;
everything but the id may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from battlebook.games.heroes3 import armies, hero_decks, verbs_cards, verbs_morale, verbs_stock
from battlebook.games.heroes3.armies import nearest
from battlebook.games.heroes3.board import STANDARD
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARD_INDEX, CARDS, HERO_INDEX, HEROES
from battlebook.games.heroes3.heroes import NOTHING, Removed, removed_in
from battlebook.games.heroes3.holders import Holder
from battlebook.games.heroes3.rules.c2_heroes import Hands, HeroDuel
from battlebook.games.heroes3.rules.c13_hero import HIGHEST
from battlebook.games.heroes3.setups import (
    DEMONS,
    FIVE,
    NO_ARMIES,
    SetupKind,
    duel_problems,
    enlist_army,
    push_first_step,
)
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.games.heroes3.twins import ALL_FACES
from battlebook.kernel.chance import Source
from battlebook.kernel.frames import push
from battlebook.kernel.game import Field, Problem, Setup, Spec

MAIN_HERO = LEDGER("h3:12:cards-main-hero-only")
TOURNAMENT = LEDGER("h3:19:tournament")
NO_HEROES = LEDGER.refusal("h3:12:cards-main-hero-only", "heroes")
UNKNOWN_HERO = LEDGER.refusal("h3:12:cards-main-hero-only", "unknown-hero")
NO_LEVEL = LEDGER.refusal("h3:13:xp-two-per-level", "level")
NO_MACHINE = LEDGER.refusal("h3:15:war-machine-permanent", "unknown-machine")
NO_GOLD = LEDGER.refusal("h3:5:surrender-cost", "purse")
FIELDS = {"hero", "level", "deck", "machines", "gold"}
GOLD = 15
MOST_GOLD = 99
LEVEL = 3
DEFAULTS = ({"hero": "catherine", "level": LEVEL}, {"hero": "sandro", "level": LEVEL})


def machine_ids() -> list[str]:
    """The War Machines there are."""
    return [card.id for card in CARDS if card.kind == "war_machine"]


def hero_problems(field: str, row: object, removed: Removed = NOTHING) -> list[Problem]:
    """Everything that is wrong with one Hero; ``removed``: cards that are not in the game."""
    if not isinstance(row, Mapping) or not set(row) <= FIELDS:
        return [Problem(field, NO_HEROES)]
    if row.get("hero") not in HEROES:
        return [Problem(field, UNKNOWN_HERO, nearest(row.get("hero"), HEROES))]
    level, gold = row.get("level", LEVEL), row.get("gold", GOLD)
    if type(level) is not int or not 1 <= level <= HIGHEST:
        return [Problem(field, NO_LEVEL, {"level": str(level)})]
    if type(gold) is not int or not 0 <= gold <= MOST_GOLD:
        return [Problem(field, NO_GOLD, {"gold": str(gold)})]
    machines = row.get("machines", ())
    if not isinstance(machines, (list, tuple)):
        return [Problem(field, NO_MACHINE, nearest(machines, machine_ids()))]
    found = [Problem(field, NO_MACHINE, nearest(one, machine_ids())) for one in machines if one not in machine_ids()]
    deck = row.get("deck", hero_decks.STARTING)
    return found + hero_decks.problems(f"{field}.deck", deck, row["hero"], level, removed)


def problems(spec: Spec) -> list[Problem]:
    """What is wrong with the armies and their Heroes."""
    rows = spec.options.get("heroes")
    if not isinstance(rows, (list, tuple)) or len(rows) != 2:
        return [*duel_problems(spec), Problem("heroes", NO_HEROES)]
    removed = removed_in(spec.variants)
    return duel_problems(spec) + [p for i, row in enumerate(rows) for p in hero_problems(f"heroes.{i}", row, removed)]


def make_holder(row: Mapping[str, Any], removed: Removed = NOTHING) -> Holder:
    """A Hero's cards before the first hand is drawn: all of them in the pile, less those that are removed."""
    hero, level = row["hero"], row.get("level", LEVEL)
    deck = row.get("deck", hero_decks.STARTING)
    cards = hero_decks.resolve(deck, hero, level, removed)
    machines = tuple(CARD_INDEX[one] for one in row.get("machines", ()))
    scrolls = tuple(sorted(spell for one in hero_decks.scrolls(deck) for spell in one))
    gold = row.get("gold", GOLD)
    pile = tuple(sorted(cards))
    return Holder(HERO_INDEX[hero], level, pile=pile, machines=machines, gold=gold, scrolls=scrolls)


def one_hero_problems(spec: Spec) -> list[Problem]:
    """What is wrong with the one army and the one Hero of a set-up against the AI Rules."""
    rows, listed = spec.options.get("heroes"), spec.options.get("armies")
    if not isinstance(rows, (list, tuple)) or len(rows) != 1:
        return [Problem("heroes", NO_HEROES)]
    if not isinstance(listed, (list, tuple)) or len(listed) != 1:
        return [Problem("armies", NO_ARMIES)]
    return armies.problems("armies.0", listed[0]) + hero_problems("heroes.0", rows[0], removed_in(spec.variants))


def sample_hero(rng: Random) -> dict[str, Any]:
    """A random Hero of any Level with a deck, some War Machines, gold or none."""
    hero, level = rng.choice(list(HEROES)), rng.randint(1, HIGHEST)
    deck: Any = rng.choice((*hero_decks.READY, {"random": rng.randrange(1000)}))
    machines = [m for m in machine_ids() if rng.random() < 0.2]
    return {"hero": hero, "level": level, "deck": deck, "machines": machines, "gold": rng.choice((0, GOLD))}


def lay_out(s: State, spec: Spec, removed: Removed = NOTHING) -> None:
    """The decks that nobody owns, less what the mode of play and the variants remove."""
    if s.rulings.tournament:
        s.note(TOURNAMENT)
    verbs_stock.lay_out(s, {*removed, *removed_in(spec.variants)})
    if s.rulings.morale_cards:
        verbs_morale.lay_out(s)


def lead(s: State, spec: Spec) -> None:
    """Give both sides the Heroes of a set-up that may have some; their hands are drawn before its first step."""
    rows = spec.options.get("heroes")
    if not rows:
        return
    for side in (ATTACKER, DEFENDER):
        verbs_cards.take_up(s, side, make_holder(rows[side], removed_in(spec.variants)))
    lay_out(s, spec)
    push(s, Hands())


def led_problems(spec: Spec) -> list[Problem]:
    """What is wrong with the armies of a set-up and with its Heroes, of whom there are none or two."""
    return problems(spec) if spec.options.get("heroes") else duel_problems(spec)


def begin(spec: Spec, source: Source) -> State:
    """Seat 0 attacks, seat 1 defends; both hold their Heroes' decks."""
    plan = Plan("hero-duel", (0, 1), -1, STANDARD.home, (FIVE, FIVE), False, DEMONS)
    s = State(plan, ALL_FACES, Rulings(spec.rulings, spec.variants), source)
    stacked = [enlist_army(s, side, spec.options["armies"][side]) for side in (ATTACKER, DEFENDER)]
    for side in (ATTACKER, DEFENDER):
        verbs_cards.take_up(s, side, make_holder(spec.options["heroes"][side], removed_in(spec.variants)))
    lay_out(s, spec)
    push_first_step(s, HeroDuel(), stacked[ATTACKER] + stacked[DEFENDER])
    return s


def sample(rng: Random) -> Spec:
    """Two ready-made armies, each with a random Hero of any Level, half of them with a random deck."""
    names = armies.ready_names()
    rows = [sample_hero(rng) for _ in range(2)]
    return Spec("hero-duel", {"armies": [rng.choice(names), rng.choice(names)], "heroes": rows})


LED_FIELD = Field("heroes", "h3-heroes", [], rule=MAIN_HERO)  # none, or one a side
HERO_DUEL = SetupKind(
    Setup(
        "hero-duel",
        ("h3-attacker", "h3-defender"),
        (
            Field("armies", "h3-armies", ["castle-core", "necropolis-core"], rule=LEDGER("h3:2:place-max-five")),
            Field("heroes", "h3-heroes", list(DEFAULTS), rule=MAIN_HERO),
        ),
        MAIN_HERO,
    ),
    problems,
    begin,
    sample,
)
CARD_SETUPS = ("hero-duel", "ai-hero", "hero-siege", "skirmish", "expedition")
