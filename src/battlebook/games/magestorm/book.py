"""The ledger of this game: every rule and ruling by id. Other modules take their citations from here at import."""

from __future__ import annotations

from battlebook.kernel.rules import Ledger, load_ledger

LEDGER: Ledger = load_ledger("battlebook.games.magestorm")
