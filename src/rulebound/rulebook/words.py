"""What a game says: sentences for rulings and log lines, labels of options, sides and bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list

from rulebound.core import Event, Fact, Ruling
from rulebound.rulebook.messages import Messages, WordingError, messages, values
from rulebound.rulebook.table import FILES as TABLE


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one game, from the `words` folder of its package; the table's words stand behind them."""

    files: Traversable

    def messages(self, language: str) -> Messages:
        """The game's own messages in a language, or in the one that stands in for it."""
        return messages(self.files / "words", language)

    def text(self, key: str, language: str, variables: Mapping[str, Any] | None = None) -> str:
        """A message of the game, or else of the table. Raises WordingError."""
        own = self.messages(language)
        if key in own:
            return own.format(key, variables)
        common = messages(TABLE / "words", language)
        if key in common:
            return common.format(key, variables)
        raise WordingError(f"neither the game nor the table has words for {key}")

    def say(self, ruling: Ruling, language: str) -> str:
        """A ruling as a sentence, by its reason and with its facts. Raises WordingError."""
        return self.text(ruling.reason, language, self.values(ruling.facts, language))

    def log(self, event: Event, language: str, told: Mapping[str, Fact] | None = None) -> str:
        """An event as a line of the log, with what its game tells of it besides. Raises WordingError."""
        facts = self.values({**event.ruling.facts, **event.data, **(told or {})}, language)
        return self.text(f"log-{event.kind}", language, facts)

    def values(self, facts: Mapping[str, Fact], language: str) -> dict[str, str | int | float]:
        """Facts as the variables of a message; of a list of lists each is told by the message `each-` and its name."""
        return values(facts, language) | {
            name: format_list([self._each(name, item, language) for item in fact], locale=language)
            for name, fact in facts.items()
            if isinstance(fact, tuple) and f"each-{name}" in self.messages(language)
        }

    def _each(self, name: str, item: Fact, language: str) -> str:
        """An item of a fact in words: $first is its first part, $rest the others, each told by the attribute `part`."""
        key, own = f"each-{name}", self.messages(language)
        first, *rest = item if isinstance(item, tuple) else (item,)
        parts = [own.format(key, {"first": first, "part": part}, "part") for part in rest]
        return own.format(key, {"first": first, "rest": format_list(parts, locale=language) or "none"})
