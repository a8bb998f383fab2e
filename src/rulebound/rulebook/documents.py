"""Documents as text: what can be read of a text, HTML or PDF file, page by page."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from rulebound.rulebook.passages import fold

if TYPE_CHECKING:
    from pypdf import PageObject

Kind: TypeAlias = Literal["text", "html", "pdf"]

MOST_PAGES = 600
MEDIA_TYPES: dict[str, Kind] = {
    "text/plain": "text",
    "text/markdown": "text",
    "text/html": "html",
    "application/xhtml+xml": "html",
    "application/pdf": "pdf",
}

SILENT = {"script", "style", "noscript", "template", "head", "svg", "iframe", "object", "select", "button"}
INLINE = {
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "em", "font", "i", "ins", "kbd", "mark", "q", "s",
    "small", "span", "strong", "sub", "sup", "tt", "u", "var", "wbr",
}  # fmt: skip
_DESCRIPTION = re.compile(r'"description"\s*:\s*("(?:[^"\\]|\\.){100,}")')


Why: TypeAlias = Literal["unreadable", "locked", "scanned", "long", "slow", "foreign", "empty"]


class DocumentError(ValueError):
    """A file that cannot be read as what it claims to be. The text says why, `why` the kind of reason."""

    def __init__(self, text: str, why: Why = "unreadable") -> None:
        super().__init__(text)
        self.why: Why = why


@dataclass(frozen=True, slots=True)
class Page:
    """One page as folded text. `trusted` is False where its text layer is garbled or was never there."""

    text: str
    trusted: bool = True


def kind_of(content: bytes, media_type: str = "", name: str = "") -> Kind:
    """What a document is, by its first bytes, then its media type, then its name.

    Raises DocumentError for a type that we do not read.
    """
    if content.startswith(b"%PDF-"):
        return "pdf"
    declared = media_type.partition(";")[0].strip().lower()
    if declared in MEDIA_TYPES:
        return MEDIA_TYPES[declared]
    ending = name.lower().rpartition(".")[2]
    if ending in {"html", "htm", "xhtml"}:
        return "html"
    if ending in {"txt", "md", "text"}:
        return "text"
    if ending == "pdf":
        return "pdf"
    if declared and declared != "application/octet-stream":
        raise DocumentError(f"a source is text, HTML or PDF, not {declared}", "foreign")
    return "html" if re.search(rb"<(!doctype html|html|body)\b", content[:2000], re.IGNORECASE) else "text"


def read(content: bytes, kind: Kind) -> tuple[Page, ...]:
    """The pages of a document; text and HTML have one. Raises DocumentError, also when there is nothing in it."""
    pages: tuple[Page, ...]
    match kind:
        case "text":
            pages = (Page(fold(decoded(content))),)
        case "html":
            pages = (Page(fold(_readable(content))),)
        case "pdf":
            pages = tuple(_pdf(content))
    if not any(page.text for page in pages) and all(page.trusted for page in pages):
        raise DocumentError("there is no text in it", "empty")
    return pages


_CONTROL = re.compile(r"[\x01-\x08\x0e-\x1a\x1c-\x1f]")
_UTF_16 = {b"\xff\xfe", b"\xfe\xff"}
_BEFORE_UNICODE = {
    "ar": "windows-1256",
    "ja": "shift_jis",
    "ko": "euc-kr",
    "pl": "windows-1250",
    "ru": "windows-1251",
    "th": "windows-874",
    "tr": "windows-1254",
    "zh": "gbk",
}
"""What browsers take a page of these languages for where it is no Unicode; of all others it is Windows-1252."""
_CODECS = {"utf-8": "utf-8-sig", "windows-874": "cp874"}
_NAMED = re.compile(rb"(?:charset|encoding)\s*=\s*[\"']?([\w.:-]+)", re.IGNORECASE)


def encoding_of(content: bytes, language: str = "en") -> str:
    """What a text is written in: UTF-16 if it is marked so, UTF-8 if most of it is, else what its language had before."""
    if content[:2] in _UTF_16:
        return "utf-16"
    beyond = [letter for letter in content.decode(errors="replace") if letter > "\x7f"]
    if 2 * beyond.count("\ufffd") <= len(beyond):
        return "utf-8"
    return _BEFORE_UNICODE.get(language, "windows-1252")


def encoding_of_page(content: bytes, language: str = "en") -> str:
    """What an HTML page says that it is written in, or else what a text would be."""
    named = _NAMED.search(content, 0, 2048)
    return encoding_of(content, language) if named is None else named[1].decode(errors="replace").lower()


def decoded(content: bytes, language: str = "en") -> str:
    """The text of a file in its encoding. Raises DocumentError."""
    encoding = encoding_of(content, language)
    try:
        text = content.decode(_CODECS.get(encoding, encoding))
    except UnicodeDecodeError as error:
        read = f"it is not {encoding.upper()} text: byte {error.start} cannot be read"
        raise DocumentError(read, "foreign") from None
    if "\0" in text:
        raise DocumentError("it is not text: it holds zero bytes", "foreign")
    if sign := _CONTROL.search(text):
        raise DocumentError(
            f"it is not text: it holds U+{ord(sign[0]):04X}, which controls a machine", "foreign"
        )
    return text


def tree(content: bytes, language: str = "en") -> Any:
    """The elements of a page, however broken it is. Raises DocumentError."""
    from lxml import etree, html  # what reads no page does without it

    # It reads what a page names by itself, and would take one that names nothing for Latin-1.
    encoding = None if _NAMED.search(content, 0, 2048) else encoding_of(content, language)
    parser = html.HTMLParser(encoding=encoding, remove_comments=True, remove_pis=True, huge_tree=False)
    try:
        return html.document_fromstring(content, parser=parser)
    except (etree.LxmlError, ValueError) as error:
        raise DocumentError(f"it is not readable HTML: {error}") from None


def _readable(content: bytes) -> str:
    root = tree(content)
    shown = "".join(_shown(root))
    return "\n".join([shown, *_carried(root)])


def _shown(root: Any) -> Iterator[str]:
    """The text that a browser would show; blocks are parted by line ends."""
    stack: list[tuple[Any, bool]] = [(root, False)]
    while stack:
        node, leaving = stack.pop()
        if leaving:
            yield "" if node.tag in INLINE else "\n"
            yield node.tail or ""
            continue
        if node.tag in SILENT or not isinstance(node.tag, str):
            yield " "
            yield node.tail or ""
            continue
        yield "" if node.tag in INLINE else "\n"
        yield node.text or ""
        stack.append((node, True))
        stack.extend((child, False) for child in reversed(node))


def _carried(root: Any) -> Iterator[str]:
    """Descriptions that a page carries as JSON for its scripts to draw, as BoardGameGeek's pages do."""
    from lxml import etree, html

    for script in root.iter("script"):
        for match in _DESCRIPTION.finditer(script.text or ""):
            try:
                yield "".join(_shown(html.fromstring(json.loads(match[1]))))
            except (ValueError, etree.LxmlError):
                continue


def _pdf(content: bytes) -> Iterator[Page]:
    from pypdf import PdfReader  # what reads no PDF does without it

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # its warnings are about files that are not ours
    # A broken PDF makes pypdf raise nearly anything, so everything is caught here and told as one thing.
    try:
        reader = PdfReader(BytesIO(content))
        if reader.is_encrypted and not reader.decrypt(""):
            raise DocumentError("the PDF is locked with a password", "locked")
        if len(reader.pages) > MOST_PAGES:
            raise DocumentError(f"the PDF has {len(reader.pages)} pages, more than {MOST_PAGES}", "long")
        pages = list(reader.pages)
    except DocumentError:
        raise
    except Exception as error:
        raise DocumentError(f"it is not a readable PDF: {error}") from None
    for page in pages:
        try:
            yield _pdf_page(page)
        except Exception:  # one page that cannot be read does not spoil the others
            yield Page("", trusted=False)


def _pdf_page(page: PageObject) -> Page:
    runs: list[tuple[float, float, float, str]] = []

    def seen(text: str, _cm: Any, at: Any, _font: Any, size: float) -> None:
        if text.strip():
            runs.append((at[4], at[5], abs(size * (at[3] or at[0])) or 10.0, text))

    text = fold(page.extract_text(visitor_text=seen))
    return Page(text, trusted=bool(text) and not garbled(text) and not _tangled(runs))


def garbled(text: str) -> bool:
    """Whether letters are missing, replaced or drawn one by one."""
    strange = sum(1 for c in text if c == "\ufffd" or "\ue000" <= c <= "\uf8ff" or (c < " "))
    words = re.findall(r"\S+", text)
    lone = sum(1 for word in words if len(word) == 1 and word.isalpha())
    return 50 * (strange + 4 * text.count("(cid:")) > len(text) or (
        len(words) >= 12 and 3 * lone > len(words)
    )


def _tangled(runs: list[tuple[float, float, float, str]]) -> bool:
    """Whether the text jumps up and down the page, as it does when sidebars are read between the lines."""
    rises = 0
    for (_, y, size, _), (_, next_y, _, _) in pairwise(runs):
        rises += next_y > y + 1.5 * size
    # Each further column is one rise; more than that, and often, is a tangle.
    return rises > 3 and 8 * rises > len(runs)
