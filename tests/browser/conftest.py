"""The browser of the tests: the system's Chromium where there is one, else Playwright's own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.serving import Serving
from tests.chromium import of_the_system

# A test speaks only to the server it started: without these, Chromium looks for updates and its own services.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
)


# A machine that is busy with other things is slow, not wrong.
PATIENCE_MS = 30_000
START_MS = 120_000
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch $CHROMIUM or the system's Chromium; only root needs to go without the sandbox."""
    arguments = [*browser_type_launch_args.get("args", []), *QUIET]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    launch = {**browser_type_launch_args, "args": arguments, "timeout": START_MS}
    program = of_the_system()
    return {**launch, "executable_path": program} if program else launch


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server of the browser tests."""
    server = Serving(tmp_path_factory.mktemp("rulebound"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def base_url(serving: Serving) -> str:
    """Where pages begin."""
    return serving.address


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desktop that asks for English."""
    return {**browser_context_args, "locale": "en-US", "viewport": {"width": 1440, "height": 900}}


class Readers:
    """Makes browsers of their own for several readers, and remembers what their consoles complain of."""

    def __init__(self, browser: Browser, arguments: dict[str, Any]) -> None:
        self._browser = browser
        self._arguments = arguments
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(self, **arguments: Any) -> Page:
        """A page in a browser that shares nothing with any other."""
        context = self._browser.new_context(**{**self._arguments, **arguments})
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = urlsplit(message.location["url"]).path
            self.complaints.append(f"{message.text} {where}")

    def forget(self, *words: str) -> None:
        """Send everybody home, and forget complaints: all, or those with these words, as that no server answered.

        Only then: a browser may tell what failed a while after the page has said so.
        """
        self.close()
        self.complaints[:] = [
            text for text in self.complaints if words and not any(word in text for word in words)
        ]

    def close(self) -> None:
        """Send everybody home."""
        while self._contexts:
            self._contexts.pop().close()


@pytest.fixture
def readers(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Readers]:
    """Readers whose consoles must stay silent, unless a test empties `complaints`."""
    made = Readers(browser, browser_context_args)
    yield made
    made.close()
    assert made.complaints == []


@pytest.fixture
def reader(readers: Readers) -> Page:
    """One reader's page."""
    return readers()
