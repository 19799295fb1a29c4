"""The state of a combat: columns of small numbers by unit, masks of units and spaces, and little else.

Units are numbered from 0; a unit's card is the number of its face in ``s.faces``. Sides are 0 (attacker) and 1
(defender); which seat plays for a side stands in ``s.plan``. Everything here is changed by ``verbs.py`` alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from battlebook.games.heroes3.board import NOBODY, STANDARD, Board
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.campaign import campaign_of
from battlebook.games.heroes3.faces import Face
from battlebook.kernel.chance import Source
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.state import BYTES, INTS, NUMBER, ROW, STATIC, VALUE
from battlebook.kernel.state import State as KernelState

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_UNIT: Final = -1
NO_ROLL: Final = 9  # ``s.guard`` when no Defense Token was rolled for
PLACING: Final = 0
BATTLE: Final = 1
OVER: Final = 2
MAP: Final = 3  # an expedition between its fights
STAGES: Final = ("placing", "battle", "over", "map")
STACK_NONE: Final = 0
STACK_ATTACK: Final = 1
STACK_DEFENSE: Final = 2
STACK_HEALTH: Final = 3
STACK_INITIATIVE: Final = 4
STACK_WORDS: Final = ("none", "attack", "defense", "health", "initiative")
KEEP_ALL: Final = 0
KEEP_HIGH: Final = 1
KEEP_LOW: Final = 2


COLUMNS = ("place", "damage", "speed", "who")
ROWS = ("side", "boost", "boost_rounds", "weak", "weak_rounds", "poison", "stacked")
LISTS = ("face", "alive", "held", "queue")
SHARED = ("plan", "board", "faces", "rulings")
NUMBERS = (
    "acted", "retaliated", "defending", "paralysed", "corroded", "flipped", "spent", "marked", "summoned", "fallen",
    "guards", "lockers", "rescuers",
    "active", "origin", "rooted", "keep", "rerolled", "guard", "voided", "buff", "tie_value", "tie_side",
    "round", "quiet", "hurt_this_round", "mp", "stage", "winner", "forts", "gate", "tower", "rocks", "token",
)  # fmt: skip
VALUES = (
    "dice", "ending", "ending_rule", "last_hits", "decks", "discards", "campaign", "holders", "lasting", "casting",
    "stock",
)  # fmt: skip
FIELDS: dict[str, str] = {
    **dict.fromkeys(COLUMNS, BYTES),
    **dict.fromkeys(ROWS, ROW),
    **dict.fromkeys(LISTS, INTS),
    **dict.fromkeys(SHARED, STATIC),
    **dict.fromkeys(NUMBERS, NUMBER),
    **dict.fromkeys(VALUES, VALUE),
}


class Rulings:
    """The switched rulings of a match, one number each: the index of the chosen option; and the optional rules of
    chapter 19 that are in use. ``least_damage``: of every attack."""

    __slots__ = (
        "ai_attack_space", "ai_closest_metric", "ai_higher_tier_order", "ai_old_text", "ai_same_initiative_own",
        "chaos_cards", "die_off", "free_extension", "hidden_tokens_flyers", "least_damage", "morale_cards",
        "neutral_deck_composition", "no_rerolls", "paralysis_zero_damage", "protection_ranged_only", "stall",
        "summoned_tier", "tournament",
    )  # fmt: skip

    def __init__(self, chosen: Mapping[str, int], variants: Collection[str] = ()) -> None:
        self.least_damage: int = 1 if "min-damage" in variants else 0
        self.free_extension: bool = "free-extension" in variants
        self.no_rerolls: bool = "no-rerolls" in variants
        self.die_off: bool = "die-off" in variants
        self.chaos_cards: bool = "chaos-cards" in variants
        self.morale_cards: bool = "morale-cards" in variants
        self.tournament: bool = "tournament" in variants

        def option(name: str) -> int:
            return chosen.get(name, LEDGER.rulings[name].default)

        self.ai_attack_space: int = option("h3r:ai-attack-space")
        self.ai_closest_metric: int = option("h3r:ai-closest-metric")
        self.ai_higher_tier_order: int = option("h3r:ai-higher-tier-order")
        self.ai_old_text: int = option("h3r:ai-old-text")
        self.ai_same_initiative_own: int = option("h3r:ai-same-initiative-own")
        self.hidden_tokens_flyers: int = option("h3r:hidden-tokens-flyers")
        self.neutral_deck_composition: int = option("h3r:neutral-deck-composition")
        self.paralysis_zero_damage: int = option("h3r:paralysis-zero-damage")
        self.protection_ranged_only: int = option("h3r:protection-ranged-only")
        self.stall: int = option("h3r:stall")
        self.summoned_tier: int = option("h3r:summoned-tier")


class Plan:
    """What a set-up fixes for the whole match; on an expedition, for one Combat.

    ``seat_of_side``: the seat that plays for each side, -1 for a side run by the AI Rules. ``neutral_side``: the side
    of Neutral Units, or -1. ``home``: the spaces each side places on. ``least``/``most``: how many units a side places.
    ``time_limit``: one Combat Round, then Retreat or pay MP. ``demons``: the faces of Few and Pack Demons.
    ``board``: what is fought on. ``deckless``: mask of sides that cannot use their Deck; ``stays``: mask of sides that
    cannot Surrender. ``skirmish``: 18 cards and expert uses come back between Rounds.
    """

    __slots__ = (
        "board", "deckless", "demons", "home", "least", "most", "neutral_side", "seat_of_side", "setup", "skirmish",
        "stays", "time_limit",
    )  # fmt: skip

    def __init__(
        self,
        setup: str,
        seat_of_side: tuple[int, int],
        neutral_side: int,
        home: tuple[int, int],
        most: tuple[int, int],
        time_limit: bool = False,
        demons: tuple[int, int] = (-1, -1),
        least: tuple[int, int] = (1, 1),
        board: Board = STANDARD,
        deckless: int = 0,
        stays: int = 0,
        skirmish: bool = False,
    ) -> None:
        self.setup = setup
        self.seat_of_side, self.neutral_side = seat_of_side, neutral_side
        self.home = home
        self.least, self.most = least, most
        self.time_limit = time_limit
        self.demons = demons
        self.board = board
        self.deckless, self.stays = deckless, stays
        self.skirmish = skirmish


# The plans of an expedition's Combats, by `Campaign.fight`; the expedition's chapter puts them in here.
CAMPAIGN_PLANS: list[Plan] = []


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class State(KernelState):
    """A combat.

    Columns and rows by unit: ``face``, ``side``, ``place`` (`board.OFF`: not on the board), ``damage``, ``speed`` (its
    Initiative now), ``boost``/``boost_rounds`` (Attack Token), ``weak``/``weak_rounds`` (Weakness Token), ``poison``
    (cubes), ``stacked`` (Stack Token). ``who``: the unit on each space. By side: ``alive`` (units), ``held`` (spaces).
    ``queue``: units still to act in this Round, highest Initiative first.

    Masks of units: ``acted``, ``retaliated`` (Black Cubes), ``defending``, ``paralysed``, ``corroded``,
    ``marked`` (Attack, Weakness, Stack or Corrosion Token on it), ``flipped``
    (in this Combat), ``spent`` (once-per-Combat ability used), ``summoned``, ``fallen``; and standing units whose cards
    work on others: ``guards`` (adjacent friends count as defending), ``lockers`` (adjacent enemies are rooted),
    ``rescuers`` (may cancel a lethal attack).

    ``active``/``origin``/``rooted``: the unit that activates, where it began, whether an enemy there holds it fast.
    ``dice``/``keep``/``rerolled``/``guard``/``voided``: the Attack Dice on the table, how they count, how often rolled
    again, the roll for a Defense Token, whether the strike was cancelled. ``buff``: Attack of the active unit until its
    activation ends. ``tie_value``/``tie_side``: Initiative and side that acted last in the Round. ``quiet``: Rounds in
    a row without damage. ``mp``: movement points of the Hero who began the Combat.
    ``forts``: spaces with an intact Wall or Gate; ``gate``: those of the Gate. ``tower``: mask of the Arrow Tower,
    also when it has fallen. ``rocks``: hexes under Obstacle tokens; ``token``: who holds the Initiative Token.
    ``decks``/``discards``: Neutral Unit cards (faces) by tier, unordered because nobody may look through them.
    ``holders``: `Holder` rows by side, none in a match without Heroes; ``lasting``: `Lasting` rows in the order they
    began; ``casting``: the cards that are being played, the last one on top, as `CardOnTable` rows; ``stock``: cards
    that nobody owns: the Spell, Artifact and Ability decks, unordered, then the discard pile of each, the top last.
    ``campaign``: the expedition that the Combats of this match belong to; it decides the plan.
    """

    __slots__ = (*COLUMNS, *LISTS, *NUMBERS, *ROWS, *SHARED, *VALUES)

    def __init__(self, plan: Plan, faces: tuple[Face, ...], rulings: Rulings, source: Source | None = None) -> None:
        super().__init__(source)
        self.plan: Plan = plan
        self.board: Board = plan.board
        self.faces: tuple[Face, ...] = faces
        self.rulings: Rulings = rulings
        self.set_up_columns()
        self.set_up_masks()
        self.set_up_action()
        self.set_up_siege()
        self.set_up_cards()
        self.round: int = 0
        self.quiet: int = 0
        self.hurt_this_round: bool = False
        self.mp: int = 0
        self.decks: tuple[tuple[int, ...], ...] = ()
        self.discards: tuple[tuple[int, ...], ...] = ()
        self.campaign: Any = None  # a `Campaign`; between loading and `settle` the bare tuple of a saved state
        self.stage: int = PLACING
        self.winner: int = -1
        self.ending: str = ""
        self.ending_rule: str = ""
        self.last_hits: tuple[tuple[int, int], ...] = ()
        self.token: int = ATTACKER

    def set_up_columns(self) -> None:
        """No units, an empty board."""
        self.face: list[int] = []
        self.side: tuple[int, ...] = ()
        self.place: list[int] = []
        self.damage: list[int] = []
        self.speed: list[int] = []
        self.boost: tuple[int, ...] = ()
        self.boost_rounds: tuple[int, ...] = ()
        self.weak: tuple[int, ...] = ()
        self.weak_rounds: tuple[int, ...] = ()
        self.poison: tuple[int, ...] = ()
        self.stacked: tuple[int, ...] = ()
        self.who: list[int] = [NOBODY] * self.board.places

    def set_up_masks(self) -> None:
        """No unit anywhere."""
        self.alive: list[int] = [0, 0]
        self.held: list[int] = [0, 0]
        self.queue: list[int] = []
        self.acted: int = 0
        self.retaliated: int = 0
        self.defending: int = 0
        self.paralysed: int = 0
        self.corroded: int = 0
        self.marked: int = 0
        self.flipped: int = 0
        self.spent: int = 0
        self.summoned: int = 0
        self.fallen: int = 0
        self.guards: int = 0
        self.lockers: int = 0
        self.rescuers: int = 0

    def set_up_action(self) -> None:
        """Nobody has acted, no dice lie on the table."""
        self.active: int = NO_UNIT
        self.origin: int = NO_UNIT
        self.rooted: bool = False
        self.dice: tuple[int, ...] = ()
        self.keep: int = KEEP_ALL
        self.rerolled: int = 0
        self.guard: int = NO_ROLL
        self.voided: bool = False
        self.buff: int = 0
        self.tie_value: int = -1
        self.tie_side: int = DEFENDER

    def set_up_siege(self) -> None:
        """Nothing stands on the board."""
        self.forts: int = 0
        self.gate: int = 0
        self.tower: int = 0
        self.rocks: int = 0

    def set_up_cards(self) -> None:
        """No Hero, no card."""
        self.holders: tuple[tuple[Any, ...], ...] = ()
        self.lasting: tuple[tuple[Any, ...], ...] = ()
        self.casting: tuple[tuple[Any, ...], ...] = ()
        self.stock: tuple[tuple[int, ...], ...] = ()

    def settle(self) -> None:
        """After loading: the expedition's record, and the plan of the Combat it is in."""
        if self.campaign is not None:
            campaign = campaign_of(self.campaign)
            self.campaign = campaign
            self.plan = CAMPAIGN_PLANS[campaign.fight]
            self.board = self.plan.board

    def unit_count(self) -> int:
        """How many units there are, on the board or not."""
        return len(self.face)

    def card(self, unit: int) -> Face:
        """The face a unit shows now."""
        return self.faces[self.face[unit]]

    def seat(self, side: int) -> int:
        """The seat that plays for a side; -1: the AI Rules."""
        return self.plan.seat_of_side[side]

    def watched(self) -> bool:
        """Whether somebody reads events or citations."""
        return self.sink is not None or self.recorder is not None
