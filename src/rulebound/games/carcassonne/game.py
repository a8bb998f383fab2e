"""Carcassonne as a game of the shelf: draw, lay, set a figure, score, until the stack is empty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rulebound.core.canonical import frozen, thawed
from rulebound.core.event import CHANCE, Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import (
    Concession,
    Decision,
    OptionError,
    Options,
    Outcome,
    Spec,
    Thing,
)
from rulebound.core.ruling import ClauseId, Ruling, ended, forced, illegal, legal
from rulebound.games.carcassonne import clauses, examining, notation, saving, tallying, trying
from rulebound.games.carcassonne.board import Board, Cell, Laid
from rulebound.games.carcassonne.claiming import judge_put, judge_take_back, puts
from rulebound.games.carcassonne.drawing import draw
from rulebound.games.carcassonne.folding import all_folded, folded
from rulebound.games.carcassonne.options import (
    MAX_WITH_INNS,
    MIN_PLAYERS,
    OPTIONS,
    House,
)
from rulebound.games.carcassonne.placing import fits_somewhere, judge_place, places
from rulebound.games.carcassonne.setup import drawable, first_tile, river_order, scoring_tiles, stack
from rulebound.games.carcassonne.state import (
    COLOURS,
    Cause,
    Draw,
    Move,
    Place,
    Put,
    Show,
    Signs,
    Skip,
    Start,
    State,
    TakeBack,
)
from rulebound.games.carcassonne.surveyors import DRAWN_SIGNS
from rulebound.games.carcassonne.tiles import tile
from rulebound.games.carcassonne.turn import end_of_game, scored_events, taken_back
from rulebound.games.carcassonne.view import view

SPEC = Spec(key="carcassonne", seats=range(MIN_PLAYERS, MAX_WITH_INNS + 1), chance=True, options=OPTIONS)


class Carcassonne:
    """The rules of Carcassonne with The Surveyors behind the protocol of `rulebound.core.game.Game`."""

    spec = SPEC

    def start(self, seats: int, options: Options) -> State:
        """The first tile, and all others in the stack. Raises OptionError for what cannot be played together."""
        values = self.spec.complete(options)
        house = House.of(values)
        if not MIN_PLAYERS <= seats <= house.most_players:
            raise OptionError(
                f"carcassonne is for {MIN_PLAYERS} to {house.most_players} players "
                f"{'with' if house.inns else 'without'} Inns & Cathedrals, not {seats}"
            )
        first = str(values["first"])
        mover = CHANCE if first == "drawn" else int(first.removeprefix("seat-")) - 1
        if mover >= seats:
            raise OptionError(f"carcassonne: seat {mover + 1} cannot begin, there are {seats} players")
        board = Board((Laid((0, 0), first_tile(house), 0),))
        return State(house, board, stack(house), (0,) * seats, mover, scoring=scoring_tiles(house))

    def decision(self, state: State) -> Decision | Outcome:
        """What chance has to bring, who lays or sets a figure now, or how the game ended."""
        if state.cause is not None:
            return _outcome(state, state.cause)
        if state.mover == CHANCE:
            return _chance("starter", clauses.FIRST_PLAYER)
        if state.laid:
            return Decision(frozenset({state.mover}), "figure", (clauses.FIGURE, clauses.SKIP))
        if state.hand is not None:
            return Decision(frozenset({state.mover}), "place", (clauses.BESIDE, clauses.EDGES))
        if state.scoring is not None and not state.scoring.signs:
            return _chance("signs", clauses.SIGNS)
        if state.scoring is not None and state.scoring.due is not None:
            return _chance("show", clauses.MATERIAL, clauses.STACKS, clauses.NEXT_SEEN)
        return _chance("draw", clauses.DRAW)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """What a seat may do, or what chance may bring."""
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return ()
        if decision.phase == "place":
            return [Place(cell, turns) for cell, turns in places(state.board, state.hand or "")]
        if decision.phase == "figure":
            back = [TakeBack()] if judge_take_back(state, seat).allowed else []
            return [*puts(state, seat), *back, Skip()]
        return [move for move, _ in self.chances(state)]

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        """Any tile that may come next, as often as it is left; scoring tiles, signs and starters alike."""
        decision = self.decision(state)
        phase = None if isinstance(decision, Outcome) else decision.phase
        if phase == "starter":
            return [(Start(seat), 1) for seat in state.playing]
        if phase == "signs":
            return [(Signs(signs), 1) for signs in DRAWN_SIGNS]
        if phase == "show" and state.scoring is not None and (due := state.scoring.due) is not None:
            return [(Show(due, name), 1) for name in state.scoring.hidden(due)]
        if phase == "draw":
            return [(Draw(name), count) for name, count in drawable(state.house, state.left)]
        return []

    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        """What the rules say of a move; the first condition that fails is the reason."""
        decision = self.decision(state)
        if isinstance(decision, Outcome):
            return illegal("game-over", *decision.ruling.clauses, how=decision.ruling.reason)
        if seat not in decision.seats:
            return _not_asked(state, decision)
        match move, decision.phase:
            case Place(cell, turns), "place" if turns in range(4):
                return judge_place(state.board, state.hand or "", cell, turns)
            case Put(), "figure":
                return judge_put(state, seat, move)
            case TakeBack(), "figure":
                return judge_take_back(state, seat)
            case Skip(), "figure":
                return legal("skip", clauses.SKIP)
            case ((Place() | Put() | TakeBack() | Skip()), _):
                return illegal("not-now", *decision.clauses, phase=decision.phase)
            case _:
                return _judge_chance(self, state, move)

    def resolve(self, state: State, acts: Mapping[Seat, Move]) -> Sequence[Event]:
        """What a move brings about: the move itself, then what the rules do up to the next decision."""
        ((seat, move),) = acts.items()
        ruling = self.judge(state, seat, move)
        if not ruling.allowed:
            raise ValueError(f"a refused move cannot be resolved: {ruling.reason}")
        event = _event(state, seat, move, ruling)
        return [event, *_consequences(self.fold(state, event), event)]

    def concede(self, state: State, seat: Seat, why: Concession) -> Sequence[Event]:
        """The seat is out, its figures stay; the last one left has won (leaving.resign, leaving.last-one)."""
        if state.cause is not None or seat not in state.playing:
            return ()
        ruling = (
            forced("left-resign", clauses.RESIGN, player=COLOURS[seat])
            if why == "resign"
            else forced("left-time", clauses.TIME, player=COLOURS[seat])
        )
        left = Event("left", seat, Facts(why=why), ruling)
        after = self.fold(state, left)
        if len(after.playing) == 1:
            return [left, _ended(after, "last-one")]
        if after.laid and seat == after.mover:
            # What the tile just laid has finished is scored all the same.
            return [left, *_consequences(after, Event("skipped", seat, Facts(), ruling))]
        return [left]

    def fold(self, state: State, event: Event) -> State:
        """The state after one event."""
        return folded(state, event)

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        """All there is to see: the game hides nothing but what nobody has drawn."""
        decision = self.decision(state)
        asked = () if isinstance(decision, Outcome) else sorted(decision.seats)
        listed = [notation.move(state, m) for seat in asked if seat >= 0 for m in self.moves(state, seat)]
        phase = "over" if isinstance(decision, Outcome) else decision.phase
        return view(state, phase, listed)

    def notate(self, state: State, move: Move) -> str:
        """A move as text: `e2n1@90`, `normal:city-ne`, `back`, `skip`, or `tile-D` for a draw."""
        return notation.move(state, move)

    def parse(self, state: State, text: str) -> Move:
        """The move that a text names. Raises NotationError."""
        return notation.parse_move(state, text)

    def freeze(self, state: State) -> bytes:
        """The state as canonical JSON."""
        return frozen(saving.to_json(state))

    def thaw(self, blob: bytes) -> State:
        """The state that `freeze` wrote. Raises NotationError on anything else."""
        return thawed(blob, saving.from_json, "Carcassonne")

    def position(self, text: str) -> State:
        """The state of a position text, which is the JSON object that `freeze` writes. Raises NotationError."""
        return self.thaw(text.encode(errors="replace"))

    def position_text(self, state: State) -> str:
        """The state as a position text."""
        return self.freeze(state).decode()

    def things(self, state: State, seat: Seat) -> Sequence[Thing]:
        """The features with figures, and those of the last tile."""
        return examining.things(state, seat)

    def examine(self, state: State, name: str) -> Sequence[Ruling]:
        """What the feature of a segment is worth, as in `e2n1:3`. Raises NotationError."""
        return examining.examine(state, name)

    def things_at(self, state: State, place: str, kinds: frozenset[str]) -> Sequence[Thing]:
        """The features of a cell, as in `e2n1`, or of a segment. Raises NotationError."""
        return examining.things_at(state, place, kinds)

    def tried(self, state: State, seat: Seat, kinds: frozenset[str], place: str | None) -> Sequence[Ruling]:
        """Whether a figure may be set on features of some kinds of the tile just laid. Raises NotationError."""
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return [self.judge(state, seat, Put("normal", 0))]
        if decision.phase != "figure":
            return [illegal("lay-first", clauses.ON_NEW_TILE, clauses.FIGURE)]
        return trying.tried(state, seat, kinds, place)

    def called(self, state: State) -> Sequence[str]:
        """The colours."""
        return COLOURS[: state.players]

    def tally(self, state: State, seat: Seat) -> Sequence[Ruling]:
        """Whose turn it is, what is left, and who has how much."""
        return tallying.tally(state)

    def opening(self, state: State) -> Sequence[Event]:
        """Nothing: what is due in a position is for a player or for chance."""
        return []

    def settled(self, state: State) -> Options:
        """A position settles every option but who began."""
        return state.house.readings

    def narrated(self, event: Event) -> Facts:
        """The colour of the player, the cell, and the segment under a figure where the move tells it."""
        seat, cell = event.data.get("seat", event.actor), event.data.get("cell")
        told: dict[str, Any] = {}
        if isinstance(seat, int) and seat >= 0:
            told["player"] = COLOURS[seat]
        if isinstance(cell, tuple):
            told["cell"] = notation.cell(cast("Cell", cell))
        if event.kind == "put":
            told["places"] = (notation.segment_told(event.move.partition(":")[2]),) if event.move else None
        return Facts(told)

    def stage(self, before: State, event: Event) -> Facts:
        """A match of Carcassonne has no parts."""
        return Facts()

    def totals(self, state: State) -> Sequence[Facts]:
        """The points of each player."""
        return [Facts(player=COLOURS[seat], points=points) for seat, points in enumerate(state.scores)]

    def drawing(self, state: State, seat: Seat | None) -> str:
        """The land as lines of text."""
        return draw(state)


def _chance(phase: str, *cited: ClauseId) -> Decision:
    return Decision(frozenset({CHANCE}), phase, cited)


def _judge_chance(game: Carcassonne, state: State, move: Move) -> Ruling:
    """Chance brings what `chances` has."""
    weight = dict(game.chances(state)).get(move, 0)
    match move:
        case _ if not weight:
            decision = game.decision(state)
            cited = decision.ruling.clauses if isinstance(decision, Outcome) else decision.clauses
            return illegal("cannot-come", *cited)
        case Start(starter):
            return legal("starter", clauses.FIRST_PLAYER, player=COLOURS[starter])
        case Signs(signs):
            return legal("signs", clauses.SIGNS, signs=signs)
        case Show(on, name):
            return legal("show", clauses.STACKS, clauses.CYCLES, stack=on, scoring=name)
        case Draw(name):
            total = sum(count for _, count in state.left)
            return legal(
                "draw", clauses.DRAW, *river_order(state.house, name), tile=tile(name).face, left=total - 1
            )
        case _:
            raise ValueError(f"chance brings no {move!r}")


def _event(state: State, seat: Seat, move: Move, ruling: Ruling) -> Event:
    match move:
        case Start(starter):
            return Event("started", CHANCE, Facts(seat=starter), ruling)
        case Signs(signs):
            return Event("signed", CHANCE, Facts(signs=signs), ruling)
        case Show(on, name):
            return Event("shown", CHANCE, Facts(stack=on, scoring=name), ruling)
        case Draw(name):
            return Event("drawn", CHANCE, Facts(tile=name, seat=state.mover), ruling)
        case Place(cell, turns):
            return Event("laid", seat, Facts(tile=state.hand, cell=cell, turns=turns), ruling)
        case Put(kind, place):
            data = Facts(figure=kind, cell=state.board.laid[-1].cell, place=place)
            return Event("put", seat, data, ruling)
        case TakeBack():
            return taken_back(state, seat, ruling)
        case Skip():
            return Event("skipped", seat, Facts(), ruling)


def _consequences(state: State, event: Event) -> list[Event]:
    """What the rules do after an event, up to the next decision."""
    if event.kind == "drawn":
        return _unplaceable(state)
    if event.kind not in ("put", "taken-back", "skipped"):
        return []
    events = scored_events(state, event)
    after = all_folded(state, events)
    if not after.left:
        return [*events[:-1], *_finished(all_folded(state, events[:-1]))]
    return events


def _unplaceable(state: State) -> list[Event]:
    """A tile that fits nowhere goes out of the game; the last one ends it (turn.fits-nowhere)."""
    if state.hand is None or fits_somewhere(state.board, state.hand):
        return []
    ruling = forced("discard", clauses.DISCARD, tile=tile(state.hand).face)
    gone = Event("discarded", state.mover, Facts(tile=state.hand), ruling)
    after = folded(state, gone)
    return [gone] if after.left else [gone, *_finished(after)]


def _finished(state: State) -> list[Event]:
    """The final scoring and the end (ending.last-tile)."""
    events = end_of_game(state)
    return [*events, _ended(all_folded(state, events), "last-tile")]


def _ended(state: State, cause: Cause) -> Event:
    return Event("ended", max(state.mover, 0), Facts(cause=cause), _ending(state, cause))


def _ending(state: State, cause: Cause) -> Ruling:
    best = max(state.scores[seat] for seat in state.playing)
    first = [COLOURS[seat] for seat in state.playing if state.scores[seat] == best]
    if cause == "last-one":
        return ended("end-last-one", clauses.LAST_ONE, player=COLOURS[state.playing[0]])
    return ended(
        "end-last-tile", clauses.LAST_TILE, clauses.WINNER, player=first[0], count=len(first), points=best
    )


def _outcome(state: State, cause: Cause) -> Outcome:
    """By points, ties shared; last those who gave up."""
    by_points = sorted({state.scores[seat] for seat in state.playing}, reverse=True)
    groups = [tuple(seat for seat in state.playing if state.scores[seat] == points) for points in by_points]
    ranking = tuple(group for group in (*groups, tuple(sorted(state.out))) if group)
    return Outcome.ranked(ranking, _ending(state, cause))


def _not_asked(state: State, decision: Decision) -> Ruling:
    if decision.seats == {CHANCE}:
        return illegal("chance-first", *decision.clauses)
    return illegal("not-your-turn", clauses.TURN_ORDER, player=COLOURS[state.mover])


GAME = Carcassonne()
