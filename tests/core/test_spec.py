"""Options are complete, known, and of the very type that was declared."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.core import Option, OptionError, Spec

SPEC = Spec(
    "chess",
    range(2, 3),
    (
        Option("size", (5, 6, 7), 6, "chess/board.size"),
        Option("castling", (False, True), True, "chess/moves.castling"),
        Option("first", ("white", "black"), "white", "chess/turn.first"),
        Option("level", (0, 1), 0, "chess/levels"),
        Option("sets", ("usual",), "usual", "chess/sets", each=("oak", "ash", "elm")),
    ),
)


def test_what_is_not_given_has_its_default() -> None:
    assert SPEC.complete({}) == {"size": 6, "castling": True, "first": "white", "level": 0, "sets": "usual"}
    assert SPEC.complete({"size": 7, "castling": False})["castling"] is False


@given(
    st.dictionaries(
        st.sampled_from([*(o.key for o in SPEC.options), "other"]), st.from_type(object) | st.integers()
    )
)
def test_whatever_is_given_the_answer_is_complete_or_an_option_error(given_: dict[str, Any]) -> None:
    try:
        values = SPEC.complete(given_)
    except OptionError:
        return
    assert list(values) == [option.key for option in SPEC.options]
    for option in SPEC.options:
        value = values[option.key]
        assert any(value is choice for choice in option.choices) or option.each


@given(st.lists(st.sampled_from(["oak", "ash", "elm", "fir", "", "usual"]), max_size=4))
def test_names_for_each_seat_are_known_and_no_two_alike(names: list[str]) -> None:
    value = "-".join(names)
    fine = len(names) > 1 and len({*names}) == len(names) and {*names} <= {"oak", "ash", "elm"}
    if fine or value == "usual":
        assert SPEC.complete({"sets": value})["sets"] == value
    else:
        with pytest.raises(
            OptionError, match="chess: option sets takes 'usual', or for each seat one of oak"
        ):
            SPEC.complete({"sets": value})


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ({"colour": 1}, "chess has no option 'colour'; it has size, castling, first, level, sets"),
        ({"size": 8}, "option size takes 5, 6, 7, not 8"),
        ({"size": 6.0}, "not 6.0"),
        ({"size": "6"}, "not '6'"),
        ({"level": True}, "option level takes 0, 1, not True"),
        ({"castling": 1}, "option castling takes False, True, not 1"),
        ({"first": None}, "not None"),
        ({"first": []}, r"not \[\]"),
        ({"sets": 7}, "joined by hyphens; not 7"),
        ({"sets": "oak-fir"}, "seat 2 has 'fir'"),
        ({"sets": "oak-ash-oak"}, "seats 1 and 3 both have oak"),
    ],
)
def test_an_unknown_option_or_value_is_named(given_: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        SPEC.complete(given_)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="it has none"):
        Spec("nim", range(2, 3)).complete({"size": 3})
