"""What people see of hands and cards: words for playing one and for discarding."""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.holders import holder
from battlebook.games.heroes3.rules.c18_skirmish import KINDS, DeckPreparation, open_cards
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
    return card_items(holder(s, s.plan.seat_of_side.index(ask.seat)).hand)


def keep_words(s: State) -> dict[str, Any]:
    """The cards that were drawn for a deck as the candidates of a form."""
    return card_items(drawn_cards(s))


def keep_args(ask: Ask) -> dict[str, Any]:
    """How many cards of which kind are kept."""
    return {"n": ask.args[0], "kind": KINDS[ask.args[1]]}


def drawn_cards(s: State) -> tuple[int, ...]:
    """The cards that lie open while a deck is prepared."""
    frames = [f for f in s.stack if isinstance(f, DeckPreparation)]
    return open_cards(s, frames[-1]) if frames else ()


def card_items(cards: tuple[int, ...]) -> dict[str, Any]:
    """Cards as the candidates of a form, each by its place."""
    return {
        "items": [
            {"key": i, "words": words("h3-opt-card", card=card_ref(c)), "target": [["card", c]]}
            for i, c in enumerate(cards)
        ]
    }
