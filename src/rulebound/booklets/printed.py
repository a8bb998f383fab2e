"""PDF files by PDFium: their text in blocks, and pictures of where a passage stands. Only used in a process apart."""

from __future__ import annotations

import re
import struct
import zlib
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import c_int, create_string_buffer
from dataclasses import dataclass
from statistics import median

import pypdfium2 as pdfium
import pypdfium2.raw as raw

from rulebound.booklets.paragraphs import BULLET, WORD, Block
from rulebound.rulebook.documents import MOST_PAGES, DocumentError, garbled

SCALE = 2.0
"""Pixels a point of a picture; fewer where it would grow beyond `MOST_PIXELS` either way."""
MOST_PIXELS = 1600
MOST_LETTERS = 2_000_000

_HYPHENS = {"\x02", "\ufffe", "\xad"}
_ENDS = (".", "!", "?", "…", ":", ";")
_SHORT = 90
"""The most letters of a heading."""
_EDGE = 2
"""In how many lines at the top and at the bottom of a page a running title stands."""
_AROUND = 26.0
"""Points of the page around a passage."""
_GAP = 3.0
"""Points around a line at the edge of a picture."""
_MOST_AROUND = 20_000
"""The most letters of a page that are looked through for such lines."""


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    places: array[int]
    size: float
    bold: bool
    left: float
    right: float
    top: float
    bottom: float


@contextmanager
def _opened(content: bytes) -> Iterator[pdfium.PdfDocument]:
    """A document that is open. Raises DocumentError."""
    try:
        document = pdfium.PdfDocument(content)
    except pdfium.PdfiumError as error:
        if error.err_code == raw.FPDF_ERR_PASSWORD:
            raise DocumentError("it is locked with a password: save it without one", "locked") from None
        raise DocumentError("it is not a readable PDF") from None
    try:
        yield document
    finally:
        document.close()


def of_pdf(content: bytes) -> tuple[int, tuple[int, ...], list[Block]]:
    """How many pages a PDF has, those of them without readable text, and its blocks.

    Raises DocumentError for what is locked, broken, too long, or has no text at all.
    """
    with _opened(content) as document:
        count = len(document)
        if count > MOST_PAGES:
            raise DocumentError(f"the PDF has {count} pages, more than {MOST_PAGES}", "long")
        pages, letters = [], 0
        for number in range(count):
            lines = _lines(document, number)
            letters += sum(len(line.text) for line in lines)
            if letters > MOST_LETTERS:
                raise DocumentError(f"it has more than {MOST_LETTERS:,} letters by page {number + 1}", "long")
            pages.append(lines)
    unread = tuple(number for number, lines in enumerate(pages, 1) if not lines)
    if len(unread) == count:
        raise DocumentError(
            "its pages are pictures: no text can be read from a scan, so let a program recognise its text first",
            "scanned",
        )
    return count, unread, list(_blocks(_without_running_titles(pages)))


def _lines(document: pdfium.PdfDocument, number: int) -> list[_Line]:
    """The lines of a page; none where it cannot be read or its text is garbled."""
    try:
        page = document[number]
        sheet = page.get_textpage()
    except pdfium.PdfiumError:
        return []
    letters = [_letter(sheet, i) for i in range(sheet.count_chars())]
    lines, begin = [], 0
    for end in [*(i for i, letter in enumerate(letters) if letter in "\r\n"), len(letters)]:
        if line := _line(sheet, letters, begin, end):
            lines.append(line)
        begin = end + 1
    sheet.close()
    page.close()
    return [] if garbled("\n".join(line.text for line in lines).replace("\n", " ")) else lines


def _letter(sheet: pdfium.PdfTextPage, place: int) -> str:
    code = raw.FPDFText_GetUnicode(sheet, place)
    return chr(code) if code and code < 0x110000 and not 0xD800 <= code < 0xE000 else " "


def _line(sheet: pdfium.PdfTextPage, letters: Sequence[str], begin: int, end: int) -> _Line | None:
    """The line between two letters, with its runs of white space as one space each."""
    text: list[str] = []
    places = array("l")
    for place in range(begin, end):
        letter = letters[place]
        if letter.isspace():
            if text and text[-1] != " ":
                text.append(" ")
                places.append(place)
        else:
            text.append("\xad" if letter in _HYPHENS else letter)
            places.append(place)
    if text and text[-1] == " ":
        text.pop()
        places.pop()
    if not text:
        return None
    left, bottom, _, top = sheet.get_charbox(places[0], loose=True)
    right = sheet.get_charbox(places[-1], loose=True)[2]
    return _Line("".join(text), places, top - bottom, _bold(sheet, places[0]), left, right, top, bottom)


def _bold(sheet: pdfium.PdfTextPage, place: int) -> bool:
    if raw.FPDFText_GetFontWeight(sheet, place) >= 600:
        return True
    name = create_string_buffer(128)
    raw.FPDFText_GetFontInfo(sheet, place, name, 128, None)
    return any(mark in name.value.lower() for mark in (b"bold", b"black", b"heavy"))


def _without_running_titles(pages: Sequence[Sequence[_Line]]) -> list[list[_Line]]:
    """Lines without what is printed at the edge of most pages: titles and page numbers."""

    def shape(line: _Line) -> str:
        return re.sub(r"\d+", "0", line.text)

    def edge(lines: Sequence[_Line]) -> set[str]:
        down = sorted(lines, key=lambda line: line.bottom)
        return {shape(line) for line in (*down[:_EDGE], *down[-_EDGE:])}

    spread = Counter(mark for lines in pages for mark in edge(lines))
    often = max(3, len(pages) * 2 // 5)
    return [
        [line for line in lines if spread[mark := shape(line)] < often or mark not in edge(lines)]
        for lines in pages
    ]


def _blocks(pages: Sequence[Sequence[_Line]]) -> Iterator[Block]:
    sizes = [line.size for lines in pages for line in lines for _ in range(1 + len(line.text) // 20)]
    usual = median(sizes) if sizes else 0.0
    bold = sum(len(line.text) * (1 if line.bold else -1) for lines in pages for line in lines) > 0
    for number, lines in enumerate(pages, 1):
        for group in _groups(lines):
            yield _block(group, number, usual, bold)


def _groups(lines: Sequence[_Line]) -> Iterator[list[_Line]]:
    held: list[_Line] = []
    for line in lines:
        if held and _begins(held, line):
            yield held
            held = []
        held.append(line)
    if held:
        yield held


def _begins(held: Sequence[_Line], line: _Line) -> bool:
    """Whether a line begins a new block after those that are held."""
    last = held[-1]
    if abs(line.size - last.size) > 0.12 * last.size or line.bold != last.bold:
        return True
    if BULLET.match(line.text) or _capitals(line) != _capitals(last):
        return True
    whole = last.text.endswith(_ENDS)
    if line.bottom >= last.bottom:  # further to the right, or a new column: a sentence may run on
        return whole or (line.bottom > last.top and line.text[:1].isupper())
    if last.bottom - line.bottom > 1.75 * last.size:
        return True
    wide = max(each.right for each in held) - min(each.left for each in held)
    return whole and len(held) > 1 and last.right - last.left < 0.8 * wide


def _capitals(line: _Line) -> bool:
    return len(line.text) > 3 and line.text.isupper()


def _block(lines: Sequence[_Line], page: int, usual: float, bold: bool) -> Block:
    text, places = "", array("l")
    for line in lines:
        if text.endswith("\xad"):
            text, places = text[:-1], places[:-1]
        elif text:
            text += " "
            places.append(places[-1])
        text += line.text
        places += line.places
    kept = [i for i, letter in enumerate(text) if letter != "\xad"]
    text, places = "".join(text[i] for i in kept), array("l", (places[i] for i in kept))
    large = lines[0].size > 1.15 * usual
    loud = large or (lines[0].bold and not bold) or (text.isupper() and len(text) > 3)
    heading = loud and len(lines) <= 2 and len(text) <= _SHORT and not text.endswith(_ENDS[:3])
    return Block(text, heading, page, places, marked=heading and large)


def picture(content: bytes, page: int, start: int, count: int, words: Sequence[int]) -> bytes:
    """The region of a page, from 1, around some of its letters, as PNG: the passage tinted, words of it marked.

    The words are told by their numbers in the passage, from 0. Raises DocumentError for a place that is not there.
    """
    with _opened(content) as document:
        if not 1 <= page <= len(document):
            raise DocumentError(f"there is no page {page}")
        shown = document[page - 1]
        sheet = shown.get_textpage()
        if count < 1 or not 0 <= start <= sheet.count_chars() - count:
            raise DocumentError(f"page {page} has no letters {start} to {start + count}")
        passage = _boxes(sheet, start, count)
        spans = _words("".join(_letter(sheet, start + i) for i in range(count)))
        marked = [
            box
            for first, last in _runs([number for number in words if number < len(spans)])
            for box in _boxes(sheet, start + spans[first][0], spans[last][1] - spans[first][0])
        ]
        return _drawn(shown, passage, marked, _boxes(sheet, 0, min(sheet.count_chars(), _MOST_AROUND)))


def _words(letters: str) -> list[tuple[int, int]]:
    """Where the words among letters stand, also those that are parted at the end of a line."""
    places = [
        i
        for i, letter in enumerate(letters)
        if letter not in _HYPHENS and not (letter in "\r\n" and letters[:i].rstrip("\r\n")[-1:] in _HYPHENS)
    ]
    return [
        (places[found.start()], places[found.end() - 1] + 1)
        for found in WORD.finditer("".join(letters[i] for i in places))
    ]


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Numbers that follow each other, as pairs of the first and the last."""
    runs: list[tuple[int, int]] = []
    for number in sorted(set(numbers)):
        if runs and runs[-1][1] == number - 1:
            runs[-1] = runs[-1][0], number
        else:
            runs.append((number, number))
    return runs


Box = tuple[float, float, float, float]
"""Left, bottom, right and top, in points of the page."""


def _boxes(sheet: pdfium.PdfTextPage, start: int, count: int) -> list[Box]:
    return [sheet.get_rect(i) for i in range(sheet.count_rects(start, count))]


def _whole_lines(top: float, bottom: float, lines: Sequence[Box]) -> tuple[float, float]:
    """The upper and the lower edge of a region, moved outwards where they would cut a line of text in two."""
    cut_above = [box[1] for box in lines if box[1] < top < box[3] and box[3] - box[1] < _AROUND]
    cut_below = [box[3] for box in lines if box[1] < bottom < box[3] and box[3] - box[1] < _AROUND]
    return min([top, *(each - _GAP for each in cut_above)]), max(
        [bottom, *(each + _GAP for each in cut_below)]
    )


def _drawn(
    page: pdfium.PdfPage, passage: Sequence[Box], marked: Sequence[Box], others: Sequence[Box]
) -> bytes:
    if not passage:
        raise DocumentError("the passage has no place on its page")
    width, height = page.get_size()
    boxes = [_seen(page, box, width, height) for box in passage]
    left = max(0.0, min(box[0] for box in boxes) - _AROUND)
    right = min(width, max(box[2] for box in boxes) + _AROUND)
    seen = [_seen(page, box, width, height) for box in others]
    top, bottom = _whole_lines(
        min(box[1] for box in boxes) - _AROUND,
        max(box[3] for box in boxes) + _AROUND,
        [box for box in seen if box[0] < right and left < box[2]],
    )
    top, bottom = max(0.0, top), min(height, bottom)
    if right - left < 1 or bottom - top < 1:
        raise DocumentError("the passage lies outside its page")
    scale = min(SCALE, MOST_PIXELS / (right - left), MOST_PIXELS / (bottom - top))
    bitmap = page.render(
        scale=scale,
        crop=(left, height - bottom, width - right, top),
        force_bitmap_format=raw.FPDFBitmap_BGR,
        rev_byteorder=True,
    )
    stride = bitmap.stride
    pixels = bytes(bitmap.buffer)
    rows = [bytearray(pixels[y * stride : y * stride + 3 * bitmap.width]) for y in range(bitmap.height)]
    for tint, found in ((_PASSAGE, boxes), (_WORDS, [_seen(page, box, width, height) for box in marked])):
        for box in found:
            x0, x1 = (max(0, round((x - left) * scale)) for x in (box[0] - 1, box[2] + 1))
            y0, y1 = (max(0, round((y - top) * scale)) for y in (box[1] - 1, box[3] + 1))
            for row in rows[y0:y1]:
                for channel, table in enumerate(tint):
                    row[3 * x0 + channel : 3 * x1 : 3] = row[3 * x0 + channel : 3 * x1 : 3].translate(table)
    return _png(rows, bitmap.width)


def _seen(page: pdfium.PdfPage, box: Box, width: float, height: float) -> Box:
    """A box as the page is seen, turned and trimmed: points from its left and from its top."""
    fine = 16  # the conversion counts whole pixels
    size = round(width * fine), round(height * fine)
    corners = []
    for x, y in ((box[0], box[1]), (box[2], box[3])):
        across, down = c_int(), c_int()
        raw.FPDF_PageToDevice(page, 0, 0, *size, 0, x, y, across, down)
        corners.append((across.value / fine, down.value / fine))
    (xa, ya), (xb, yb) = corners
    return min(xa, xb), min(ya, yb), max(xa, xb), max(ya, yb)


def _table(share: float) -> bytes:
    return bytes(round(level * share) for level in range(256))


_PASSAGE = tuple(map(_table, (1.0, 0.97, 0.86)))
_WORDS = tuple(map(_table, (1.0, 0.82, 0.36)))


def _png(rows: Sequence[bytearray], width: int) -> bytes:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, len(rows), 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")
