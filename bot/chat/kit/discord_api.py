"""The lowest layer of requests to Discord and of answers and events from Discord.

`ask_discord` makes all requests, and raises RequestFailed or a subclass for every failure. `read_answer` reads all
answers, and `TolerantSocket` reads all events of the gateway. Both replace parts of discord.py.
"""

import json
import logging
import re
from collections.abc import Awaitable, Mapping
from http import HTTPStatus
from traceback import walk_tb
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.activity import route_of

log = logging.getLogger(__name__)

T = TypeVar("T")

# Discord's error codes (Discord's documents, opcodes and status codes).
_UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_WEBHOOK_TOKEN = 10062, 10015, 50027
_INVALID_REQUEST = 50035  # the form of the request is wrong, so any other channel would refuse it too
_UNKNOWN_EMOJI, _UNKNOWN_MESSAGE, _UNKNOWN_CHANNEL = 10014, 10008, 10003
_HAS_THREAD = 160004
_ANSWERED_BEFORE = 40060
_ARCHIVED, _LOCKED = 50083, 160005

LONGEST_WAIT: Final = 30.0
"""The longest delay by Discord's rate limit in seconds; a request that must wait longer fails.

discord.py accepts no smaller value.
"""


class RequestFailed(Exception):
    """A request to Discord has failed. Each subclass is a kind of failure."""

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
        """The HTTP status of Discord's answer; 0 if Discord did not answer."""
        self.code = code
        """Discord's error code; 0 without a code."""
        self.text = text
        """Discord's message."""
        self.route = route
        """The HTTP method and the template of the path; empty without an answer."""
        self.retry_after = retry_after
        """The seconds that Discord asks the bot to wait; None if the answer does not contain a time."""

    @property
    def is_trouble(self) -> bool:
        """Whether Discord is busy, down or out of reach, or the channel of a message is gone."""
        return not isinstance(self, Refused) or self.status == HTTPStatus.NOT_FOUND

    @property
    def is_uncertain(self) -> bool:
        """Whether Discord may have received the request, although the bot got no readable answer."""
        return isinstance(self, Unreadable) or (isinstance(self, Unreachable) and not self.route)

    @property
    def is_refused(self) -> bool:
        """Whether a channel refuses a message, for example for a missing permission or in a closed thread."""
        is_unusual = isinstance(self, Refused) and self.status == HTTPStatus.BAD_REQUEST
        return self.is_forbidden or (is_unusual and not self.is_mistake)

    @property
    def is_forbidden(self) -> bool:
        return isinstance(self, Refused) and self.status == HTTPStatus.FORBIDDEN

    @property
    def is_mistake(self) -> bool:
        """Whether the request has a wrong form, which is a mistake of the bot."""
        return self.code == _INVALID_REQUEST

    @property
    def is_invalid(self) -> bool:
        """Whether Discord refuses the form of a request, and may accept a simpler form."""
        is_large = self.status in {HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.INTERNAL_SERVER_ERROR}
        return is_large or self.code in {_INVALID_REQUEST, _UNKNOWN_EMOJI}

    @property
    def is_too_late(self) -> bool:
        is_ended = self.code in {_UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_WEBHOOK_TOKEN}
        return isinstance(self, Refused) and is_ended

    @property
    def is_interaction_unknown(self) -> bool:
        return self.code == _UNKNOWN_INTERACTION

    @property
    def is_answered_before(self) -> bool:
        """Whether the interaction already has a first response, from this or another process of the bot."""
        return self.code == _ANSWERED_BEFORE

    @property
    def is_message_gone(self) -> bool:
        return isinstance(self, Refused) and self.code == _UNKNOWN_MESSAGE

    @property
    def is_channel_unknown(self) -> bool:
        """Whether Discord does not know the channel. An error page of a proxy has no code, so it does not count."""
        return isinstance(self, Refused) and self.code == _UNKNOWN_CHANNEL

    @property
    def is_archived(self) -> bool:
        """Whether Discord refuses a change of a message because its thread is archived."""
        return self.code == _ARCHIVED

    @property
    def is_locked(self) -> bool:
        """Whether Discord refuses a message because its thread is locked."""
        return self.code == _LOCKED

    @property
    def has_thread(self) -> bool:
        """Whether Discord refuses a thread for a message that already has a thread."""
        return self.code == _HAS_THREAD


class Refused(RequestFailed):
    """Discord refused the request."""


class Limited(RequestFailed):
    """Discord accepts no further requests of this kind for a while."""


class Unreachable(RequestFailed):
    """Discord is down or out of reach, or a proxy answered with a web page."""


class Unreadable(RequestFailed):
    """Discord's answer is invalid; the request may have been carried out."""


async def ask_discord(request: Awaitable[T]) -> T:
    """Await a request through discord.py or aiohttp; return the result. Raises RequestFailed.

    An error in the bot's own code inside the request is raised unchanged.
    """
    try:
        return await request
    except Exception as error:
        failure = failure_of(error)
        if isinstance(failure, Unreadable):
            name = getattr(request, "__qualname__", "a request")
            log.warning("Discord's answer to %s cannot be read: %r (%s)", name, error, line_of(error))
        if failure is None or failure is error:
            raise
        raise failure from error


def failure_of(error: Exception) -> RequestFailed | None:
    """Return the RequestFailed for an error that a request raised; None if the error is a mistake of the bot."""
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
    """Describe a connection error for the log."""
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
    if error.text.lstrip().startswith("<"):
        # Cloudflare has answered, not Discord (discord-api-docs#1771). The status says nothing about the request.
        return Unreachable(f"status {error.status}, with a web page instead of an answer", route=route)
    if error.status == HTTPStatus.TOO_MANY_REQUESTS:
        kind: type[RequestFailed] = Limited
    else:
        kind = Unreachable if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR else Refused
    return kind(str(error), status=error.status, code=error.code, text=error.text, route=route)


# ---- whether the bot or a library raised an exception

_LIBRARIES: Final = frozenset({"discord", "aiohttp"})
_OWN: Final = frozenset({"bot", "engine", "players", "renderers"})


def _is_of_library(error: BaseException) -> bool:
    """Return whether discord.py or aiohttp raised the error, and not the bot's own code that these libraries called.

    An error in another package counts as an error of its caller. For example, an error in `json` counts as an error of
    discord.py if discord.py called `json`.
    """
    packages = (frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(error.__traceback__))
    return next((each in _LIBRARIES for each in reversed([*packages]) if each in _LIBRARIES | _OWN), False)


def line_of(error: Exception) -> str:
    """Return where an error was raised, such as `discord.message, line 7`."""
    frame, line = [*walk_tb(error.__traceback__)][-1]
    return f"{frame.f_globals.get('__name__')}, line {line}"


# ---- defaults for keys that discord.py needs, and that payloads of Discord or Spacebar may lack
#
# Each row names its source: the number of an issue of discord/discord-api-docs, a page of Discord's documents, or
# Spacebar (spacebarchat/server at 74df883a). `simulator/world/moods.py` and `hidden.py` have the payloads.

Json: TypeAlias = dict[str, Any]
Shape: TypeAlias = Mapping[str, Any]
"""Defaults by key. If the default is a `Shape`, it completes the object, or each object of the list, under the key.

The default `...` removes the key.
"""


def completed(value: Any, shape: Shape) -> Any:
    """Return an object, or a list of objects, with defaults for the keys that are missing or null.

    >>> shape = {"a": 0, "b": {"x": 2}, "c": 3, "d": ..., "e": 0, "f": {"y": 1}}
    >>> completed({"a": None, "b": {"x": None}, "d": 1, "e": 5}, shape)
    {'a': 0, 'c': 3, 'e': 5, 'b': {'x': 2}}
    """
    if isinstance(value, list):
        return [completed(each, shape) for each in value]
    known = {key: each for key, each in value.items() if each is not None and shape.get(key) is not ...}
    inner = {key: completed(known[key], part) for key, part in shape.items() if isinstance(part, dict) and key in known}
    return {key: each for key, each in shape.items() if not isinstance(each, dict) and each is not ...} | known | inner


_USER: Final[Shape] = {"username": "", "discriminator": "0", "avatar": None}
"""Spacebar sends null for properties that a user does not have."""
_MESSAGE: Final[Shape] = {
    "content": "",
    "edited_timestamp": None,
    "attachments": [],
    "author": _USER,
    "mentions": {**_USER, "member": ...},
    "member": ...,
}
"""Spacebar sends null for properties that a message does not have, and sends roles as objects.

Issue 8277: the attachments are missing.
"""
CHANNEL: Final[Shape] = {
    "type": 0,
    "name": "",
    "position": 0,
    "permission_overwrites": [],
    "bitrate": 64000,
    "user_limit": 0,
}
"""Issue 8454: a channel that the bot may not view has few keys."""
SERVER: Final[Shape] = {"channels": CHANNEL}
_THREAD: Final[Shape] = {"owner_id": "0", "message_count": 0, "member_count": 0}
"""By Discord's documents, a thread in an interaction has only an id, a name, a type, a parent and metadata.

See also DisnakeDev/disnake#67.
"""
_METADATA: Final = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2015-01-01T00:00:00+00:00"}
_INTERACTION: Final[Shape] = {
    "version": 1,
    "attachment_size_limit": 0,
    "channel": {**CHANNEL, **_THREAD},
    "member": {"user": _USER, "roles": [], "flags": 0},
    "message": _MESSAGE,
}


def completed_interaction(data: Json) -> Json:
    """Return the data of INTERACTION_CREATE with defaults for missing keys.

    Spacebar sends only the id of the channel, and sends roles as objects instead of ids.
    """
    kind = 0 if data.get("guild_id") else 1
    channel = {"id": data.get("channel_id"), "type": kind, "thread_metadata": _METADATA, **(data.get("channel") or {})}
    read: Json = completed({**data, "channel": channel}, _INTERACTION)
    if "member" in read:
        roles = read["member"]["roles"]
        read["member"]["roles"] = [each["id"] if isinstance(each, dict) else each for each in roles]
    return read


_ANSWERS: Final[Mapping[str, Shape]] = MappingProxyType(
    {
        r"/messages(/[^/]+)?$|^POST .*/webhooks/\d+/[^/]+$": _MESSAGE,
        r"/commands$": {
            "id": "0",
            "application_id": "0",
            "description": "",
            "default_member_permissions": ...,
        },  # Spacebar
        r"/emojis(/\d+)?$": {"user": ...},  # Spacebar: a user without an id
    }
)
"""The shapes of answers. Each key is a regular expression for the "METHOD /path" of the request."""


# ---- answers


async def read_answer(response: aiohttp.ClientResponse) -> Any:
    """Return the JSON or the text of an answer. Replaces `json_or_text` of discord.py.

    Raises Unreadable for an answer without an error status that is not JSON. Raises Limited if Discord asks the bot to
    wait longer than `LONGEST_WAIT`, or without a time.
    """
    text = await response.text(encoding="utf-8")
    # Spacebar adds a charset to the content type. discord.py does not recognize such a type as JSON.
    is_json = response.content_type == "application/json"
    try:
        data: Any = json.loads(text) if is_json else text
    except ValueError as error:
        raise Unreadable("an answer that is cut off", status=response.status) from error
    if response.status == HTTPStatus.TOO_MANY_REQUESTS and is_json:
        # Discord may answer 429 without a time (discord.py#5221, hikari#2152). discord.py would then wait for minutes
        # before it repeats the response to an interaction.
        seconds = data.get("retry_after")
        if seconds is None or seconds > LONGEST_WAIT:
            raise Limited(f"too many requests, retry after: {seconds}", status=429, retry_after=seconds)
    if response.status >= HTTPStatus.BAD_REQUEST:
        return data
    if text and not is_json:
        raise Unreadable("an answer that is no JSON", status=response.status)
    request = f"{response.method} {response.url.path}"
    if not data and request.endswith("/callback"):
        return {"interaction": {"id": "0"}}  # Spacebar's answer to a first response is empty
    shape = next((each for pattern, each in _ANSWERS.items() if re.search(pattern, request)), None)
    return completed(data, shape) if shape and isinstance(data, list | dict) else data


for _module in (discord.http, discord.webhook.async_):
    setattr(_module, "json_or_text", read_answer)  # noqa: B010 - discord.py has no setting for this


_UNREADABLE: Final = ValueError, LookupError, TypeError, AttributeError
"""The errors that occur when a payload has an unexpected form."""
_OPENING: Final = "READY", "RESUMED"
"""The events that begin a session. A session cannot be used if such an event cannot be read."""
_SHAPES: Final[Mapping[str | None, Shape]] = MappingProxyType(
    {"GUILD_CREATE": SERVER, "CHANNEL_CREATE": CHANNEL, "CHANNEL_UPDATE": CHANNEL}
)
"""The shapes of events about channels. A channel that the bot may not view has few keys."""


class UnreadablePayload(Unreadable, ConnectionError):
    """The connection cannot read a payload that it needs. discord.py backs off, and opens another session."""


class TolerantSocket(DiscordWebSocket):
    """A shard's connection to Discord's gateway. A payload in an unexpected form does not end the process.

    An unreadable payload is dropped, or the shard connects again if it needs the payload. discord.py alone would end
    the whole process after an unexpected exception in a shard (discord.py#1439, #2195).
    """

    _must_not_resume = False

    async def begin_new_session(self) -> None:
        """Close the connection, so that discord.py begins a new session."""
        self._must_not_resume = True
        await self.socket.close(code=1000)

    async def poll_event(self) -> None:
        try:
            await super().poll_event()
        except ReconnectWebSocket as error:
            if self._must_not_resume:
                raise ReconnectWebSocket(error.shard_id, resume=False) from None
            raise

    async def received_message(self, msg: Any, /) -> None:
        try:
            text = self._decompressor.decompress(msg) if isinstance(msg, bytes) else msg
            if text is not None:
                await self.read(text)
        except (ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed):
            raise
        except Exception as error:
            if isinstance(failure_of(error), Unreachable):
                raise  # discord.py connects the shard again by itself
            # The thread that sends the gateway's heartbeats ends only when the connection is closed.
            await self.close()
            raise UnreadablePayload(f"a payload that the connection needs cannot be read ({error!r})") from error

    async def read(self, text: str) -> None:
        """Handle a payload, given as text."""
        payload = json.loads(text)
        event = payload.get("t")
        try:
            await super().received_message(self._completed(payload, text))
        except _UNREADABLE as error:
            is_needed = self._keep_alive is None or event in _OPENING
            if is_needed or payload.get("op", self.DISPATCH) != self.DISPATCH:
                raise
            log.warning("Discord sent something that cannot be read: %s: %r (%s)", event, error, line_of(error))

    def _completed(self, payload: Any, text: str) -> str:
        """Return the text of a payload. An event that the bot needs gets defaults for missing keys."""
        event, data = payload.get("t"), payload.get("d")
        if event == "INTERACTION_CREATE":
            data = completed_interaction(data)
        elif event == "READY":
            data = {"shard": [self.shard_id, self.shard_count], **data}  # Spacebar does not name the shard
        elif shape := _SHAPES.get(event):
            data = completed(data, shape)
        else:
            return text
        return json.dumps({**payload, "d": data})


# discord.py has no setting for the class of a shard's connection.
discord.shard.DiscordWebSocket = TolerantSocket  # type: ignore[misc]
