"""Towers of Der Marsigelwettkampf: of each piece that is drawn its letter is seen, and no tower outgrows its room."""

from __future__ import annotations

from itertools import product

from tests.page.code import SRC, running

PROGRAM = """
const {{ ring, strip, tower, height }} = await import('{layout}');
const told = (stack, {{ scale, room }}) => {{
  const drawn = tower(stack, scale, room);
  return {{
    stack,
    bands: drawn.slice(1).map(({{ up }}, at) => (up - drawn[at].up) / scale),
    left: (room - height(stack, scale, room)) / scale,
    top: drawn.at(-1).piece,
  }};
}};
const asked = {{
  towers: (stacks) =>
    stacks.flatMap((stack, at) => [
      told(stack, ring(1 + (at % 39), 0)),
      told(stack, strip(Array(1 + (at % 13)).fill({{ foot: stack[0], stack }}), 320, 290)),
    ]),
}};
"""
LETTER = 25.9
"""How high a letter is with its edge, where a queen is 161 high."""


def test_each_drawn_piece_shows_its_letter() -> None:
    """Whatever lies on whatever, six high, in every ring and on the narrowest phone."""
    stacks = [[f"a{size}" for size in sizes] for high in range(1, 7) for sizes in product("123", repeat=high)]
    with running(PROGRAM.format(layout=(SRC / "games/marsigel/layout.ts").as_uri())) as code:
        towers = code("towers", stacks)
    assert len(towers) == 2 * len(stacks)
    for tower in towers:
        assert tower["top"] == tower["stack"][-1], tower
        assert min(tower["bands"], default=LETTER) >= LETTER, tower
        assert tower["left"] >= -0.001, tower
