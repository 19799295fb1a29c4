"""The single exit. Whatever leaves for a seat - view, ask, events, refusals - is made here, from what the seat knows.

Nothing else turns a true state into data for people or programs; everything here starts from ``game.known``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from battlebook.kernel.events import Event
from battlebook.kernel.frames import open_part
from battlebook.kernel.game import SPECTATOR, Denied, Game
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.rules import Refusal
from battlebook.kernel.state import State
from battlebook.kernel.words import Words, message_id, words


def view(game: Game, s: State, seat: int) -> dict[str, Any]:
    """What the page draws for a seat (-1 = spectator)."""
    return game.view(game.known(s, seat), seat)


def waiting(s: State) -> list[int]:
    """The seats that have still to answer; public."""
    if s.ask is None:
        return []
    done = {seat for seat, _ in s.sealed}
    return [seat for seat in s.ask.seats if seat not in done]


def ask(game: Game, s: State, seat: int) -> dict[str, Any] | None:
    """The open ask of a seat with words, options and refused candidates, or None."""
    part = open_part(s, seat) if seat >= 0 else None
    if part is None:
        return None
    known = game.known(s, seat)
    prompt, why = game.prompt(known, part)
    return {
        "seat": seat,
        "rule": part.rule,
        "kind": part.kind,
        "window": part.window,
        "words": prompt,
        "why": why,
        "groups": [group_plain(game, known, part, i) for i in range(len(part.groups))],
        "form": form_plain(game, known, part),
        "refused": [denied_plain(game, known, part, d) for d in game.denied(known, part)],
    }


def group_plain(game: Game, known: State, part: Ask, i: int) -> dict[str, Any]:
    """One group of options with words."""
    group = part.groups[i]
    rows = []
    for option in group.options:
        label = game.option_words(known, part, option)
        rows.append(
            {
                "key": list(option.key),
                "target": [list(t) for t in option.target],
                "words": label.words,
                "style": label.style,
                "meta": label.meta or game.option_meta(known, part, option),
            }
        )
    return {
        "rule": group.rule,
        "verb": group.verb,
        "words": words(f"{game.prefix}-group-{group.verb}"),
        "options": rows,
    }


def form_plain(game: Game, known: State, part: Ask) -> dict[str, Any] | None:
    """A form with its candidates, limits and names."""
    if part.form is None:
        return None
    return {"kind": part.form.kind, **part.form.limits(), **game.form_words(known, part)}


def denied_plain(game: Game, known: State, part: Ask, denied: Denied) -> dict[str, Any]:
    """A refused candidate with its reasons, worded as the option would be."""
    return {
        "key": list(denied.key),
        "target": [list(t) for t in denied.target],
        "words": game.denied_words(known, part, denied),
        "why": [refusal(game, known, part, denied.key, r) for r in denied.refusals],
    }


def refusal(game: Game, known: State, part: Ask, key: Key, r: Refusal) -> dict[str, Any]:
    """A refusal in words: the rule, and the message of that rule's cause."""
    args = game.refusal_args(known, part, key, r)
    if known.recorder is not None:
        known.recorder("refused", r.rule)
    return {"rule": r.rule, "words": refusal_words(r, dict(args))}


def refusal_words(r: Refusal, args: dict[str, Any] | None = None) -> Words:
    """The words of a refusal."""
    return {"id": f"{message_id(r.rule)}--{r.cause}", "args": args or {}}


def why(game: Game, s: State, seat: int, key: Key) -> list[dict[str, Any]]:
    """Why a seat may not answer ``key`` now: every refusal, in rule order, from what the seat knows."""
    part = open_part(s, seat) if seat >= 0 else None
    if part is None:
        return []
    known = game.known(s, seat)
    found: list[Refusal] = list(game.why_not(known, part, key))
    if not found:
        found = [Refusal(part.rule, "no-option")]
    return [refusal(game, known, part, key, r) for r in found]


def phases(game: Game, s: State) -> list[dict[str, Any]]:
    """The running order as everybody may see it."""
    return [phase._asdict() for phase in game.phases(game.known(s, SPECTATOR))]


def events(game: Game, happened: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat may read them."""
    return [event_plain(game, e, seat) for e in happened]


def event_plain(game: Game, event: Event, seat: int) -> dict[str, Any]:
    """One event: kind, rule, words and what the page draws of it (dice, sum, motion, places)."""
    args = event.args_for(seat)
    drawn = {name: args[name] for name in ("dice", "sum", "motion", "places", "seat") if name in args}
    said = {k: v for k, v in args.items() if k not in ("dice", "sum", "motion", "places", "heading")}
    return {
        "kind": event.kind,
        "rule": event.rule,
        "words": words(f"{game.prefix}-event-{event.kind}", **game.event_words(event, said)),
        **drawn,
    }


def odds(game: Game, s: State, seat: int, key: Key) -> dict[str, Any] | None:
    """The exact outcomes of an option, from what the seat knows."""
    part = open_part(s, seat) if seat >= 0 else None
    return None if part is None else game.odds(game.known(s, seat), part, key)
