"""`rulebound mcp`: what people's own assistants get, asked by the protocol's own client over a real pipe."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rulebound.assistant.writing.endpoint import Endpoint, Key
from rulebound.booklets.bookcase import Bookcase, Described
from rulebound.cli.mcp import command
from rulebound.cli.rulebooks import with_bookcase
from rulebound.extras import ROOT
from rulebound.store import TERMINAL
from tests.assistant.writing.endpoint import SECRET, draft, speaking
from tests.vectors import share_vectors

mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")
server = pytest.importorskip("rulebound.cli.tools").server

Ask = Callable[..., Awaitable[Any]]
POSITION = "7 6 a1L a3L m3L k8D k6D"


def talk(home: Path, work: Callable[[Any], Awaitable[None]]) -> None:
    """Start the server as an assistant does, and talk to it."""
    share_vectors(home)
    told = mcp.StdioServerParameters(
        command=sys.executable,
        args=["-m", "rulebound", "mcp"],
        env={**os.environ, "RULEBOUND_HOME": str(home)},
    )

    async def whole() -> None:
        async with mcp.Client(told, read_timeout_seconds=300) as client:
            await work(client)

    asyncio.run(whole())


def test_an_assistant_asks_reads_judges_and_scores(tmp_path: Path) -> None:
    async def work(client: Any) -> None:
        async def use(tool: str, **given: Any) -> Any:
            result = await client.call_tool(tool, given)
            assert not result.is_error, result.content
            return result.structured_content

        async def refused(tool: str, **given: Any) -> str:
            result = await client.call_tool(tool, given)
            assert result.is_error
            return str(result.content[0].text)

        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert tools.keys() == {"games", "ask", "clauses", "judge", "score", "rulebooks", "ask_rulebook"}
        assert all(tool.annotations.read_only_hint for tool in tools.values())
        assert "clause" in tools["ask"].description
        assert set(tools["judge"].input_schema["required"]) == {"game", "position", "move"}

        assert {"meridians", "carcassonne"} <= (await use("games")).keys()
        assert await use("rulebooks") == {"rulebooks": []}
        assert "none yet" in await refused("ask_rulebook", question="How far?", book="Lanterns")
        answer = await use("ask", question="Darf ich passen?", game="meridians")
        assert (answer["says"], answer["rests"][0]["clause"]) == ("no", "meridians/placing.no-passing")
        dead = await use("ask", question="Is m3 dead?", game="meridians", position=POSITION)
        assert dead["rulings"][0]["ruling"]["reason"] == "group-dead"
        at = {"question": "May I play b2?", "game": "meridians", "position": POSITION}
        assert [(await use("ask", **at, seat=seat))["says"] for seat in (1, 2)] == ["yes", "no"]
        every = await use("clauses", game="meridians", language="fr")
        near = await use("clauses", game="meridians", search="passing")
        assert near["clauses"][0]["id"] == "meridians/placing.no-passing"
        assert len(near["clauses"]) < len(every["clauses"])
        judged = await use("judge", game="meridians", position=POSITION, move="a1")
        assert (judged["verdict"], judged["clauses"]) == ("illegal", ["meridians/placing.empty-point"])
        road = {"feature": "road", "completed": True, "tiles": 4, "meeples": {"red": 1}}
        assert (await use("score", game="carcassonne", described=road))["points"] == {"red": 4}
        assert await use("score", game="carcassonne", described={"feature": "road"}) == {"ask": "completed"}

        none = f"ask has no argument 'lang', 'colour'; it has {', '.join(tools['ask'].input_schema['properties'])}"
        assert none in await refused("ask", question="May I pass?", lang="de", colour="red")
        assert "games has no argument 'game'; it has none" in await refused("games", game="meridians")
        for tool in tools.values():
            assert tool.input_schema["additionalProperties"] is False
        for more in ({"move": "a1"}, {"about": "a1"}, {"seat": 2}):
            assert "need a position" in await refused("ask", question="Why?", game="meridians", **more)
        assert "at most 2 seats" in await refused("ask", **at, seat=3)
        assert "move: " in await refused("ask", **at, move="zz")
        assert "no game 'chess'" in await refused("ask", question="Castle?", game="chess")
        assert "no scoring desk" in await refused("score", game="meridians", described={})
        assert "SIZE TURN BOARD" in await refused("judge", game="meridians", position="7 x", move="a1")
        secret = tmp_path / "secret"
        secret.write_text("{}", encoding="utf-8")
        told = await refused("judge", game="meridians", position=f"@{secret}", move="a1")
        assert "SIZE" in told or "secret" in told, "it is read as a position, not as a file"

    talk(tmp_path, work)


def test_a_model_that_is_named_words_what_was_found_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path))
    share_vectors(tmp_path)

    async def bring(bookcase: Bookcase) -> None:
        rules = b"A boat sails up to four spaces along the lines."
        await bookcase.bring(TERMINAL, "b", 1, rules, Described("Harbour"))

    with_bookcase(bring)
    answers: list[Any] = []

    async def work(address: str) -> None:
        async with mcp.Client(server(Endpoint(address, "owl-7b", Key(SECRET)))) as client:

            async def use(tool: str, question: str, **given: Any) -> Any:
                answers.append(
                    (await client.call_tool(tool, {"question": question, **given})).structured_content
                )
                return answers[-1]

            outside = {
                tool.name for tool in (await client.list_tools()).tools if tool.annotations.open_world_hint
            }
            assert outside == {"ask", "ask_rulebook"}
            model.says(
                draft("No, a player may not pass.", ("meridians/placing.no-passing", "You may not pass"))
            )
            passing = await use("ask", "Can I pass?", game="meridians")
            assert (passing["short"], passing["written"]["model"]) == ("No, a player may not pass.", "owl-7b")
            model.says(
                draft("Yes, a player may pass.", ("meridians/placing.no-passing", "You may well pass"))
            )
            passing = await use("ask", "Can I pass?", game="meridians")
            assert (passing["says"], passing["short"], passing["written"]) == ("no", "No.", None)
            model.says(
                draft("It sails as far as four spaces.", ("passage-1", "up to four spaces"), verdict="text")
            )
            sailing = await use("ask_rulebook", "How far does a boat sail?", book="Harbour")
            assert (sailing["short"], sailing["written"]["model"]) == (
                "It sails as far as four spaces.",
                "owl-7b",
            )
            model.asked.clear()
            dead = await use("ask", "Is m3 dead?", game="meridians", position=POSITION)
            assert (dead["rulings"][0]["ruling"]["reason"], dead["written"]) == ("group-dead", None)
            nothing = await use("ask_rulebook", "Who wrote Hamlet?", book="Harbour")
            assert (nothing["says"], nothing["written"], model.asked) == ("silent", None, [])

    with speaking() as model:
        asyncio.run(work(model.address))
    assert "does not hold" in caplog.text
    assert SECRET not in caplog.text + str(answers)


def test_no_model_is_asked_unless_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Endpoint | None] = []

    class Silent:
        def run(self, _over: str) -> None: ...

    def started(model: Endpoint | None) -> Silent:
        told.append(model)
        return Silent()

    monkeypatch.setattr("rulebound.cli.tools.server", started)
    named = ["--llm", "http://127.0.0.1:9/v1", "--llm-model", "owl-7b"]
    for args in ([], named):
        assert CliRunner().invoke(command, args).exit_code == 0
    assert told == [None, Endpoint("http://127.0.0.1:9/v1", "owl-7b")]
    assert "--llm needs --llm-model" in CliRunner().invoke(command, named[:2]).output


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.cli.mcp.find_spec", lambda _name: None)
    result = CliRunner().invoke(command, [])
    assert result.exit_code == 2
    assert f"{ROOT / 'do.py'} setup --with mcp" in result.output
