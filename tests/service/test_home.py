"""What belongs to whoever runs the server: their own copies of sources, with guests from the network about."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulebound.server.app import build
from rulebound.server.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

TEXT = {"content-type": "text/plain"}
KINDS = {
    "import": ("POST", "import", TEXT),
    "copy": ("POST", "copy", {}),
    "document": ("GET", "document", {}),
    "remove": ("DELETE", "copy", {}),
}


def status(home: Path, client: str, what: str, *, public: str | None = None) -> tuple[int, str]:
    """How a server on the network at 10.0.0.1 answers a client about its copies."""

    async def ask() -> httpx.Response:
        app: Any = build(Settings(home, lan=True, names=frozenset({"10.0.0.1"}), public=public))
        transport = httpx.ASGITransport(app, client=(client, 4000))
        async with (
            app.app.lifespan(),
            httpx.AsyncClient(transport=transport, base_url=public or "http://10.0.0.1:8000") as person,
        ):
            await person.get("/api/games")
            method, part, headers = KINDS[what]
            address = f"/api/sources/no-such-source/{part}"
            return await person.request(method, address, headers={"x-rulebound": "1", **headers})

    answer = asyncio.run(ask())
    return answer.status_code, answer.json()["message"]


@pytest.mark.parametrize("what", KINDS)
def test_guests_neither_change_nor_take_away_the_host_s_copies(tmp_path: Path, what: str) -> None:
    assert status(tmp_path, "10.0.0.9", what) == (403, "host-only")


@pytest.mark.parametrize("client", ["127.0.0.1", "127.9.9.9", "::1", "10.0.0.1"])
def test_whoever_sits_at_the_server_has_their_copies(tmp_path: Path, client: str) -> None:
    assert status(tmp_path, client, "document") == (404, "no-such-source")


def test_behind_a_proxy_all_come_from_this_machine_so_nobody_is_its_host(tmp_path: Path) -> None:
    public = "https://games.example"
    assert status(tmp_path, "127.0.0.1", "document", public=public) == (403, "host-only")
