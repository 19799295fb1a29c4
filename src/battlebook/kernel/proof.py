"""The dice and shuffle proof: what the server commits to, what the seats add, and how both make the key.

Before seats are filled the server publishes H(S) of a secret S. Every human seat sends H(c), then c; a computer seat's
c comes from S. The key of all chance is HMAC(S, match id and all c). S is opened at the end. It proves that the server
could not choose dice after it had seen the contributions; a host who plays himself knows S and must be trusted.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any, NamedTuple

SECRET_BYTES = 32
OPEN = "open"
SEALED = "sealed"


class Proof(NamedTuple):
    """The header's record. ``mode`` open: everybody knows ``seed``. Sealed: ``commitment`` = H(S), and for each seat
    the hash and value of its contribution and whether a computer gave it."""

    mode: str
    seed: int = 0
    commitment: str = ""
    contributions: tuple[tuple[str, str, bool], ...] = ()

    def plain(self) -> dict[str, Any]:
        """JSON-able form."""
        if self.mode == OPEN:
            return {"mode": OPEN, "seed": self.seed}
        rows = [{"hash": h, "value": v, "computer": by} for h, v, by in self.contributions]
        return {"mode": SEALED, "commitment": self.commitment, "contributions": rows}


def proof_from_plain(data: Mapping[str, Any]) -> Proof:
    """The inverse of `Proof.plain`. Raises KeyError or TypeError for anything else."""
    if data["mode"] == OPEN:
        return Proof(OPEN, int(data["seed"]))
    rows = tuple((str(r["hash"]), str(r["value"]), bool(r["computer"])) for r in data["contributions"])
    return Proof(SEALED, 0, str(data["commitment"]), rows)


def commit(value: str) -> str:
    """H(value) for a secret or a contribution, both hexadecimal text."""
    return hashlib.sha256(value.encode()).hexdigest()


def computer_contribution(secret: str, seat: int) -> str:
    """The contribution of a computer seat, made from the server's secret."""
    return hmac.new(secret.encode(), b"seat/%d" % seat, hashlib.sha256).hexdigest()


def sealed_key(secret: str, match_id: str, contributions: tuple[tuple[str, str, bool], ...]) -> bytes:
    """The key of all chance of a sealed match."""
    text = "/".join([match_id, *[value for _, value, _ in contributions]])
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()


def open_key(seed: int) -> bytes:
    """The key of a match whose seed is known to everybody."""
    return hashlib.sha256(b"battlebook open seed %d" % seed).digest()


def faults(proof: Proof, match_id: str, opened: str) -> list[str]:
    """What is wrong with an opened proof; an empty list when it holds."""
    if proof.mode == OPEN:
        return ["there is no secret to open: everybody knows the seed"] if opened else []
    if not opened:
        return ["the secret is not opened"]
    found = []
    if commit(opened) != proof.commitment:
        found.append("the opened secret is not the one that was committed to")
    for seat, (hashed, value, computer) in enumerate(proof.contributions):
        if commit(value) != hashed:
            found.append(f"the contribution of seat {seat} is not the one it committed to")
        if computer and value != computer_contribution(opened, seat):
            found.append(f"the contribution of computer seat {seat} does not come from the secret")
    return found


def key_of(proof: Proof, match_id: str, opened: str) -> bytes:
    """The key, once the secret is known."""
    if proof.mode == OPEN:
        return open_key(proof.seed)
    return sealed_key(opened, match_id, proof.contributions)
