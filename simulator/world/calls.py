"""Requests in the log of the simulator, and faults for requests."""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from simulator.api import Json
from simulator.world.messages import File


@dataclass(eq=False)
class Call:
    method: str
    path: str
    query: dict[str, str]
    content_type: str
    body: Any = None
    files: dict[str, File] = field(default_factory=dict)
    template: str = ""
    values: dict[str, str] = field(default_factory=dict)  # parameters of the path
    ended: float | None = None  # when the request was answered, in seconds of time.monotonic
    fault: Fault | None = None  # what was wrong with the answer
    status: int | None = None  # None while the request is running, and forever if the connection was cut
    answer: Any = None  # the JSON of the answer to a processed request

    @property
    def has_own_token(self) -> bool:
        """Whether the path contains the token of an interaction, and the request needs no token of the bot."""
        return bool(re.match(r"/interactions/|/webhooks/\d+/", self.path))

    def asks(self, key: str) -> bool:
        """Return whether the query says yes to something: libraries write true or, as discord.py, 1."""
        return self.query.get(key, "").lower() in {"1", "true"}

    def page(self, things: list[Json], most: int, *, newest: bool = False) -> list[Json]:
        """Return the requested part of a list in the order of ids, of `most` things unless the query has a limit.

        Without `after`, `before` or `around` the page begins at the start of the list, or ends at the newest thing.
        """
        limit, ids = int(self.query.get("limit", most)), [int(each["id"]) for each in things]
        if "around" in self.query:
            start = max(bisect_left(ids, int(self.query["around"])) - limit // 2, 0)
        elif "after" in self.query:
            start = bisect_right(ids, int(self.query["after"]))
        elif "before" in self.query or newest:
            end = bisect_left(ids, int(self.query.get("before", 1 << 63)))
            return things[max(end - limit, 0) : end]
        else:
            start = 0
        return things[start : start + limit]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(eq=False)
class Fault:
    """A fault for the next `times` requests with a "METHOD /path" that matches the regular expression.

    With `every=2` the fault applies to every second matching request.
    """

    match: str
    times: int = 1
    every: int = 1
    hang: float = 0.0  # seconds of delay before anything else
    held: asyncio.Event | None = None  # an event to wait for before anything else
    status: int | None = None  # the status to answer instead of processing the request
    code: int = 0
    text: str = "injected fault"
    page: bool = False  # whether a proxy answers with a web page instead of JSON
    retry_after: float | None = 1.0  # seconds, for a 429; None if the answer does not say
    drop: Literal["", "before", "after"] = ""  # when to cut the connection, relative to processing the request
    body: Callable[[bytes], bytes] | None = None  # changes what the answer contains; the request is processed as always
    when: Callable[[Any, Call], bool] = lambda *_: True  # whether it applies to a call of a Discord
    _passed: int = 0

    def applies_to(self, discord: Any, call: Call) -> bool:
        """Return whether the fault applies to this request, and count the request."""
        if self.times <= 0 or not re.search(self.match, str(call)) or not self.when(discord, call):
            return False
        self._passed += 1
        if self._passed % self.every:
            return False
        self.times -= 1
        return True
