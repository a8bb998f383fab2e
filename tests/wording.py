"""What the words of every game must hold, for the tests of each."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from rulebound.core import Event, Narrated, Ruling
from rulebound.rulebook.messages import messages
from rulebound.rulebook.words import Words


def assert_alike(folder: Traversable, language: str, apart: frozenset[str] = frozenset()) -> None:
    """A language has the messages of English, with the same variables (but for those `apart`) and attributes."""
    english, other = messages(folder, "en"), messages(folder, language)
    assert other.language == language
    assert list(other) == list(english)
    for key in english:
        assert other.variables(key) == english.variables(key) or key in apart, key
        assert other.attributes(key) == english.attributes(key), key


def assert_told(
    words: Words, thing: Ruling | Event, language: str, openings: str = "", game: Narrated | None = None
) -> None:
    """A ruling is a sentence with all its facts, an event a line besides; `openings` may begin it like a capital."""
    texts = [words.say(thing.ruling if isinstance(thing, Event) else thing, language)]
    assert texts[0].endswith("."), texts[0]
    if isinstance(thing, Event):
        texts.append(words.log(thing, language, game.narrated(thing) if game else None))
        assert not texts[1].endswith("."), texts[1]
    for text in texts:
        assert text[0].isupper() or text[0] in openings, text
        assert not set("{}").intersection(text), text
        assert "  " not in text, text
