"""Moves and states as text: what is written is read back, and what cannot be is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rulebound.core import Match, NotationError, Ruling, Seed
from rulebound.games.carcassonne import GAME, notation
from rulebound.games.carcassonne.state import Put, State, TakeBack
from tests.games.carcassonne.scene import scene


@pytest.mark.parametrize(
    ("cell", "text"), [((0, 0), "o"), ((2, -1), "e2n1"), ((-3, 0), "w3"), ((0, 12), "s12")]
)
def test_cells_are_steps_from_the_first_tile(cell: tuple[int, int], text: str) -> None:
    assert notation.cell(cell) == text
    assert notation.parse_cell(text) == cell


@pytest.mark.parametrize("text", ["", "e0", "n1e2", "e1000", "x3", "e-1", "E1", "e1 n1", "oo"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_cell(text)


def test_segments_are_told_by_their_edges_as_the_tile_lies() -> None:
    state = scene("n1@0 IC-H.garden", laid=True, inns=True, abbot=True)
    assert notation.segments(state) == ["city-n", "city-w", "city-e", "city-s", "field-inner", "garden"]
    turned = scene("e1@90 V", laid=True)
    assert notation.segments(turned) == ["road-nw", "field-123456", "field-07"]
    assert GAME.parse(turned, " normal:field-07 ") == Put("normal", 2)
    assert GAME.parse(turned, "back") == TakeBack()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("e1@45", "0, 90, 180 or 270"),
        ("normal:tower", "the tile has road-ew"),
        ("tile-Z", "a move is"),
        ("seat-3", "a move is"),
        ("signs-drawn", "a move is"),
        ("show-castle-siege", "a move is"),
        ("pass", "a move is"),
        ("", "a move is"),
    ],
)
def test_what_is_no_move_is_refused(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        GAME.parse(scene("e1@0 U", laid=True), text)


def lie(change: Callable[[dict[str, Any]], object], state: State | None = None) -> bytes:
    """A state as it is written, with something changed."""
    data = json.loads(GAME.freeze(state or scene("n1@180 E", figures=("1 normal o 1",), hand="U", active={})))
    change(data)
    return json.dumps(data).encode()


LIES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another start tile": (lambda d: d["board"].__setitem__(0, "o@0 E"), "the first tile is D.start"),
    "a turned start tile": (lambda d: d["board"].__setitem__(0, "o@90 D.start"), "the first tile is D.start"),
    "a tile that does not fit": (lambda d: d["board"].append("e1@90 U.pigsty"), "edges-differ"),
    "a tile far away": (lambda d: d["board"].append("e9@0 U.pigsty"), "not-beside"),
    "a tile that is not": (lambda d: d["board"].append("e1@0 Z"), "no tile 'Z'"),
    "a tile too many": (lambda d: d["left"].update({"C.water-tower": 2}), "not so many tiles C.water-tower"),
    "a tile of an expansion": (lambda d: d["left"].update({"IC-K": 1}), "not so many tiles IC-K"),
    "a figure in the air": (lambda d: d["figures"].append([0, "normal", [5, 5], 0]), "no such place"),
    "two figures on a segment": (lambda d: d["figures"].append([1, "normal", [0, 0], 1]), "do not share"),
    "a figure too many": (lambda d: d["figures"].append([0, "large", [0, 0], 2]), "no more large"),
    "a figure of nobody": (lambda d: d["figures"].append([7, "normal", [0, 0], 2]), "a seat is 0 to 1"),
    "an abbot on a field": (
        lambda d: (d["options"].update(abbot=True), d["figures"].append([0, "abbot", [0, 0], 2])),
        "no abbot figure stands on a field",
    ),
    "a farmer without farmers": (
        lambda d: (d["options"].update(farmers=False), d["figures"].append([0, "normal", [0, 0], 2])),
        "nobody stands on a field",
    ),
    "one player": (lambda d: d.update(scores=[0]), "2 to 5 can play"),
    "six players": (lambda d: d.update(scores=[0] * 6), "2 to 5 can play"),
    "a score beyond reason": (lambda d: d.update(scores=[0, 10**9]), "a whole number"),
    "a mover who is out": (lambda d: d.update(out=[0], scores=[0, 0, 0]), "is not to move"),
    "everybody out": (lambda d: d.update(out=[0, 1]), "one plays on"),
    "a tile in hand and laid": (lambda d: d.update(laid=True), "not both"),
    "a tile that fits nowhere": (lambda d: d.update(hand="C.water-tower", left={}), "fits nowhere"),
    "nothing left": (lambda d: d.update(hand=None, left={}), "the game is over"),
    "an unknown option": (lambda d: d["options"].update(dragons=True), "options: unknown key dragons"),
    "an option out of range": (lambda d: d["options"].update({"small-city": 3}), "small-city is one of"),
    "no scoring tiles": (lambda d: d.update(scoring=None), "scoring has"),
    "a scoring tile of another stack": (lambda d: d["scoring"]["seen"][0].append("highway"), "does not hold"),
    "more seen than came up": (lambda d: d["scoring"]["seen"][0].append("poverty"), "more is seen"),
    "other signs": (lambda d: d["scoring"].update(signs="up"), "not the signs"),
    "a scoring tile is due": (lambda d: d["scoring"].update(turned=1), "before everything else"),
    "an unknown cause": (lambda d: d.update(cause="rain"), "not a cause"),
    "no scores": (lambda d: d.pop("scores"), "scores is missing"),
    "a key too many": (lambda d: d.update(secret=1), "unknown key secret"),
}


@pytest.mark.parametrize("name", LIES)
def test_a_state_that_cannot_be_is_refused(name: str) -> None:
    change, said = LIES[name]
    with pytest.raises(NotationError, match=said):
        GAME.thaw(lie(change))


def test_without_the_surveyors_there_are_no_scoring_tiles() -> None:
    with pytest.raises(NotationError, match="without The Surveyors"):
        GAME.thaw(lie(lambda d: d.update(scoring={}), scene(hand="U")))


def test_a_match_may_begin_from_a_position() -> None:
    state = scene("n1@180 E", figures=("1 normal o 1",), hand="U", active={}, inns=True, small_city=2)
    text = GAME.position_text(state)
    match = Match.begin(GAME, 2, GAME.settled(state), Seed(bytes(32)), position=text)
    assert match.state == state
    assert not isinstance(match.submit({0: GAME.parse(match.state, "e1@0")}), Ruling)
    drawing = Match.begin(GAME, 2, {}, Seed(bytes(32)), position=GAME.position_text(scene(active={})))
    assert drawing.log[0].kind == "drawn"
    assert GAME.settled(state)["small-city"] == 2


def test_a_drawing_shows_land_and_figures() -> None:
    assert GAME.drawing(scene("n1@180 E", figures=("2 normal o 1",), hand="U"), None).splitlines() == [
        " ...",
        ".   .",
        " ###",
        " ###",
        "= B =",
        " ...",
    ]


def test_a_view_projects_what_each_feature_is_worth() -> None:
    """Now, as if finished under the active tile, under the next, and at the end of the game."""
    state = scene(
        "e1@90 A", figures=("1 normal o 1", "2 normal o 2"), hand="U", active={"road": "street-fair"}
    )
    road, field = GAME.view(state, None)["features"]
    assert {key: road[key] for key in ("feature", "owners", "now", "next", "final")} == {
        "feature": "road", "owners": [0], "now": 4, "next": 5, "final": 2,
    }  # fmt: skip
    assert (field["feature"], field["owners"], field["final"]) == ("field", [1], 0)
    assert GAME.view(GAME.start(2, {}), None)["features"] == []
