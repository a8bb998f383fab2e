"""Who may do what at a table: the one place that decides it. Having no session never means being allowed."""

from __future__ import annotations

from enum import StrEnum

from rulebound.core.event import Seat
from rulebound.core.ruling import Ruling, illegal, legal
from rulebound.tables import clauses
from rulebound.tables.table import Table, taken


class Act(StrEnum):
    """What somebody may want of a table."""

    READ = "read"
    COMMAND = "command"
    STOP = "stop"
    GIVE = "give"
    INVITE = "invite"
    TAKE = "take"
    PUT_OUT = "put-out"
    FILL = "fill"
    AGAIN = "again"


def judge(session: str | None, table: Table, seat: Seat | None, act: Act) -> Ruling:
    """Whether a session may do something at a table, for a seat where the act is about one."""
    if session is None or not _may_read(session, table):
        return illegal("not-at-this-table", clauses.MEMBERS)
    if seat is not None and not 0 <= seat < len(table.seats):
        return illegal("no-such-seat", clauses.NOT_YOURS, seat=seat, seats=len(table.seats))
    match act:
        case Act.READ:
            return legal("may-read", clauses.MEMBERS)
        case Act.INVITE:
            return _invite(session, table, seat)
        case Act.STOP | Act.GIVE | Act.AGAIN:
            return _as_a_player(session, table, seat, act)
        case _ if seat is None:
            return illegal("no-such-seat", clauses.NOT_YOURS, seat=None, seats=len(table.seats))
        case Act.COMMAND:
            may = table.seats[seat].holder == session
            return legal("may-act", clauses.NOT_YOURS, seat=seat) if may else _not_yours(seat)
        case Act.TAKE:
            return _take(session, table, seat)
        case Act.PUT_OUT | Act.FILL:
            return (_put_out if act is Act.PUT_OUT else _fill)(session, table, seat)


def _may_read(session: str, table: Table) -> bool:
    known = table.row.owner == session or session in table.watchers or bool(table.held_by(session))
    return known or table.public


def _not_yours(seat: Seat | None) -> Ruling:
    return illegal("seat-not-yours", clauses.NOT_YOURS, seat=seat)


def _as_a_player(session: str, table: Table, seat: Seat | None, act: Act) -> Ruling:
    if act is Act.AGAIN:
        return _again(session, table)
    if act is Act.STOP:
        return legal("may-stop", clauses.STOP_BOT) if table.held_by(session) else _not_yours(seat)
    return legal("may-give", clauses.NUMBERS_FIRST) if table.given_by(session) else _not_yours(seat)


def _again(session: str, table: Table) -> Ruling:
    if not table.held_by(session):
        return _not_yours(None)
    if table.status != "over":
        return illegal("again-before-end", clauses.KEPT)
    return legal("may-play-again", clauses.KEPT)


def _invite(session: str, table: Table, seat: Seat | None) -> Ruling:
    if session != table.row.owner:
        return illegal("owner-invites", clauses.OWNER)
    closed = None if seat is None else _closed(table, seat)
    return closed or legal("may-invite", clauses.OWNER)


def _fill(session: str, table: Table, seat: Seat) -> Ruling:
    if session != table.row.owner:
        return illegal("owner-fills", clauses.OWNER, seat=seat)
    return _closed(table, seat) or legal("may-fill", clauses.OWNER, seat=seat)


def _closed(table: Table, seat: Seat) -> Ruling | None:
    """Why nobody can be brought to a seat; None where it is free for somebody."""
    if table.seats[seat].kind not in ("invited", "open"):
        return illegal("seat-fixed", clauses.FIXED_SEAT, seat=seat)
    if taken(table.seats[seat]):
        return illegal("seat-taken", clauses.FREE_SEAT, seat=seat)
    if table.status == "over":
        return illegal("seat-after-end", clauses.KEPT, seat=seat)
    return None


def _take(session: str, table: Table, seat: Seat) -> Ruling:
    if table.seats[seat].kind != "open":
        return illegal("seat-not-open", clauses.FREE_SEAT, seat=seat)
    return sit(session, table, seat)


def sit(session: str, table: Table, seat: Seat) -> Ruling:
    """Whether a session that was let in may take a free seat."""
    if table.status == "over":
        return illegal("seat-after-end", clauses.KEPT, seat=seat)
    if taken(table.seats[seat]):
        return illegal("seat-taken", clauses.FREE_SEAT, seat=seat)
    if table.held_by(session):
        return illegal("seat-one-each", clauses.FREE_SEAT, seat=seat)
    return legal("may-sit", clauses.FREE_SEAT, seat=seat)


def _put_out(session: str, table: Table, seat: Seat) -> Ruling:
    if session not in (table.row.owner, table.seats[seat].holder):
        return illegal("owner-or-self", clauses.OWNER, seat=seat)
    if table.seats[seat].kind not in ("invited", "open"):
        return illegal("seat-fixed", clauses.FIXED_SEAT, seat=seat)
    if table.status == "over":
        return illegal("seat-after-end", clauses.KEPT, seat=seat)
    others = table.seats[seat].holder not in (None, session)
    if others and table.clock is not None and table.has_finished_turn(seat):
        return illegal("seat-with-clock", clauses.KEPT, seat=seat)
    return legal("may-put-out", clauses.OWNER, seat=seat)
