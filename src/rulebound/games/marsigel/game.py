"""Der Marsigelwettkampf as a game of the shelf: the die, turns of several movements, passes and endings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
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
from rulebound.core.ruling import Ruling, forced, illegal, legal
from rulebound.games.marsigel import clauses, colours, ending, examining, notation, saving, showing
from rulebound.games.marsigel.drawing import draw
from rulebound.games.marsigel.examining import coloured
from rulebound.games.marsigel.judging import Attempt, judge_movement
from rulebound.games.marsigel.ring import DIE, MAX_PLAYERS, MIN_PLAYERS, QUEEN_DRONE_PAWN, Piece
from rulebound.games.marsigel.rules import (
    Movement,
    Variant,
    can_move,
    movements,
    way,
)
from rulebound.games.marsigel.setup import circle, circle_ruling
from rulebound.games.marsigel.state import (
    EndTurn,
    House,
    Move,
    Pass,
    Result,
    Roll,
    Start,
    State,
)
from rulebound.games.marsigel.turn import explore

SPEC = Spec(
    key="marsigel",
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    chance=True,
    options=(
        Option("variant", tuple(variant.value for variant in Variant), "tree", clauses.SAME_OR_LARGER),
        colours.OPTION,
        Option(
            "sizes",
            tuple(map(notation.sizes, permutations(QUEEN_DRONE_PAWN))),
            "queen-drone-pawn",
            clauses.SIZE_ORDER,
        ),
        Option(
            "first",
            ("drawn", *(f"seat-{seat + 1}" for seat in range(MAX_PLAYERS))),
            "seat-1",
            clauses.STARTER,
        ),
        Option(notation.THIRD_TIME, (False, True), False, clauses.THIRD_TIME),
        Option("cap", notation.CAPS, 0, clauses.TURN_CAP),
    ),
)


class Marsigel:
    """The rules of Der Marsigelwettkampf behind the protocol of `rulebound.core.game.Game`."""

    spec = SPEC

    def start(self, seats: int, options: Options) -> State:
        """The pieces in their circle. Raises OptionError for players, colours or a starter that cannot be."""
        if seats not in self.spec.seats:
            raise OptionError(f"marsigel is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {seats}")
        values = self.spec.complete(options)
        house = House(
            Variant(str(values["variant"])),
            colours.settled(values["colours"], seats),
            notation.parse_sizes(values["sizes"]),
            bool(values[notation.THIRD_TIME]),
            int(values["cap"]),
        )
        state = State(house, circle(seats, house.sizes))
        if values["first"] == "drawn":
            return state
        first = int(str(values["first"]).removeprefix("seat-")) - 1
        if first >= seats:
            raise OptionError(f"marsigel: seat {first + 1} cannot begin, there are {seats} players")
        return _begun(state, first)

    def decision(self, state: State) -> Decision | Outcome:
        """Whether the starter or the die is drawn, who moves now, or how the game ended."""
        if state.result is not None:
            return ending.outcome(state, state.result)
        if state.mover == CHANCE:
            return Decision(frozenset({CHANCE}), "draw", (clauses.STARTER,))
        if state.roll is None:
            return Decision(frozenset({CHANCE}), "roll", (clauses.ROLL,))
        if state.moves:
            return Decision(frozenset({state.mover}), "go-on", (clauses.UP_TO, clauses.SEVERAL_MOVES))
        return Decision(frozenset({state.mover}), "move", (clauses.UP_TO, clauses.PASSING))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The movements open to a seat, then the way to end its turn; or what chance may bring."""
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return ()
        if decision.phase == "draw":
            return [Start(starter) for starter in state.playing]
        if decision.phase == "roll":
            return [Roll(pips) for pips in range(1, DIE + 1)]
        listed = movements(state.ring, state.house.variant, seat, state.points)
        return [*(priced.movement for priced in listed), EndTurn() if state.moves else Pass()]

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        """Each seat may begin, and each face of the die comes, with equal chance."""
        return [(move, 1) for move in self.moves(state, CHANCE)]

    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        """What the rules say of a move; the first condition that fails is the reason."""
        decision = self.decision(state)
        if isinstance(decision, Outcome):
            return illegal("game-over", *decision.ruling.clauses, how=decision.ruling.reason)
        if seat not in decision.seats:
            return _not_asked(state, decision)
        judge = {"draw": _judge_drawing, "roll": _judge_rolling}.get(decision.phase, _judge_acting)
        return judge(state, move) or illegal("not-now", *decision.clauses)

    def resolve(self, state: State, acts: Mapping[Seat, Move]) -> Sequence[Event]:
        """What a move brings about: the move itself, then what the rules do up to the next decision."""
        ((seat, move),) = acts.items()
        ruling = self.judge(state, seat, move)
        if not ruling.allowed:
            raise ValueError(f"a refused move cannot be resolved: {ruling.reason}")
        event = _event(state, seat, move, ruling)
        return [event, *_consequences(self.fold(state, event), event)]

    def concede(self, state: State, seat: Seat, why: Concession) -> Sequence[Event]:
        """The seat is out, its pieces stay; the last one left has won (leaving.resign, leaving.last-one)."""
        if state.result is not None or seat not in state.playing:
            return ()
        ruling = (
            forced("left-resign", clauses.RESIGN, colour=state.colour(seat))
            if why == "resign"
            else forced("left-time", clauses.TIME, colour=state.colour(seat))
        )
        left = Event("left", seat, Facts(why=why), ruling)
        after = self.fold(state, left)
        if len(after.playing) == 1:
            return [left, ending.event(after, Result(after.playing[0], "last-one"))]
        return [left, *ending.draw(after)]

    def fold(self, state: State, event: Event) -> State:
        """The state after one event."""
        data = event.data
        match event.kind:
            case "drawn":
                return _begun(state, saving.seat(data["seat"], state.players))
            case "rolled":
                pips = saving.whole(data["pips"])
                return replace(state, roll=pips, points=pips)
            case "moved":
                piece, onto = notation.parse_piece(data["piece"]), notation.parse_piece(data["onto"])
                ring = state.ring.carried(*state.ring.find(piece), state.ring.find(onto)[0])
                left = saving.whole(data["left"])
                return replace(state, ring=ring, points=left, moves=state.moves + 1, passes=0)
            case "passed":
                return _next_turn(replace(state, passes=state.passes + 1))
            case "turn-ended":
                return _next_turn(state)
            case "left":
                out = (*state.out, saving.seat(event.actor, state.players))
                # Others play on, so passes and repetitions are counted from here.
                after = replace(state, out=out, passes=0, seen=())
                if event.actor == state.mover:
                    return _next_turn(after)
                return after if state.moves or state.mover == CHANCE else _begun(after, state.mover)
            case "ended":
                return replace(state, result=saving.result(data, state.players))
            case kind:
                raise ValueError(f"marsigel has no event {kind!r}")

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        """All there is to see: the game hides nothing, so every seat and watcher has the same view."""
        seen = notation.view(state, self.decision(state), showing.open_movements(state), showing.held(state))
        seen["trio"] = list(map(notation.piece, showing.trio(state)))
        if state.ring == circle(state.players, state.house.sizes):
            seen["setup"] = circle_ruling(state.players, state.house.sizes).to_json()
        return seen

    def notate(self, state: State, move: Move) -> str:
        """A move as text: `a1>b3`, `pass`, `end`, `roll-4`, or `seat-2` for the starter."""
        return notation.move(move)

    def parse(self, state: State, text: str) -> Move:
        """The move that a text names. Raises NotationError."""
        return notation.parse_move(text, state.players)

    def freeze(self, state: State) -> bytes:
        """The state as canonical JSON."""
        return frozen(saving.to_json(state))

    def thaw(self, blob: bytes) -> State:
        """The state that `freeze` wrote. Raises NotationError on anything else."""
        return thawed(blob, saving.from_json, "Der Marsigelwettkampf")

    def drawing(self, state: State, seat: Seat | None) -> str:
        """The ring as lines of text, a space a line, with the movements that are open."""
        return draw(state)

    def position(self, text: str) -> State:
        """The state of a `RING MOVER POINTS`, as `notation.parse_state` reads it. Raises NotationError."""
        return notation.parse_state(text)

    def position_text(self, state: State) -> str:
        """The state as `RING MOVER POINTS`, with further words for what differs from the usual."""
        return notation.state_text(state)

    def seated(self, state: State) -> int:
        """How many play: as many as there are trios."""
        return state.players

    def threats(self, state: State) -> Sequence[tuple[Seat, Sequence[Move]]]:
        """Each seat still in, with the rolls on which it could form its trio now: from its cheapest win on."""
        if state.result is not None:
            return ()
        listed = []
        for seat in state.playing:
            ends = explore(state.ring, state.house.variant, seat, DIE).ends.values()
            cheapest = min((end.cost for end in ends if end.wins), default=DIE + 1)
            listed.append((seat, [Roll(pips) for pips in range(cheapest, DIE + 1)]))
        return listed

    def things(self, state: State, seat: Seat) -> Sequence[Thing]:
        """The pieces of a seat."""
        return examining.things(state, seat)

    def examine(self, state: State, name: str) -> Sequence[Ruling]:
        """Whether a piece can move, and what that costs. Raises NotationError."""
        return examining.examine(state, name)

    def tried(self, state: State, seat: Seat, kinds: frozenset[str], place: str | None) -> Sequence[Ruling]:
        """Whether pieces of some sizes can move, or land on a piece that is told. Raises NotationError."""
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return [self.judge(state, seat, EndTurn())]
        return examining.tried(state, seat, kinds, place)

    def called(self, state: State) -> Sequence[str]:
        """Nothing: whoever is to move is all that is told of one seat."""
        return ()

    def tally(self, state: State, seat: Seat) -> Sequence[Ruling]:
        """Whose turn it is, and the points of movement left in it."""
        return examining.tally(state)

    def settled(self, state: State) -> Options:
        """All options: the text says what is not as usual, and whose turn it is."""
        return {
            "variant": state.house.variant.value,
            "colours": state.house.colours,
            "sizes": notation.sizes(state.house.sizes),
            "first": "drawn" if state.mover == CHANCE else f"seat-{state.mover + 1}",
            notation.THIRD_TIME: state.house.third_time,
            "cap": state.house.cap,
        }

    def opening(self, state: State) -> Sequence[Event]:
        """The ending or the forced pass in a position just set up."""
        for seat in range(state.players):
            if events := ending.won(state, seat):
                return events
        if len(state.playing) == 1:
            return [ending.event(state, Result(state.playing[0], "last-one"))]
        if events := ending.draw(state):
            return events
        return [] if state.roll is None or state.moves else _must_pass(state)


def _judge_drawing(state: State, move: Move) -> Ruling | None:
    """A starter is any seat still in (setup.starter)."""
    if isinstance(move, Start) and move.seat in state.playing:
        return legal("draw-first", clauses.STARTER, colour=state.colour(move.seat), seat=move.seat)
    return None


def _judge_rolling(state: State, move: Move) -> Ruling | None:
    """A roll is 1 to 6 (turn.roll)."""
    if isinstance(move, Roll) and move.pips in range(1, DIE + 1):
        return legal("roll", clauses.ROLL, pips=move.pips, colour=state.colour(state.mover))
    return None


def _judge_acting(state: State, move: Move) -> Ruling | None:
    """Movements as the points allow (turn.up-to); a turn without any is a pass (turn.pass)."""
    match move:
        case Movement(piece, onto):
            named, landed = _in_play(state, piece), _in_play(state, onto)
            if named is None or landed is None:
                return illegal("no-such-piece", clauses.TRIO, players=state.players)
            movement = Movement(named, landed)
            attempt = Attempt(state.ring, state.house.variant, state.mover, state.points, movement)
            return coloured(state, judge_movement(attempt))
        case Pass() if state.moves:
            return illegal("moved-already", clauses.COUNTING_PASSES, moves=state.moves)
        case Pass():
            return legal("pass", clauses.PASSING, points=state.points, **_passes(state))
        case EndTurn() if state.moves:
            return legal(
                "end-turn", clauses.LESS, clauses.UP_TO, colour=state.colour(state.mover), points=state.points
            )
        case EndTurn():
            return illegal("pass-instead", clauses.COUNTING_PASSES, clauses.PASSING)
        case _:
            return None


def _event(state: State, seat: Seat, move: Move, ruling: Ruling) -> Event:
    match move:
        case Start(starter):
            return Event("drawn", CHANCE, Facts(seat=starter), ruling)
        case Roll(pips):
            return Event("rolled", CHANCE, Facts(pips=pips, seat=state.mover), ruling)
        case Movement(piece, onto):
            told = {key: ruling.facts[key] for key in ("spaces", "cost", "left", "riders", "closes")}
            named = {"piece": notation.piece(Piece(*piece)), "onto": notation.piece(Piece(*onto))}
            source, target = state.ring.find(piece)[0], state.ring.find(onto)[0]
            data = Facts({**named, **told, "way": way(state.ring, source, target)})
            return Event("moved", seat, data, ruling)
        case Pass():
            return Event("passed", seat, Facts(forced=False), ruling)
        case EndTurn():
            return Event("turn-ended", seat, Facts(lapsed=state.points), ruling)


def _consequences(state: State, event: Event) -> list[Event]:
    """What the rules do after an event, up to the next decision."""
    match event.kind:
        case "rolled":
            return _must_pass(state)
        case "moved":
            return ending.won(state, event.actor)
        case "passed" | "turn-ended":
            return ending.draw(state)
        case _:
            return []


def _must_pass(state: State) -> list[Event]:
    """The forced pass of a mover without any legal movement (turn.must-pass), and a draw that it brings."""
    seat = state.mover
    if can_move(state.ring, state.house.variant, seat, state.points):
        return []
    ruling = forced("must-pass", clauses.FORCED_PASSING, points=state.points, **_passes(state))
    passed = Event("passed", seat, Facts(forced=True), ruling)
    return [passed, *ending.draw(GAME.fold(state, passed))]


def _next_turn(state: State) -> State:
    """The next seat's turn: colour order, which is the order of the ring (turn.colour-order)."""
    seats = [(state.mover + step) % state.players for step in range(1, state.players + 1)]
    mover = next((seat for seat in seats if seat not in state.out), state.mover)
    turns = tuple(had + (seat == state.mover) for seat, had in enumerate(state.turns))
    return _begun(replace(state, roll=None, points=0, moves=0, turns=turns), mover)


def _begun(state: State, mover: Seat) -> State:
    """The state with a turn begun and, where the third time draws, remembered."""
    seen = state.seen
    if state.house.third_time:
        # A closed space never opens again, so what was seen before cannot come back.
        kept = seen if seen and len(seen[-1][0]) == len(state.ring) else ()
        seen = (*kept, (state.ring, mover))
    return replace(state, mover=mover, seen=seen)


def _not_asked(state: State, decision: Decision) -> Ruling:
    if decision.phase == "draw":
        return illegal("starter-first", clauses.STARTER)
    if decision.phase == "roll":
        return illegal("roll-first", clauses.ROLL, colour=state.colour(state.mover))
    cited = (clauses.COUNTERCLOCKWISE, clauses.TURN_ORDER)
    return illegal("not-your-turn", *cited, colour=state.colour(state.mover))


def _in_play(state: State, piece: Piece) -> Piece | None:
    """The piece of the ring that is meant; anybody may ask about anything."""
    return next((lying for stack in state.ring for lying in stack if lying == piece), None)


def _passes(state: State) -> dict[str, str | int]:
    needed = len(state.playing)
    return {"colour": state.colour(state.mover), "passes": state.passes + 1, "needed": needed}


GAME = Marsigel()
