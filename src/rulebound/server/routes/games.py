"""The shelf."""

from __future__ import annotations

import math
import tomllib
from typing import Any

from litestar import get

from rulebound.bots import seated
from rulebound.bots.exact import solver
from rulebound.games import Shelved, shelf
from rulebound.rulebook.messages import languages
from rulebound.server import wire


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameCard]:
    """Every game on the shelf, each at the place that its card names; those that name none come last."""
    return sorted(map(_card, shelf().values()), key=_place)


def _place(card: wire.GameCard) -> tuple[float, str]:
    place = card.card.get("place")
    return place if isinstance(place, int) else math.inf, card.key


def _card(shelved: Shelved) -> wire.GameCard:
    spec, words = shelved.game.spec, shelved.files / "words"
    return wire.GameCard(
        key=spec.key,
        seats=list(spec.seats),
        options=[
            wire.OptionCard(o.key, list(o.choices), o.default, o.clause, list(o.each)) for o in spec.options
        ],
        levels=list(seated(spec.key)),
        solved=solver(spec.key) is not None,
        languages=languages(words) if words.is_dir() else [],
        card=card_of(shelved),
    )


def card_of(shelved: Shelved) -> dict[str, Any]:
    """What a game's package tells of it for the shelf; a game may come without."""
    file = shelved.files / "card.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
