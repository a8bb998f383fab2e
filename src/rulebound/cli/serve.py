"""`rulebound serve`."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulebound.cli.group import NotDone
from rulebound.cli.writing import endpoint, writing

if TYPE_CHECKING:
    import socket

    from rulebound.server.settings import Settings
    from rulebound.store import Synchronous


@click.command("serve")
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Port to listen on."
)
@click.option("--lan", is_flag=True, help="Serve the local network too, not only this machine.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option(
    "--synchronous",
    type=click.Choice(["NORMAL", "FULL"]),
    default="NORMAL",
    show_default=True,
    help="FULL waits for the disk at every move; with NORMAL a power cut may cost the last moves.",
)
@click.option(
    "--public",
    metavar="URL",
    callback=lambda _context, _option, address: address and _origin(address),
    help="Address by which others reach the server through a proxy, such as https://games.example.",
)
@click.option(
    "--history",
    "history_days",
    metavar="DAYS",
    type=click.IntRange(0, 36_500),
    default=365,
    show_default=True,
    help="How long each visitor's questions about the rules are kept; 0 keeps none.",
)
@writing
@click.option(
    "--llm-log-questions",
    is_flag=True,
    help="Where the model's answer fails, log the question too, not only why.",
)
@click.option(
    "--rulebooks",
    "booklet_mb",
    metavar="MB",
    type=click.IntRange(0, 100_000),
    default=100,
    show_default=True,
    help="How much the rulebooks of other games that a visitor brings may take; 0 lets nobody bring any.",
)
def command(
    port: int,
    lan: bool,
    no_browser: bool,
    synchronous: Synchronous,
    public: str | None,
    history_days: int,
    llm: str | None,
    llm_model: str | None,
    llm_key_file: Path | None,
    llm_timeout: float,
    llm_log_questions: bool,
    booklet_mb: int,
) -> None:
    """Serve the page and the tables on this machine, until you press Ctrl-C.

    Matches are kept in $RULEBOUND_HOME, or else in the folder that your system has for the data of
    programs. Without --lan nobody but this machine can reach the server, and with --public nobody but
    this machine and those whom a proxy on it lets through.
    """
    from rulebound.home import home
    from rulebound.server.settings import Settings, lan_address

    settings = Settings(
        home(),
        port,
        lan,
        synchronous,
        warm=True,
        public=public,
        history_days=history_days,
        model=endpoint(llm, llm_model, llm_key_file, llm_timeout),
        logs_questions=llm_log_questions,
        booklet_mb=booklet_mb,
    )
    listening = _listen(settings)
    try:
        _prepare(settings)
    except NotDone:
        listening.close()
        raise

    from rulebound.bots import kernels  # a taken port is told before this long wait
    from rulebound.games.kept import has_all
    from rulebound.server.run import run

    near = f"http://127.0.0.1:{port}"
    far = f"http://{address}:{port}" if lan and (address := lan_address()) else None

    def up() -> None:
        click.echo(f"Serving {near}")
        if lan:
            click.echo(f"On your network: {far}" if far else "This machine has no address on a network.")
        if public:
            click.echo(f"For others: {public}")
        if not all(map(has_all, kernels())):
            click.echo("The bots are compiled now, once. Play already: only their first move waits for it.")
        if not no_browser:
            _open(far or near)

    if not run(settings, up, listening, click.echo):
        raise NotDone("The server could not start; the lines above say why.")


def _origin(address: str) -> str:
    from rulebound.server.settings import origin

    try:
        return origin(address)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None


def _prepare(settings: Settings) -> None:
    from rulebound.cli.local import kept, writable
    from rulebound.store import migrate, open_database, sqlite_url

    async def migrated() -> None:
        database = open_database(sqlite_url(settings.file), settings.synchronous)
        try:
            await migrate(database)
        finally:
            database.close()

    with kept():
        writable()
        asyncio.run(migrated())


def _listen(settings: Settings) -> socket.socket:
    from rulebound.server.port import listen

    port = settings.port
    try:
        return listen(settings)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise NotDone(
                f"Port {port} is taken. If Rulebound runs there already, open http://127.0.0.1:{port}; "
                f"else choose another port: rulebound serve --port {port % 65535 + 1}"
            ) from None
        raise NotDone(f"Port {port} cannot be used: {error.strerror}. Choose another with --port.") from None


def _open(address: str) -> None:
    screen = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if screen:  # without one, a text browser would take over the terminal
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
