"""Rulings and events: what they promise, and JSON that is read strictly."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebound.core import Event, Facts, Ruling, Term, Verdict
from rulebound.core.ruling import ended, forced, illegal, legal, scored
from tests.core.test_facts import ANY_JSON, NAMED

CLAUSES = st.lists(st.text(min_size=1), min_size=1, max_size=3).map(tuple)
TERMS = st.builds(Term, st.text(), st.integers(), st.integers(), CLAUSES)
RULINGS = st.builds(
    Ruling,
    st.sampled_from(Verdict),
    st.text(),
    CLAUSES,
    NAMED.map(Facts),
    st.lists(TERMS, max_size=3).map(tuple),
    st.none() | st.text(),
)
EVENTS = st.builds(
    Event,
    st.text(),
    st.integers(-2, 12),
    NAMED.map(Facts),
    RULINGS,
    st.none() | st.frozensets(st.integers(0, 12)),
    st.integers(),
    st.integers(),
    st.integers(),
    st.none() | st.text(),
)


@given(RULINGS)
def test_a_ruling_comes_back_from_json_and_pickle(ruling: Ruling) -> None:
    assert Ruling.from_json(json.loads(json.dumps(ruling.to_json()))) == ruling
    again = pickle.loads(pickle.dumps(ruling))
    assert (again, hash(again)) == (ruling, hash(ruling))
    assert ruling.points == sum(t.count * t.each for t in ruling.terms)
    assert ruling.allowed == (ruling.verdict is not Verdict.ILLEGAL)


@given(EVENTS)
def test_an_event_comes_back_from_json_and_pickle(event: Event) -> None:
    assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event
    again = pickle.loads(pickle.dumps(event))
    assert (again, hash(again)) == (event, hash(event))


@given(EVENTS, st.none() | st.integers(0, 12))
def test_what_a_seat_may_not_see_is_not_in_what_it_sees(event: Event, seat: int | None) -> None:
    seen = event.seen_by(seat)
    if event.visible_to is None or seat in event.visible_to:
        assert seen == event
        return
    assert (seen.data, seen.ruling.facts, seen.ruling.terms, seen.move) == (Facts(), Facts(), (), None)
    kept = (seen.kind, seen.actor, seen.seq, seen.cause, seen.at_ms, seen.ruling.clauses, seen.visible_to)
    assert kept == (
        event.kind,
        event.actor,
        event.seq,
        event.cause,
        event.at_ms,
        event.ruling.clauses,
        event.visible_to,
    )


def test_a_ruling_cites_a_clause() -> None:
    for make in (legal, illegal, forced, ended):
        with pytest.raises(ValueError, match="at least one clause"):
            make("because")
    with pytest.raises(ValueError, match="at least one clause"):
        scored("because", terms=())


@given(ANY_JSON)
def test_other_json_is_no_ruling_and_no_event(data: Any) -> None:
    for read in (Ruling.from_json, Event.from_json):
        with pytest.raises(ValueError, match=r"."):
            read(data)


GOOD = Event(
    "scored",
    1,
    Facts(points=6),
    Ruling(Verdict.SCORED, "road", ("g/a.b",), Facts(n=3), (Term("tiles", 3, 2, ("g/a.c",)),), "g/a.d"),
    frozenset({0, 1}),
    5,
    4,
    1000,
    "a1",
).to_json()


def places(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a JSON value."""
    if path:
        yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from places(value, (*path, key))


@settings(max_examples=400)
@given(st.sampled_from(list(places(GOOD))), ANY_JSON)
def test_one_wrong_value_anywhere_is_refused_or_kept_as_it_is(
    path: tuple[str | int, ...], value: Any
) -> None:
    data = json.loads(json.dumps(GOOD))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    try:
        event = Event.from_json(data)
    except ValueError:
        return
    again = json.loads(json.dumps(event.to_json()))
    kept = {k: v for k, v in data.items() if v is not None}
    assert {**again, "ruling": None} == {**kept, "ruling": None} or path[0] == "visible_to"
    assert Event.from_json(again) == event


@pytest.mark.parametrize("name", [name for name in GOOD if name not in ("visible_to", "move")])
def test_a_missing_member_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is missing"):
        Event.from_json({key: value for key, value in GOOD.items() if key != name})
