"""The check of cards, heroes and decks: what the schema alone cannot say, and the effects that do not act yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from battlebook.games.heroes3.content_cards import LEVELS
from battlebook.games.heroes3.implemented import IMPLEMENTED_OPS
from battlebook.kernel.content import Content, Record
from battlebook.kernel.content_lines import Path
from battlebook.kernel.content_report import Deferred
from battlebook.kernel.content_schema import near

Effects = Mapping[str, Mapping[str, Any]]

CARD_KEYS = ("statistic", "ability", "spell", "artifact", "war_machine")
START_CARDS = 9
SPELL_VALUE = "value"
EMPOWERED = "empowered_"
TO_CHOOSE = ("word", "words", "number_or")


def check(content: Content, effects: Effects, base: Content | None) -> None:
    """All checks of records whose fields are sound."""
    broken = {f.record for f in content.faults}
    check_ids(content, base)
    for record in content.records:
        if f"{record.kind.name} {record.id}" in broken:
            continue
        if record.kind.key == "hero":
            check_hero(content, record, effects)
        elif record.kind.key == "spell":
            check_levels(content, record)
        elif record.kind.key == "deck":
            check_deck(content, record, base)


def check_effect(content: Content, record: Record) -> None:
    """A line of the vocabulary has uses and, where words are chosen from, names them."""
    tables = [(part, record.data.get(part)) for part in ("params", "spell")]
    if all(t is None for _, t in tables):
        content.fault(record, ("params",), "is missing: the parameters of the effect, or spell")
    for part, t in tables:
        for name, p in t.items() if isinstance(t, dict) else ():
            if isinstance(p, dict) and p.get("type") in TO_CHOOSE and not p.get("values"):
                content.fault(record, (part, name, "values"), "is missing: the words to choose from")
    spell = record.data.get("spell")
    if isinstance(spell, dict) and SPELL_VALUE not in spell:
        content.fault(record, ("spell", SPELL_VALUE), "is missing: what a level of a Spell says")


def check_ids(content: Content, base: Content | None) -> None:
    """A card's id is its own, whatever kind of card it is; a pack changes cards of the same kind only."""
    seen: dict[str, Record] = {}
    for record in (*(base.records if base is not None else ()), *content.records):
        if record.kind.key in CARD_KEYS:
            first = seen.setdefault(record.id, record)
            if first.kind.key != record.kind.key:
                where = f"{first.file}:{first.line()}"
                content.fault(record, ("id",), f"id {record.id!r} is taken by the {first.kind.name} in {where}")


def check_hero(content: Content, record: Record, effects: Effects) -> None:
    """A hero begins with 9 cards, and a Specialty doubles only what belongs to one unit."""
    data = record.data
    n = sum(data["statistics"].values()) + data["magic_arrows"] + 2
    if n != START_CARDS:
        content.fault(record, ("statistics",), f"make a starting deck of {n} cards, not of {START_CARDS}")
    for level in LEVELS:
        specialty = data["specialties"][level]
        ops = [e["op"] for option in specialty["options"] for e in option]
        if "doubles_for" in specialty and not any(effects[op].get("one_unit") for op in ops):
            path = ("specialties", level, "doubles_for")
            content.fault(record, path, "stands beside effects that belong to no single unit")


def check_levels(content: Content, record: Record) -> None:
    """The levels of a Spell need more and more Power."""
    needed = [level["power"] for level in record.data["cast"]["levels"]]
    if needed != sorted(set(needed)):
        content.fault(record, ("cast", "levels"), f"need {needed} Power, which does not rise")


def check_deck(content: Content, record: Record, base: Content | None) -> None:
    """The cards of a ready-made deck exist."""
    known = card_ids(content) + (card_ids(base) if base is not None else [])
    for i, card in enumerate(record.data["cards"]):
        if card not in known:
            content.fault(record, ("cards", i), f"there is no card {card!r}{near(card, known)}")


def card_ids(content: Content) -> list[str]:
    """The ids of all cards that the records make."""
    found = []
    for record in content.records:
        if record.kind.key in CARD_KEYS:
            found.append(record.id)
        if record.kind.key in ("statistic", "ability"):
            found.append(EMPOWERED + record.id)
        if record.kind.key == "hero":
            found += [specialty_id(record.id, level) for level in LEVELS]
    return found


def specialty_id(hero: str, level: str) -> str:
    """The id of a Specialty card: ``adelaide_1``, ``adelaide_4``, ``adelaide_6``."""
    return f"{hero}_{ {'I': 1, 'IV': 4, 'VI': 6}[level] }"


def deferred_uses(content: Content, words: Content) -> Iterator[Deferred]:
    """Every use of an op that should act in Combat and that no rule carries out."""
    scopes = {i: r.data.get("scope") for i, r in words.family("effect").items()}
    for record in content.records:
        for path, op in ops_of(record.data, ()) if record.kind.key in (*CARD_KEYS, "hero") else ():
            if scopes.get(op) == "engine" and op not in IMPLEMENTED_OPS:
                named = f"{record.kind.name} {record.id}"
                yield Deferred(record.file, record.line(path), named, op, "cards")


def ops_of(value: object, path: Path) -> Iterator[tuple[Path, str]]:
    """Every op inside a record with its place."""
    if isinstance(value, Mapping):
        if isinstance(value.get("op"), str):
            yield path, value["op"]
        for key, inner in value.items():
            yield from ops_of(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from ops_of(inner, (*path, i))
