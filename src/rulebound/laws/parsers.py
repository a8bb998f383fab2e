"""The tenth law: whatever a parser is given, it reads or refuses, and what it has read can be gone on with."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from rulebound.core import Decision, Event, Facts, Match, NotationError, Positions, Seat
from rulebound.laws.law import must
from rulebound.laws.mutants import tampered
from rulebound.laws.subject import Subject, Walk


def refusing(subject: Subject, walk: Walk, data: st.DataObject) -> None:
    """Any text, bytes or JSON is read or refused with a clear error, and changes nothing."""
    game, state, match = subject.game, walk.state, walk.match
    blob, pick = game.freeze(state), random.Random(data.draw(st.integers(0, 2**32 - 1)))
    texts = [game.notate(state, move) for move in walk.moves[:5]]
    for text in [*_texts(texts, pick), data.draw(st.text())]:
        _read(game.parse, state, text)
    for bad in (*(tampered(blob, pick) for _ in range(40)), data.draw(st.binary()), b"[" * 20_000):
        thawed = _read(game.thaw, bad)
        if thawed is not None:
            _usable(subject, thawed, bad)
    if isinstance(game, Positions):
        for text in [*_texts([game.position_text(state)] * 5, pick), data.draw(st.text())]:
            placed = _read(game.position, text)
            if placed is not None:
                _usable(subject, placed, text)
                game.opening(placed)
    for event in _tampered_events(match, pick):
        length = len(match.log)
        try:
            Match.replay(
                game, match.seats, match.options, match.seed, [*match.log[:-1], event], match.position
            )
        except ValueError as error:
            must(bool(str(error)), "an event is refused without a word:", event)
        must(len(match.log) == length, "a refused event stays in the log:", event)
    must(game.freeze(state) == blob, "reading changes the state:", blob)


def _texts(texts: Iterable[str], pick: random.Random) -> list[str]:
    changed = [tampered(text.encode(), pick).decode(errors="replace") for text in texts]
    return [*changed, "", " ", "\0", "x" * 10_000, "9" * 5_000, "\ud800", "é" * 50]


def _read(read: Any, *given: Any) -> Any:
    """What a parser makes of something; None when it refuses as it should."""
    try:
        return read(*given)
    except NotationError as error:
        must(bool(str(error)), "a refusal says nothing of", given[-1])
        return None


def _usable(subject: Subject, state: Any, given: object) -> None:
    """A state that a parser has accepted must be one that the game can go on with."""
    game = subject.game
    try:
        decision = game.decision(state)
        hash(state)
        seats = decision.seats if isinstance(decision, Decision) else frozenset[Seat]()
        for seat in seats:
            for move in game.moves(state, seat)[:2]:
                game.judge(state, seat, move)
        game.view(state, None)
        same = game.thaw(game.freeze(state)) == state
    except Exception as error:  # whatever it is, the parser should have refused
        raise AssertionError(f"what was read from {given!r:.300} cannot be used: {error!r}") from error
    must(same, "what was read does not come back from its own bytes:", given)


def _tampered_events(match: Match[Any, Any], pick: random.Random) -> Iterator[Event]:
    for event in match.log[-1:]:
        blob = json.dumps(event.to_json()).encode()
        for _ in range(6):
            try:
                yield Event.from_json(json.loads(tampered(blob, pick)))
            except ValueError as error:
                must(bool(str(error)), "a bad event is refused without a word")
        yield replace(event, data=Facts())
        yield replace(event, kind="undone", data=Facts(to=10**30))
