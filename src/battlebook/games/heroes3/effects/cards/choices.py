"""Further choices that a card needs after its first target: which other unit, which space, which effect.

An operation registers with `further` what can be picked next and what happens when all is picked; its handler only
calls `choose`. Options are keys ("pick", "unit" or "space", number), ("lift", index of an effect, -1: paralysis),
("amount", n), ("level", n), ("column" or "row", space) and ("enough",).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from battlebook.games.heroes3.book import LEDGER
from battlebook.games.heroes3.cards import CARDS
from battlebook.games.heroes3.effects.cards.ops import Happening
from battlebook.games.heroes3.rules.procedures_cards import Effects, Moment
from battlebook.games.heroes3.state import State
from battlebook.games.heroes3.verbs_cards import on_table
from battlebook.kernel.compiled import mypyc_attr
from battlebook.kernel.frames import Frame, leave, push, restart
from battlebook.kernel.options import Ask, Group, Key, Option

CARD_DECIDES: Final = LEDGER("h3:4:cards-any-order")
Picked = tuple[Key, ...]
ENOUGH: Final = Option(("enough",))


class Further(NamedTuple):
    """``options``: what can be picked after what was ``picked``; nothing: all is chosen. ``do``: what then happens."""

    kind: str
    options: Callable[[State, Happening, Picked], tuple[Option, ...]]
    do: Callable[[State, Happening, Picked], None]


FURTHER: Final[dict[str, Further]] = {}


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Choice(Frame):
    """12 What else the card on the table needs to know. ``at``: which of its effects; ``picked``: the keys so far;
    ``kind``, ``unit``, ``target``: the moment."""

    __slots__ = ("at", "kind", "picked", "target", "unit")
    fields = ("at", "picked", "kind", "unit", "target")

    def __init__(self, at: int, picked: Picked, kind: str, unit: int, target: int) -> None:
        self.at = at
        self.picked = picked
        self.kind = kind
        self.unit = unit
        self.target = target


def further(
    name: str,
    kind: str,
    options: Callable[[State, Happening, Picked], tuple[Option, ...]],
    do: Callable[[State, Happening, Picked], None],
) -> None:
    """Enter the further choices of an operation; ``kind`` ends the ask's kind: ``choose-<kind>``."""
    FURTHER[name] = Further(kind, options, do)


def choose(s: State, h: Happening) -> None:
    """Ask for the further choices of the effect that happens now. The last thing a handler does."""
    f = s.stack[-1]
    if isinstance(f, Effects):
        push(s, Choice(f.done - 1, (), f.kind, f.unit, f.target))


def happening_now(s: State) -> Happening | None:
    """The effect that happens now, while its frame is the running one."""
    f = s.stack[-1]
    if not isinstance(f, Effects):
        return None
    return happening(s, Choice(f.done - 1, (), f.kind, f.unit, f.target))


def happening(s: State, f: Choice) -> Happening:
    """The effect that the choice belongs to."""
    table = on_table(s)
    effect = CARDS[table.card].uses[table.use].effects[f.at]
    return Happening(Moment(table.side, f.kind, f.unit, f.target), table, effect)


def more_is_chosen(s: State, f: Choice) -> Ask | None:
    """12 One thing after the other, by the side that plays the card."""
    h = happening(s, f)
    more = FURTHER[h.effect.op]
    options = more.options(s, h, f.picked)
    if not options:
        leave(s)
        more.do(s, h, f.picked)
        return None
    if s.seat(h.side) < 0:
        s.answer = choose_for_ai(s, h.side, options)
        return None
    group = Group(CARD_DECIDES, "choose", options)
    return Ask(s.seat(h.side), CARD_DECIDES, f"choose-{more.kind}", (group,), None, (h.table.card,))


def choose_for_ai(s: State, side: int, options: tuple[Option, ...]) -> Key:
    """11 An AI Hero chooses as he aims: an enemy of the highest Defense first, else what comes first."""

    def order(option: Option) -> tuple[bool, int]:
        key = option.key
        if key[:2] != ("pick", "unit"):
            return True, 0
        return s.side[key[2]] == side, -s.card(key[2]).defense

    return min(options, key=order).key


def the_choice_counts(s: State, f: Choice) -> None:
    """12 Until nothing more is to be chosen."""
    restart(s, Choice(f.at, (*f.picked, s.answer), f.kind, f.unit, f.target))


Choice.steps = (more_is_chosen, the_choice_counts)
FRAMES: Final[tuple[type[Frame], ...]] = (Choice,)


def pick_units(units: tuple[int, ...]) -> tuple[Option, ...]:
    """One option a unit."""
    return tuple(Option(("pick", "unit", u), (("unit", u),)) for u in units)


def pick_spaces(spaces: tuple[int, ...]) -> tuple[Option, ...]:
    """One option a space."""
    return tuple(Option(("pick", "space", n), (("space", n),)) for n in spaces)


def numbers(picked: Picked, sort: str) -> list[int]:
    """The units or spaces picked so far."""
    return [key[2] for key in picked if key[0] == "pick" and key[1] == sort]
