"""Requests as they stand in the log, the faults that apply to them, and the routes that serve them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from simulator.api import Json
from simulator.messages import File

if TYPE_CHECKING:
    from simulator.server import Discord


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


Result: TypeAlias = Json | list[Json] | tuple[int, Json] | None
Handler: TypeAlias = Callable[["Discord", Call], Result]
"""Serves a request; returns what is answered with 200, (status, data), or None for 204. Raises Refused."""

HANDLERS: Final[dict[tuple[str, str], Handler]] = {}  # by method and template of the path


def on(methods: str, *templates: str) -> Callable[[Handler], Handler]:
    """Register a handler for some methods of some paths."""

    def register(handler: Handler) -> Handler:
        HANDLERS.update({(method, template): handler for method in methods.split() for template in templates})
        return handler

    return register


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """Patterns of the known paths, those with fewer parameters first: "@original" before "{message_id}"."""
    templates = sorted({template for _, template in HANDLERS}, key=lambda template: (template.count("{"), template))
    return [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", each) + "$"), each) for each in templates]


def matching(path: str) -> tuple[str, dict[str, str]]:
    """Return the template that fits a path, with the values of its parameters; "" if none does."""
    for pattern, template in _patterns():
        if found := pattern.match(path):
            return template, found.groupdict()
    return "", {}
