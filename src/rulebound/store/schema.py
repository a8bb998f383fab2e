"""The tables of the store, with nothing in them that only SQLite knows.

Structured values are canonical JSON in text columns: equal values, equal bytes, whatever the database.
Secrets that a person holds (sessions, invitations) are kept as SHA-256 digests only.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

REVISION = "0005"
"""The newest migration; a store at it needs none."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

session = Table(
    "session",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text),
    Column("secret", Text, nullable=False),
    Column("owner", Text, nullable=False, index=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Integer, nullable=False),
    # Grows with every change, so that a writer who has not seen the last one is told.
    Column("version", Integer, nullable=False),
    Column("clock", Text),
    Column("wish", Text),
    Column("sealed", Text),
    # The table of the next game, and the seat that has set it up.
    Column("again", Text),
    Index(None, "public", "status"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("holder", Text, index=True),
    Column("nonce", Text, nullable=False),
)

watcher = Table(
    "watcher",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True, index=True),
)

event = Table(
    "event",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
)

command = Table(
    "command",
    metadata,
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("id", Text, primary_key=True),
    Column("answer", Text, nullable=False),
)

invitation = Table(
    "invitation",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("expires_ms", BigInteger, nullable=False),
)

beat = Table(
    "beat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
)

question = Table(
    "question",
    metadata,
    Column("id", Text, primary_key=True),
    Column("session", Text, nullable=False),
    Column("asked_ms", BigInteger, nullable=False, index=True),
    Column("game", Text),
    # What a search looks in: question and answer without capitals and accents.
    Column("folded", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("rested", Text, nullable=False),
    Column("program", Text, nullable=False),
    Column("wrong", Text),
    Column("link", Text, unique=True),
    Index(None, "session", "asked_ms"),
)

plate = Table(
    "plate",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text, ForeignKey("match.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("turn", Text, nullable=False),
    Column("level", Text),
    Column("base", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("begins_ms", BigInteger, nullable=False),
    Column("state", Text, nullable=False, index=True),
    Column("why", Text, nullable=False),
    Column("counted", Text, nullable=False),
    Column("move", Text, nullable=False),
)

piece = Table(
    "piece",
    metadata,
    Column("plate", Text, ForeignKey("plate.id", ondelete="CASCADE"), primary_key=True),
    Column("after", Integer, primary_key=True, autoincrement=False),
    Column("frames", Integer, nullable=False),
    Column("inputs", LargeBinary, nullable=False),
)

booklet = Table(
    "booklet",
    metadata,
    Column("id", Text, primary_key=True),
    Column("session", Text, nullable=False),
    Column("added_ms", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("sha256", Text, nullable=False),
    Column("pages", Integer, nullable=False),
    Column("unread", Text, nullable=False),
    Column("count", Integer, nullable=False),
    # What all of it takes, in bytes.
    Column("size", BigInteger, nullable=False),
    # The large ones last, so that a list does without reading past them.
    Column("paragraphs", Text, nullable=False),
    Column("vectors", LargeBinary, nullable=False),
    Column("content", LargeBinary),
    Index(None, "session", "added_ms"),
)
