"""States built from a few lines, and what is asked of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulebound.core import CHANCE, Decision, Event, Ruling
from rulebound.games.carcassonne import GAME, notation, saving
from rulebound.games.carcassonne.setup import counted, first_tile, stack
from rulebound.games.carcassonne.state import State
from rulebound.games.carcassonne.surveyors import PRINTED, SIGNED, STACKS

ACTIVE = {"city": "citizens-jury", "road": "street-fair", "monastery": "hermit-monastery"}


def scene(
    *tiles: str,
    figures: tuple[str, ...] = (),
    hand: str | None = None,
    laid: bool = False,
    players: int = 2,
    mover: int = 0,
    active: dict[str, str] | None = None,
    left: tuple[str, ...] | None = None,
    scores: tuple[int, ...] | None = None,
    **options: Any,
) -> State:
    """A state: tiles as in `e1@90 D`, figures as in `1 normal e1 0` (player, kind, cell, segment).

    `active` are the scoring tiles that are active (The Surveyors play when some are told), `left` the
    tiles of the stack; without it, all that do not lie.
    """
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.start(players, {"surveyors": active is not None, **chosen})
    data = saving.to_json(state)
    data["board"] = [f"o@0 {first_tile(state.house)}", *tiles]
    used = Counter(line.split()[1] for line in tiles) + Counter([hand] if hand else [])
    rest = Counter(dict(stack(state.house))) - used
    data["left"] = dict(counted(rest.elements() if left is None else left))
    data["figures"] = [_figure(line) for line in figures]
    data |= {"hand": hand, "laid": laid, "mover": mover, "scores": list(scores or state.scores)}
    if active is not None:
        data["scoring"] = _scoring({**ACTIVE, **active})
        data["options"]["signs"] = data["scoring"]["signs"]
    return saving.from_json(data)


def _figure(line: str) -> list[Any]:
    player, kind, cell, place = line.split()
    return [int(player) - 1, kind, list(notation.parse_cell(cell)), int(place)]


def _scoring(active: dict[str, str]) -> dict[str, Any]:
    signs = {(True, False): "road-wealth", (False, True): "road-poverty"}
    wealth = (active["road"] == "wealth", active["monastery"] == "wealth")
    poverty = (active["road"] == "poverty", active["monastery"] == "poverty")
    sign = signs.get(wealth) or signs.get((poverty[1], poverty[0])) or "road-wealth"
    own = dict(
        zip(
            SIGNED,
            {"road-wealth": ("wealth", "poverty"), "road-poverty": ("poverty", "wealth")}[sign],
            strict=True,
        )
    )
    seen = []
    for name in STACKS:
        tiles = [*PRINTED[name], *([own[name]] if name in own else [])]
        tiles.remove(active[name])
        seen.append([active[name], tiles[0]])
    return {"signs": sign, "seen": seen, "turned": 0}


def judge(state: State, text: str, seat: int | None = None) -> Ruling:
    """The ruling on a move, by whoever is asked unless a seat is given."""
    return GAME.judge(state, asked(state) if seat is None else seat, GAME.parse(state, text))


def asked(state: State) -> int:
    """The only seat that is asked."""
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    (seat,) = decision.seats
    return seat


def play(state: State, *moves: str) -> list[Event]:
    """All events of some moves, each by whoever is asked."""
    events: list[Event] = []
    for text in moves:
        for event in GAME.resolve(state, {asked(state): GAME.parse(state, text)}):
            state = GAME.fold(state, event)
            events.append(event)
    return events


def after(state: State, *moves: str) -> State:
    """The state after some moves."""
    for event in play(state, *moves):
        state = GAME.fold(state, event)
    return state


def scored(state: State, *moves: str) -> list[Event]:
    """The scores that some moves bring."""
    return [event for event in play(state, *moves) if event.kind == "scored"]


def only(events: list[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def phase(state: State) -> str:
    """What is decided now."""
    decision = GAME.decision(state)
    assert isinstance(decision, Decision)
    return decision.phase


def first(state: State) -> State:
    """The state with everything drawn that comes before the first tile."""
    while asked(state) == CHANCE and phase(state) != "draw":
        state = after(state, GAME.notate(state, GAME.moves(state, CHANCE)[0]))
    return state
