"""The position that a command is told: text, a JSON object or a match file, on the line or from a file."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulebound.cli.group import unreadable

if TYPE_CHECKING:
    from rulebound.core import Event, Game, Seat

MOST_LETTERS = 16_000_000


def standing(rules: Game[Any, Any], position: str) -> tuple[Any, Sequence[Event]]:
    """The state that a POSITION names, and what the rules would do in it before a move. Raises ValueError."""
    return told(rules, *text_of(position))


def told(rules: Game[Any, Any], text: str, seq: int | None = None) -> tuple[Any, Sequence[Event]]:
    """The state of a text itself, of a match after an event, and what is due in it. Raises ValueError."""
    from rulebound.core.game import positions
    from rulebound.core.record import Record, is_record
    from rulebound.core.verify import verify

    if not text.lstrip().startswith("{"):
        if seq is not None:
            raise ValueError("only a match has events to count")
        game = positions(rules)
        state = game.position(text.strip())
        return state, game.opening(state)
    if not is_record(text):
        try:
            return rules.thaw(text.encode()), []
        except ValueError as error:
            raise ValueError(f"{error}; `rulebound judge --help` shows how positions are written") from None
    match, _ = verify(Record.from_text(text), rules)
    if seq is None:
        return match.state, []
    if not -1 <= seq <= match.seq:
        raise ValueError(f"the match has events 0 to {match.seq}, not {seq}")
    return match.state_at(seq), []


def text_of(position: str) -> tuple[str, int | None]:
    """What a POSITION names: its text, and the event after which to stop. Raises ValueError."""
    if position == "-":
        return sys.stdin.read(MOST_LETTERS), None
    if not position.startswith("@"):
        return position, None
    name, _, number = position[1:].rpartition("@")
    seq = int(number) if name and number.lstrip("-").isdecimal() else None
    path = Path(position[1:] if seq is None else name)
    try:
        if path.stat().st_size > MOST_LETTERS:
            raise ValueError(f"{path} is too large for a position")
        return path.read_text(encoding="utf-8-sig"), seq
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {unreadable(error)}") from None


def ended(rules: Game[Any, Any], state: Any, due: Sequence[Event]) -> Any:
    """The state itself, or the ended one if what is due ends the game: no move can come before that."""
    from rulebound.core import Outcome

    after = state
    for event in due:
        after = rules.fold(after, event)
    return after if isinstance(rules.decision(after), Outcome) else state


def seat_of(rules: Game[Any, Any], state: Any, seat: int | None) -> Seat:
    """The seat that a move is judged for: the one told, the first being 1, or the one to act. Raises ValueError."""
    from rulebound.core import CHANCE, Outcome

    if seat is not None:
        if seat > max(rules.spec.seats):
            raise ValueError(f"{rules.spec.key} has at most {max(rules.spec.seats)} seats, not {seat}")
        return seat - 1
    decision = rules.decision(state)
    asked = [] if isinstance(decision, Outcome) else sorted(decision.seats - {CHANCE})
    if len(asked) > 1:
        raise ValueError("several seats are asked at once: say for which")
    return asked[0] if asked else 0
