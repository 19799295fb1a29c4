"""Combat step 2, First Magic: spells chosen in secret, revealed together, paid for. Steps 6 and 10 are played alike."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from battlebook.games.magestorm import verbs_combat
from battlebook.games.magestorm.book import LEDGER
from battlebook.games.magestorm.pieces import COPIES_ROOM, NO_CARD, SUMMONING, TACTICAL
from battlebook.games.magestorm.rules.combat.procedures import FIRST_MAGIC, THIRD_MAGIC, Combat, MagicStep
from battlebook.games.magestorm.rules.combat.sides import attacking_side, is_decided
from battlebook.games.magestorm.state import BOARD_ROOM, State
from battlebook.kernel.forms import Answer, Fault, Pick
from battlebook.kernel.frames import leave, push
from battlebook.kernel.options import Ask
from battlebook.kernel.rules import Refusal
from battlebook.kernel.sealed import sealed

SECRET: Final = LEDGER("ms:combat-2:secret-choice")
MAY_PASS: Final = LEDGER("ms:combat-2:may-pass")
REVEAL_AND_PAY: Final = LEDGER("ms:combat-2:reveal-and-pay")
COPIES: Final = LEDGER("ms:combat-2:several-copies")
UNTIL_END: Final = LEDGER("ms:combat-2:tactical-until-end")
CREATURE_UNTIL_END: Final = LEDGER("ms:combat-2:creature-until-end")
ONE_TOKEN: Final = LEDGER("ms:magic:one-token-casts")
OWN_BOX: Final = LEDGER("ms:magic:channeling-not-castable")
DECK: Final = LEDGER("ms:setup:spell-deck")
FRIENDLY: Final = LEDGER("ms:spells:target-friendly")
KINDS: Final = {TACTICAL: LEDGER("ms:spells:tactical-in-combat"), SUMMONING: LEDGER("ms:spells:summoning-in-combat")}
SUMMONS: Final[dict[str, str]] = {
    "air-elemental-lesser": LEDGER("ms:spell-air:air-elemental"),
    "air-elemental-greater": LEDGER("ms:spell-air:air-elemental"),
    "air-elemental-prime": LEDGER("ms:spell-air:air-elemental"),
    "fire-elemental-lesser": LEDGER("ms:spell-fire:fire-elemental"),
    "fire-elemental-greater": LEDGER("ms:spell-fire:fire-elemental"),
    "fire-elemental-prime": LEDGER("ms:spell-fire:fire-elemental"),
    "bears": LEDGER("ms:spell-druid:bears"),
    "wolves": LEDGER("ms:spell-druid:wolves"),
}
DECIDED: Final = LEDGER("msr:no-enemy-left")
USELESS: Final = LEDGER("msr:third-magic-useless")
PER_FIGHT: Final = LEDGER("msr:multi-spells-per-combat")
NOT_IN_COMBAT: Final = LEDGER.refusal("ms:combat-2:only-tactical-summoning")
NO_CARD_LEFT: Final = LEDGER.refusal("ms:spells:cards-limit-casts")
NO_TOKEN: Final = LEDGER.refusal("ms:magic:no-token-no-spell")


class Supply(NamedTuple):
    """What a side has of one spell: cards in the deck, power points in its box."""

    spell: int
    cards: int
    tokens: int


class Casting(Pick):
    """The form of a magic step: which spell cards are set aside. ``supplies``: every spell of combat of the mage."""

    __slots__ = ("supplies", "useless")

    def __init__(self, supplies: tuple[Supply, ...], useless: bool) -> None:
        codes = tuple([code for supply in supplies for code in castable(supply)])
        super().__init__(SECRET, codes, 0, len(codes))
        self.supplies = supplies
        self.useless = useless

    def shape(self, answer: Answer) -> Fault | None:
        """Cards of tactical and summoning spells that are in the deck, each paid for."""
        for i, code in enumerate(answer):
            if type(code) is int and code not in self.candidates:
                return self.why(code), i
        return super().shape(answer)

    def why(self, code: int) -> Refusal:
        """Why a card cannot be cast."""
        for supply in self.supplies:
            if supply.spell == code // COPIES_ROOM:
                return NO_CARD_LEFT if code % COPIES_ROOM >= supply.cards else NO_TOKEN
        return NOT_IN_COMBAT

    def draw(self, rng: Random) -> Answer:
        """Any cards; none where they can have no effect."""
        return () if self.useless else super().draw(rng)


def castable(supply: Supply) -> list[int]:
    """The numbers of the cards of a spell that can be cast now."""
    return [supply.spell * COPIES_ROOM + n for n in range(min(supply.cards, supply.tokens))]


def supplies_of(s: State, side: int) -> tuple[Supply, ...]:
    """Cards and power points of a side for every spell of combat, in ascending order."""
    base = side * BOARD_ROOM
    return tuple(
        [Supply(spell, cards_left(s, side, spell), s.tokens[base + box]) for spell, box in s.mage(side).combat]
    )


def cards_left(s: State, side: int, spell: int) -> int:
    """The cards of a spell in a side's deck: those that it has not in this combat now."""
    found = s.plan.spells[spell]
    if found.creature == NO_CARD:
        return found.copies - s.spells[side].count(spell)
    return found.copies - s.line[side].count(found.creature) - s.called[side].count(found.creature)


def can_cast(s: State, side: int) -> bool:
    """Whether a side has a card and a power point for some spell of combat."""
    base, spells = side * BOARD_ROOM, s.plan.mages[side].combat
    return any(s.tokens[base + box] and cards_left(s, side, spell) > 0 for spell, box in spells)


def casters(s: State) -> list[int]:
    """The sides that can cast something: none once one of the units has nothing left."""
    if is_decided(s):
        return []
    return [side for side in (0, 1) if can_cast(s, side)]


def the_first_magic_step_is_played(s: State, f: Combat) -> None:
    """Tactical and summoning spells alone."""
    begin_magic(s, FIRST_MAGIC)


def begin_magic(s: State, step: int) -> None:
    """A magic step of the combat."""
    verbs_combat.begin_step(s, step, SECRET, s.watched() and bool(casters(s)))
    push(s, MagicStep(step))


def spells_are_chosen_in_secret(s: State, f: MagicStep) -> Ask | None:
    """Both players set spell cards aside, or none. Who has nothing to cast is not asked."""
    sides = casters(s)
    if not sides:
        if s.watched() and is_decided(s):
            s.note(DECIDED)
        leave(s)
        return None
    return sealed(SECRET, "magic", [magic_ask(s, side, f.step) for side in sides])


def magic_ask(s: State, side: int, step: int) -> Ask:
    """The ask for one side's spells."""
    return Ask(side, SECRET, "magic", (), Casting(supplies_of(s, side), step == THIRD_MAGIC), (step,))


def they_are_revealed_and_paid_for(s: State, f: MagicStep) -> None:
    """One power point from the matching box for each card."""
    sides = casters(s)
    chosen = dict(zip(sides, (s.answer,) if len(sides) == 1 else s.answer))
    first = attacking_side(s)
    for side in (first, 1 - first):
        if side in chosen:
            cast_all(s, side, chosen[side])
    if f.step == THIRD_MAGIC:
        s.note(USELESS)


def cast_all(s: State, side: int, codes: tuple[int, ...]) -> None:
    """What one side has chosen."""
    if not codes:
        verbs_combat.cast_nothing(s, side, MAY_PASS)
    for code in codes:
        spell = s.plan.spells[code // COPIES_ROOM]
        verbs_combat.cast_in_combat(s, side, spell.number, REVEAL_AND_PAY)
        for rule in (ONE_TOKEN, OWN_BOX, COPIES, DECK, FRIENDLY, PER_FIGHT, KINDS[spell.kind]):
            s.note(rule)
        if spell.kind == SUMMONING:
            s.note(SUMMONS.get(spell.id, CREATURE_UNTIL_END))
        s.note(CREATURE_UNTIL_END if spell.kind == SUMMONING else UNTIL_END)


MagicStep.steps = (spells_are_chosen_in_secret, they_are_revealed_and_paid_for)
MagicStep.rules = (SECRET, REVEAL_AND_PAY)
STEPS: Final = (the_first_magic_step_is_played,)
RULES: Final = (SECRET,)
