"""A click shows its ghost stone before the server answers."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seated import point, sit

MOST_MS = 50
ROUNDS = 3
"""The best round counts: a page that waits for the server does so in all of them, a busy machine does not."""

# The time of a click to the next paint, as the browser itself measures it (multiples of 8 ms).
WATCH = """() => {
  window.clicks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') window.clicks.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""

# From the click's own time stamp to the first frame in which the ghost stands, to the fraction of a millisecond.
GHOSTS = """() => {
  window.ghosts = [];
  window.late = [];
  addEventListener('click', (event) => {
    const point = event.target.closest('[data-point]')?.dataset.point;
    if (!point) return;
    const look = (frame) => {
      if (!document.querySelector('.ghost')) return requestAnimationFrame(() => look(frame + 1));
      window.ghosts.push(performance.now() - event.timeStamp);
      if (frame > 0) window.late.push(point);
    };
    requestAnimationFrame(() => look(0));
  }, true);
}"""


def test_ghost_stone(readers: Any, capsys: Any) -> None:
    reader = readers()

    # The answer comes late: the ghost cannot wait for it.
    def slow(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def late(message: str) -> None:
            if '"type":"table"' in message:
                socket.send(message)

        server.on_message(late)

    reader.route_web_socket("**/socket", slow)
    sit(reader)
    reader.evaluate(WATCH)
    reader.evaluate(GHOSTS)
    reader.get_by_role("button", name="View").click()
    reader.get_by_text("Confirm each move").click()
    reader.keyboard.press("Escape")
    rounds = [clicked(reader) for _ in range(ROUNDS)]
    slowest = max(reader.evaluate("window.clicks"), default=0)
    with capsys.disabled():
        print(
            "\nghost stone:", "; ".join(f"p95 {p95:.1f} ms, median {middle:.1f} ms" for p95, middle in rounds)
        )
        print(f"slowest click to paint {slowest} ms")
    best = min(rounds)[0]
    if best >= MOST_MS and busy():
        pytest.skip("other programs keep this machine so busy that its times say nothing of the page")
    assert best < MOST_MS


def busy() -> bool:
    """Whether more than twice as many programs want to run as there are cores."""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] > 2 * (os.cpu_count() or 1)


def clicked(reader: Page) -> tuple[float, float]:
    """Click many points; the times to the ghost in ms: 95th percentile and median."""
    reader.evaluate("window.ghosts.length = window.late.length = 0")
    names = [f"{row}{number}" for row in "cdefghi" for number in (2, 4, 6)]
    for count, name in enumerate(names, start=1):
        point(reader, name).click()
        expect(reader.locator(".ghost")).to_have_count(1)
        reader.wait_for_function("(count) => window.ghosts.length >= count", arg=count)
    assert reader.evaluate("window.late") == [], "the ghost is there before anything else is painted"
    times = sorted(reader.evaluate("window.ghosts"))
    return times[int(len(times) * 0.95) - 1], times[len(times) // 2]
