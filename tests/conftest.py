"""What all tests share: Hypothesis looks at the same examples every time, and no clock hurries it."""

import signal
from pathlib import Path

import pytest
from hypothesis import settings

# Whoever ran us in the background may have had Ctrl-C ignored, and programs that tests stop by it would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSER = Path(__file__).parent / "browser"

pytest_plugins = ["rulebound.rulebook.coverage_plugin"]
"""Records which tests assert which clauses, for `rulebound coverage`."""

settings.register_profile("rulebound", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("rulebound")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden", action="store_true", help="write the golden files anew, to be looked at"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser's tests last: once it runs, its event loop stays, and nothing else may start one."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
