"""A table: one match and the people, bots, clocks and wishes around it.

Every act is judged here and nowhere else. Nothing here reads a clock or writes a file: the host gives
the time and keeps what `take_change` hands over.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any, Literal

from rulebound.core.chance import Seed, commitment
from rulebound.core.event import BEFORE, Event, Seat
from rulebound.core.game import Certain, Decision, NotationError, Outcome
from rulebound.core.match import Match
from rulebound.core.ruling import Ruling, illegal, legal
from rulebound.games import Shelved
from rulebound.store import MatchRow, SeatRow, Stored
from rulebound.tables import clauses
from rulebound.tables.change import Change
from rulebound.tables.clock import Clock
from rulebound.tables.wish import Wish

Status = Literal["waiting", "playing", "over"]


class Table:
    """A match in play, as one process sees it."""

    def __init__(self, shelved: Shelved, stored: Stored) -> None:
        row = stored.row
        self.game = shelved
        self.row = row
        self.seats: list[SeatRow] = list(stored.seats)
        self.watchers = set(stored.watchers)
        self.match: Match[Any, Any] = Match.replay(
            shelved.game, len(self.seats), row.options, self._seed(), stored.log, row.position
        )
        self.clock: Clock | None = None if row.clock is None else Clock.from_json(row.clock)
        self.wish: Wish | None = None if row.wish is None else Wish.from_json(row.wish)
        self.sealed: dict[Seat, str] = {int(seat): text for seat, text in (row.sealed or {}).items()}
        game, first = shelved.game, self.match.state_at(BEFORE)
        self._draws = game.spec.chance and not (isinstance(game, Certain) and game.certain(first))
        self._kept = self.match.seq
        self._change = Change()

    # --- what is so -------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return self.match.seq

    @property
    def commitment(self) -> str:
        """The hash of the secret behind the draws, as published when the table was made."""
        return commitment(bytes.fromhex(self.row.secret))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        decision = self.match.decision
        return decision if isinstance(decision, Outcome) else None

    @property
    def status(self) -> Status:
        if self.seq >= 0 and self.outcome is not None:
            return "over"
        return "playing" if all(map(taken, self.seats)) and not self.awaited else "waiting"

    @property
    def public(self) -> bool:
        """Whether anyone may take a seat: so long everyone on this server sees the table (seat.members)."""
        free = any(seat.kind == "open" and not taken(seat) for seat in self.seats)
        return free and self.status != "over"

    @property
    def awaited(self) -> list[Seat]:
        """The taken seats without a nonce, where something is to be drawn with it (chance.numbers-first)."""
        if self.seq >= 0 or not self._draws:
            return []
        return [n for n, seat in enumerate(self.seats) if taken(seat) and not seat.nonce]

    @property
    def to_act(self) -> list[Seat]:
        """The seats that are asked and have not yet answered."""
        return self._asked() if self.status == "playing" else []

    def held_by(self, session: str | None) -> frozenset[Seat]:
        """The seats of a session."""
        return frozenset(
            n for n, seat in enumerate(self.seats) if session is not None and seat.holder == session
        )

    def given_by(self, session: str | None) -> frozenset[Seat]:
        """The seats whose nonces are a session's to give: its own, and the owner's bots'."""
        bots = (n for n, seat in enumerate(self.seats) if seat.kind == "bot" and session == self.row.owner)
        return self.held_by(session).union(bots)

    @property
    def unmanned(self) -> bool:
        """Whether only bots are still in the match."""
        state = self.match.state
        return not any(seat.kind != "bot" and self._plays(n, state) for n, seat in enumerate(self.seats))

    @property
    def follows_bot(self) -> bool:
        """Whether the last move was a bot's."""
        movers = (event.actor for event in reversed(self.match.line) if event.actor >= 0)
        return (last := next(movers, None)) is not None and self.seats[last].kind == "bot"

    def has_finished_turn(self, seat: Seat) -> bool:
        """Whether a turn of a seat has ended: from then on time counts for it (clock.first-move)."""
        steps = [list(step) for _, step in groupby(self.match.log, key=lambda event: event.cause)]
        its_turn = seat in self._asked()
        while its_turn and steps and all(self._within_turn(seat, event) for event in steps[-1]):
            steps.pop()
        return any(event.actor == seat and event.move is not None for step in steps for event in step)

    def asked_to_undo(self, wish: Wish) -> set[Seat]:
        """The seats whose consent a wish needs, given or not: other people's, in the match at that event or again."""
        state, own = self.match.state_at(wish.to), self.seats[wish.seat].holder
        return {
            n
            for n, other in enumerate(self.seats)
            if other.kind != "bot" and other.holder != own and self._plays(n, state)
        }

    def alone(self, seat: Seat) -> bool:
        """Whether the one in this seat plays all seats but the bots' (undo.alone).

        Nobody takes a second seat, and seats stay after the end: so a match that was played between
        people is told from one that was not, then and later.
        """
        holder = self.seats[seat].holder
        return all(other.kind == "bot" or other.holder == holder for other in self.seats)

    @property
    def again(self) -> tuple[str, Seat] | None:
        """The table of the next game, and the seat that has set it up; None while nobody has."""
        return None if self.row.again is None else (self.row.again[0], self.row.again[1])

    def followed_by(self, table_id: str, seat: Seat) -> None:
        """The one in a seat has set up the next game."""
        self.row = replace(self.row, again=[table_id, seat])
        self._change.row = True

    # --- acts of players --------------------------------------------------------------------------

    def move(self, seat: Seat, text: str, now_ms: int, *, measured: bool = False) -> Ruling:
        """Play a move given in the game's notation; `measured` says that the server has found it so itself."""
        if self.status == "waiting":
            return self._waits()
        game, state = self.match.game, self.match.state
        if game.spec.continuous and not measured:
            return illegal("measured-here", clauses.MEASURED)
        try:
            move = game.parse(state, text)
        except NotationError as error:
            return clauses.not_understood(text, error)
        ruling = self.match.judge(seat, move)
        if not ruling.allowed:
            return ruling
        if seat in self.sealed:
            return illegal("already-sealed", clauses.SEALED, seat=seat)
        decision = self.match.decision
        assert isinstance(decision, Decision)
        self.sealed[seat] = text
        self.wish = None
        self._change.row = True
        before = self.seq
        if set(self.sealed) == decision.seats:
            self.match.submit({each: game.parse(state, said) for each, said in self.sealed.items()}, now_ms)
            self.sealed.clear()
        # A turn of several moves is one move to the clock: it has ended when somebody else is to act.
        on = seat in self._asked() and all(event.actor == seat for event in self.match.log[before + 1 :])
        self._run_clock(now_ms, moved=None if on else seat)
        return ruling

    def resign(self, seat: Seat, now_ms: int) -> Ruling:
        """Give up, in turn or not, also while play waits for somebody to take a seat again."""
        if self.status == "waiting" and self.seq < 0:
            return self._waits()
        if not (events := self.match.concede(seat, "resign", now_ms)):
            return illegal("resign-out" if self.outcome is None else "resign-over", clauses.RESIGN)
        self._broke_off(now_ms)
        return events[0].ruling

    def ask_undo(self, seat: Seat, to: int, now_ms: int) -> Ruling:
        """Go back to the decision after event `to`: at once when alone, else a wish for the others."""
        if self.status == "waiting":
            return self._waits()
        ruling = self.match.judge_undo(to)
        if not ruling.allowed:
            return ruling
        if self.status == "over" and (self._ended_on_time() or not self.alone(seat)):
            return illegal("undo-after-end", clauses.UNDO_OVER)
        wish = Wish(seat, to)
        if self.alone(seat) or self._in_own_turn(seat, to) or not self.asked_to_undo(wish):
            return self._undo(wish, now_ms)
        if self.wish is not None and (self.wish.seat, self.wish.to) != (seat, to):
            return illegal("undo-wish-open", clauses.UNDO_CONSENT, seat=self.wish.seat)
        if self.wish is None:  # the same wish said again takes no consent back
            self.wish = wish
            self._change.row = True
        return legal("undo-wished", clauses.UNDO_CONSENT, seat=seat, to=to)

    def reply_undo(self, seat: Seat, accept: bool, now_ms: int) -> Ruling:
        """Agree to the open wish or decline it; the one who wished withdraws it by declining."""
        wish = self.wish
        if wish is None:
            return illegal("undo-no-wish", clauses.UNDO_LAPSES)
        by = self.seats[seat].holder
        own = by == self.seats[wish.seat].holder
        if accept and own:
            return illegal("undo-own-wish", clauses.UNDO_CONSENT, seat=wish.seat)
        asked = self.asked_to_undo(wish)
        if not (own or self.held_by(by) & asked):
            return illegal("undo-not-asked", clauses.UNDO_CONSENT, seat=seat)
        self._change.row = True
        if not accept:
            self.wish = None
            return legal("undo-withdrawn" if own else "undo-declined", clauses.UNDO_LAPSES, seat=seat)
        self.wish = wish.with_consent(self.held_by(by))
        if asked <= self.wish.agreed:
            return self._undo(wish, now_ms)
        return legal("undo-agreed", clauses.UNDO_CONSENT, seat=seat)

    # --- seats ------------------------------------------------------------------------------------

    def sit(self, seat: Seat, session: str, name: str, now_ms: int) -> None:
        """Somebody takes a free seat; play begins, or goes on, when it was the last."""
        free = self.seats[seat]
        self._seat(seat, replace(free, holder=session, name=name or free.name))
        self.begin(now_ms)

    def give(self, session: str, commitment: str, nonce: str, now_ms: int) -> Ruling:
        """Mix a session's nonce into the draws to come, for all its seats that have none.

        `commitment` is the one that the session has seen. The same nonce given again changes nothing.
        """
        if commitment != self.commitment:
            return illegal("other-commitment", clauses.COMMITTED, commitment=self.commitment)
        seats = self.given_by(session)
        without = [seat for seat in seats if not self.seats[seat].nonce]
        if self.seq >= 0 or not without:
            again = all(self.seats[seat].nonce == nonce for seat in seats)
            return (
                legal("nonce-given", clauses.NUMBERS_KEPT)
                if again
                else illegal("nonces-fixed", clauses.NUMBERS_KEPT)
            )
        for seat in without:
            self._seat(seat, replace(self.seats[seat], nonce=nonce))
        self.begin(now_ms)
        return legal("nonce-given", clauses.NUMBERS_FIRST)

    def put_out(self, seat: Seat, now_ms: int) -> None:
        """A seat becomes free, and invitations to it end."""
        left = self.seats[seat]
        # Once anything has happened the seed is fixed: a new player finds the nonce of the one before.
        self._seat(seat, replace(left, holder=None, name="", nonce="" if self.seq < 0 else left.nonce))
        self._change.revoked = seat
        self.sealed.pop(seat, None)
        self.wish = None
        self._run_clock(now_ms)

    def fill(self, seat: Seat, asked: SeatRow, now_ms: int) -> None:
        """A free seat is for somebody else from now on, and invitations to it end; a bot sits down at once."""
        self._seat(seat, replace(asked, nonce=self.seats[seat].nonce))
        self._change.revoked = seat
        self._change.row = True
        self.begin(now_ms)

    def watch(self, session: str) -> None:
        """A session may watch from now on."""
        if session not in self.watchers:
            self.watchers.add(session)
            self._change.watcher = session

    def end_watching(self) -> None:
        """All invitations to watch end, used ones too: whoever came by one is let out."""
        self.watchers.clear()
        self._change.unwatched = True

    def use(self, invitation: str) -> None:
        """An invitation, by its digest, has been used."""
        self._change.used = invitation

    def begin(self, now_ms: int) -> None:
        """Start the match, or the clocks again, once everybody is there."""
        if self.status != "playing":
            return
        if self.seq < 0:
            row = self.row
            self.match = Match.begin(
                self.match.game, len(self.seats), row.options, self._seed(), now_ms, row.position
            )
        self._run_clock(now_ms)

    # --- time -------------------------------------------------------------------------------------

    def flag(self, now_ms: int) -> bool:
        """End the match if somebody's time is up; whether it did."""
        if self.clock is None or (seat := self.clock.flagged(now_ms)) is None:
            return False
        self.match.concede(seat, "time", now_ms)
        self._broke_off(now_ms)
        return True

    def back(self, session: str, now_ms: int) -> None:
        """A player is there again: a clock that waited for them after a restart runs."""
        clock = self.clock
        if clock is not None and clock.at_ms > now_ms and clock.running & self.held_by(session):
            self.clock = clock.waiting(now_ms)
            self._change.row = True

    def after_stop(self, alive_ms: int, now_ms: int) -> None:
        """The server stood still from `alive_ms` to now: no clock falls for it (clock.restart)."""
        if self.clock is not None and self.clock.running:
            self.clock = self.clock.after_stop(alive_ms, now_ms)
            self._change.row = True

    def rest(self, now_ms: int) -> None:
        """All clocks stand until a move: of bots that nobody looks at or that are not ready, and of one that has chosen and waits."""
        if self.clock is not None and self.clock.running:
            self.clock = self.clock.stop(now_ms)
            self._change.row = True

    # --- keeping ----------------------------------------------------------------------------------

    def take_change(self) -> Change:
        """What is to be kept; the table forgets it."""
        change, self._change = self._change, Change()
        change.events = self.match.log[self._kept + 1 :]
        self._kept = self.match.seq
        return change

    def row_now(self, now_ms: int) -> MatchRow:
        """The row as it should be kept, still with the version that was read."""
        return replace(
            self.row,
            updated_ms=now_ms,
            status=self.status,
            public=self.public,
            clock=None if self.clock is None else self.clock.to_json(),
            wish=None if self.wish is None else self.wish.to_json(),
            sealed={str(seat): text for seat, text in self.sealed.items()} or None,
        )

    def _seed(self) -> Seed:
        return Seed.mixed(bytes.fromhex(self.row.secret), (seat.nonce.encode() for seat in self.seats))

    def _seat(self, number: Seat, seat: SeatRow) -> None:
        self.seats[number] = seat
        self._change.seats[number] = seat

    def _asked(self) -> list[Seat]:
        """The seats that the match asks, whether or not everybody is there."""
        decision = self.match.decision
        if isinstance(decision, Outcome):
            return []
        return sorted(seat for seat in decision.seats if seat >= 0 and seat not in self.sealed)

    def _waits(self) -> Ruling:
        free = [n for n, seat in enumerate(self.seats) if not taken(seat)]
        if free:
            return illegal("table-waits", clauses.ALL_SEATED, free=free)
        return illegal("nonces-awaited", clauses.NUMBERS_FIRST, seats=self.awaited)

    def _undo(self, wish: Wish, now_ms: int) -> Ruling:
        undone = self.match.undo(wish.to, wish.seat, now_ms)
        if isinstance(undone, Ruling):
            return undone
        self._broke_off(now_ms)
        return undone[0].ruling

    def _ended_on_time(self) -> bool:
        """Whether the match is over because a player's time was up."""
        last = self.match.line[-1].cause
        return any(event.cause == last and clauses.FLAG in event.ruling.clauses for event in self.match.line)

    def _within_turn(self, seat: Seat, event: Event) -> bool:
        """Whether an event is of a turn that a seat is in: its own, or going back while it was asked."""
        if event.kind != "undone":
            return event.actor == seat
        before = self.match.game.decision(self.match.state_at(event.seq - 1))
        return isinstance(before, Decision) and seat in before.seats

    def _plays(self, seat: Seat, state: Any) -> bool:
        """Whether a seat is still in the match: it could give up."""
        return bool(self.match.game.concede(state, seat, "resign"))

    def _in_own_turn(self, seat: Seat, to: int) -> bool:
        """Whether a seat has done all that came after event `to`, openly, and it is still its turn (undo.own-turn)."""
        since = [event for event in self.match.line if event.seq > to]
        own = all(event.actor == seat and event.visible_to is None for event in since)
        return self.status == "playing" and self._asked() == [seat] and own

    def _broke_off(self, now_ms: int) -> None:
        self.sealed.clear()
        self.wish = None
        self._run_clock(now_ms)

    def _run_clock(self, now_ms: int, moved: Seat | None = None) -> None:
        if self.clock is None:
            return
        clock = self.clock
        if moved is not None:
            clock = clock.stop(now_ms).gain(moved)
        # While somebody is missing the others cannot move, so only an empty seat's time falls.
        costs = [s for s in self._asked() if self.status != "waiting" or not taken(self.seats[s])]
        self.clock = clock.run(filter(self.has_finished_turn, costs), now_ms)
        self._change.row = True


def taken(seat: SeatRow) -> bool:
    """Whether somebody, or a bot, sits in a seat."""
    return seat.kind == "bot" or seat.holder is not None
