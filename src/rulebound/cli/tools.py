"""The rules as tools of the Model Context Protocol: ask, clauses, judge, score, other rulebooks. Each only reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial, wraps
from typing import Annotated, Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import Tool, ToolAnnotations
from pydantic import Field

from rulebound import __version__
from rulebound.assistant.assistant import Assistant
from rulebound.assistant.writing.endpoint import Endpoint
from rulebound.cli.asking import about_move, assistant, board_at, seated, worded
from rulebound.cli.booklet import asked_booklet
from rulebound.cli.group import NotDone
from rulebound.cli.rulebooks import brought
from rulebound.cli.standing import ended, seat_of, told
from rulebound.core import Game
from rulebound.games.desks import Ask, desk_of
from rulebound.rulebook.language import LANGUAGES

P = ParamSpec("P")
R = TypeVar("R")

FOUND = 8
"""How many clauses a search shows."""
INSTRUCTIONS = """Board games whose every ruling cites its rule. Ask here before answering about their rules, and cite the
clause ids that come back. `says` is yes, no, value, text, conflict (show every side), silent (the sources do not settle
it: do not rule yourself) or elsewhere (not about the rules). With a position, the rules of the game itself are asked.
`written` names a model that worded `short`; its quotes and numbers were found in the clauses."""

GameKey = Annotated[str, Field(description="Key of a game, as in meridians; `games` lists them.")]
Tag = Annotated[str | None, Field(description=f"Language of the answer: {', '.join(LANGUAGES)}.")]
Position = Annotated[
    str | None,
    Field(
        max_length=200_000,
        description="A position: text such as '7 12 g6L h5D' (Meridians: SIZE TURN STONES), 'a3/b2/a1/b3/a2/b1 a 4' "
        "(Marsigel: RING MOVER POINTS), or a JSON object of the others, or a match file's text.",
    ),
]
Seat = Annotated[
    int | None, Field(ge=1, description="Whose, the first seat being 1; of whoever is to act unless told.")
]
MoveText = Annotated[str | None, Field(max_length=40_000, description="A move in the game's notation.")]


def server(model: Endpoint | None = None) -> MCPServer:
    """The server with its tools, and perhaps a model that words answers; the rulebooks are read at the first call."""
    found = _Server("rulebound", title="Rulebound", instructions=INSTRUCTIONS, version=__version__)
    rules = _Rules(model)
    asking = (rules.ask, rules.ask_rulebook)
    for tool in (
        rules.games,
        rules.ask,
        rules.clauses,
        rules.judge,
        rules.score,
        rules.rulebooks,
        rules.ask_rulebook,
    ):
        outside = model is not None and tool in asking
        reads = ToolAnnotations(read_only_hint=True, open_world_hint=outside)
        found.tool(annotations=reads)(_plainly(tool))
    return found


class _Server(MCPServer):
    """Refuses an argument that a tool does not have, which the protocol's own leaves unheard."""

    async def list_tools(self) -> list[Tool]:
        return [
            tool.model_copy(update={"input_schema": {**tool.input_schema, "additionalProperties": False}})
            for tool in await super().list_tools()
        ]

    async def call_tool(self, name: str, arguments: dict[str, Any], *more: Any, **rest: Any) -> Any:
        for tool in await super().list_tools():
            known = list(tool.input_schema.get("properties", {}))
            if tool.name == name and (unknown := [each[:40] for each in arguments if each not in known]):
                has = f"it has {', '.join(known)}" if known else "it has none"
                raise ToolError(f"{name} has no argument {', '.join(map(repr, unknown))}; {has}")
        return await super().call_tool(name, arguments, *more, **rest)


def _plainly(tool: Callable[P, R]) -> Callable[P, R]:
    """A tool that says what is wrong with what it was given."""

    @wraps(tool)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except ValueError as error:
            raise ToolError(str(error)) from None
        except NotDone as error:
            raise ToolError(error.message) from None

    return run


class _Rules:
    def __init__(self, model: Endpoint | None) -> None:
        self._made: Assistant | None = None
        self._model = model

    @property
    def _assistant(self) -> Assistant:
        self._made = self._made or assistant()
        return self._made

    def games(self) -> dict[str, Any]:
        """The games whose rules are known, with their set-up options."""
        books = self._assistant.library
        return {
            key: {
                "title": books.book(key).title("en"),
                "options": {option.key: list(option.choices) for option in shelved.game.spec.options},
                "scores": desk_of(shelved) is not None,
            }
            for key, shelved in self._assistant.games.items()
            if key in books.files
        }

    def ask(
        self,
        question: Annotated[
            str, Field(max_length=500, description="In English, Russian, French, Dutch or German.")
        ],
        game: GameKey | None = None,
        language: Tag = None,
        options: Annotated[dict[str, Any] | None, Field(description="What the table has agreed.")] = None,
        position: Position = None,
        move: MoveText = None,
        about: Annotated[
            str | None, Field(description="What of the position, as in g6, a3 or e1n2:0.")
        ] = None,
        seat: Seat = None,
    ) -> dict[str, Any]:
        """What the rules say of a question, with the clauses it rests on; with a position, of that position."""
        if game is not None:
            self._game(game)
        agreed: dict[str, Any] = {}
        if game is not None and options:
            whole = self._game(game).spec.complete(options)
            agreed = {key: whole[key] for key in options}
        board = None
        if position is not None:
            if game is None:
                raise ValueError("a position needs its game")
            rules = self._game(game)
            board, settled = board_at(rules, *told(rules, position))
            board = replace(about_move(seated(board, seat), move), thing=about)
            agreed = {**settled, **agreed}
        elif move or about or seat:
            raise ValueError("move, about and seat need a position")
        answer = self._assistant.ask(question, game, _spoken(language), agreed, board)
        if self._model is not None:
            answer = worded(self._assistant, self._model, answer, agreed)
        return answer.to_json()

    def clauses(
        self,
        game: GameKey,
        search: Annotated[str, Field(max_length=500, description="Words or a question; empty for all.")] = "",
        language: Tag = None,
    ) -> dict[str, Any]:
        """The clauses of a game's rulebook in our words, with authority and source: those nearest to a search, or all."""
        self._game(game)
        card = self._assistant.library.card(game, _spoken(language) or "en", self._assistant.copies)
        shown = {clause.id: asdict(clause) for clause in card.clauses}
        wanted = _nearest(self._assistant, search, game) if search.strip() else list(shown)
        return {"title": card.title, "clauses": [shown[clause] for clause in wanted if clause in shown]}

    def judge(
        self,
        game: GameKey,
        position: Annotated[str, Field(max_length=200_000)],
        move: Annotated[str, Field(max_length=40_000)],
        seat: Seat = None,
        language: Tag = None,
    ) -> dict[str, Any]:
        """The ruling on a move in a position: verdict, reason in words, clauses and facts."""
        rules, told_in = self._game(game), _spoken(language) or "en"
        state, due = told(rules, position)
        judged = seat_of(rules, state, seat)
        state = ended(rules, state, due)
        made = rules.parse(state, move)
        ruling = rules.judge(state, judged, made)
        say = partial(self._assistant.library.told, game)
        first = [{**each.ruling.to_json(), "text": say(each.ruling, told_in)} for each in due]
        return {
            "seat": judged + 1,
            "move": rules.notate(state, made),
            "text": say(ruling, told_in),
            **ruling.to_json(),
            "due": first,
        }

    def score(
        self,
        game: GameKey,
        described: Annotated[
            dict[str, Any],
            Field(
                description="For carcassonne: feature, completed, tiles, shields, inn, active, meeples ({player: n}) "
                "and more; `rulebound score --help` lists all."
            ),
        ],
    ) -> dict[str, Any]:
        """What a described feature is worth to whom, with a term for each clause; or `ask`, the key still to be told."""
        self._game(game)
        desk = desk_of(self._assistant.games[game])
        if desk is None:
            raise ValueError(f"{game} has no scoring desk")
        try:
            return desk(described).to_json()
        except Ask as ask:
            return {"ask": ask.key}

    def rulebooks(self) -> dict[str, Any]:
        """The rulebooks of other games that the person has brought, with edition, language and what each is."""
        told = ("id", "game", "edition", "language", "role", "name", "pages", "unread")
        return {"rulebooks": [{name: getattr(row, name) for name in told} for row in brought()]}

    def ask_rulebook(
        self,
        question: Annotated[
            str, Field(max_length=500, description="In English, Russian, French, Dutch or German.")
        ],
        book: Annotated[
            str, Field(max_length=300, description="Its game, or its id; `rulebooks` lists them.")
        ],
        language: Tag = None,
    ) -> dict[str, Any]:
        """The passages of a rulebook of another game that stand nearest to a question: `says` is text, or silent.

        Nothing is concluded from them, unless `written` names a model that has. Where it is silent they are merely the
        nearest: do not rule from them.
        """
        told = asked_booklet(book, question, _spoken(language), self._assistant, self._model)
        return told.to_json()

    def _game(self, key: str) -> Game[Any, Any]:
        known = [each for each in self._assistant.games if each in self._assistant.library.files]
        if key not in known:
            raise ValueError(f"no game {key[:40]!r}; there are {', '.join(known)}")
        return self._assistant.games[key].game


def _nearest(asked: Assistant, search: str, game: str) -> list[str]:
    """The clauses nearest to a search, each once."""
    hits = asked.find(search, game)
    return list(dict.fromkeys(clause for hit in hits for clause in hit.ask.clauses))[:FOUND]


def _spoken(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise ValueError(f"no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    return language
