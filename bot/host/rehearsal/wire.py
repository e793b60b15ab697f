"""What goes over the line: each request with its answer, and each event, as Discord sends them."""

import asyncio
import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import aiohttp

from bot.activity import route_of
from bot.chat.kit import TolerantSocket

REQUESTS_A_SECOND: Final = 20
"""The most requests of a rehearsal in a second; Discord allows 50."""

_FORM: Final = re.compile(rb'name="payload_json".*?\r\n\r\n(.*?)\r\n--', re.DOTALL)

Event: TypeAlias = tuple[str, Any]
"""The name and the data of an event."""


@dataclass
class Exchange:
    """A request and its answer."""

    request: str
    """The method and the template of the path."""
    body: Any = None
    status: int = 0
    """0 without an answer."""
    answer: Any = None
    """The JSON of the answer, or else its text."""
    seconds: float = 0
    limit: str = ""
    """The rate limit that the headers of the answer name, with its scope."""

    @property
    def code(self) -> int:
        """Discord's error code; 0 without a code."""
        return self.answer.get("code", 0) if self.is_json and not self.is_taken else 0

    @property
    def is_json(self) -> bool:
        return isinstance(self.answer, dict)

    @property
    def is_taken(self) -> bool:
        return 0 < self.status < HTTPStatus.BAD_REQUEST

    @property
    def is_limited(self) -> bool:
        return self.status == HTTPStatus.TOO_MANY_REQUESTS

    @property
    def wrong(self) -> str:
        """The codes in the errors of a refused form, such as BASE_TYPE_MAX_LENGTH."""
        found = re.findall(r'"code": "([A-Z][A-Z_]+)"', json.dumps(self.answer)) if self.code else []
        return " ".join(dict.fromkeys(found))


@dataclass
class Wire:
    """Records the exchanges of a client, which keep a distance in time, and its events."""

    seconds_between: float = 1.2 / REQUESTS_A_SECOND
    """The distance of two requests, with some more for those that are late on their way."""
    exchanges: list[Exchange] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    _next: float = 0

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for the HTTP client of discord.py."""

        async def begin(_: object, request: SimpleNamespace, __: object) -> None:
            now = time.monotonic()
            self._next = max(now, self._next) + self.seconds_between
            await asyncio.sleep(self._next - self.seconds_between - now)
            request.begun, request.sent = time.monotonic(), bytearray()

        async def send(_: object, request: SimpleNamespace, part: aiohttp.TraceRequestChunkSentParams) -> None:
            request.sent += part.chunk

        async def end(_: object, request: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
            response = ended.response
            if response.status == HTTPStatus.SWITCHING_PROTOCOLS:
                return
            exchange = _exchange(ended, request)
            exchange.status, text = response.status, await response.text("utf-8")
            is_json = response.content_type == "application/json"
            exchange.answer = json.loads(text) if is_json and text else text
            names = "X-RateLimit-Limit", "X-RateLimit-Scope"
            exchange.limit = " ".join(filter(None, map(response.headers.get, names)))

        async def fail(_: object, request: SimpleNamespace, ended: aiohttp.TraceRequestExceptionParams) -> None:
            _exchange(ended, request)

        def _exchange(ended: Any, request: SimpleNamespace) -> Exchange:
            seconds = time.monotonic() - request.begun
            made = f"{ended.method} {route_of(ended.url.path)}"
            self.exchanges.append(Exchange(made, _body_of(bytes(request.sent)), seconds=seconds))
            return self.exchanges[-1]

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(begin)
        trace.on_request_chunk_sent.append(send)
        trace.on_request_end.append(end)
        trace.on_request_exception.append(fail)
        return trace

    def socket(self) -> type[TolerantSocket]:
        """Return the class of a connection that records its events."""

        class Socket(TolerantSocket):
            async def read(_self, text: str) -> None:  # noqa: N805 - `self` is the wire
                payload = json.loads(text)
                if payload.get("t"):
                    self.events.append((payload["t"], payload["d"]))
                await super().read(text)

        return Socket


def _body_of(sent: bytes) -> Any:
    """Return the JSON of a request, also of a form with files."""
    found = _FORM.search(sent)
    try:
        return json.loads(found[1] if found else sent)
    except ValueError:
        return None


def texts_in(value: Any) -> Sequence[str]:
    """Return all texts in a JSON value."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for each in inner for text in texts_in(each)]
