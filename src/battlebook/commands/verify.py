"""``battlebook verify``: replay match files and check everything in them."""

from __future__ import annotations

import argparse
from typing import Any

from battlebook.commands.common import NEGATIVE, OK, Games, Progress, add_json, show
from battlebook.commands.matches import Checked, check_file, where

HELP = "check a match: legality of every decision, digests, dice and shuffle proof"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", metavar="FILE", nargs="+", help="match files (.battle)")
    add_json(parser)


def run(args: argparse.Namespace, games: Games) -> int:
    """Check; status 1 when anything is wrong."""
    progress = Progress("files", len(args.files))
    found: list[Checked] = []
    for path in args.files:
        found.append(check_file(path, games))
        progress.add()
    progress.end()
    if args.json:
        rows = [plain(checked) for checked in found]
        show(rows[0] if len(rows) == 1 else {"ok": all(row["ok"] for row in rows), "files": rows})
    else:
        for checked in found:
            tell(checked)
    return OK if all(checked.report.ok for checked in found) else NEGATIVE


def plain(checked: Checked) -> dict[str, Any]:
    """The document of one file."""
    report = checked.report
    return {
        "file": checked.path,
        "ok": report.ok,
        "decisions": report.decisions,
        "finished": checked.saved is not None and checked.saved.end is not None,
        "faults": [fault._asdict() for fault in report.faults],
        "notes": list(report.notes),
    }


def tell(checked: Checked) -> None:
    """One file as text."""
    report = checked.report
    for fault in report.faults:
        print(f"{checked.path}: {where(fault.decision)}, {fault.field}: {fault.message}")
    if report.ok:
        running = checked.saved is not None and checked.saved.end is None and not checked.saved.partial
        state = "so far; the match is not finished" if running else "ok"
        print(f"{checked.path}: {state}, {report.decisions} decisions")
    for note in report.notes:
        print(f"{checked.path}: note: {note}")
