"""The schema. `entries` is the truth of a game; `tables.number` and `waiting` repeat what replaying it would tell."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("preferences", Text, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pack", String(120), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("creator", ForeignKey("guests.id"), nullable=False),
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # of entries
    Column("version", Integer, nullable=False),  # grows with every change: entries, seats and chat
    Column("waiting", Integer, nullable=False),  # the seats the game waits for, as a bit mask
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_status", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # who it is meant for; a free seat has no guest
    Column("level", String(16), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=True),
    Column("link", String(64), nullable=True, unique=True),  # until somebody sits down
    Column("present_until", Float, nullable=False),  # past: away since then
    Column("left_by", String(32), nullable=True),  # the guest in whose place a bot plays
    Index("seats_by_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("code", String(80), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=True),  # none: a bot
    Column("key", String(64), nullable=True),
    Column("at", Float, nullable=False),
    Index("entries_by_key", "table_id", "guest", "key", unique=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)
