"""Set-ups against enemies that are no army of a player: Neutral Units, Creature Banks, a Random Town."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from battlebook.games.heroes3 import armies
from battlebook.games.heroes3.board import SIEGE, STANDARD
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.content import BANKS, FACE_INDEX, FACES, GUARDS, STACK_TOKENS, UNITS
from battlebook.games.heroes3.content_kinds import DIFFICULTIES, FACTIONS, FIELDS
from battlebook.games.heroes3.decks import deck_problems, make_decks
from battlebook.games.heroes3.faces import TIERS
from battlebook.games.heroes3.rules import c11_ai_rules
from battlebook.games.heroes3.rules.c10_neutrals import NeutralFight
from battlebook.games.heroes3.rules.c16_creature_banks import CORNERS, DEPLOY_SPACES, BankFight, TownFight
from battlebook.games.heroes3.setups import DEMONS, FIVE, TOWER, SetupKind, enlist_army, push_first_step
from battlebook.games.heroes3.state import ATTACKER, DEFENDER, Plan, Rulings, State
from battlebook.kernel.chance import Source
from battlebook.kernel.frames import Frame
from battlebook.kernel.game import Field, Problem, Setup, Spec, Variant

DRAW = LEDGER("h3:2:draw-neutrals")
CONTROLLER = LEDGER("h3:2:clash-controller")
BANKS_OPTIONAL = LEDGER("h3:16:optional")
NO_AI_WALLS = LEDGER("h3:7:ai-no-walls-unless-stated")
RANDOM_TOWN = LEDGER("h3:16:random-town")
MAX_FIVE = LEDGER("h3:2:place-max-five")
EXTEND = LEDGER("h3:4:extend-mp-source")
FOUR = LEDGER("h3:10:difficulties-four")
OPTIONAL = tuple(
    Variant(key, LEDGER(f"h3:19:{key}"))
    for key in ("min-damage", "free-extension", "no-rerolls", "die-off", "chaos-cards", "tournament")
)
MORALE_CARDS = Variant("morale-cards", LEDGER("h3:14:morale-cards"))
HALF_BOARD = Variant("half-board", LEDGER("h3:10:half-board-recommendation"))

NO_ARMY = LEDGER.refusal("h3:2:place-max-five", "army")

MOST_MOVEMENT = 9
AI_RULES = -1
assert c11_ai_rules.CHOICES  # chapter 11 has put its chooser in place

DIFFICULTY_FIELD = Field(
    "difficulty", "choice", "normal", tuple((d, f"h3-difficulty-{d}") for d in DIFFICULTIES), rule=FOUR
)
READY = tuple((name, f"h3-army-{name}") for name in armies.ready_names())
ARMY_FIELD = Field("armies", "h3-armies", ["castle-core"], READY, rule=MAX_FIVE, seat=ATTACKER)
MOVEMENT_FIELD = Field("mp", "number", 2, limits=(0, MOST_MOVEMENT), rule=EXTEND, seat=ATTACKER)
FIELD_FIELD = Field("field", "choice", "III", tuple((f, f"h3-field-{f.lower()}") for f in FIELDS), rule=DRAW)
BANK_FIELD = Field(
    "bank",
    "choice",
    "crypt",
    tuple((b, "h3-bank-" + b.replace("_", "-")) for b in BANKS),
    rule=BANKS_OPTIONAL,
)
TOWN_FIELD = Field("faction", "choice", "necropolis", tuple((f, f"h3-faction-{f}") for f in FACTIONS), rule=RANDOM_TOWN)
WALLS_FIELD = Field("fortified", "flag", False, rule=NO_AI_WALLS)
HIDDEN = ("discarded", "expansions")


# --------------------------------------------------------------------------------------------------- checking


def problems(spec: Spec) -> list[Problem]:
    """What the form alone does not find: the army."""
    return army_problems(spec.options.get("armies"))


def army_problems(listed: object) -> list[Problem]:
    """One army is wanted."""
    if not isinstance(listed, (list, tuple)) or len(listed) != 1:
        return [Problem("armies", NO_ARMY)]
    return armies.problems("armies.0", listed[0])


def neutral_problems(spec: Spec) -> list[Problem]:
    """The army, then whether the decks hold enough cards."""
    return problems(spec) or deck_problems(spec, tiers_of(spec))


# -------------------------------------------------------------------------------------------------- beginning


def option(spec: Spec, field: Field) -> Any:
    """An option's value or its default."""
    return spec.options.get(field.name, field.default)


def tiers_of(spec: Spec) -> tuple[int, ...]:
    """The tiers of the guards that the Difficulty Table names."""
    row = GUARDS[option(spec, FIELD_FIELD), option(spec, DIFFICULTY_FIELD)]
    return tuple(TIERS.index(tier) for tier in row)


def begin(spec: Spec, source: Source, plan: Plan, frame: Frame) -> State:
    """The player's army, the procedure to run, and before it the tokens of gained guards that are still Stacked."""
    s = State(plan, FACES, Rulings(spec.rulings, spec.variants), source)
    stacked = enlist_army(s, ATTACKER, option(spec, ARMY_FIELD)[0])
    s.mp = option(spec, MOVEMENT_FIELD) if plan.time_limit else 0
    push_first_step(s, frame, stacked)
    return s


def begin_neutral(spec: Spec, source: Source) -> State:
    """Seat 0 attacks; seat 1, or the AI Rules, run the Neutral Units."""
    other = 1 if spec.setup == NEUTRAL_CLASH.setup.key else AI_RULES
    plan = Plan(spec.setup, (0, other), DEFENDER, STANDARD.home, (FIVE, FIVE), True, DEMONS)
    field = FIELDS.index(option(spec, FIELD_FIELD))
    frame = NeutralFight(field, tiers_of(spec), HALF_BOARD.key in spec.variants)
    s = begin(spec, source, plan, frame)
    s.decks, s.discards = make_decks(spec, s.rulings)
    return s


def begin_bank(spec: Spec, source: Source) -> State:
    """Seat 0 attacks, the AI Rules run the guards; no Round limit."""
    plan = Plan("bank", (0, AI_RULES), DEFENDER, (DEPLOY_SPACES, CORNERS), (FIVE, 4), False, DEMONS)
    frame = BankFight(BANKS[option(spec, BANK_FIELD)], STACK_TOKENS[option(spec, DIFFICULTY_FIELD)])
    return begin(spec, source, plan, frame)


def begin_town(spec: Spec, source: Source) -> State:
    """Seat 0 attacks, the AI Rules run the garrison."""
    walls = option(spec, WALLS_FIELD)
    board = SIEGE if walls else STANDARD
    plan = Plan("random-town", (0, AI_RULES), DEFENDER, board.home, (FIVE, FIVE), True, DEMONS, board=board)
    faction = option(spec, TOWN_FIELD)
    others = faces_of(faction, "silver", "pack") + faces_of(faction, "golden", "few")
    return begin(spec, source, plan, TownFight(faces_of(faction, "bronze", "pack"), others, TOWER if walls else -1))


def faces_of(faction: str, tier: str, side: str) -> tuple[int, ...]:
    """The faces of a faction's units of a tier on one side."""
    return tuple(
        FACE_INDEX[unit, side]
        for unit, record in UNITS.items()
        if record.get("faction") == faction and record["tier"] == tier
    )


# --------------------------------------------------------------------------------------------------- sampling


def sampled(rng: Random, setup: Setup) -> dict[str, Any]:
    """Random options: a ready-made or a random army, any choice, few movement points."""
    options: dict[str, Any] = {}
    for field in setup.fields:
        if field.kind == "choice":
            options[field.name] = rng.choice(field.choices)[0]
        elif field.kind == "number":
            options[field.name] = rng.randint(0, 4)
        elif field.kind == "flag":
            options[field.name] = rng.random() < 0.5
    random_army = {"random": rng.randrange(40, 110, 5), "seed": rng.randrange(1 << 30)}
    options["armies"] = [rng.choice([rng.choice(armies.ready_names()), random_army])]
    return options


def sample_of(setup: Setup, variants: Sequence[str] = ()) -> Any:
    """The sampler of a set-up; each variant is on in half of the specs."""

    def sample(rng: Random) -> Spec:
        options: Mapping[str, Any] = sampled(rng, setup)
        return Spec(setup.key, options, tuple(v for v in variants if rng.random() < 0.5))

    return sample


NEUTRAL_FIELDS = (ARMY_FIELD, FIELD_FIELD, DIFFICULTY_FIELD, MOVEMENT_FIELD)
NEUTRAL_SETUP = Setup("neutral", ("h3-attacker",), NEUTRAL_FIELDS, DRAW)
CLASH_SETUP = Setup("neutral-clash", ("h3-attacker", "h3-neutral-controller"), NEUTRAL_FIELDS, CONTROLLER)
BANK_SETUP = Setup("bank", ("h3-attacker",), (ARMY_FIELD, BANK_FIELD, DIFFICULTY_FIELD), BANKS_OPTIONAL)
TOWN_SETUP = Setup("random-town", ("h3-attacker",), (ARMY_FIELD, TOWN_FIELD, WALLS_FIELD, MOVEMENT_FIELD), RANDOM_TOWN)

NEUTRAL = SetupKind(NEUTRAL_SETUP, neutral_problems, begin_neutral, sample_of(NEUTRAL_SETUP), HIDDEN)
NEUTRAL_CLASH = SetupKind(
    CLASH_SETUP, neutral_problems, begin_neutral, sample_of(CLASH_SETUP, (HALF_BOARD.key,)), HIDDEN
)
BANK = SetupKind(BANK_SETUP, problems, begin_bank, sample_of(BANK_SETUP))
TOWN = SetupKind(TOWN_SETUP, problems, begin_town, sample_of(TOWN_SETUP))
NEUTRAL_SETUPS: tuple[SetupKind, ...] = (NEUTRAL, NEUTRAL_CLASH, BANK, TOWN)
VARIANTS: tuple[Variant, ...] = (HALF_BOARD, *OPTIONAL, MORALE_CARDS)
