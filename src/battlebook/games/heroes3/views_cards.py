"""What people see of hands and cards: words for playing one and for discarding."""

from __future__ import annotations

from typing import Any, Final

from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c18_skirmish import KINDS, DeckPreparation, open_cards
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_holders import card_ref
from battlebook.games.heroes3.views_plays import target_words
from battlebook.kernel.options import Ask, Option
from battlebook.kernel.words import OptionWords, words

HAND_PICKS: Final = ("discard", "refresh")  # asks for some cards of the hand
PICKS: Final = (*HAND_PICKS, "keep-cards")  # asks for some of several cards


def play_words(s: State, option: Option) -> OptionWords:
    """A card, which of its effects, and what it is aimed at."""
    _, card, use = option.key[:3]
    args: dict[str, Any] = {"card": card_ref(card), "use": CARDS[card].uses[use].mode}
    if len(option.key) == 3:
        return OptionWords(words("h3-opt-play", **args))
    sort, number = option.key[3:]
    return OptionWords(words("h3-opt-play-on", target=target_words(s, sort, number), **args))


def pick_args(ask: Ask) -> dict[str, Any]:
    """How many cards are discarded, or kept of which kind."""
    if ask.kind in HAND_PICKS:
        return {"least": ask.args[0], "most": ask.args[1]}
    return {"n": ask.args[0], "kind": KINDS[ask.args[1]]}


def pick_words(s: State, ask: Ask) -> dict[str, Any]:
    """The cards of a hand, or those drawn for a deck, as the candidates of a form, each by its place."""
    cards = holder(s, s.plan.seat_of_side.index(ask.seat)).hand if ask.kind in HAND_PICKS else drawn_cards(s)
    return {
        "items": [
            {"key": i, "words": words("h3-opt-card", card=card_ref(c)), "target": [["card", c]]}
            for i, c in enumerate(cards)
        ]
    }


def drawn_cards(s: State) -> tuple[int, ...]:
    """The cards that lie open while a deck is prepared."""
    frames = [f for f in s.stack if isinstance(f, DeckPreparation)]
    return open_cards(s, frames[-1]) if frames else ()
