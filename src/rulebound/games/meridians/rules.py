"""The law of Meridians on one position: groups, paths, dead groups and where a stone may go.

Read it beside the rulebook: each function is one rule and names its clause. Source: the designer's
description (Kanare Kato, 2021).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import TypeAlias

from rulebound.core.ruling import Ruling, illegal, legal
from rulebound.games.meridians import clauses
from rulebound.games.meridians.board import Board, Point

Group: TypeAlias = frozenset[Point]

SECOND_STONE_TURN = 2
"""From this turn (0: Light's first) to the next of these, a stone needs a path to the first (opening.second-stone)."""

FIRST_REMOVAL_TURN = 4
"""From this turn dead groups leave, and no sooner: both sides have had two turns (opening.no-removal)."""


class Colour(StrEnum):
    """A side of the game; Light goes first."""

    LIGHT = "light"
    DARK = "dark"

    @property
    def other(self) -> Colour:
        return Colour.DARK if self is Colour.LIGHT else Colour.LIGHT


@dataclass(frozen=True)
class Position:
    """The stones on a board."""

    board: Board
    light: frozenset[Point] = frozenset()
    dark: frozenset[Point] = frozenset()

    @cached_property
    def at(self) -> tuple[Colour | None, ...]:
        """The colour of the stone on each point; None where it is empty."""
        colours: list[Colour | None] = [None] * len(self.board)
        for point in self.light:
            colours[point] = Colour.LIGHT
        for point in self.dark:
            colours[point] = Colour.DARK
        return tuple(colours)

    def of(self, colour: Colour) -> frozenset[Point]:
        """The points with a stone of a colour."""
        return self.light if colour is Colour.LIGHT else self.dark

    def put(self, point: Point, colour: Colour) -> Position:
        """The position with one more stone."""
        if colour is Colour.LIGHT:
            return Position(self.board, self.light | {point}, self.dark)
        return Position(self.board, self.light, self.dark | {point})

    def without(self, points: frozenset[Point]) -> Position:
        """The position after stones have left the board."""
        return Position(self.board, self.light - points, self.dark - points)


def group_at(position: Position, point: Point) -> Group:
    """The stones joined to the stone on a point (groups.group): adjacent ones of its colour, and theirs."""
    at, near = position.at, position.board.neighbours
    colour = at[point]
    group, front = {point}, [point]
    while front:
        for neighbour in near[front.pop()]:
            if at[neighbour] is colour and neighbour not in group:
                group.add(neighbour)
                front.append(neighbour)
    return frozenset(group)


def groups(position: Position, colour: Colour) -> list[Group]:
    """All groups of a colour (groups.group), by their first point."""
    found: list[Group] = []
    seen: set[Point] = set()
    for point in sorted(position.of(colour)):
        if point not in seen:
            found.append(group_at(position, point))
            seen |= found[-1]
    return found


def path_ends(position: Position, group: Group) -> Iterator[tuple[Point, Point]]:
    """The paths of a group (groups.path): pairs of its stone and the stone that it faces.

    Both see each other over at least one empty point and nothing else, and are of different groups.
    """
    at, rays = position.at, position.board.rays
    for point in sorted(group):
        for ray in rays[point]:
            for distance, seen in enumerate(ray):
                if at[seen] is not None:
                    if distance and at[seen] is at[point] and seen not in group:
                        yield point, seen
                    break


def has_path(position: Position, group: Group) -> bool:
    """Whether a group lives: one stone with a path is enough (groups.one-path-is-enough)."""
    return next(path_ends(position, group), None) is not None


def dead_groups(position: Position, colour: Colour) -> list[Group]:
    """The groups of a colour without any path (groups.dead).

    They go together (turn.removal-together): no dead group sees a friend, so taking one off gives no
    other a path.
    """
    return [group for group in groups(position, colour) if not has_path(position, group)]


@lru_cache(maxsize=256)  # judging, listing and the search for an ending ask this of one position
def in_sight(position: Position, colour: Colour) -> frozenset[Point]:
    """The empty points that a stone of a colour sees (placing.line-of-sight), no opponent's stone between.

    Each stone looks along its lines up to the first stone; beyond a friend, that friend looks on.
    """
    at, rays = position.at, position.board.rays
    found: set[Point] = set()
    for stone in position.of(colour):
        for ray in rays[stone]:
            for seen in ray:
                if at[seen] is not None:
                    break
                found.add(seen)
    return frozenset(found)


def blocked_lines(position: Position, point: Point, colour: Colour) -> list[tuple[Point, Point]]:
    """The lines on which an opponent's stone stands before the nearest friend: (blocker, friend) pairs, nearest friend first."""
    own, enemy = position.of(colour), position.of(colour.other)
    found: list[tuple[int, Point, Point]] = []
    for ray in position.board.rays[point]:
        blocker = next((p for p in ray if p in enemy), None)
        friend = next((p for p in ray if p in own), None)
        if blocker is not None and friend is not None:
            found.append((ray.index(friend), blocker, friend))
    return [(blocker, friend) for _, blocker, friend in sorted(found)]


def judge_first_stone(position: Position, point: Point, colour: Colour) -> Ruling:
    """A first stone goes on any empty point (opening.first-stone)."""
    if taken := _occupied(position, point):
        return taken
    return legal("place-first", clauses.FIRST_STONE, point=position.board.names[point], colour=colour)


def judge_second_stone(position: Position, point: Point, colour: Colour) -> Ruling:
    """A second stone needs a path to the first (opening.second-stone)."""
    if taken := _occupied(position, point):
        return taken
    names = position.board.names
    (first,) = position.of(colour)
    facts = {"point": names[point], "colour": colour, "first": names[first]}
    ray = next((ray for ray in position.board.rays[point] if first in ray), None)
    if ray is None:
        return illegal("second-no-line", clauses.SECOND_STONE, clauses.PATH, **facts)
    between = ray[: ray.index(first)]
    if not between:
        return illegal("second-adjacent", clauses.SECOND_STONE, clauses.PATH, clauses.GROUP, **facts)
    for stone in between:
        if stone in position.of(colour.other):
            return illegal(
                "second-blocked", clauses.SECOND_STONE, clauses.PATH, blocker=names[stone], **facts
            )
    return legal("place-second", clauses.SECOND_STONE, **facts)


def judge_placing(position: Position, point: Point, colour: Colour) -> Ruling:
    """From the third turn a stone goes where a friend sees it (placing.empty-point, placing.line-of-sight).

    Its group may be left without a path (placing.own-group-may-die); the ruling says so.
    """
    if taken := _occupied(position, point):
        return taken
    names = position.board.names
    facts: dict[str, object] = {"point": names[point], "colour": colour}
    if point in in_sight(position, colour):
        after = position.put(point, colour)
        if has_path(after, group_at(after, point)):
            return legal("place", clauses.LINE_OF_SIGHT, **facts)
        return legal("place-no-path", clauses.LINE_OF_SIGHT, clauses.OWN_GROUP_MAY_DIE, **facts)
    lines = blocked_lines(position, point, colour)
    if not lines:
        return illegal("place-no-line", clauses.LINE_OF_SIGHT, **facts)
    blocker, friend = lines[0]
    return illegal(
        "place-blocked",
        clauses.LINE_OF_SIGHT,
        **facts,
        blocker=names[blocker],
        friend=names[friend],
        blocked=tuple((names[b], names[f]) for b, f in lines),
    )


def _occupied(position: Position, point: Point) -> Ruling | None:
    stone = position.at[point]
    if stone is None:
        return None
    return illegal("point-taken", clauses.EMPTY_POINT, point=position.board.names[point], stone=stone)


def legal_points(position: Position, turn: int) -> list[Point]:
    """All points where the mover of a turn (0: Light's first) may place, in order.

    Exactly those that the rule of the turn allows, found without a ruling for each.
    """
    if turn < SECOND_STONE_TURN:
        return [point for point, stone in enumerate(position.at) if stone is None]
    colour = colour_of_turn(turn)
    seen = in_sight(position, colour)
    if turn < FIRST_REMOVAL_TURN:
        (first,) = position.of(colour)
        seen = seen.difference(position.board.neighbours[first])
    return sorted(seen)


def colour_of_turn(turn: int) -> Colour:
    """Light goes first, then turns alternate (turn.alternate)."""
    return Colour.DARK if turn % 2 else Colour.LIGHT


def judge_of_turn(turn: int) -> Callable[[Position, Point, Colour], Ruling]:
    """The rule of placing for a turn: each side's first two turns have their own."""
    if turn < SECOND_STONE_TURN:
        return judge_first_stone
    return judge_second_stone if turn < FIRST_REMOVAL_TURN else judge_placing
