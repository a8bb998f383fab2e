"""A match under any sequence of moves, refusals, undos, concessions, branches and replays.

The model beside it is naive: it keeps the log and folds all of it from zero every time.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rulebound.core import BEFORE, CHANCE, Decision, Event, Game, Match, Outcome, Ruling, Seed
from rulebound.core.match import NEVER_PAST_CHANCE, SNAPSHOT_EVERY, UNDO
from rulebound.games import known
from rulebound.games.meridians import GAME as MERIDIANS
from tests.probes import carcassonne, marsigel, secrets, stacking
from tests.probes.play import SEED, played

GAMES: list[tuple[Game[Any, Any], int, dict[str, Any], str | None]] = [
    (MERIDIANS, 2, {"size": 5, "pie": True, "first": "drawn"}, None),
    (MERIDIANS, 2, {}, "5 14 a1L a4L c1L c6L e8L a2D c3D e1D f5D i2D i3D"),
    (marsigel.GAME, 2, {}, None),
    (carcassonne.GAME, 3, {}, None),
    (secrets.GAME, 2, {}, None),
    (stacking.GAME, 2, {}, None),
]


def naive_line(log: list[Event]) -> list[Event]:
    """The events that have not been undone."""
    line: list[Event] = []
    for event in log:
        if event.kind == "undone":
            line = [e for e in line if e.seq <= int(str(event.data["to"]))]
        else:
            line.append(event)
    return line


class Matches(RuleBasedStateMachine):
    match: Match[Any, Any]

    @initialize(which=st.sampled_from(GAMES), key=st.binary(min_size=32, max_size=32))
    def begin(self, which: tuple[Game[Any, Any], int, dict[str, Any], str | None], key: bytes) -> None:
        game, seats, options, position = which
        self.match = Match.begin(game, seats, options, Seed(key), at_ms=1, position=position)
        self.start = game.freeze(Match(game, seats, options, Seed(key), position).state)
        self.log: list[Event] = list(self.match.log)
        self.seen: dict[int, bytes] = {}

    def fold(self, log: list[Event]) -> bytes:
        game = self.match.game
        state = game.thaw(self.start)
        for event in naive_line(log):
            state = game.fold(state, event)
        return game.freeze(state)

    def grown(self, events: Ruling | tuple[Event, ...]) -> None:
        assert not isinstance(events, Ruling), events
        self.log += events

    def asked(self) -> bool:
        return isinstance(self.match.decision, Decision)

    @precondition(lambda self: self.asked())
    @rule(data=st.data(), at_ms=st.integers(0, 10**13))
    def submit(self, data: st.DataObject, at_ms: int) -> None:
        match, decision = self.match, self.match.decision
        assert isinstance(decision, Decision)
        moves = {s: data.draw(st.sampled_from(match.game.moves(match.state, s))) for s in decision.seats}
        before = match.seq
        texts = {seat: match.game.notate(match.state, move) for seat, move in moves.items()}
        self.grown(match.submit(moves, at_ms))
        new = match.log[before + 1 :]
        assert {e.at_ms for e in new} == {at_ms}
        step = [e for e in new if e.cause == before + 1]
        assert {e.actor: e.move for e in step if e.move is not None} == texts
        for event in new[len(step) :]:
            assert match.log[event.cause].actor == CHANCE

    @rule(data=st.data())
    def submit_what_is_refused(self, data: st.DataObject) -> None:
        match, game = self.match, self.match.game
        other = data.draw(st.sampled_from(GAMES))[0]
        start = other.start(other.spec.seats[0], {})
        deciding = other.decision(start)
        assert isinstance(deciding, Decision)
        moves = [m for s in deciding.seats for m in other.moves(start, s)] if other is game else []
        moves += [m for s in range(match.seats) for m in game.moves(match.state, s)]
        for seat in (*range(match.seats), 9):
            for move in moves[:5]:
                ruling = game.judge(match.state, seat, move)
                if not ruling.allowed:
                    assert match.submit({seat: move}) == ruling

    @precondition(lambda self: self.asked())
    @rule()
    def submit_for_the_wrong_seats(self) -> None:
        with pytest.raises(ValueError, match="exactly the seats"):
            self.match.submit({})

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        match = self.match
        to = data.draw(st.sampled_from([BEFORE, *range(match.seq + 2)]))
        line = naive_line(self.log)
        ruling = match.judge_undo(to)
        answer = match.undo(to, at_ms=5)
        possible = to in self.naive_decisions()
        chance = any(e.actor == CHANCE for e in line if e.seq > to)
        assert ruling.allowed == (possible and not chance)
        if ruling.allowed:
            self.grown(answer)
            assert match.game.freeze(match.state) == self.fold(self.log)
        else:
            assert answer == ruling
            assert ruling.clauses == ((NEVER_PAST_CHANCE,) if possible else (UNDO,))

    @rule(data=st.data(), why=st.sampled_from(["resign", "time"]))
    def concede(self, data: st.DataObject, why: Any) -> None:
        if data.draw(st.integers(0, 5)) == 0:
            over = isinstance(self.match.decision, Outcome)
            events = self.match.concede(data.draw(st.integers(0, self.match.seats - 1)), why)
            assert (events == ()) == over
            self.grown(events)
            assert isinstance(self.match.decision, Outcome)

    @rule(data=st.data())
    def look_back(self, data: st.DataObject) -> None:
        seq = data.draw(st.integers(BEFORE, self.match.seq))
        assert self.match.game.freeze(self.match.state_at(seq)) == self.fold(self.log[: seq + 1])
        for beyond in (-2, self.match.seq + 1):
            with pytest.raises(IndexError):
                self.match.state_at(beyond)

    @rule(data=st.data())
    def branch_off(self, data: st.DataObject) -> None:
        match = self.match
        seq = data.draw(st.integers(BEFORE, match.seq))
        if seq < match.seq and match.log[seq + 1].cause != seq + 1:
            with pytest.raises(ValueError, match="same step"):
                match.branch(seq)
            return
        branch = match.branch(seq)
        assert branch.log[: seq + 1] == self.log[: seq + 1]
        assert branch.seed not in (match.seed, match.seed.derive("hint"))
        decision = branch.decision
        if isinstance(decision, Decision):
            assert CHANCE not in decision.seats
            moves = {s: match.game.moves(branch.state, s)[0] for s in decision.seats}
            assert not isinstance(branch.submit(moves), Ruling)

    @rule()
    def replay(self) -> None:
        match = self.match
        log = [Event.from_json(event.to_json()) for event in self.log]
        seed = Seed(bytes(32))
        again = Match.replay(match.game, match.seats, match.options, seed, log, match.position)
        assert (again.log, again.line, again.state) == (match.log, match.line, match.state)
        assert again.decisions() == match.decisions()

    def naive_decisions(self) -> list[int]:
        game, state = self.match.game, self.match.game.thaw(self.start)
        line, found, before = naive_line(self.log), [], BEFORE
        for event in line:
            asked = game.decision(state)
            first = event.cause == event.seq
            if first and isinstance(asked, Decision) and CHANCE not in asked.seats:
                found.append(before)
            state, before = game.fold(state, event), event.seq
        return found

    @invariant()
    def the_log_only_grows(self) -> None:
        assert self.match.log == self.log
        assert [e.seq for e in self.log] == list(range(len(self.log)))

    @invariant()
    def the_state_is_the_log_folded(self) -> None:
        now = self.match.game.freeze(self.match.state)
        assert now == self.fold(self.log)
        assert self.seen.setdefault(self.match.seq, now) == now
        assert self.match.line == tuple(naive_line(self.log))

    @invariant()
    def decisions_are_where_a_player_was_asked(self) -> None:
        assert list(self.match.decisions()) == self.naive_decisions()

    def teardown(self) -> None:
        if hasattr(self, "match"):
            for seq, state in self.seen.items():
                assert self.match.game.freeze(self.match.state_at(seq)) == state


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=60, stateful_step_count=30)


def test_stepping_back_folds_little_more_than_a_snapshot() -> None:
    class Counting(type(MERIDIANS)):  # type: ignore[misc]
        folds = 0

        def fold(self, state: Any, event: Event) -> Any:
            Counting.folds += 1
            return super().fold(state, event)

    game = Counting()
    match = played(game, 2, options={"size": 6})
    assert len(match.log) > 60
    for seq in range(len(match.log)):
        Counting.folds = 0
        match.state_at(seq)
        # A step of Meridians has at most three events.
        assert Counting.folds <= SNAPSHOT_EVERY + 3
    Counting.folds = 0
    match.undo(match.decisions()[0])
    for _ in range(30):
        if not isinstance(match.decision, Outcome):
            (seat,) = match.decision.seats
            match.submit({seat: game.moves(match.state, seat)[0]})
    Counting.folds = 0
    match.undo(match.decisions()[-1])
    assert Counting.folds <= SNAPSHOT_EVERY + 3


@pytest.mark.parametrize("key", sorted(known()))
def test_a_decision_that_was_answered_is_a_move_whatever_was_ruled(key: str) -> None:
    """Also where points come of it; a step of several seats is one, and giving up is none."""
    game = known()[key].game
    match = Match.begin(game, max(2, game.spec.seats[0]), {}, SEED)
    for answered in range(3):
        assert match.moves == answered
        decision = match.decision
        if isinstance(decision, Outcome):
            return
        acts = {seat: game.moves(match.state, seat)[-1] for seat in decision.seats}
        assert not isinstance(match.submit(acts), Ruling)
    match.concede(0, "resign")
    assert match.moves == 3


def test_an_undone_undo_cannot_be_gone_back_to() -> None:
    match = Match.begin(MERIDIANS, 2, {}, SEED)
    for seat, text in enumerate(("a1", "m1")):
        match.submit({seat: MERIDIANS.parse(match.state, text)})
    match.undo(0)
    assert match.decisions() == (-1,)
    assert match.judge_undo(1).reason == "undo-no-decision"
    match.submit({1: MERIDIANS.parse(match.state, "m2")})
    match.undo(-1)
    assert match.state == match.state_at(-1)
    assert match.decisions() == ()
    assert [e.kind for e in match.log] == ["placed", "placed", "undone", "placed", "undone"]
    assert match.line == ()
    assert match.state_at(1) != match.state_at(3)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seq": 7}, "event 1 was expected, not 7"),
        ({"cause": 5}, "event 1 was expected, not 1 of step 5"),
        ({"kind": "wished"}, "event 1: wished cannot be read"),
        ({"kind": "undone"}, "event 1: nothing can be undone back to None"),
    ],
)
def test_a_log_out_of_order_is_refused(change: dict[str, Any], message: str) -> None:
    match = played(MERIDIANS, 2, options={"size": 5})
    data = match.log[1].to_json() | change
    with pytest.raises(ValueError, match=message):
        Match.replay(MERIDIANS, 2, {"size": 5}, SEED, [match.log[0], Event.from_json(data)])


def test_a_game_without_an_event_for_a_move_is_a_fault() -> None:
    class Silent(secrets.Secrets):
        def resolve(self, state: secrets.State, acts: Any) -> Any:
            return [e for e in super().resolve(state, acts) if e.actor != 1]

    match = Match.begin(Silent(), 2, {}, SEED)
    with pytest.raises(ValueError, match="do not begin with"):
        match.submit({0: secrets.Choice(True), 1: secrets.Choice(True)})
