"""The application: the house, its routes, and errors that always say what and where."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from threading import Thread
from typing import Any

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.types import ASGIApp

from rulebound.assistant.assistant import Assistant
from rulebound.assistant.remember import Versions
from rulebound.assistant.writing.writer import Writer
from rulebound.booklets.bookcase import Bookcase
from rulebound.catalogue import FILES
from rulebound.catalogue.live import Live, LiveError, by_token
from rulebound.games import known
from rulebound.referee.builders import Builders
from rulebound.referee.court import Court
from rulebound.rulebook.copies import Copies
from rulebound.rulebook.library import Library
from rulebound.server import page
from rulebound.server.context import AnyRequest, House
from rulebound.server.errors import ERRORS
from rulebound.server.guard import Guard
from rulebound.server.limits import Limits
from rulebound.server.openapi import describe
from rulebound.server.plates import Plates
from rulebound.server.quiet import Quiet
from rulebound.server.rooms import Rooms
from rulebound.server.rounds import Rounds
from rulebound.server.routes import (
    analysis,
    asking,
    booklets,
    catalogue,
    games,
    plates,
    questions,
    rounds,
    rulebooks,
    socket,
    tables,
)
from rulebound.server.settings import Settings
from rulebound.store import Booklets, Questions, Store, migrate, open_database, sqlite_url
from rulebound.store import Plates as KeptPlates
from rulebound.tables.host import Host
from rulebound.tables.keeper import wall_ms
from rulebound.tables.thinking import Thinker

BODY_BYTES = 64 * 1024
DAY_MS = 24 * 3600 * 1000
SESSION_MS = 400 * DAY_MS
PLATES_MS = 30 * DAY_MS
"""So long what was built can be watched again; its judgement stays in the log of the match."""


@get("/api/schema.json", include_in_schema=False, sync_to_thread=True)
def get_schema() -> dict[str, Any]:
    """The description of the API, in OpenAPI 3.1."""
    return _schema()


@cache
def _schema() -> dict[str, Any]:
    return describe(HANDLERS)


HANDLERS: list[Any] = [
    get_schema,
    games.list_games,
    catalogue.list_catalogue,
    catalogue.get_game,
    catalogue.get_live,
    rulebooks.get_words,
    rulebooks.get_rulebook,
    rulebooks.get_passage,
    rulebooks.copy_source,
    rulebooks.import_source,
    rulebooks.drop_copy,
    rulebooks.get_document,
    tables.list_tables,
    tables.create_table,
    tables.get_table,
    tables.get_events,
    tables.get_record,
    tables.post_command,
    tables.play_again,
    tables.post_invitation,
    tables.end_watching,
    tables.give_nonce,
    tables.take_seat,
    tables.delete_seat,
    tables.fill_seat,
    tables.redeem,
    tables.look,
    asking.ask,
    asking.write,
    booklets.list_booklets,
    booklets.bring_booklet,
    booklets.delete_booklet,
    booklets.get_picture,
    questions.list_questions,
    questions.delete_questions,
    questions.export_questions,
    questions.get_question,
    questions.delete_question,
    questions.hold_wrong,
    questions.make_link,
    questions.end_link,
    questions.look_at_answer,
    analysis.judge,
    analysis.analyse,
    analysis.think,
    analysis.odds,
    analysis.score,
    analysis.read_record,
    rounds.begin_round,
    rounds.judge_round,
    rounds.begin_shared_round,
    rounds.judge_shared_round,
    plates.list_plates,
    plates.be_ready,
    plates.list_past,
    plates.get_log,
    plates.add_to_log,
    plates.judge_plate,
    socket.table_socket,
    page.index,
    page.part,
]


def build(settings: Settings, say: Callable[[str], None] = lambda _: None) -> ASGIApp:
    """The application behind its guard, ready for an ASGI server. The store is opened at its start.

    `say` hears how long bots took to be compiled.
    """
    store = Store(open_database(sqlite_url(settings.file), settings.synchronous))
    rooms = Rooms(wall_ms)
    host = Host(store, rooms, Thinker())
    limits = Limits(settings.rate)
    quiet = Quiet()
    library = Library({key: shelved.files for key, shelved in known().items()} | {"catalogue": FILES})
    copies = Copies(settings.sources)
    assistant = Assistant(known(), copies, settings.vectors)
    live = _live(settings, say)
    court = Court()
    kept = KeptPlates(store.database)
    building = Plates(host, rooms, court, Builders(), kept)
    house = House(
        settings=settings,
        store=store,
        library=library,
        copies=copies,
        host=host,
        rooms=rooms,
        limits=limits,
        assistant=assistant,
        bookcase=Bookcase(
            Booklets(store.database), assistant.meanings, assistant.tongue, settings.booklet_mb * 1_000_000
        ),
        questions=Questions(store.database),
        versions=Versions(library),
        rounds=Rounds(court),
        plates=building,
        live=live,
        writer=None if settings.model is None else Writer(assistant, settings.model, settings.logs_questions),
    )

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await migrate(store.database)
        await house.questions.drop_old(settings.kept_since(wall_ms()))
        await store.drop_sessions(wall_ms() - SESSION_MS)
        await house.bookcase.booklets.drop_ownerless()
        await store.drop_invitations(wall_ms())
        await kept.drop_old(wall_ms() - PLATES_MS)
        await host.start()
        await building.start()
        if settings.warm:
            host.thinker.warm(say)
            Thread(target=assistant.warm, args=(quiet.wait,), name="warm assistant", daemon=True).start()
        try:
            yield
        finally:
            rooms.close()
            building.close()
            court.close()
            await host.close()
            store.close()

    app = Litestar(
        HANDLERS,
        lifespan=[running],
        state=State({"house": house, "page": page.Page()}),
        exception_handlers=ERRORS,
        request_class=AnyRequest,
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app, settings, store, limits, quiet)


def _live(settings: Settings, say: Callable[[str], None]) -> Live | None:
    """What asks BoardGameGeek, where the operator has a token; the page is there without it."""
    try:
        return by_token(settings.bgg_token, settings.bgg_figures)
    except LiveError as error:
        say(f"No figures of BoardGameGeek: {error}.")
        return None
