"""What a reader is told: tables, changes and lists as wire types, with nothing that the reader may not see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rulebound.core.event import Event, Seat
from rulebound.core.game import Outcome
from rulebound.server import wire
from rulebound.tables.answers import Answer
from rulebound.tables.clock import Clock
from rulebound.tables.table import Table, taken


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected to a table: seats whose holder is there, and how many only watch."""

    online: frozenset[Seat] = frozenset()
    watchers: int = 0


NOBODY = Presence()


def table(at: Table, held: frozenset[Seat], owner: bool, there: Presence, now_ms: int) -> wire.Table:
    """Everything about a table for a reader who holds these seats."""
    return wire.Table(
        id=at.id,
        game=at.game.key,
        options=at.row.options,
        seats=seats(at, held, there),
        status=at.status,
        seq=at.seq,
        events=events(at.match.log, held),
        decisions=list(at.match.decisions()),
        to_act=at.to_act,
        view=view(at, held),
        clock=_clock(at.clock, now_ms),
        undo=_undo(at),
        outcome=_ended(at),
        watchers=there.watchers,
        commitment=at.commitment,
        nonces=[seat.nonce for seat in at.seats],
        awaited=at.awaited,
        position=at.row.position,
        created_ms=at.row.created_ms,
        can_invite=owner,
        again=wire.NextGame(*at.again) if at.again is not None and held else None,
    )


def update(at: Table, held: frozenset[Seat], after: int, now_ms: int) -> wire.Update:
    """What has changed since event `after` for a reader who holds these seats."""
    return wire.Update(
        after=after,
        seq=at.seq,
        events=events(at.match.log[after + 1 :], held),
        decisions=list(at.match.decisions()),
        status=at.status,
        to_act=at.to_act,
        view=view(at, held),
        clock=_clock(at.clock, now_ms),
        undo=_undo(at),
        outcome=_ended(at),
    )


def card(at: Table, held: frozenset[Seat], there: Presence) -> wire.TableCard:
    """A line in a list of tables."""
    return wire.TableCard(
        id=at.id,
        game=at.game.key,
        options=at.row.options,
        seats=seats(at, held, there),
        status=at.status,
        moves=at.match.moves,
        to_act=at.to_act,
        your_turn=bool(held.intersection(at.to_act)),
        outcome=_ended(at),
        view=view(at, held),
        updated_ms=at.row.updated_ms,
    )


def invited(at: Table, seat: Seat | None) -> wire.Invited:
    """What an invitation is to, for one who is not at the table yet."""
    owner = at.row.owner
    host = next((sat.name for sat in at.seats if sat.holder == owner and sat.name), "")
    return wire.Invited(at.game.key, at.row.options, len(at.seats), host, seat)


def seats(at: Table, held: frozenset[Seat], there: Presence) -> list[wire.Seat]:
    """The seats as a reader who holds some of them sees them."""
    return [
        wire.Seat(
            kind=seat.kind,  # type: ignore[arg-type]  # the store keeps the kinds that the wire gave it
            name=seat.name,
            level=seat.level,
            taken=taken(seat),
            online=seat.kind == "bot" or number in there.online,
            yours=number in held,
        )
        for number, seat in enumerate(at.seats)
    ]


def view(at: Table, held: frozenset[Seat]) -> dict[str, Any]:
    """The state as a reader may see it: through the seat that is asked, when they hold several."""
    seat = next((seat for seat in at.to_act if seat in held), min(held, default=None))
    return dict(at.match.game.view(at.match.state, seat if at.match.game.spec.hidden else None))


def events(log: Iterable[Event], held: frozenset[Seat]) -> list[dict[str, Any]]:
    """Events as JSON, without what is hidden from all of these seats."""
    return [event.seen_by(eyes(event, held)).to_json() for event in log]


def outcome(ended: Outcome | None) -> wire.Outcome | None:
    """How a match ended."""
    if ended is None:
        return None
    return wire.Outcome([list(place) for place in ended.ranking], list(ended.returns), ended.ruling.to_json())


def answer(given: Answer) -> wire.Answer:
    """The fate of a command."""
    return wire.Answer(
        given.id, given.result, given.seq, None if given.ruling is None else given.ruling.to_json()
    )


def _clock(clock: Clock | None, now_ms: int) -> wire.Clock | None:
    if clock is None:
        return None
    # A clock that waits (for the network, or for its player) falls only from a moment that lies ahead.
    at_ms = max(clock.at_ms, now_ms) if clock.running else now_ms
    left = [clock.left(seat, now_ms) for seat in range(len(clock.left_ms))]
    return wire.Clock(left, sorted(clock.running), clock.increment_ms // 1000, at_ms, at_ms - now_ms)


def eyes(event: Event, held: frozenset[Seat]) -> Seat | None:
    """One of the seats that may see an event, if there is one."""
    return min(held if event.visible_to is None else held & event.visible_to, default=None)


def _ended(at: Table) -> wire.Outcome | None:
    return outcome(at.outcome) if at.status == "over" else None


def _undo(at: Table) -> wire.UndoRequest | None:
    wish = at.wish
    if wish is None:
        return None
    asked = at.asked_to_undo(wish)
    return wire.UndoRequest(wish.seat, wish.to, sorted(asked), sorted(asked & wish.agreed))
