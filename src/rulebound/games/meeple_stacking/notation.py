"""Scenes, buildings and states as JSON and as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, get_args

from rulebound.core.canonical import frozen
from rulebound.core.game import NotationError
from rulebound.core.members import Keys, described, member, parsed
from rulebound.games.meeple_stacking import ideal
from rulebound.games.meeple_stacking.options import MAX_PLAYERS, MIN_PLAYERS, House
from rulebound.games.meeple_stacking.pyramid import Rows
from rulebound.games.meeple_stacking.scene import ONE, Contact, Meeple, Scene
from rulebound.games.meeple_stacking.state import Build, Cause, Knock, Result, State

MOST_ROWS = 99
MOST_POINTS = 100_000
MOST_LETTERS = 4_000_000
SHORT = re.compile(r"[1-9][0-9]?(-[1-9][0-9]?)*", re.ASCII)
"""A pyramid by its rows from the lowest, as in 5-4-2-1."""

SCENE = Keys(frozenset({"meeples", "contacts"}), frozenset({"after_ms", "still", "knocks"}))
MEEPLE, CONTACT, KNOCK, STATE = (
    Keys(frozenset(), frozenset(field.name for field in fields(kind)))
    for kind in (Meeple, Contact, Knock, State)
)


def build_text(build: Build) -> str:
    """A building as one line of JSON; what is as usual is left out."""
    scene = scene_json(build.scene)
    knocks = [
        {"victim": k.victim, "before": list(k.before), "after": list(k.after), "at_ms": k.at_ms}
        for k in build.knocks
    ]
    return frozen(scene | ({"knocks": knocks} if knocks else {})).decode()


def parse_build(text: str) -> Build:
    """The building that a text names: `build_text`, or rows as in 5-4-2-1, in one plane as far as they can be.

    Raises NotationError.
    """
    if SHORT.fullmatch(text):
        return Build(_flat(tuple(map(int, text.split("-")))))
    try:
        if len(text) > MOST_LETTERS:
            raise ValueError(f"a scene has at most {MOST_LETTERS} letters")
        data = parsed(text)
        return Build(parse_scene(data), tuple(map(_knock, member(data, "knocks", list, ()))))
    except (ValueError, RecursionError) as error:
        raise NotationError(f"neither a scene as JSON nor rows as in 5-4-2-1: {error}") from None


def _flat(rows: Rows) -> Scene:
    try:
        return ideal.flat(rows)
    except ValueError as error:
        raise NotationError(str(error)) from None


def scene_json(scene: Scene) -> dict[str, Any]:
    """A scene as JSON-ready values, what is as usual left out; `parse_scene` reads it back."""
    usual = Scene()
    told: dict[str, Any] = {
        "meeples": [_told(meeple, Meeple(meeple.id, meeple.at)) for meeple in scene.meeples],
        "contacts": [_told(contact, Contact(contact.one, contact.other)) for contact in scene.contacts],
    }
    for name in ("after_ms", "still"):
        if getattr(scene, name) != getattr(usual, name):
            told[name] = getattr(scene, name)
    return told


def _told(thing: Meeple | Contact, usual: Meeple | Contact) -> dict[str, Any]:
    needed = {"id", "at", "one", "other"}
    told = {
        field.name: getattr(thing, field.name)
        for field in fields(thing)
        if field.name in needed or getattr(thing, field.name) != getattr(usual, field.name)
    }
    return {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}


def parse_scene(data: object) -> Scene:
    """The scene that an object of a JSON text gives. Raises ValueError naming what is wrong in it."""
    SCENE.check(data)
    usual = Scene()
    return Scene(
        tuple(map(_meeple, member(data, "meeples", list))),
        tuple(map(_contact, member(data, "contacts", list))),
        member(data, "after_ms", int, usual.after_ms),
        member(data, "still", bool, usual.still),
    )


def _meeple(data: object) -> Meeple:
    MEEPLE.check(data)
    at, turn = (
        _whole(member(data, "at", list), "at"),
        _whole(member(data, "turn", list, [ONE, 0, 0, 0]), "turn"),
    )
    if len(at) != 3 or len(turn) != 4:
        raise ValueError("at has three numbers, and turn has four")
    held, owner = member(data, "held", bool, False), member(data, "owner", int, 0)
    return Meeple(
        member(data, "id", int), (at[0], at[1], at[2]), (turn[0], turn[1], turn[2], turn[3]), held, owner
    )


def _contact(data: object) -> Contact:
    CONTACT.check(data)
    gap, up = member(data, "gap", int, 0), member(data, "up", int, ONE)
    return Contact(member(data, "one", int), member(data, "other", int), gap, up)


def _knock(data: object) -> Knock:
    KNOCK.check(data)
    rows = [_whole(member(data, name, list), name) for name in ("before", "after")]
    return Knock(member(data, "victim", int), rows[0], rows[1], member(data, "at_ms", int, 0))


def to_json(state: State) -> dict[str, Any]:
    """A state as JSON-ready values; `from_json` reads it back."""
    return asdict(state)


def from_json(data: object) -> State:
    """The state that an object gives; what is left out is as at the start. Raises ValueError."""
    STATE.check(data)
    players = member(data, "players", int)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {players}")
    usual = State(House.of(member(data, "house", dict, {})), players)
    state = State(
        usual.house,
        players,
        tuple(_counts(each, "scores") for each in member(data, "scores", list, usual.scores)),
        _among(member(data, "round", int, 1), range(1, MOST_ROWS), "round"),
        seat(member(data, "starter", int, 0), players),
        seats(member(data, "met", list, []), players),
        seats(member(data, "failed", list, []), players),
        tuple(_pair(each) for each in member(data, "heights", list, usual.heights)),
        tuple(seats(each, players) for each in member(data, "out", list, [])),
        None if (told := member(data, "result", dict, None)) is None else result(told, players),
    )
    if len(state.scores) != players or len(state.heights) != players:
        raise ValueError("scores and heights have an entry for each player")
    gone = [one for group in state.out for one in group]
    if len(set(gone)) < len(gone) or len(gone) >= players or not all(state.out):
        raise ValueError("nobody leaves twice, and not all")
    built = (*state.met, *state.failed)
    if len(set(built)) < len(built) or set(built) & set(gone):
        raise ValueError("in a round each of those still in builds once")
    return state


def result(data: Mapping[str, Any], players: int) -> Result:
    """Who won and why, from JSON. Raises ValueError."""
    winners = seats(data.get("winners"), players)
    if not winners:
        raise ValueError("somebody has won")
    return Result(winners, _among(data.get("cause"), get_args(Cause), "cause"))


def seat(value: object, players: int) -> int:
    """A seat of the game. Raises ValueError."""
    if type(value) is not int or not 0 <= value < players:
        raise ValueError(f"a seat is 0 to {players - 1}, not {described(value)}")
    return value


def seats(value: object, players: int) -> tuple[int, ...]:
    """Several seats, each once. Raises ValueError."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"seats are a list, not {described(value)}")
    found = tuple(seat(each, players) for each in value)
    if len(set(found)) < len(found):
        raise ValueError("a seat is named once")
    return found


def _pair(data: object) -> tuple[int, int]:
    pair = _counts(data, "heights")
    if len(pair) != 2:
        raise ValueError("heights are those of the round before and of this one")
    return pair[0], pair[1]


def _counts(data: object, name: str) -> tuple[int, ...]:
    found = _whole(data, name)
    if any(not 0 <= number < MOST_POINTS for number in found):
        raise ValueError(f"{name} are numbers from 0")
    return found


def _whole(data: object, name: str) -> tuple[int, ...]:
    if not isinstance(data, list | tuple) or not all(type(number) is int for number in data):
        raise ValueError(f"{name} is a list of whole numbers, not {described(data)}")
    return tuple(data)


def _among(value: Any, allowed: Any, name: str) -> Any:
    if value not in list(allowed):
        raise ValueError(f"{name} is one of {', '.join(map(str, allowed))}, not {described(value)}")
    return value


def climbed(data: object) -> tuple[bool, int]:
    """Whether a round was met, and how high. Raises ValueError."""
    return member(data, "met", bool), _among(member(data, "height", int), range(MOST_ROWS + 1), "height")


def round_number(data: object) -> int:
    """The number of a round. Raises ValueError."""
    return int(_among(member(data, "round", int), range(1, MOST_ROWS), "round"))
