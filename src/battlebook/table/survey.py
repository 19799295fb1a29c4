"""At start: every match is read once, so that one that cannot be read is known before somebody sits down at it."""

from __future__ import annotations

import logging

from battlebook.kernel.saves import SaveError, header_from_plain
from battlebook.table.records import BROKEN, OVER, RUNNING
from battlebook.table.store import Store, StoreError, Unreadable

logger = logging.getLogger("battlebook.table")


def survey(store: Store) -> list[str]:
    """Look through all running and finished matches; mark and return those that cannot be read."""
    broken = []
    for match in store.match_ids(BROKEN):
        mend(store, match)
    for match in [*store.match_ids(RUNNING), *store.match_ids(OVER)]:
        try:
            row = store.match(match)
            header_from_plain((row.header if row is not None else None) or {})
            if not store.decisions(match):
                raise Unreadable(f"match {match}: its opening is missing")
        except (Unreadable, SaveError) as wrong:
            broken.append(match)
            logger.error("%s", wrong)
            mark(store, match, str(wrong))
    return broken


def mend(store: Store, match: str) -> None:
    """A match that was broken is tried again: somebody may have put a backup in its place."""
    try:
        row = store.match(match)
        if row is not None:
            store.mend_match(row)
    except (Unreadable, StoreError):
        return


def mark(store: Store, match: str, problem: str) -> None:
    """Write that a match is broken; when even that fails, it is found again next time."""
    try:
        store.break_match(match, problem)
    except StoreError as wrong:
        logger.error("match %s: %s", match, wrong)
