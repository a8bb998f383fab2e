"""The description of the API for people says what the server does."""

from __future__ import annotations

import re

import pytest
from litestar.handlers import HTTPRouteHandler
from websockets.frames import CloseCode

from rulebound.server.app import HANDLERS
from rulebound.server.limits import RATES, Rate
from rulebound.server.rooms import Farewell
from tests.service.client import ROOT

TEXT = (ROOT / "docs" / "routes.md").read_text(encoding="utf-8")
SOURCES = [
    file.read_text(encoding="utf-8")
    for folder in ("server", "tables")
    for file in sorted((ROOT / "src" / "rulebound" / folder).rglob("*.py"))
]
KEYS = re.compile(
    r'(?:Trouble\(\s*\d+,|SetupError\(|NoSuchGame\(|_error\(\s*\d+,|wire\.Error\(|Unfit\(|= \d+,|\d{3}:)\s*"([a-z-]+)"'
)


def test_every_route_is_described() -> None:
    named = set(re.findall(r"^\| `([A-Z]+ /api/[^ `?]*)", TEXT, re.MULTILINE))
    routes = {
        f"{method} {told(path)}"
        for handler in HANDLERS
        if isinstance(handler, HTTPRouteHandler)
        for path in handler.paths
        for method in handler.http_methods
        if path.startswith("/api/")
    }
    assert routes | {"GET /api/tables/{id}/socket"} == named


def told(path: str) -> str:
    return (
        re.sub(r"{(\w+):\w+}", r"{\1}", path)
        .replace("{table_id}", "{id}")
        .replace("{source}", "{id}")
        .replace("{question_id}", "{id}")
    )


def test_every_error_key_is_described() -> None:
    found = {key for text in SOURCES for key in KEYS.findall(text)}
    assert len(found) > 25, "the pattern still finds them"
    assert {key for key in found if f"`{key}`" not in TEXT} == set()


def test_every_code_that_closes_a_socket_is_described() -> None:
    named = {int(code) for code in re.findall(r"^\| (\d{4}) \|", TEXT, re.MULTILINE)}
    assert named == {*Farewell, CloseCode.MESSAGE_TOO_BIG}


@pytest.mark.parametrize("rate", RATES.values(), ids=RATES.keys())
def test_every_rate_is_described(rate: Rate) -> None:
    assert f"| {rate.burst} | {rate.per_minute:,.0f} |" in TEXT
