"""``battlebook content check``: validate content files."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from battlebook.commands.common import NEGATIVE, OK, Games, Wrong, add_json, game_of, show
from battlebook.kernel.game import Game

HELP = "validate cards, decks, scenarios, boards and units"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check content: file, line and reason for each fault")
    check.add_argument("path", nargs="?", metavar="PATH", help="a file or folder (default: the built-in content)")
    check.add_argument("--game", metavar="GAME", help="the game it is for (default: what the files say)")
    add_json(check)


def run(args: argparse.Namespace, games: Games) -> int:
    """Check; status 1 when a fault was found."""
    if args.path is not None and not Path(args.path).exists():
        raise Wrong(f"cannot read {args.path}: no such file or folder")
    chosen = [game_of(games, args.game)] if args.game else chosen_by_content(args.path, games)
    document = joined(checked(chosen, args.path))
    if args.json:
        show(document)
    else:
        tell(document)
    return NEGATIVE if document["faults"] else OK


def chosen_by_content(path: str | None, games: Games) -> list[Game]:
    """The games that the files at a path name in ``game = "..."``; all games when none is named or no path given."""
    named = {name for name in games if path is not None and mentions(Path(path), name)}
    return [game for key, game in games.items() if not named or key in named]


def mentions(path: Path, key: str) -> bool:
    """Whether a content file says that it is for a game."""
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    wanted = {f'game="{spelling}"' for spelling in (key, key.replace("_", "-"))}
    return any(line.replace(" ", "") in wanted for file in files for line in lines_of(file))


def lines_of(file: Path) -> list[str]:
    """A file's lines; none when it is no text."""
    try:
        return file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def checked(games: Iterable[Game], path: str | None) -> list[Mapping[str, Any]]:
    """The report of every game that has content. Raises `Wrong` when none of them has."""
    reports = []
    for game in games:
        try:
            reports.append(game.check_content(path))
        except NotImplementedError:
            continue
    if not reports:
        raise Wrong("no game here has content to check")
    return reports


def joined(reports: list[Mapping[str, Any]]) -> dict[str, Any]:
    """All reports as one document."""
    return {
        "files": sum(report["files"] for report in reports),
        "records": sum(report["records"] for report in reports),
        "faults": [plain(fault) for report in reports for fault in report["faults"]],
        "deferred": [plain(row) for report in reports for row in report.get("deferred", ())],
    }


def plain(row: Any) -> dict[str, Any]:
    """A row of a report, a mapping or a record, as a dictionary."""
    return dict(row if isinstance(row, Mapping) else row._asdict())


def tell(document: dict[str, Any]) -> None:
    """The report as text."""
    for fault in document["faults"]:
        place = ", ".join(str(fault[name]) for name in ("record", "field") if fault[name])
        print(f"{fault['file']}:{fault['line']}: {place}{': ' if place else ''}{fault['message']}")
    for row in document["deferred"]:
        print(f"{row['file']}:{row['line']}: {row['record']}: {row['keyword']} waits for {row['waits']}")
    files, records, faults = document["files"], document["records"], len(document["faults"])
    print(f"{files} files, {records} records, {faults or 'no'} fault{'' if faults == 1 else 's'}", end="")
    print(f", {len(document['deferred'])} effects wait for a later part" if document["deferred"] else "")
