"""Running the server: one process, uvicorn, and a word when it answers."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from rulebound.server.app import build
from rulebound.server.routes.socket import MESSAGE_BYTES
from rulebound.server.settings import Settings


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


def run(settings: Settings, up: Callable[[], None], sockets: list[socket.socket] | None = None) -> bool:
    """Serve until interrupted; whether the server ever answered."""
    config = uvicorn.Config(
        build(settings),
        host=settings.address,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=2 * MESSAGE_BYTES,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=30,
        proxy_headers=False,
    )
    server = Server(config, up)
    server.run(sockets)
    return server.started
