"""Plates that are built at tables, with the logs of their hands: what was judged stays, to be watched again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from rulebound.store import schema
from rulebound.store.database import Database
from rulebound.store.rows import canonical

_JSON = ("turn", "counted")
_PLATE, _PIECE = schema.plate.c, schema.piece.c
_UNDER_WAY = ("building", "judging")
_PAST = "past"
"""The state of what was judged in a round before."""


@dataclass(frozen=True, slots=True)
class PlateRow:
    """A seat's round. `turn` and `counted` are lists of numbers that only the server understands.

    `level` is that of a bot, None where a person builds, and `base` the lowest row of what a bot is to build, 0
    where it chooses. It begins, or began, at `begins_ms` since the epoch and takes so many seconds. `move` is what
    the referee has found, in the game's notation; empty before.
    """

    id: str
    match: str
    seat: int
    turn: Sequence[int]
    level: str | None
    base: int
    seed: int
    seconds: int
    begins_ms: int
    state: str
    why: str = ""
    counted: Sequence[int] = ()
    move: str = ""


@dataclass(frozen=True, slots=True)
class Logged:
    """A plate with the log of its hand: so many frames, and what the hand was told."""

    row: PlateRow
    frames: int
    inputs: bytes


class Plates:
    """All plates that are kept. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(
        self, match: str, rows: Sequence[PlateRow], kept: Sequence[str], past: Sequence[str]
    ) -> None:
        """Keep new plates of a match, and of those before only some, of which some are past from now on.

        Raises Conflict where there is no such match.
        """

        def work(connection: Connection) -> None:
            gone = (_PLATE.match == match) & _PLATE.id.not_in([*kept, *past])
            connection.execute(delete(schema.plate).where(gone))
            connection.execute(update(schema.plate).where(_PLATE.id.in_(past)).values(state=_PAST))
            connection.execute(insert(schema.plate), [_columns(row) for row in rows])

        await self.database.write(work)

    async def add(self, plate: str, after: int, frames: int, inputs: bytes) -> None:
        """Keep a piece of a log. Raises Conflict where that piece is kept already, or the plate is not."""
        values = {"plate": plate, "after": after, "frames": frames, "inputs": inputs}
        await self.database.write(
            lambda connection: connection.execute(insert(schema.piece).values(**values))
        )

    async def end(self, row: PlateRow, frames: int, inputs: bytes) -> None:
        """Keep what came of a plate that is still kept, with the whole of its log in one piece."""

        def work(connection: Connection) -> None:
            ended = update(schema.plate).where(_PLATE.id == row.id).values(**_columns(row))
            kept = connection.execute(ended).rowcount == 1
            connection.execute(delete(schema.piece).where(_PIECE.plate == row.id))
            if kept and frames > 0:
                whole = {"plate": row.id, "after": 0, "frames": frames, "inputs": inputs}
                connection.execute(insert(schema.piece).values(**whole))

        await self.database.write(work)

    async def of(self, match: str) -> list[Logged]:
        """The plates of a match that are not past, by their beginning and seat."""
        here = (_PLATE.match == match) & (_PLATE.state != _PAST)
        plates = select(schema.plate).where(here).order_by(_PLATE.begins_ms, _PLATE.seat)
        pieces = select(schema.piece).join(schema.plate).where(here).order_by(_PIECE.after)

        def work(connection: Connection) -> list[Logged]:
            logs: dict[str, list[Any]] = {}
            for piece in connection.execute(pieces):
                logs.setdefault(piece.plate, []).append(piece)
            return [
                _logged(found, logs.get(found["id"], ())) for found in connection.execute(plates).mappings()
            ]

        return await self.database.read(work)

    async def past(self, match: str) -> list[PlateRow]:
        """The plates of a match that are past, by their beginning and seat."""
        query = (
            select(schema.plate)
            .where((_PLATE.match == match) & (_PLATE.state == _PAST))
            .order_by(_PLATE.begins_ms, _PLATE.seat)
        )
        return await self.database.read(
            lambda connection: [_row(found) for found in connection.execute(query).mappings()]
        )

    async def log(self, match: str, plate: str) -> tuple[int, bytes] | None:
        """The log of a plate of a match that is past: its frames, and what the hand was told; None of any other."""
        query = (
            select(_PIECE.frames, _PIECE.inputs)
            .join(schema.plate)
            .where((_PLATE.match == match) & (_PLATE.id == plate) & (_PLATE.state == _PAST))
        )

        def work(connection: Connection) -> tuple[int, bytes] | None:
            found = connection.execute(query).one_or_none()
            return None if found is None else (found.frames, found.inputs)

        return await self.database.read(work)

    async def drop(self, plates: Sequence[str]) -> None:
        """Forget some plates."""
        query = delete(schema.plate).where(_PLATE.id.in_(plates))
        await self.database.write(lambda connection: connection.execute(query))

    async def under_way(self) -> list[str]:
        """The matches where somebody builds."""
        query = select(_PLATE.match).where(_PLATE.state.in_(_UNDER_WAY)).distinct()
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def drop_old(self, before_ms: int) -> int:
        """Forget the plates that began before a time; how many they were."""
        query = delete(schema.plate).where(_PLATE.begins_ms < before_ms)
        return await self.database.write(lambda connection: int(connection.execute(query).rowcount))


def _columns(row: PlateRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in PlateRow.__slots__}
    return values | {name: canonical(list(values[name])) for name in _JSON}


def _row(found: RowMapping) -> PlateRow:
    values = {name: found[name] for name in PlateRow.__slots__}
    return PlateRow(**values | {name: tuple(json.loads(values[name])) for name in _JSON})


def _logged(found: RowMapping, pieces: Sequence[Any]) -> Logged:
    frames = pieces[-1].frames if pieces else 0
    return Logged(_row(found), frames, b"".join(piece.inputs for piece in pieces))
