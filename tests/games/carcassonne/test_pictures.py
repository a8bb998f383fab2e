"""The cover and the pictures of Carcassonne on the page are what the engine says, tile for tile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.core import CHANCE, Event
from rulebound.games.carcassonne import GAME, notation
from rulebound.games.carcassonne.state import Draw, Move, Skip, State
from tests.games.carcassonne.scene import judge, scene

PAGE = Path(__file__).parents[3] / "web/src/games/carcassonne"
COVER: dict[str, Any] = json.loads((PAGE / "cover.json").read_text("utf-8"))
STRIP: list[dict[str, Any]] = json.loads((PAGE / "strip.json").read_text("utf-8"))
RECORDS = Path(__file__).parent / "records"


def played(state: State, seat: int, move: Move) -> tuple[State, list[Event]]:
    """The state after a move, with all that it brings about."""
    events = list(GAME.resolve(state, {seat: move}))
    for event in events:
        state = GAME.fold(state, event)
    return state, events


def choice(state: State, chosen: list[Any] | None) -> Move:
    """The setting of a figure that a record tells by the segment's edges."""
    if chosen is None:
        return Skip()
    figure, kind, edges = chosen
    word = "".join(map(str, edges)) if kind == "field" else "".join(sorted(edges, key="NESW".index)).lower()
    return GAME.parse(state, f"{figure}:{kind}-{word}" if word else f"{figure}:{kind}")


def replayed(record: dict[str, Any], tiles: list[str]) -> State:
    """The game of a record after as many turns as the land has tiles, drawing the copies that lie in it."""
    state = GAME.start(record["players"], {"surveyors": False, "inns": True})
    for turn, laid in zip(record["turns"], tiles[1:], strict=False):
        where, name = laid.split()
        assert name.partition(".")[0] == turn["tile"]
        if state.hand is None:
            state, _ = played(state, CHANCE, Draw(name))
        state, _ = played(state, state.mover, GAME.parse(state, where))
        state, _ = played(state, state.mover, choice(state, turn["meeple"]))
    return state


@pytest.fixture(scope="module")
def cover() -> State:
    """The position of the cover."""
    family = COVER["record"].partition("-")[0]
    records = map(json.loads, (RECORDS / f"{family}.jsonl").read_text("utf-8").splitlines())
    state = replayed(next(record for record in records if record["id"] == COVER["record"]), COVER["tiles"])
    return state if state.hand else played(state, CHANCE, Draw(COVER["hand"]))[0]


def test_the_cover_is_a_position_of_a_recorded_game(cover: State) -> None:
    view = GAME.view(cover, None)
    assert {key: view[key] for key in ("tiles", "figures", "hand")} == {
        key: COVER[key] for key in ("tiles", "figures", "hand")
    }
    assert len(COVER["tiles"]) == COVER["turn"] + 1


def test_the_note_on_the_shelf_is_the_ruling_of_the_cover(cover: State) -> None:
    ruling = GAME.judge(cover, cover.mover, GAME.parse(cover, COVER["move"]))
    assert COVER["ruling"] == json.loads(json.dumps(ruling.to_json()))


def of(frame: dict[str, Any], *, without: int = 0, **more: Any) -> State:
    """The state of a picture, without the last figures."""
    shown = frame["figures"][: len(frame["figures"]) - without]
    figures = tuple("{} {} {} {}".format(f["seat"] + 1, f["kind"], *f["at"].split(":")) for f in shown)
    return scene(*frame["tiles"][1:], figures=figures, **more)


def test_the_pictures_follow_one_another_as_the_rules_say() -> None:
    lay, put, score = STRIP
    where, name = lay["ghost"].split()
    assert judge(of(lay, hand=name), where).allowed
    assert put["tiles"] == [*lay["tiles"], lay["ghost"]]
    laid = of(put, without=1, laid=True)
    figure = put["figures"][-1]
    segment = notation.segments(laid)[int(figure["at"].split(":")[1])]
    assert judge(laid, f"{figure['kind']}:{segment}").allowed
    assert score["tiles"][:-1] == put["tiles"]
    last = of(score, without=1, laid=True, mover=1)
    _, events = played(last, 1, GAME.parse(last, "normal:city-s"))
    points = {event.data["seat"]: event.data["points"] for event in events if event.kind == "scored"}
    assert points == {score["figures"][-1]["seat"]: score["scored"]["points"]}
    assert score["scored"]["at"] == score["figures"][-1]["at"]
