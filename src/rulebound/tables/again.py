"""The same game once more, with everybody in their seats."""

from __future__ import annotations

from dataclasses import replace

from rulebound.store import SeatRow
from rulebound.tables.setup import Plan
from rulebound.tables.table import Table


def once_more(table: Table, session: str) -> Plan:
    """The game of a table once more, with everybody in their seats: those of others wait for them."""

    def offered(seat: SeatRow) -> SeatRow:
        if seat.holder == session:
            return replace(seat, kind="here")
        return replace(seat, kind="invited") if seat.kind == "here" else seat

    clock = None
    if table.clock is not None and table.clock.initial_ms:
        clock = table.clock.initial_ms // 1000, table.clock.increment_ms // 1000
    # A position brings its own options.
    options = table.row.options if table.row.position is None else {}
    return Plan(table.game.key, list(map(offered, table.seats)), options, clock, table.row.position)
