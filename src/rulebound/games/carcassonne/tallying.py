"""How a game of Carcassonne stands: whose turn it is, who has how many points and figures, what is left."""

from __future__ import annotations

from rulebound.core.event import CHANCE, Seat
from rulebound.core.ruling import Ruling, legal
from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.state import COLOURS, State


def tally(state: State) -> list[Ruling]:
    """Whose turn it is, the tiles of the stack, and of each player the points and the figures left."""
    ranked = sorted(range(state.players), key=lambda seat: -state.scores[seat])
    most = state.scores[ranked[0]]
    first = [seat for seat in ranked if state.scores[seat] == most]
    alone = len(first) == 1
    left = sum(count for _, count in state.left)
    turn = [] if state.mover == CHANCE or state.cause is not None else [_turn(state)]
    return [
        *turn,
        legal("tiles-left", clauses.DRAW, clauses.LAST_TILE, number=left),
        *(
            legal("points-of", clauses.WHEN, seat=seat, player=COLOURS[seat], number=state.scores[seat])
            for seat in ranked
        ),
        *(
            legal(
                "leads",
                clauses.WINNER,
                clauses.WHEN,
                seat=seat,
                player=COLOURS[seat],
                number=most,
                alone=alone,
            )
            for seat in first
        ),
        *(_figures(state, seat) for seat in range(state.players)),
    ]


def _turn(state: State) -> Ruling:
    """Whose turn it is, and what is done in it now."""
    step = "figure" if state.laid else "draw" if state.hand is None else "place"
    player = COLOURS[state.mover]
    return legal(
        "turn-of",
        clauses.TURN_ORDER,
        clauses.DRAW,
        clauses.FIGURE,
        seat=state.mover,
        player=player,
        step=step,
    )


def _figures(state: State, seat: Seat) -> Ruling:
    """The figures that a player has left."""
    meeples = state.supply(seat, "normal")
    large, abbot = (state.supply(seat, kind) > 0 for kind in ("large", "abbot"))
    cited = (clauses.SUPPLY, clauses.RETURN)
    return legal(
        "figures-left", *cited, seat=seat, player=COLOURS[seat], number=meeples, large=large, abbot=abbot
    )
