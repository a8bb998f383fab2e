"""A match as a file: all that is needed to play it again and to check it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rulebound.core.cause import Cause
from rulebound.core.chance import Seed
from rulebound.core.event import Event
from rulebound.core.game import OptionValue
from rulebound.core.members import described, member, parsed

FORMAT: Final = "rulebound-match"
VERSION: Final = 1


class RecordError(Cause):
    """A file that is no match, or a match that cannot have happened. The text says what and where."""


class ChangedError(RecordError):
    """A match file that somebody changed after it was written."""


def is_record(text: str) -> bool:
    """Whether a text means to be a match file, as against a position, a state or a script."""
    return f'"{FORMAT}"' in text


@dataclass(frozen=True, slots=True)
class Record:
    """A match to be kept or sent: game, names by seat, options, events, and what its chance rests on.

    `secret` is None until it is revealed; the seed is `Seed.mixed(secret, nonces)`. `position` is the
    position text that the match started from, if it did not start from the first state.
    """

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, OptionValue]
    events: tuple[Event, ...]
    position: str | None = None
    commitment: str | None = None
    secret: bytes | None = None
    nonces: tuple[bytes, ...] = ()

    @property
    def seed(self) -> Seed | None:
        """The seed of the draws, once the secret is revealed."""
        return None if self.secret is None else Seed.mixed(self.secret, self.nonces)

    @property
    def digest(self) -> str:
        """A hash of all that the file says, as 64 hex digits: two people can compare their copies by it."""
        text = json.dumps(self._body(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def to_text(self) -> str:
        """The record as the text of a JSON file, an event a line; `from_text` reads it back."""
        body = self._body()
        events = ",\n".join(json.dumps(event) for event in body.pop("events"))
        head = json.dumps({**body, "digest": self.digest}, indent=1)
        return f'{head[:-2]},\n "events": [\n{events}\n]}}\n'

    @classmethod
    def from_text(cls, text: str) -> Record:
        """The record that `to_text` wrote. Raises RecordError naming what is wrong in anything else.

        ChangedError is raised when it is a record, yet not as it was written.
        """
        try:
            data = parsed(text)
        except ValueError as error:
            raise RecordError(f"not a match file: {error}", "no-file") from None
        try:
            record = cls._read(data)
            digest = member(data, "digest", str)
        except ValueError as error:
            raise RecordError(f"not a match file: {error}", "no-file") from None
        if digest != record.digest:
            raise ChangedError(
                "the file was changed after it was written: its digest does not fit", "changed"
            )
        return record

    def _body(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "seats": list(self.seats),
            "options": dict(self.options),
            "position": self.position,
            "commitment": self.commitment,
            "secret": None if self.secret is None else self.secret.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            "events": [event.to_json() for event in self.events],
        }

    @classmethod
    def _read(cls, data: object) -> Record:
        if member(data, "format", str) != FORMAT:
            raise ValueError(f"format is {FORMAT!r}")
        if (version := member(data, "version", int)) != VERSION:
            raise ValueError(f"version {version} is not known here, only {VERSION}")
        options = member(data, "options", dict)
        for key, value in options.items():
            if type(value) not in (str, int, bool):
                raise ValueError(
                    f"option {key} is text, a whole number or true or false, not {described(value)}"
                )
        secret = member(data, "secret", str, None)
        return cls(
            member(data, "game", str),
            _names(data),
            options,
            tuple(_event(number, event) for number, event in enumerate(member(data, "events", list))),
            member(data, "position", str, None),
            member(data, "commitment", str, None),
            None if secret is None else _bytes("secret", secret),
            tuple(_bytes("nonces", nonce) for nonce in _texts(data, "nonces")),
        )


def _event(number: int, data: object) -> Event:
    try:
        return Event.from_json(data)
    except ValueError as error:
        raise ValueError(f"event {number}: {error}") from None


def _names(data: object) -> tuple[str, ...]:
    names = _texts(data, "seats")
    for seat, name in enumerate(names):
        if not name.isprintable():
            raise ValueError(f"the name of seat {seat} has characters that cannot be seen")
    return names


def _texts(data: object, name: str) -> tuple[str, ...]:
    texts = member(data, name, list)
    for text in texts:
        if not isinstance(text, str):
            raise ValueError(f"{name} lists texts, not {described(text)}")
    return tuple(texts)


def _bytes(name: str, text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise ValueError(f"{name} are hex digits, not {described(text)}") from None
