"""Meridians as a game of the shelf: turns, the pie rule, removals and endings over the rules of `rules.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rulebound.core.canonical import frozen, thawed
from rulebound.core.event import CHANCE, Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import (
    Concession,
    Decision,
    Option,
    OptionError,
    Options,
    Outcome,
    Spec,
    Thing,
)
from rulebound.core.ruling import Ruling, ended, forced, illegal, legal
from rulebound.games.meridians import clauses, examining, notation
from rulebound.games.meridians.board import board
from rulebound.games.meridians.drawing import draw
from rulebound.games.meridians.rules import (
    FIRST_REMOVAL_TURN,
    SECOND_STONE_TURN,
    Colour,
    Position,
    colour_of_turn,
    dead_groups,
    judge_of_turn,
    legal_points,
)
from rulebound.games.meridians.state import Choose, Draw, Move, Place, Result, State

SPEC = Spec(
    key="meridians",
    seats=range(2, 3),
    chance=True,
    options=(
        Option("size", tuple(range(5, 13)), 7, clauses.BOARD_SIZES),
        Option("pie", (False, True), False, clauses.PIE),
        Option("first", ("seat-1", "seat-2", "drawn"), "seat-1", clauses.COLOURS),
    ),
)


class Meridians:
    """The rules of Meridians behind the protocol of `rulebound.core.game.Game`."""

    spec = SPEC

    def start(self, seats: int, options: Options) -> State:
        """An empty board. Raises OptionError for any number of seats but two."""
        if seats not in self.spec.seats:
            raise OptionError(f"meridians is for 2 players, not {seats}")
        values = self.spec.complete(options)
        first = {"seat-1": 0, "seat-2": 1, "drawn": None}[str(values["first"])]
        pie = bool(values["pie"])
        return State(Position(board(int(values["size"]))), pie, 0, first, None if pie else first)

    def decision(self, state: State) -> Decision | Outcome:
        """Who places, chooses or is drawn now, or who won."""
        if state.result is not None:
            return _outcome(state.result, state)
        if state.first is None:
            return Decision(frozenset({CHANCE}), "draw", (clauses.COLOURS,))
        if state.choosing:
            return Decision(frozenset({1 - state.first}), "choose", (clauses.PIE_CHOICE,))
        return Decision(frozenset({_mover(state)}), "place", _placing_clauses(state))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The points, or colours, open to a seat."""
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return ()
        if decision.phase == "draw":
            return [Draw(0), Draw(1)]
        if decision.phase == "choose":
            return [Choose(colour) for colour in Colour]
        return [Place(point) for point in legal_points(state.position, state.turn)]

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        """Either seat may be drawn to start, with equal chance."""
        return [(Draw(0), 1), (Draw(1), 1)]

    def certain(self, state: State) -> bool:
        """Only who starts is drawn, if it is."""
        return state.first is not None

    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        """What the rules say of a move; the first condition that fails is the reason."""
        decision = self.decision(state)
        if isinstance(decision, Outcome):
            return illegal("game-over", *decision.ruling.clauses, cause=_result(state).cause)
        if seat not in decision.seats:
            return illegal("not-your-turn", *_turn_clauses(state), colour=_colour_to_act(state))
        match move, decision.phase:
            case Draw(drawn), "draw" if drawn in (0, 1):
                return legal("draw-first", clauses.COLOURS, seat=drawn)
            case Choose(colour), "choose":
                return legal("choose", clauses.PIE_CHOICE, colour=colour)
            case Place(point), "place" if 0 <= point < len(state.position.board):
                return judge_of_turn(state.turn)(state.position, point, colour_of_turn(state.turn))
            case Place(_), "place":
                return illegal("no-such-point", clauses.BOARD_POINTS, size=state.position.board.size)
            case _, "choose":
                return illegal("choose-first", clauses.PIE_CHOICE)
            case _:
                return illegal("place-a-stone", clauses.NO_PASSING)

    def resolve(self, state: State, acts: Mapping[Seat, Move]) -> Sequence[Event]:
        """What a move brings about: the move itself, then the removal that opens the next turn, then an ending."""
        ((seat, move),) = acts.items()
        ruling = self.judge(state, seat, move)
        if not ruling.allowed:
            raise ValueError(f"a refused move cannot be resolved: {ruling.reason}")
        match move:
            case Draw(drawn):
                return [Event("drawn", CHANCE, Facts(seat=drawn), ruling)]
            case Choose(colour):
                chosen = Event("chosen", seat, Facts(colour=colour), ruling)
                return [chosen, *open_turn(self.fold(state, chosen))]
            case Place(point):
                names = state.position.board.names
                placed = Event(
                    "placed", seat, Facts(point=names[point], colour=colour_of_turn(state.turn)), ruling
                )
                return [placed, *open_turn(self.fold(state, placed))]

    def concede(self, state: State, seat: Seat, why: Concession) -> Sequence[Event]:
        """The other seat wins."""
        if state.result is not None or seat not in (0, 1):
            return ()
        return [_end(state, Result(1 - seat, why), actor=seat)]

    def fold(self, state: State, event: Event) -> State:
        """The state after one event."""
        data, position = event.data, state.position
        match event.kind:
            case "placed":
                point = position.board.index[str(data["point"])]
                return replace(
                    state, position=position.put(point, Colour(str(data["colour"]))), turn=state.turn + 1
                )
            case "removed":
                return replace(
                    state, position=position.without(notation.points(position.board, data["points"]))
                )
            case "drawn":
                drawn = _seat(data["seat"])
                return replace(state, first=drawn, light=None if state.pie else drawn)
            case "chosen":
                light = event.actor if data["colour"] == Colour.LIGHT else 1 - event.actor
                return replace(state, light=light)
            case "ended":
                return replace(state, result=notation.result(data))
            case kind:
                raise ValueError(f"meridians has no event {kind!r}")

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        """All there is to see: Meridians hides nothing, so every seat and watcher has the same view."""
        names = state.position.board.names
        decision = self.decision(state)
        phase, acting = (
            ("over", frozenset()) if isinstance(decision, Outcome) else (decision.phase, decision.seats)
        )
        dead = [
            [names[p] for p in sorted(group)]
            for colour in Colour
            if state.turn >= FIRST_REMOVAL_TURN
            for group in dead_groups(state.position, colour)
        ]
        return {
            "size": state.position.board.size,
            "turn": state.turn,
            "pie": state.pie,
            "first": state.first,
            "light_seat": state.light,
            "to_move": colour_of_turn(state.turn).value if phase == "place" else None,
            "phase": phase,
            "light": notation.names(state.position.board, state.position.light),
            "dark": notation.names(state.position.board, state.position.dark),
            "legal": [
                names[move.point]
                for mover in acting
                for move in self.moves(state, mover)
                if isinstance(move, Place)
            ],
            "no_path": dead,
        }

    def notate(self, state: State, move: Move) -> str:
        """A move as text: `g6`, `light`, `dark`, or `seat-1` for a draw."""
        return notation.move(state, move)

    def parse(self, state: State, text: str) -> Move:
        """The move that a text names. Raises NotationError."""
        return notation.parse_move(state, text)

    def freeze(self, state: State) -> bytes:
        """The state as canonical JSON."""
        return frozen(notation.to_json(state))

    def thaw(self, blob: bytes) -> State:
        """The state that `freeze` wrote. Raises NotationError on anything else."""
        return thawed(blob, notation.from_json, "Meridians")

    def position(self, text: str) -> State:
        """The state of a `SIZE TURN BOARD`; the first seat plays Light. Raises NotationError."""
        return notation.parse_state(text)

    def position_text(self, state: State) -> str:
        """The state as `SIZE TURN BOARD`."""
        return notation.state_text(state)

    def settled(self, state: State) -> Options:
        """The size of the board; a position comes without the pie rule, and its first seat plays Light."""
        return {"size": state.position.board.size, "pie": False, "first": "seat-1"}

    def drawing(self, state: State, seat: Seat | None) -> str:
        """The board as text; Meridians hides nothing, so everyone sees the same."""
        decision = self.decision(state)
        acting = () if isinstance(decision, Outcome) else decision.seats
        open_points = {m.point for mover in acting for m in self.moves(state, mover) if isinstance(m, Place)}
        groups = [
            g for c in Colour for g in dead_groups(state.position, c) if state.turn >= FIRST_REMOVAL_TURN
        ]
        return draw(state.position, open_points, frozenset().union(*groups))

    def things(self, state: State, seat: Seat) -> Sequence[Thing]:
        """The groups, those without a path first."""
        return examining.things(state, seat)

    def examine(self, state: State, name: str) -> Sequence[Ruling]:
        """Whether the group of a point lives, and by which paths. Raises NotationError."""
        return examining.examine(state, name)

    def called(self, state: State) -> Sequence[str]:
        """The colours, once they are settled."""
        return () if state.light is None else ("light", "dark") if state.light == 0 else ("dark", "light")

    def tally(self, state: State, seat: Seat) -> Sequence[Ruling]:
        """Whose turn it is, and how many stones each side has."""
        return examining.tally(state, _mover(state)) if state.light is not None else ()

    def opening(self, state: State) -> Sequence[Event]:
        """The removal and the ending that come before the mover of a position may place."""
        return open_turn(state)


def open_turn(state: State) -> list[Event]:
    """What the rules do before the mover of a turn may place: the removal, then perhaps an ending.

    The opponent's dead groups leave (turn.removal-first). A side without stones has lost: the text says
    so at the beginning of its turn, which only a position set up by hand can show, and the winner is
    the same when it is said at the removal (ending.at-removal). A mover with no legal point has lost
    (ending.no-legal-point, our reading); on the smallest boards that can befall a second stone.
    """
    if state.turn < SECOND_STONE_TURN or state.light is None:
        return []
    mover = colour_of_turn(state.turn)
    events: list[Event] = []
    if state.turn >= FIRST_REMOVAL_TURN:
        if not state.position.of(mover):
            return [_end(state, Result(_known(state, mover.other), "no-stones"))]
        if gone := dead_groups(state.position, mover.other):
            events.append(_removal(state, gone, mover.other))
            state = replace(state, position=state.position.without(frozenset().union(*gone)))
        if not state.position.of(mover.other):
            return [*events, _end(state, Result(_known(state, mover), "no-stones"))]
    if not legal_points(state.position, state.turn):
        events.append(_end(state, Result(_known(state, mover.other), "no-legal-point")))
    return events


def _removal(state: State, gone: Sequence[frozenset[int]], colour: Colour) -> Event:
    table = state.position.board
    points = notation.names(table, frozenset().union(*gone))
    groups = tuple(notation.names(table, group) for group in gone)
    cited = [clauses.REMOVAL_FIRST, clauses.DEAD]
    if len(gone) > 1:
        cited.append(clauses.REMOVAL_TOGETHER)
    if len(points) < len(state.position.of(colour)):
        cited.append(clauses.ONE_PATH)  # why the others stay
    ruling = forced("removed", *cited, colour=colour, points=points, count=len(points))
    return Event(
        "removed", _known(state, colour.other), Facts(colour=colour, points=points, groups=groups), ruling
    )


def _end(state: State, result: Result, actor: Seat | None = None) -> Event:
    data = Facts(winner=result.winner, cause=result.cause)
    return Event("ended", result.winner if actor is None else actor, data, _ending(state, result))


def _ending(state: State, result: Result) -> Ruling:
    loser = next((c for c in Colour if state.seat_of(c) == 1 - result.winner), None)
    facts: dict[str, Any] = {"winner": result.winner, "loser_colour": loser}
    match result.cause:
        case "no-stones":
            # At the beginning of the loser's own turn it is the text that says so.
            early = () if loser is colour_of_turn(state.turn) else (clauses.AT_REMOVAL,)
            return ended("end-no-stones", clauses.NO_STONES, *early, **facts)
        case "no-legal-point":
            cited = (clauses.NO_LEGAL_POINT, clauses.NO_PASSING)
            return ended("end-no-legal-point", *cited, **facts, reading=clauses.NO_LEGAL_POINT)
        case "resign":
            return ended("end-resign", clauses.RESIGN, **facts)
        case "time":
            return ended("end-time", clauses.TIME, **facts)


def _outcome(result: Result, state: State) -> Outcome:
    winner = result.winner
    return Outcome.ranked(((winner,), (1 - winner,)), _ending(state, result))


def _result(state: State) -> Result:
    assert state.result is not None
    return state.result


def _mover(state: State) -> Seat:
    if state.pie and state.light is None:
        assert state.first is not None
        return state.first  # one player sets both first stones (pie.stones)
    return _known(state, colour_of_turn(state.turn))


def _known(state: State, colour: Colour) -> Seat:
    seat = state.seat_of(colour)
    assert seat is not None
    return seat


def _colour_to_act(state: State) -> Colour | None:
    return None if state.first is None or state.choosing else colour_of_turn(state.turn)


def _placing_clauses(state: State) -> tuple[str, ...]:
    if state.turn < SECOND_STONE_TURN:
        return (clauses.PIE_STONES, clauses.FIRST_STONE) if state.pie else (clauses.FIRST_STONE,)
    if state.turn < FIRST_REMOVAL_TURN:
        return (clauses.SECOND_STONE, clauses.NO_EARLY_REMOVAL)
    return (clauses.EMPTY_POINT, clauses.LINE_OF_SIGHT)


def _turn_clauses(state: State) -> tuple[str, ...]:
    if state.first is None:
        return (clauses.COLOURS,)
    if state.choosing:
        return (clauses.PIE_CHOICE,)
    return (clauses.PIE_STONES,) if state.pie and state.turn < SECOND_STONE_TURN else (clauses.ALTERNATE,)


def _seat(value: object) -> Seat:
    if value not in (0, 1):
        raise ValueError(f"no seat {value!r}")
    return int(str(value))


GAME = Meridians()
