"""What a feature on the land is worth: finished now, under the next scoring tiles, with an inn, and at the end."""

from __future__ import annotations

from typing import Any

from rulebound.core.event import Seat
from rulebound.core.facts import Facts
from rulebound.core.game import NotationError, Thing
from rulebound.core.ruling import ClauseId, Ruling, Term, Verdict, illegal
from rulebound.games.carcassonne import clauses, notation
from rulebound.games.carcassonne.board import Part, Region
from rulebound.games.carcassonne.state import COLOURS, State
from rulebound.games.carcassonne.surveyors import STACKS
from rulebound.games.carcassonne.valuing import Valued, ruling, unfinished, value

FEATURES = ("road", "city", "monastery", "garden", "field")
STANDS_ON = {
    "farmer": "field",
    "knight": "city",
    "city-segment": "city",
    "highwayman": "road",
    "road-segment": "road",
    "monk": "monastery",
}
"""The features that other names mean: a figure is called by what it stands on."""
EXTENDED = {"road": "inn", "city": "cathedral"}
"""What Inns & Cathedrals may yet bring to a feature."""


def things(state: State, seat: Seat) -> list[Thing]:
    """The features with figures, those of a seat first, then what the last tile belongs to."""
    regions = sorted(unfinished(state), key=lambda region: not _stands(state, seat, region))
    last = [state.board.regions[part] for part, segment in state.board.parts(state.board.laid[-1].cell)]
    return [
        _thing(state, min(region.parts))
        for region in dict.fromkeys((*regions, *last))
        if region.kind != "river"
    ]


def _thing(state: State, part: Part) -> Thing:
    """The feature of a part, told by the segment that lies there."""
    segment = state.board.segment(part)
    where = Facts(places=(notation.told(segment),), at=notation.cell(part.cell))
    return Thing(notation.part(part), segment.kind, where)


def named(kinds: frozenset[str]) -> list[str]:
    """The kinds of feature that some names mean."""
    told = {STANDS_ON.get(kind, kind) for kind in kinds}
    return [kind for kind in FEATURES if kind in told]


def things_at(state: State, place: str, kinds: frozenset[str]) -> list[Thing]:
    """The features of a cell, as in `e2n1`, or of one segment of it, as in `e2n1:3`. Raises NotationError.

    Where some kinds of feature are named, only those; where none of them is there, the cell.
    """
    if ":" in place:
        return [_thing(state, _part(state, place))]
    cell, wanted = notation.parse_cell(place), named(kinds)
    found: dict[Region, Part] = {}
    for part, segment in state.board.parts(cell) if cell in state.board.at else ():
        if segment.kind in (wanted or FEATURES):
            found.setdefault(state.board.regions[part], part)
    return [_thing(state, part) for part in found.values()] or [Thing(place, "")]


def _stands(state: State, seat: Seat, region: Region) -> bool:
    return any(figure.seat == seat and figure.part in region.parts for figure in state.figures)


def examine(state: State, name: str) -> list[Ruling]:
    """The rulings on the feature of a segment, as in `e2n1:3`, or that a cell has none. Raises NotationError."""
    if ":" not in name:
        cell = notation.cell(notation.parse_cell(name))
        return [illegal("no-feature-there", clauses.WHEN, clauses.LAST_TILE, cell=cell)]
    region = state.board.regions[_part(state, name)]
    if region.kind == "river":
        raise NotationError(f"{name} is the river, which nobody scores")
    found: list[Ruling] = []
    if region.kind != "field" and not _undecided(state):
        now = value(state, region, completed=True)
        found.append(Ruling(Verdict.SCORED, "worth-now", *_told(now, clauses.WHEN)))
        if now.feature.active is not None:
            following = value(state, region, completed=True, following=True)
            found.append(Ruling(Verdict.SCORED, "worth-next", *_told(following, clauses.CYCLES)))
        mark = EXTENDED.get(region.kind)
        if mark is not None and mark not in now.feature.marks and state.house.inns:
            extended = value(state, region, completed=True, also=frozenset({mark}))
            found.append(Ruling(Verdict.SCORED, "worth-extended", *_told(extended, clauses.WHEN)))
    untouched = (clauses.FINAL_UNTOUCHED,) if state.scoring is not None else ()
    final = value(state, region, completed=False)
    return [*found, Ruling(Verdict.SCORED, "worth-end", *_told(final, clauses.LAST_TILE, *untouched))]


def _undecided(state: State) -> bool:
    """Whether a scoring tile is still to come up before it is known which are active."""
    return state.scoring is not None and (not state.scoring.signs or state.scoring.due is not None)


def _told(valued: Valued, *why: ClauseId) -> tuple[tuple[ClauseId, ...], Facts, tuple[Term, ...], str | None]:
    """What a ruling on a value says beside its reason."""
    scored = ruling(valued, why)
    stack = valued.feature.kind in STACKS and valued.feature.active is not None
    cited = (*scored.clauses, *((clauses.ONE_FOR_EACH, clauses.ACTIVE) if stack else ()))
    facts: dict[str, Any] = {**scored.facts, "owners": len(valued.owners)}
    facts["player"] = COLOURS[valued.owners[0]] if valued.owners else None
    return cited, Facts(facts), scored.terms, scored.reading


def _part(state: State, name: str) -> Part:
    cell, _, place = name.partition(":")
    there = notation.parse_cell(cell)
    laid = state.board.at.get(there)
    if laid is None:
        raise NotationError(f"no tile lies in {cell}")
    if not place.isdecimal() or len(place) > 2 or int(place) >= len(laid.tile.segments):
        last = len(laid.tile.segments) - 1
        raise NotationError(f"a segment of that tile is {cell}:0 to {cell}:{last}, not {name!r:.40}")
    return Part(there, int(place))
