"""The content check: what the schema alone cannot say, and the list of abilities that wait for later parts."""

from __future__ import annotations

from collections.abc import Iterator

from battlebook.games.heroes3 import content_cards as cards
from battlebook.games.heroes3 import content_check_cards as check_cards
from battlebook.games.heroes3 import content_kinds as kinds
from battlebook.kernel.content import Content, Record, check_texts
from battlebook.kernel.content_files import Text
from battlebook.kernel.content_lines import Path
from battlebook.kernel.content_report import Deferred

GAME = "heroes3"
SIDES = (*kinds.FEW_PACK, "neutral")
KEYWORDS = "keywords.toml"
EFFECTS = "effects.toml"
VOCABULARIES = (KEYWORDS, EFFECTS)
VALUABLE = 6


def read(texts: list[Text], words: Content, base: Content | None = None) -> Content:
    """Check files of units, tables, armies, cards and heroes against ``words``; ``base`` as in `check_texts`.

    Without a sound vocabulary nothing is checked.
    """
    if words.faults:
        return Content()
    vocabulary = kinds.vocabulary({i: r.data for i, r in words.family("keyword").items()})
    effects = {i: r.data for i, r in words.family("effect").items()}
    other = kinds.other_files(cards.CARD_TABLES, cards.TOWN_EFFECT)
    files = (*kinds.unit_files(vocabulary), *other, *cards.card_files(effects))
    content = check_texts(texts, files, GAME, base)
    check_faces(content)
    check_armies(content, base)
    check_banks(content)
    check_cards.check(content, effects, base)
    return content


def read_words(texts: list[Text]) -> Content:
    """Check the two vocabularies themselves: what units can do, and what cards do."""
    files = (*kinds.KEYWORD_FILES, *cards.EFFECT_FILES)
    content = check_texts([t for t in texts if t.name in VOCABULARIES], files, GAME)
    for record in content.records:
        if record.kind.name == "effect":
            check_cards.check_effect(content, record)
            continue
        waits, scope = record.data.get("deferred"), record.data.get("scope")
        if scope == "deferred" and waits is None:
            content.fault(record, ("deferred",), "is missing: what a deferred keyword waits for")
        if scope == "engine" and waits is not None:
            content.fault(record, ("deferred",), "stands at a keyword of the engine")
        params = record.data.get("params")
        for name, p in params.items() if isinstance(params, dict) else ():
            if isinstance(p, dict) and p.get("type") in ("word", "words") and not p.get("values"):
                content.fault(record, ("params", name, "values"), "is missing: the words to choose from")
    return content


def check_faces(content: Content) -> None:
    """A card of one id and side exists once, whatever kind of file it stands in."""
    seen: dict[tuple[str, str], Record] = {}
    for record in content.records:
        for side in SIDES if record.kind.key == "unit" else ():
            if side in record.own:
                first = seen.setdefault((record.id, side), record)
                if first is not record:
                    where = f"{first.file}:{first.line()}"
                    content.fault(record, (side,), f"unit {record.id!r} has a side {side!r} already in {where}")


def check_armies(content: Content, base: Content | None) -> None:
    """A ready-made army holds units of its faction on sides they have, and its points are their sum."""
    units = {**(base.family("unit") if base else {}), **content.family("unit")}
    for record in content.records:
        if record.kind.name != "army" or any(f.record == f"army {record.id}" for f in content.faults):
            continue
        total = 0
        for i, row in enumerate(record.data["units"]):
            unit = units[row["unit"]].data
            if unit.get("faction") != record.data["faction"]:
                content.fault(record, ("units", i, "unit"), f"is not of faction {record.data['faction']!r}")
            elif row["side"] not in unit:
                content.fault(record, ("units", i, "side"), f"{row['unit']!r} has no side {row['side']!r}")
            else:
                total += cost_of(unit, row["side"])
        if total != record.data["points"]:
            content.fault(record, ("points",), f"is {record.data['points']}, the units cost {total}")


def check_banks(content: Content) -> None:
    """The guards of a bank are cards of that bank."""
    guards = content.family("bank unit")
    for bank in content.family("bank").values():
        for i, name in enumerate(u for u in bank.data.get("units", ()) if isinstance(u, str)):
            if name in guards and guards[name].data.get("bank") != bank.id:
                content.fault(bank, ("units", i), f"{name!r} guards another bank")


def cost_of(unit: object, side: str) -> int:
    """Points of a unit's side: gold and 6 for each valuable; a Pack costs its Few and its own price. 0 when free."""
    if not isinstance(unit, dict):
        return 0
    below = {"pack": "few", "alt_pack": "alt_few"}.get(side)
    price = unit[side].get("cost") if isinstance(unit.get(side), dict) else None
    if not isinstance(price, dict) or not all(type(v) is int for v in price.values()):
        return 0
    own = int(price.get("gold", 0)) + VALUABLE * int(price.get("valuables", 0))
    return own + (cost_of(unit, below) if below else 0)


def deferred_uses(content: Content, words: Content) -> Iterator[Deferred]:
    """Every use of a keyword that waits for cards, Spells, sieges, gold or the map."""
    waits = {i: r.data["deferred"] for i, r in words.family("keyword").items() if "deferred" in r.data}
    for record in content.records:
        for path, ability in abilities(record) if record.kind.key == "unit" else ():
            word = ability.get("kw")
            if isinstance(word, str) and word in waits:
                named = f"{record.kind.name} {record.id}"
                yield Deferred(record.file, record.line(path), named, word, waits[word])


def abilities(record: Record) -> Iterator[tuple[Path, dict[str, object]]]:
    """The abilities of all sides of a unit with their places."""
    for side in SIDES:
        card = record.data.get(side)
        rows = card.get("abilities", ()) if isinstance(card, dict) else ()
        for i, ability in enumerate(rows if isinstance(rows, list) else ()):
            if isinstance(ability, dict):
                yield (side, "abilities", i), ability
