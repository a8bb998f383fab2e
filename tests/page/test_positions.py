"""Position texts of Der Marsigelwettkampf: the page reads and writes them as the engine does, whatever a hand sets up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import CHANCE, NotationError
from rulebound.games.marsigel import GAME
from rulebound.games.marsigel.colours import COLOURS
from rulebound.games.marsigel.state import State
from tests.games.marsigel.random_play import walk
from tests.page.code import SRC, Browser, running

PROGRAM = """
const text = await import('{text}');
const setting = await import('{setting}');
const asked = {{
  read: (said) => text.format(text.parse(said)),
  shown: (view) => text.format(text.setupOf(view)),
  told: (said) => {{
    try {{
      return text.picture(text.parse(said));
    }} catch (error) {{
      if (error instanceof text.TextError) return null;
      throw error;
    }}
  }},
  colours: (said) => text.picture(text.parse(said)).colours,
  act: (said, name, ...values) => text.format(setting[name](text.parse(said), ...values)),
}};
"""


@pytest.fixture(scope="module")
def code() -> Iterator[Browser]:
    folder = SRC / "games/marsigel"
    modules = {name: (folder / f"{name}.ts").as_uri() for name in ("text", "setting")}
    with running(PROGRAM.format(**modules)) as code:
        yield code


@st.composite
def states(draw: st.DrawFn) -> State:
    """Any state of a random game, some of whose players may have given up, under any agreement."""
    players = draw(st.integers(2, 13))
    colours = draw(st.sampled_from(["stashes", "far-apart"]) | st.permutations(COLOURS).map("-".join))
    options: dict[str, str | int | bool] = {
        "variant": draw(st.sampled_from(["tree", "nest"])),
        "colours": colours if "-" not in colours[4:] else "-".join(colours.split("-")[:players]),
        "first": draw(st.sampled_from(["drawn", "seat-1", "seat-2"])),
        "third-time": draw(st.booleans()),
        "cap": draw(st.sampled_from([0, 30])),
    }
    leavers = draw(st.lists(st.integers(0, players - 1), unique=True, max_size=players - 2))
    plies = draw(st.integers(1, 60))
    *_, (before, _, after) = walk(players, draw(st.integers(0, 999)), plies, leavers, **options)
    return draw(st.sampled_from([before, after]))


@given(state=states())
def test_a_text_comes_back_as_it_was(code: Browser, state: State) -> None:
    text = GAME.position_text(state)
    assert code("read", text) == text
    assert code("shown", GAME.view(state, None)) == text
    assert code("colours", text) == GAME.view(state, None)["colours"]


WORDS = (
    "tree nest third-time cap-0 cap-7 cap-030 cap-30 cap-60 cap-120 out-a out-b out-c out-d passed-0 passed-1 "
    "passed-2 moved stashes far-apart white-red-blue-green red-grey"
).split()
SAME = ("variant", "colours", "mover", "roll", "points", "moves", "passes", "out", "third_time", "cap")


@given(points=st.sampled_from(["", *"0123456"]), words=st.lists(st.sampled_from(WORDS), max_size=4))
def test_the_page_takes_the_words_that_the_rules_take_and_as_they_do(
    code: Browser, points: str, words: list[str]
) -> None:
    text = " ".join(["a3/b2/c1/d3/a2/b1/c3/d2/a1/b3/c2/d1 a", points, *words])
    told = code("told", text)
    try:
        view = GAME.view(GAME.position(text), None)
    except NotationError:
        assert told is None
    else:
        assert {key: told[key] for key in SAME} == {key: view[key] for key in SAME}


PIECE = st.tuples(st.sampled_from("abcdefghijklm"), st.sampled_from("123")).map("".join)
ACTS = (
    st.tuples(st.just("seated"), st.integers(2, 13))
    | st.tuples(st.just("toMove"), st.integers(-1, 12))
    | st.tuples(st.just("left"), st.none() | st.integers(0, 6))
    | st.tuples(st.just("playing"), st.booleans())
    | st.tuples(st.just("alone"), PIECE)
    | st.tuples(st.just("shifted"), PIECE, st.sampled_from([1, -1]))
)


@given(state=states(), acts=st.lists(ACTS, min_size=1, max_size=6))
def test_whatever_a_hand_does_the_rules_can_take_it(
    code: Browser, state: State, acts: list[tuple[object, ...]]
) -> None:
    text = GAME.position_text(state)
    for name, *values in acts:
        if name == "toMove":
            values = [min(int(str(values[0])), GAME.position(text).players - 1)]
        text = code("act", text, name, *values)
        found = GAME.position(text)
        assert code("read", text) == text
        assert code("read", GAME.position_text(found)) == GAME.position_text(found)
        assert code("colours", text) == GAME.view(found, None)["colours"]


@given(state=states(), players=st.integers(2, 13))
def test_another_number_of_players_begins_afresh(code: Browser, state: State, players: int) -> None:
    """Nobody has given up or passed, and those who stay keep their colours."""
    found = GAME.position(code("act", GAME.position_text(state), "seated", players))
    assert (found.players, found.out, found.passes) == (players, (), 0)
    kept = min(players, state.players)
    assert [found.colour(seat) for seat in range(kept)] == [state.colour(seat) for seat in range(kept)]
    assert (found.house.variant, found.house.cap) == (state.house.variant, state.house.cap)
    assert found.mover == min(state.mover, players - 1) or state.mover == CHANCE
