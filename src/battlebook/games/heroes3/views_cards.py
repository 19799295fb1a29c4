"""What people see of hands and cards: words for playing one and for discarding."""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_cards import card_ref
from battlebook.games.heroes3.views_plays import target_words
from battlebook.kernel.options import Ask, Option
from battlebook.kernel.words import OptionWords, words


def play_words(s: State, option: Option) -> OptionWords:
    """A card, which of its effects, and what it is aimed at."""
    _, card, use = option.key[:3]
    args: dict[str, Any] = {"card": card_ref(card), "use": CARDS[card].uses[use].mode}
    if len(option.key) == 3:
        return OptionWords(words("h3-opt-play", **args))
    sort, number = option.key[3:]
    return OptionWords(words("h3-opt-play-on", target=target_words(s, sort, number), **args))


def discard_words(s: State, ask: Ask) -> dict[str, Any]:
    """The cards of a hand as the candidates of a form."""
    hand = holder(s, s.plan.seat_of_side.index(ask.seat)).hand
    return {
        "items": [
            {"key": i, "words": words("h3-opt-card", card=card_ref(c)), "target": [["card", c]]}
            for i, c in enumerate(hand)
        ]
    }
