"""A step runs when it must, and only then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import steps
from tools.steps import Step


class Work:
    """A step on a folder of its own, that counts how often it ran."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "source.txt"
        self.result = folder / "result.txt"
        self.source.write_text("one")
        self.runs = 0
        self.action: Callable[[], None] = self.make

    def make(self) -> None:
        self.runs += 1
        self.result.write_text("made")

    def run(self) -> int:
        """Run the step as a new start would; return how often it has run in all."""
        Step("some work", [self.source], self.result, self.action).run()
        return self.runs


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Work:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path / "stamps")
    return Work(tmp_path)


def test_a_second_start_does_nothing(work: Work, capsys: pytest.CaptureFixture[str]) -> None:
    assert work.run() == 1
    assert "some work" in capsys.readouterr().out
    assert work.run() == 1
    assert capsys.readouterr().out == ""


def test_a_changed_source_is_made_again(work: Work) -> None:
    work.run()
    work.source.write_text("two")
    assert work.run() == 2


def test_the_time_of_a_file_does_not_matter(work: Work) -> None:
    work.run()
    work.source.write_text("one")
    assert work.run() == 1


def test_a_source_that_went_away_is_a_change(work: Work) -> None:
    work.run()
    work.source.unlink()
    assert work.run() == 2


def test_a_lost_result_is_made_again(work: Work) -> None:
    work.run()
    work.result.unlink()
    assert work.run() == 2


def test_a_step_that_failed_runs_again_even_if_an_earlier_one_had_ended_well(work: Work) -> None:
    work.run()
    work.source.write_text("two")

    def fail() -> None:
        raise KeyboardInterrupt

    work.action = fail
    with pytest.raises(KeyboardInterrupt):
        work.run()
    work.action = work.make
    work.source.write_text("one")
    assert work.run() == 2


def test_the_time_is_told_with_the_name(work: Work, capsys: pytest.CaptureFixture[str]) -> None:
    work.run()
    name, _, figure = capsys.readouterr().out.strip().rpartition(". ")
    assert name.startswith("some work ..")
    assert float(figure.removesuffix(" s")) >= 0


def test_a_renamed_source_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    (tmp_path / "a").write_text("same")
    (tmp_path / "b").write_text("same")
    assert steps.fingerprint([tmp_path / "a"]) != steps.fingerprint([tmp_path / "b"])


def test_sources_leave_out_what_is_made(tmp_path: Path) -> None:
    for name in ("kernel.py", "table.css", "node_modules/x.py", "server/page/index.py", "a/__pycache__/k.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    assert [path.name for path in steps.sources(tmp_path)] == ["kernel.py", "table.css"]
    assert [path.name for path in steps.sources(tmp_path, ".py")] == ["kernel.py"]
