"""Texts in Fluent files: one file a language, messages by key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rulebound.core import Fact
from rulebound.rulebook.language import LANGUAGES, negotiate


class WordingError(LookupError):
    """A text that is missing or cannot be read, or one that asks for something it is not given."""


_BELOW = re.compile(r"(?<!\w)-(?=\d)")
"""Where a number below zero begins, as computers write it."""
_TEXT = r"([a-zA-Z][a-zA-Z0-9_-]*) *= *([^\s{}][^{}\r\n]*)\n"
_ATTRIBUTE = re.compile(rf" +\.{_TEXT}")
_PLAIN = re.compile(rf"{_TEXT}((?: +\.{_TEXT})*)|(?:#[^\r\n]*)?\n")
"""A message whose texts are a line each without anything to fill in; or a line that says nothing."""


class Messages:
    """The messages of one file. Raises WordingError when the file is not clean Fluent."""

    def __init__(self, language: str, text: str, name: str = "text") -> None:
        self.language = language
        self.text = text
        self._name = name
        self._bundle = FluentBundle([language], use_isolating=False)
        resource = _plain(text) or FluentResource(text)
        self._entries: dict[str, ast.Message] = {}
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text[: entry.span.start].count("\n") + 1 if entry.span else 1
                first = (entry.content or "").strip().partition("\n")[0]
                raise WordingError(f"{name}, line {line}: not a message: {first}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._entries:
                    raise WordingError(f"{name}: message {entry.id.name} is there twice")
                self._entries[entry.id.name] = entry
        self._bundle.add_resource(resource)

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def attributes(self, key: str) -> set[str]:
        """The names of a message's attributes."""
        return {attribute.id.name for attribute in self._entries[key].attributes}

    def variables(self, key: str) -> set[str]:
        """The names of all variables that a message and its attributes may ask for."""
        seen: set[str] = set()

        class Seen(Visitor):
            def visit_VariableReference(self, node: ast.VariableReference) -> None:
                seen.add(node.id.name)

        Seen().visit(self._entries[key])
        return seen

    def format(self, key: str, values: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
        """The text of a message, or of its attribute, with its variables filled in. Raises WordingError."""
        if key not in self._entries:
            raise WordingError(f"{self._name}: there is no message {key}")
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise WordingError(f"{self._name}: message {key} has no {attribute or 'text'}")
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise WordingError(f"{self._name}: message {key}: {errors[0]}")
        below = any(isinstance(value, int | float) and value < 0 for value in (values or {}).values())
        return _BELOW.sub("−", str(text)) if below else str(text)


def _plain(text: str) -> ast.Resource | None:
    """A file of nothing but plain messages, as all rulebooks are, in a tenth of the time; None for any other."""
    body: list[ast.EntryType] = []
    at = 0
    while at < len(text):
        found = _PLAIN.match(text, at)
        if found is None:
            return None
        at = found.end()
        if found[1]:
            attributes = [
                ast.Attribute(ast.Identifier(each[1]), _pattern(each[2]))
                for each in _ATTRIBUTE.finditer(found[3])
            ]
            body.append(ast.Message(ast.Identifier(found[1]), _pattern(found[2]), attributes))
    return ast.Resource(body)


def _pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text.rstrip(" "))])


_read: dict[tuple[str, str], Messages] = {}


def messages(folder: Traversable, language: str) -> Messages:
    """The messages of `<language>.ftl` in a folder, or of another language if that is missing.

    Raises WordingError when there is none at all.
    """
    asked = (str(folder), language)
    if asked not in _read:
        there = languages(folder)
        if not there:
            raise WordingError(f"{folder} has no language file")
        chosen = negotiate([language], there)
        file = folder / f"{chosen}.ftl"
        _read[asked] = Messages(chosen, file.read_text(encoding="utf-8"), f"{folder.name}/{file.name}")
    return _read[asked]


def languages(folder: Traversable) -> list[str]:
    """The languages that a folder has a file for, ours first and in our order."""
    there = [entry.name.removesuffix(".ftl") for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return [tag for tag in LANGUAGES if tag in there] + sorted(set(there) - set(LANGUAGES))


def values(facts: Mapping[str, Fact], language: str) -> dict[str, str | int | float]:
    """Facts as the variables of a message.

    Text and numbers stay, nothing becomes `none`, lists of them become one phrase ("a4, b5, and c6");
    a list of lists has no phrase and is left out.
    """
    found: dict[str, str | int | float] = {}
    for name, fact in facts.items():
        if isinstance(fact, tuple):
            if not any(isinstance(item, tuple) for item in fact):
                found[name] = format_list([str(item) for item in fact], locale=language)
        elif fact is None:
            found[name] = "none"
        elif isinstance(fact, bool):
            found[name] = str(fact).lower()
        else:
            found[name] = fact if isinstance(fact, int | float) else str(fact)
    return found
