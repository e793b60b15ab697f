"""Distinguishes Discord's failures from the bot's."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from functools import wraps
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, Final, ParamSpec, TypeVar

import aiohttp
import discord

from bot.chat.kit.markup import present_marks
from bot.games.repositories import StorageDown

log = logging.getLogger(__name__)

TROUBLE: Final = aiohttp.ClientError, OSError, discord.RateLimited
"""Errors of requests that Discord did not answer; a timeout is an OSError."""

# Discord's error codes for an interaction that can no longer be answered: the bot was late, or it is long over.
_UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_WEBHOOK_TOKEN = 10062, 10015, 50027
# Discord's error code for a request that is wrong in itself, which no other channel would take either.
_INVALID_REQUEST = 50035
THREAD_STATES: Final[Mapping[int, str]] = MappingProxyType({50083: "asleep", 160005: "locked", 30033: "full"})
"""Why a thread refuses something, by Discord's error codes."""
# Discord's error code for an emoji that does not exist.
_UNKNOWN_EMOJI = 10014
# Discord's error code for a message that has been deleted.
_UNKNOWN_MESSAGE = 10008
# Discord's error code for one more edit of a message that is older than an hour and has been edited a few times.
_TOO_MANY_EDITS = 30046
# Discord's error codes for one more open thread on a server, and for one more in its announcement channels.
_TOO_MANY_THREADS: Final = 160006, 160007
_TOO_LATE: Final = _UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_WEBHOOK_TOKEN


def is_discords_trouble(error: BaseException) -> bool:
    """Return whether Discord is busy, down or out of reach, or what a message stood in is gone."""
    if not isinstance(error, discord.HTTPException):
        return isinstance(error, TROUBLE)
    is_busy = error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS
    return is_busy or is_page(error) or isinstance(error, discord.NotFound)


def is_refused(error: discord.HTTPException) -> bool:
    """Return whether a channel does not take something: a permission is missing, a thread is closed, or else."""
    is_unusual = error.status == HTTPStatus.BAD_REQUEST and error.code != _INVALID_REQUEST
    return isinstance(error, discord.Forbidden) or is_unusual


def is_edited_too_often(error: discord.HTTPException) -> bool:
    return error.code == _TOO_MANY_EDITS


def is_out_of_threads(error: discord.HTTPException) -> bool:
    return error.code in _TOO_MANY_THREADS


def is_emoji_refused(error: discord.HTTPException) -> bool:
    return error.code == _UNKNOWN_EMOJI or (error.code == _INVALID_REQUEST and "emoji" in error.text.casefold())


P = ParamSpec("P")
T = TypeVar("T")


def again_without_emoji(send: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Decorate a function that sends a message: if Discord refuses its emoji, send it again without them."""

    @wraps(send)
    async def send_again(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await send(*args, **kwargs)
        except discord.HTTPException as error:
            if not is_emoji_refused(error):
                raise
            log.warning("Discord refuses the bot's emoji, which looks them up again within the hour: %s", error)
            present_marks().emoji = {}
        return await send(*args, **kwargs)

    return send_again


def is_too_late(error: BaseException) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in _TOO_LATE


def is_message_gone(error: BaseException) -> bool:
    return isinstance(error, discord.NotFound) and error.code == _UNKNOWN_MESSAGE


def in_brief(error: BaseException) -> str:
    """Describe the error for a log: its class, and what Discord says, but not a whole page."""
    if isinstance(error, discord.HTTPException) and is_page(error):
        return f"{type(error).__name__}: status {error.status}, with a web page instead of an answer"
    if isinstance(error, aiohttp.ClientConnectorError):
        return f"no connection to {error.host}:{error.port} ({error.strerror})"
    return f"{type(error).__name__}: {error}"


def log_failure(log: logging.Logger, error: BaseException, what: str) -> None:
    """Log a failure of Discord in one line, and an error of the bot with its traceback; storage has logged its own."""
    if isinstance(error, StorageDown):
        return
    if is_discords_trouble(error) or isinstance(error, discord.Forbidden):
        log.warning("%s: %s", what, in_brief(error))
    else:
        log.error("%s", what, exc_info=error)


def is_page(error: discord.HTTPException) -> bool:
    """Return whether the answer was a page of what stands before Discord, such as Cloudflare."""
    return error.text.lstrip().startswith("<")


AT_ONCE = 4


async def for_each(work: Callable[[T], Awaitable[None]], items: Iterable[T]) -> None:
    """Await `work` for each item, a few at a time."""
    waiting = iter(items)

    async def work_on() -> None:
        for each in waiting:
            await work(each)

    # A group, which waits for all of them even if the work on one is cancelled because the bot stops.
    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work_on())
