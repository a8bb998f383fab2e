"""Running the server: one process, uvicorn, and a word when it answers."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from rulebound.server.app import build
from rulebound.server.port import listen
from rulebound.server.routes.socket import MESSAGE_BYTES
from rulebound.server.settings import Settings

HANDOVER_S = 0.001
"""After so long a thread that computes hands the interpreter over. With Python's 5 ms the loop, which waits for it many
times in a request, took three seconds to serve a first page beside one such thread."""


class Server(uvicorn.Server):
    """Uvicorn that tells when it answers."""

    def __init__(self, config: uvicorn.Config, up: Callable[[], None]) -> None:
        super().__init__(config)
        self.up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self.up()


def _is_ours(record: logging.LogRecord) -> bool:
    """A message that is no text is its sender's fault: it ends the connection, and fills no log with traces."""
    return record.msg != "Invalid UTF-8 sequence received from client."


def run(
    settings: Settings,
    up: Callable[[], None],
    listening: socket.socket | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> bool:
    """Serve until interrupted; whether the server ever answered. `say` hears of what goes on meanwhile."""
    config = uvicorn.Config(
        build(settings, say),
        ws="websockets-sansio",
        ws_max_size=2 * MESSAGE_BYTES,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=30,
        proxy_headers=settings.public is not None,  # believed from this machine only
    )
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    sys.setswitchinterval(HANDOVER_S)
    server = Server(config, up)
    server.run([listening or listen(settings)])
    return server.started
