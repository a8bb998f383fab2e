"""The description of the API, and the API held to it by requests that nobody thought of."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rulebound.server import wire
from rulebound.server.app import HANDLERS
from rulebound.server.openapi import describe
from tests.service.client import ROOT, Visitor

Visit = Callable[[], Visitor]
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,negative_data_rejection,missing_required_header"
)


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    return describe(HANDLERS)


def test_the_schema_forbids_what_the_decoder_refuses(description: dict[str, Any]) -> None:
    schemas = description["components"]["schemas"]
    assert schemas["TableRequest"]["additionalProperties"] is False
    assert schemas["MoveCommand"]["properties"]["id"]["maxLength"] == 64
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game":"meridians","seats":[],"more":1}', type=wire.TableRequest)


def test_messages_of_the_socket_are_described_too(description: dict[str, Any]) -> None:
    named = {"Table", "Update", "Presence", "Thinking", "Answer", "Error", "MoveCommand", "StopCommand"}
    assert named <= set(description["components"]["schemas"])


def test_every_reference_leads_somewhere(description: dict[str, Any]) -> None:
    schemas = description["components"]["schemas"]

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if "$ref" in value:
                assert value["$ref"].removeprefix("#/components/schemas/") in schemas
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(description)


def test_requests_that_nobody_thought_of(visit: Visit) -> None:
    person = visit()
    person.table("here", "here")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{person.server.address}/api/schema.json"),
        *("--seed", "1", "--workers", "1", "--max-examples", "5", "--phases", "coverage,fuzzing"),
        *(
            "--checks",
            CHECKS,
            "--exclude-path-regex",
            "/copy$",
            "--no-color",
            "--suppress-health-check",
            "all",
        ),
        *("--header", f"cookie: {person.cookie}", "--header", "x-rulebound: 1", "--request-timeout", "600"),
        *("--generation-database", "none"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=os.environ, timeout=3600)
    assert done.returncode == 0, done.stdout + done.stderr
