"""Recorded games and hand-worked scoring cases, held against our rules.

Two kinds, told by their keys: a game has `turns`, a case of The Surveyors `feature`. Every fact is
compared except a game's own `id`, `policy`, `exercises` and `discarded_at_end`, a case's `id` and
`reason`, and in the river's tiles the number and list of places, since the engine that played them also
forbids what the printed rules do not. Games go through the game itself, as at a table.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any

from rulebound.core import CHANCE, Event, Outcome
from rulebound.core.members import Keys, member
from rulebound.core.ruling import Term
from rulebound.games.carcassonne import clauses, description, desk, parsing
from rulebound.games.carcassonne.board import Part
from rulebound.games.carcassonne.claiming import abbot_of
from rulebound.games.carcassonne.game import GAME
from rulebound.games.carcassonne.placing import places
from rulebound.games.carcassonne.scoring import TERM
from rulebound.games.carcassonne.state import Draw, Move, Place, Put, Skip, State
from rulebound.games.carcassonne.tiles import SIDES, Segment, tile
from rulebound.games.conformance import Difference, Fact, Kind, difference

VARIANTS: Mapping[str, Mapping[str, str | int | bool]] = {
    "base": {},
    "abbot": {"abbot": True},
    "inns": {"inns": True},
    "river": {"river": "classic"},
    "abbot+inns": {"abbot": True, "inns": True},
}

TERMS = {
    "tiles": "tiles",
    "shields": "pennants",
    "cities": "cities",
    "inn": "inn",
    "unfinished-inn": "inn",
    "cathedral": "cathedral",
    "cathedral-shields": "cathedral",
    "unfinished-cathedral": "cathedral",
}
"""What the records call our terms."""
UNCOUNTED = ("inn", "cathedral")
"""Terms of the records that give points without a count."""


GAMES = Keys(
    frozenset({"variant", "players", "start", "turns", "final", "final_scores"}),
    frozenset({"id", "policy", "exercises", "discarded_at_end"}),
)
TURN = Keys(
    frozenset({"p", "tile", "at", "rot", "n_legal", "options", "meeple", "scored", "scores"}),
    frozenset({"legal", "discarded"}),
)
SCORED = Keys(frozenset({"p", "pts", "rule", "terms", "kind", "at", "seg"}))


def check(record: dict[str, Any]) -> Difference | None:
    """The first fact of a record that our rules give otherwise. Raises UnknownRecord."""
    return difference(record, KINDS)


# --- recorded games -------------------------------------------------------------------------------------


def _game(record: dict[str, Any]) -> Iterator[Fact]:
    variant = VARIANTS.get(member(record, "variant", str))
    if variant is None:
        raise ValueError(f"no variant {record['variant']!r}; there are {', '.join(VARIANTS)}")
    state = GAME.start(member(record, "players", int), {"surveyors": False, **variant})
    first = state.board.laid[0]
    yield "start", record["start"], {"tile": first.name.partition(".")[0], "at": [0, 0], "rot": 0}
    final: list[Event] = []
    for index, turn in enumerate(member(record, "turns", list)):
        where = f"turns.{index}."
        TURN.check(turn)
        yield where + "over", False, isinstance(GAME.decision(state), Outcome)
        yield where + "p", turn["p"], state.mover
        state = _drawn(state, turn)
        yield where + "tile", turn["tile"], _face(state, state.hand or "")
        yield from _places(where, state, turn)
        state = yield from _placed(where, state, turn)
        yield where + "options", _sorted(member(turn, "options", list)), _sorted(_options(state))
        move = yield from _choice(where, state, turn)
        events = GAME.resolve(state, {state.mover: move})
        scored = [event for event in events if event.kind == "scored"]
        final = [event for event in scored if clauses.LAST_TILE in event.ruling.clauses]
        during = [event for event in scored if event not in final]
        yield from _scores(where + "scored", turn["scored"], during, state)
        points = list(state.scores)
        for event in during:
            points[int(str(event.data["seat"]))] += int(str(event.data["points"]))
        yield where + "scores", turn["scores"], points
        before, state = state, _folded(state, events)
    yield "over", True, isinstance(GAME.decision(state), Outcome)
    yield from _scores("final", record["final"], final, before)
    yield "final_scores", record["final_scores"], list(state.scores)


def _drawn(state: State, turn: dict[str, Any]) -> State:
    """The tile of a turn drawn, after those that the record says fitted nowhere."""
    for face in [*member(turn, "discarded", list, []), turn["tile"]]:
        if state.hand is not None:
            return state
        left = [move.tile for move, _ in GAME.chances(state) if isinstance(move, Draw)]
        name = next((name for name in left if _face(state, name) == face), None)
        if name is None:
            raise ValueError(f"no tile {face!r:.40} is left to be drawn")
        state = _folded(state, GAME.resolve(state, {CHANCE: Draw(name)}))
    return state


def _face(state: State, name: str) -> str:
    """What the records call a tile: one with a garden by a name of its own where the abbot plays."""
    face, _, decoration = name.partition(".")
    garden = decoration == "garden" and state.house.abbot and not face.startswith("IC-")
    return f"{face}-garden" if garden else face


def _places(where: str, state: State, turn: dict[str, Any]) -> Iterator[Fact]:
    if tile(state.hand or "").river:
        return
    found = sorted([*cell, 90 * turns] for cell, turns in places(state.board, state.hand or ""))
    yield where + "n_legal", turn["n_legal"], len(found)
    if "legal" in turn:
        yield where + "legal", sorted(turn["legal"]), found


def _placed(where: str, state: State, turn: dict[str, Any]) -> Generator[Fact, None, State]:
    (x, y), degrees = member(turn, "at", list), member(turn, "rot", int)
    move = Place((x, y), degrees // 90)
    ruling = GAME.judge(state, state.mover, move)
    yield where + "at", "legal", ruling.verdict.value if ruling.allowed else ruling.reason
    return _folded(state, GAME.resolve(state, {state.mover: move}))


def _options(state: State) -> list[list[Any]]:
    """Every figure that may be set, and the abbot's return, as the records write them."""
    return [_written(state, move) for move in _figure_moves(state)]


def _figure_moves(state: State) -> list[Move]:
    return [move for move in GAME.moves(state, state.mover) if not isinstance(move, Skip)]


def _written(state: State, move: Move) -> list[Any]:
    match move:
        case Put(figure, place):
            segment = state.board.laid[-1].tile.segments[place]
            return [figure, segment.kind, _edges(segment)]
        case _:
            abbot = abbot_of(state, state.mover)
            return ["return-abbot", "", []] if abbot is None else [
                "return-abbot", state.board.regions[abbot.part].kind, list(abbot.part.cell)
            ]  # fmt: skip


def _edges(segment: Segment) -> list[Any]:
    if segment.kind == "field":
        return list(segment.edges)
    return [SIDES[edge] for edge in segment.edges]


def _choice(where: str, state: State, turn: dict[str, Any]) -> Generator[Fact, None, Move]:
    chosen = turn["meeple"]
    moves = {json.dumps(_written(state, move)): move for move in _figure_moves(state)}
    if chosen is None:
        return Skip()
    yield where + "meeple", True, json.dumps(chosen) in moves
    return moves[json.dumps(chosen)]


def _scores(where: str, recorded: object, events: list[Event], state: State) -> Iterator[Fact]:
    """One entry for each player and feature; which of its segments it names does not matter."""
    if not isinstance(recorded, list):
        raise ValueError(f"{where} is a list")
    left = list(events)
    for place, entry in enumerate(recorded):
        SCORED.check(entry)
        part = _part(state, entry)
        ours = next((event for event in left if _concerns(event, entry["p"], part, state)), None)
        written = None if ours is None else _entry(ours, entry)
        yield f"{where}.{place}", entry, written
        left = [event for event in left if event is not ours]
    yield f"{where}.more", [], [dict(event.data) for event in left]


def _part(state: State, entry: dict[str, Any]) -> Part:
    (x, y), kind = member(entry, "at", list), entry["kind"]
    for part, segment in state.board.parts((x, y)) if (x, y) in state.board.at else ():
        if segment.kind == kind and _edges(segment) == entry["seg"]:
            return part
    raise ValueError(f"there is no {kind} {entry['seg']} at {entry['at']}")


def _concerns(event: Event, seat: object, part: Part, state: State) -> bool:
    own = state.board.regions[parsing.part(event.data["cell"], event.data["place"])]
    return event.data["seat"] == seat and part in own.parts


def _entry(event: Event, like: dict[str, Any]) -> dict[str, Any]:
    """One of our scores as the records write it."""
    kind = str(event.data["feature"])
    unfinished = "" if kind == "field" or event.ruling.facts["completed"] else ".incomplete"
    return {
        **like,
        "p": event.data["seat"],
        "kind": kind,
        "pts": event.ruling.points,
        "rule": kind + unfinished,
        "terms": _terms(event.ruling.terms),
    }


def _terms(terms: Sequence[Term]) -> list[list[Any]]:
    """Terms as the records write them: no empty ones, and no count for an inn or a cathedral."""
    found: dict[str, list[Any]] = {}
    for term in terms:
        name = TERMS.get(term.label.removeprefix(TERM), term.label)
        counted = None if name in UNCOUNTED else term.count
        if term.count or name in UNCOUNTED:
            before = found.setdefault(name, [name, counted, 0])
            before[2] += term.points
    return list(found.values())


def _sorted(rows: list[Any]) -> list[Any]:
    return sorted(rows, key=json.dumps)


def _folded(state: State, events: Sequence[Event]) -> State:
    for event in events:
        state = GAME.fold(state, event)
    return state


# --- hand-worked cases ------------------------------------------------------------------------------------


def _case(record: dict[str, Any]) -> Iterator[Fact]:
    asked = {key: value for key, value in record.items() if key not in description.RESULTS}
    answer = desk.answer(asked)
    scored = {
        player: points for player, points in answer.points.items() if points or player in record["expect"]
    }
    yield "expect", record["expect"], scored
    if "rotates" in record:
        yield "rotates", record["rotates"], answer.rotates
    if "score_after" in record:
        yield "score_after", record["score_after"], dict(answer.totals)


KINDS: dict[str, Kind] = {
    "turns": (GAMES, _game),
    "feature": (description.KEYS, _case),
}
"""Each kind of record by a key that only it has."""
