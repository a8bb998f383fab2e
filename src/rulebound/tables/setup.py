"""Setting a table up: what was asked for, checked, and the rows that it becomes."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulebound.bots import seated
from rulebound.core.cause import Cause
from rulebound.core.game import NotationError, OptionError, OptionValue, Settled, placed, positions
from rulebound.games import Shelved, known, shelf
from rulebound.store import MatchRow, SeatRow, Stored
from rulebound.tables.clock import Clock
from rulebound.tables.tokens import new_table_id

KINDS = ("here", "bot", "invited", "open")
NAME_LENGTH = 40
INITIAL_S = range(10, 24 * 3600 + 1)
INCREMENT_S = range(3600 + 1)


class SetupError(ValueError):
    """A table, a place or a record that cannot be set up. `key` is a message key, the text says what and where.

    `cause` is what the rules of the game, or of records, name as the cause.
    """

    def __init__(self, key: str, detail: str, cause: Cause | None = None) -> None:
        super().__init__(detail)
        self.key = key
        self.cause = cause


class NoSuchGame(SetupError):
    """A game that is not on the shelf."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the owner asked for; (initial, increment) in seconds where there are clocks."""

    game: str
    seats: Sequence[SeatRow]
    options: Mapping[str, OptionValue]
    clock: tuple[int, int] | None = None
    position: str | None = None


def game_of(key: str) -> Shelved:
    """The game of a key, of those that are offered. Raises NoSuchGame."""
    return _one(shelf(), key)


def ruled_game(key: str) -> Shelved:
    """The game of a key, of all that have rules: its table may be still to come. Raises NoSuchGame."""
    return _one(known(), key)


def _one(games: Mapping[str, Shelved], key: str) -> Shelved:
    found = games.get(key)
    if found is None:
        raise NoSuchGame("no-such-game", f"no game {key[:40]!r}; there are {', '.join(games) or 'none'}")
    return found


def clean_name(name: str) -> str:
    """A name as it is kept: one line of at most 40 characters, without invisible ones."""
    shown = "".join(map(_shown, unicodedata.normalize("NFC", name)))
    return " ".join(shown.split())[:NAME_LENGTH].strip()


def _shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    return " " if kind[0] == "Z" or kind == "Cc" else "" if kind[0] == "C" else letter


def set_up(plan: Plan, owner: str, now_ms: int) -> Stored:
    """A new match for an owner (a session's digest). Raises SetupError where the plan cannot be followed."""
    shelved = game_of(plan.game)
    game, position = shelved.game, plan.position
    try:
        options = game.spec.complete(plan.options)
        game.start(len(plan.seats), options)
        if position is not None:
            state = placed(game, len(plan.seats), position)
            position = positions(game).position_text(state)  # as every page reads it
            if isinstance(game, Settled):
                options |= game.settled(state)
    except OptionError as error:
        raise SetupError("bad-options", str(error)) from None
    except NotationError as error:
        raise SetupError("bad-position", str(error), error) from None
    seats = tuple(_seat(game.spec.key, number, asked, owner) for number, asked in enumerate(plan.seats))
    row = MatchRow(
        id=new_table_id(),
        game=plan.game,
        options=options,
        position=position,
        secret=secrets.token_hex(32),
        owner=owner,
        created_ms=now_ms,
        updated_ms=now_ms,
        status="waiting",
        public=any(seat.kind == "open" for seat in seats),
        clock=None if plan.clock is None else _clock(len(seats), *plan.clock).to_json(),
    )
    return Stored(row, seats, frozenset(), ())


def _seat(game: str, number: int, asked: SeatRow, owner: str) -> SeatRow:
    name = clean_name(asked.name)
    match asked.kind:
        case "bot":
            known = seated(game)
            if asked.level not in known:
                detail = (
                    f"seat {number}: no bot level {asked.level!r}; there are {', '.join(known) or 'none'}"
                )
                raise SetupError("no-such-level", detail)
            return SeatRow("bot", name, asked.level)
        case "here":
            return SeatRow("here", name, holder=owner)
        case "invited" | "open":
            return SeatRow(asked.kind, name)
        case kind:
            raise SetupError("bad-seat", f"seat {number}: a seat is one of {', '.join(KINDS)}, not {kind!r}")


def refilled(game: str, number: int, asked: SeatRow) -> SeatRow:
    """Who a free seat is for from now on: a bot, an invited friend or anyone. Raises SetupError."""
    if asked.kind == "here":
        raise SetupError(
            "bad-seat", f"seat {number}: a free seat is one of {', '.join(KINDS[1:])}, not 'here'"
        )
    return _seat(game, number, asked, "")


def _clock(seats: int, initial_s: int, increment_s: int) -> Clock:
    for what, value, allowed in (
        ("initial_s", initial_s, INITIAL_S),
        ("increment_s", increment_s, INCREMENT_S),
    ):
        if value not in allowed:
            detail = f"clock.{what} goes from {allowed[0]} to {allowed[-1]} seconds, not {value}"
            raise SetupError("bad-clock", detail)
    return Clock.new(seats, initial_s, increment_s)
