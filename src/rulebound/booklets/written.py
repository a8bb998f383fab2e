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
_ITEM_OR_ROW = re.compile(r"\d{1,2}\)|\d{1,3}\s.*\d")
_ENDS = ".,;:!?…"
_SHORT = 60
"""The most letters of a heading that nothing but its shape tells."""


def of_text(content: bytes) -> Iterator[Block]:
    """Plain text or Markdown; a form feed begins a page. Raises DocumentError."""
    sheets = decoded(content).replace("\r\n", "\n").replace("\r", "\n").split("\f")
    for number, sheet in enumerate(sheets, 1):
        page = number if len(sheets) > 1 else None
        for lines in _apart(sheet.split("\n")):
            yield from _told(lines, page)


def _apart(lines: list[str]) -> Iterator[list[str]]:
    """Lines that stand together: an empty line, a heading or an item of a list begins anew."""
    held: list[str] = []
    for line in map(str.strip, lines):
        item = re.match(r"[-*•]\s|\d{1,2}[.)]\s", line)
        if not line or line.startswith("#") or item or (held and held[0].startswith("#")):
            if held:
                yield held
            held = []
        if line:
            held.append(line)
    if held:
        yield held


def _told(lines: list[str], page: int | None) -> Iterator[Block]:
    if (found := _HASHES.match(lines[0])) is not None:
        yield Block(_plain(found[1]), True, page, marked=True)
        return
    if len(lines) > 1 and _RULE.match(lines[1]):
        yield Block(_plain(lines[0]), True, page, marked=True)
        lines = lines[2:]
    text = _plain(fold(" ".join(line for line in lines if not _RULE.match(line))))
    if text:
        alone = len(lines) == 1 and len(text) <= _SHORT and text[-1] not in _ENDS and text[0].isalnum()
        yield Block(text, alone and not _ITEM_OR_ROW.match(text), page)


def _plain(text: str) -> str:
    """Markdown without its marks."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"(\*\*|__|`)(.+?)\1", r"\2", text).strip("|").strip()


def of_html(content: bytes) -> Iterator[Block]:
    """What a browser would show of a page. Raises DocumentError."""
    held: list[str] = []
    heading = 0
    for tag, leaving, text in _steps(tree(content)):
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
