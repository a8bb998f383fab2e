"""A throw-away Carcassonne: draw a road tile, place it, claim its road, score what is finished.

The draw is chance over the tiles that are left, so no order of a deck lies anywhere. Scoring is a
pipeline of stages to which the active Surveyors tile adds an amendment; each stage gives a term.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core import (
    CHANCE,
    Decision,
    Event,
    Facts,
    NotationError,
    OptionError,
    Options,
    Outcome,
    Ruling,
    Spec,
    Term,
)
from rulebound.core.ruling import ended, illegal, legal, scored

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
TILES = {"end": (0,), "straight": (0, 2), "curve": (0, 1)}
BOX = (("curve", 3), ("end", 7), ("straight", 2))
CLOTH = ("highway", "fair", "poverty")

DRAW = "carcassonne/turn.draw"
FITS_NOWHERE = "carcassonne/turn.tile-that-fits-nowhere"
PLACE = "carcassonne/placing.roads-meet"
EMPTY = "carcassonne/placing.empty-cell"
BESIDE = "carcassonne/placing.beside-a-tile"
CLAIM = "carcassonne/figures.claim"
OCCUPIED = "carcassonne/figures.occupied"
SUPPLY = "carcassonne/figures.supply"
ROAD = "carcassonne/scoring.road"
TIED = "carcassonne/scoring.tied"
HIGHWAY = "carcassonne/surveyors.highway"
FAIR = "carcassonne/surveyors.street-fair"
POVERTY = "carcassonne/surveyors.poverty"
ROTATE = "carcassonne/surveyors.rotate"
END = "carcassonne/ending.no-tiles"
RESIGN = "carcassonne/ending.resign"

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Draw:
    tile: str


@dataclass(frozen=True, slots=True)
class Place:
    cell: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class Claim:
    figure: bool


Move = Draw | Place | Claim


@dataclass(frozen=True, slots=True)
class State:
    """`land` holds (cell, tile, quarter turns, figure's seat or None); `last` is the cell just laid."""

    seats: int
    box: tuple[tuple[str, int], ...] = BOX
    land: tuple[tuple[Cell, str, int, int | None], ...] = (((0, 0), "straight", 0, None),)
    cloth: tuple[str, ...] = CLOTH
    mover: int = 0
    tile: str | None = None
    last: Cell | None = None
    score: tuple[int, ...] = ()
    over: str | None = None


class Carcassonne:
    spec = Spec(key="carcassonne", seats=range(2, 5), chance=True)

    def start(self, seats: int, options: Options) -> State:
        if seats not in self.spec.seats:
            raise OptionError(f"carcassonne is for 2 to 4 players here, not {seats}")
        self.spec.complete(options)
        return State(seats, score=(0,) * seats)

    def decision(self, state: State) -> Decision | Outcome:
        if state.over is not None:
            return _outcome(state)
        if state.last is not None:
            return Decision(frozenset({state.mover}), "claim", (CLAIM,))
        if state.tile is not None:
            return Decision(frozenset({state.mover}), "place", (PLACE,))
        return Decision(frozenset({CHANCE}), "draw", (DRAW,))

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return ()
        if decision.phase == "draw":
            return [draw for draw, _ in self.chances(state)]
        if decision.phase == "place":
            return [Place(cell, turn) for cell, turn in _spots(state, state.tile or "")]
        return [m for m in (Claim(True), Claim(False)) if self.judge(state, seat, m).allowed]

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        return [(Draw(tile), count) for tile, count in state.box]

    def judge(self, state: State, seat: int, move: Move) -> Ruling:
        decision = self.decision(state)
        if isinstance(decision, Outcome):
            return illegal("game-over", *decision.ruling.clauses)
        if seat not in decision.seats:
            return illegal("not-your-turn", DRAW)
        match move, decision.phase:
            case Draw(tile), "draw" if tile in dict(state.box):
                return legal("draw", DRAW, tile=tile, left=dict(state.box)[tile])
            case Place(cell, turn), "place":
                return _judge_place(state, cell, turn)
            case Claim(figure), "claim":
                return _judge_claim(state, seat, figure)
            case _:
                return illegal("wrong-phase", *decision.clauses)

    def resolve(self, state: State, acts: Mapping[int, Move]) -> Sequence[Event]:
        ((seat, move),) = acts.items()
        ruling = self.judge(state, seat, move)
        match move:
            case Draw(tile):
                drawn = Event("drawn", CHANCE, Facts(tile=tile), ruling)
                return [drawn, *_after_draw(self.fold(state, drawn), tile)]
            case Place(cell, turn):
                return [Event("placed", seat, Facts(cell=cell, turn=turn), ruling)]
            case Claim(figure):
                claimed = Event("claimed", seat, Facts(figure=figure), ruling)
                return [claimed, *self._after_claim(self.fold(state, claimed), state.last or (0, 0), seat)]

    def _after_claim(self, state: State, cell: Cell, seat: int) -> list[Event]:
        events: list[Event] = []
        road, closed = _road(state, cell)
        figures = Counter(f for c, _, _, f in state.land if c in road and f is not None)
        if closed and figures:
            best = max(figures.values())
            events += [_score(state, s, road) for s in sorted(figures) if figures[s] == best]
            back = Facts(cells=sorted(road))
            events.append(Event("returned", seat, back, legal("return", ROAD)))
            events.append(Event("rotated", seat, Facts(), legal("rotate", ROTATE)))
        for event in events:
            state = self.fold(state, event)
        return [*events, *([_end("no-tiles", seat)] if not state.box else ())]

    def concede(self, state: State, seat: int, why: str) -> Sequence[Event]:
        return [_end(f"{why}-{seat}", seat)] if state.over is None and 0 <= seat < state.seats else ()

    def fold(self, state: State, event: Event) -> State:
        match event.kind, dict(event.data):
            case "drawn", {"tile": str(tile)}:
                box = tuple((t, n - (t == tile)) for t, n in state.box if n > (t == tile))
                return replace(state, box=box, tile=tile)
            case "discarded", _:
                return replace(state, tile=None)
            case "placed", {"cell": (int(x), int(y)), "turn": int(turn)}:
                laid = ((x, y), state.tile or "", turn, None)
                return replace(state, land=(*state.land, laid), tile=None, last=(x, y))
            case "claimed", {"figure": bool(figure)}:
                *rest, (cell, tile, turn, _) = state.land
                land = (*rest, (cell, tile, turn, state.mover if figure else None))
                return replace(state, land=land, last=None, mover=(state.mover + 1) % state.seats)
            case "scored", {"seat": int(seat), "points": int(points)}:
                return replace(
                    state, score=tuple(p + points * (s == seat) for s, p in enumerate(state.score))
                )
            case "returned", {"cells": tuple(cells)}:
                land = tuple((c, t, r, None if c in cells else f) for c, t, r, f in state.land)
                return replace(state, land=land)
            case "rotated", _:
                return replace(state, cloth=(*state.cloth[1:], state.cloth[0]))
            case "ended", {"cause": str(cause)}:
                return replace(state, over=cause)
            case kind, _:
                raise ValueError(f"no event {kind!r}")

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return {
            "left": sum(count for _, count in state.box),
            "land": [[list(c), t, r, f] for c, t, r, f in state.land],
            "tile": state.tile,
            "active": state.cloth[0],
            "score": list(state.score),
        }

    def notate(self, state: State, move: Move) -> str:
        match move:
            case Draw(tile):
                return tile
            case Place((x, y), turn):
                return f"{x},{y}/{turn}"
            case Claim(figure):
                return "claim" if figure else "leave"

    def parse(self, state: State, text: str) -> Move:
        if text in TILES:
            return Draw(text)
        if text in ("claim", "leave"):
            return Claim(text == "claim")
        cell, slash, turn = text.partition("/")
        x, comma, y = cell.partition(",")
        try:
            if slash and comma and turn in set("0123"):
                return Place((int(x), int(y)), int(turn))
        except ValueError:
            pass
        raise NotationError(f"a move is a tile, X,Y/TURN, claim or leave, not {text!r}")

    def freeze(self, state: State) -> bytes:
        body = json.dumps([getattr(state, name) for name in State.__slots__]).encode()
        return hashlib.sha256(body).digest() + body

    def thaw(self, blob: bytes) -> State:
        digest, body = blob[:32], blob[32:]
        if hashlib.sha256(body).digest() != digest:
            raise NotationError("not a state: it was changed")
        return State(*(_tuples(value) for value in json.loads(body)))


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _roads(tile: str, turn: int) -> frozenset[int]:
    return frozenset((side + turn) % 4 for side in TILES[tile])


def _judge_place(state: State, cell: Cell, turn: int) -> Ruling:
    land = {c: _roads(t, r) for c, t, r, _ in state.land}
    if cell in land:
        return illegal("cell-taken", EMPTY, cell=cell)
    if turn not in range(4):
        return illegal("no-such-turn", PLACE, turn=turn)
    own, beside = _roads(state.tile or "", turn), False
    for side, (dx, dy) in enumerate(SIDES):
        other = land.get((cell[0] + dx, cell[1] + dy))
        if other is not None:
            beside = True
            if (side in own) != ((side + 2) % 4 in other):
                return illegal("roads-do-not-meet", PLACE, cell=cell, side=side)
    return legal("place", PLACE, cell=cell) if beside else illegal("alone", BESIDE, cell=cell)


def _spots(state: State, tile: str) -> list[tuple[Cell, int]]:
    state = replace(state, tile=tile)
    cells = sorted({(x + dx, y + dy) for (x, y), *_ in state.land for dx, dy in SIDES})
    return [(c, turn) for c in cells for turn in range(4) if _judge_place(state, c, turn).allowed]


def _judge_claim(state: State, seat: int, figure: bool) -> Ruling:
    if not figure:
        return legal("leave", CLAIM)
    road, _ = _road(state, state.last or (0, 0))
    held = sorted({f for c, _, _, f in state.land if c in road and f is not None})
    if held:
        return illegal("road-occupied", OCCUPIED, by=held)
    used = sum(f == seat for *_, f in state.land)
    return legal("claim", CLAIM, left=3 - used) if used < 3 else illegal("no-figure", SUPPLY)


def _road(state: State, start: Cell) -> tuple[frozenset[Cell], bool]:
    land = {c: _roads(t, r) for c, t, r, _ in state.land}
    road, front, closed = {start}, [start], True
    while front:
        x, y = front.pop()
        for side in land[x, y]:
            cell = (x + SIDES[side][0], y + SIDES[side][1])
            closed &= cell in land
            if cell in land and cell not in road:
                road.add(cell)
                front.append(cell)
    return frozenset(road), closed


Stage = Callable[[int, str], list[Term]]
"""From the number of tiles and the active Surveyors tile to the terms of one stage."""


def _tiles(count: int, active: str) -> list[Term]:
    if active == "highway":
        return [Term("term-highway", 5, 1, (ROAD, HIGHWAY))]
    return [Term("term-tiles", count, 1, (ROAD,))]


def _each(count: int, active: str) -> list[Term]:
    return [Term("term-fair", count, 1, (FAIR,))] if active == "fair" else []


def _flat(count: int, active: str) -> list[Term]:
    return [Term("term-poverty", 1, -3, (POVERTY,))] if active == "poverty" else []


PIPELINE: tuple[Stage, ...] = (_tiles, _each, _flat)


def _score(state: State, seat: int, road: frozenset[Cell]) -> Event:
    terms = tuple(term for stage in PIPELINE for term in stage(len(road), state.cloth[0]))
    ruling = scored("road-finished", ROAD, TIED, terms=terms, seat=seat, cells=sorted(road))
    return Event("scored", seat, Facts(seat=seat, points=ruling.points), ruling)


def _after_draw(state: State, tile: str) -> list[Event]:
    if _spots(state, tile):
        return []
    out = Event("discarded", CHANCE, Facts(tile=tile), illegal("fits-nowhere", FITS_NOWHERE, tile=tile))
    return [out] if state.box else [out, _end("no-tiles", CHANCE)]


def _end(cause: str, actor: int) -> Event:
    return Event("ended", actor, Facts(cause=cause), _ending(cause))


def _ending(cause: str) -> Ruling:
    return ended("end-no-tiles", END) if cause == "no-tiles" else ended("end-gives-up", RESIGN, cause=cause)


def _outcome(state: State) -> Outcome:
    cause = state.over or ""
    score = dict(enumerate(state.score))
    if cause != "no-tiles":
        score[int(cause[-1])] = min(score.values()) - 1
    places = sorted(set(score.values()), reverse=True)
    ranking = tuple(tuple(s for s in score if score[s] == points) for points in places)
    first, last = set(ranking[0]), set(ranking[-1])
    returns = tuple(0.0 if first == last else (s in first) - (s in last) + 0.0 for s in score)
    return Outcome(ranking, returns, _ending(cause))


GAME = Carcassonne()
