"""The registry of handlers: the function that carries out each action."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from bot.chat.request import Handler

_handlers: dict[StrEnum, Handler] = {}


def action(*actions: StrEnum) -> Callable[[Handler], Handler]:
    """Register the decorated function as the handler of these actions."""

    def register(handler: Handler) -> Handler:
        for each in actions:
            if each in _handlers:
                raise ValueError(f"{each!r} has two handlers")
            _handlers[each] = handler
        return handler

    return register


def handler_of(action: StrEnum) -> Handler:
    """Return the handler of an action. Raises KeyError if none is registered."""
    return _handlers[action]
