"""What is worked out once and kept: it is what would be made now, or it is made now."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from rulebound.assistant.assistant import Assistant
from rulebound.assistant.meaning import Use
from rulebound.assistant.ready import Ready
from rulebound.games import known
from rulebound.rulebook.copies import Copies
from tests.vectors import VECTORS

QUESTIONS = (
    "Can I pass?",
    "Сколько камней на доске?",
    "Wie viele Spieler?",
    "When does it end, and who wins?",
)


@dataclass(frozen=True, slots=True, eq=False)
class Counted:
    """Something of every kind that is kept."""

    words: tuple[str, ...]
    numbers: npt.NDArray[np.float32]
    truths: npt.NDArray[np.bool_]


class Making:
    """Makes something, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> Counted:
        self.times += 1
        return Counted(("один", "two"), np.eye(3, dtype=np.float32), np.array([[True], [False]]))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    (folder / "rulebook").mkdir(parents=True)
    (folder / "asks.toml").write_text("a = 1")
    (folder / "rulebook" / "en.ftl").write_text("a = b")
    return folder


def test_what_is_kept_is_what_was_made(tmp_path: Path, game: Path) -> None:
    making = Making()
    for _ in range(3):
        found = Ready(tmp_path / "kept", {"game": game}).made("counted", Counted, making, "game")
        assert found.words == ("один", "two")
        assert found.numbers.dtype == np.float32
        assert np.array_equal(found.numbers, np.eye(3))
        assert np.array_equal(found.truths, [[True], [False]])
    assert making.times == 1


@pytest.mark.parametrize("of", ["game", None])
@pytest.mark.parametrize("text", ["asks.toml", "rulebook/en.ftl", "facts.toml"])
def test_a_text_that_changed_or_came_makes_it_anew(
    tmp_path: Path, game: Path, text: str, of: str | None
) -> None:
    making = Making()
    for written in ("x = 1", "x = 1", "x = 2"):
        (game / text).write_text(written)
        Ready(tmp_path / "kept", {"game": game}).made("counted", Counted, making, of)
    assert making.times == 2


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])


def _turned(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)


def _emptied(file: Path) -> None:
    file.write_bytes(b"")


def _a_folder(file: Path) -> None:
    file.unlink()
    (file / "in").mkdir(parents=True)


@pytest.mark.parametrize("spoil", [_cut, _turned, _emptied, _a_folder])
def test_a_broken_file_is_made_anew(tmp_path: Path, game: Path, spoil: Callable[[Path], None]) -> None:
    making = Making()
    ready = Ready(tmp_path / "kept", {"game": game})
    ready.made("counted", Counted, making, "game")
    spoil(tmp_path / "kept" / "counted.ready")
    assert ready.made("counted", Counted, making, "game").words == ("один", "two")
    assert making.times == 2
    assert [file.name for file in (tmp_path / "kept").iterdir()] == ["counted.ready"]


def test_whole_and_yet_of_another_kind_it_is_made_anew(tmp_path: Path, game: Path) -> None:
    ready, making = Ready(tmp_path / "kept", {"game": game}), Making()
    ready.made("counted", list[int], lambda: [1, 2], "game")
    assert ready.made("counted", Counted, making, "game").words == ("один", "two")
    ready.made("other", tuple[str, str], lambda: ("a", "b"), "game")
    ready.made("other", npt.NDArray[np.float32], lambda: np.eye(2), "game")
    assert making.times == 1


@pytest.mark.parametrize("taken", [True, False])
def test_where_nothing_can_be_kept_it_is_made_each_time(tmp_path: Path, game: Path, taken: bool) -> None:
    folder = tmp_path / "file" if taken else None
    (tmp_path / "file").touch()
    making = Making()
    for _ in range(2):
        Ready(folder, {"game": game}).made("counted", Counted, making, "game")
    assert making.times == 2


def test_an_answer_out_of_what_is_kept_is_the_same(tmp_path: Path) -> None:
    """The very same: each hit with its score to the last bit, from the first start on."""
    games = {"meridians": known()["meridians"]}
    told = []
    for folder in (tmp_path, tmp_path, None):
        assistant = Assistant(games, Copies(tmp_path / "none"), folder, [Use(VECTORS)])
        finders = assistant.finder("meridians"), assistant._board_finder("meridians")
        found = [(hit.score, hit.form) for q in QUESTIONS for finder in finders for hit in finder.find(q)]
        told.append((found, [assistant.ask(question).to_json() for question in QUESTIONS]))
    assert told[0] == told[1] == told[2]


def test_a_question_waits_for_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    """Each of these takes as long to import as all that a question is answered with."""
    code = (
        "import sys\n"
        "from rulebound.cli.asking import assistant\n"
        "assistant().ask('Can I pass?', 'meridians')\n"
        "print(*{name.partition('.')[0] for name in sys.modules})\n"
    )
    env = {"RULEBOUND_HOME": str(VECTORS.parent), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    needless = {"sqlalchemy", "alembic", "litestar", "numba", "lxml", "pypdf", "asyncio", "wasmtime"}
    assert set(done.stdout.split()) & needless == set()
