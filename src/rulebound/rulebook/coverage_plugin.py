"""A pytest plugin that records which tests assert which clauses: `-p rulebound.rulebook.coverage_plugin`."""

from __future__ import annotations

from collections.abc import Generator
from datetime import UTC, datetime

import pytest

from rulebound.core import ClauseId
from rulebound.rulebook import citing

CLAUSE = "clause"
"""The name of a property of a test's report: the report is all that comes from a test that ran in another process."""


class Recorder:
    """Keeps what passing tests asserted, and leaves it under the root when the run ends."""

    def __init__(self) -> None:
        self._passed = 0
        self._asserted: dict[ClauseId, set[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        """Hears what one test asserts, and adds it to the test's report."""
        citing.listen()
        yield
        item.user_properties.extend((CLAUSE, clause) for clause in sorted(citing.heard()))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keeps what a test asserted, if it passed."""
        if report.when == "call" and report.passed:
            self._passed += 1
            for name, clause in report.user_properties:
                if name == CLAUSE:
                    self._asserted.setdefault(str(clause), set()).add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Leaves the record; a worker of a run in several processes leaves that to whoever sent it."""
        if not session.config.option.collectonly and not hasattr(session.config, "workerinput"):
            asserted = {clause: tuple(tests) for clause, tests in self._asserted.items()}
            now = datetime.now(UTC).isoformat(timespec="seconds")
            part = session.config.getoption("--clauses-part")
            citing.write(session.config.rootpath, citing.Record(now, self._passed, asserted), part)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds an option for runs in several parts."""
    parser.addoption(
        "--clauses-part",
        default="",
        metavar="NAME",
        help="record the asserted clauses as a part of a run, beside those of its other parts",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Takes up recording."""
    config.pluginmanager.register(Recorder(), "rulebound-clauses")
