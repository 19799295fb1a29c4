"""What a match was made from, and what was decided in it: the records that its file holds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from battlebook.kernel.chance import Draw
from battlebook.kernel.game import Game, Spec
from battlebook.kernel.lines import body
from battlebook.kernel.options import Key
from battlebook.kernel.proof import Proof

FORMAT = 2


class SeatInfo(NamedTuple):
    """Who sits there: a name, and human, computer (with its level) or bot."""

    name: str
    kind: str = "human"
    level: str = ""


class Branch(NamedTuple):
    """Where a match comes from: the ``id`` of the other one, the number of the last decision that was taken over, and
    the results of each stream of chance until then."""

    id: str
    at: int
    draws: tuple[tuple[int, tuple[int, ...]], ...]

    def plain(self) -> dict[str, Any]:
        """JSON-able form, for the header."""
        rows = [{"stream": stream, "results": list(results)} for stream, results in self.draws]
        return {"id": self.id, "at": self.at, "draws": rows}


def branch_from_plain(data: Mapping[str, Any]) -> Branch:
    """The inverse of `Branch.plain`. Raises KeyError, TypeError or ValueError for anything else."""
    rows = tuple([(int(row["stream"]), tuple([int(n) for n in row["results"]])) for row in data["draws"]])
    return Branch(str(data["id"]), int(data["at"]), rows)


class Header(NamedTuple):
    """What a match was made from and under which rules and content; everything a file needs to be replayed."""

    id: str
    game: str
    rules_version: str
    content: str
    spec: Spec
    seats: tuple[SeatInfo, ...]
    proof: Proof
    branch: Branch | None = None

    def plain(self) -> dict[str, Any]:
        """JSON-able form, the first line of a file."""
        return {
            "battlebook": FORMAT,
            "kind": "match",
            "id": self.id,
            "game": self.game,
            "rules_version": self.rules_version,
            "content": self.content,
            "setup": self.spec.setup,
            "options": dict(self.spec.options),
            "variants": list(self.spec.variants),
            "rulings": dict(self.spec.rulings),
            "seats": [seat._asdict() for seat in self.seats],
            "proof": self.proof.plain(),
            **({"branch": self.branch.plain()} if self.branch is not None else {}),
        }


class Decision(NamedTuple):
    """One answer and what chance added. Number 0 is the opening (seat -1, no key): what ran before the first ask."""

    seat: int
    key: Key
    draws: tuple[Draw, ...]
    digest: str
    epoch: int = 0

    def line(self, n: int) -> str:
        """The decision as a line of a file."""
        return f'{body(n, self.seat, self.key, self.draws, self.epoch)},"digest":"{self.digest}"}}'

    def plain(self, n: int) -> dict[str, Any]:
        """The line as data."""
        data: dict[str, Any] = json.loads(self.line(n))
        return data


def header_digest(header: Header) -> str:
    """The digest that the first decision builds on."""
    text = json.dumps(header.plain(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def make_header(game: Game, match_id: str, spec: Spec, seats: Iterable[SeatInfo], proof: Proof) -> Header:
    """A header under the present rules version and content."""
    return Header(match_id, game.key, game.version, game.content_hash(), spec, tuple(seats), proof)


def spec_from_plain(data: Mapping[str, Any]) -> Spec:
    """The spec out of a header's plain form. Raises KeyError or TypeError."""
    return Spec(data["setup"], dict(data["options"]), tuple(data["variants"]), dict(data["rulings"]))
