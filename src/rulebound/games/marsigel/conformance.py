"""Records of games, single movements, set-ups and solved positions, held against our rules.

Four kinds, told by their keys: a game has `turns`, a movement `move`, a solved position `maxmin_win`, a
set-up only `players` and `start`. Every fact is compared except the record's own `id` and `policy`.
Games and movements go through the game itself, as at a table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from rulebound.core import CHANCE, NotationError, Outcome
from rulebound.core.members import Keys, member
from rulebound.games.conformance import Difference, Fact, Kind, difference
from rulebound.games.marsigel import notation
from rulebound.games.marsigel.game import GAME
from rulebound.games.marsigel.ring import DIE
from rulebound.games.marsigel.rules import Variant, movements
from rulebound.games.marsigel.setup import circle
from rulebound.games.marsigel.solve import solution
from rulebound.games.marsigel.state import EndTurn, House, Move, Pass, Roll, State
from rulebound.games.marsigel.turn import explore

TOLERANCE = 1e-9
"""How far a recorded value of a solved position may be from ours."""


def check(record: dict[str, Any]) -> Difference | None:
    """The first fact of a record that our rules give otherwise. Raises UnknownRecord."""
    return difference(record, KINDS)


def _game(record: dict[str, Any]) -> Iterator[Fact]:
    players = member(record, "players", int)
    state = GAME.start(players, {"variant": member(record, "rules", str)})
    yield "start", record["start"], notation.ring_text(state.ring)
    for number, turn in enumerate(member(record, "turns", list), 1):
        where = f"turns.{number}."
        TURN.check(turn)
        yield where + "t", turn["t"], number
        yield where + "over", False, isinstance(GAME.decision(state), Outcome)
        for name, expected, got in _situation(state, turn):
            yield where + name, expected, got
        state = _played(state, CHANCE, Roll(turn["roll"]))
        moves = member(turn, "moves", list)
        for place, text in enumerate(moves):
            mover = notation.LETTERS.index(turn["mover"])
            move, got = _judged(state, mover, text)
            yield f"{where}moves.{place}", text, got
            state = _played(state, mover, move)
        if state.roll is not None and state.result is None:
            state = _played(state, state.mover, EndTurn() if moves else Pass())
        yield where + "to", turn["to"], notation.ring_text(state.ring)
        yield where + "passes", turn["passes"], state.passes
    winner = None if state.result is None or state.result.winner is None else state.result.winner
    yield "winner", record["winner"], None if winner is None else notation.LETTERS[winner]
    yield "reason", record["reason"], "unfinished" if state.result is None else state.result.cause


def _situation(state: State, turn: dict[str, Any]) -> Iterator[Fact]:
    """What a turn can come to, before anything is done in it."""
    roll, variant, mover = member(turn, "roll", int), state.house.variant, state.mover
    if roll not in range(1, DIE + 1):
        raise ValueError(f"a roll is 1 to {DIE}, not {roll}")
    yield "mover", turn["mover"], notation.LETTERS[mover]
    yield "from", turn["from"], notation.ring_text(state.ring)
    reach = explore(state.ring, variant, mover, roll)
    texts = sorted(map(notation.ring_text, reach.ends))
    yield "ends", turn["ends"], len(texts)
    yield "ends_sha", turn["ends_sha"], hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
    yield "loop", turn["loop"], reach.back is not None
    yield "wins", turn["wins"], sum(end.wins for end in reach.ends.values())
    if "legal" in turn:
        priced = movements(state.ring, variant, mover, roll)
        yield "legal", turn["legal"], sorted(f"{notation.move(p.movement)}:{p.cost}" for p in priced)


def _case(record: dict[str, Any]) -> Iterator[Fact]:
    ring = notation.parse_ring(member(record, "pos", str))
    mover = notation.parse_letter(member(record, "mover", str), ring.players)
    points = member(record, "points", int)
    state = State(House(), ring, mover, roll=max(points, 1), points=points)
    move = notation.parse_move(member(record, "move", str), ring.players)
    ruling = GAME.judge(state, mover, move)
    yield "legal", record["legal"], ruling.allowed
    got: dict[str, Any] = {"why": ruling.reason}
    if ruling.allowed:
        after = _played(state, mover, move)
        wins = after.result is not None and after.result.winner == mover
        kind = "ok-win" if wins else "ok-carry" if ruling.facts["riders"] else "ok"
        got = {"cost": ruling.facts["cost"], "to": notation.ring_text(after.ring), "wins": wins, "kind": kind}
    for name in sorted(CASE.may):
        yield name, record.get(name), got.get(name)


def _setup(record: dict[str, Any]) -> Iterator[Fact]:
    yield "start", record["start"], notation.ring_text(circle(member(record, "players", int)))


def _solved(record: dict[str, Any]) -> Iterator[Fact]:
    ring = notation.parse_ring(member(record, "pos", str))
    yield "mover", record["mover"], "a"
    where = (ring, 0, member(record, "prev_passed", bool))
    solved = solution(Variant.TREE)
    ours, theirs = solved.forced_wins(*where)
    yield "certificate", True, solved.certificate.holds
    yield "value", record["value"], _near(record["value"], solved.odds(*where).value)
    recorded = member(record, "value_by_roll", list)
    by_roll = solved.values_by_roll(*where)
    yield "value_by_roll", recorded, [_near(*pair) for pair in zip(recorded, by_roll, strict=True)]
    yield "maxmin_win", record["maxmin_win"], _near(record["maxmin_win"], ours)
    yield "opp_maxmin_win", record["opp_maxmin_win"], _near(record["opp_maxmin_win"], theirs)


def _near(recorded: object, ours: float) -> object:
    """The recorded value itself where ours is as good as equal, else ours."""
    if not isinstance(recorded, int | float) or isinstance(recorded, bool):
        return ours
    return recorded if abs(recorded - ours) <= TOLERANCE else ours


def _judged(state: State, mover: int, text: object) -> tuple[Move, str]:
    """A recorded movement, and itself as the rules price it, or why it cannot be made."""
    try:
        move = notation.parse_move(str(text).partition(":")[0], state.players)
    except NotationError as error:
        return Pass(), str(error)
    ruling = GAME.judge(state, mover, move)
    if not ruling.allowed:
        return move, f"{ruling.reason} ({', '.join(ruling.clauses)})"
    return move, f"{notation.move(move)}:{ruling.facts.get('cost')}"


def _played(state: State, seat: int, move: Move) -> State:
    """The state after a move that the rules allow."""
    for event in GAME.resolve(state, {seat: move}):
        state = GAME.fold(state, event)
    return state


TURN = Keys(
    frozenset({"t", "mover", "roll", "from", "moves", "to", "passes", "ends", "ends_sha", "loop", "wins"}),
    frozenset({"legal"}),
)
CASE = Keys(
    frozenset({"pos", "mover", "points", "move", "legal"}),
    frozenset({"why", "cost", "to", "wins", "kind"}),
)
GAMES = Keys(
    frozenset({"rules", "players", "start", "turns", "winner", "reason"}), frozenset({"id", "policy"})
)
SOLVED = Keys(
    frozenset({"pos", "mover", "prev_passed", "value", "value_by_roll", "maxmin_win", "opp_maxmin_win"})
)

KINDS: dict[str, Kind] = {
    "turns": (GAMES, _game),
    "move": (CASE, _case),
    "maxmin_win": (SOLVED, _solved),
    "start": (Keys(frozenset({"players", "start"})), _setup),
}
"""Each kind of record by a key that only it has."""
