"""Meeple Stacking as a game of the shelf: buildings handed in at once or in turns, and what is ruled on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rulebound.core.canonical import frozen, thawed
from rulebound.core.event import Event, Seat
from rulebound.core.facts import Facts
from rulebound.core.game import Concession, Decision, OptionError, Options, Outcome
from rulebound.core.ruling import Ruling, forced, illegal
from rulebound.games.meeple_stacking import clauses, ending, ladder, notation, tallying, turns
from rulebound.games.meeple_stacking.ideal import flat
from rulebound.games.meeple_stacking.judging import Judgement, grouped, judge
from rulebound.games.meeple_stacking.ladder import Shape
from rulebound.games.meeple_stacking.options import MAX_PLAYERS, MIN_PLAYERS, SPEC, House
from rulebound.games.meeple_stacking.pyramid import CARRIES, Rows, crowded, triangle
from rulebound.games.meeple_stacking.scene import FAR, fault
from rulebound.games.meeple_stacking.shared import destruction
from rulebound.games.meeple_stacking.state import Build, Knock, Move, State


class MeepleStacking:
    """The rules of Meeple Stacking behind the protocol of `rulebound.core.game.Game`."""

    spec = SPEC

    def start(self, seats: int, options: Options) -> State:
        """Empty plates. Raises OptionError for a number of players, and for one plate for all in turns."""
        if seats not in self.spec.seats:
            raise OptionError(f"meeple-stacking is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {seats}")
        house = House.of(options)
        if house.variant == "ladder" and house.plate == "shared":
            raise OptionError("meeple-stacking: in the ladder players build in turns, so plate is own")
        return State(house, seats)

    def decision(self, state: State) -> Decision | Outcome:
        """Who builds now, or how the game ended."""
        if state.result is not None:
            return ending.outcome(state, state.result)
        seats = frozenset(turns.builders(state))
        if state.house.variant == "ladder":
            cited = (clauses.IN_TURNS, clauses.SECONDS, clauses.STARTER_MOVES, clauses.BASE)
            return Decision(seats, "climb", cited)
        if state.house.plate == "shared":
            return Decision(seats, "build-shared", (clauses.AT_ONCE, clauses.TWO_MINUTES, clauses.ONE_PLATE))
        return Decision(seats, "build", (clauses.AT_ONCE, clauses.TWO_MINUTES))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Examples of what a seat may hand in: nothing, a small pyramid, and what the round asks for."""
        if state.result is not None or seat not in turns.builders(state):
            return ()
        shapes: list[Rows] = [(), (1,), (2, 1), _asked(state, seat)]
        examples = [Build(flat(rows, owner=seat)) for rows in dict.fromkeys(shapes)]
        after = sorted(state.still, key=lambda other: (other - seat) % state.players)
        if state.house.plate == "shared":
            examples.append(Build(flat((2, 1), owner=seat), (Knock(after[1], (3, 2), (3,)),)))
        return examples

    def chances(self, state: State) -> Sequence[tuple[Move, int]]:
        """Nothing is drawn."""
        return ()

    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        """What the rules say of a building: its points, whether the round is met, or what it has destroyed."""
        if refused := _refusal(state, seat, move) or _destroyed(state, move):
            return refused
        judged = _judged(state, seat, move)
        return rung(state, seat, judged.rows) or judged.ruling

    def behind(self, state: State, seat: Seat, move: Move) -> Sequence[Ruling]:
        """Why each meeple of a building that does not count does not."""
        if _refusal(state, seat, move):
            return ()
        return [ruling for _, ruling in _judged(state, seat, move).rest]

    def called(self, state: State) -> Sequence[str]:
        """Players have numbers only."""
        return ()

    def tally(self, state: State, seat: Seat) -> Sequence[Ruling]:
        """Who is to build, and who has how many points."""
        return tallying.tally(state)

    def resolve(self, state: State, acts: Mapping[Seat, Move]) -> Sequence[Event]:
        """What was destroyed first, in the order of time; then each judgement; then what the rules do."""
        for seat, move in acts.items():
            if refusal := _refusal(state, seat, move):
                raise ValueError(f"a refused move cannot be resolved: {refusal.reason}")
        events: list[Event] = []
        after = state
        knocks = [(knock.at_ms, seat, knock) for seat, move in acts.items() for knock in move.knocks]
        for _, seat, knock in sorted(knocks, key=lambda timed: timed[:2]):
            ruling = destruction(knock.before, knock.after, state.house.loss)
            if ruling is not None and {seat, knock.victim} <= set(after.still):
                events.append(Event("destroyed", seat, Facts(victim=knock.victim), ruling))
                after = self.fold(after, events[-1])
        for seat in sorted(set(acts) & set(after.still)):
            events += _judgement(state, seat, _judged(state, seat, acts[seat]))
        return self._followed(state, events, min(acts))

    def concede(self, state: State, seat: Seat, why: Concession) -> Sequence[Event]:
        """The seat is out; the last one left has won (leaving.resign, leaving.last-one)."""
        if state.result is not None or seat not in state.still:
            return ()
        ruling = (
            forced("left-resign", clauses.RESIGN, player=seat + 1)
            if why == "resign"
            else forced("left-time", clauses.TIME, player=seat + 1)
        )
        return self._followed(state, [Event("left", seat, Facts(why=why), ruling)], seat)

    def _followed(self, state: State, events: Sequence[Event], actor: Seat) -> Sequence[Event]:
        """Some events, and what the rules then do by themselves until somebody is to build."""
        for event in events:
            state = self.fold(state, event)
        following = turns.consequence(state, actor)
        return [*events, *self._followed(state, [following], actor)] if following else events

    def fold(self, state: State, event: Event) -> State:
        """The state after one event."""
        data, players = event.data, state.players
        match event.kind:
            case "judged" if state.house.variant == "points":
                return _scored(state, notation.seat(event.actor, players), event.ruling.points)
            case "judged":
                met, height = notation.climbed(data)
                return _climbed(state, notation.seat(event.actor, players), met, height)
            case "uncounted":
                return state
            case "destroyed" | "left":
                return state.without((notation.seat(event.actor, players),))
            case "eliminated":
                return state.without(notation.seats(data["seats"], players))
            case "round":
                return _next(state, notation.round_number(data), notation.seat(data["starter"], players))
            case "ended":
                return replace(state, result=notation.result(data, players))
            case kind:
                raise ValueError(f"meeple-stacking has no event {kind!r}")

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        """All there is to see: the game hides nothing, so every seat and watcher has the same view."""
        seen = notation.to_json(state)
        seen["totals"] = [state.total(seat) for seat in range(state.players)]
        seen["building"] = list(turns.builders(state))
        if state.house.variant == "ladder":
            seen["base"] = ladder.base(state.round)
        return seen

    def narrated(self, event: Event) -> Facts:
        """The player, what came of a building, and whose pyramid was destroyed."""
        told: dict[str, Any] = {"player": event.actor + 1}
        if event.kind == "judged":
            came = "points" if "points" in event.data else "met" if event.data["met"] else "missed"
            told |= {"came": came, "points": event.data.get("points", 0)}
        if event.kind == "destroyed":
            told["whose"] = notation.seat(event.data["victim"], MAX_PLAYERS) + 1
        return Facts(told)

    def stage(self, before: State, event: Event) -> Facts:
        """The round in which something was built, or knocked over."""
        if event.kind not in ("judged", "destroyed"):
            return Facts()
        if before.house.variant == "ladder":
            return Facts(round=before.round)
        return Facts(round=1 + min(len(before.scores[seat]) for seat in before.still))

    def totals(self, state: State) -> Sequence[Facts]:
        """The points of each player; in the second variant who is still in."""
        points = state.house.variant == "points"
        return [
            Facts(
                has="points" if points else "in" if seat in state.still else "out", points=state.total(seat)
            )
            for seat in range(state.players)
        ]

    def notate(self, state: State, move: Move) -> str:
        """A building as one line of JSON."""
        return notation.build_text(move)

    def parse(self, state: State, text: str) -> Move:
        """The building that a text names: JSON, or rows as in 5-4-2-1. Raises NotationError."""
        return notation.parse_build(text)

    def freeze(self, state: State) -> bytes:
        """The state as canonical JSON."""
        return frozen(notation.to_json(state))

    def thaw(self, blob: bytes) -> State:
        """The state that `freeze` wrote, or a part of it. Raises NotationError on anything else."""
        return thawed(blob, _usable, "Meeple Stacking")


def _usable(data: object) -> State:
    """A state in which somebody is to build, or that is over. Raises ValueError."""
    state = notation.from_json(data)
    if state.result is None and not turns.builders(state):
        raise ValueError("nobody is to build, and nobody has won")
    return state


def _refusal(state: State, seat: Seat, move: Move) -> Ruling | None:
    """Why a building cannot be judged at all; the first condition that fails is the reason."""
    if state.result is not None:
        over = ending.ruling(state, state.result)
        return illegal("game-over", *over.clauses, how=over.reason)
    building = turns.builders(state)
    if seat not in building:
        cited = (clauses.IN_TURNS,) if state.house.variant == "ladder" else (clauses.AT_ONCE,)
        return illegal("not-building", *cited, players=tuple(each + 1 for each in building))
    if wrong := fault(move.scene):
        return illegal("not-measured", clauses.MEASURED, what=wrong)
    own = sum(_owner(state, seat) in (None, meeple.owner) for meeple in move.scene.meeples)
    if own > ladder.SUPPLY:
        return illegal("too-many-meeples", clauses.MEEPLES, meeples=own, most=ladder.SUPPLY)
    if move.knocks and state.house.plate == "own":
        return illegal("no-shared-plate", clauses.ONE_PLATE)
    if not all(_is_knock(state, seat, knock) for knock in move.knocks):
        return illegal("no-such-victim", clauses.DESTROYING)
    rows = _judged(state, seat, move).rows
    if row := crowded(rows):
        below = rows[row - 2]
        facts = {"row": row, "meeples": rows[row - 1], "below": below, "most": CARRIES * below}
        return illegal("crowded", clauses.CARRYING, **facts)
    return None


def _is_knock(state: State, seat: Seat, knock: Knock) -> bool:
    """Whether a knock says of another one's pyramid what can be."""
    numbers = (*knock.before, *knock.after)
    return (
        knock.victim in state.still
        and knock.victim != seat
        and 0 <= knock.at_ms <= FAR
        and all(0 < number <= ladder.SUPPLY for number in numbers)
        and len(numbers) <= 2 * ladder.SUPPLY
    )


def _destroyed(state: State, move: Move) -> Ruling | None:
    """The ruling on the first pyramid of another that a building has destroyed."""
    for knock in sorted(move.knocks, key=lambda knock: knock.at_ms):
        if ruling := destruction(knock.before, knock.after, state.house.loss):
            return ruling
    return None


def _owner(state: State, seat: Seat) -> Seat | None:
    """Whose meeples are judged: on a plate of one's own all that stand on it."""
    return seat if state.house.plate == "shared" else None


def _judged(state: State, seat: Seat, move: Move) -> Judgement:
    return judge(move.scene, _owner(state, seat), state.house.connection)


def rung(state: State, seat: Seat, rows: Rows) -> Ruling | None:
    """Whether a pyramid of such rows is what a seat's turn of the second variant asks for; None in the first."""
    if state.house.variant == "points":
        return None
    before = state.heights[seat][0]
    return ladder.rung(rows, state.house.shape, ladder.base(state.round), before)


def _judgement(state: State, seat: Seat, judged: Judgement) -> list[Event]:
    asked = rung(state, seat, judged.rows)
    facts: dict[str, Any] = {"rows": judged.rows, "height": len(judged.rows)}
    if asked is None:
        facts["points"] = judged.ruling.points
    else:
        base, before = ladder.base(state.round), state.heights[seat][0]
        facts["met"] = ladder.is_met(judged.rows, state.house.shape, base, before)
    why_not = [
        Event("uncounted", seat, Facts(meeples=meeples, number=len(meeples), points=0), why)
        for why, meeples in grouped(judged.rest)
    ]
    return [Event("judged", seat, Facts(facts), asked or judged.ruling), *why_not]


def _scored(state: State, seat: Seat, points: int) -> State:
    scores = tuple((*had, points) if each == seat else had for each, had in enumerate(state.scores))
    return replace(state, scores=scores)


def _climbed(state: State, seat: Seat, met: bool, height: int) -> State:
    heights = tuple(
        (before, height) if each == seat else (before, now)
        for each, (before, now) in enumerate(state.heights)
    )
    if met:
        return replace(state, heights=heights, met=(*state.met, seat))
    return replace(state, heights=heights, failed=(*state.failed, seat))


def _next(state: State, number: int, starter: Seat) -> State:
    """The next round, or the same once more; heights are those of the round that was met last."""
    on = number > state.round
    heights = tuple((now if on else before, 0) for before, now in state.heights)
    return replace(state, round=number, starter=starter, met=(), failed=(), heights=heights)


def _asked(state: State, seat: Seat) -> Rows:
    """A pyramid that meets the round, if the supply has it; in variant 1 a small full one."""
    if state.house.variant == "points":
        return triangle(3)
    base, before = ladder.base(state.round), state.heights[seat][0]
    slim = (base, base - 1, *(1,) * (before - 1))
    rows = triangle(base) if state.house.shape is Shape.FULL else slim
    return rows if sum(rows) <= ladder.SUPPLY else ()


GAME = MeepleStacking()
