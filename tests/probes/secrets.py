"""A throw-away game with secrets: each seat is dealt a card that it alone sees, then both stay or fold at once."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulebound.core import (
    CHANCE,
    Decision,
    Event,
    Facts,
    NotationError,
    OptionError,
    Options,
    Outcome,
    Ruling,
    Spec,
)
from rulebound.core.ruling import ended, illegal, legal

DEAL = "secrets/deal.one-card"
CHOOSE = "secrets/turn.at-once"
HIGHER = "secrets/ending.higher-card"
RESIGN = "secrets/ending.resign"
CARDS = range(1, 4)


@dataclass(frozen=True, slots=True)
class Card:
    value: int


@dataclass(frozen=True, slots=True)
class Choice:
    stay: bool


Move = Card | Choice


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[int, ...] = ()
    choices: tuple[bool, ...] = ()
    gone: int | None = None


class Secrets:
    spec = Spec(key="secrets", seats=range(2, 3), chance=True, hidden=True, simultaneous=True)

    def start(self, seats: int, options: Options) -> State:
        if seats != 2:
            raise OptionError(f"secrets is for 2 players, not {seats}")
        self.spec.complete(options)
        return State()

    def decision(self, state: State) -> Decision | Outcome:
        if state.gone is not None or len(state.choices) == 2:
            return _outcome(state)
        if len(state.hands) < 2:
            return Decision(frozenset({CHANCE}), "deal", (DEAL,))
        return Decision(frozenset({0, 1}), "choose", (CHOOSE,))

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        decision = self.decision(state)
        if isinstance(decision, Outcome) or seat not in decision.seats:
            return ()
        if decision.phase == "deal":
            return [card for card, _ in self.chances(state)]
        return [Choice(True), Choice(False)]

    def chances(self, state: State) -> Sequence[tuple[Card, int]]:
        return [(Card(value), 1) for value in CARDS if value not in state.hands]

    def judge(self, state: State, seat: int, move: Move) -> Ruling:
        decision = self.decision(state)
        if isinstance(decision, Outcome):
            return illegal("game-over", *decision.ruling.clauses)
        if seat not in decision.seats:
            return illegal("not-asked", *decision.clauses)
        match move, decision.phase:
            case Card(value), "deal" if value in CARDS and value not in state.hands:
                return legal("deal", DEAL, value=value)
            case Choice(stay), "choose":
                return legal("choose", CHOOSE, stay=stay)
            case _:
                return illegal("wrong-phase", *decision.clauses)

    def resolve(self, state: State, acts: Mapping[int, Move]) -> Sequence[Event]:
        if CHANCE in acts:
            owner = len(state.hands)
            ruling = self.judge(state, CHANCE, acts[CHANCE])
            return [Event("dealt", CHANCE, Facts(value=_value(acts[CHANCE])), ruling, frozenset({owner}))]
        return [
            Event("chose", seat, Facts(stay=move.stay), self.judge(state, seat, move))
            for seat, move in sorted(acts.items())
            if isinstance(move, Choice)
        ]

    def concede(self, state: State, seat: int, why: str) -> Sequence[Event]:
        if isinstance(self.decision(state), Outcome) or seat not in (0, 1):
            return ()
        return [Event("left", seat, Facts(seat=seat), ended(f"end-{why}", RESIGN))]

    def fold(self, state: State, event: Event) -> State:
        match event.kind, dict(event.data):
            case "dealt", {"value": int(value)}:
                return replace(state, hands=(*state.hands, value))
            case "chose", {"stay": bool(stay)}:
                return replace(state, choices=(*state.choices, stay))
            case "left", {"seat": int(seat)}:
                return replace(state, gone=seat)
            case kind, _:
                raise ValueError(f"no event {kind!r}")

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        shown = state.choices == (True, True)
        return {
            "hands": [value if shown or owner == seat else None for owner, value in enumerate(state.hands)],
            "choices": list(state.choices),
            "gone": state.gone,
        }

    def notate(self, state: State, move: Move) -> str:
        match move:
            case Card(value):
                return str(value)
            case Choice(stay):
                return "stay" if stay else "fold"

    def parse(self, state: State, text: str) -> Move:
        if text in ("stay", "fold"):
            return Choice(text == "stay")
        if text in map(str, CARDS):
            return Card(int(text))
        raise NotationError(f"a move is stay, fold or a card, not {text!r}")

    def freeze(self, state: State) -> bytes:
        return json.dumps([state.hands, state.choices, state.gone]).encode()

    def thaw(self, blob: bytes) -> State:
        try:
            hands, choices, gone = json.loads(blob)
            state = State(tuple(hands), tuple(choices), gone)
        except (ValueError, TypeError, RecursionError) as error:
            raise NotationError(f"not a state: {error}") from None
        cards = all(type(c) is int and c in CARDS for c in state.hands)
        cards = cards and len(set(state.hands)) == len(state.hands) <= 2
        chosen = len(state.choices) in (0, 2) and all(type(stay) is bool for stay in state.choices)
        if not cards or not chosen or (len(state.hands) < 2 and state.choices):
            raise NotationError("not a state: its cards or choices cannot be")
        if not (gone is None or (type(gone) is int and gone in (0, 1))):
            raise NotationError("not a state: nobody left who is not there")
        return state


def alike(state: State, seat: int | None) -> Iterator[State]:
    """States that differ from this one only in what a seat cannot see: the other's card."""
    if state.choices == (True, True):
        return
    for owner in range(len(state.hands)):
        for value in CARDS:
            if owner != seat and value not in state.hands:
                hands = tuple(value if o == owner else v for o, v in enumerate(state.hands))
                yield replace(state, hands=hands)


def rename(state: State, seats: tuple[int, ...]) -> State:
    """The same deal with the players renamed; both hold a card, or none does."""
    if len(state.hands) < 2:
        return state
    hands, choices = state.hands, state.choices
    if seats == (1, 0):
        hands, choices = hands[::-1], choices[::-1]
    return replace(
        state, hands=hands, choices=choices, gone=None if state.gone is None else seats[state.gone]
    )


def _value(move: Move) -> int:
    assert isinstance(move, Card)
    return move.value


def _outcome(state: State) -> Outcome:
    if state.gone is not None:
        worth = [-(seat == state.gone) for seat in (0, 1)]
    elif all(state.choices):
        worth = list(state.hands)
    else:
        worth = [int(stay) for stay in state.choices]
    if worth[0] == worth[1]:
        return Outcome(((0, 1),), (0.0, 0.0), ended("end-tie", HIGHER))
    winner = 0 if worth[0] > worth[1] else 1
    returns = (1.0, -1.0) if winner == 0 else (-1.0, 1.0)
    clause = HIGHER if state.gone is None else RESIGN
    return Outcome(((winner,), (1 - winner,)), returns, ended("end", clause, winner=winner))


GAME = Secrets()
