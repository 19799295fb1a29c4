"""Seat links: a token is 192 random bits; only its hash is kept. Codes of hot-seats are short, so they are kept salted
and stretched."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TOKEN_BYTES = 24


def new_token() -> str:
    """A fresh token, safe in an address."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_match_id() -> str:
    """A name for a match that nobody guesses; it stands in addresses."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """The server's part of the dice proof."""
    return secrets.token_hex(32)


def code_hash(code: str) -> str:
    """What the store keeps of a hot-seat's code; nothing for no code."""
    if not code:
        return ""
    salt = secrets.token_hex(8)
    return f"{salt}${stretched(code, salt)}"


def stretched(code: str, salt: str) -> str:
    """The slow hash of a code."""
    return hashlib.scrypt(code.encode(), salt=salt.encode(), n=4096, r=8, p=1, dklen=32).hex()


def code_fits(code: str, kept: str) -> bool:
    """Whether a code is the one that was set. No code set: everything fits."""
    if not kept:
        return True
    salt, _, told = kept.partition("$")
    return hmac.compare_digest(stretched(code, salt), told)


def link(match_id: str, token: str) -> str:
    """The address of a seat, below the table's own. The token stands behind #, so it is never sent to other sites."""
    return f"/m/{match_id}#seat={token}"
