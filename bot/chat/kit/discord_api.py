"""All requests to Discord pass through `ask_discord`, which turns every failure into one family of errors.

All answers pass through `read_answer`, which takes the place of a function of discord.py.
"""

import json
import logging
from collections.abc import Awaitable
from http import HTTPStatus
from math import isfinite
from traceback import walk_tb
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.activity import route_of
from bot.chat.kit.payloads import CALLBACK, completed, shape_of_answer

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST_WAIT: Final = 30.0
"""For how many seconds Discord's rate limit may delay a request before it fails: the least that discord.py accepts."""


class RequestFailed(Exception):
    """A request to Discord has failed; the subclasses are the ways to fail."""

    def __init__(
        self,
        line: str,
        *,
        status: int = 0,
        code: int = 0,
        text: str = "",
        route: str = "",
        retry_after: float | None = None,
    ) -> None:
        super().__init__(line)
        self.status = status
        """The HTTP status of Discord's answer; 0 without an answer of Discord."""
        self.code = code
        """Discord's error code; 0 without a code."""
        self.text = text
        """Discord's message."""
        self.route = route
        """The method and the template of the path; empty without an answer."""
        self.retry_after = retry_after
        """The seconds that Discord asks the bot to wait; None if Discord does not say."""


class Refused(RequestFailed):
    """Discord refused the request."""


class Limited(RequestFailed):
    """Discord accepts no further requests of this kind for a while."""


class Unreachable(RequestFailed):
    """Discord is down or out of reach, or a proxy answered with a web page."""


class Unreadable(RequestFailed):
    """Discord's answer is not what it should be; the request may have been carried out."""


async def ask_discord(request: Awaitable[T]) -> T:
    """Return the result of a request through discord.py or aiohttp. Raises RequestFailed.

    Errors of the bot's own code that runs inside the request pass through unchanged.
    """
    try:
        return await request
    except Exception as error:
        failure = failure_of(error)
        if isinstance(failure, Unreadable):
            _log_once(getattr(request, "__qualname__", "a request"), error)
        if failure is None or failure is error:
            raise
        raise failure from error


def failure_of(error: Exception) -> RequestFailed | None:
    """Return the failure of a request that raised the error; None if the error is a mistake of the bot."""
    failure = None
    match error:
        case RequestFailed():
            failure = error
        case discord.HTTPException():
            failure = _answered(error)
        case discord.LoginFailure():
            failure = Refused(str(error), status=HTTPStatus.UNAUTHORIZED)
        case discord.RateLimited():
            failure = Limited(str(error), status=HTTPStatus.TOO_MANY_REQUESTS, retry_after=error.retry_after)
        case aiohttp.ContentTypeError() | discord.InvalidData():
            failure = Unreadable(f"an answer that cannot be read ({error})")
        case aiohttp.ClientError() | discord.GatewayNotFound():
            failure = Unreachable(_without_answer(error))
        case discord.DiscordException():
            pass
        case OSError() if _is_of_library(error):
            failure = Unreachable(_without_answer(error))
        case _ if _is_of_library(error):
            failure = Unreadable(f"an answer that cannot be read ({error!r})")
    return failure


def _without_answer(error: Exception) -> str:
    """Describe an error of the connection for a log."""
    match error:
        case aiohttp.ClientConnectorCertificateError():
            why = getattr(error.certificate_error, "verify_message", error.certificate_error)
            return f"{error.host} has a certificate that is not valid ({why})"
        case aiohttp.ClientConnectorError():
            return f"no connection to {error.host}:{error.port} ({error.strerror})"
        case aiohttp.ClientHttpProxyError():
            return f"the proxy in HTTPS_PROXY answers {error.status} ({error.message})"
    return f"{type(error).__name__}: {error}"


def _answered(error: discord.HTTPException) -> RequestFailed:
    """Return the failure for an answer with an error status."""
    response = error.response
    route = f"{response.method} {route_of(response.url.path)}"
    # The parts of a damaged answer may be anything.
    code = error.code if isinstance(error.code, int) else 0
    text = error.text if isinstance(error.text, str) else ""
    if text.lstrip().startswith("<"):
        # A server in front of Discord, such as Cloudflare, has answered; its status says nothing about the request.
        return Unreachable(f"status {error.status}, with a web page instead of an answer", route=route)
    if error.status == HTTPStatus.TOO_MANY_REQUESTS:
        kind: type[RequestFailed] = Limited
    else:
        kind = Unreachable if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR else Refused
    return kind(str(error), status=error.status, code=code, text=text, route=route)


# ---- whose mistake an exception is

_LIBRARIES: Final = frozenset({"discord", "aiohttp"})
_OWN: Final = frozenset({"bot", "engine", "players", "renderers"})


def _is_of_library(error: BaseException) -> bool:
    """Return whether discord.py or aiohttp raised the error, and not the bot's own code that they called.

    Frames of other packages count for their caller: JSON is read for discord.py, pictures are drawn for the bot.
    """
    packages = (frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(error.__traceback__))
    return next((each in _LIBRARIES for each in reversed([*packages]) if each in _LIBRARIES | _OWN), False)


_logged: Final = set[tuple[str, str]]()
"""The requests whose answers could not be read, with the places that could not read them."""


def _log_once(name: str, error: Exception) -> None:
    """Log an unreadable answer, unless the same place could not read an answer to such a request before."""
    where = place_of(error)
    if (name, where) not in _logged:
        _logged.add((name, where))
        log.warning("Discord's answer to %s cannot be read: %r (%s)", name, error, where)


def place_of(error: Exception) -> str:
    """Return where an error was raised, such as `discord.message, line 7`."""
    frame, line = [*walk_tb(error.__traceback__)][-1]
    return f"{frame.f_globals.get('__name__')}, line {line}"


# ---- answers


async def read_answer(response: aiohttp.ClientResponse) -> Any:
    """Return the JSON or the text of an answer; takes the place of `json_or_text` in discord.py.

    Raises Unreadable if the answer has no error status and is no JSON, and Limited if the bot shall wait for too long.
    """
    text = await response.text(encoding="utf-8", errors="replace")
    # discord.py itself does not recognize a content type with a charset.
    is_json = response.content_type == "application/json"
    # A text in place of JSON, such as a web page, comes from a server in front of Discord.
    is_of_discord, is_error = is_json or not text, response.status >= HTTPStatus.BAD_REQUEST
    try:
        data = json.loads(text) if is_json else text
    except (ValueError, RecursionError):
        data, is_json = "", False
    if response.status == HTTPStatus.TOO_MANY_REQUESTS:
        _require_short_wait(data)
    if is_error:
        is_usual = isinstance(data, str) or (isinstance(data, dict) and isinstance(data.get("message"), str))
        return data if is_usual else ""
    request = f"{response.method} {response.url.path}"
    shape = shape_of_answer(request)
    if shape is CALLBACK and is_of_discord and not isinstance(data, dict):
        return CALLBACK.defaults  # nothing but the acknowledgment matters
    if text and not is_json:
        raise Unreadable("an answer that is no JSON", status=response.status)
    return completed(data, shape) if shape else data


def _require_short_wait(data: Any) -> None:
    """Check that the wait in an answer with the status 429 is a number, and short. Raises Limited."""
    wait = data.get("retry_after") if isinstance(data, dict) else None
    # discord.py itself would wait for minutes before it repeats an answer to an interaction.
    if isinstance(wait, bool) or not isinstance(wait, int | float) or not wait <= LONGEST_WAIT:
        known = wait if isinstance(wait, int | float) and isfinite(wait) else None
        raise Limited(f"too many requests, retry after: {wait!r}", status=429, retry_after=known)


for _module in (discord.http, discord.webhook.async_):
    setattr(_module, "json_or_text", read_answer)  # noqa: B010 - discord.py has no setting for this
