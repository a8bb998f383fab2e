"""A whole match as text, ply by ply: what a game does, to be read by people and compared by tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from rulebound.core import Decision, Event, Game, Match, Outcome, Positions, Ruling, Seed


def playthrough(
    game: Game[Any, Any], seats: int, options: Mapping[str, Any], choices: int, position: str | None = None
) -> str:
    """A random match: `choices` seeds chance and what the players do."""
    pick = random.Random(choices)
    match = Match.begin(game, seats, options, Seed(choices.to_bytes(32, "big")), position=position)
    lines = [f"game: {game.spec.key}", f"seats: {seats}", f"options: {dict(match.options)}"]
    if position is not None:
        lines.append(f"position: {position}")
    lines += _events(match.log)
    everything: dict[Any, None] = {}
    while isinstance(decision := match.decision, Decision):
        lines += ["", f"# after event {match.seq}", *_state(match), *_asked(decision)]
        acts = {}
        for seat in sorted(decision.seats):
            listed = game.moves(match.state, seat)
            texts = [game.notate(match.state, move) for move in listed]
            everything.update(dict.fromkeys(listed))
            lines += wrap(f"legal for {seat} ({len(listed)}): {' '.join(texts)}", 110, subsequent_indent="  ")
            acts[seat] = pick.choice(listed)
            lines += _refused(match, seat, [m for m in everything if m not in listed])
        events = match.submit(acts)
        assert not isinstance(events, Ruling)
        lines += _events(events)
    assert isinstance(decision, Outcome)
    lines += ["", f"# over after event {match.seq}", *_state(match)]
    lines += [
        f"ranking: {decision.ranking}",
        f"returns: {decision.returns}",
        f"outcome: {_ruling(decision.ruling)}",
    ]
    return "\n".join(lines) + "\n"


def _state(match: Match[Any, Any]) -> list[str]:
    if isinstance(match.game, Positions):
        return wrap(f"state: {match.game.position_text(match.state)}", 110, subsequent_indent="  ")
    return [f"state: {match.game.freeze(match.state).decode(errors='replace')}"]


def _asked(decision: Decision) -> list[str]:
    return [f"asked: {sorted(decision.seats)} to {decision.phase} [{' '.join(decision.clauses)}]"]


def _refused(match: Match[Any, Any], seat: int, others: list[Any]) -> Iterator[str]:
    """For each reason the first move that is open at another time and refused for it now."""
    reasons: dict[str, None] = {}
    for move in others:
        ruling = match.game.judge(match.state, seat, move)
        if ruling.reason not in reasons:
            reasons[ruling.reason] = None
            yield f"refused: {match.game.notate(match.state, move)} {_ruling(ruling)}"


def _events(events: Any) -> Iterator[str]:
    for event in events:
        assert isinstance(event, Event)
        move = "" if event.move is None else f" {event.move}"
        yield f"event {event.seq} of step {event.cause}: {event.kind} by {event.actor}{move}"
        yield f"  data: {_facts(event.data)}"
        yield f"  ruling: {_ruling(event.ruling)}"


def _ruling(ruling: Ruling) -> str:
    terms = "".join(f" {t.label}={t.count}x{t.each} [{' '.join(t.clauses)}]" for t in ruling.terms)
    reading = f" reading {ruling.reading}" if ruling.reading else ""
    return f"{ruling.verdict}: {ruling.reason} [{' '.join(ruling.clauses)}] {_facts(ruling.facts)}{terms}{reading}"


def _facts(facts: Mapping[str, Any]) -> str:
    return ", ".join(f"{key}={_value(value)}" for key, value in facts.items()) or "(none)"


def _value(value: Any) -> str:
    return f"({' '.join(map(_value, value))})" if isinstance(value, tuple) else str(value)
