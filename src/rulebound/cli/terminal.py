"""A match at the terminal: the board as text, moves typed, rulings in words with their clauses."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from rulebound.bots import Level, Thought, levels
from rulebound.cli import telling
from rulebound.core import CHANCE, Decision, Event, Match, NotationError, Outcome, Ruling, Seat
from rulebound.core.chance import commitment
from rulebound.core.game import Drawn
from rulebound.core.record import Record
from rulebound.games import Shelved
from rulebound.rulebook.book import RulebookError
from rulebound.rulebook.library import Library
from rulebound.rulebook.messages import WordingError, values
from rulebound.rulebook.words import Words
from rulebound.tables.clauses import not_understood

HINT_S = 2.0
EXAMPLES = 4
"""So many of the moves that are open are told by `help`."""


class Terminal:
    """One match between the people at this terminal and bots at some seats."""

    def __init__(
        self,
        shelved: Shelved,
        match: Match[Any, Any],
        secret: bytes,
        bots: Mapping[Seat, Level],
        language: str,
    ) -> None:
        self.match = match
        self.secret = secret
        self.bots = bots
        self.language = language
        self.key = shelved.key
        self._levels = {seat: (level, level.make(secrets.randbits(64))) for seat, level in bots.items()}
        self._words = Words(shelved.files)
        self._own = telling.own(language)
        self._library = Library({shelved.key: shelved.files})
        self._resigning = False
        self._chosen: dict[Seat, Any] = {}

    def play(self) -> None:
        """Play until the match is over or somebody leaves."""
        self._tell(self.match.log)
        self._show()
        while isinstance(decision := self.match.decision, Decision):
            seat = min(decision.seats - set(self._chosen))
            if seat in self.bots:
                self._bot_moves(seat)
                if seat not in _asked(self.match.decision):  # its turn may have several moves
                    self._show()
                continue
            try:
                typed = click.prompt(
                    f"{self._to_move(decision, seat)}\n{self._say('prompt')}", prompt_suffix=": "
                )
            except click.Abort:
                click.echo()
                raise
            if typed.strip() == "quit":
                return
            self._obey(seat, typed.strip())

    def _obey(self, seat: Seat, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        resigning, self._resigning = self._resigning, False
        match word, rest.strip():
            case "help" | "?", "":
                self._help(seat)
            case "undo", "":
                self._undo()
            case "hint", "":
                self._hint(seat)
            case "why", move if move:
                self._why(seat, move)
            case "save", file if file:
                self._save(Path(file))
            case "resign", "":
                self._resign(seat, resigning)
            case _:
                self._move(seat, typed)

    def _move(self, seat: Seat, text: str) -> None:
        before = self.match.seq
        try:
            move = self.match.game.parse(self.match.state, text)
        except NotationError as error:
            self._tell_ruling(not_understood(text, error))
            click.echo(f"  {error}")
            return
        if not (ruling := self.match.judge(seat, move)).allowed:
            self._tell_ruling(ruling)
            return
        self._submit(seat, move)
        if self.match.seq > before:
            self._tell(self.match.log[before + 1 :])
            self._show()

    def _submit(self, seat: Seat, move: Any) -> None:
        """Play a move that is allowed; where several choose at once, when the last has."""
        self._chosen[seat] = move
        if set(self._chosen) >= _asked(self.match.decision):
            self.match.submit(self._chosen)
            self._chosen = {}

    def _help(self, seat: Seat) -> None:
        how = f"writes-{self.key}"
        click.echo(self._own.format(how if how in self._own else "writes"))
        game, state = self.match.game, self.match.state
        if not game.spec.continuous and (moves := game.moves(state, seat)):
            shown = [game.notate(state, move) for move in moves[:: max(1, len(moves) // EXAMPLES)]]
            click.echo(self._say("for-example", moves=", ".join(shown[:EXAMPLES])))
        click.echo(self._own.format("help"))

    def _bot_moves(self, seat: Seat) -> None:
        level, bot = self._levels[seat]
        click.echo(self._say("thinks", level=self._word(f"bot-{level.key}", level.key)))
        thought = bot.think(self.match.state, seat, level.seconds, threading.Event(), _ignored)
        self._move_of_bot(seat, thought.line[0])

    def _move_of_bot(self, seat: Seat, text: str) -> None:
        before = self.match.seq
        self._submit(seat, self.match.game.parse(self.match.state, text))
        self._tell(self.match.log[before + 1 :])

    def _undo(self) -> None:
        mine = [
            to
            for to in self.match.decisions()
            if not set(self.bots).issuperset(_asked(self.match.game.decision(self.match.state_at(to))))
        ]
        if not mine:
            click.echo(self._say("nothing-to-undo"))
            return
        self._chosen = {}
        undone = self.match.undo(mine[-1])
        self._tell_ruling(undone if isinstance(undone, Ruling) else undone[0].ruling)
        self._show()

    def _hint(self, seat: Seat) -> None:
        if not (known := levels(self.key)):
            click.echo(self._say("no-hint"))
            return
        bot = known[-1].make(secrets.randbits(64))
        seconds = min(known[-1].seconds, HINT_S)
        thought = bot.think(self.match.state, seat, seconds, threading.Event(), _ignored)
        click.echo(self._say("hint", move=thought.line[0]))

    def _why(self, seat: Seat, text: str) -> None:
        try:
            move = self.match.game.parse(self.match.state, text)
        except NotationError as error:
            self._tell_ruling(not_understood(text, error))
            click.echo(f"  {error}")
            return
        self._tell_ruling(self.match.judge(seat, move))

    def _save(self, file: Path) -> None:
        match, bots = self.match, self.bots
        seats = tuple(bots[seat].key if seat in bots else "" for seat in range(match.seats))
        record = Record(
            self.key,
            seats,
            match.options,
            tuple(match.log),
            match.position,
            commitment(self.secret),
            self.secret,
        )
        try:
            file.write_text(record.to_text(), encoding="utf-8")
        except OSError as error:
            click.echo(self._say("not-saved", file=str(file), why=str(error.strerror)))
            return
        click.echo(self._say("saved", file=str(file)))

    def _resign(self, seat: Seat, sure: bool) -> None:
        if not sure:
            self._resigning = True
            click.echo(self._say("resign-again"))
            return
        self._chosen = {}
        self._tell(self.match.concede(seat, "resign"))

    # --- telling ----------------------------------------------------------------------------------

    def _show(self) -> None:
        game, state = self.match.game, self.match.state
        seats = _asked(self.match.decision) - set(self.bots)
        if isinstance(game, Drawn):
            click.echo(f"\n{game.drawing(state, min(seats, default=None))}\n")
            if (legend := f"legend-{self.key}") in self._own:
                click.echo(self._own.format(legend))
        else:
            click.echo(json.dumps(game.view(state, min(seats, default=None)), ensure_ascii=False))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            click.echo(telling.log_line(self._words, self.match.game, event, self.language))
        if isinstance(self.match.decision, Outcome):
            self._tell_ruling(self.match.decision.ruling)

    def _tell_ruling(self, ruling: Ruling) -> None:
        try:
            said = self._words.say(ruling, self.language)
        except WordingError:
            said = f"{ruling.reason} {dict(ruling.facts)}"
        click.echo(said)
        click.echo(f"  § {self._say('by-rule', clauses=', '.join(map(self._heading, ruling.clauses)))}")

    def _heading(self, clause: str) -> str:
        try:
            return f"{self._library.heading(clause, self.language)} [{clause}]"
        except (KeyError, RulebookError, WordingError):
            return clause

    def _to_move(self, decision: Decision, seat: Seat) -> str:
        view = self.match.game.view(self.match.state, seat)
        colour = view.get("to_move")
        try:
            said = self._words.text(
                f"phase-{decision.phase}", self.language, values({"colour": colour}, "en")
            )
        except WordingError:
            return self._say("to-move", seat=seat + 1)
        return said if len(decision.seats) == 1 else f"{said}: {self._say('seat', seat=seat + 1)}"

    def _word(self, key: str, otherwise: str) -> str:
        try:
            return self._words.text(key, self.language)
        except WordingError:
            return otherwise

    def _say(self, key: str, **variables: str | int) -> str:
        return self._own.format(key, variables)


def _asked(decision: Decision | Outcome) -> set[Seat]:
    return set() if isinstance(decision, Outcome) else set(decision.seats) - {CHANCE}


def _ignored(_thought: Thought) -> None:
    """A hint or a bot at the terminal is heard when it is done."""
