"""The registry of handlers: the function that carries out each action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum

from bot.chat.addresses import Address
from bot.chat.interactions.request import Handler, Request
from bot.games.refusals import OldButton
from bot.monitoring.activity import describe_activity

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


async def act_on(address: str, value: str | None, request: Request) -> None:
    """Carry out what the address of a component says; `value` is what was chosen in a select.

    Raises OldButton if it says nothing that the bot knows, and what the handler raises.
    """
    try:
        parsed = Address.parse(address)
        handler = handler_of(parsed.action)
    except (ValueError, KeyError):
        raise OldButton from None
    describe_activity(name=parsed.action, game_id=parsed.game_id)
    request.progress.game_id = parsed.game_id
    argument = parsed.argument if value is None else value
    await handler(replace(request, game_id=parsed.game_id, ply=parsed.ply, argument=argument))
