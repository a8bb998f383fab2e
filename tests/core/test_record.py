"""A match file tells a whole match, and a changed log, seed or file is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rulebound.core import Event, Facts, Game, Match, Ruling, Seed, commitment
from rulebound.core.record import Record, RecordError, is_record
from rulebound.core.verify import verify
from rulebound.games.meridians import GAME as MERIDIANS
from tests.probes import carcassonne, marsigel, secrets, stacking
from tests.probes.play import played

SECRET = b"a secret of the house"
NONCES = (b"first", b"second", b"third")


def recorded(game: Game[Any, Any], seats: int, **options: Any) -> Record:
    """A whole random match as a record with its secret revealed."""
    nonces = NONCES[:seats]
    match = played(game, seats, Seed.mixed(SECRET, nonces), options=options)
    names = tuple(f"player {seat + 1}" for seat in range(seats))
    return Record(
        game.spec.key,
        names,
        match.options,
        tuple(match.log),
        commitment=commitment(SECRET),
        secret=SECRET,
        nonces=nonces,
    )


RECORDS: dict[str, tuple[Game[Any, Any], Record]] = {
    "meridians": (MERIDIANS, recorded(MERIDIANS, 2, size=5, pie=True, first="drawn")),
    "marsigel": (marsigel.GAME, recorded(marsigel.GAME, 2)),
    "carcassonne": (carcassonne.GAME, recorded(carcassonne.GAME, 2)),
    "stacking": (stacking.GAME, recorded(stacking.GAME, 3)),
    "secrets": (secrets.GAME, recorded(secrets.GAME, 2)),
}


@pytest.fixture(params=RECORDS)
def kept(request: pytest.FixtureRequest) -> tuple[Game[Any, Any], Record]:
    return RECORDS[request.param]


def test_a_record_survives_its_file_and_the_rules_agree(kept: tuple[Game[Any, Any], Record]) -> None:
    game, record = kept
    read = Record.from_text(record.to_text())
    assert read == record
    match, verified = verify(read, game)
    assert all(map(is_record, (record.to_text(), json.dumps(json.loads(record.to_text())))))
    assert not is_record(json.dumps([event.to_json() for event in match.log]))
    assert match.log == list(record.events)
    assert (verified.events, verified.seed) == (len(record.events), True)
    assert verified.draws == sum(e.actor == -1 and e.move is not None for e in record.events)


def test_without_the_secret_the_rules_are_still_asked(kept: tuple[Game[Any, Any], Record]) -> None:
    game, record = kept
    _, verified = verify(replace(record, secret=None), game)
    assert not verified.seed


def test_any_changed_event_is_found_out(kept: tuple[Game[Any, Any], Record]) -> None:
    game, record = kept
    for number, event in enumerate(record.events):
        for name, changed in changes(event).items():
            events = (*record.events[:number], changed, *record.events[number + 1 :])
            found = fault(replace(record, events=events), game)
            assert found.startswith(("event ", "the log stops")), f"{name} of event {number}: {found!r}"


def fault(record: Record, game: Game[Any, Any]) -> str:
    """What a check of a record complains of; nothing when it does not."""
    try:
        verify(record, game)
    except RecordError as error:
        return str(error)
    return ""


def changes(event: Event) -> dict[str, Event]:
    """The event with one thing changed."""
    reason = replace(event.ruling, reason="because")
    cited = replace(event.ruling, clauses=(*event.ruling.clauses, "house/made.up"))
    facts = replace(event.ruling, facts=Facts(event.ruling.facts, made_up=1))
    changed = {
        "kind": replace(event, kind="wished"),
        "actor": replace(event, actor=event.actor + 1),
        "data": replace(event, data=Facts(event.data, extra=1)),
        "null": replace(event, data=Facts(event.data, extra=None)),
        "reason": replace(event, ruling=reason),
        "clauses": replace(event, ruling=cited),
        "facts": replace(event, ruling=facts),
        "visible_to": replace(event, visible_to=frozenset({7})),
        "seq": replace(event, seq=event.seq + 1),
        "move": replace(event, move="nonsense"),
    }
    if event.ruling.terms:
        terms = (replace(event.ruling.terms[0], each=event.ruling.terms[0].each + 1), *event.ruling.terms[1:])
        changed["terms"] = replace(event, ruling=replace(event.ruling, terms=terms))
    return changed


def test_events_left_out_or_added_are_found_out(kept: tuple[Game[Any, Any], Record]) -> None:
    game, record = kept
    events = record.events
    for number in range(len(events) - 1):
        with pytest.raises(RecordError):
            verify(replace(record, events=events[:number] + events[number + 1 :]), game)
    again = replace(events[-1], seq=len(events), cause=len(events))
    with pytest.raises(RecordError, match=f"event {len(events)}: the match is over"):
        verify(replace(record, events=(*events, again)), game)


def test_another_draw_is_found_out_by_the_seed_only() -> None:
    game, record = RECORDS["marsigel"]
    last = max(e.seq for e in record.events if e.actor == -1)
    match = Match.replay(game, 2, {}, Seed(bytes(32)), record.events[:last])
    points = next(n for n in range(1, 7) if str(n) != record.events[last].move)
    ruling = game.judge(match.state, -1, marsigel.Roll(points))
    rolled = replace(record.events[last], move=str(points), data=Facts(points=points), ruling=ruling)
    events = (*record.events[:last], rolled)
    verify(replace(record, events=events, secret=None), game)
    with pytest.raises(RecordError, match=rf"event {last}: the seed draws \d, not {points}"):
        verify(replace(record, events=events), game)
    with pytest.raises(RecordError, match="event 0: a move is"):
        verify(replace(record, events=(replace(record.events[0], move="7"),)), game)


def test_another_secret_nonce_or_order_of_nonces_is_found_out() -> None:
    game, record = RECORDS["carcassonne"]
    with pytest.raises(RecordError, match="not the one that was committed to"):
        verify(replace(record, secret=b"another"), game)
    for nonces in (NONCES[1::-1], NONCES[:1], NONCES):
        with pytest.raises(RecordError, match=r"event \d+: the seed draws"):
            verify(replace(record, nonces=nonces), game)


def test_a_log_that_stops_before_a_draw_is_found_out() -> None:
    game, record = RECORDS["marsigel"]
    last = max(e.seq for e in record.events if e.actor == -1)
    with pytest.raises(RecordError, match="where a draw must follow"):
        verify(replace(record, events=record.events[:last]), game)


def test_undoing_conceding_and_a_position_are_checked_too() -> None:
    match = Match.begin(MERIDIANS, 2, {}, Seed(bytes(32)), position="7 6 a1L a4L g6L a6D m1D m6D")
    for seat, text in enumerate(("a3", "m3")):
        assert not isinstance(match.submit({seat: MERIDIANS.parse(match.state, text)}), Ruling)
    assert not isinstance(match.undo(match.decisions()[-1], actor=1), Ruling)
    match.concede(0, "time")
    log = tuple(match.log)
    record = Record("meridians", ("a", "b"), match.options, log, position=match.position)
    again, _ = verify(record, MERIDIANS)
    assert again.log == match.log
    assert again.state == match.state
    undone = next(e for e in match.log if e.kind == "undone")
    bad = replace(undone, data=Facts(to=99))
    with pytest.raises(RecordError, match="nothing can be undone back to 99"):
        verify(replace(record, events=(*log[: undone.seq], bad, *log[undone.seq + 1 :])), MERIDIANS)
    reason = replace(log[-1], data=Facts(log[-1].data, cause="no-stones"))
    assert "cause" in fault(replace(record, events=(*log[:-1], reason)), MERIDIANS)
    cited = replace(log[0], ruling=replace(log[0].ruling, clauses=("house/made.up",)))
    assert "ruling.clauses.0 is 'house/made.up', by the rules" in fault(
        replace(record, events=(cited, *log[1:])), MERIDIANS
    )


def test_the_removal_that_opens_a_position_may_not_be_left_out() -> None:
    position = "5 4 a1L e5L a3D i4D e1D"
    match = Match.begin(MERIDIANS, 2, {}, Seed(bytes(32)), position=position)
    if not match.log:
        pytest.fail("the position must have a dead group")
    assert {e.cause for e in match.log} == {-1}
    record = Record("meridians", ("a", "b"), match.options, tuple(match.log), position=position)
    verify(record, MERIDIANS)
    with pytest.raises(RecordError, match="event 0: removed is missing"):
        verify(replace(record, events=()), MERIDIANS)


FAULTS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "format": (lambda d: d.update(format="chess"), "format is 'rulebound-match'"),
    "version": (lambda d: d.update(version=99), "version 99 is not known here"),
    "no events": (lambda d: d.pop("events"), "events is missing"),
    "game": (lambda d: d.update(game=3), "game is text, not 3"),
    "seats": (lambda d: d.update(seats=[1]), "seats lists texts, not 1"),
    "an unseen letter": (lambda d: d.update(seats=["\x1b[31mred", "b"]), "name of seat 0 has characters"),
    "a second line": (lambda d: d.update(seats=["a", "b\nX"]), "name of seat 1 has characters"),
    "a turned text": (lambda d: d.update(seats=["a", "\u202eb"]), "name of seat 1 has characters"),
    "option": (lambda d: d.update(options={"size": [7]}), "option size is"),
    "secret": (lambda d: d.update(secret="xyz"), "secret are hex digits"),
    "an event": (lambda d: d["events"].__setitem__(1, 5), "event 1: an object with"),
    "a verdict": (lambda d: d["events"][1]["ruling"].update(verdict="maybe"), "event 1: .*maybe"),
    "no clause": (lambda d: d["events"][1]["ruling"].update(clauses=[]), "event 1: a ruling cites at least"),
    "a name": (lambda d: d.update(seats=["Mallory", "b"]), "changed after it was written"),
    "a time": (lambda d: d["events"][1].update(at_ms=12345), "changed after it was written"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_file_is_refused_with_what_and_where(fault: str) -> None:
    change, message = FAULTS[fault]
    data = json.loads(RECORDS["marsigel"][1].to_text())
    change(data)
    with pytest.raises(RecordError, match=message):
        Record.from_text(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", "[" * 100_000, '{"format": 1}', "\ud800"])
def test_what_is_no_match_file_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="not a match file"):
        Record.from_text(text)


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    _, record = RECORDS["meridians"]
    with pytest.raises(RecordError, match="a match of meridians, not of marsigel"):
        verify(record, marsigel.GAME)
    changes: list[dict[str, Any]] = [{"seats": ("a",)}, {"options": {"size": 99}}, {"position": "7 4 z9L"}]
    for change in changes:
        with pytest.raises(RecordError, match="the set-up cannot be played"):
            verify(replace(record, **change), MERIDIANS)
