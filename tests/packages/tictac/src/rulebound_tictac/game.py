"""Tic-tac-toe behind the protocol of `rulebound.core.Game`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core import (
    Concession,
    Decision,
    Event,
    Facts,
    NotationError,
    Option,
    OptionError,
    Options,
    Outcome,
    Ruling,
    Seat,
    Spec,
)
from rulebound.core.ruling import ended, illegal, legal

FIRST = "tictac/turn.first"
ALTERNATE = "tictac/turn.alternate"
EMPTY = "tictac/turn.empty-cell"
THREE = "tictac/end.three-in-a-row"
FULL = "tictac/end.full-board"
RESIGN = "tictac/end.resign"
CAUSES = {"three": THREE, "full": FULL, "resign": RESIGN, "time": "table/clock.flag"}

CELLS = tuple(column + row for row in "123" for column in "abc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True, slots=True)
class State:
    """The nine cells, a1 b1 c1 to c3, each X, O or a point; who plays X; and how it ended."""

    cells: str = "." * 9
    first: Seat = 0
    winner: Seat | None = None
    cause: str | None = None

    @property
    def mark(self) -> str:
        """The mark whose turn it is: X begins."""
        return "X" if self.cells.count("X") == self.cells.count("O") else "O"

    @property
    def mover(self) -> Seat:
        """The seat whose turn it is."""
        return self.first if self.mark == "X" else 1 - self.first


class TicTac:
    """A move is the number of a cell, 0 to 8."""

    spec = Spec("tictac", range(2, 3), (Option("first", ("seat-1", "seat-2"), "seat-1", FIRST),))

    def start(self, seats: int, options: Options) -> State:
        """An empty board."""
        if seats != 2:
            raise OptionError(f"tictac is for 2 players, not {seats}")
        return State(first=0 if self.spec.complete(options)["first"] == "seat-1" else 1)

    def decision(self, state: State) -> Decision | Outcome:
        """Who marks a cell, or how it ended."""
        if state.cause is None:
            return Decision(frozenset({state.mover}), "mark", (EMPTY,))
        if state.winner is None:
            return Outcome(((0, 1),), (0.0, 0.0), _ending(state))
        returns = (1.0, -1.0) if state.winner == 0 else (-1.0, 1.0)
        return Outcome(((state.winner,), (1 - state.winner,)), returns, _ending(state))

    def moves(self, state: State, seat: Seat) -> Sequence[int]:
        """The empty cells."""
        return [cell for cell in range(9) if self.judge(state, seat, cell).allowed]

    def chances(self, state: State) -> Sequence[tuple[int, int]]:
        """Nothing is drawn."""
        return ()

    def judge(self, state: State, seat: Seat, move: int) -> Ruling:
        """What the rules say of marking a cell."""
        if state.cause is not None:
            return illegal("game-over", CAUSES[state.cause])
        if seat != state.mover:
            return illegal("not-your-turn", ALTERNATE, mark=state.mark)
        if not 0 <= move < 9:
            return illegal("no-such-cell", EMPTY)
        if state.cells[move] != ".":
            return illegal("cell-taken", EMPTY, cell=CELLS[move], mark=state.cells[move])
        return legal("mark", EMPTY, cell=CELLS[move], mark=state.mark)

    def resolve(self, state: State, acts: Mapping[Seat, int]) -> Sequence[Event]:
        """The mark, and the ending if it makes one."""
        ((seat, cell),) = acts.items()
        data = Facts(cell=CELLS[cell], mark=state.mark)
        marked = Event("marked", seat, data, self.judge(state, seat, cell))
        after = self.fold(state, marked)
        if any({after.cells[place] for place in line} == {state.mark} for line in LINES):
            return [marked, _end(seat, seat, "three")]
        if "." not in after.cells:
            return [marked, _end(seat, None, "full")]
        return [marked]

    def concede(self, state: State, seat: Seat, why: Concession) -> Sequence[Event]:
        """The other seat wins."""
        return [_end(seat, 1 - seat, why)] if state.cause is None and seat in (0, 1) else ()

    def fold(self, state: State, event: Event) -> State:
        """The state after an event."""
        if event.kind == "marked":
            cell = CELLS.index(str(event.data["cell"]))
            return replace(
                state, cells=state.cells[:cell] + str(event.data["mark"]) + state.cells[cell + 1 :]
            )
        if event.kind == "ended":
            winner = event.data["winner"]
            return replace(
                state, winner=None if winner is None else int(str(winner)), cause=str(event.data["cause"])
            )
        raise ValueError(f"tictac has no event {event.kind!r}")

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        """`text` and `moves` are what the table shows of a game without a page of its own."""
        rows = (" ".join(state.cells[i : i + 3]) for i in (6, 3, 0))
        text = "".join(f"{number} {row}\n" for number, row in zip("321", rows, strict=True)) + "  a b c"
        return {"text": text, "moves": [CELLS[cell] for cell in self.moves(state, state.mover)]}

    def notate(self, state: State, move: int) -> str:
        """The name of a cell, as in b2."""
        return CELLS[move]

    def parse(self, state: State, text: str) -> int:
        """The cell of a name. Raises NotationError."""
        name = text.strip().lower()
        if name not in CELLS:
            raise NotationError(f"a cell is a1 to c3, not {text[:20]!r}")
        return CELLS.index(name)

    def freeze(self, state: State) -> bytes:
        """The state as canonical JSON."""
        return json.dumps([state.cells, state.first, state.winner, state.cause]).encode()

    def thaw(self, blob: bytes) -> State:
        """The state that `freeze` wrote. Raises NotationError on anything else."""
        try:
            cells, first, winner, cause = json.loads(blob)
            known = first in (0, 1) and winner in (0, 1, None) and cause in (*CAUSES, None)
            if known and bool not in (type(first), type(winner)) and float not in (type(first), type(winner)):
                return replace(_position(cells), first=first, winner=winner, cause=cause)
        except (ValueError, TypeError, RecursionError):
            pass
        raise NotationError("not a state of tictac")

    def position(self, text: str) -> State:
        """The state of rows from the bottom, as in `X../.O./...`. Raises NotationError."""
        return _position(text.replace("/", ""))

    def position_text(self, state: State) -> str:
        """The rows from the bottom."""
        return "/".join(state.cells[i : i + 3] for i in (0, 3, 6))

    def opening(self, state: State) -> Sequence[Event]:
        """The rules do nothing before a player does."""
        return ()


def _position(cells: object) -> State:
    if not isinstance(cells, str) or not re.fullmatch("[XO.]{9}", cells):
        raise NotationError("a position is nine cells, each X, O or a point, as in X../.O./...")
    if cells.count("X") - cells.count("O") not in (0, 1):
        raise NotationError("X begins, so there are as many X as O, or one more")
    return State(cells)


def _end(actor: Seat, winner: Seat | None, cause: str) -> Event:
    data = Facts(winner=winner, cause=cause)
    return Event("ended", actor, data, _ending(State(winner=winner, cause=cause)))


def _ending(state: State) -> Ruling:
    return ended(f"end-{state.cause}", CAUSES[str(state.cause)], winner=state.winner)


GAME = TicTac()
