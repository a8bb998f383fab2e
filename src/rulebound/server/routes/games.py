"""The shelf: games, words and rulebooks."""

from __future__ import annotations

import tomllib

from litestar import get

from rulebound.bots import levels
from rulebound.games import Shelved, shelf
from rulebound.server import wire
from rulebound.server.context import Trouble
from rulebound.tables.setup import game_of

LANGUAGES = ("en", "ru", "fr", "nl", "de")


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameCard]:
    """Every game on the shelf."""
    return [_card(shelved) for shelved in shelf().values()]


@get("/api/words/{key:str}/{language:str}", media_type="text/plain", sync_to_thread=False)
def get_words(key: str, language: str) -> str:
    """The sentences of a game as Fluent text."""
    file = game_of(key).files / "words" / f"{language}.ftl"
    if language not in LANGUAGES or not file.is_file():
        raise Trouble(404, "no-such-language", f"{key} has no words in {language[:20]!r}")
    return file.read_text(encoding="utf-8")


def _card(shelved: Shelved) -> wire.GameCard:
    spec, file = shelved.game.spec, shelved.files / "card.toml"
    options = [wire.OptionCard(o.key, list(o.choices), o.default, o.clause) for o in spec.options]
    card = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return wire.GameCard(
        key=spec.key,
        seats=list(spec.seats),
        options=options,
        levels=[level.key for level in levels(spec.key)],
        languages=[code for code in LANGUAGES if (shelved.files / "words" / f"{code}.ftl").is_file()],
        card=card,
    )
