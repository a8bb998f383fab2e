"""How a server is started."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from rulebound.assistant.writing.endpoint import Endpoint
from rulebound.home import store_file
from rulebound.store import Synchronous

HISTORY_DAYS = 365
BOOKLET_MB = 100
DAY_MS = 24 * 3600 * 1000
_NETLOC = re.compile(r"((?:[a-z0-9_-]+\.)*[a-z0-9_-]+|\[[0-9a-f:.]+\])(?::[0-9]*)?", re.ASCII)
"""A host, as browsers write it in lower case, and perhaps a port."""

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Settings:
    """The folder that keeps everything, where to listen, and by which names one may be called.

    `rate` multiplies every rate limit; a load test raises it. With `warm` the bots are made ready in the
    background, so that the first of them answers at once. `public` is the origin by which a reverse
    proxy lets the world in, as `origin` gives it. Questions to the rules assistant are kept for
    `history_days`; 0 keeps none. Rulebooks of other games that a visitor brings take at most `booklet_mb`
    megabytes together; 0 lets nobody bring any. `model` is one of the operator's own that may word answers; the log has
    the questions on which it failed if it `logs_questions`.
    """

    home: Path
    port: int = 8000
    lan: bool = False
    synchronous: Synchronous = "NORMAL"
    rate: float = 1.0
    warm: bool = False
    names: frozenset[str] = field(default_factory=frozenset)
    public: str | None = None
    history_days: int = HISTORY_DAYS
    model: Endpoint | None = None
    logs_questions: bool = False
    booklet_mb: int = BOOKLET_MB

    def kept_since(self, now_ms: int) -> int:
        """From when on questions are kept, at some moment."""
        return now_ms - self.history_days * DAY_MS

    @property
    def file(self) -> Path:
        """The SQLite file of the store."""
        return store_file(self.home)

    @property
    def sources(self) -> Path:
        """The folder of one's own copies of sources."""
        return self.home / "sources"

    @property
    def vectors(self) -> Path:
        """The folder of what the rules assistant has worked out once for all."""
        return self.home / "vectors"

    @property
    def bgg_token(self) -> Path:
        """The file of the operator's own token for BoardGameGeek; where there is none, nobody is asked."""
        return self.home / "bgg-token"

    @property
    def bgg_figures(self) -> Path:
        """The file of what BoardGameGeek has told."""
        return self.home / "bgg-figures.json"

    @property
    def address(self) -> str:
        """What the server binds to: this machine only, unless asked to serve the network."""
        return "0.0.0.0" if self.lan else "127.0.0.1"  # noqa: S104 - asked for by --lan

    @property
    def hosts(self) -> frozenset[str]:
        """The host names that requests may name; any other is an attempt at DNS rebinding."""
        proxied = frozenset({str(urlsplit(self.public).hostname)} if self.public else ())
        return LOOPBACK | self.names | proxied | (lan_names() if self.lan else frozenset())

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by TLS only, so that they may keep its cookie from anything else."""
        return self.public is not None and self.public.startswith("https:")

    def at_home(self, client: str, server: str) -> bool:
        """Whether a connection comes from this machine: from an address of its own, and through no proxy."""
        return self.public is None and (client in (server, "::1") or client.startswith("127."))

    @property
    def cookie(self) -> str:
        """The session's cookie. Cookies ignore ports, so servers on one machine need names of their own."""
        return f"rulebound-{self.port}"


def origin(address: str) -> str:
    """The origin of an address, as browsers write it. Raises ValueError where it is more, or less, than one."""
    try:
        parts = urlsplit(address.lower())
        port, named = parts.port, _NETLOC.fullmatch(parts.netloc)
    except ValueError:
        named = None
    if named is None or parts.scheme not in ("http", "https") or port == 0:
        raise ValueError(f"{address!r} is no address such as https://games.example")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(f"{address!r} has more than a name: the server needs one of its own, without a path")
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{named[1]}{'' if port in (None, usual) else f':{port}'}"


def lan_address() -> str | None:
    """The address of this machine on its network; None when it has none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only the route is looked up
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") or found == "0.0.0.0" else found  # noqa: S104 - compared, not bound


def lan_names() -> frozenset[str]:
    """The names and addresses by which others on the network may call this machine."""
    name = socket.gethostname().lower()
    found = {name, f"{name.partition('.')[0]}.local"}
    if address := lan_address():
        found.add(address)
    with suppress(OSError):  # a machine need not know its own name
        found.update(str(info[4][0]) for info in socket.getaddrinfo(name, None, socket.AF_INET))
    return frozenset(found)
