"""``battlebook games``: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from battlebook.commands.common import OK, Games, add_json, add_lang, show
from battlebook.kernel.game import Field, Game, Setup
from battlebook.labels import Labels, labels_for

HELP = "list the games, their set-ups, variants, scenarios and ready-made decks or armies"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """List them."""
    documents = [plain(game, args.lang) for game in games.values()]
    if args.json:
        show({"games": documents})
        return OK
    for document in documents:
        tell(document)
    if not documents:
        print("no game is installed")
    return OK


def plain(game: Game, lang: str) -> dict[str, Any]:
    """The document of one game. ``setups`` and ``variants`` are keys; what they hold stands in ``details``."""
    labels = labels_for(game, lang)
    return {
        "key": game.key,
        "title": labels.find(f"{game.prefix}-title") or game.key,
        "seats": sorted({len(setup.seat_names) for setup in game.setups}),
        "setups": [setup.key for setup in game.setups],
        "variants": [variant.key for variant in game.variants],
        "details": {
            "setups": [setup_plain(game, setup, labels) for setup in game.setups],
            "variants": [
                {"key": v.key, "title": named(labels, f"{game.prefix}-variant-{v.key}"), "rule": v.rule}
                for v in game.variants
            ],
            "rulings": [r.id for r in game.ledger.rulings.values() if r.switch],
        },
    }


def named(labels: Labels, message: str) -> str:
    """The text of a message, or the message's id."""
    return labels.find(message) or message


def setup_plain(game: Game, setup: Setup, labels: Labels) -> dict[str, Any]:
    """One set-up with its seats and its form."""
    return {
        "key": setup.key,
        "title": named(labels, f"{game.prefix}-setup-{setup.key}"),
        "rule": setup.rule,
        "seats": [named(labels, name) for name in setup.seat_names],
        "fields": [field_plain(labels, field) for field in setup.fields],
    }


def field_plain(labels: Labels, field: Field) -> dict[str, Any]:
    """One field of a set-up's form."""
    choices = [{"value": value, "title": named(labels, message)} for value, message in field.choices]
    low, high = field.limits
    limits = {"low": low, "high": high} if field.kind == "number" else {}
    return {"name": field.name, "kind": field.kind, "default": field.default, "choices": choices, **limits}


def tell(document: dict[str, Any]) -> None:
    """One game as text."""
    seats = " or ".join(map(str, document["seats"]))
    print(f"{document['key']}: {document['title']}, {seats} seats")
    for setup in document["details"]["setups"]:
        print(f"  set-up {setup['key']}: {setup['title']} ({', '.join(setup['seats'])})")
        for field in setup["fields"]:
            print(f"    {field['name']}: {field_text(field)}")
    for variant in document["details"]["variants"]:
        print(f"  variant {variant['key']}: {variant['title']}")


def field_text(field: dict[str, Any]) -> str:
    """What a field may hold."""
    if field["choices"]:
        return ", ".join(f"{c['value']} ({c['title']})" for c in field["choices"])
    if "low" in field:
        return f"{field['low']} to {field['high']}, {field['default']} without a choice"
    shown = isinstance(field["default"], int | str)
    return f"{field['kind']}, {field['default']} without a choice" if shown else str(field["kind"])
