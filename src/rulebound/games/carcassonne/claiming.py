"""Which figure may stand where, condition by condition; the first that fails is the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.event import Seat
from rulebound.core.ruling import Ruling, illegal, legal
from rulebound.games.carcassonne import clauses
from rulebound.games.carcassonne.board import Part
from rulebound.games.carcassonne.state import COLOURS, FIGURES, Figure, Put, State
from rulebound.games.carcassonne.tiles import Segment

HOLY = ("monastery", "garden")
"""Where an abbot may stand."""


def judge_put(state: State, seat: Seat, move: Put) -> Ruling:
    """The ruling on setting a figure on a segment of the tile just laid."""
    laid = state.board.laid[-1]
    segments = laid.tile.segments
    if not 0 <= move.place < len(segments) or segments[move.place].kind == "river":
        return illegal("no-such-segment", clauses.ON_NEW_TILE, tile=laid.tile.face)
    segment, part = segments[move.place], Part(laid.cell, move.place)
    for condition in (in_game, in_supply, place_suits, farmers_play, unoccupied):
        if refusal := condition(state, Figure(seat, move.figure, part), segment):
            return refusal
    farmer = (clauses.FARMERS, clauses.FARMER_STAYS) if segment.kind == "field" else ()
    cited = (clauses.FIGURE, clauses.ON_NEW_TILE, clauses.UNOCCUPIED, *farmer)
    return legal(
        "put", *cited, figure=move.figure, **_feature(segment), left=state.supply(seat, move.figure) - 1
    )


def in_game(state: State, figure: Figure, segment: Segment) -> Ruling | None:
    """Large figures and abbots come with their expansions (inns.large, abbot.places)."""
    if state.owned(figure.kind):
        return None
    cited = clauses.LARGE if figure.kind == "large" else clauses.ABBOT_PLACES
    return illegal("figure-not-in-game", cited, figure=figure.kind)


def in_supply(state: State, figure: Figure, segment: Segment) -> Ruling | None:
    """One sets what one has left (figures.supply)."""
    if state.supply(figure.seat, figure.kind):
        return None
    owned = state.owned(figure.kind)
    return illegal("none-left", clauses.SUPPLY, clauses.RETURN, figure=figure.kind, owned=owned)


def place_suits(state: State, figure: Figure, segment: Segment) -> Ruling | None:
    """A garden is for abbots, an abbot for gardens and monasteries; a large figure goes where normal ones go."""
    if segment.kind == "garden" and figure.kind != "abbot":
        return illegal("garden-for-abbot", clauses.GARDEN_ABBOT_ONLY, figure=figure.kind)
    if figure.kind == "abbot" and segment.kind not in HOLY:
        return illegal("abbot-elsewhere", clauses.ABBOT_PLACES, **_feature(segment))
    return None


def farmers_play(state: State, figure: Figure, segment: Segment) -> Ruling | None:
    """Without farmers nobody stands on a field (fields.farmers)."""
    if segment.kind != "field" or state.house.farmers:
        return None
    return illegal("no-farmers", clauses.FARMERS)


def unoccupied(state: State, figure: Figure, segment: Segment) -> Ruling | None:
    """Nobody stands in the feature yet, however far away (figures.unoccupied)."""
    inside = state.inside(figure.part)
    if not inside:
        return None
    other = inside[0]
    facts: dict[str, Any] = {"player": COLOURS[other.seat], "cell": other.part.cell}
    return illegal("occupied", clauses.UNOCCUPIED, **_feature(segment), **facts)


def puts(state: State, seat: Seat) -> Iterator[Put]:
    """Every figure that a seat may set now, and where."""
    for figure in FIGURES:
        if state.supply(seat, figure):
            for place in range(len(state.board.laid[-1].tile.segments)):
                if judge_put(state, seat, Put(figure, place)).allowed:
                    yield Put(figure, place)


def judge_take_back(state: State, seat: Seat) -> Ruling:
    """The ruling on taking the abbot back early (abbot.taken-back)."""
    if not state.house.abbot:
        return illegal("figure-not-in-game", clauses.ABBOT_PLACES, figure="abbot")
    abbot = abbot_of(state, seat)
    if abbot is None:
        return illegal("abbot-at-home", clauses.ABBOT_BACK)
    if state.board.completed(abbot.part):
        return illegal("abbot-completed", clauses.ABBOT_UNFINISHED, cell=abbot.part.cell)
    tiles = len(state.board.around(abbot.part.cell))
    return legal("take-back", clauses.ABBOT_BACK, clauses.ABBOT_UNFINISHED, cell=abbot.part.cell, tiles=tiles)


def abbot_of(state: State, seat: Seat) -> Figure | None:
    """The abbot of a seat where he stands."""
    return next((f for f in state.figures if f.seat == seat and f.kind == "abbot"), None)


def _feature(segment: Segment) -> dict[str, str]:
    return {"feature": segment.kind}
