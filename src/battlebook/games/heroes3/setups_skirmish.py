"""The set-up *Skirmish*: two Heroes with equal means on the Battlefield Board. Who plays chooses a Hero and the length;
Level, Specialties, deck and units follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from battlebook.games.heroes3 import hero_decks, verbs, verbs_cards
from battlebook.games.heroes3.armies import nearest
from battlebook.games.heroes3.battlefield import BATTLEFIELD
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import HERO_INDEX, HEROES
from battlebook.games.heroes3.content import FACE_INDEX, UNITS
from battlebook.games.heroes3.heroes import SKIRMISH_REMOVES, Removed, removed_in
from battlebook.games.heroes3.holders import Holder
from battlebook.games.heroes3.rules.c18_skirmish import ROWS, SIZE_RULES, SIZES, Skirmish
from battlebook.games.heroes3.setups import DEMONS, SetupKind, push_first_step
from battlebook.games.heroes3.setups_boards import SEATS, SEVEN, option
from battlebook.games.heroes3.setups_heroes import DEFAULTS, MAIN_HERO, NO_HEROES, UNKNOWN_HERO, lay_out
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.games.heroes3.twins import ALL_FACES
from battlebook.kernel.chance import Source
from battlebook.kernel.game import Field, Problem, Setup, Spec

VICTORY = LEDGER("h3:18:victory")
LENGTH_FIELD = Field(
    "size", "choice", SIZES[0], tuple((size, f"h3-skirmish-{size}") for size in SIZES), rule=SIZE_RULES[0]
)
HEROES_FIELD = Field("heroes", "h3-skirmish-heroes", [{"hero": row["hero"]} for row in DEFAULTS], rule=MAIN_HERO)


def problems(spec: Spec) -> list[Problem]:
    """Two Heroes are wanted, and nothing else about them."""
    rows = spec.options.get("heroes")
    if not isinstance(rows, (list, tuple)) or len(rows) != 2:
        return [Problem("heroes", NO_HEROES)]
    return [p for i, row in enumerate(rows) for p in hero_problems(f"heroes.{i}", row)]


def hero_problems(field: str, row: object) -> list[Problem]:
    """What is wrong with the choice of one Hero."""
    if not isinstance(row, Mapping) or set(row) != {"hero"}:
        return [Problem(field, NO_HEROES)]
    return [] if row["hero"] in HEROES else [Problem(field, UNKNOWN_HERO, nearest(row["hero"], HEROES))]


def units_of(hero: str, size: int) -> list[int]:
    """The faces of all units of the Hero's faction that the size allows, all on one side."""
    tiers, side = ROWS[size]["units"]["tiers"], ROWS[size]["units"]["side"]
    own = [(unit, r) for unit, r in UNITS.items() if r.get("faction") == HEROES[hero].faction]
    return [FACE_INDEX[unit, side] for tier in tiers for unit, r in own if r["tier"] == tier]


def make_holder(hero: str, size: int, removed: Removed) -> Holder:
    """A Hero of the size's Level with a starting deck, before cards are drawn for it."""
    level = int(ROWS[size]["level"])
    pile = tuple(sorted(hero_decks.resolve(hero_decks.STARTING, hero, level, removed)))
    return Holder(HERO_INDEX[hero], level, pile=pile)


def begin(spec: Spec, source: Source) -> State:
    """Seat 0 plays from the left, seat 1 from the right; a roll decides who goes first."""
    home = BATTLEFIELD.home
    plan = Plan("skirmish", (0, 1), -1, home, (SEVEN, SEVEN), False, DEMONS, board=BATTLEFIELD, skirmish=True)
    s = State(plan, ALL_FACES, Rulings(spec.rulings, spec.variants), source)
    size = SIZES.index(option(spec, LENGTH_FIELD))
    for side in (ATTACKER, DEFENDER):
        hero = option(spec, HEROES_FIELD)[side]["hero"]
        for face in units_of(hero, size):
            verbs.enlist(s, face, side)
        verbs_cards.take_up(s, side, make_holder(hero, size, {**removed_in(spec.variants), **SKIRMISH_REMOVES}))
    lay_out(s, spec, SKIRMISH_REMOVES)
    push_first_step(s, Skirmish(size), ())
    return s


def sample(rng: Random) -> Spec:
    """Any two Heroes, any length."""
    rows = [{"hero": rng.choice(list(HEROES))} for _ in range(2)]
    return Spec("skirmish", {"heroes": rows, "size": rng.choice(SIZES)})


SKIRMISH = SetupKind(Setup("skirmish", SEATS, (HEROES_FIELD, LENGTH_FIELD), VICTORY), problems, begin, sample)
