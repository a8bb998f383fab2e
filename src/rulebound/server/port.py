"""The port of a server, to be had or refused before anything heavy is loaded."""

from __future__ import annotations

import socket
import sys

from rulebound.server.settings import Settings

SEND_BUFFER_BYTES = 64 * 1024
"""What the system may keep for a reader who does not read; the rest of a match would be stale when it came."""


def listen(settings: Settings) -> socket.socket:
    """The socket of a server. Raises OSError when the port cannot be had."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        listening.bind((settings.address, settings.port))
    except OSError:
        listening.close()
        raise
    return listening
