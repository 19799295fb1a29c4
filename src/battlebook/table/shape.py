"""Brings what the gate lets out into the shape of the protocol. Nothing is added here that a seat could not see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from battlebook.kernel import gate
from battlebook.kernel.events import Event
from battlebook.kernel.game import Game, Result
from battlebook.kernel.state import State
from battlebook.kernel.words import Words, message_id, words

Plain = dict[str, Any]
# Causes that every game shares have words of the table's own.
COMMON = {"no-option": "table-no-option", "form": "table-misshapen"}


def target(pairs: Iterable[Iterable[Any]]) -> Plain:
    """Pairs like ("space", 7) as an object; several units or steps of a path become lists."""
    found: Plain = {}
    many: dict[str, list[Any]] = {}
    for name, value in pairs:
        found.setdefault(name, value)
        many.setdefault(name, []).append(value)
    if len(many.get("unit", ())) > 1:
        found["units"] = many["unit"]
    if "path" in many:
        found["path"] = many["path"]
    return found


def with_target(row: Plain) -> Plain:
    """A row whose ``target`` is an object, or absent when it points at nothing."""
    rest = {k: v for k, v in row.items() if k != "target"}
    found = row.get("target")
    if isinstance(found, dict):
        return row
    return {**rest, "target": target(found)} if found else rest


def ask(game: Game, s: State, seat: int, ask_id: str) -> Plain | None:
    """The open ask of a seat, or None."""
    made = gate.ask(game, s, seat)
    if made is None:
        return None
    groups = [{**g, "options": [with_target(o) for o in g["options"]]} for g in made["groups"]]
    refused = [{**with_target(d), **reasons(d["why"])} for d in made["refused"]]
    form = form_shape(made["form"]) if made["form"] is not None else None
    return {**made, "id": ask_id, "seats": gate.waiting(s), "groups": groups, "form": form, "refused": refused}


def form_shape(form: Plain) -> Plain:
    """A form whose items point at objects; spaces that have words stand in ``named`` as well."""
    items = [with_target(i) if isinstance(i, dict) else i for i in form.get("items", ())]
    form = {**form, "items": items} if "items" in form else form
    if any(isinstance(space, dict) for space in form.get("spaces", ())):
        named = [with_target(space) for space in form["spaces"]]
        return {**form, "spaces": [space["key"] for space in named], "named": named}
    return form


def reasons(whys: list[Plain]) -> Plain:
    """The reasons of a refused candidate and the rule of the first."""
    return {"why": [why(w) for w in whys], "rule": whys[0]["rule"] if whys else ""}


def why(said: Plain) -> Plain:
    """A refusal; causes that every game shares get the table's words."""
    cause = said["words"]["id"].rpartition("--")[2]
    if cause in COMMON:
        return {"rule": said["rule"], "words": words(COMMON[cause])}
    return said


def event(game: Game, e: Event, seat: int, n: int, decision: int, heading: Words) -> Plain:
    """An event as a seat may read it, numbered, under its heading."""
    made = gate.event_plain(game, e, seat)
    if made.get("sum"):
        made["sum"] = sum_of(made["sum"], e.rule)
    return {"n": n, "decision": decision, "group": heading, **made}


def sum_of(told: Plain, rule: str) -> Plain:
    """A sum with every addend in words (its rule's own when the game has no others) and its total."""
    rows = [{"words": words(message_id(row["rule"])), **row} for row in told["rows"]]
    total = {"value": sum(row["value"] for row in rows), "words": words("table-total"), "rule": rule}
    return {"rows": rows, "total": {**total, **told.get("total", {})}}


def heading(game: Game, s: State) -> Words:
    """The heading under which events are grouped now; public."""
    return game.heading(game.known(s, -1))


def over(game: Game, s: State) -> Plain | None:
    """How the match ended, or None while it runs."""
    if s.ask is not None:
        return None
    result = game.result(s)
    if result is None:
        return {"winner": None, "seats": [], "sides": [], "kind": "none", "rule": "", "words": words("table-over")}
    return over_plain(game, result)


def over_plain(game: Game, result: Result) -> Plain:
    """A result with its words."""
    winner = result.seats[0] if result.seats else None
    told: Plain = {} if winner is None else {"seat": {"ref": "seat", "id": winner, "seat": winner}}
    return {
        "winner": winner,
        "seats": list(result.seats),
        "sides": list(result.sides),
        "kind": result.kind,
        "rule": result.rule,
        "words": words(f"{game.prefix}-result-{result.kind}", **told),
    }


def summary(game: Game, s: State) -> Plain:
    """What lists of matches show: who has to act, the heading, the end."""
    return {"waiting": gate.waiting(s), "heading": heading(game, s), "over": over(game, s)}
