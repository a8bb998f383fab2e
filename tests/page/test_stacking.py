"""The page for real meeples counts and goes on as the engine does, whatever is written down."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import partial
from itertools import accumulate, combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import Outcome, Verdict
from rulebound.games.meeple_stacking import GAME, ladder, shape, turns
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import judge
from rulebound.games.meeple_stacking.pyramid import Connection, Rows, crowded, points, triangle
from rulebound.games.meeple_stacking.scene import Scene
from rulebound.games.meeple_stacking.shared import Loss, is_destroyed
from rulebound.games.meeple_stacking.state import Build, Knock, State
from rulebound.referee.hand import Grip, Input
from rulebound.referee.log import START, Log, frames
from rulebound.referee.physics import SUPPLY
from tests.games.meeple_stacking import scenes
from tests.page.code import SRC, Browser, running

PROGRAM = """
const setup = (players, options) => ({
  variant: 'points', rounds: 3, ties: 'shared', shape: 'full', failing: 'at-once', plate: 'own', loss: 'height', supply: 99,
  ...options, players: Array.from({ length: players }, (_, at) => `${at}`),
});
let game = null;
let moving = null;
const told = () => ({
  building: rules.builders(game),
  totals: game.setup.players.map((_, player) => rules.totalOf(game, player)),
  round: game.round,
  starter: game.starter,
  out: game.out,
  winners: game.winners,
  cause: game.cause,
});
const asked = {
  points: (rows) => count.points(rows),
  triangle: (base) => count.triangle(base),
  refusal: (rows, supply) => count.refusal(rows, supply),
  loose: (rows) => count.looseBelow(rows),
  trimmed: (rows) => count.trimmed(rows),
  possible: (supply) => count.possible(supply),
  standing: (rows) => outline.standing(rows),
  pieces: () => outline.PIECES,
  destroyed: (fall, loss) => rules.isDestroyed(fall, loss),
  begin: (players, options) => { game = rules.begun(setup(players, options)); return told(); },
  open: (act) => rules.isOpen(game, act),
  act: (act) => { game = rules.after(game, act); return told(); },
  bests: (before) => bests.better(before, game),
  pointers: () => { moving = new pointers.Pointers(); return null; },
  press: (by, owner, hands) => moving.press(by, owner, hands),
  seatOf: (by) => moving.seatOf(by) ?? null,
  leave: (by) => { moving.leave(by); return null; },
  pyramid: (scene, owner, by) => { const found = pyramid.pyramidOf(scene, owner, by); return { rows: pyramid.rowsOf(found), meeples: [...(found?.keys() ?? [])] }; },
  heard: (pieces, start) => {
    const heard = new log.Heard(start);
    for (const [inputs, upTo] of pieces) heard.add(Uint8Array.from(inputs), upTo);
    return heard.inputs;
  },
  spans: (count) => grid.spansOf(count),
  lines: (found, spots, width) => {
    const told = lines.linesOf(found);
    return { told, first: lines.lineInHand(told, null)?.key ?? null, rows: lines.rowMarks(told, new Map(spots), width) };
  },
  aside: framing.aside,
  outermost: framing.outermost,
  view: (aspect, soles) => ({ building: framing.framed(framing.BUILDING, aspect), pile: framing.ofPile(soles, aspect) }),
  logged: (inputs, start) => {
    const written = new log.Log(start);
    for (const input of inputs) written.add(input);
    return [...written.bytes];
  },
};
"""

WIDE = 1000
"""Pixels."""

MODULES = {
    "count": "games/meeple_stacking/rows",
    "outline": "games/meeple_stacking/outline",
    "rules": "games/meeple_stacking/real/game",
    "bests": "games/meeple_stacking/real/bests",
    "pointers": "games/meeple_stacking/play/pointers",
    "pyramid": "games/meeple_stacking/physics/pyramid",
    "log": "games/meeple_stacking/physics/log",
    "lines": "games/meeple_stacking/play/lines",
    "grid": "games/meeple_stacking/play/grid",
    "framing": "games/meeple_stacking/play/framing",
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    modules = "".join(
        f"const {name} = await import('{(SRC / f'{path}.ts').as_uri()}');\n" for name, path in MODULES.items()
    )
    with running(modules + PROGRAM) as found:
        yield found


@given(st.lists(st.integers(1, 13), max_size=13))
def test_points_and_triangles_are_the_engine_s(browser: Browser, rows: list[int]) -> None:
    assert browser("points", rows) == points(tuple(rows))
    assert browser("triangle", len(rows)) == list(triangle(len(rows)))


@given(st.lists(st.integers(0, 40), max_size=6), st.integers(1, 99))
def test_what_nobody_can_have_built_is_refused_with_its_clause(
    browser: Browser, rows: list[int], supply: int
) -> None:
    found = browser("refusal", rows, supply)
    trimmed = browser("trimmed", rows)
    if 0 in trimmed:
        assert (found["reason"], found["row"]) == ("nothing-under", trimmed.index(0) + 1)
        assert found["clause"] == "meeple-stacking/building.foundation"
    elif sum(rows) > supply:
        assert (found["reason"], found["clause"]) == ("supply", "meeple-stacking/kit.meeples")
        assert sum(rows[: found["row"]]) > supply >= sum(rows[: found["row"] - 1])
    elif row := crowded(tuple(trimmed)):
        assert found == {"reason": "crowded", "row": row, "clause": "meeple-stacking/building.carrying"}
    else:
        assert found is None


@given(st.lists(st.integers(1, 16), min_size=1, max_size=5))
def test_the_page_writes_down_what_the_terminal_judges(browser: Browser, rows: list[int]) -> None:
    """Both refuse the same rows by the same clause, whatever the table."""
    ruling = GAME.judge(GAME.start(2, {}), 0, Build(flat(tuple(rows))))
    assert (ruling.verdict is Verdict.ILLEGAL) == (browser("refusal", rows, ladder.SUPPLY) is not None)
    if ruling.verdict is Verdict.ILLEGAL:
        assert browser("refusal", rows, ladder.SUPPLY)["clause"] in ruling.clauses


@given(st.lists(st.integers(1, 6), min_size=1, max_size=4).map(lambda rows: sorted(rows, reverse=True)))
def test_a_warning_of_loose_meeples_is_never_wrong_in_one_plane(browser: Browser, rows: list[int]) -> None:
    most = browser("loose", rows)
    counted = judge(flat(tuple(rows)))
    if most is not None:
        assert most < rows[0]
        assert counted.rows[0] <= most
    if counted.rows == tuple(rows):
        assert most is None


@pytest.mark.parametrize("supply", [1, 2, 5, 6, 20, 40, 90, 91, 99])
def test_so_many_meeples_are_enough_for_a_full_pyramid(browser: Browser, supply: int) -> None:
    found = browser("possible", supply)
    assert sum(triangle(found["base"])) <= supply < sum(triangle(found["base"] + 1))
    assert found["points"] == points(triangle(found["base"]))
    assert found["left"] == supply - sum(triangle(found["base"]))
    assert found["round"] == max(0, found["base"] - 2)


def usual(scene: Scene) -> dict[str, Any]:
    return {
        "meeples": [asdict(each) for each in scene.meeples],
        "contacts": [asdict(each) for each in scene.contacts],
    }


@pytest.mark.parametrize("by", Connection)
def test_while_people_build_the_page_sees_the_pyramid_that_the_engine_judges(
    browser: Browser, by: Connection
) -> None:
    found = [value for value in vars(scenes).values() if isinstance(value, Scene)]
    at_edges = [scenes.at_the_edge(beyond) for beyond in (-1, 0, 1)]
    leaning = [
        scenes.changed(flat((2, 1)), 3, turn=scenes.turned(degrees, axis))
        for degrees in (14.999, 15, 15.001, 91)
        for axis in ((1, 0, 0), (0, 0, 1))
    ]
    turned = [
        scenes.changed(scenes.at_the_edge(beyond), 1, turn=scenes.turned(7, (0, 1, 0)))
        for beyond in (0, -600)
    ]
    two = scenes.both(flat((3, 2), 0), flat((2, 1), 1, first=11, at=(60_000, 0)))
    for scene in (
        *found,
        *at_edges,
        *leaning,
        *turned,
        two,
        scenes.changed(two, 13, held=True),
        scenes.line(4),
    ):
        for owner in (None, 0, 1):
            engine = judge(scene, owner, by)
            meeples = sorted(engine.pyramid.meeples) if engine.pyramid else []
            seen = browser("pyramid", usual(scene), owner, by.value)
            assert (seen["rows"], sorted(seen["meeples"])) == (list(engine.rows), meeples), (scene, owner)


def hands(*away: float | None) -> list[dict[str, Any]]:
    """Of each hand how far what it holds is from where a pointer goes down; None where it holds nothing."""
    return [{"active": True, "away": each} for each in away]


def test_two_pointers_move_two_hands(browser: Browser) -> None:
    browser("pointers")
    press = partial(browser, "press")
    assert press("mouse", 1, hands(None, None)) == 1, "it takes a meeple of the second"
    assert press("mouse", None, hands(None, 5)) == 1
    assert press("mouse", 0, hands(None, 5)) == 1, "it lets go first, whatever stands behind"
    assert press(7, None, hands(None, 5)) is None, (
        "a finger beside it moves nothing, for that hand has its pointer"
    )
    assert press(7, 1, hands(None, 5)) is None
    assert press(7, 0, hands(None, 5)) == 0
    assert press(8, 0, hands(3, 5)) is None, "no third pointer"
    assert press("keys", None, hands(3, 5)) is None
    assert [browser("seatOf", by) for by in ("mouse", 7, 8, "keys")] == [1, 0, None, None]
    browser("leave", 7)
    assert press(9, None, hands(40, 5)) == 0, "a finger takes up what hangs there, if it is nobody's now"
    browser("leave", 9)
    browser("leave", "mouse")
    assert press(9, None, hands(40, 5)) == 1, "the nearer one"


def test_where_one_builds_every_pointer_moves_that_hand(browser: Browser) -> None:
    browser("pointers")
    second = [{"active": False, "away": None}, {"active": True, "away": None}]
    assert [browser("press", by, 0, second) for by in ("mouse", 3)] == [1, 1]


def test_the_outline_is_the_engine_s(browser: Browser) -> None:
    drawn = [sorted((x * 100, -y * 100) for x, y in piece) for piece in browser("pieces")]
    assert drawn == [sorted(piece) for piece in shape.PIECES]
    # All the same way round, so that nothing is cut out where pieces overlap.
    turns_of = [
        sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(piece, [*piece[1:], piece[0]], strict=True)) > 0
        for piece in browser("pieces")
    ]
    assert len(set(turns_of)) == 1


@given(st.lists(st.integers(1, 6), min_size=1, max_size=5).map(lambda rows: sorted(rows, reverse=True)))
def test_a_pile_is_drawn_as_it_would_stand(browser: Browser, rows: list[int]) -> None:
    drawn = browser("standing", rows)
    left = min(one["x"] for one in drawn)
    ours = [(meeple.at[0] // 100, meeple.at[1] // 100) for meeple in flat(tuple(rows)).meeples]
    first = min(x for x, _ in ours)
    assert [(one["x"] - left, -one["y"]) for one in drawn] == [(x - first, y) for x, y in ours]


@pytest.mark.parametrize("loss", list(Loss))
def test_a_fall_destroys_where_it_does_for_the_engine(browser: Browser, loss: Loss) -> None:
    for fall, after in (("gone", ()), ("lower", (3, 2)), ("some", (3, 1, 1))):
        assert browser("destroyed", fall, loss.value) == is_destroyed((3, 2, 1), after, loss)


PLACES = st.tuples(st.integers(-12_000, 12_000), st.integers(0, 15_000), st.integers(-12_000, 12_000))
GRIPS: st.SearchStrategy[Grip] = st.one_of(st.just("as-is"), st.just("open"), st.integers(0, 98))
HELD_STILL = st.integers(0, 200)
"""Frames for which a hand is told nothing new."""


@st.composite
def told(draw: st.DrawFn) -> list[Input]:
    """What a hand is told frame by frame."""
    inputs: list[Input] = []
    for place, yaw, grip, still in draw(
        st.lists(st.tuples(PLACES, st.integers(0, 23), GRIPS, HELD_STILL), max_size=8)
    ):
        inputs.append(Input(*place, yaw, grip))
        inputs += [Input(*place, yaw)] * still
    return inputs


@given(told(), st.lists(st.integers(0, 1600), max_size=4))
def test_a_log_that_comes_in_pieces_is_heard_as_it_was_told(
    browser: Browser, inputs: list[Input], cuts: list[int]
) -> None:
    log, pieces, heard = Log(), [], 0
    ends = {*(cut for cut in cuts if cut <= len(inputs)), len(inputs)}
    for frame, each in enumerate(inputs, 1):
        log.add(each)
        if frame in ends:
            pieces.append([list(log.written[heard:]), frame])
            heard = len(log.written)
    assert browser("heard", pieces, asdict(START)) == [asdict(each) for each in inputs]
    assert browser("logged", [asdict(each) for each in inputs], asdict(START)) == list(log.written)
    read = list(frames(bytes(log.written), 99))
    assert read == inputs[: len(read)]
    assert all(each == replace(read[-1], grip="as-is") for each in inputs[len(read) :] if read)


GAMES: list[dict[str, Any]] = [
    {"rounds": 2},
    {"rounds": 1, "ties": "extra-round"},
    {"plate": "shared", "rounds": 2},
    {"plate": "shared", "rounds": 2, "loss": "any"},
    *(
        {"variant": "ladder", "shape": shape, "failing": failing}
        for shape in ("full", "free")
        for failing in ("at-once", "share", "replay")
    ),
]


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_goes_on_as_at_the_engine_s_table(
    browser: Browser, options: dict[str, Any], players: int
) -> None:
    for seed in range(12):
        pick = random.Random(f"{options} {players} {seed}")
        state = GAME.start(players, options)
        assert_alike(browser("begin", players, options), state)
        for _ in range(30):
            if isinstance(GAME.decision(state), Outcome):
                break
            state = _played(browser, state, pick)
            assert_alike(browser("act", {"kind": "left", "player": -1}), state)


def assert_alike(told: dict[str, Any], state: State) -> None:
    """The page has the same standing as the engine; a player that is not there changes nothing."""
    result = None if state.result is None else asdict(state.result)
    gone = [[seat for seat in group if seat >= 0] for group in told["out"]]
    assert [sorted(group) for group in gone if group] == [sorted(group) for group in state.out]
    assert told["building"] == list(turns.builders(state))
    if told["cause"] != "last-one":  # then the page counts nobody's pyramid any more
        assert told["totals"] == [state.total(seat) for seat in range(state.players)]
    assert (told["winners"], told["cause"]) == (
        (None, None) if result is None else (list(result["winners"]), result["cause"])
    )
    if state.house.variant == "ladder":
        assert (told["round"], told["starter"]) == (state.round, state.starter)


def _played(browser: Browser, state: State, pick: random.Random) -> State:
    """The state after one round of the first variant or one building of the second, in both."""
    building = turns.builders(state)
    acts: dict[int, Build] = {}
    if state.house.variant == "ladder":
        (seat,) = building
        base, before = ladder.base(state.round), state.heights[seat][0]
        met = pick.random() < 0.7
        rows = (*triangle(base), *(1,) * max(0, before + 1 - base)) if met else ()
        met = met and sum(rows) <= ladder.SUPPLY
        act = {"kind": "climbed", "player": seat, "met": met, "height": len(rows) if met else 0}
        _write(browser, act)
        acts = {seat: Build(flat(rows if met else ()))}
    elif state.house.plate == "shared" and pick.random() < 0.5:
        seat, victim = pick.sample(state.still, 2)
        fall, after = pick.choice([("gone", ()), ("lower", (3, 2)), ("some", (3, 1, 1))])
        act = {"kind": "destroyed", "player": seat, "victim": victim, "fall": fall}
        destroys = is_destroyed((3, 2, 1), after, state.house.loss)
        assert browser("open", act) == destroys
        acts = {each: _rows(each, pick) for each in building}
        acts[seat] = Build(acts[seat].scene, (Knock(victim, (3, 2, 1), after),))
        if destroys:
            _write(browser, act)
        _count(browser, state, acts, gone={seat} if destroys else set())
    else:
        acts = {seat: _rows(seat, pick) for seat in building}
        _count(browser, state, acts, gone=set())
    for event in GAME.resolve(state, acts):
        state = GAME.fold(state, event)
    return state


def _rows(seat: int, pick: random.Random) -> Build:
    rows: Rows = pick.choice([(), (1,), (2, 1), (3, 2, 1), (5, 4, 2, 1)])
    return Build(flat(rows, owner=seat, first=1 + 100 * seat))


def _count(browser: Browser, state: State, acts: dict[int, Build], gone: set[int]) -> None:
    """The page counts everybody's pyramid; when only one is left it has ended already."""
    if len(set(state.still) - gone) < 2:
        return
    for seat in sorted(set(acts) - gone):
        rows = judge(acts[seat].scene, seat).rows
        _write(browser, {"kind": "built", "player": seat, "rows": list(rows)})


def _write(browser: Browser, act: dict[str, Any]) -> None:
    assert browser("open", act), act
    browser("act", act)


def test_each_line_of_a_judgement_names_its_meeples_and_letters_go_on_from_seat_to_seat(
    browser: Browser,
) -> None:
    two = [{"scene": usual(flat((2, 1), first=first)), "counted": [first, first + 1, first + 2], "rest": rest}
           for first, rest in ((1, [{"meeples": [7, 8]}, {"meeples": [9]}]), (20, [{"meeples": [30]}]))]  # fmt: skip
    spots = [
        [1, {"x": 200, "y": 90, "scale": 20}],
        [2, {"x": 240, "y": 90, "scale": 20}],
        [3, {"x": 220, "y": 60, "scale": 20}],
    ]
    found = browser("lines", two, spots, WIDE)
    told = [(line["seat"], line["row"], line["letter"], line["meeples"]) for line in found["told"]]
    assert told == [
        (0, 1, None, [1, 2]), (0, 2, None, [3]), (0, None, "a", [7, 8]), (0, None, "b", [9]),
        (1, 1, None, [20, 21]), (1, 2, None, [22]), (1, None, "c", [30]),
    ]  # fmt: skip
    assert found["first"] == found["told"][2]["key"]
    assert [(mark["row"], mark["x"], mark["to"]) for mark in found["rows"]] == [(1, 119, 179), (2, 119, 199)]
    # Where something lies on the left, the numbers stand on the right.
    lies: list[Any] = [[7, {"x": 125, "y": 88, "scale": 20}]]
    assert [mark["x"] for mark in browser("lines", two, spots + lies, WIDE)["rows"]] == [321, 321]
    # Where something lies on both sides, they stand where nothing does, within the picture.
    lies += [[8, {"x": 318, "y": 62, "scale": 20}]]
    for width in (WIDE, 400):
        marks = browser("lines", two, spots + lies, width)["rows"]
        for mark, (_, spot) in product(marks, lies):
            assert math.dist((mark["x"], mark["y"]), (spot["x"], spot["y"])) >= 30
            assert 18 <= mark["x"] <= width - 18


@pytest.mark.parametrize("count", range(1, 10))
def test_no_row_of_plates_has_a_gap(browser: Browser, count: int) -> None:
    ends = list(accumulate(browser("spans", count)))
    assert len(ends) == count
    assert set(range(6, ends[-1] + 1, 6)) <= set(ends), "no plate reaches from one row into the next"
    assert ends[-1] % 6 == 0, "the last row is full"


@given(st.integers(2, 13), st.floats(9, 40))
def test_numbers_of_rows_stand_apart_however_small_the_picture(
    browser: Browser, size: int, apart: float
) -> None:
    scene = flat(triangle(size))
    spots = [
        [meeple.id, {"x": 300 + meeple.at[0] / 17_000 * apart, "y": 500 - meeple.at[1] / 16_000 * apart, "scale": apart / 1.6}]
        for meeple in scene.meeples
    ]  # fmt: skip
    found = [{"scene": usual(scene), "counted": [meeple.id for meeple in scene.meeples], "rest": []}]
    marks = browser("lines", found, spots, WIDE)["rows"]
    assert len(marks) == size
    for one, other in combinations(marks, 2):
        assert math.dist((one["x"], one["y"]), (other["x"], other["y"])) >= one["r"] + other["r"] + 1, marks
    assert min(mark["r"] for mark in marks) >= 8


@given(
    st.floats(0.4, 3),
    st.lists(st.tuples(st.floats(-12, 12), st.floats(0, 14), st.floats(-10, 10)), max_size=5),
)
def test_what_is_built_and_the_supply_are_in_the_picture(
    browser: Browser, aspect: float, soles: list[tuple[float, float, float]]
) -> None:
    """Seen by a camera of its own: the eye, what it looks at, and half the height of the picture there."""
    views = browser("view", aspect, soles)
    building, pile = views["building"], views["pile"]
    for place in ((-9.6, 0, 0), (9.6, 0, 0), (0, 15, 0), (0, 0, 19.2)):
        assert max(map(abs, _picture(building, aspect, place))) <= 1 + 1e-9
    assert building["half"] / 1.7 - 1e-9 <= pile["half"] <= building["half"] + 1e-9
    if pile["half"] < building["half"]:
        for x, y, z in soles:
            assert max(map(abs, _picture(pile, aspect, (x, y + 1.6, z)))) <= 1


@pytest.mark.parametrize("zoom", [1, 1.6, 2.4])
@pytest.mark.parametrize("aspect", [652 / 708, 366 / 468, 296 / 384, 2.0])
def test_who_seeks_finds_the_whole_supply(browser: Browser, aspect: float, zoom: float) -> None:
    """At 1280 by 800, 390 by 844, 320 by 640, and on a wide picture: a pointer that goes to a meeple sees it whole."""
    columns, across, front, apart = (SUPPLY[key] for key in ("columns", "across", "front", "apart"))
    view = browser("view", aspect, [])["building"]
    view["half"] /= zoom
    far = browser("outermost", [[(columns - 1) / 2 * across, 0, 0]])

    def aside(x: float, does: str = "seeks") -> float:
        return float(browser("aside", view, aspect, far, {"x": x, "does": does}))

    for number, row in product(range(columns // 2, columns), (0, 5)):
        x = (number - (columns - 1) / 2) * across
        shift, seen = 0.0, 0.0
        for _ in range(100):  # as the picture goes aside the pointer follows the meeple, up to the edge
            moved = {**view, "x": shift}
            seen = _picture(moved, aspect, (x, 0, front + row * apart))[0]
            to = max(-1.0, min(1.0, seen))
            shift = aside(shift + to / _picture(view, aspect, (1, 0, 0))[0])
        assert abs(_picture({**view, "x": shift}, aspect, (x + 0.8, 0, front + row * apart))[0]) <= 1.001
    wide = 1 / _picture(view, aspect, (1, 0, 0))[0]
    assert aside(0.99 * wide, "holds") == aside(9, "rests") == aside(0) == 0, "where one builds nothing moves"
    assert _picture({**view, "x": aside(16, "holds")}, aspect, (16, 0, 0))[0] <= 1.001


def _picture(view: dict[str, float], aspect: float, place: tuple[float, float, float]) -> tuple[float, float]:
    eye_y, eye_z = 22.0, 90.0
    down = math.atan2(eye_y - view["y"], eye_z)
    x, up, away = place[0] - view["x"], place[1] - eye_y, eye_z - place[2]
    depth = away * math.cos(down) - up * math.sin(down)
    height = up * math.cos(down) + away * math.sin(down)
    return x / depth / view["half"] / aspect, height / depth / view["half"]


def test_what_is_not_open_is_not_written_down(browser: Browser) -> None:
    browser("begin", 3, {})
    for act in (
        {"kind": "climbed", "player": 0, "met": True, "height": 3},
        {"kind": "built", "player": 3, "rows": [1]},
        {"kind": "built", "player": 0, "rows": [1, 0, 1]},
        {"kind": "built", "player": 0, "rows": [60, 40]},
        {"kind": "built", "player": 0, "rows": [1, 98]},
        {"kind": "built", "player": 0, "rows": [2, 7]},
        {"kind": "destroyed", "player": 0, "victim": 1, "fall": "gone"},
        {"kind": "left", "player": 7},
    ):
        assert browser("open", act) is False, act
    browser("begin", 2, {"variant": "ladder", "shape": "free"})
    assert browser("open", {"kind": "climbed", "player": 1, "met": True, "height": 3}) is False
    assert browser("open", {"kind": "climbed", "player": 0, "met": True, "height": 0}) is False
    assert browser("open", {"kind": "climbed", "player": 0, "met": True, "height": 1}) is True


def test_bests_are_raised_and_never_lowered(browser: Browser) -> None:
    browser("begin", 1, {"rounds": 2})
    for rows in ([3, 2, 1], [1]):
        _write(browser, {"kind": "built", "player": 0, "rows": rows})
    assert browser("bests", {"points": {}, "rounds": {}}) == {"points": {"0": [3, 2, 1]}, "rounds": {}}
    kept = {"points": {"0": [4, 3, 2, 1]}, "rounds": {"0": 4}}
    assert browser("bests", kept) == kept
    browser("begin", 2, {"variant": "ladder"})
    for player in (0, 1):
        _write(browser, {"kind": "climbed", "player": player, "met": True, "height": 3})
    assert browser("bests", {"points": {}, "rounds": {}})["rounds"] == {"0": 1, "1": 1}
