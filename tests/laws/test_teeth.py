"""Each law catches games that break it: a game with one fault, and the law that must find it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from unittest import SkipTest

import pytest
from hypothesis.errors import FlakyFailure

from rulebound.core import Decision, Event, Facts, Outcome, Ruling, Seat
from rulebound.core.ruling import illegal, legal
from rulebound.games import shelf
from rulebound.games.marsigel import Marsigel
from rulebound.games.marsigel import state as marsigel_state
from rulebound.games.meridians import Meridians
from rulebound.games.meridians.rules import Colour, in_sight
from rulebound.games.meridians.state import Move, Place, Result, State
from rulebound.laws import LAWS, Broken, Law, Subject
from tests.laws.subjects import KNOWN, NO_RULEBOOK, PROBES
from tests.probes import carcassonne, secrets


class ForgetsWhoStarted(Meridians):
    def freeze(self, state: State) -> bytes:
        return json.dumps({**json.loads(super().freeze(state)), "first": 0, "light": 0}).encode()


class FreezesInAnyOrder(Meridians):
    def __init__(self) -> None:
        self.times = 0

    def freeze(self, state: State) -> bytes:
        data = list(json.loads(super().freeze(state)).items())
        self.times += 1
        first = self.times % len(data)
        return json.dumps(dict(data[first:] + data[:first])).encode()


class FoldsOnlyWhatItResolved(Meridians):
    def __init__(self) -> None:
        self.resolved: list[Facts] = []

    def resolve(self, state: State, acts: Mapping[Seat, Move]) -> Sequence[Event]:
        events = super().resolve(state, acts)
        self.resolved += [event.data for event in events]
        return events

    def fold(self, state: State, event: Event) -> State:
        after = super().fold(state, event)
        known = event.kind != "placed" or any(event.data is data for data in self.resolved)
        return after if known else replace(after, result=Result(0, "time"))


class SwearsThatNothingIsDrawn(Meridians):
    def certain(self, state: State) -> bool:
        return True


class ListsTooFew(Meridians):
    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        listed = super().moves(state, seat)
        return listed[:-1] if len(listed) > 9 else listed


class ListsTooMany(Meridians):
    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        listed = super().moves(state, seat)
        taken = sorted(state.position.light)
        return [*listed, Place(taken[0])] if listed and taken and state.turn > 3 else listed


class ListsTwice(Meridians):
    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [*super().moves(state, seat)[:1], *super().moves(state, seat)]


class AllowsEverySecondStone(Meridians):
    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        ruling = super().judge(state, seat, move)
        if ruling.reason == "second-adjacent":
            return legal("place-second", *ruling.clauses)
        return ruling


class LetsAnyoneMove(Meridians):
    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        decision = self.decision(state)
        return super().judge(state, min(decision.seats) if isinstance(decision, Decision) else seat, move)


class PlaysOn(Meridians):
    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        return super().judge(replace(state, result=None), seat, move)


class CountsItsQuestions(Meridians):
    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        ruling = super().judge(state, seat, move)
        if ruling.reason == "place-no-line":
            object.__setattr__(state, "turn", state.turn + 2)
        return ruling


class SharesItsView(Meridians):
    def __init__(self) -> None:
        self.kept: dict[State, Any] = {}

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        if state not in self.kept:
            self.kept[state] = super().view(state, seat)
        return self.kept[state]  # type: ignore[no-any-return]


class CitesWhatIsNotThere(Meridians):
    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        ruling = super().judge(state, seat, move)
        return replace(ruling, clauses=("meridians/made.up",)) if ruling.reason == "point-taken" else ruling


class EndsWithoutAClause(Meridians):
    def decision(self, state: State) -> Decision | Outcome:
        decision = super().decision(state)
        if isinstance(decision, Outcome):
            return replace(decision, ruling=replace(decision.ruling, clauses=("meridians/because",)))
        return decision


class ReadsWhatNobodyWrote(Meridians):
    def resolve(self, state: State, acts: Mapping[Seat, Move]) -> Sequence[Event]:
        return [
            replace(e, ruling=replace(e.ruling, reading="meridians/ours"))
            for e in super().resolve(state, acts)
        ]


class IsLostForWords(Meridians):
    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        ruling = super().judge(state, seat, move)
        return replace(ruling, reason="no-such-sentence") if ruling.reason == "point-taken" else ruling


class PaysOneTooMany(carcassonne.Carcassonne):
    def resolve(self, state: carcassonne.State, acts: Mapping[int, carcassonne.Move]) -> Sequence[Event]:
        return [
            replace(e, data=Facts(e.data, points=e.ruling.points + 1)) if e.kind == "scored" else e
            for e in super().resolve(state, acts)
        ]


class ShowsEveryHand(secrets.Secrets):
    def view(self, state: secrets.State, seat: int | None) -> Mapping[str, Any]:
        return {**super().view(state, seat), "hands": list(state.hands)}


class ShowsWatchersAll(secrets.Secrets):
    def view(self, state: secrets.State, seat: int | None) -> Mapping[str, Any]:
        return (
            {**super().view(state, seat), "hands": list(state.hands)}
            if seat is None
            else super().view(state, seat)
        )


class HintsAtTheSum(secrets.Secrets):
    def view(self, state: secrets.State, seat: int | None) -> Mapping[str, Any]:
        return {**super().view(state, seat), "sum": sum(state.hands)}


class NamesPointsFromTheRight(Meridians):
    def notate(self, state: State, move: Move) -> str:
        names = state.position.board.names
        return names[-1 - move.point] if isinstance(move, Place) else super().notate(state, move)


class NamesOnlyRows(Meridians):
    def notate(self, state: State, move: Move) -> str:
        return (
            super().notate(state, move)[0] + "1" if isinstance(move, Place) else super().notate(state, move)
        )


class ForgetsTheTurn(Meridians):
    def position_text(self, state: State) -> str:
        return (
            super().position_text(replace(state, turn=state.turn ^ 2 if state.turn > 6 else state.turn)) + " "
        )


class FavoursSeatOne(Meridians):
    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [m for m in super().moves(state, seat) if self.judge(state, seat, m).allowed]

    def judge(self, state: State, seat: Seat, move: Move) -> Ruling:
        ruling = super().judge(state, seat, move)
        if (
            seat == 1
            and ruling.allowed
            and isinstance(move, Place)
            and move.point % 7 == 3
            and state.turn > 3
        ):
            return illegal("place-no-line", *ruling.clauses, **ruling.facts)
        return ruling


class LetsSeatOneWin(Meridians):
    def decision(self, state: State) -> Decision | Outcome:
        if state.result is not None:
            state = replace(state, result=replace(state.result, winner=0))
        return super().decision(state)


class LetsTheFirstColourGoFurther(Marsigel):
    def moves(self, state: marsigel_state.State, seat: Seat) -> Sequence[marsigel_state.Move]:
        return super().moves(self._richer(state, seat), seat)

    def judge(self, state: marsigel_state.State, seat: Seat, move: marsigel_state.Move) -> Ruling:
        return super().judge(self._richer(state, seat), seat, move)

    def _richer(self, state: marsigel_state.State, seat: Seat) -> marsigel_state.State:
        return replace(state, points=state.points + 1) if seat == 0 and state.roll else state


class ShowsASet(Meridians):
    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        return {**super().view(state, seat), "stones": {1: "a"}}


class HasMovesLikeNoOther(Meridians):
    class Odd:
        def __init__(self, point: int) -> None:
            self.point = point

    def moves(self, state: State, seat: Seat) -> Sequence[Any]:
        return [self.Odd(m.point) if isinstance(m, Place) else m for m in super().moves(state, seat)]

    def judge(self, state: State, seat: Seat, move: Any) -> Ruling:
        return super().judge(state, seat, Place(move.point) if isinstance(move, self.Odd) else move)

    def resolve(self, state: State, acts: Mapping[Seat, Any]) -> Sequence[Event]:
        return super().resolve(
            state, {s: Place(m.point) if isinstance(m, self.Odd) else m for s, m in acts.items()}
        )

    def notate(self, state: State, move: Any) -> str:
        return super().notate(state, Place(move.point) if isinstance(move, self.Odd) else move)


class StumblesOverText(Meridians):
    def parse(self, state: State, text: str) -> Move:
        if text[0].isupper():
            return super().parse(state, text.lower())
        return super().parse(state, text)


class StumblesOverBytes(Meridians):
    def thaw(self, blob: bytes) -> State:
        json.loads(blob)["board"].split()
        return super().thaw(blob)


class BelievesAnyBytes(Meridians):
    def thaw(self, blob: bytes) -> State:
        try:
            return super().thaw(blob)
        except ValueError:
            return replace(self.start(2, {}), turn=-1, light=None, first=7)


class StumblesOverPositions(Meridians):
    def position(self, text: str) -> State:
        size, *_ = text.split()
        return super().position(f"{int(size)}{text[len(size) :]}")


class RemembersWhatItRefused(Meridians):
    def parse(self, state: State, text: str) -> Move:
        object.__setattr__(state, "turn", state.turn + 2)
        return super().parse(state, text)


FAULTS: dict[str, dict[type[Any], str]] = {
    "folding": {
        ForgetsWhoStarted: "thaws to another|not a state of Meridians",
        FreezesInAnyOrder: "freeze to other bytes|freezes to other bytes",
        FoldsOnlyWhatItResolved: "folds to another state",
    },
    "listing": {
        SwearsThatNothingIsDrawn: "leave nothing to chance draws",
        ListsTooFew: "not listed is allowed",
        ListsTooMany: "a listed move (was|is) refused",
        ListsTwice: "listed twice",
        AllowsEverySecondStone: "not listed is allowed",
        LetsAnyoneMove: "not listed is allowed",
        PlaysOn: "not listed is allowed",
    },
    "purity": {
        CountsItsQuestions: "asking changes the state",
        SharesItsView: "spoils a view|unreliable results",
    },
    "citing": {
        CitesWhatIsNotThere: "no such clause: .'meridians/made.up'",
        EndsWithoutAClause: "no such clause: .'meridians/because'",
        ReadsWhatNobodyWrote: "no such clause: .'meridians/ours'",
        IsLostForWords: "no-such-sentence",
    },
    "summing": {PaysOneTooMany: "do not sum to the points"},
    "hiding": {
        ShowsEveryHand: "tells apart what it must not",
        ShowsWatchersAll: "seat None tells apart",
        HintsAtTheSum: "tells apart what it must not",
    },
    "notation": {
        NamesPointsFromTheRight: "a move's text names another",
        NamesOnlyRows: "a move's text names another",
        ForgetsTheTurn: "a position's text names another",
    },
    "symmetry": {
        FavoursSeatOne: "renaming seats changes what (is legal|follows)",
        LetsSeatOneWin: "renaming seats changes who wins",
        LetsTheFirstColourGoFurther: "renaming seats changes what (is legal|follows)",
    },
    "copying": {ShowsASet: "a view is another after JSON", HasMovesLikeNoOther: "a copy is not equal"},
    "refusing": {
        StumblesOverText: "index out of range",
        StumblesOverBytes: "not subscriptable|a value is missing|decode|has no attribute|board",
        BelievesAnyBytes: "cannot be used",
        StumblesOverPositions: "invalid literal|not enough values",
        RemembersWhatItRefused: "reading changes the state|folds to another|must be",
    },
}
"""The faulty games, and what the law that catches each of them says."""


def faulty(kind: type[Any]) -> Subject:
    """A game with a fault, told to the laws as the sound one is."""
    for key, sound in (("meridians", Meridians), ("marsigel", Marsigel)):
        if issubclass(kind, sound):
            return Subject(kind(), shelf()[key].files, **KNOWN[key])
    return replace(PROBES["secrets" if issubclass(kind, secrets.Secrets) else "carcassonne"], game=kind())


PAIRS = [pytest.param(law, kind, id=f"{law}-{kind.__name__}") for law in LAWS for kind in FAULTS[law.name]]


@pytest.mark.parametrize(("law", "kind"), PAIRS)
def test_a_fault_is_caught(law: Law, kind: type[Any]) -> None:
    kinds = (AssertionError, LookupError, ValueError, TypeError, FlakyFailure)
    with pytest.raises(kinds, match=FAULTS[law.name][kind]):
        law.hold(faulty(kind), examples=60, shrink=False)


@pytest.mark.parametrize("time", ["first", "second"])
def test_no_test_sees_what_another_remembered(time: str) -> None:
    """Each leaves something: a game with a fault might leave what is not so."""
    assert in_sight.cache_info().currsize == 0, f"the {time} test begins with answers of others"
    state = shelf()["meridians"].game.start(2, {})
    in_sight(state.position, Colour.LIGHT)
    assert in_sight.cache_info().currsize == 1


def test_every_law_has_a_fault_that_it_catches() -> None:
    assert list(FAULTS) == [law.name for law in LAWS]
    assert [law.number for law in LAWS] == list(range(1, 11))


def test_a_law_without_anything_to_look_at_says_so() -> None:
    meridians = Subject.on_shelf("meridians")
    with pytest.raises(SkipTest, match="meridians hides nothing"):
        LAWS[5].hold(meridians)
    with pytest.raises(SkipTest, match="how to rename the seats of meridians"):
        LAWS[7].hold(meridians)


def test_a_game_that_hides_must_say_what_looks_alike() -> None:
    with pytest.raises(AssertionError, match="its laws need `alike`"):
        LAWS[5].hold(Subject(secrets.GAME, NO_RULEBOOK, plies=2), examples=3)


def test_the_shortest_match_that_breaks_a_law_is_shown() -> None:
    with pytest.raises(Broken) as caught:
        LAWS[4].hold(faulty(PaysOneTooMany), examples=60)
    (note,) = (note for note in caught.value.__notes__ if note.startswith("in a match of carcassonne"))
    assert "claim" in note
