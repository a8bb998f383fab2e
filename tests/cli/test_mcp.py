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

from rulebound.cli.mcp import command
from tests.vectors import share_vectors

mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")

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
        every = await use("clauses", game="meridians", language="fr")
        near = await use("clauses", game="meridians", search="passing")
        assert near["clauses"][0]["id"] == "meridians/placing.no-passing"
        assert len(near["clauses"]) < len(every["clauses"])
        judged = await use("judge", game="meridians", position=POSITION, move="a1")
        assert (judged["verdict"], judged["clauses"]) == ("illegal", ["meridians/placing.empty-point"])
        road = {"feature": "road", "completed": True, "tiles": 4, "meeples": {"red": 1}}
        assert (await use("score", game="carcassonne", described=road))["points"] == {"red": 4}
        assert await use("score", game="carcassonne", described={"feature": "road"}) == {"ask": "completed"}

        assert "no game 'chess'" in await refused("ask", question="Castle?", game="chess")
        assert "no scoring desk" in await refused("score", game="meridians", described={})
        assert "SIZE TURN BOARD" in await refused("judge", game="meridians", position="7 x", move="a1")
        secret = tmp_path / "secret"
        secret.write_text("{}", encoding="utf-8")
        told = await refused("judge", game="meridians", position=f"@{secret}", move="a1")
        assert "SIZE" in told or "secret" in told, "it is read as a position, not as a file"

    talk(tmp_path, work)


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.cli.mcp.find_spec", lambda _name: None)
    result = CliRunner().invoke(command, [])
    assert result.exit_code == 2
    assert 'pip install "rulebound[mcp]"' in result.output
