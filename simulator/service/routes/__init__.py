"""The table of routes: the handlers by method and path."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from simulator.api import Json
from simulator.service.backend import Backend
from simulator.world.calls import Call

Result: TypeAlias = Json | list[Json] | tuple[int, Json] | None
Handler: TypeAlias = Callable[[Backend, Call], Result]
"""Serves a request; returns the data for 200, (status, data), or None for 204. Raises Refused."""

HANDLERS: Final[dict[tuple[str, str], Handler]] = {}  # by method and path template


def on(methods: str, *templates: str) -> Callable[[Handler], Handler]:
    """Register a handler for some methods on some path templates."""

    def register(handler: Handler) -> Handler:
        HANDLERS.update({(method, template): handler for method in methods.split() for template in templates})
        return handler

    return register


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """Return the patterns of the known paths, fewer parameters first: "@original" before "{message_id}"."""
    templates = sorted({template for _, template in HANDLERS}, key=lambda template: (template.count("{"), template))
    return [(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", each) + "$"), each) for each in templates]


def matching(path: str) -> tuple[str, dict[str, str]]:
    """Return the template of a path and the values of its parameters; "" for an unknown path."""
    for pattern, template in _patterns():
        if found := pattern.match(path):
            return template, found.groupdict()
    return "", {}
