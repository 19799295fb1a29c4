"""``python -m battlebook.table.checking GAME``: verify the file on standard input; JSON on standard output."""

from __future__ import annotations

import json
import sys

from battlebook.kernel.saves import SaveError, loads, verify
from battlebook.players.loading import game_named


def main() -> int:
    """Returns 0 when the file is right, 1 when it is not."""
    try:
        saved = loads(sys.stdin.read())
    except SaveError as wrong:
        faults = [{"decision": -1, "field": "file", "message": str(wrong)}]
        print(json.dumps({"ok": False, "decisions": 0, "faults": faults, "notes": []}))
        return 1
    report = verify(game_named(sys.argv[1]), saved)
    faults = [fault._asdict() for fault in report.faults]
    told = {"ok": report.ok, "decisions": report.decisions, "faults": faults, "notes": list(report.notes)}
    print(json.dumps(told))
    return 0 if report.ok else 1


if __name__ == "__main__":
    sys.exit(main())
