"""What holds of every scene, whatever was built: no place on the felt, no order and no mirror changes a judgement."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.games.meeple_stacking import geometry
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import Judgement, judge
from rulebound.games.meeple_stacking.ladder import FIRST_BASE, Shape, base, buildable, is_met, needs
from rulebound.games.meeple_stacking.pyramid import Connection, Rows, points, triangle
from rulebound.games.meeple_stacking.scene import FELT, ONE, Contact, Meeple, Scene, fault
from rulebound.games.meeple_stacking.shape import FELT_DEPTH, FELT_WIDTH, HEIGHT, PIECES, VERTICES
from tests.games.meeple_stacking.scenes import both, mirrored, moved, turned

OUTSIDE = 500


@st.composite
def rows(draw: st.DrawFn, most: int = 6) -> Rows:
    """A pyramid in one plane, gaps and columns among them."""
    found = [draw(st.integers(1, most))]
    while found[-1] > 0 and draw(st.booleans()):
        found.append(draw(st.integers(1, found[-1])))
    return tuple(found)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """One or two pyramids of which some meeples lie, are held, or touch what they do not stand on."""
    parts = [
        moved(flat(draw(rows()), first=1 + 100 * place), z=20_000 * place)
        for place in range(draw(st.integers(1, 2)))
    ]
    scene = both(*parts)
    pick = random.Random(draw(st.integers(0, 10_000)))
    meeples = tuple(_disturbed(meeple, pick) for meeple in scene.meeples)
    numbers = [meeple.id for meeple in meeples]
    beside = tuple(
        _beside(pick.sample(numbers, 2), gap=pick.randint(0, 400), up=pick.randint(-500_000, 500_000))
        for _ in range(pick.randint(0, 4))
        if len(numbers) > 1
    )
    return Scene(meeples, scene.contacts + beside)


def _beside(pair: list[int], gap: int, up: int) -> Contact:
    one, other = pair
    return Contact(one, other, gap, up)


def _disturbed(meeple: Meeple, pick: random.Random) -> Meeple:
    match pick.randint(0, 9):
        case 0:
            return replace(meeple, turn=turned(pick.uniform(-180, 180), pick.choice([(1, 0, 0), (0, 0, 1)])))
        case 1:
            return replace(meeple, held=True)
        case 2:
            return replace(meeple, turn=turned(pick.uniform(0, 360), (0, 1, 0)))
        case _:
            return meeple


def told(judged: Judgement) -> tuple[object, ...]:
    """What a judgement comes to, without what depends on places."""
    why = {meeple: (ruling.reason, ruling.clauses) for meeple, ruling in judged.rest}
    return judged.pyramid, judged.points, judged.ruling, why


@given(scenes())
def test_a_scene_that_was_made_can_be_judged(scene: Scene) -> None:
    assert fault(scene) is None
    judged = judge(scene)
    counted = frozenset() if judged.pyramid is None else judged.pyramid.meeples
    others = [meeple for meeple, _ in judged.rest]
    assert sorted((*counted, *others)) == sorted(meeple.id for meeple in scene.meeples)
    assert len(set(others)) == len(others)
    assert judged.points == points(judged.rows) == sum(term.points for term in judged.ruling.terms)
    assert all(ruling.points == 0 for _, ruling in judged.rest)


@given(scenes())
def test_a_mirror_changes_nothing(scene: Scene) -> None:
    assert told(judge(mirrored(scene))) == told(judge(scene))


@given(scenes(), st.integers(-60_000, 60_000), st.integers(-60_000, 60_000))
def test_no_other_place_on_the_felt_changes_anything(scene: Scene, x: int, z: int) -> None:
    assert told(judge(moved(scene, x, z))) == told(judge(scene))


@given(scenes(), st.randoms(use_true_random=False))
def test_no_order_of_meeples_and_contacts_changes_anything(scene: Scene, pick: random.Random) -> None:
    meeples, contacts = list(scene.meeples), list(scene.contacts)
    pick.shuffle(meeples)
    pick.shuffle(contacts)
    turned_round = tuple(
        replace(each, one=each.other, other=each.one, up=-each.up) if pick.random() < 0.5 else each
        for each in contacts
    )
    assert told(judge(Scene(tuple(meeples), turned_round))) == told(judge(scene))


@given(scenes(), st.sampled_from(["outside", "lying", "held"]))
def test_a_meeple_that_does_not_count_changes_nothing_for_the_others(scene: Scene, how: str) -> None:
    meeple = {
        "outside": Meeple(OUTSIDE, (FELT_WIDTH, 0, 0)),
        "lying": Meeple(OUTSIDE, (0, 4_970, 90_000), turned(90)),
        "held": Meeple(OUTSIDE, (0, 150_000, 0), held=True),
    }[how]
    more = Scene((meeple,), () if how == "held" else (Contact(FELT, OUTSIDE),))
    before, after = judge(scene), judge(both(scene, more))
    assert (after.pyramid, after.points) == (before.pyramid, before.points)
    assert dict(after.rest).keys() - dict(before.rest).keys() == {OUTSIDE}
    assert {m: r for m, r in after.rest if m != OUTSIDE} == dict(before.rest)


@given(scenes())
def test_touching_connects_at_least_what_standing_does(scene: Scene) -> None:
    by_standing, by_touching = judge(scene), judge(scene, by=Connection.TOUCHING)
    assert (len(by_touching.rows), by_touching.points) >= (len(by_standing.rows), by_standing.points)
    assert (by_standing.pyramid is None) == (by_touching.pyramid is None)


@given(rows())
def test_what_is_built_without_a_fault_counts_wherever_it_is_connected(built: Rows) -> None:
    judged = judge(flat(built))
    assert len(judged.rows) == len(built)
    assert all(got <= had for got, had in zip(judged.rows, built, strict=True))
    assert {ruling.reason for _, ruling in judged.rest} <= {"not-connected"}


@pytest.mark.parametrize("size", range(1, 14))
def test_a_full_pyramid_has_the_points_of_its_formula(size: int) -> None:
    judged = judge(flat(triangle(size)))
    assert judged.points == size * (size + 1) * (size + 2) // 6
    assert judged.rest == ()
    assert sum(judged.rows) == size * (size + 1) // 2 == needs(Shape.FULL, size, 0)


@pytest.mark.parametrize("height", range(1, 16))
def test_a_column_has_the_points_of_its_formula(height: int) -> None:
    assert judge(flat((1,) * height)).points == height * (height + 1) // 2


# --- geometry ---------------------------------------------------------------------------------------


@given(st.floats(0, 180), st.floats(0, 2 * math.pi), st.floats(0, 2 * math.pi))
def test_standing_is_exact(degrees: float, about: float, facing: float) -> None:
    half, spin = math.radians(degrees) / 2, facing / 2
    tilt = (math.cos(half), math.sin(half) * math.cos(about), 0.0, math.sin(half) * math.sin(about))
    yaw = (math.cos(spin), 0.0, math.sin(spin), 0.0)
    meeple = Meeple(1, (0, 0, 0), _rounded(_product(tilt, yaw)))
    assert geometry.lean(meeple) == pytest.approx(degrees, abs=0.06)
    if abs(degrees - 15) > 0.001:
        assert geometry.is_standing(meeple) == (degrees < 15)
    if abs(degrees - 135) > 0.001:
        assert geometry.is_upside_down(meeple) == (degrees > 135)


def _product(p: tuple[float, ...], q: tuple[float, ...]) -> tuple[float, ...]:
    a, b, c, d = p
    e, f, g, h = q
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def _rounded(turn: tuple[float, ...]) -> tuple[int, int, int, int]:
    w, x, y, z = (round(part * ONE) for part in turn)
    return w, x, y, z


@given(
    st.tuples(*[st.floats(-1, 1)] * 4).filter(lambda turn: math.hypot(*turn) > 0.1),
    st.integers(-200_000, 200_000),
    st.integers(-200_000, 200_000),
)
def test_the_edge_is_that_of_all_corners(turn: tuple[float, ...], x: int, z: int) -> None:
    meeple = Meeple(1, (x, 0, z), _rounded(tuple(part / math.hypot(*turn) for part in turn)))
    corners = [_turned_vertex(meeple, vertex) for vertex in VERTICES]
    nearest = min(min(FELT_WIDTH / 2 - abs(corner[0]), FELT_DEPTH / 2 - abs(corner[2])) for corner in corners)
    assert geometry.edge(meeple) == pytest.approx(nearest, abs=1.01)


def _turned_vertex(meeple: Meeple, vertex: tuple[int, int, int]) -> tuple[float, ...]:
    turn = tuple(part / ONE for part in meeple.turn)
    length = math.hypot(*turn)
    unit = tuple(part / length for part in turn)
    back = (unit[0], *(-part for part in unit[1:]))
    _, *placed = _product(_product(unit, (0.0, *vertex)), back)
    return tuple(part + at for part, at in zip(placed, meeple.at, strict=True))


def test_our_meeple_has_the_size_of_a_real_one() -> None:
    xs, ys = [x for piece in PIECES for x, _ in piece], [y for piece in PIECES for _, y in piece]
    assert (max(xs) - min(xs), max(ys) - min(ys)) == (16_000, HEIGHT)
    for piece in PIECES:
        corners = [*piece, piece[0], piece[1]]
        crosses = [
            (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
            for a, b, c in zip(corners, corners[1:], corners[2:], strict=False)
        ]
        assert all(cross >= 0 for cross in crosses) or all(cross <= 0 for cross in crosses), piece


# --- the ladder -------------------------------------------------------------------------------------


@given(rows(13), st.integers(1, 8), st.integers(0, 12))
def test_a_round_is_met_by_the_full_pyramid_and_by_no_less(built: Rows, number: int, before: int) -> None:
    asked = triangle(base(number))
    assert asked[0] == FIRST_BASE + number - 1
    assert is_met(asked, Shape.FULL, base(number), before)
    for row in range(len(asked)):
        less = tuple(meeples - (at == row) for at, meeples in enumerate(asked))
        assert not is_met(tuple(filter(None, less)), Shape.FULL, base(number), before)
    full, free = (is_met(built, shape, base(number), before) for shape in (Shape.FULL, Shape.FREE))
    assert free == (built[0] == base(number) and len(built) > before)
    assert not full or sum(built) >= needs(Shape.FULL, base(number), before)
    assert not free or sum(built) >= needs(Shape.FREE, base(number), before)


def test_the_supply_is_enough_for_a_base_of_13() -> None:
    assert [size for size in range(1, 20) if buildable(Shape.FULL, size, 0)] == list(range(1, 14))
