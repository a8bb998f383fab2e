"""Scripts of Meridians: our own text, recorded games, and lists of other sites."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import Match, NotationError, Seed
from rulebound.games import Shelved, shelf
from rulebound.games.meridians import GAME
from rulebound.games.script import MOST_MOVES, Script, read, write
from rulebound.tables.records import read_line
from tests.probes import secrets
from tests.probes.play import played

MERIDIANS = shelf()["meridians"]
RECORDS = Path(__file__).parent / "records"


def of(text: str) -> Script:
    return read(MERIDIANS, text)


@pytest.mark.parametrize("size", [5, 8, 12])
@pytest.mark.parametrize("pie", [False, True])
@pytest.mark.parametrize("first", ["seat-1", "seat-2", "drawn"])
def test_a_match_comes_back_from_its_text(size: int, pie: bool, first: str) -> None:
    match = played(GAME, 2, choices=size, options={"size": size, "pie": pie, "first": first})
    script = of(write(MERIDIANS, match))
    again = Match.begin(GAME, 2, script.options, Seed(bytes(32)))
    for word in script.moves:
        (seat,) = getattr(again.decision, "seats")  # noqa: B009 - an outcome has none
        again.submit({seat: GAME.parse(again.state, word)})
    assert GAME.freeze(again.state) == GAME.freeze(match.state)


def test_what_was_undone_is_not_in_the_text() -> None:
    match = Match.begin(GAME, 2, {"size": 5}, Seed(bytes(32)))
    match.submit({0: GAME.parse(match.state, "a1")})
    match.undo(-1)
    match.submit({0: GAME.parse(match.state, "b2")})
    assert (
        write(MERIDIANS, match)
        == '[Game "meridians"]\n[Size "5"]\n[Pie "false"]\n[First "seat-1"]\n\n1. b2\n'
    )


def test_a_position_is_where_the_text_starts() -> None:
    match = Match.begin(GAME, 2, {}, Seed(bytes(32)), position="6 12 a5L c5L a1D d1D")
    match.submit({0: GAME.parse(match.state, "a4")})
    text = write(MERIDIANS, match)
    assert text == '[Game "meridians"]\n[Position "6 12 a5L c5L a1D d1D"]\n\n1. a4\n'
    line = read_line(MERIDIANS, text)
    assert line.position == "6 13 a1D a4L a5L c5L d1D"


@pytest.mark.parametrize(
    ("text", "moves", "options"),
    [
        ("e9 d5", ("e9", "d5"), {}),
        ("1. e9 d5 2. l4", ("e9", "d5", "l4"), {}),
        ("1.e9 d5\n2.l4", ("e9", "d5", "l4"), {}),
        ("1... e9, d5; l4", ("e9", "d5", "l4"), {}),
        ("", (), {}),
        ('[Size "6"]\n\ne9', ("e9",), {"size": 6}),
        ('[SIZE "6"]\n[pie "True"]\na1 b2 light', ("a1", "b2", "light"), {"size": 6, "pie": True}),
        ("a1 b2 light c3", ("a1", "b2", "light", "c3"), {"pie": True}),
        ("e9,d5 pass l4 k1", ("e9", "d5", "dark", "l4", "k1"), {"pie": True}),
        ('{"size": 5, "moves": ["a1", "b2"], "winner": "light"}', ("a1", "b2"), {"size": 5}),
    ],
)
def test_lists_of_many_kinds_are_read(text: str, moves: tuple[str, ...], options: dict[str, Any]) -> None:
    script = of(text)
    assert script.moves == moves
    assert script.options == GAME.spec.complete(options)


def test_recorded_games_become_lines() -> None:
    for name in ("games-small", "games-no-placement", "games-large"):
        text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[0]
        recorded = json.loads(text)
        line = read_line(MERIDIANS, text)
        assert line.refused is None
        assert [step.move for step in line.steps] == recorded["moves"]
        assert line.steps[-1].events[-1].data["winner"] == ["light", "dark"].index(recorded["winner"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[Size "99"]', "option size takes"),
        ('[Colour "red"]', "no option 'colour'"),
        ('[Game "chess"] ', "a script of chess, not of Meridians"),
        ("[Size 6]\ne9", "a tag is"),
        ('{"size": 5}', "moves is missing"),
        ('{"size": 3, "moves": []}', "option size takes"),
        ('{"size": 5, "moves": [1]}', "are points"),
        ("{nonsense", "not a recorded game"),
        ("a1 " * (MOST_MOVES + 1), "at most 2000 moves"),
    ],
)
def test_what_is_no_script_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        of(text)


@given(st.text() | st.from_regex(r"\s*\{.*|(\[\w+ \"\w*\"\]\s*)*([a-m][0-9]{1,2} ?)*", fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        script = of(text)
    except NotationError:
        return
    assert set(script.options) == {"size", "pie", "first"}


def test_a_game_without_scripts_of_its_own_has_a_plain_list() -> None:
    plain = Shelved("secrets", secrets.GAME, "tests.probes")
    assert read(plain, "1. stay fold") == Script(("stay", "fold"))
    with pytest.raises(NotationError, match="no plain list of moves"):
        write(plain, played(secrets.GAME, 2))
