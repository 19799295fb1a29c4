"""The single exit. Whatever leaves for a seat - view, ask, events, refusals - is made here, from what the seat knows.

Nothing else turns a true state into data for people or programs; everything here starts from ``game.known``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from battlebook.kernel.events import Event
from battlebook.kernel.frames import open_part
from battlebook.kernel.game import SPECTATOR, Denied, Game
from battlebook.kernel.options import Ask, Key
from battlebook.kernel.rules import Refusal
from battlebook.kernel.state import State
from battlebook.kernel.typed import EVENT as DIE_TYPED
from battlebook.kernel.typed import DieForm, about_words, is_open
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
    prompt, why = prompted(game, known, part)
    return {
        "seat": seat,
        "rule": part.rule,
        "kind": part.kind,
        "window": part.window,
        "words": prompt,
        "why": why,
        "groups": [group_plain(game, known, part, i) for i in range(len(part.groups))],
        "form": form_plain(game, known, part),
        "refused": [denied_plain(game, known, part, d) for d in refused_now(game, known, part)],
    }


def prompted(game: Game, known: State, part: Ask) -> tuple[Words, Words | None]:
    """An ask as an instruction, and why it is asked. A die to type reads alike in every game."""
    if isinstance(part.form, DieForm):
        return words("typed-ask", die=die_name(game, part.form.die)), about_words(part.form.about)
    return game.prompt(known, part)


def refused_now(game: Game, known: State, part: Ask) -> Sequence[Denied]:
    """Candidates that look possible and are not; a die has none."""
    return () if isinstance(part.form, DieForm) else game.denied(known, part)


def decided(game: Game, known: State, part: Ask, key: Key) -> Words:
    """A decision in words, for whoever looks back."""
    if isinstance(part.form, DieForm):
        return typed_words(game, part.form.die, part.seat, key[0], part.form.said(key[0]))
    return game.decided(known, part, key)


def typed_words(game: Game, die: str, seat: int, face: int, text: str) -> Words:
    """Who has typed what."""
    who = {"ref": "seat", "id": seat, "seat": seat}
    return words("typed-event", seat=who, die=die_name(game, die), face=game.face_words(die, face) or text)


def face_items(game: Game, form: DieForm) -> dict[str, Any]:
    """The faces of a die that have words of their own."""
    named = [(face, game.face_words(form.die, face)) for face in form.faces]
    items = [{"key": face, "words": said} for face, said in named if said is not None]
    return {"items": items} if items else {}


def die_name(game: Game, die: str) -> dict[str, Any]:
    """A die as an argument of words; one that has no name but its sides is called by these."""
    if die[1:].isdecimal():
        return {"id": "typed-die", "args": {"n": int(die[1:])}}
    return {"ref": "die", "id": die, "msg": f"{game.prefix}-typed-{die}"}


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
    named = face_items(game, part.form) if isinstance(part.form, DieForm) else game.form_words(known, part)
    return {"kind": part.form.kind, **part.form.limits(), **named}


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
    if isinstance(part.form, DieForm):
        return {"rule": r.rule, "words": words("typed-no-face", faces=", ".join(map(part.form.said, part.form.faces)))}
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
    found: list[Refusal] = [] if isinstance(part.form, DieForm) else list(game.why_not(known, part, key))
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
    if event.kind == DIE_TYPED:
        die = args["dice"][0]
        said_so = typed_words(game, die["die"], args["seat"], die["faces"][0], args["face"])
        return {"kind": event.kind, "rule": event.rule, "words": said_so, "dice": args["dice"], "seat": args["seat"]}
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
    return None if part is None or is_open(s) else game.odds(game.known(s, seat), part, key)


def what_if(game: Game, s: State, seat: int, key: Key) -> dict[str, Any] | None:
    """What a seat would see if it had done what it only thinks of, from what it knows."""
    return game.what_if(game.known(s, seat), seat, key) if seat >= 0 else None
