"""Documents are read and drawn in a process of their own: what one does to its reader, it does to nobody else.

The process has little time and memory, may write no file, and knows nothing of who asked.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

from rulebound.booklets.paragraphs import Block, Paragraph, cut
from rulebound.rulebook.documents import DocumentError, Kind, encoding_of, encoding_of_page, kind_of

MOST_BYTES = 30_000_000
MOST_PARAGRAPHS = 4_000
SECONDS = 60
"""How long a document may take."""
MEMORY = 1 << 30
"""How many bytes its reader may ask for."""
_PASSED_ON = ("PATH", "PYTHONPATH", "SYSTEMROOT", "LANG", "TMPDIR", "TEMP")


@dataclass(frozen=True, slots=True)
class Contents:
    """What was read of a document. `pages` is 0 where there are none; `unread` are those without readable text.

    `encoding` is what its letters were taken to be written in; None for a PDF, which tells of each.
    """

    kind: Kind
    pages: int
    unread: tuple[int, ...]
    paragraphs: tuple[Paragraph, ...]
    encoding: str | None = None


def contents(
    content: bytes, name: str = "", media_type: str = "", language: str = "en", seconds: float = SECONDS
) -> Contents:
    """What can be read of a document in a language. Raises DocumentError, whose text says what is wrong and where."""
    if len(content) > MOST_BYTES:
        raise DocumentError(f"a document has at most {MOST_BYTES:,} bytes", "long")
    if not content.strip():
        raise DocumentError("the file is empty", "empty")
    kind = kind_of(content, media_type, name)
    told = json.loads(_run({"task": "read", "kind": kind, "language": language}, content, seconds))
    paragraphs = tuple(Paragraph(**each) for each in told["paragraphs"])
    return Contents(kind, told["pages"], tuple(told["unread"]), paragraphs, told["encoding"])


def picture(content: bytes, where: Paragraph, words: Sequence[int], seconds: float = SECONDS) -> bytes:
    """The region of a PDF's page where a paragraph stands, with words of it marked, as PNG. Raises DocumentError."""
    asked = {"task": "draw", "page": where.page, "start": where.start, "count": where.count}
    return _run({**asked, "words": list(words)}, content, seconds)


def _run(asked: dict[str, Any], content: bytes, seconds: float) -> bytes:
    around = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "rulebound.booklets.apart"],
            input=json.dumps(asked).encode() + b"\n" + content,
            capture_output=True,
            timeout=seconds,
            env=around,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise DocumentError(f"it takes longer than {seconds:g} s to read", "slow") from None
    if done.returncode == _WRONG:
        raise DocumentError(*json.loads(done.stdout))
    if done.returncode != 0:
        raise DocumentError(
            "it cannot be read: reading it takes too much memory or time, or goes wrong", "slow"
        )
    return done.stdout


_WRONG = 3
"""How the process ends when the document is at fault; the reason is what it writes."""


def _main() -> None:
    head, _, content = sys.stdin.buffer.read().partition(b"\n")
    asked = json.loads(head)
    try:
        made = (
            _read(asked["kind"], asked["language"], content)
            if asked["task"] == "read"
            else _draw(asked, content)
        )
    except DocumentError as error:
        sys.stdout.buffer.write(json.dumps([str(error), error.why]).encode())
        sys.exit(_WRONG)
    sys.stdout.buffer.write(made)


def _limit(seconds: float) -> None:
    with suppress(ImportError):  # not on Windows, where only time is limited
        import resource

        for what, most in (
            (resource.RLIMIT_AS, MEMORY),
            (resource.RLIMIT_CPU, int(seconds) + 1),
            (resource.RLIMIT_FSIZE, 0),
            (resource.RLIMIT_CORE, 0),
        ):
            with suppress(ValueError, OSError):  # a system need not have them all
                resource.setrlimit(what, (most, most))


def _read(kind: Kind, language: str, content: bytes) -> bytes:
    pages, unread, encoding = 0, tuple[int, ...](), None
    blocks: Iterable[Block]
    if kind == "pdf":
        from rulebound.booklets.printed import of_pdf

        pages, unread, blocks = of_pdf(content)
    elif kind == "html":
        from rulebound.booklets.written import of_html

        encoding, blocks = encoding_of_page(content, language), of_html(content, language)
    else:
        from rulebound.booklets.written import of_text

        encoding, blocks = encoding_of(content, language), of_text(content, language)
    paragraphs = list(islice(cut(blocks), MOST_PARAGRAPHS + 1))
    if not paragraphs:
        raise DocumentError("there is no text in it", "empty")
    if len(paragraphs) > MOST_PARAGRAPHS:
        raise DocumentError(f"it has more than {MOST_PARAGRAPHS:,} paragraphs", "long")
    if kind != "pdf":
        pages = max(each.page or 0 for each in paragraphs)
    told = {
        "pages": pages,
        "unread": unread,
        "encoding": encoding,
        "paragraphs": [asdict(each) for each in paragraphs],
    }
    return json.dumps(told, ensure_ascii=False).encode()


def _draw(asked: dict[str, Any], content: bytes) -> bytes:
    from rulebound.booklets.printed import picture as drawn

    return drawn(content, asked["page"], asked["start"], asked["count"], asked["words"])


if __name__ == "__main__":
    _limit(SECONDS)
    _main()
