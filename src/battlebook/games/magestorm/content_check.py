"""The content check: what the schema alone cannot say about boards, cards, spells, derivations and scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from battlebook.games.magestorm import content_check_scenarios as scenarios
from battlebook.games.magestorm.content_kinds import FILES
from battlebook.games.magestorm.content_look import Look
from battlebook.games.magestorm.content_make import number_of
from battlebook.games.magestorm.pieces import BOARD_ROOM, MOST_SPELLS
from battlebook.kernel.content import Content, Record, check_texts
from battlebook.kernel.content_files import Text
from battlebook.kernel.content_schema import near

GAME = "magestorm"


def read(texts: list[Text], base: Content | None = None) -> Content:
    """Check files; with ``base`` they are corrections of it. What schema and references find stops the rest."""
    content = check_texts(texts, FILES, GAME, base)
    if content.faults or not content.records:
        return content
    look = Look(content, base)
    for record in look.records("mage"):
        check_board(look, record)
    check_spells(look)
    for record in look.records("terrain"):
        check_terrain(look, record)
    check_box(look)
    check_derivations(look)
    for record in look.records("scenario"):
        scenarios.check(look, record)
    return content


def check_board(look: Look, record: Record) -> None:
    """A board has one source; spell boxes have spells of their kind; links join two boxes; every box is reached."""
    boxes = {box["id"]: box["kind"] for box in record.data["boxes"]}
    spells = look.family("spell")
    for part in ("boxes", "links"):
        if len(record.data[part]) > BOARD_ROOM:
            look.fault(record, (part,), f"are {len(record.data[part])}, a board has room for {BOARD_ROOM}")
    if Counter(boxes.values())["source"] != 1:
        look.fault(record, ("boxes",), "must hold exactly one source box")
    for i, box in enumerate(record.data["boxes"]):
        if list(boxes).index(box["id"]) != i:
            look.fault(record, ("boxes", i, "id"), f"box {box['id']!r} stands on the board before")
        elif box["kind"] not in ("source", "channeling"):
            check_spell_box(look, record, i, box, spells)
    reached = check_links(look, record, boxes)
    astray = any(name not in boxes for link in record.data["links"] for name in link["between"])
    for i, box in enumerate(record.data["boxes"]):
        if box["id"] not in reached and not astray:
            look.fault(record, ("boxes", i, "id"), f"no links lead from the source to box {box['id']!r}")


def check_spell_box(
    look: Look, record: Record, i: int, box: Mapping[str, Any], spells: Mapping[str, Mapping[str, Any]]
) -> None:
    """A spell box is named like a spell of this mage, and has its kind."""
    spell = spells.get(box["id"])
    if spell is None or spell["mage"] != record.id:
        own = [i for i, s in spells.items() if s["mage"] == record.id]
        look.fault(record, ("boxes", i, "id"), f"{record.id} has no spell {box['id']!r}{near(box['id'], own)}")
    elif spell["type"] != box["kind"]:
        look.fault(record, ("boxes", i, "kind"), f"{box['id']!r} is a spell of type {spell['type']!r}")


def check_links(look: Look, record: Record, boxes: Mapping[str, str]) -> set[str]:
    """Every link joins two boxes of the board, once. Returns the boxes that the source's links lead to."""
    pairs: list[frozenset[str]] = []
    for i, link in enumerate(record.data["links"]):
        pair = frozenset(link["between"])
        for j, name in enumerate(link["between"]):
            if name not in boxes:
                look.fault(record, ("links", i, "between", j), f"there is no box {name!r}{near(name, boxes)}")
        if len(pair) < 2:
            look.fault(record, ("links", i, "between"), "joins a box with itself")
        elif pair in pairs:
            look.fault(record, ("links", i, "between"), "the two boxes have a link already")
        pairs.append(pair)
    reached = {name for name, kind in boxes.items() if kind == "source"}
    for _ in boxes:
        reached |= {name for pair in pairs if pair & reached for name in pair}
    return reached


def check_spells(look: Look) -> None:
    """Each spell, and that there are not more of them than the program counts."""
    records = look.records("spell")
    for record in records:
        check_spell(look, record)
    if len(records) > MOST_SPELLS:
        look.fault(records[-1], (), f"is spell {len(records)}, there is room for {MOST_SPELLS}")


def check_spell(look: Look, record: Record) -> None:
    """A spell of a mage has a box on that mage's board; combat spells have cards."""
    spell = record.data
    boxes = [box["id"] for box in look.family("mage")[spell["mage"]]["boxes"]]
    if record.id not in boxes:
        message = f"the board of {spell['mage']} has no box {record.id!r}{near(record.id, boxes)}"
        look.fault(record, ("mage",), message)
    if spell["type"] in ("tactical", "summoning") and "cards" not in spell:
        look.fault(record, ("cards",), "is missing: spells of combat have cards")
    if (spell["type"] == "summoning") != ("creature" in spell):
        look.fault(record, ("creature",), "stands at summoning spells, and at each of them")


def check_terrain(look: Look, record: Record) -> None:
    """Each code once, a word for the map; passable terrain has a cost."""
    if len(record.data["code"].split()) != 1:
        look.fault(record, ("code",), f"{record.data['code']!r} is no word that a map could hold")
    alike = [i for i, t in look.family("terrain").items() if t["code"] == record.data["code"] and i != record.id]
    if alike:
        look.fault(record, ("code",), f"{record.data['code']!r} is the code of {alike[0]!r} too")
    if ("cost" in record.data) == ("impassable" in record.data):
        look.fault(record, ("cost",), "either a cost or impassable, not both or none")


def check_box(look: Look) -> None:
    """The cards of all kinds add up to those of the box."""
    box = look.family("box").get("box")
    record = look.content.found.get(("box", "box"))
    if box is None or record is None:
        return
    troops = sum(number_of(t["count"]) for t in look.family("troop").values())
    spells = sum(number_of(s.get("cards")) for s in look.family("spell").values())
    for name, n in (("troop_cards", troops), ("spell_cards", spells)):
        if number_of(box[name]) != n:
            look.fault(record, (name,), f"is {number_of(box[name])}, but the cards of all kinds are {n}")
    parts = sum(number_of(box[n]) for n in ("unit_cards", "troop_cards", "spell_cards", "terrain_cards"))
    if parts != number_of(box["cards"]):
        look.fault(record, ("cards",), f"is {number_of(box['cards'])}, but the kinds add up to {parts}")


# ------------------------------------------------------------------------------------- derived values


def check_derivations(look: Look) -> None:
    """The installed values reproduce every sum and single value that the book's examples fix."""
    cards = {**look.family("troop"), **look.family("creature")}
    for record in look.content.family("sum").values():
        row = record.data
        found = [worth(cards[term], row["characteristic"], row["step"]) for term in row["terms"]]
        for i, (have, want) in enumerate(zip(found, row["addends"])):
            if have != want:
                look.fault(record, ("addends", i), f"{row['terms'][i]} has {have}, the book's sum has {want}")
        total = sum(row["addends"]) + sum(p["value"] for p in row["plus"])
        if total != row["total"] or len(row["addends"]) != len(row["terms"]):
            look.fault(record, ("total",), f"the addends make {total}")
    for record in look.content.family("single").values():
        check_single(look, record, cards[record.data["card"]])


def worth(card: Mapping[str, Any], characteristic: str, step: str) -> int:
    """A card's value in a step; minimum damage by its kind."""
    if characteristic == "minimum_damage":
        unstoppable = any(row["ability"] == "unstoppable-damage" for row in card.get("special_abilities", ()))
        return number_of(card["damage"][step]) if unstoppable else 2 if "army" in card else 1
    value = card[characteristic]
    return number_of(value[step] if isinstance(value, Mapping) and step in value else value)


def check_single(look: Look, record: Record, card: Mapping[str, Any]) -> None:
    """One value that an example states."""
    row = record.data
    for step in ("engagement", "melee"):
        if step in row and worth(card, row["characteristic"], step) != row[step]:
            look.fault(record, (step,), f"the card has {worth(card, row['characteristic'], step)}")
    have = worth(card, row["characteristic"], "melee")
    if row.get("equals", have) != have:
        look.fault(record, ("equals",), f"the card has {have}")
    if row.get("at_least", have) > have:
        look.fault(record, ("at_least",), f"the card has {have}")
