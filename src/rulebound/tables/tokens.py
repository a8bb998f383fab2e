"""Secrets that people hold, the digests that the store keeps of them, and names of tables."""

from __future__ import annotations

import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters or digits that look alike when read aloud


def new_token() -> str:
    """256 random bits as text that fits into an address or a cookie."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str | None:
    """What the store keeps of a token; None for a text that is no token."""
    return hashlib.sha256(token.encode()).hexdigest() if _TOKEN.fullmatch(token) else None


def new_table_id() -> str:
    """A name for a table: about 59 bits, so that nobody finds one by trying."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))
