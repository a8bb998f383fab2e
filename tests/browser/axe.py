"""What axe-core objects to on a page, as every test of the browser asks it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

ASK = "() => axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"


def violations(page: Page) -> list[str]:
    """Each fault with its rule, the element and what to do; half a megabyte of axe-core is loaded into a page once."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(ASK)
    return [
        f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for violation in found
        for node in violation["nodes"]
    ]
