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
    ),
)


def test_what_is_not_given_has_its_default() -> None:
    assert SPEC.complete({}) == {"size": 6, "castling": True, "first": "white", "level": 0}
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
        assert any(values[option.key] is choice for choice in option.choices)


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ({"colour": 1}, "chess has no option 'colour'; it has size, castling, first, level"),
        ({"size": 8}, "option size takes 5, 6, 7, not 8"),
        ({"size": 6.0}, "not 6.0"),
        ({"size": "6"}, "not '6'"),
        ({"level": True}, "option level takes 0, 1, not True"),
        ({"castling": 1}, "option castling takes False, True, not 1"),
        ({"first": None}, "not None"),
        ({"first": []}, r"not \[\]"),
    ],
)
def test_an_unknown_option_or_value_is_named(given_: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        SPEC.complete(given_)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="it has none"):
        Spec("nim", range(2, 3)).complete({"size": 3})
