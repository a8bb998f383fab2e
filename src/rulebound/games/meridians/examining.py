"""What the rules say of a group as it stands: whether it lives, by which paths, and which stone would save it."""

from __future__ import annotations

from rulebound.core.event import Seat
from rulebound.core.game import NotationError, Thing
from rulebound.core.ruling import Ruling, forced, illegal, legal
from rulebound.games.meridians import clauses, notation
from rulebound.games.meridians.board import Point
from rulebound.games.meridians.rules import (
    FIRST_REMOVAL_TURN,
    Colour,
    Group,
    Position,
    group_at,
    groups,
    has_path,
    in_sight,
    path_ends,
)
from rulebound.games.meridians.state import State


def things(state: State, seat: Seat) -> list[Thing]:
    """The groups by their first stones: those without a path first, one's own before the opponent's."""
    position, names = state.position, state.position.board.names
    mine = [colour for colour in Colour if state.seat_of(colour) == seat]
    found = [
        group for colour in sorted(Colour, key=lambda c: c not in mine) for group in groups(position, colour)
    ]
    return [Thing(names[min(group)], "group") for group in sorted(found, key=lambda g: has_path(position, g))]


def examine(state: State, name: str) -> list[Ruling]:
    """The ruling on the group of a point. Raises NotationError."""
    position = state.position
    point = position.board.index.get(name)
    if point is None:
        raise NotationError(f"the board has no point {name!r:.40}")
    if position.at[point] is None:
        return [illegal("no-stone", clauses.GROUP, point=name)]
    return [judge_group(position, group_at(position, point), state.turn)]


def tally(state: State, mover: Seat) -> list[Ruling]:
    """Whose turn it is, and the stones of each side, the one with more first."""
    colours = sorted(Colour, key=lambda colour: -len(state.position.of(colour)))
    stones = [
        legal(
            "stones-of",
            clauses.EMPTY_POINT,
            clauses.NO_STONES,
            seat=state.seat_of(colour),
            colour=colour,
            number=len(state.position.of(colour)),
        )
        for colour in colours
    ]
    if state.result is not None:
        return stones
    colour = next(colour for colour in Colour if state.seat_of(colour) == mover)
    return [legal("turn-of", clauses.ALTERNATE, seat=mover, colour=colour), *stones]


def judge_group(position: Position, group: Group, turn: int) -> Ruling:
    """Whether a group lives (groups.path), and if not, which stones would save it.

    A dead group leaves at the beginning of the opponent's turn (turn.removal-first), so its owner may
    still place a stone before.
    """
    table = position.board
    colour = position.at[min(group)]
    assert colour is not None
    facts = {"colour": colour, "points": notation.names(table, group), "count": len(group)}
    if turn < FIRST_REMOVAL_TURN:
        return legal("group-early", clauses.NO_EARLY_REMOVAL, clauses.GROUP, **facts)
    if ends := list(path_ends(position, group)):
        paths = tuple(f"{table.names[near]}–{table.names[far]}" for near, far in ends)
        cited = (clauses.PATH, clauses.ONE_PATH, clauses.GROUP)
        return legal("group-lives", *cited, **facts, paths=paths, number=len(paths))
    savers = notation.names(table, frozenset(saving(position, group, colour)))
    cited = (clauses.DEAD, clauses.REMOVAL_FIRST, clauses.PATH)
    return forced("group-dead", *cited, **facts, savers=savers, number=len(savers))


def saving(position: Position, group: Group, colour: Colour) -> list[Point]:
    """The points on which a stone of its colour would give a group a path (placing.line-of-sight)."""
    stone = min(group)
    found = []
    for point in sorted(in_sight(position, colour)):
        after = position.put(point, colour)
        if has_path(after, group_at(after, stone)):
            found.append(point)
    return found
