"""Whether a figure may be set, asked by what it would stand on: a road, a field, this tile."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.core.event import Seat
from rulebound.core.game import NotationError
from rulebound.core.ruling import Ruling, illegal, legal
from rulebound.games.carcassonne import clauses, notation
from rulebound.games.carcassonne.claiming import judge_put
from rulebound.games.carcassonne.examining import FEATURES, STANDS_ON, named
from rulebound.games.carcassonne.state import FIGURES, FigureKind, Put, State

CALLED: dict[str, FigureKind] = {"large-meeple": "large", "abbot": "abbot"}
PASSED_OVER = frozenset(
    """carcassonne title meeple piece player seat tile land-tile feature board place-a-meeple move turn
    heretic abbey farmhouse the-river""".split()
)
"""Names that say nothing of where a figure may stand; the last ones sound like those that do."""
NOWHERE = -1
"""A segment that no tile has."""


def tried(state: State, seat: Seat, kinds: frozenset[str], place: str | None) -> list[Ruling]:
    """The rulings on setting a figure on features of some kinds of the tile just laid; all, where none is named.

    Empty where something else is named, or two kinds of features: which of them is meant is not known. Another cell
    than that of the tile just laid is refused. Raises NotationError.
    """
    if kinds - PASSED_OVER - {"river"} - CALLED.keys() - STANDS_ON.keys() - set(FEATURES):
        return []
    wanted = named(kinds)
    if len(wanted) > 1 or ("river" in kinds and wanted):
        return []
    if place is not None and ":" not in place:
        if notation.parse_cell(place) != state.board.laid[-1].cell:
            return [judge_put(state, seat, Put("normal", NOWHERE))]
        place = None
    figures = [CALLED[name] for name in CALLED if name in kinds]
    figures = figures or [kind for kind in FIGURES if state.owned(kind)]
    segments = state.board.laid[-1].tile.segments
    there = [i for i, segment in enumerate(segments) if segment.kind != "river"]
    if "river" in kinds:
        return [judge_put(state, seat, Put("normal", NOWHERE))]
    if place is not None:
        there = [_pointed(state, place)]
        if wanted and any(i != NOWHERE and segments[i].kind not in wanted for i in there):
            return [illegal("no-such-feature", clauses.ON_NEW_TILE, feature=kind) for kind in wanted]
    elif wanted:
        there = [i for i in there if segments[i].kind in wanted]
    lacking = [kind for kind in wanted if place is None and kind not in {segments[i].kind for i in there}]
    found = [
        ruling
        for kind in dict.fromkeys(segments[i].kind for i in there)
        for ruling in _of_kind(state, seat, figures, [i for i in there if segments[i].kind == kind])
    ]
    found += [illegal("no-such-feature", clauses.ON_NEW_TILE, feature=kind) for kind in lacking]
    return sorted(dict.fromkeys(found), key=lambda ruling: not ruling.allowed)


def _pointed(state: State, place: str) -> int:
    """The segment of the tile just laid that is pointed at; one that is not there, elsewhere. Raises NotationError."""
    cell, _, number = place.partition(":")
    if not number.isdecimal() or len(number) > 2:
        raise NotationError(f"a segment is told as in e2n1:3, not {place!r:.40}")
    laid = state.board.laid[-1]
    here = notation.parse_cell(cell) == laid.cell and int(number) < len(laid.tile.segments)
    return int(number) if here else NOWHERE


def _of_kind(state: State, seat: Seat, figures: list[FigureKind], there: list[int]) -> Iterator[Ruling]:
    """Where the first figure that can may stand in some segments of one kind; why not, where none can or one cannot."""
    judged = [(figure, i, judge_put(state, seat, Put(figure, i))) for figure in figures for i in there]
    able = next((figure for figure, _, ruling in judged if ruling.allowed), figures[0])
    printed = state.board.laid[-1].tile.segments
    places = [notation.told(printed[i]) for figure, i, ruling in judged if figure == able and ruling.allowed]
    if places:
        ruling = next(ruling for figure, _, ruling in judged if figure == able and ruling.allowed)
        facts = {"figure": able, "feature": ruling.facts["feature"], "places": places}
        yield legal("may-stand", *ruling.clauses, **facts, number=len(places), present=len(there))
    for figure, _, ruling in judged:
        if figure == able and not ruling.allowed:
            yield ruling
