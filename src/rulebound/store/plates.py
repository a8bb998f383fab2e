"""Plates that are built at tables, with the logs of their hands: those of a match go when the next begin."""

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

    async def begin(self, match: str, rows: Sequence[PlateRow], kept: Sequence[str]) -> None:
        """Keep new plates of a match, and of those before only some. Raises Conflict where there is no such match."""

        def work(connection: Connection) -> None:
            past = (_PLATE.match == match) & _PLATE.id.not_in(kept)
            connection.execute(delete(schema.plate).where(past))
            connection.execute(insert(schema.plate), [_columns(row) for row in rows])

        await self.database.write(work)

    async def add(self, plate: str, after: int, frames: int, inputs: bytes) -> None:
        """Keep a piece of a log. Raises Conflict where that piece is kept already, or the plate is not."""
        values = {"plate": plate, "after": after, "frames": frames, "inputs": inputs}
        await self.database.write(
            lambda connection: connection.execute(insert(schema.piece).values(**values))
        )

    async def end(self, row: PlateRow, frames: int, inputs: bytes) -> None:
        """Keep what came of a plate, with the whole of its log in one piece."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.plate).where(_PLATE.id == row.id).values(**_columns(row)))
            connection.execute(delete(schema.piece).where(_PIECE.plate == row.id))
            if frames > 0:
                whole = {"plate": row.id, "after": 0, "frames": frames, "inputs": inputs}
                connection.execute(insert(schema.piece).values(**whole))

        await self.database.write(work)

    async def of(self, match: str) -> list[Logged]:
        """The plates of a match that are kept, by their beginning and seat."""
        plates = select(schema.plate).where(_PLATE.match == match).order_by(_PLATE.begins_ms, _PLATE.seat)
        pieces = select(schema.piece).join(schema.plate).where(_PLATE.match == match).order_by(_PIECE.after)

        def work(connection: Connection) -> list[Logged]:
            logs: dict[str, list[Any]] = {}
            for piece in connection.execute(pieces):
                logs.setdefault(piece.plate, []).append(piece)
            return [
                _logged(found, logs.get(found["id"], ())) for found in connection.execute(plates).mappings()
            ]

        return await self.database.read(work)

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


def _logged(found: RowMapping, pieces: Sequence[Any]) -> Logged:
    values = {name: found[name] for name in PlateRow.__slots__}
    row = PlateRow(**values | {name: tuple(json.loads(values[name])) for name in _JSON})
    frames = pieces[-1].frames if pieces else 0
    return Logged(row, frames, b"".join(piece.inputs for piece in pieces))
