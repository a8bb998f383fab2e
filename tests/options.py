"""What the options of every game must hold, for the tests of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.core import ClauseId, Game
from rulebound.rulebook.citing import cites


def assert_options_cite(game: Game[Any, Any], clauses: Mapping[str, ClauseId]) -> None:
    """Each option rests on the clause that is named for it, and none is forgotten."""
    options = {option.key: option for option in game.spec.options}
    assert options.keys() == clauses.keys()
    assert [key for key, clause in clauses.items() if not cites(options[key], clause)] == []
