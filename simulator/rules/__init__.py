"""Discord's documented rules for every request that the simulator serves.

Every problem ends with the page of https://docs.discord.com/developers/ that it comes from. An unknown key is a problem
too: Discord would ignore it, and a typo would stay unseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from simulator.api import (
    DEFERRED_REPLY,
    DEFERRED_UPDATE,
    EPHEMERAL,
    MODAL,
    REPLY,
    SUGGESTIONS,
    UPDATE,
)
from simulator.calls import Call
from simulator.messages import Message
from simulator.rules import commands, messages
from simulator.rules.components import Components, Place
from simulator.rules.messages import FILE_LIMIT, REQUEST_LIMIT
from simulator.rules.shapes import Check, anything, boolean, by_type, fields, one_of, several, snowflake, text, whole

__all__ = ["FILE_LIMIT", "REQUEST_LIMIT", "problems"]

_ANSWER: Final = "[interactions/receiving-and-responding]"
_CHANNELS: Final = "[resources/channel]"
_EMOJI: Final = "[resources/emoji]"
_REFERENCE: Final = "[reference]"
_CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
_LAUNCH_ACTIVITY: Final = 12
_MODAL_COMPONENTS: Final = 5

_MODAL: Final = fields(
    _ANSWER, {"custom_id": text(1, 100), "title": text(1, 45), "components": several(anything, 1, _MODAL_COMPONENTS)}
)
_DEFERRED: Final = fields(_ANSWER, {}, {"flags": one_of(0, EPHEMERAL)})


def _answer(data: Check, *, is_optional: bool = False) -> Check:
    required = {"type": anything} if is_optional else {"type": anything, "data": data}
    return fields(_ANSWER, required, {"data": data} if is_optional else {})


_CALLBACKS: Final = by_type(
    _ANSWER,
    {
        REPLY: _answer(messages.REPLY),
        DEFERRED_REPLY: _answer(_DEFERRED, is_optional=True),
        DEFERRED_UPDATE: _answer(_DEFERRED, is_optional=True),
        UPDATE: _answer(messages.EDIT, is_optional=True),
        SUGGESTIONS: _answer(commands.SUGGESTIONS),
        MODAL: _answer(_MODAL),
        _LAUNCH_ACTIVITY: _answer(anything, is_optional=True),
    },
)
_THREAD: Final = {"auto_archive_duration": one_of(60, 1440, 4320, 10080), "rate_limit_per_user": whole(0, 21600)}
_NEW_THREAD: Final = fields(
    _CHANNELS,
    {"name": text(1, 100)},
    {
        **_THREAD,
        "type": one_of(10, 11, 12),
        "invitable": boolean,
        "message": messages.REPLY,
        "applied_tags": several(snowflake, 0, 5),
    },
)
_THREAD_OF_MESSAGE: Final = fields(_CHANNELS, {"name": text(1, 100)}, _THREAD)
_CHANNEL: Final = fields(
    _CHANNELS,
    {},
    {
        **_THREAD,
        "name": text(1, 100),
        "archived": boolean,
        "locked": boolean,
        "invitable": boolean,
        "flags": whole(0),
        "applied_tags": several(snowflake, 0, 5),
        "topic": text(0, 4096),
        "nsfw": boolean,
        **dict.fromkeys(("position", "parent_id", "permission_overwrites", "bitrate", "user_limit"), anything),
    },
)
_EMOJI_NAME: Final = text(2, 32, r"[A-Za-z0-9_]+")
_IMAGE: Final = text(30, 2**20, r"data:image/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+")
_APPLICATION, _HOOK = "/applications/{application_id}", "/webhooks/{webhook_id}/{webhook_token}"
_MESSAGE: Final = "/channels/{channel_id}/messages/{message_id}"
_BODIES: Final[Mapping[tuple[str, str], Check]] = {
    ("POST", "/channels/{channel_id}/messages"): messages.CREATE,
    ("PATCH", _MESSAGE): messages.EDIT,
    ("POST", _HOOK): messages.FOLLOW_UP,
    ("PATCH", f"{_HOOK}/messages/@original"): messages.EDIT,
    ("PATCH", f"{_HOOK}/messages/{{message_id}}"): messages.EDIT,
    ("POST", _CALLBACK): _CALLBACKS,
    ("POST", "/channels/{channel_id}/threads"): _NEW_THREAD,
    ("POST", f"{_MESSAGE}/threads"): _THREAD_OF_MESSAGE,
    ("PATCH", "/channels/{channel_id}"): _CHANNEL,
    ("POST", "/users/@me/channels"): fields("[resources/user]", {"recipient_id": snowflake}),
    ("POST", f"{_APPLICATION}/emojis"): fields(_EMOJI, {"name": _EMOJI_NAME, "image": _IMAGE}),
    ("PATCH", f"{_APPLICATION}/emojis/{{emoji_id}}"): fields(_EMOJI, {"name": _EMOJI_NAME}),
    **{
        (method, f"{_APPLICATION}{place}/commands{end}"): check
        for place in ("", "/guilds/{guild_id}")
        for method, end, check in (
            ("PUT", "", commands.COMMANDS),
            ("POST", "", commands.COMMAND),
            ("PATCH", "/{command_id}", commands.CHANGE),
        )
    },
}
"""What the body of a request is, by method and template of the path; the others have none."""
_QUERIES: Final[Mapping[tuple[str, str], set[str]]] = {
    ("GET", "/channels/{channel_id}/messages"): {"around", "before", "after", "limit"},
    ("GET", "/guilds/{guild_id}"): {"with_counts"},
    ("GET", "/guilds/{guild_id}/members"): {"limit", "after"},
    ("GET", f"{_APPLICATION}/commands"): {"with_localizations"},
    ("GET", f"{_APPLICATION}/guilds/{{guild_id}}/commands"): {"with_localizations"},
    ("POST", _CALLBACK): {"with_response"},
    ("POST", _HOOK): {"wait", "thread_id", "with_components"},
    **{
        (method, f"{_HOOK}/messages/{which}"): {"thread_id", "with_components"}
        for method in ("GET", "PATCH", "DELETE")
        for which in ("@original", "{message_id}")
    },
    ("POST", "/channels/{channel_id}/threads"): {"use_nested_fields"},
}


def problems(call: Call, message: Message | None) -> list[str]:
    """Return what is wrong with a request; `message` is the one that it edits."""
    route = call.method, call.template
    wrong = [
        problem for name, value in call.values.items() if name.endswith("_id") for problem in snowflake(value, name)
    ]
    wrong += [f"unknown query parameter {name}" for name in call.query if name not in _QUERIES.get(route, set())]
    shape = _BODIES.get(route)
    if shape is None:
        wrong += [f"{call.method} {call.template} takes no body"] if call.body else []
    elif call.body is None:
        wrong.append("a body is required")
    else:
        wrong += shape(call.body, "")
    if not wrong:
        wrong = [*messages.uploads(call.files), *_combinations(call, message)]
    return [each if each.endswith("]") else f"{each} {_REFERENCE}" for each in wrong]


def _combinations(call: Call, message: Message | None) -> Iterator[str]:
    body, template = call.body, call.template
    if template.endswith("/commands") and call.method in ("PUT", "POST"):
        yield from commands.registered(body if isinstance(body, list) else [body])
    elif template == _CALLBACK:
        yield from _callback(call, message)
    elif call.method == "PATCH" and "/messages/" in template:
        yield from _edit(body, call, message)
    elif call.method == "POST" and template == "/channels/{channel_id}/messages":
        yield from messages.created(body, call.files, is_reply=False)
    elif call.method == "POST" and template == _HOOK:
        yield from messages.created(body, call.files, is_reply=True)
    elif template.endswith("/threads") and body.get("message"):
        yield from messages.created(body["message"], call.files, is_reply=False)


def _edit(body: Any, call: Call, message: Message | None) -> Iterator[str]:
    if message is not None:  # otherwise there is nothing to edit, which is no mistake of the request
        yield from messages.edited(body, call.files, message.data, message.uploads)


def _callback(call: Call, message: Message | None) -> Iterator[str]:
    kind, data = call.body["type"], call.body.get("data") or {}
    if kind == REPLY:
        yield from messages.created(data, call.files, is_reply=True)
    elif kind == UPDATE:
        yield from _edit(data, call, message)
    elif kind == MODAL:
        yield from Components(set(), Place.MODAL).check(data["components"])
