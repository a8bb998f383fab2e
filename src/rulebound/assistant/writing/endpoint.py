"""A model behind an address that speaks the chat completions protocol, as many programs and services do.

Whatever it answers is a stranger's text: its size and time are bounded, and no trouble ever repeats a word of it, since
some services put the key into what they complain about.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from rulebound.assistant.writing.draft import SCHEMA, DraftError
from rulebound.extras import how

if TYPE_CHECKING:
    from collections.abc import Sequence

    import httpx

MOST_BYTES = 200_000
"""The largest answer that is read."""
MOST_TOKENS = 1_500
SECONDS = 30.0
"""How long an answer is waited for in all, unless told."""
TELLS_KEY = "its answer tells the key"
_SHORT = 12
"""A secret has so many letters and figures at least."""
_LATER = (429, 503)
"""Answers that ask to come again."""
_MODEL = re.compile(r"[\w.:/@+-]{1,80}")


class EndpointError(Exception):
    """Why nothing came. The text holds neither the key nor anything that the other side said."""


class Key:
    """A secret that no text shows: not as itself, not in what holds it, not in a trace."""

    __slots__ = ("_secret",)

    def __init__(self, secret: str) -> None:
        """Raises ValueError, without the secret in it, for what no header can carry."""
        if not (secret.isascii() and secret.isprintable() and secret and " " not in secret):
            raise ValueError("a key is one word of plain letters and figures")
        self._secret = secret

    def __repr__(self) -> str:
        """Without the secret."""
        return "Key(...)"

    def __reduce__(self) -> str:
        """It is not to be kept anywhere."""
        raise TypeError("a key is not kept")

    @property
    def bearer(self) -> str:
        """What the header says. Nothing but the request may hold it."""
        return f"Bearer {self._secret}"

    def is_in(self, text: str) -> bool:
        """Whether a text tells the secret, also in other capitals and with marks or unseen signs within.

        One that is as short as a word is none, and is only looked for as it stands.
        """
        bare = _letters(self._secret)
        return self._secret in text or (len(bare) >= _SHORT and bare in _letters(text))


def _letters(text: str) -> str:
    """The letters and figures of a text, whatever their shape."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", text).casefold()))


def read_key(file: Path) -> Key:
    """The key that a file holds. Raises ValueError, which names the file."""
    try:
        return Key(file.read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError):
        raise ValueError(f"the key in {file} cannot be read") from None
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a model answers: `address` is what comes before `/chat/completions`, as in `http://127.0.0.1:8080/v1`.

    Raises ValueError for an address or a name that is none.
    """

    address: str
    model: str
    key: Key | None = field(default=None, repr=False)
    seconds: float = SECONDS

    def __post_init__(self) -> None:
        """Take nothing that could not be asked, or that would show a secret."""
        try:
            parts = urlsplit(self.address)
            whole = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
        except ValueError:
            whole = False
        if not whole or parts.query or parts.fragment or not self.address.isascii():
            raise ValueError("the address of a model is one such as http://127.0.0.1:8080/v1")
        if parts.username is not None or parts.password is not None:
            raise ValueError("the address of a model holds no name and no password; a key is told apart")
        if not _MODEL.fullmatch(self.model):
            raise ValueError(f"{self.model[:80]!r} is no name of a model")
        if not 0 < self.seconds <= 600:
            raise ValueError("a model is waited for between 0 and 600 seconds")

    def open(self) -> httpx.AsyncClient:
        """A client to ask with, to be closed. Raises EndpointError where the extra is not installed."""
        try:
            import httpx
        except ModuleNotFoundError:
            raise EndpointError(f"it needs httpx, which this installs: {how('llm')}") from None
        # A redirect would carry key and question elsewhere: it is not followed. To read all certificates takes long.
        return httpx.AsyncClient(
            timeout=self.seconds, follow_redirects=False, verify=self.address.startswith("https:")
        )

    def tells_key(self, *texts: str) -> bool:
        """Whether one of some texts tells the key."""
        return self.key is not None and any(map(self.key.is_in, texts))

    async def complete(self, client: httpx.AsyncClient, messages: Sequence[dict[str, str]]) -> str:
        """What the model says. Raises EndpointError, or DraftError where it said what may be said better."""
        body: dict[str, Any] = {
            "model": self.model,
            "messages": list(messages),
            "temperature": 0,
            "max_tokens": MOST_TOKENS,
            "response_format": {
                "type": "json_schema",
                "json_schema": {"name": "answer", "strict": True, "schema": SCHEMA},
            },
        }
        status, wait_s, content = await self._post(client, body)
        if status == 400:
            # Some servers know no schemas; the orders have it too, and what comes is checked anyway.
            del body["response_format"]
            status, wait_s, content = await self._post(client, body)
        if status in _LATER and wait_s is not None:
            await asyncio.sleep(wait_s)
            status, _, content = await self._post(client, body)
        if status != 200:
            raise EndpointError(f"it answered {status}")
        if self.tells_key(content.decode("utf-8", "replace")):
            raise EndpointError(TELLS_KEY)
        return _said(content)

    async def _post(self, client: httpx.AsyncClient, body: object) -> tuple[int, float | None, bytes]:
        """Status, the seconds after which to come again, and what was answered."""
        import httpx

        # What comes packed may unpack to any size: it is read as it comes, and is then no completion.
        headers = {
            "content-type": "application/json",
            "accept-encoding": "identity",
            "user-agent": "rulebound",
        }
        if self.key is not None:
            headers["authorization"] = self.key.bearer
        address = f"{self.address.rstrip('/')}/chat/completions"
        content = b""
        try:
            async with client.stream(
                "POST", address, headers=headers, content=msgspec.json.encode(body)
            ) as answer:
                async for part in answer.aiter_raw():
                    content += part
                    if len(content) > MOST_BYTES:
                        raise EndpointError(f"its answer is larger than {MOST_BYTES:,} bytes")
                return answer.status_code, _seconds(answer.headers.get("retry-after")), content
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            raise EndpointError(f"it cannot be reached: {type(error).__name__}") from None


class _Message(msgspec.Struct):
    content: str | None = None
    refusal: str | None = None
    tool_calls: list[Any] | None = None


class _Choice(msgspec.Struct):
    message: _Message
    finish_reason: str | None = None


class _Completion(msgspec.Struct):
    choices: list[_Choice]


def _said(content: bytes) -> str:
    try:
        choices = msgspec.json.decode(content, type=_Completion).choices
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise EndpointError("its answer is no chat completion") from None
    if not choices:
        raise EndpointError("its answer has no choice")
    message, reason = choices[0].message, choices[0].finish_reason
    said = message.content or ""
    if message.tool_calls:
        raise DraftError("there are no tools: reply with the JSON object", said)
    if message.refusal or reason == "content_filter":
        raise DraftError("it was refused", said)
    if reason == "length":
        raise DraftError("it was cut off: be shorter", said)
    if not said.strip():
        raise DraftError("it is empty", said)
    return said


def _seconds(told: str | None) -> float | None:
    return float(told) if told is not None and re.fullmatch(r"\d{1,4}(\.\d{1,3})?", told) else None
