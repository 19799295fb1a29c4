"""``battlebook replay``: a saved match as text, decision by decision, checked while it is told."""

from __future__ import annotations

import argparse
from typing import Any

from battlebook.commands.common import NEGATIVE, OK, Games, add_json, add_lang, read_text, show, whole
from battlebook.commands.matches import where
from battlebook.commands.story import Broken, Story, Told
from battlebook.kernel.game import Game, Result
from battlebook.kernel.saves import Saved, SaveError, end_faults, loads, verify
from battlebook.labels import Labels, labels_for

HELP = "show a saved match as text, decision by decision, and verify its digests"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a match file (.battle)")
    parser.add_argument("--to", type=whole(0), metavar="N", help="stop after decision N")
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """Tell the match; status 1 when something in it does not fit."""
    told = Printed(args.json)
    try:
        tell(args, games, told)
    except (SaveError, UnicodeDecodeError) as wrong:
        told.fault(-1, "file", str(wrong))
    except Broken as broken:
        told.fault(broken.decision, broken.field, str(broken))
    if args.json:
        show({"file": args.file, "ok": not told.faults, "decisions": told.rows, "faults": told.faults})
    return NEGATIVE if told.faults else OK


def tell(args: argparse.Namespace, games: Games, told: Printed) -> None:
    """Tell a file. Raises `Broken` or `SaveError` where it goes wrong."""
    saved = loads(read_text(args.file))
    header = saved.header
    game = games.get(header.game)
    if game is None:
        raise Broken(-1, "game", f"there is no game {header.game!r} here")
    if saved.partial:
        tell_partial(saved, game, told)
        return
    labels = labels_for(game, args.lang, [seat.name for seat in header.seats])
    version = header.rules_version
    told.line(labels.text("cli-match", id=header.id, game=game.key, setup=header.spec.setup, version=version))
    story = Story(game, saved, labels)
    for row in story.tell(args.to):
        told.row(row, labels)
    if args.to is None or story.match.revision == len(saved.decisions) - 1:
        for fault in end_faults(story.match, saved):
            raise Broken(*fault)
    told.line(ending(story, labels))


def tell_partial(saved: Saved, game: Any, told: Printed) -> None:
    """A seat's own export holds views, not decisions: say so, and whether its digests hold."""
    report = verify(game, saved)
    for note in report.notes:
        told.line(f"{note}; {report.decisions} views")
    for fault in report.faults:
        raise Broken(*fault)


def ending(story: Story, labels: Labels) -> str:
    """How the match stands after the last decision that was told."""
    n = story.match.revision
    result = story.game.result(story.match.state) if story.match.over else None
    if result is None:
        return labels.text("cli-running", n=n)
    return labels.text("cli-end", n=n, who=winners(story.game, result, labels), rule=labels.rule(result.rule))


def winners(game: Game, result: Result, labels: Labels) -> str:
    """Who won, in the game's own words where it has them."""
    message = f"{game.prefix}-result-{result.kind}"
    if labels.find(message) is not None:
        args = {"seat": {"ref": "seat", "id": result.seats[0]}} if result.seats else {}
        return labels.words({"id": message, "args": args}).removesuffix(".")
    if result.seats:
        names = [labels.argument({"ref": "seat", "id": seat}) for seat in result.seats]
        return labels.text("cli-wins", who=", ".join(names))
    if result.sides:
        return labels.text("cli-side-wins", side=", ".join(map(str, result.sides)))
    return labels.text("cli-nobody")


class Printed:
    """What has been told so far: printed at once, or kept for one JSON document."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet
        self.heading = ""
        self.rows: list[dict[str, Any]] = []
        self.faults: list[dict[str, Any]] = []

    def line(self, text: str) -> None:
        """A line of its own."""
        if not self.quiet:
            print(text)

    def row(self, row: Told, labels: Labels) -> None:
        """One decision; its heading when that has changed."""
        self.rows.append(row._asdict())
        if row.heading != self.heading:
            self.heading = row.heading
            self.line(f"\n{row.heading}")
        rule = f"  [{labels.rule(row.rule)}]" if row.rule else ""
        who = labels.argument({"ref": "seat", "id": row.seat})
        text = row.choice if row.seat < 0 else labels.text("cli-answer", who=who, what=row.choice)
        self.line(f"{row.n:>5}  {text}{rule}")
        for event in row.events:
            self.line(f"         {event}")

    def fault(self, decision: int, field: str, message: str) -> None:
        """Where the file stops to fit."""
        self.faults.append({"decision": decision, "field": field, "message": message})
        self.line(f"\nstopped at {where(decision)}, {field}: {message}")
