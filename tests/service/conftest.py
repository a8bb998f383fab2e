"""One server for all tests of the service, and the model that may word its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from rulebound.server import plates
from tests.assistant.writing.endpoint import SECRET, Model, Says, speaking
from tests.service.client import Served, Visitor, served


@pytest.fixture(scope="session")
def model() -> Iterator[Model]:
    with speaking() as made:
        made.says(Says(status=500, body=b"{}"))
        yield made


@pytest.fixture(scope="session")
def server(model: Model, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    env = {"RULEBOUND_LLM": model.address, "RULEBOUND_LLM_MODEL": "owl-7b", "RULEBOUND_LLM_KEY": SECRET}
    with served(tmp_path_factory.mktemp("home"), env=env) as running:
        yield running
        assert running.log().count("Traceback") == running.log().count(
            "RuntimeError: this bot is broken on purpose"
        ), running.log()


@pytest.fixture
def visit(server: Served) -> Iterator[Callable[[], Visitor]]:
    """Makes visitors; each is a person with a browser of their own."""
    made: list[Visitor] = []

    def new() -> Visitor:
        made.append(Visitor(server))
        return made[-1]

    yield new
    for visitor in made:
        visitor.close()


@pytest.fixture
def no_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plates begin at once, and what bots do there is told at once."""
    monkeypatch.setattr(plates, "LEAD_S", 0.0)
    monkeypatch.setattr(plates, "TELL_S", 0.01)
