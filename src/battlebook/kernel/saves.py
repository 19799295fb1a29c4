"""The file format ``.battle``: JSON lines. First the header, then the decisions, at the end the result and the opened
secret. A seat's export during play holds that seat's own views instead and is marked partial.

Nothing here trusts a file: every fault is named with its line and field, and reading never raises anything but
`SaveError`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from battlebook.kernel.branch import TAKEN_OVER
from battlebook.kernel.chance import Draw, Source, logged
from battlebook.kernel.game import Game
from battlebook.kernel.header import FORMAT, Decision, Header, SeatInfo, branch_from_plain, spec_from_plain
from battlebook.kernel.lines import ENCODE
from battlebook.kernel.match import Match, chain, play_one, source_of
from battlebook.kernel.proof import OPEN, faults, proof_from_plain
from battlebook.kernel.state import from_plain
from battlebook.kernel.typed import TYPED_DICE, UNPROVEN, Typed


class SaveError(ValueError):
    """A file that cannot be read; the message names the line and the reason."""


class SaveFault(NamedTuple):
    """One thing that is wrong with a file: number of the decision (-1 header, -2 end), field and reason."""

    decision: int
    field: str
    message: str


class Saved(NamedTuple):
    """A file's parts. ``end`` is None while the match runs; ``partial`` holds all records of one seat's export;
    ``takeback`` is the last line of a running match after a takeback over chance that no decision has followed yet."""

    header: Header
    decisions: tuple[Decision, ...]
    end: dict[str, Any] | None
    partial: tuple[dict[str, Any], ...] = ()
    takeback: dict[str, Any] | None = None


class Report(NamedTuple):
    """What `verify` found. ``match`` is the replayed match up to the last good decision, or None."""

    decisions: int
    faults: tuple[SaveFault, ...]
    notes: tuple[str, ...]
    match: Match | None

    @property
    def ok(self) -> bool:
        """Nothing wrong."""
        return not self.faults


def dump_line(data: dict[str, Any]) -> str:
    """One line of a file, without the line end."""
    return ENCODE(data)


def dumps(match: Match, opened: str = "") -> str:
    """A whole match as file text. ``opened`` is the secret, given only when the match is over or all agree."""
    lines = [dump_line(match.header.plain())]
    lines += [d.line(n) for n, d in enumerate(match.decisions)]
    if match.epoch > match.decisions[-1].epoch:
        lines.append(dump_line(takeback_plain(match)))
    if match.over:
        lines.append(dump_line({"end": end_plain(match), "opened": opened}))
    return "\n".join(lines) + "\n"


def takeback_plain(match: Match) -> dict[str, Any]:
    """The line that keeps the epoch of a takeback, so that dice which somebody has seen do not fall again."""
    said = f'"epoch":{match.epoch}'
    digest = chain(match.decisions[-1].digest, said, match.game.table.canonical(match.state))
    return {"epoch": match.epoch, "digest": digest}


def end_plain(match: Match) -> dict[str, Any]:
    """The result as the last line keeps it."""
    result = match.game.result(match.state)
    told = result._asdict() if result is not None else None
    return {"decisions": match.revision, "digest": match.decisions[-1].digest, "result": listed(told)}


def listed(value: Any) -> Any:
    """Tuples as lists inside dictionaries, as JSON gives them back."""
    if isinstance(value, dict):
        return {k: listed(v) for k, v in value.items()}
    return [listed(v) for v in value] if isinstance(value, tuple | list) else value


def loads(text: str) -> Saved:
    """Read a file's text. Raises `SaveError`."""
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row = json.loads(line)
        except json.JSONDecodeError as wrong:
            raise SaveError(f"line {number}: not JSON ({wrong.msg}); the file is cut short or damaged") from None
        if not isinstance(row, dict):
            raise SaveError(f"line {number}: not a record")
        rows.append(row)
    if not rows:
        raise SaveError("line 1: the file is empty")
    return saved_from_rows(rows)


def saved_from_rows(rows: Sequence[dict[str, Any]]) -> Saved:
    """The parts of a file from its records. Raises `SaveError`."""
    header = header_from_plain(rows[0])
    if rows[0]["kind"] == "partial":
        return Saved(header, (), None, tuple(rows))
    decisions = []
    end = takeback = None
    for number, row in enumerate(rows[1:], 2):
        if "epoch" in row and "n" not in row:
            takeback = row
            if number != len(rows) or type(row["epoch"]) is not int:
                raise SaveError(f"line {number}: a takeback stands at the end and names its epoch")
        elif "end" in row:
            end = row
            exactly({"end": row["end"], "opened": str(row.get("opened"))}, row, number)
            if number != len(rows):
                raise SaveError(f"line {number + 1}: something follows the end")
        else:
            decisions.append(decision_from_plain(row, number))
    if not decisions:
        raise SaveError("line 2: the opening is missing")
    return Saved(header, tuple(decisions), end, (), takeback)


def header_from_plain(row: dict[str, Any]) -> Header:
    """The header from the first line. Raises `SaveError`."""
    if row.get("battlebook") != FORMAT:
        raise SaveError(f"line 1: not a battlebook file of format {FORMAT}")
    try:
        seats = tuple(SeatInfo(str(s["name"]), str(s["kind"]), str(s["level"])) for s in row["seats"])
        spec = spec_from_plain(row)
        proof = proof_from_plain(row["proof"])
        made = str(row["rules_version"]), str(row["content"])
        branch = branch_from_plain(row["branch"]) if "branch" in row else None
        header = Header(str(row["id"]), str(row["game"]), *made, spec, seats, proof, branch)
        whole = {**header.plain(), "kind": "partial", "seat": int(row["seat"])} if "seat" in row else header.plain()
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise SaveError(f"line 1: the header lacks or spoils {wrong}") from None
    exactly(whole, row, 1)
    return header


def exactly(read: dict[str, Any], row: dict[str, Any], line: int) -> None:
    """Raises `SaveError` when a record holds anything else than what was read from it."""
    for name in {**read, **row}:
        if name not in row or dump_line({name: read.get(name)}) != dump_line({name: row[name]}):
            raise SaveError(f"line {line}: {name} is not what belongs there")


def decision_from_plain(row: dict[str, Any], line: int) -> Decision:
    """One decision from its line. Raises `SaveError`."""
    try:
        if row["n"] != line - 2:
            raise SaveError(f"line {line}: decision {row['n']} stands where {line - 2} belongs")
        draws = tuple(Draw(int(a), int(b), int(c)) for a, b, c in row["draws"])
        key = from_plain(row["key"])
        if not isinstance(key, tuple):
            raise TypeError("key")
        decision = Decision(int(row["seat"]), key, draws, str(row["digest"]), int(row["epoch"]))
    except SaveError:
        raise
    except (KeyError, TypeError, ValueError) as wrong:
        raise SaveError(f"line {line}: the decision lacks or spoils {wrong}") from None
    exactly(decision.plain(line - 2), row, line)
    return decision


def source_for(saved: Saved) -> tuple[Source, tuple[str, ...]]:
    """The chance source for a replay: from the opened key, or (unproven) from the logged draws; with notes."""
    header = saved.header
    typed = TYPED_DICE in header.spec.variants
    unproven = (*([UNPROVEN] if typed else []), *([TAKEN_OVER] if header.branch is not None else []))
    opened = (saved.end or {}).get("opened") or ""
    if header.proof.mode == OPEN or opened:
        return source_of(header, opened), unproven
    draws = logged([draw for d in saved.decisions for draw in d.draws])
    notes = ("the secret is not opened: draws are taken from the log, unproven", *unproven)
    return Typed(draws) if typed else draws, notes


def verify(game: Game, saved: Saved) -> Report:
    """Replay a file and check everything in it: legality, draws, digests, result and proof."""
    if saved.partial:
        return verify_partial(saved)
    header = saved.header
    notes = []
    if header.rules_version != game.version:
        notes.append(f"made under rules version {header.rules_version}; replayed under {game.version}")
    elif header.content != game.content_hash():
        notes.append("made with other content; replayed with the present one")
    source, unproven = source_for(saved)
    notes += unproven
    try:
        match = Match(game, header, source)
    except (ValueError, LookupError, TypeError) as wrong:
        return Report(0, (SaveFault(-1, "header", f"no match can be begun from it: {wrong}"),), tuple(notes), None)
    found = opening_faults(match, saved.decisions[0])
    for n, d in enumerate(saved.decisions[1:], 1):
        fault = None if found else played(match, d)
        if fault is not None:
            found.append(SaveFault(n, *fault))
    found = found or end_faults(match, saved)
    return Report(match.revision, tuple(found), tuple(notes), match)


def played(match: Match, d: Decision) -> tuple[str, str] | None:
    """`play_one`, with a source that ends told as a fault of the draws."""
    try:
        return play_one(match, d)
    except LookupError as wrong:
        return "draws", str(wrong)


def opening_faults(match: Match, opening: Decision) -> list[SaveFault]:
    """Differences between the replayed and the recorded opening."""
    made = match.decisions[0]
    for field in ("seat", "key", "draws", "epoch", "digest"):
        if getattr(made, field) != getattr(opening, field):
            return [SaveFault(0, field, "differs from the opening that the header gives")]
    return []


def end_faults(match: Match, saved: Saved) -> list[SaveFault]:
    """Differences between the recorded end and the replayed one, and faults of the proof."""
    if saved.takeback is not None:
        match.epoch = match.state.epoch = saved.takeback["epoch"]
        if match.epoch <= match.decisions[-1].epoch or takeback_plain(match) != saved.takeback:
            return [SaveFault(-2, "epoch", "the takeback at the end is not one of this match")]
    if saved.end is None:
        return [SaveFault(-2, "end", "the match is over, the file has no end")] if match.over else []
    found: list[SaveFault] = []
    if not match.over:
        found.append(SaveFault(-2, "end", "the file has an end, the match is not over"))
    elif dump_line({"end": saved.end["end"]}) != dump_line({"end": end_plain(match)}):
        found.append(SaveFault(-2, "end", "the recorded result is not the one that was played"))
    header = saved.header
    return found + [SaveFault(-2, "proof", text) for text in faults(header.proof, header.id, saved.end["opened"])]


def partial_dumps(header: Header, seat: int, views: Iterable[dict[str, Any]]) -> str:
    """A seat's export during play: the header, marked partial, and its views, each line chained to the one before."""
    first = {**header.plain(), "kind": "partial", "seat": seat}
    lines = [dump_line(first)]
    last = partial_digest("", first)
    for n, view in enumerate(views):
        row = {"n": n, **view}
        last = partial_digest(last, row)
        lines.append(dump_line({**row, "digest": last}))
    return "\n".join(lines) + "\n"


def partial_digest(last: str, row: dict[str, Any]) -> str:
    """The digest of one line of a partial export."""
    text = json.dumps(row, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b((last + text).encode(), digest_size=16).hexdigest()


def verify_partial(saved: Saved) -> Report:
    """Check form and digests of a seat's own export; it holds no truth to replay."""
    last = partial_digest("", saved.partial[0])
    found = []
    for n, row in enumerate(saved.partial[1:]):
        last = partial_digest(last, {k: v for k, v in row.items() if k != "digest"})
        if last != row.get("digest"):
            found.append(SaveFault(n, "digest", "the digest differs"))
            break
    notes = ("partial: one seat's own views, checked for form and digests only",)
    return Report(len(saved.partial) - 1, tuple(found), notes, None)
