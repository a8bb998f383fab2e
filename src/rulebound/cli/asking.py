"""The rules assistant as the commands use it: with all games known here and one's own copies of sources."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulebound.cli.group import NotDone
from rulebound.cli.options import chosen_options

if TYPE_CHECKING:
    from rulebound.assistant.answer import Answer
    from rulebound.assistant.assistant import Assistant
    from rulebound.assistant.rule import Board
    from rulebound.assistant.writing.endpoint import Endpoint
    from rulebound.core import Event, Game, Options


def assistant(documents: Path | None = None) -> Assistant:
    """The assistant; `documents` is a folder of numbered source documents to read instead of one's own copies."""
    from rulebound.assistant.assistant import Assistant
    from rulebound.games import known
    from rulebound.home import home
    from rulebound.rulebook.copies import Copies, Handed

    copies = Handed(documents) if documents else Copies(home() / "sources")
    return Assistant(known(), copies, home() / "vectors")


def worded(asked: Assistant, model: Endpoint, answer: Answer, options: Options) -> Answer:
    """An answer as a model words it, where that holds; else the answer as it was, and a line says why."""
    import asyncio  # no question waits for it where no model words the answer

    from rulebound.assistant.writing.writer import Writer

    return asyncio.run(Writer(asked, model).write(answer, options)) or answer


def board(
    asked: Assistant, game: str | None, position: str | None, record: str | None, at: int | None
) -> tuple[Board | None, Options]:
    """The position that a question is asked at, with the options in force there; None where none is told.

    Raises UsageError for what does not go together, NotDone or Failed for what cannot be read.
    """
    if record is not None:
        from rulebound.assistant.rule import Board, asker
        from rulebound.cli.matches import checked, find

        if position is not None:
            raise click.UsageError("--position and --record are two places: tell one")
        told, shelved = find(record, game)
        if game not in (None, told.game):
            raise click.UsageError(f"{record} is a match of {told.game}, not of {game}")
        match = checked(told, shelved, record)
        seq = match.seq if at is None else at
        if not -1 <= seq <= match.seq:
            raise NotDone(f"the match has events 0 to {match.seq}, not {seq}")
        state, log = match.state_at(seq), match.line_at(seq)
        return Board(
            match.game, state, asker(match.game, state), log=log, start=match.state_at(-1)
        ), match.options
    if at is not None:
        raise click.UsageError("--at needs --record")
    if position is None:
        return None, {}
    if game is None:
        raise click.UsageError("--position needs --game")
    from rulebound.cli.standing import standing

    rules = asked.games[game].game
    try:
        return board_at(rules, *standing(rules, position))
    except ValueError as error:
        raise NotDone(f"--position: {error}") from None


def board_at(rules: Game[Any, Any], state: Any, due: Sequence[Event]) -> tuple[Board, Options]:
    """The board of a state after what is due in it, with the options that it settles."""
    from rulebound.assistant.rule import Board, asker
    from rulebound.core import Settled

    for event in due:
        state = rules.fold(state, event)
    options = rules.settled(state) if isinstance(rules, Settled) else {}
    return Board(rules, state, asker(rules, state), log=tuple(due)), options


def seated(board: Board, number: int | None) -> Board:
    """The board as the holder of a seat asks of it, the first being 1. Raises ValueError for one that is not there."""
    from rulebound.cli.standing import seat_of

    if number is None:
        return board
    seat = seat_of(board.game, board.state, number)
    return replace(board, seat=seat, own=seat)


def about_move(board: Board, move: str | None) -> Board:
    """The board as it is asked about a move. Raises ValueError for one that is none in the game's notation."""
    if move is None:
        return board
    try:
        board.game.parse(board.state, move)
    except ValueError as error:
        raise ValueError(f"move: {error}") from None
    return replace(board, move=move)


def agreed(asked: Assistant, game: str | None, pairs: Sequence[str]) -> dict[str, Any]:
    """Options told as KEY=VALUE. Raises UsageError for what the game does not have."""
    from rulebound.core import OptionError

    if not pairs:
        return {}
    if game is None:
        raise click.UsageError("--option needs --game")
    spec = asked.games[game].game.spec
    given = chosen_options(spec, pairs)
    try:
        spec.complete(given)
    except OptionError as error:
        raise click.UsageError(str(error)) from None
    return given
