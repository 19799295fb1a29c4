"""Chapter 11, AI Heroes: the AI Deck, one card of which is drawn and resolved whenever such a Hero activates a unit."""

from __future__ import annotations

from typing import Final

from battlebook.games.heroes3 import verbs, verbs_cards, verbs_holders
from battlebook.games.heroes3.board import MEMBERS
from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import AI_CARDS, CARD_INDEX, CARDS, AiCard, Use
from battlebook.games.heroes3.content import TABLES
from battlebook.games.heroes3.content_kinds import DIFFICULTIES
from battlebook.games.heroes3.effects.cards.ops import OPS
from battlebook.games.heroes3.holders import UNTIL_FIRST, Holder, Lasting, holder
from battlebook.games.heroes3.rules.c9_damage import health
from battlebook.games.heroes3.rules.procedures_cards import ACT, Moment, Play
from battlebook.games.heroes3.state import State
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, restart

DRAWS: Final = LEDGER("h3:11:ai-hero-card")
EMPTY: Final = LEDGER("h3:11:ai-deck-empty")
TYPES: Final = LEDGER("h3:11:ai-card-types")
STRENGTH: Final = LEDGER("h3:11:ai-card-strength")
MIGHT_STAYS: Final = LEDGER("h3:11:ai-might-stays")
ATTACK_STAYS: Final = LEDGER("h3r:ai-might-attack-stays")
HARD: Final = LEDGER("h3r:ai-card-hard")
MAGIC: Final = LEDGER("h3:11:ai-magic")
DRAWS_AGAIN: Final = LEDGER("h3:11:ai-draw")
RESHUFFLE: Final = LEDGER("h3:12:reshuffle-own-deck")

HARMFUL: Final = frozenset(
    (
        "damage",
        "damage_chain",
        "berserk",
        "initiative_penalty",
        "paralyse",
        "no_attack",
        "attack_penalty",
        "defense_penalty",
        "disable_ability",
    )
)
MEND: Final = 1  # the skill of a Hero without a scenario of his own heals so much


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class AiCardDrawn(Frame):
    """11 The AI Hero activates ``unit`` and draws a card."""

    __slots__ = ("unit",)
    fields = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


def the_card_is_drawn(s: State, f: AiCardDrawn) -> None:
    """11 It is resolved before the unit moves or attacks; an empty AI Deck gives nothing more in this Combat."""
    side = s.side[f.unit]
    if not holder(s, side).ai_deck:
        s.note(EMPTY)
        leave(s)
        return
    card = AI_CARDS[verbs_cards.draw_ai_card(s, side, DRAWS)]
    s.note(TYPES)
    s.note(STRENGTH)
    resolve(s, f, side, card)


AiCardDrawn.steps = (the_card_is_drawn,)
AiCardDrawn.rules = (DRAWS,)


def resolve(s: State, f: AiCardDrawn, side: int, card: AiCard) -> None:
    """11 Might, Magic or Skill; how strong, the Difficulty says (h3r:ai-card-hard)."""
    difficulty = DIFFICULTIES[holder(s, side).difficulty]
    s.note(HARD)
    if card.type == "magic":
        leave(s)
        cast(s, side, f.unit, int(card.amounts[difficulty]))
    elif card.type == "skill":
        use_skill(s, side)
        follow_skill(s, f, str(card.then[difficulty]))
    else:
        leave(s)
        raise_unit(s, side, target_of(s, side, f.unit, card.target), card.op, int(card.amounts[difficulty]))


# ------------------------------------------------------------------------------------------------- Might


def target_of(s: State, side: int, unit: int, word: str) -> int:
    """11 The unit about to attack, the own unit with the most HP, or the one that activates next."""
    own = MEMBERS[s.alive[side]]
    if word == "own_highest_health":
        return min(own, key=lambda u: (s.damage[u] - health(s, u), u))
    if word == "own_next_to_activate":
        waiting = [u for u in s.queue if s.side[u] == side]
        return waiting[0] if waiting else unit
    return unit


def raise_unit(s: State, side: int, unit: int, op: str, n: int) -> None:
    """11 The card stays with the unit until the first attack or defence it applies to."""
    if n:
        verbs_cards.begin_effect(s, Lasting(op, side, CARD_INDEX[op], unit, -1, n, UNTIL_FIRST))
        s.note(MIGHT_STAYS)
        s.note(ATTACK_STAYS)
        if s.sink is not None or s.recorder is not None:
            verbs.say(s, "ai-raise", MIGHT_STAYS, unit, n=n, card=verbs_holders.card_ref(CARD_INDEX[op]))


# ------------------------------------------------------------------------------------------------- Magic


def cast(s: State, side: int, unit: int, power: int) -> None:
    """11 The top card of the AI Spell deck, with the listed Power, on the unit of the highest Defense: of the player if
    it does harm, else of the AI. The last thing a step does."""
    card = verbs_cards.draw_ai_spell(s, side, RESHUFFLE)
    if card < 0:
        return
    s.note(MAGIC)
    number = strongest_use(CARDS[card].uses, power)
    target = spell_target(s, side, unit, CARDS[card].uses[number]) if number >= 0 else -1
    if target < 0:
        verbs_cards.discard_from_hand(s, side, (card,), MAGIC)
    else:
        push(s, Play(side, card, number, "unit", target, ACT, unit, -1))


def strongest_use(uses: tuple[Use, ...], power: int) -> int:
    """The strongest effect that so much Power pays for, or -1."""
    return max((i for i, use in enumerate(uses) if use.mode != "power" and use.power <= power), default=-1)


def spell_target(s: State, side: int, unit: int, use: Use) -> int:
    """Among the units the Spell may choose the one of the highest Defense; of several the one with the fewest HP
    left."""
    effect = use.effects[0]
    op = OPS.get(effect.op)
    found = op.targets(s, Moment(side, ACT, unit), effect) if op is not None and op.targets is not None else None
    wanted = 1 - side if effect.op in HARMFUL else side
    units = [number for sort, number in found or () if sort == "unit" and s.side[number] == wanted]
    return min(units, key=lambda u: (-s.card(u).defense, health(s, u) - s.damage[u], u), default=-1)


# ------------------------------------------------------------------------------------------------- Skill


def use_skill(s: State, side: int) -> None:
    """11 The scenario's skill; a Hero without one mends his most damaged unit."""
    hurt = [u for u in MEMBERS[s.alive[side]] if s.damage[u]]
    if hurt:
        verbs.heal(s, max(hurt, key=lambda u: (s.damage[u], -u)), MEND, STRENGTH)


def follow_skill(s: State, f: AiCardDrawn, then: str) -> None:
    """11 Some Skills draw again, or go back into the deck in the first Round. The last thing a step does."""
    side = s.side[f.unit]
    if then == "again":
        s.note(DRAWS_AGAIN)
        restart(s, f)
        return
    if then.startswith("reshuffle") and s.round == 1:
        verbs_cards.return_ai_card(s, side)
    leave(s)


def ai_holder(difficulty: int, deck: tuple[int, ...], spells: tuple[int, ...]) -> Holder:
    """11 The AI Deck is shuffled before each Combat; the AI's Spells are a pile of their own."""
    return Holder(difficulty=difficulty, ai_deck=tuple(sorted(deck)), pile=tuple(sorted(spells)))


def whole_deck(difficulty: int) -> Holder:
    """11 The AI Deck and the AI's Spells as they are before a Combat of a Difficulty."""
    names = [card.id for card in AI_CARDS]
    deck = tuple([names.index(one) for one in TABLES["ai_hero"]["deck"]])
    return ai_holder(difficulty, deck, tuple([CARD_INDEX[one] for one in TABLES["ai_hero"]["spells"]]))


FRAMES: Final[tuple[type[Frame], ...]] = (AiCardDrawn,)
