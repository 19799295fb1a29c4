"""The tables of the store. A change of them raises `SCHEMA`, and brings a way from the version before."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, Table, Text

SCHEMA = 2
# What leads from the version before to this one; new tables are made anyway.
STEPS = {"1": ("ALTER TABLE matches ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",)}
metadata = MetaData()

meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("state", Text, nullable=False, index=True),
    Column("made_ms", BigInteger, nullable=False),
    Column("moved_ms", BigInteger, nullable=False),
    Column("spec", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("seed", BigInteger),
    Column("header", Text, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("ask_rev", Integer, nullable=False),
    Column("undone", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("problem", Text, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("hashed", Text, nullable=False),
    Column("value", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("creator", Boolean, nullable=False),
)

decisions = Table(
    "decisions",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("reply", Text, nullable=False),
)

reasons = Table(
    "reasons",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("words", Text, nullable=False),
)
