"""``battlebook rules``: the rules and rulings, and where they are implemented and tested."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

from battlebook.commands.citations import Citations
from battlebook.commands.common import NEGATIVE, OK, Games, Wrong, add_json, add_lang, game_of, nearest, show
from battlebook.kernel.game import Game
from battlebook.kernel.rules import Rule, Ruling
from battlebook.kernel.words import message_id
from battlebook.labels import Labels, labels_for

HELP = "read rules and rulings, and where they are implemented and tested"
WIDTH = 100


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("what", nargs="?", metavar="ID|SECTION|WORD", help="a rule or ruling, a section, or a word")
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """Print what was found; status 1 when a word occurs nowhere."""
    game = game_of(games, args.game)
    labels = labels_for(game, args.lang)
    if args.what is None:
        show(overview(game)) if args.json else tell_overview(game)
        return OK
    found = find(game, args.what, labels)
    cited = Citations(game)
    whole = len(found) == 1
    rows = [plain(entry, game, labels, cited) for entry in found]
    if args.json:
        show({"game": game.key, "query": args.what, "found": rows})
    else:
        for row in rows:
            tell(row, whole)
        print_count(rows, args.what)
    return OK if rows else NEGATIVE


def overview(game: Game) -> dict[str, Any]:
    """Sections with the number of rules in each, and all rulings."""
    sections: dict[str, int] = {}
    for rule in game.ledger.rules.values():
        sections[rule.section] = sections.get(rule.section, 0) + 1
    return {
        "game": game.key,
        "sections": [{"section": section, "rules": n} for section, n in sections.items()],
        "rulings": list(game.ledger.rulings),
    }


def tell_overview(game: Game) -> None:
    """The overview as text."""
    document = overview(game)
    for row in document["sections"]:
        print(f"{row['rules']:>5}  {row['section']}")
    print(f"{len(document['rulings']):>5}  rulings: battlebook rules {game.key} rulings")


def find(game: Game, what: str, labels: Labels) -> list[Rule | Ruling]:
    """The rule or ruling with this id, else those of a section, else those in which a word occurs.

    Raises `Wrong` for something that looks like an id and is none.
    """
    ledger = game.ledger
    everything: dict[str, Rule | Ruling] = {**ledger.rules, **ledger.rulings}
    if what in everything:
        return [everything[what]]
    if what == "rulings":
        return list(ledger.rulings.values())
    section = [rule for rule in ledger.rules.values() if what in (rule.section, rule.id.split(":")[1])]
    if section:
        return [*section]
    if ":" in what:
        raise Wrong(f"{game.key} has no rule or ruling {what!r}{nearest(what, everything)}")
    word = what.casefold()
    return [entry for entry in everything.values() if word in haystack(entry, labels)]


def haystack(entry: Rule | Ruling, labels: Labels) -> str:
    """Everything in which a word is looked for."""
    message = message_id(entry.id)
    words = [labels.find(message) or "", labels.find(f"{message}.text") or ""]
    if isinstance(entry, Rule):
        return " ".join([entry.id, entry.section, entry.text, *words]).casefold()
    return " ".join([entry.id, entry.question, entry.why, *entry.options, *words]).casefold()


def plain(entry: Rule | Ruling, game: Game, labels: Labels, cited: Citations) -> dict[str, Any]:
    """The document of a rule or a ruling."""
    own = rule_plain(entry, game, labels) if isinstance(entry, Rule) else ruling_plain(entry, labels)
    title = labels.find(message_id(entry.id)) or ""
    places = {"implemented": cited.places(entry.id), "tested": cited.tests(entry.id)}
    return {"id": entry.id, "title": title, **own, **places}


def rule_plain(rule: Rule, game: Game, labels: Labels) -> dict[str, Any]:
    """What a rule says and how it stands to others."""
    others = {name: getattr(rule, name) for name in ("same_as", "supersedes", "exception_to") if getattr(rule, name)}
    return {
        "kind": rule.kind,
        "section": rule.section,
        "origin": rule.origin,
        "scope": rule.scope,
        "text": labels.find(f"{message_id(rule.id)}.text") or rule.text,
        "rulings": [r.id for r in game.ledger.rulings.values() if rule.id in r.rules],
        **others,
    }


def ruling_plain(ruling: Ruling, labels: Labels) -> dict[str, Any]:
    """What a ruling asks, its readings, and the one that is used."""
    message = message_id(ruling.id)
    return {
        "kind": "ruling",
        "text": labels.find(f"{message}.question") or ruling.question,
        "options": option_texts(ruling, message, labels),
        "default": ruling.default,
        "why": labels.find(f"{message}.why") or ruling.why,
        "confidence": ruling.confidence,
        "switch": ruling.switch,
        "rules": list(ruling.rules),
    }


def option_texts(ruling: Ruling, message: str, labels: Labels) -> list[str]:
    """The readings of a ruling in the reader's language."""
    return [labels.find(f"{message}.option-{i}") or text for i, text in enumerate(ruling.options)]


def tell(row: dict[str, Any], whole: bool) -> None:
    """A rule or ruling as text: in a list its words only, alone with everything that is known about it."""
    print(f"{row['id']}  {row['title']}".rstrip())
    print(wrapped(row["text"]))
    for i, option in enumerate(row.get("options", ())):
        print(wrapped(f"{'*' if i == row['default'] else '-'} {option}"))
    if whole:
        tell_more(row)
    print()


def tell_more(row: dict[str, Any]) -> None:
    """The rest of a document."""
    if row.get("why"):
        print(wrapped(f"why: {row['why']}"))
    for name in ("section", "origin", "kind", "scope", "same_as", "supersedes", "exception_to", "confidence"):
        if row.get(name):
            print(f"    {name.replace('_', ' ')}: {row[name]}")
    if "switch" in row:
        print(f"    can be chosen for a match: {'yes' if row['switch'] else 'no'}")
    for name in ("rules", "rulings", "implemented", "tested"):
        if row.get(name):
            print(f"    {name}:")
            for line in row[name]:
                print(f"      {line}")
    for name in ("implemented", "tested"):
        if not row[name]:
            print(f"    {name}: nowhere yet")


def wrapped(text: str) -> str:
    """A paragraph, indented."""
    return textwrap.fill(text, WIDTH, initial_indent="    ", subsequent_indent="    ")


def print_count(rows: list[dict[str, Any]], what: str) -> None:
    """How many were found, when it is not one."""
    if not rows:
        print(f"nothing in the rules says {what!r}")
    elif len(rows) > 1:
        print(f"{len(rows)} found; with an id you also read where it is implemented and tested")
