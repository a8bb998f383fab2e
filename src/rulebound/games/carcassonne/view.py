"""What is to be seen of a game, as the page draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.core.ruling import legal
from rulebound.games.carcassonne import clauses, notation
from rulebound.games.carcassonne.claiming import judge_put
from rulebound.games.carcassonne.setup import set_up
from rulebound.games.carcassonne.state import FIGURES, Put, State
from rulebound.games.carcassonne.surveyors import STACKS
from rulebound.games.carcassonne.valuing import unfinished, value


def view(state: State, phase: str, moves: Sequence[str]) -> dict[str, Any]:
    """The state as JSON-ready values. Of the stack it says what is in it, as everyone can count."""
    return {
        "setup": set_up(state.house, state.players).to_json(),
        "phase": phase,
        "mover": state.mover,
        "players": state.players,
        "scores": list(state.scores),
        "hand": state.hand,
        "options": dict(state.house.readings),
        "tiles": [notation.laid(laid) for laid in state.board.laid],
        "figures": [{"seat": f.seat, "kind": f.kind, "at": notation.part(f.part)} for f in state.figures],
        "supply": [
            {kind: state.supply(seat, kind) for kind in FIGURES if state.owned(kind)}
            for seat in range(state.players)
        ],
        "left": dict(state.left),
        "scoring": _scoring(state),
        "features": _features(state),
        "out": list(state.out),
        "risk": _risk(state),
        "moves": list(moves),
        "closed": _closed(state) if phase == "figure" else [],
    }


def _scoring(state: State) -> dict[str, Any] | None:
    scoring = state.scoring
    if scoring is None or not scoring.signs:
        return None
    stacks: dict[str, Any] = {
        stack: {
            "active": scoring.active(stack) if not scoring.due else None,
            "next": scoring.following(stack) if not scoring.due else None,
            "seen": list(scoring.order(stack)),
            "hidden": list(scoring.hidden(stack)),
        }
        for stack in STACKS
    }
    return {"signs": scoring.signs, "turned": scoring.turned, **stacks}


def _features(state: State) -> list[dict[str, Any]]:
    """The features with figures, and what each is worth as finished now, under the next tiles, and at the end."""
    if state.scoring is not None and (not state.scoring.signs or state.scoring.due):
        return []
    listed: list[dict[str, Any]] = []
    for region in unfinished(state):
        now = value(state, region, completed=region.kind != "field")
        following = value(state, region, completed=region.kind != "field", following=True)
        final = value(state, region, completed=False)
        listed.append(
            {
                "feature": region.kind,
                "at": notation.part(min(region.parts)),
                "owners": list(now.owners),
                "now": now.points,
                "next": following.points,
                "next_owners": list(following.owners),
                "final": final.points,
                "final_owners": list(final.owners),
            }
        )
    return listed


def _closed(state: State) -> list[dict[str, Any]]:
    """Where the mover may set no figure on the tile just laid, and why: each is no move, with the ruling on it."""
    puts = [
        Put(kind, place)
        for kind in FIGURES
        if state.owned(kind)
        for place, segment in enumerate(state.board.laid[-1].tile.segments)
        if segment.kind != "river"
    ]
    judged = [(move, judge_put(state, state.mover, move)) for move in puts]
    return [
        {"move": notation.move(state, move), "place": move.place, "ruling": ruling.to_json()}
        for move, ruling in judged
        if not ruling.allowed
    ]


def _risk(state: State) -> dict[str, Any] | None:
    """What the source says of a table that combines The Surveyors with other expansions."""
    house = state.house
    if not house.surveyors or not (house.inns or house.abbot or house.river != "none"):
        return None
    return legal("own-risk", clauses.AT_OWN_RISK).to_json()
