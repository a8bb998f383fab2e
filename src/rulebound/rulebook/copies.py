"""One's own copies of sources, kept in a folder: the document as it came and its text page by page."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Hashable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from threading import Lock
from typing import Protocol

from rulebound.rulebook.documents import DocumentError, Kind, Page, kind_of, read
from rulebound.rulebook.passages import Miss, Span, around, find
from rulebound.rulebook.source import Locator, Source

MOST_BYTES = 60_000_000
_VERSION = 1


class CopyError(ValueError):
    """A copy that cannot be taken or cannot be read again. The text says which and why."""


@dataclass(frozen=True, slots=True)
class Found:
    """Where a passage stands in a copy: letters in `Copy.text`, and its page from 1 where there are pages."""

    span: Span
    page: int | None
    trusted: bool


@dataclass(frozen=True, slots=True)
class Copy:
    """One's own copy of a source. `origin` is the address or the name of the file, `taken_ms` when it came."""

    source: str
    kind: Kind
    origin: str
    taken_ms: int
    sha256: str
    pages: tuple[Page, ...]

    @property
    def text(self) -> str:
        """The folded text of all pages."""
        return " ".join(page.text for page in self.pages)

    @property
    def trusted(self) -> bool:
        """Whether the text of every page can be trusted."""
        return all(page.trusted for page in self.pages)

    def find(self, locator: Locator) -> Found | Miss:
        """The passage of a locator. Where the text is garbled, perhaps only the page on which it begins or ends."""
        found = find(self.text, locator)
        if isinstance(found, Span):
            pages = range(self._page(found.start), self._page(found.end - 1) + 1)
            trusted = all(self.pages[page].trusted for page in pages)
            return Found(found, self._number(pages[0]), trusted)
        for place, page in enumerate(self.pages):
            ends = () if page.trusted else (locator.first, locator.last)
            for words in ends:
                if words.casefold() in page.text.casefold():
                    return Found(Span(0, 0), self._number(place), trusted=False)
        return found

    def around(self, found: Found) -> tuple[str, str]:
        """A little of the text before and after a passage."""
        return around(self.text, found.span)

    def _page(self, letter: int) -> int:
        ends = accumulate(len(page.text) + 1 for page in self.pages)
        return next(place for place, end in enumerate(ends) if letter < end)

    def _number(self, place: int) -> int | None:
        return place + 1 if self.kind == "pdf" else None


class Holds(Protocol):
    """Something that holds copies of sources."""

    def has(self, source: Source) -> bool:
        """Whether there is a copy of a source."""

    def stamp(self, source: Source) -> Hashable:
        """What tells the copy of a source from one that takes its place; None where there is none."""

    def get(self, source: Source) -> Copy | None:
        """The copy of a source, if there is one. Raises CopyError when it cannot be read."""


class Handed:
    """The documents `NUMBER_*.txt` of a folder, as copies of the sources with those numbers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, Copy] = {}

    def has(self, source: Source) -> bool:
        """Whether there is a document of a source."""
        return self._file(source) is not None

    def stamp(self, source: Source) -> Hashable:
        """The file of a document, which stays as it is."""
        return self._file(source)

    def get(self, source: Source) -> Copy | None:
        """The document of a source as a copy. Raises CopyError when it cannot be read."""
        file = self._file(source)
        if file is None:
            return None
        if source.id not in self._read:
            try:
                pages = read(file.read_bytes(), "text")
            except (DocumentError, OSError) as error:
                raise CopyError(f"{file}: {error}") from None
            self._read[source.id] = Copy(source.id, "text", file.name, 0, "", pages)
        return self._read[source.id]

    def _file(self, source: Source) -> Path | None:
        return (
            next(iter(sorted(self._folder.glob(f"{source.number}_*.txt"))), None) if source.number else None
        )


class Copies:
    """The copies in a folder, one folder for each source. Nothing is made before the first copy comes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._writing = Lock()

    def has(self, source: Source) -> bool:
        """Whether there is a copy of a source."""
        return (self.folder / source.id / "copy.json").is_file()

    def stamp(self, source: Source) -> Hashable:
        """Which file a copy is and when it was written, whoever wrote it; None where there is none."""
        try:
            told = (self.folder / source.id / "copy.json").stat()
        except OSError:
            return None
        return told.st_ino, told.st_mtime_ns

    def get(self, source: Source) -> Copy | None:
        """The copy of a source, if there is one. Raises CopyError when it cannot be read."""
        path = self.folder / source.id / "copy.json"
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["version"] != _VERSION:
                raise CopyError(f"{path} is of version {data['version']}, this program reads {_VERSION}")
            pages = tuple(Page(str(page["text"]), bool(page["trusted"])) for page in data["pages"])
            return Copy(source.id, data["kind"], data["origin"], data["taken_ms"], data["sha256"], pages)
        except FileNotFoundError:
            return None
        except CopyError:
            raise
        except OSError as error:
            raise CopyError(f"{path} cannot be read: {error.strerror or error}") from error
        except (ValueError, KeyError, TypeError) as error:
            raise CopyError(f"{path} cannot be read: {error}") from None

    def document(self, source: Source) -> Path | None:
        """The document as it came, to be shown where its text cannot be trusted."""
        return next((self.folder / source.id).glob("document.*"), None)

    def take(
        self, source: Source, content: bytes, *, media_type: str = "", origin: str = "", taken_ms: int = 0
    ) -> Copy:
        """Keep a document as the copy of a source, in place of an older one.

        Raises DocumentError or CopyError, and then the older one stays.
        """
        if len(content) > MOST_BYTES:
            raise CopyError(f"a document has at most {MOST_BYTES:,} bytes, not {len(content):,}")
        kind = kind_of(content, media_type, origin)
        pages = read(content, kind)
        copy = Copy(source.id, kind, origin, taken_ms, hashlib.sha256(content).hexdigest(), pages)
        try:
            self._write(copy, content)
        except OSError as error:
            raise CopyError(f"the copy cannot be kept in {self.folder}: {error.strerror or error}") from error
        return copy

    def drop(self, source: Source) -> bool:
        """Remove the copy of a source; whether there was one. Raises CopyError."""
        place = self.folder / source.id
        try:
            with self._writing:
                shutil.rmtree(place)
        except FileNotFoundError:
            return False
        except OSError as error:
            raise CopyError(f"{place} cannot be removed: {error.strerror or error}") from error
        return True

    def _write(self, copy: Copy, content: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        place = self.folder / copy.source
        fresh = Path(tempfile.mkdtemp(prefix=f".{copy.source}-", dir=self.folder))
        try:
            (fresh / f"document.{'txt' if copy.kind == 'text' else copy.kind}").write_bytes(content)
            data = {
                "version": _VERSION,
                "kind": copy.kind,
                "origin": copy.origin,
                "taken_ms": copy.taken_ms,
                "sha256": copy.sha256,
                "pages": [{"text": page.text, "trusted": page.trusted} for page in copy.pages],
            }
            (fresh / "copy.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
            # A folder cannot take the place of one that is not empty, so the old one steps aside first.
            aside = fresh.with_name(f"{fresh.name}-old")
            with self._writing:
                older = place.exists()
                if older:
                    place.replace(aside)
                try:
                    fresh.replace(place)
                except OSError:
                    if older:
                        aside.replace(place)
                    raise
            shutil.rmtree(aside, ignore_errors=True)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
