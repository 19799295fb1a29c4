"""The store: SQLite through SQLAlchemy Core, used by one thread only. WAL, every commit reaches the disk.

Nothing here knows rules. `battlebook.table.desk` gives the rest of the table an asynchronous door to it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event, insert, select, update
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from battlebook.kernel.header import Decision
from battlebook.kernel.saves import SaveError, decision_from_plain
from battlebook.kernel.words import Words
from battlebook.table.records import BROKEN, LOBBY, OVER, RUNNING, Change, MatchRow, SeatRow, TokenRow
from battlebook.table.schema import SCHEMA, STEPS, answers, decisions, matches, meta, metadata, reasons, seats, tokens

FILE = "battlebook.sqlite3"


class StoreError(RuntimeError):
    """The store cannot be used or did not take a change; the message is one line."""


class Unreadable(StoreError):
    """One match cannot be read; all others can."""


def prepare(connection: Any, _record: Any) -> None:
    """Settings of every connection: a write-ahead log, and commits that wait for the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def one_line(wrong: Exception) -> str:
    """The first line of a database error."""
    origin = getattr(wrong, "orig", None)
    return str(origin or wrong).splitlines()[0]


class Store:
    """All reading and writing. Every method is one transaction; one that fails changes nothing (`StoreError`)."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        url = f"sqlite+pysqlite:///{self.path}"
        self.engine: Engine = create_engine(url, connect_args={"check_same_thread": False})
        event.listen(self.engine, "connect", prepare)
        self.line: Connection | None = None
        self.writes = 0

    def open(self) -> None:
        """Connect, make the tables or check their version, check the file."""
        try:
            self.line = self.engine.connect()
            metadata.create_all(self.line)
            found = self.line.execute(select(meta.c.value).where(meta.c.key == "schema")).scalar()
            if found is None:
                self.line.execute(insert(meta).values(key="schema", value=str(SCHEMA)))
            for step in STEPS.get(str(found), ()):
                self.line.exec_driver_sql(step)
            if found in STEPS:
                self.line.execute(update(meta).where(meta.c.key == "schema").values(value=str(SCHEMA)))
                found = str(SCHEMA)
            self.line.commit()
        except SQLAlchemyError as wrong:
            raise StoreError(f"{self.path}: {one_line(wrong)}") from None
        if found not in (None, str(SCHEMA)):
            raise StoreError(f"{self.path}: it is of version {found}, this program reads version {SCHEMA}")
        self.check_file()

    def check_file(self) -> None:
        """SQLite's own check of the file."""
        try:
            found = self.connection().exec_driver_sql("PRAGMA quick_check(1)").scalar()
        except DatabaseError as wrong:
            found = one_line(wrong)
        if found != "ok":
            raise StoreError(f"{self.path}: the file is damaged ({found}); put the backup in its place")

    def close(self) -> None:
        """End all connections; the log is merged into the file."""
        if self.line is not None:
            self.line.close()
            self.line = None
        self.engine.dispose()

    def connection(self) -> Connection:
        """The one connection."""
        if self.line is None:
            raise StoreError("the store is closed")
        return self.line

    # ------------------------------------------------------------------------------------------- writing

    def write(self, statements: Iterable[tuple[Any, Any]]) -> None:
        """Run (statement, rows) pairs in one transaction. Raises `StoreError`, and nothing was written."""
        line = self.connection()
        try:
            for statement, rows in statements:
                if rows is None:
                    line.execute(statement)
                elif rows:
                    line.execute(statement, rows)
            line.commit()
            self.writes += 1
        except (SQLAlchemyError, sqlite3.Error) as wrong:
            self.roll_back()
            raise StoreError(one_line(wrong)) from None

    def roll_back(self) -> None:
        """Undo what is not committed; a connection that cannot even do that is replaced."""
        try:
            self.connection().rollback()
        except (SQLAlchemyError, sqlite3.Error):
            self.line = self.engine.connect()

    def create(self, match: MatchRow, links: Iterable[TokenRow], begun: Iterable[Decision] = ()) -> None:
        """A new match with its links, and its decisions when it is a file that is resumed."""
        self.write(
            [
                (insert(matches), [match_values(match)]),
                (insert(seats), [seat_values(match.id, s) for s in match.seats]),
                (insert(tokens), [token_values(t) for t in links]),
                (insert(decisions), [decision_values(match.id, n, d) for n, d in enumerate(begun)]),
            ]
        )

    def put_seat(self, match: str, seat: SeatRow) -> None:
        """A seat's name or its part of the proof has changed."""
        where = (seats.c.match == match) & (seats.c.seat == seat.seat)
        self.write([(update(seats).where(where).values(**seat_values(match, seat)), None)])

    def begin(self, match: MatchRow, opening: Decision) -> None:
        """The match begins: header and opening."""
        self.write(
            [
                (update(matches).where(matches.c.id == match.id).values(**match_values(match)), None),
                (insert(decisions), [decision_values(match.id, 0, opening)]),
            ]
        )

    def change(self, c: Change) -> None:
        """One revision of a running match."""
        now = {
            "rev": c.rev,
            "ask_rev": c.ask_rev,
            "undone": json.dumps(c.undone),
            "summary": json.dumps(dict(c.summary)),
            "state": c.state,
            "moved_ms": c.moved_ms,
            "epoch": c.epoch,
        }
        mine = decisions.c.match == c.match
        rows = [decision_values(c.match, c.keep + 1 + i, d) for i, d in enumerate(c.added)]
        statements: list[tuple[Any, Any]] = [(decisions.delete().where(mine & (decisions.c.n > c.keep)), None)]
        statements += [(insert(decisions), rows)]
        statements += [(reasons.delete().where((reasons.c.match == c.match) & (reasons.c.n > c.keep)), None)]
        if c.reason is not None:
            why = {"match": c.match, "n": c.keep + 1, "words": json.dumps(dict(c.reason))}
            statements += [(insert(reasons), [why])]
        statements += [(update(matches).where(matches.c.id == c.match).values(**now), None)]
        if c.answered is not None:
            seat, intent, reply = c.answered
            statements += [(insert(answers), [{"match": c.match, "seat": seat, "id": intent, "reply": reply}])]
        self.write(statements)

    def break_match(self, match: str, problem: str) -> None:
        """Mark a match that cannot be read."""
        self.write([(update(matches).where(matches.c.id == match).values(state=BROKEN, problem=problem), None)])

    def mend_match(self, match: MatchRow) -> None:
        """Try a broken match again: it is over or running, as its summary says."""
        state = OVER if match.summary.get("over") else RUNNING if match.header else LOBBY
        self.write([(update(matches).where(matches.c.id == match.id).values(state=state, problem=""), None)])

    def relink(self, match: str, seat: int, link: TokenRow) -> None:
        """A seat gets a new link; the token it had before opens it no more."""
        statements: list[tuple[Any, Any]] = []
        for t in self.tokens_of(match):
            if seat in t.seats and not t.creator:
                left = [s for s in t.seats if s != seat]
                where = tokens.c.hash == t.hash
                change = update(tokens).where(where).values(seats=json.dumps(left)) if left else None
                statements += [(tokens.delete().where(where) if change is None else change, None)]
        self.write([*statements, (insert(tokens), [token_values(link)])])

    # ------------------------------------------------------------------------------------------- reading

    def rows(self, statement: Any) -> list[Row[Any]]:
        """The rows of a query. Raises `StoreError`."""
        try:
            found = list(self.connection().execute(statement))
            self.connection().rollback()
            return found
        except (SQLAlchemyError, sqlite3.Error) as wrong:
            self.roll_back()
            raise StoreError(one_line(wrong)) from None

    def match(self, match: str) -> MatchRow | None:
        """A match with its seats, or None. Raises `Unreadable`."""
        found = self.rows(select(matches).where(matches.c.id == match))
        if not found:
            return None
        chairs = self.rows(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
        return match_from_row(found[0], chairs)

    def decisions(self, match: str) -> list[Decision]:
        """All decisions in order, the opening first. Raises `Unreadable`."""
        found = self.rows(select(decisions).where(decisions.c.match == match).order_by(decisions.c.n))
        return [decision_from_row(row, n) for n, row in enumerate(found)]

    def reasons(self, match: str) -> dict[int, Words]:
        """Why computers took their decisions, in words, by the number of the decision."""
        found = self.rows(select(reasons).where(reasons.c.match == match))
        return {row.n: json.loads(row.words) for row in found}

    def answers(self, match: str) -> dict[tuple[int, str], str]:
        """The answers to intents that were carried out."""
        found = self.rows(select(answers).where(answers.c.match == match))
        return {(row.seat, row.id): row.reply for row in found}

    def token(self, hashed: str) -> TokenRow | None:
        """What a token opens, or None."""
        found = self.rows(select(tokens).where(tokens.c.hash == hashed))
        return token_from_row(found[0]) if found else None

    def tokens_of(self, match: str) -> list[TokenRow]:
        """All tokens of a match."""
        return [token_from_row(row) for row in self.rows(select(tokens).where(tokens.c.match == match))]

    def match_ids(self, state: str) -> list[str]:
        """The matches in a state."""
        return [row.id for row in self.rows(select(matches.c.id).where(matches.c.state == state))]


# ---------------------------------------------------------------------------------------- rows and records


def match_values(m: MatchRow) -> dict[str, Any]:
    """A match as columns."""
    plain = m._asdict()
    plain.pop("seats")
    plain["summary"] = dict(m.summary)
    for name in ("spec", "header", "undone", "summary"):
        plain[name] = json.dumps(plain[name])
    return plain


def match_from_row(row: Row[Any], chairs: Iterable[Row[Any]]) -> MatchRow:
    """The inverse of `match_values`. Raises `Unreadable`."""
    plain = dict(row._mapping)
    try:
        for name in ("spec", "header", "undone", "summary"):
            plain[name] = json.loads(plain[name])
        plain["undone"] = tuple(plain["undone"])
        rows = [dict(c._mapping) for c in chairs]
        return MatchRow(**plain, seats=tuple(SeatRow(**{k: c[k] for k in SeatRow._fields}) for c in rows))
    except (ValueError, TypeError) as wrong:
        raise Unreadable(f"match {row.id}: {wrong}") from None


def seat_values(match: str, seat: SeatRow) -> dict[str, Any]:
    """A seat as columns."""
    return {"match": match, **seat._asdict()}


def token_values(t: TokenRow) -> dict[str, Any]:
    """A token as columns."""
    return {**t._asdict(), "seats": json.dumps(t.seats)}


def token_from_row(row: Row[Any]) -> TokenRow:
    """The inverse of `token_values`."""
    return TokenRow(row.hash, row.match, tuple(json.loads(row.seats)), bool(row.creator))


def decision_values(match: str, n: int, d: Decision) -> dict[str, Any]:
    """A decision as columns: its line in a file, and its number."""
    return {"match": match, "n": n, "line": d.line(n)}


def decision_from_row(row: Row[Any], n: int) -> Decision:
    """The inverse of `decision_values`. Raises `Unreadable`."""
    try:
        plain = json.loads(row.line)
        if row.n != n:
            raise SaveError(f"decision {n} is missing")
        return decision_from_plain(plain, n + 2)
    except (SaveError, ValueError, TypeError, AttributeError) as wrong:
        raise Unreadable(f"match {row.match}, decision {n}: {wrong}") from None
