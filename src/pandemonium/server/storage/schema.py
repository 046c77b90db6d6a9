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
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
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
    Column("keeper", String(32), nullable=True),  # the guest in whose browser this one plays; none: in their own
    Column("created", Float, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),  # by the host
    Index("guests_by_name", "name"),
)

packs = Table(
    "packs",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("files", Text, nullable=False),  # JSON: each data file's name and text, in the order the game reads them
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pack", String(120), nullable=False),  # as journals name it
    Column("digest", String(64), nullable=True),  # of its pack; none where that was not kept
    Column("options", Text, nullable=False),
    Column("seed", String(128), nullable=False),  # empty until the game begins
    Column("half", String(32), nullable=True),  # the server's half of the seed; none where it was drawn as a whole
    Column("commitment", String(64), nullable=False),  # to the server's half, or to a seed drawn as a whole
    Column("halves_until", Float, nullable=True),  # all sit: when halves that have not come are left out
    Column("public", Boolean, nullable=False),
    Column("tempo", String(16), nullable=False, server_default="live"),
    Column("question_seconds", Integer, nullable=False, server_default="0"),  # for each question; 0 is no limit
    Column("watching", Boolean, nullable=False, server_default=true()),  # others may watch
    Column("creator", ForeignKey("guests.id"), nullable=False),
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),  # of entries
    Column("noticed", Integer, nullable=False),  # of entries that a spectator could notice
    Column("version", Integer, nullable=False),  # grows with every change: entries, seats and chat
    Column("waiting", Integer, nullable=False),  # the seats the game waits for, as a bit mask
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),  # when a spectator could last notice anything
    Column("outcome", Text, nullable=True),  # JSON: scores and winners of a finished game
    Column("ended", String(16), nullable=False, server_default=""),  # how, where not by the rules
    Column("successor", String(32), nullable=True),  # the table of the rematch
    Column("chapters", Text, nullable=True),  # JSON: the games of its saga before this one
    Column("thought_until", Float, nullable=False, server_default="0"),  # a node thinks for its bots after a start
    Column("imported", Boolean, nullable=False, server_default=false()),  # from a journal: no statistics count it
    Index("tables_by_status", "status", "updated"),
    Index("tables_in_public", "public", "status", "updated"),
    Index("tables_by_creator", "creator", "status"),
    Index("tables_by_clock", "status", "question_seconds"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(64), primary_key=True),  # or a stranger, of whom nothing else is kept
    Column("until", Float, nullable=False),  # past: no longer there
    Index("watchers_by_guest", "guest"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("about", String(16), primary_key=True),
    Column("says", String(8), nullable=False),
    Index("wishes_by_guest", "guest"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # who it is meant for; a free seat has no guest
    Column("level", String(16), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=True),
    Column("link", String(64), nullable=True, unique=True),  # takes the seat while it is free
    Column("present_until", Float, nullable=False),  # past: away since then
    Column("left_by", String(32), nullable=True),  # the guest in whose place a bot plays
    Column("hash", String(64), nullable=True),  # of the half that whoever sat here before the start promised
    Column("half", String(32), nullable=True),  # that half, once it was told
    Column("front", Boolean, nullable=False, server_default=false()),  # of those at one device: before the curtain
    Index("seats_by_guest", "guest"),
    Index("seats_by_leaver", "left_by"),
    Index("seats_by_presence", "present_until"),
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
    Column("clock", Boolean, nullable=False, server_default=false()),  # it answered for a person out of time
    Column("at", Float, nullable=False),
    Index("entries_by_key", "table_id", "guest", "key", unique=True),
    Index("entries_by_guest", "guest"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(1000), nullable=False),
    Column("quick", Boolean, nullable=False, server_default=false()),  # the text is the code of a phrase of the game
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
    Index("chat_by_guest", "guest"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("text", String(500), nullable=False),  # to everybody, until the next one
    Column("at", Float, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("state", Text, nullable=False),  # JSON: all that the companion of that evening knows
    Column("creator", ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("sittings_by_creator", "creator"),
)

recordings = Table(
    "recordings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("content", LargeBinary, nullable=False),  # packed: a finished game as everybody saw it, step by step
    Column("recorded", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("content", LargeBinary, nullable=False),  # JSON: where a finished game was won and lost, as far as found
    Column("found", Float, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),  # of the device's token; of its link before that is used
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Boolean, nullable=False),  # the link was followed
    Index("devices_by_guest", "guest"),
)

owned_packs = Table(
    "owned_packs",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kept", Float, nullable=False),
)

paces = Table(
    "paces",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("asker", String(32), primary_key=True),  # a digest: no address is kept
    Column("until", Float, nullable=False),  # when all that they asked on all workers is forgotten
)

holdings = Table(
    "holdings",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("asker", String(32), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("held", Integer, nullable=False),
    Column("until", Float, nullable=False),  # when a worker that is silent counts as gone
)
