"""Messages as bytes and back. Nothing that a page sends is trusted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from battlebook.table.protocol import VERSION, FromPage

MOST_BYTES = 65536


def plain_mapping(value: Any) -> Any:
    """Read-only mappings as objects; anything else is a mistake of the caller."""
    if isinstance(value, Mapping):
        return dict(value)
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


ENCODER = msgspec.json.Encoder(enc_hook=plain_mapping)
DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Malformed(ValueError):
    """A message of a page that cannot be read."""


def encode(message: Any) -> bytes:
    """One message, or any answer, as JSON."""
    return ENCODER.encode(message)


def decode(data: str | bytes) -> FromPage:
    """One message of a page. Raises `Malformed`."""
    try:
        message = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Malformed(str(wrong)) from None
    if message.v != VERSION:
        raise Malformed(f"version {message.v} is not spoken here, only {VERSION}")
    return message


def frozen(value: Any, depth: int = 4) -> Any:
    """A key or form answer as the kernel takes it: nested tuples of whole numbers and strings. Raises `Malformed`."""
    if type(value) in (int, str):
        return value
    if isinstance(value, list) and depth:
        return tuple([frozen(v, depth - 1) for v in value])
    raise Malformed("an answer is made of lists, whole numbers and strings")
