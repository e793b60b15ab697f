"""Requests to the API as the log holds them, and the faults that tests inject into requests."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal

from simulator.messages import File


@dataclass(eq=False)
class Call:
    """A request."""

    method: str
    path: str
    query: dict[str, str]
    content_type: str
    body: Any = None
    files: dict[str, File] = field(default_factory=dict)
    template: str = ""
    values: dict[str, str] = field(default_factory=dict)  # of the parameters of the path
    status: int | None = None  # None while it is under way, and for ever if the connection was cut
    answer: Any = None  # the JSON of the answer, if it was processed

    @property
    def has_own_token(self) -> bool:
        """Whether the path holds the token of an interaction, so that the request needs none of the bot."""
        return self.path.startswith(("/interactions/", "/webhooks/"))

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(eq=False)
class Fault:
    """Applies to the next `times` requests whose "METHOD /path" matches the regular expression.

    With `every=2` it applies to every second one of them.
    """

    match: str
    times: int = 1
    every: int = 1
    hang: float = 0.0  # seconds before anything else
    status: int | None = None  # answered instead of processing the request
    code: int = 0
    page: bool = False  # a web page of a proxy before Discord instead of JSON
    retry_after: float = 1.0  # seconds, of a 429
    drop: Literal["", "before", "after"] = ""  # cut the connection before, or after, the request was processed
    _passed: int = 0

    def applies_to(self, call: Call) -> bool:
        """Return whether it is the turn of this request, and count it."""
        if self.times <= 0 or not re.search(self.match, str(call)):
            return False
        self._passed += 1
        if self._passed % self.every:
            return False
        self.times -= 1
        return True
