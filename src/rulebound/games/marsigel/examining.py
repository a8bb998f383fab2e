"""What the rules say of a piece where it lies: whether it can move, where to, and what that costs."""

from __future__ import annotations

from dataclasses import replace

from rulebound.core.event import CHANCE, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import NotationError, Thing
from rulebound.core.ruling import Ruling, forced, illegal, legal
from rulebound.games.marsigel import clauses, notation
from rulebound.games.marsigel.judging import Attempt, judge_movement
from rulebound.games.marsigel.ring import DIE, Piece, Size
from rulebound.games.marsigel.rules import Movement, Variant, price
from rulebound.games.marsigel.state import State
from rulebound.games.marsigel.turn import explore

KINDS = {Size.QUEEN: "large-queen", Size.DRONE: "medium-drone", Size.PAWN: "small-pawn"}
PASSED_OVER = frozenset(
    "title marsigel move piece player seat turn pyramid looney-pyramids draw-a-tile stack".split()
)
"""Names that say nothing of which piece is to move."""
ANY_POINTS = 10_000
"""More than any movement costs: to hear of everything but the price."""


def things(state: State, seat: Seat) -> list[Thing]:
    """The pieces of a seat, or of the one to move where that seat has none."""
    colour = seat if 0 <= seat < state.players else max(state.mover, 0)
    return [Thing(notation.piece(Piece(colour, size)), kind) for size, kind in KINDS.items()]


def examine(state: State, name: str) -> list[Ruling]:
    """The price of a piece, then a ruling on each way it has, the cheapest first, or why it has none.

    With points of its own turn left it is ruled by these, else as if points were no matter. Raises NotationError.
    """
    piece = notation.parse_piece(name)
    if piece.colour >= state.players:
        raise NotationError(f"no piece {name}: {state.players} play")
    theirs = state.roll is not None and state.mover == piece.colour and state.result is None
    points = state.points if theirs else ANY_POINTS
    space = state.ring.find(piece)[0]
    attempts = [
        Attempt(state.ring, state.house.variant, piece.colour, points, Movement(piece, stack[-1]))
        for place, stack in enumerate(state.ring)
        if place != space
    ]
    attempts.sort(key=lambda attempt: attempt.cost)
    judged = [judge_movement(attempt) for attempt in attempts]
    allowed = [ruling for ruling in judged if ruling.allowed]
    each = legal(
        "piece-costs",
        clauses.PRICE,
        clauses.PIPS,
        clauses.SHORTER_WAY,
        size=piece.size.name.lower(),
        each=price(piece, 1),
        ways=len(allowed),
        least=allowed[0].facts["cost"] if allowed else 0,
    )
    if not allowed:
        refused = {ruling.reason: ruling for ruling in reversed(judged)}  # of each kind the cheapest
        return [each, *(coloured(state, ruling) for ruling in reversed(refused.values()))]
    return [each, *(coloured(state, ruling) for ruling in allowed)] if theirs else [each]


def tried(state: State, seat: Seat, kinds: frozenset[str], place: str | None) -> list[Ruling]:
    """The rulings on a seat's pieces of some sizes, of all where none is named, what is allowed first.

    Where a piece is told to land on, those on landing there. Empty where something else is named, or pieces of
    two sizes: which of them moves is not known. Raises NotationError.
    """
    if kinds - PASSED_OVER - set(KINDS.values()):
        return []
    named = [size for size, kind in KINDS.items() if kind in kinds]
    if len(named) > 1:
        return []
    pieces = [Piece(seat, size) for size in named or KINDS]
    onto = None if place is None else notation.parse_piece(place)
    if onto is not None and onto.colour >= state.players:
        raise NotationError(f"no piece {place}: {state.players} play")
    if onto is not None and onto.colour == seat and not named:
        pieces, onto = [onto], None  # it is the piece itself that is told
    if onto is None:
        found = [ruling for piece in pieces for ruling in examine(state, notation.piece(piece))[1:]]
    else:
        found = [
            coloured(
                state,
                judge_movement(
                    Attempt(state.ring, state.house.variant, seat, state.points, Movement(piece, onto))
                ),
            )
            for piece in pieces
        ]
    return sorted(found, key=lambda ruling: not ruling.allowed)


def tally(state: State) -> list[Ruling]:
    """Whose turn it is with which roll, whether that is to be made, and who can win on which."""
    if state.mover == CHANCE or state.result is not None:
        return []
    whose = {"seat": state.mover, "colour": state.colour(state.mover)}
    if state.roll is None:
        turn = legal("turn-of", clauses.TURN_ORDER, clauses.ROLL, **whose, roll=None, number=0)
        due = forced("roll-due", clauses.ROLL, **whose, roll=None, points=0)
    else:
        turn = legal(
            "turn-of", clauses.TURN_ORDER, clauses.UP_TO, **whose, roll=state.roll, number=state.points
        )
        due = illegal("roll-due", clauses.ROLL, clauses.UP_TO, **whose, roll=state.roll, points=state.points)
    return [turn, due, *(_wins(state, seat) for seat in state.playing)]


def _wins(state: State, seat: Seat) -> Ruling:
    """Whether a seat can win with the points left in its turn; else on how many rolls, if its turn began now."""
    rolled = state.roll is not None and seat == state.mover
    most = state.points if rolled else DIE
    ends = explore(state.ring, state.house.variant, seat, most).ends.values()
    least = min((end.cost for end in ends if end.wins), default=most + 1)
    trio = clauses.TREE if state.house.variant is Variant.TREE else clauses.NEST
    facts = {"seat": seat, "colour": state.colour(seat), "points": most if rolled else None, "least": least}
    return legal("wins-on", trio, clauses.UP_TO, clauses.ROLL, **facts, rolls=most + 1 - least)


def coloured(state: State, ruling: Ruling) -> Ruling:
    """The ruling with the colours by name, as they lie on this table."""
    names = {
        key: state.colour(fact)
        for key, fact in ruling.facts.items()
        if key in ("colour", "onto_colour", "above_colour", "mover") and isinstance(fact, int)
    }
    several = (clauses.SEVERAL_MOVES,) if ruling.allowed and state.moves else ()
    return replace(ruling, clauses=ruling.clauses + several, facts=Facts({**ruling.facts, **names}))
