"""The part of a land that a small window shows: of the cells that are open as many as can be, and nothing beyond the land."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.page.code import SRC, running

PROGRAM = """
const {{ focus }} = await import('{focus}');
const asked = {{ focus }};
"""
CELLS = st.tuples(st.integers(-7, 7), st.integers(-7, 7))


def box(*cells: tuple[int, int]) -> dict[str, int]:
    """The box of some cells, in drawing units."""
    xs, ys = zip(*cells, strict=True)
    return {
        "left": 100 * min(xs),
        "top": 100 * min(ys),
        "right": 100 * max(xs) + 100,
        "bottom": 100 * max(ys) + 100,
    }


def seen(part: dict[str, Any], cells: list[tuple[int, int]]) -> int:
    """How many cells a part shows whole."""
    return sum(
        part["left"] <= 100 * x
        and 100 * x + 100 <= part["right"]
        and part["top"] <= 100 * y
        and 100 * y + 100 <= part["bottom"]
        for x, y in cells
    )


def test_it_shows_as_many_open_cells_as_any_part_of_its_size() -> None:
    with running(PROGRAM.format(focus=(SRC / "games/carcassonne/focus.ts").as_uri())) as code:

        @settings(max_examples=60)
        @given(
            wanted=st.lists(CELLS, min_size=1, max_size=9, unique=True),
            near=CELLS,
            size=st.tuples(st.integers(300, 900), st.integers(300, 900)),
        )
        def holds(wanted: list[tuple[int, int]], near: tuple[int, int], size: tuple[int, int]) -> None:
            land = box(*wanted, near)
            around = {key: value + (8 if key in ("right", "bottom") else -8) for key, value in land.items()}
            part = code("focus", around, [box(cell) for cell in wanted], box(near), *size)
            assert (part["right"] - part["left"], part["bottom"] - part["top"]) == size
            for least, most in (("left", "right"), ("top", "bottom")):
                if around[most] - around[least] >= part[most] - part[least]:
                    assert part[least] >= around[least]
                    assert part[most] <= around[most]
            starts = [
                (left, top)
                for left in range(around["left"], around["right"], 20)
                for top in range(around["top"], around["bottom"], 20)
            ]
            most_seen = max(
                seen({"left": left, "top": top, "right": left + size[0], "bottom": top + size[1]}, wanted)
                for left, top in starts
            )
            assert seen(part, wanted) >= most_seen

        holds()
