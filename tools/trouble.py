"""Failures that a person can mend, and the sentences that say how."""

from __future__ import annotations

import platform
import re
from typing import NamedTuple


class Trouble(Exception):
    """Something a person can mend; its text says what is missing, where, and what to do."""


class Advice(NamedTuple):
    """What failed programs print, as a regular expression, and what that means."""

    sign: str
    text: str


# The first that fits is told: a full disk or a wrong hash explains a failed download better than the retries that
# came before it.
ADVICE = (
    Advice(r"(?P<what>Node is missing: .*)", "{what}"),
    Advice(
        r"No space left on device|ENOSPC|not enough space on the disk|Disk quota exceeded",
        "The disk is full. Setting up needs about 1 GB in {root} (.venv and web/node_modules) and some in the "
        "temporary folder. Make room and run the command again.",
    ),
    Advice(
        r"error while loading shared libraries: (?P<what>[^:\s]+)",
        "A library of the system is missing: {what}. Install it (on Debian and Ubuntu libatomic.so.1 comes with "
        "sudo apt-get install libatomic1) and run the command again.",
    ),
    Advice(
        r"DO NOT MATCH THE HASHES|EINTEGRITY",
        "A downloaded package is not the one that the lock names, so it was not installed. Clear the caches "
        "(python3 -m pip cache purge, npm cache clean --force) and run the command again. If it persists, do not "
        "trust the server or proxy that the packages come from.",
    ),
    Advice(
        r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError|"
        r"ConnectionResetError|Failed to establish a new connection|Temporary failure (?:in name resolution|resolving)|"
        r"Network is unreachable|getaddrinfo|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|"
        r"Could not resolve|error sending request|dns error",
        "No network: a package server could not be reached. The first start, and the first after the locks changed, "
        "downloads about 200 MB. Check the connection, or the proxy and index settings of pip and npm, and run the "
        "command again; what is already there is kept.",
    ),
    Advice(
        r"No matching distribution found for (?P<what>\S+)",
        "There is no package {what} for this system ({system}, {machine}, Python {python}). The packages exist for "
        "Linux with glibc 2.28 or newer, macOS 13 or newer and Windows, on 64-bit Intel and ARM. Use a Python "
        "between 3.11 and 3.14 on one of these, and run the command again.",
    ),
    Advice(
        r"EBADENGINE",
        "The Node on PATH is too old to build the page. Install Node 20.19 or newer and run the command again.",
    ),
    Advice(
        r"Read-only file system|EROFS|Permission denied|EACCES|EPERM|Access is denied",
        "A folder cannot be written: {root} (or a cache of pip or npm in your home) is read-only or belongs to "
        "someone else. Change that, or copy the repository to a place of your own, and run the command again.",
    ),
)


def explain(output: str, root: object) -> str | None:
    """Say what a failed program's output means for the person at the keyboard, if it is a known trouble."""
    for advice in ADVICE:
        if found := re.search(advice.sign, output):
            return advice.text.format(
                root=root,
                system=platform.system(),
                machine=platform.machine(),
                python=platform.python_version(),
                **found.groupdict(),
            )
    return None
