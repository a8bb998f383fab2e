"""States of Der Marsigelwettkampf as JSON, and what events of its log are read from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

from rulebound.core.canonical import complete
from rulebound.core.event import CHANCE, Seat
from rulebound.core.game import NotationError
from rulebound.games.marsigel.notation import (
    CAPS,
    LETTERS,
    check,
    parse_colours,
    parse_letter,
    parse_ring,
    parse_sizes,
    ring_text,
    sizes,
)
from rulebound.games.marsigel.ring import Ring
from rulebound.games.marsigel.rules import Variant
from rulebound.games.marsigel.state import Cause, House, Result, State

_CAUSES: tuple[str, ...] = get_args(Cause)


def to_json(state: State) -> dict[str, Any]:
    """A state as JSON-ready values; `from_json` reads it back."""
    ending = state.result
    return {
        "variant": state.house.variant.value,
        "colours": state.house.colours,
        "sizes": sizes(state.house.sizes),
        "third_time": state.house.third_time,
        "cap": state.house.cap,
        "ring": ring_text(state.ring),
        "mover": state.mover,
        "roll": state.roll,
        "points": state.points,
        "moves": state.moves,
        "turns": list(state.turns),
        "passes": state.passes,
        "out": list(state.out),
        "seen": [f"{ring_text(ring)} {LETTERS[mover]}" for ring, mover in state.seen],
        "result": None if ending is None else {"winner": ending.winner, "cause": ending.cause},
    }


def from_json(data: object) -> State:
    """The state that `to_json` wrote. Raises NotationError on anything else."""
    data = complete(data, _FIELDS)
    if data["variant"] not in tuple(Variant):
        raise NotationError("variant is unknown")
    if type(data["third_time"]) is not bool:
        raise NotationError("third_time is true or false")
    ring = parse_ring(_text(data["ring"]))
    if type(data["cap"]) is not int or data["cap"] not in CAPS:
        raise NotationError(f"cap is one of {', '.join(map(str, CAPS))}")
    mover, roll, ending = data["mover"], data["roll"], data["result"]
    if ending is not None and not isinstance(ending, dict):
        raise NotationError("result is an object or null")
    house = House(
        Variant(data["variant"]),
        parse_colours(_text(data["colours"]), ring.players),
        parse_sizes(data["sizes"]),
        data["third_time"],
        data["cap"],
    )
    return check(
        State(
            house,
            ring,
            CHANCE if type(mover) is int and mover == CHANCE else seat(mover, ring.players),
            None if roll is None else whole(roll, 1),
            whole(data["points"]),
            whole(data["moves"]),
            _turns(_list(data["turns"]), ring.players),
            whole(data["passes"]),
            tuple(seat(left, ring.players) for left in _list(data["out"])),
            tuple(_seen(_list(data["seen"]), ring.players)),
            None if ending is None else result(ending, ring.players),
        )
    )


_FIELDS = (
    "variant", "colours", "sizes", "third_time", "cap", "ring", "mover", "roll",
    "points", "moves", "turns", "passes", "out", "seen", "result",
)  # fmt: skip


def _turns(listed: Sequence[object], players: int) -> tuple[int, ...]:
    if len(listed) != players:
        raise NotationError(f"turns are those of {players} players, not of {len(listed)}")
    return tuple(map(whole, listed))


def _seen(listed: Iterable[object], players: int) -> Iterable[tuple[Ring, Seat]]:
    for text in listed:
        ring, _, letter = _text(text).partition(" ")
        yield parse_ring(ring), parse_letter(letter, players)


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise NotationError(f"text was expected, not {value!r}")


def _list(value: object) -> list[object]:
    if isinstance(value, list):
        return value
    raise NotationError(f"a list was expected, not {value!r}")


def seat(value: object, players: int) -> Seat:
    """A seat read from JSON. Raises NotationError."""
    if type(value) is int and 0 <= value < players:
        return value
    raise NotationError(f"a seat is 0 to {players - 1}, not {value!r}")


def whole(value: object, least: int = 0) -> int:
    """A whole number read from JSON. Raises NotationError."""
    if type(value) is int and value >= least:
        return value
    raise NotationError(f"a whole number from {least} was expected, not {value!r}")


def result(data: Mapping[str, Any], players: int) -> Result:
    """The result that an `ended` event records. Raises NotationError."""
    winner, cause = data.get("winner"), data.get("cause")
    if cause not in _CAUSES:
        raise NotationError(f"not a cause: {cause!r}")
    return Result(None if winner is None else seat(winner, players), cause)
