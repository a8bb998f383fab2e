"""The load bench, at a size that a test can wait for: it counts what really arrived."""

from __future__ import annotations

import pytest

from rulebound.cli import load


def test_the_bench_counts_moves_and_what_reached_the_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"RUNS": 2, "SECONDS": 0.3, "WATCHERS": (0, 3), "TABLES": 2}.items():
        monkeypatch.setattr(load, name, value)
    said: list[str] = []
    figures = load.measure(said.append)
    assert len(said) == 6
    for scenario in ("0", "3", "2_tables"):
        assert figures[f"moves_per_s_{scenario}"] > 1
        assert 0 < figures[f"p50_ms_{scenario}"] <= figures[f"p99_ms_{scenario}"]
        assert figures[f"delivered_share_{scenario}"] == pytest.approx(1)
        assert len(figures["runs"][f"moves_per_s_{scenario}"]) == 2


def test_an_update_that_never_arrives_is_missed() -> None:
    meter = load.Meter()
    for after in range(4):
        meter.sent("t", after)
        meter.arrived("t", after)
    meter.sent("t", 4)
    figures = meter.figures(2.0, 1)
    assert (figures["moves_per_s"], figures["delivered_share"]) == (2.5, 0.8)
