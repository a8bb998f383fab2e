"""The games of the shelf, found by the entry-point group `rulebound.games`.

A package that ships a game registers an object that obeys `rulebound.core.Game`, and keeps beside its
module the data that the rest of the house reads: `card.toml`, `rulebook.toml`, `rulebook/<language>.ftl`
(clauses in our words) and `words/<language>.ftl` (sentences for rulings, options and moves).

A game whose rules are whole but which nobody can play at a table yet registers under
`rulebound.games.coming` instead: it is judged, checked and cited, its rulebook can be read and its pages for a
real table opened, and no table offers it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Any

from rulebound.core.game import Game

GROUP = "rulebound.games"
COMING = "rulebound.games.coming"


@dataclass(frozen=True, slots=True)
class Shelved:
    """A game on the shelf and the folder of its package with its data files."""

    key: str
    game: Game[Any, Any]
    package: str

    @property
    def files(self) -> Traversable:
        """The folder of the game's package."""
        return resources.files(import_module(self.package))


@cache
def shelf() -> dict[str, Shelved]:
    """Every game that is offered, by its key, in order. Raises ValueError when two games share a key."""
    return _found(GROUP)


@cache
def known() -> dict[str, Shelved]:
    """Every game with rules, those still to come to the shelf among them. Raises ValueError like `shelf`."""
    return _found(GROUP, COMING)


def _found(*groups: str) -> dict[str, Shelved]:
    found: dict[str, Shelved] = {}
    for point in (point for group in groups for point in entry_points(group=group)):
        game: Game[Any, Any] = point.load()
        module = import_module(point.module)
        package = module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
        if game.spec.key in found:
            raise ValueError(f"two installed games call themselves {game.spec.key!r}: {package} and another")
        found[game.spec.key] = Shelved(game.spec.key, game, package)
    return dict(sorted(found.items()))
