"""Text, Markdown and HTML as blocks with their headings. Nothing of a page is run or followed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rulebound.booklets.paragraphs import Block
from rulebound.rulebook.documents import INLINE, SILENT, decoded, tree
from rulebound.rulebook.passages import fold

_HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
_CELLS = {"td", "th"}
_HASHES = re.compile(r"#{1,6}\s+(.+?)\s*#*$")
_RULE = re.compile(r"(?:[=*_~-]\s?){3,}$")
_ITEM = re.compile(r"[-*•]\s|\d{1,2}[.)]\s")
_ROW = re.compile(r"\d{1,3}\s.*\d")
_NUMBERED = re.compile(r"((?:\d{1,2}\.)*)(?:(\d{1,2})|([IVX]{1,5}))(?:[.)]|(?<=\.\d))\s+(\S.*)")
_ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV".split()
_ENDS = ".,;:!?…"
_SHORT = 60
"""The most letters of a heading that nothing but its shape tells."""
_FEW = 4
"""The most words of one that has neither a number nor capitals."""


def of_text(content: bytes, language: str) -> Iterator[Block]:
    """Plain text or Markdown; a form feed begins a page. Raises DocumentError."""
    sheets = decoded(content, language).replace("\r\n", "\n").replace("\r", "\n").split("\f")
    for number, sheet in enumerate(sheets, 1):
        page = number if len(sheets) > 1 else None
        lines = [line.strip() for line in sheet.split("\n")]
        titles = _titles(lines)
        for begin, end in _apart(lines, titles):
            yield from _told(lines[begin:end], page, begin in titles)


def _apart(lines: list[str], titles: set[int]) -> Iterator[tuple[int, int]]:
    """Where lines that stand together begin and end: an empty line, a heading or an item of a list begins anew."""
    begin = 0
    for place, line in enumerate([*lines, ""]):
        alone = begin in titles or (lines[begin:place] and lines[begin].startswith("#"))
        if not line or alone or place in titles or line.startswith("#") or _ITEM.match(line):
            if begin < place:
                yield begin, place
            begin = place + (not line)


def _titles(lines: list[str]) -> set[int]:
    """The lines that stand over text as its headings, by number, capitals, colon or brevity.

    Such a line begins where nothing goes on, and the next word would have had room on it.
    """
    width = max(map(len, lines))
    full = [place for place, line in enumerate(lines) if line]
    found: set[int] = set()
    for before, place, after in zip([-2, *full], full, full[1:], strict=False):
        above, line, below = lines[before] if before >= 0 else "", lines[place], lines[after]
        apart, close = before < place - 1, after == place + 1
        begins = apart or before in found or above[-1] in _ENDS
        whole = not close or len(line) + 1 + len(below.split()[0]) <= width
        if begins and whole and len(line) <= _SHORT and _is_title(line, above, below, apart and close):
            found.add(place)
    return found


def _is_title(line: str, above: str, below: str, tops: bool) -> bool:
    """Whether a line is a heading by its shape, and by the lines around it; `tops` says that it heads a paragraph."""
    number, words = _number(line)
    if line[-1] in _ENDS.replace(":", "") or words[0].islower() or not words[0].isalnum():
        return False
    if number:
        return _number(below)[0] != _next(number) and _next(_number(above)[0]) != number
    few = len(words.split()) <= _FEW
    if line[-1] == ":":
        return few and not _ITEM.match(below)
    return (_shouts(line) and not _shouts(below)) or (tops and few and len(below) > _SHORT)


def _number(line: str) -> tuple[tuple[int, ...], str]:
    """The number that a line begins with, part by part, and what follows.

    >>> _number("2.1 The turn"), _number("IV. Winning"), _number("2 players"), _number("3) Go")
    (((2, 1), 'The turn'), ((4,), 'Winning'), ((), '2 players'), ((3,), 'Go'))
    """
    found = _NUMBERED.match(line)
    if found is None or found[3] not in (None, *_ROMAN):
        return (), line
    last = int(found[2]) if found[2] else _ROMAN.index(found[3]) + 1
    return (*map(int, found[1].split(".")[:-1]), last), found[4]


def _next(number: tuple[int, ...]) -> tuple[int, ...]:
    return (*number[:-1], number[-1] + 1) if number else ()


def _shouts(line: str) -> bool:
    return line.isupper() and sum(map(str.isalpha, line)) > 2


def _told(lines: list[str], page: int | None, title: bool) -> Iterator[Block]:
    if title:
        yield Block(_plain(lines[0].rstrip(":")), True, page, marked=bool(_number(lines[0])[0]))
        return
    if (found := _HASHES.match(lines[0])) is not None:
        yield Block(_plain(found[1]), True, page, marked=True)
        return
    if len(lines) > 1 and _RULE.match(lines[1]):
        yield Block(_plain(lines[0]), True, page, marked=True)
        lines = lines[2:]
    text = _plain(fold(" ".join(line for line in lines if not _RULE.match(line))))
    if text:
        alone = len(lines) == 1 and len(text) <= _SHORT and text[-1] not in _ENDS and text[0].isalnum()
        yield Block(text, alone and not _number(text)[0] and not _ROW.match(text), page)


def _plain(text: str) -> str:
    """Markdown without its marks."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"(\*\*|__|`)(.+?)\1", r"\2", text).strip("|").strip()


def of_html(content: bytes, language: str) -> Iterator[Block]:
    """What a browser would show of a page. Raises DocumentError."""
    held: list[str] = []
    heading = 0
    root = tree(content, language)
    for table in root.iter("table"):
        _tell_columns(table)
    for tag, leaving, text in _steps(root):
        if tag in _CELLS:
            held.append(" ")
        elif tag not in INLINE:
            if told := fold("".join(held)):
                yield Block(told, heading > 0, marked=True)
            held = []
            heading += 0 if tag not in _HEADINGS else -1 if leaving else 1
        held.append(text)
    if told := fold("".join(held)):
        yield Block(told, heading > 0, marked=True)


def _tell_columns(table: Any) -> None:
    """Let each cell of a table tell its column, since a row is found and shown without the head of its table."""
    head, *rows = [*table.iter("tr")] or [()]
    names = [_told_in(cell) for cell in head]
    titles = len(names) > 1 and all(cell.tag == "th" for cell in head)
    if not rows or not titles or table.find(".//table") is not None:
        return
    if any(len(row) != len(names) or any(cell.tag not in _CELLS for cell in row) for row in rows):
        return
    for row in rows:
        told = [(cell, name) for cell, name in zip(row, names, strict=True) if _told_in(cell)]
        for place, (cell, name) in enumerate(told):
            cell.text = f"{'· ' if place else ''}{f'{name}: ' if name else ''}{cell.text or ''}"
    head.getparent().remove(head)


def _told_in(element: Any) -> str:
    return fold("".join(text for _, _, text in _steps(element)))


def _steps(root: Any) -> Iterator[tuple[str, bool, str]]:
    """Each element as it begins and as it ends, with the text that follows."""
    stack: list[tuple[Any, bool]] = [(root, False)]
    while stack:
        node, leaving = stack.pop()
        if leaving:
            yield node.tag, True, node.tail or ""
        elif not isinstance(node.tag, str) or node.tag in SILENT:
            yield "span", True, f" {node.tail or ''}"
        else:
            yield node.tag, False, node.text or ""
            stack.append((node, True))
            stack.extend((child, False) for child in reversed(node))
