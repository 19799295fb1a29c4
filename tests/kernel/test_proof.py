"""The dice proof."""

from __future__ import annotations

import pytest

from battlebook.kernel.proof import (
    OPEN,
    SEALED,
    SECRET_BYTES,
    Proof,
    commit,
    computer_contribution,
    faults,
    key_of,
    open_key,
    proof_from_plain,
    sealed_key,
)

SECRET = "5e" * SECRET_BYTES
VALUES = ("c1" * 32, computer_contribution(SECRET, 1))
ROWS = tuple((commit(value), value, seat == 1) for seat, value in enumerate(VALUES))
PROOF = Proof(SEALED, 0, commit(SECRET), ROWS)


def test_an_honest_proof_holds() -> None:
    assert faults(PROOF, "m", SECRET) == []
    assert key_of(PROOF, "m", SECRET) == sealed_key(SECRET, "m", ROWS)


def test_the_plain_form_comes_back() -> None:
    for proof in (PROOF, Proof(OPEN, 7)):
        assert proof_from_plain(proof.plain()) == proof
    with pytest.raises(KeyError):
        proof_from_plain({"mode": SEALED})


def test_every_contribution_changes_the_key() -> None:
    other = ((ROWS[0][0], "c2" * 32, False), ROWS[1])
    keys = [sealed_key(SECRET, "m", ROWS), sealed_key(SECRET, "m", other), sealed_key(SECRET, "n", ROWS)]
    assert len(set(keys)) == 3
    assert open_key(1) != open_key(2) and key_of(Proof(OPEN, 1), "m", "") == open_key(1)


@pytest.mark.parametrize(
    ("proof", "opened"),
    [
        (PROOF, "00" * SECRET_BYTES),
        (PROOF._replace(commitment=commit("x")), SECRET),
        (PROOF._replace(contributions=((ROWS[0][0], "c2" * 32, False), ROWS[1])), SECRET),
        (PROOF._replace(contributions=(ROWS[0], (commit("aa"), "aa", True))), SECRET),
    ],
)
def test_a_changed_proof_is_found(proof: Proof, opened: str) -> None:
    assert faults(proof, "m", opened)
