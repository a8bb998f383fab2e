"""What all tests share: Hypothesis looks at the same examples every time, and no clock hurries it."""

import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# Whoever ran us in the background may have had Ctrl-C ignored, and programs that tests stop by it would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

BROWSER = Path(__file__).parent / "browser"
LONG = ("test_stacking_", "test_ask", "test_lost", "test_narrow")
"""How the names of files begin whose few tests take long, as they play in real time or go through every room."""

pytest_plugins = ["rulebound.rulebook.coverage_plugin"]
"""Records which tests assert which clauses, for `rulebound coverage`."""

settings.register_profile("rulebound", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("rulebound")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden", action="store_true", help="write the golden files anew, to be looked at"
    )


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Callable[[Path, str], str]:
    """What a golden file says; with --write-golden the text is first written there."""

    def read(path: Path, text: str) -> str:
        if request.config.getoption("--write-golden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return path.read_text(encoding="utf-8")

    return read


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser's tests last: once it runs, its event loop stays, and nothing else may start one.

    Among files the long ones come first, so that of several processes none is left with one at the end; some are long
    though their tests are few.
    """
    sizes = Counter(item.path for item in items)
    items.sort(
        key=lambda item: (
            BROWSER in item.path.parents,
            not item.path.name.startswith(LONG),
            -sizes[item.path],
        )
    )
