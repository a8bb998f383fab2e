"""The host: what people may ask of the tables of this process, each act within their rights."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from rulebound.core.event import Seat
from rulebound.core.ruling import Ruling, illegal
from rulebound.store import Conflict, SeatRow
from rulebound.tables import clauses, rights
from rulebound.tables.again import once_more
from rulebound.tables.answers import Answer, Ask, NoInvitation, NoTable, Refused, Reused
from rulebound.tables.keeper import ATTEMPTS, Keeper, Live
from rulebound.tables.rights import Act
from rulebound.tables.setup import Plan, game_of, refilled, set_up
from rulebound.tables.table import Table, taken
from rulebound.tables.tokens import digest, new_token

INVITATION_MS = 7 * 24 * 3600 * 1000


class Host(Keeper):
    """All tables of this process, for those who come to them."""

    # --- tables -----------------------------------------------------------------------------------

    async def create(self, plan: Plan, owner: str) -> str:
        """Set a table up; its id. Raises SetupError."""
        now = self._moment()
        stored = set_up(plan, owner, now)
        table = Table(game_of(plan.game), stored)
        table.begin(now)
        change = table.take_change()
        await self.store.create(table.row_now(now), table.seats, change.events)
        live = self._live.setdefault(table.id, Live(used=time.monotonic(), seen=time.monotonic()))
        async with live.lock:
            live.table = table
            self._after(live, table)
        return table.id

    @asynccontextmanager
    async def reading(
        self, session: str | None, table_id: str, *, passing: bool = False
    ) -> AsyncIterator[Table]:
        """A table that a session may read, holding still. Raises NoTable.

        Bots that rested there go on, unless it is looked at only in `passing`.
        """
        async with self._hold(table_id) as (live, table):
            if not rights.judge(session, table, None, Act.READ).allowed:
                raise NoTable(table_id)
            if not passing:
                live.seen = time.monotonic()
                self._ask_bot(live, table)
            yield table

    @asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[Table]:
        """A table for the server itself, holding still. Raises NoTable."""
        async with self._hold(table_id) as (_, table):
            yield table

    async def again(self, session: str | None, table_id: str) -> str:
        """The table of the next game after one that is over: the first who asks sets it up, and all who ask take their seats.

        Raises NoTable or Refused.
        """
        async with self._hold(table_id, changing=True) as (live, table):
            self._demand(session, table, None, Act.AGAIN)
            assert session is not None
            held = table.held_by(session)
            names = {seat: table.seats[seat].name for seat in held}
            if table.again is None:
                following = await self.create(once_more(table, session), session)
                table.followed_by(following, min(held))
                await self._commit(live, table, table.seq, self._moment(), None, seated=True)
            following, _ = table.again or ("", 0)

        def sit(following: Table, now: int) -> None:
            for seat, name in names.items():
                if not taken(following.seats[seat]) and following.seats[seat].kind != "bot":
                    following.sit(seat, session, name, now)

        await self._change(following, sit, seated=True)
        return following

    async def back(self, session: str, table_id: str) -> None:
        """A player has come back to a table."""
        await self._change(table_id, lambda table, now: table.back(session, now))

    async def sit(self, session: str | None, table_id: str, seat: Seat, name: str) -> None:
        """Take an open seat. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, seat, Act.TAKE)
            assert session is not None
            table.sit(seat, session, name, now)

        await self._change(table_id, act, seated=True)

    async def give(self, session: str | None, table_id: str, commitment: str, nonce: str) -> None:
        """Give a session's nonce, in answer to the commitment it has seen. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, None, Act.GIVE)
            assert session is not None
            if not (ruling := table.give(session, commitment, nonce, now)).allowed:
                raise Refused(ruling)

        await self._change(table_id, act, seated=True)

    async def put_out(self, session: str | None, table_id: str, seat: Seat) -> None:
        """Free a seat and end invitations to it. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, seat, Act.PUT_OUT)
            table.put_out(seat, now)

        await self._change(table_id, act, seated=True)

    async def fill(self, session: str | None, table_id: str, seat: Seat, asked: SeatRow) -> None:
        """Give a free seat to a bot, or say who may take it. Raises NoTable, Refused or SetupError."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, seat, Act.FILL)
            table.fill(seat, refilled(table.game.key, seat, asked), now)

        await self._change(table_id, act, seated=True)

    async def invite(self, session: str | None, table_id: str, seat: Seat | None) -> str:
        """A new invitation's token. Raises NoTable or Refused."""
        async with self._hold(table_id) as (_, table):
            self._demand(session, table, seat, Act.INVITE)
            token = new_token()
            await self.store.add_invitation(str(digest(token)), table_id, seat, self.now() + INVITATION_MS)
        return token

    async def end_watching(self, session: str | None, table_id: str) -> None:
        """End every invitation to watch, and put out whoever came by one. Raises NoTable or Refused."""

        def act(table: Table, now: int) -> None:
            self._demand(session, table, None, Act.INVITE)
            table.end_watching()

        await self._change(table_id, act, seated=True)

    async def redeem(self, session: str, token: str, name: str) -> tuple[str, Seat | None]:
        """Use an invitation up: the table and seat it leads to. Raises NoInvitation, NoTable or Refused."""
        hashed = str(digest(token))
        table_id, seat = await self._invitation(hashed)

        def act(table: Table, now: int) -> None:
            if seat is None:
                if session in table.watchers or session == table.row.owner or table.held_by(session):
                    return
                table.watch(session)
            else:
                if not (ruling := rights.sit(session, table, seat)).allowed:
                    raise Refused(ruling)
                table.sit(seat, session, name, now)
            table.use(hashed)

        try:
            await self._change(table_id, act, seated=seat is not None)
        except Conflict:
            await self._invitation(hashed)  # somebody else may have used it in the meantime
            raise
        return table_id, seat

    @asynccontextmanager
    async def invited(self, token: str) -> AsyncIterator[tuple[Table, Seat | None]]:
        """The table, holding still, and seat of an invitation, which is not used up. Raises NoInvitation."""
        table_id, seat = await self._invitation(str(digest(token)))
        async with self._hold(table_id) as (_, table):
            yield table, seat

    async def _invitation(self, hashed: str) -> tuple[str, Seat | None]:
        found = await self.store.invitation(hashed, self.now())
        if found is None:
            raise NoInvitation("this invitation is not, or no longer, good")
        return found

    # --- commands ---------------------------------------------------------------------------------

    async def command(
        self, ask: Ask, act: Callable[[Table, int], Ruling], *, any_seq: bool = False
    ) -> Answer:
        """Carry a command out once, however often it arrives. Raises NoTable or Reused.

        With `any_seq` it holds whatever has happened since the sender last saw the table.
        """
        for _ in range(ATTEMPTS):
            try:
                return await self._command(ask, act, any_seq)
            except Conflict:
                continue
        raise Conflict(f"table {ask.table} changes too fast")

    async def _command(self, ask: Ask, act: Callable[[Table, int], Ruling], any_seq: bool) -> Answer:
        async with self._hold(ask.table, changing=True) as (live, table):
            right = rights.judge(ask.session, table, ask.seat, Act.COMMAND)
            if not right.allowed:
                if not rights.judge(ask.session, table, None, Act.READ).allowed:
                    raise NoTable(ask.table)
                return Answer(ask.id, "refused", table.seq, right)
            if (told := await self._told(live, ask)) is not None:
                return told
            now = self._moment()
            seen = table.seq
            await self._flag(live, table, now)
            if ask.seq != seen and not (any_seq and ask.seq < seen):
                return Answer(ask.id, "stale", table.seq)
            before = table.seq
            ruling = act(table, now)
            if not ruling.allowed:
                return Answer(ask.id, "refused", table.seq, ruling)
            answer = Answer(ask.id, "done", table.seq)
            await self._commit(live, table, before, now, (ask, answer))
            return answer

    async def hand_in(self, table_id: str, seat: Seat, text: str, still: Callable[[Table], bool]) -> None:
        """A move that the server itself has measured, where it is still asked for. Raises NoTable."""

        def act(table: Table, now: int) -> None:
            if still(table):
                table.move(seat, text, now, measured=True)

        await self._change(table_id, act)

    async def stop_bot(self, ask: Ask) -> Answer:
        """Let the bot of a seat play what it has found so far. Raises NoTable."""
        async with self._hold(ask.table) as (live, table):
            right = rights.judge(ask.session, table, ask.seat, Act.STOP)
            if not rights.judge(ask.session, table, None, Act.READ).allowed:
                raise NoTable(ask.table)
            thinking = live.thinking
            if right.allowed and (thinking is None or thinking.seat != ask.seat):
                right = illegal("no-bot-thinking", clauses.STOP_BOT, seat=ask.seat)
            if not right.allowed or thinking is None:
                return Answer(ask.id, "refused", table.seq, right)
            if ask.seq != thinking.seq:
                return Answer(ask.id, "stale", table.seq)
            thinking.stop.set()
            return Answer(ask.id, "done", table.seq)

    async def _told(self, live: Live, ask: Ask) -> Answer | None:
        kept = live.answers.get((ask.seat, ask.id))
        if kept is None:
            found = await self.store.answer(ask.table, ask.seat, ask.id)
            if found is None:
                return None
            kept = found.get("body", ask.body), Answer(ask.id, "done", found["seq"])
        body, answer = kept
        if body != ask.body:
            raise Reused(f"{ask.id} was another command of seat {ask.seat}")
        return answer

    @staticmethod
    def _demand(session: str | None, table: Table, seat: Seat | None, act: Act) -> None:
        if not rights.judge(session, table, None, Act.READ).allowed:
            raise NoTable(table.id)
        ruling = rights.judge(session, table, seat, act)
        if not ruling.allowed:
            raise Refused(ruling)
