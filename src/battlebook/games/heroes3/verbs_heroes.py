"""More verbs for Heroes: morale, resources, the School of a Spell, a Permanent card that is taken up."""

from __future__ import annotations

from typing import Any

from battlebook.games.heroes3.holders import CardOnTable, holder, without
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_holders import card_ref, put, say_side


def name_school(s: State, school: str, rule: str) -> None:
    """The caster of the card played last names its School."""
    named = CardOnTable._make(s.casting[-1])._replace(school=school)
    s.casting = (*s.casting[:-1], tuple(named))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "names-school", rule, named.side, school={"id": f"h3-school-{school}", "args": {}})


def take_from_play(s: State, side: int, card: int) -> None:
    """A Permanent card in play is taken up, to be used for its other effect."""
    h = holder(s, side)
    hand, shown = tuple(sorted((*h.hand, card))), tuple(sorted((*h.shown, card)))
    put(s, side, h._replace(in_play=without(h.in_play, card), permanent=-1, hand=hand, shown=shown))


def set_morale(s: State, side: int, morale: int, rule: str) -> None:
    """A side has a Positive (1) or Negative (-1) Morale Token, or none."""
    put(s, side, holder(s, side)._replace(morale=morale))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "morale", rule, side, n=morale)


def gain(s: State, side: int, what: str, n: int, rule: str) -> None:
    """Gold, materials or valuables for a side."""
    changed: Any = {what: getattr(holder(s, side), what) + n}
    put(s, side, holder(s, side)._replace(**changed))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "gains", rule, side, what={"id": f"h3-resource-{what}", "args": {"n": n}}, n=n)


def regain_experts(s: State, side: int, n: int, rule: str) -> None:
    """Expert uses that were spent come back."""
    put(s, side, holder(s, side)._replace(experts=holder(s, side).experts - n))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "regains-expert", rule, side, n=n)


def take_from_scroll(s: State, side: int, card: int) -> None:
    """A Spell of a Spell Scroll is taken up to be cast; everybody sees it."""
    h = holder(s, side)
    hand, shown = tuple(sorted((*h.hand, card))), tuple(sorted((*h.shown, card)))
    put(s, side, h._replace(scrolls=without(h.scrolls, card), hand=hand, shown=shown))


def gain_card(s: State, side: int, card: int, rule: str) -> None:
    """A new card comes to the hand; everybody sees it."""
    h = holder(s, side)
    put(s, side, h._replace(hand=tuple(sorted((*h.hand, card))), shown=tuple(sorted((*h.shown, card)))))
    if s.sink is not None or s.recorder is not None:
        say_side(s, "finds", rule, side, card=card_ref(card))
