"""What a feature on the board is worth, and to whom: it is described, and goes through the stages of scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulebound.core.event import Seat
from rulebound.core.ruling import ClauseId, Ruling, Term
from rulebound.games.carcassonne import clauses, scoring
from rulebound.games.carcassonne.amendments import TABLE
from rulebound.games.carcassonne.board import Board, Region
from rulebound.games.carcassonne.combining import considered
from rulebound.games.carcassonne.scoring import Amendment, Feature, majority, terms_of
from rulebound.games.carcassonne.state import STRENGTH, Figure, State
from rulebound.games.carcassonne.surveyors import STACKS


@dataclass(frozen=True, slots=True)
class Valued:
    """A feature with its figures, who scores it, and what each of them gets for it."""

    region: Region
    feature: Feature
    figures: tuple[Figure, ...]
    owners: tuple[Seat, ...]
    terms: tuple[Term, ...]
    lines: tuple[Amendment, ...]

    @property
    def points(self) -> int:
        """The points of each owner."""
        return sum(term.points for term in self.terms)

    @property
    def jury(self) -> bool:
        """Whether everybody present scores."""
        return any(line.everyone for line in self.lines)


def describe(board: Board, region: Region, completed: bool) -> Feature:
    """A feature of the board in the counts and marks that scoring knows."""
    part = next(iter(region.parts))
    match region.kind:
        case "monastery" | "garden":
            tiles = [laid.tile for laid in board.around(part.cell)]
            counts = {
                "tiles": len(tiles),
                "with-city": sum(tile.shows("city") for tile in tiles),
                "with-road": sum(tile.shows("road") for tile in tiles),
            }
            return Feature(region.kind, completed, counts)
        case "field":
            return Feature("field", completed, {"cities": len(board.cities_of(region))})
        case _:
            return _built(board, region, completed)


def _built(board: Board, region: Region, completed: bool) -> Feature:
    segments = [(part.cell, board.segment(part)) for part in region.parts]
    marks = frozenset(mark for _, segment in segments for mark in segment.marks)
    counts = {"tiles": len(region.cells)}
    if region.kind == "road":
        counts["farmhouses"] = sum(board.at[cell].tile.decoration == "farmhouse" for cell in region.cells)
        return Feature("road", completed, counts, marks)
    counts["shields"] = sum(segment.shields for _, segment in segments)
    shapes: dict[tuple[int, int], set[str]] = {cell: set() for cell in region.cells}
    for cell, segment in segments:
        shapes[cell].add(next(iter(segment.marks & {"cap", "wide"}), ""))
    counts["caps"] = sum(shape == {"cap"} for shape in shapes.values())
    counts["wide-caps"] = sum("wide" in shape and "" not in shape for shape in shapes.values())
    return Feature("city", completed, counts, marks | ({"wide-cap"} if counts["wide-caps"] else set()))


def value(
    state: State,
    region: Region,
    completed: bool,
    following: bool = False,
    also: frozenset[str] = frozenset(),
) -> Valued:
    """What a feature is worth as finished or not; `following` under the next scoring tiles, `also` with more marks."""
    feature = describe(state.board, region, completed)
    feature = replace(feature, marks=feature.marks | also)
    if completed and state.scoring is not None and feature.kind in STACKS:
        tile = state.scoring.following if following else state.scoring.active
        feature = replace(feature, active=tile(feature.kind))
    figures = tuple(figure for figure in state.figures if figure.part in region.parts)
    terms, _, lines = terms_of(feature, state.house.readings, TABLE)
    strengths: Counter[Seat] = Counter()
    for figure in figures:
        strengths[figure.seat] += STRENGTH[figure.kind]
    everyone = any(line.everyone for line in lines)
    owners = tuple(sorted(strengths if everyone else majority(strengths)))
    return Valued(region, feature, figures, owners, terms, lines)


def completed_by_last(state: State) -> Iterator[Region]:
    """The features that the last tile has finished: its own, and monasteries and gardens around it."""
    board = state.board
    cell = board.laid[-1].cell
    found: dict[Region, None] = {}
    for part, segment in board.parts(cell):
        if segment.kind in ("city", "road") and board.completed(part):
            found[board.regions[part]] = None
    for laid in board.around(cell):
        for part, segment in board.parts(laid.cell):
            if segment.kind in ("monastery", "garden") and board.completed(part):
                found[board.regions[part]] = None
    yield from found


def unfinished(state: State) -> list[Region]:
    """The features in which figures stand, each once, in the order of the figures."""
    return list(dict.fromkeys(state.board.regions[figure.part] for figure in state.figures))


def ruling(valued: Valued, why: tuple[ClauseId, ...]) -> Ruling:
    """The ruling that a feature scores, for one of its owners; `why` says when it does."""
    tied = len(valued.owners) > 1 and not valued.jury
    who = () if valued.jury else (clauses.MAJORITY, clauses.TIE) if tied else (clauses.MAJORITY,)
    large = (clauses.LARGE,) if any(figure.kind == "large" for figure in valued.figures) else ()
    combined = considered(valued.feature, valued.lines, risky=False)
    tiles = valued.feature.counts.get("tiles", 0)
    return scoring.ruling(
        valued.feature,
        valued.terms,
        (*why, *who, *large, *combined),
        valued.lines,
        tiles=tiles,
        owners=len(valued.owners),
    )
