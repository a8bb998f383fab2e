"""One server for all tests of the service."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.service.client import Served, Visitor, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
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
