"""The games that are known here, and the page of each."""

from __future__ import annotations

import asyncio
from dataclasses import asdict

import msgspec
from litestar import get

from rulebound.catalogue import FILES, Catalogue, Entry, catalogue, of_card
from rulebound.catalogue.kinship import grade
from rulebound.catalogue.live import LiveError
from rulebound.games import known
from rulebound.rulebook.language import LANGUAGES
from rulebound.rulebook.messages import messages
from rulebound.server import wire
from rulebound.server.context import AnyRequest, Trouble, house_of
from rulebound.server.routes.games import card_of


@get("/api/catalogue", sync_to_thread=False)
def list_catalogue() -> list[wire.KnownGame]:
    """Every game that is known here, in a line each."""
    games = catalogue()
    return [_line(games, entry) for entry in games.entries.values()]


@get("/api/catalogue/{key:str}", sync_to_thread=False)
def get_game(request: AnyRequest, key: str) -> wire.GamePage:
    """What is known of a game, what is similar and why, and what its page tells."""
    games, live = catalogue(), house_of(request).live
    entry = games.entries.get(key) or _from_elsewhere(key)
    page = games.pages.get(key)
    told = {} if page is None else asdict(page)
    shown = {
        "key": key,
        "rulebook": entry.key if page is None and key in known() else None,
        "facts": {name: asdict(fact) for name, fact in entry.facts.items()},
        "related": {other: games.entries[other].name for other in entry.related() if other in games.entries},
        "similar": [
            {"key": each.entry.key, "name": each.entry.name, "score": each.score}
            | {"reasons": [asdict(reason) for reason in each.reasons]}
            for each in (games.similar(key) if key in games.entries else ())
        ],
        "known": len(games),
        "source": None,
        **dict.fromkeys(("languages", "material", "credits", "links", "questions"), ()),
        "live": live is not None and entry.number("bgg_id") is not None,
        **told,
    }
    return msgspec.convert(shown, wire.GamePage)


@get("/api/catalogue/{key:str}/live")
async def get_live(request: AnyRequest, key: str) -> wire.LiveFigures | None:
    """What BoardGameGeek shows of a game now; nothing where the operator has not set that up."""
    games, live = catalogue(), house_of(request).live
    number = games.entries[key].number("bgg_id") if key in games.entries else None
    if live is None or number is None:
        return None
    # All that are known here go into one request, and are then there for every page.
    ids = [int(other) for entry in games.entries.values() if (other := entry.number("bgg_id")) is not None]
    try:
        found = (await asyncio.to_thread(live.figures, ids)).get(int(number))
    except LiveError as error:
        raise Trouble(502, "not-fetched", str(error)) from None
    return None if found is None else msgspec.convert(asdict(found), wire.LiveFigures)


def _line(games: Catalogue, entry: Entry) -> wire.KnownGame:
    def whole(field: str) -> int | None:
        number = entry.number(field)
        return None if number is None else int(number)

    page = games.pages.get(entry.key)
    return wire.KnownGame(
        key=entry.key,
        names=list(entry.list("names")),
        called=_called(entry.key),
        people=[*entry.list("designers"), *entry.list("artists")],
        publishers=list(entry.list("publishers")),
        year=whole("year"),
        players=[whole("players_min"), whole("players_max")],
        minutes=[whole("time_min"), whole("time_max")],
        age=whole("min_age"),
        complexity=grade(entry),
        mechanics=list(entry.list("mechanics")),
        category=list(entry.list("category")),
        rulebook=None if page is None else page.rulebook,
    )


def _called(key: str) -> list[str]:
    """What a game is called in each language that has a name for it."""
    folders = [(FILES / "words", f"name-{key}")]
    if key in known():
        folders.append((known()[key].files / "words", "name"))
    told = [(messages(folder, language), name) for folder, name in folders for language in LANGUAGES]
    return list(dict.fromkeys(words.format(name) for words, name in told if name in words))


def _from_elsewhere(key: str) -> Entry:
    """A game of another package, by its own card. Raises Trouble where there is no such game."""
    shelved = known().get(key)
    if shelved is None:
        raise Trouble(404, "no-such-game", f"no game {key[:40]!r} is known here")
    return of_card(key, card_of(shelved))
