"""Discord's documented rules for every request of the simulator.

Every problem ends with its page of https://docs.discord.com/developers/. An unknown key is a problem too, as Discord
would ignore a typo silently.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from simulator import api
from simulator.api import Json
from simulator.rules import commands, messages
from simulator.rules.components import Components, Place
from simulator.rules.messages import FILE_LIMIT, REQUEST_LIMIT
from simulator.rules.shapes import BODIES, QUERIES, check, snowflake, with_page
from simulator.world.calls import Call
from simulator.world.messages import Message

__all__ = ["FILE_LIMIT", "REQUEST_LIMIT", "problems"]

_CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
_EMOJI_NAME: Final = re.compile(r"[A-Za-z0-9_]+")
_IMAGE: Final = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+")


def problems(call: Call, message: Message | None, command: Json | None = None) -> list[str]:
    """Return the problems of a request; `message` and `command` are what it edits, if anything."""
    route = f"{call.method} {call.template}"
    ids = [(name, value) for name, value in call.values.items() if name.endswith("_id")]
    wrong = [problem for name, value in ids for problem in snowflake(value, name)]
    wrong += [f"unknown query parameter {name}" for name in call.query if name not in QUERIES.get(route, ())]
    if route not in BODIES:
        wrong += [f"{route} takes no body"] if call.body else []
    elif call.body is None:
        wrong.append("a body is required")
    else:
        wrong += check(BODIES[route], call.body)
    if not wrong and call.body is not None:
        wrong = [*messages.uploads(call.files), *_combinations(call, message, command)]
    return [with_page(each, "[reference]") for each in wrong]


def _combinations(call: Call, message: Message | None, command: Json | None) -> Iterator[str]:
    body, template = call.body, call.template
    if template.endswith("/commands"):
        yield from commands.registered(body if call.method == "PUT" else [body])
    elif command is not None:
        yield from commands.registered([command | body])
    elif template == _CALLBACK:
        yield from _callback(call, message)
    elif call.method == "PATCH" and "/messages/" in template:
        yield from _edit(body, call, message)
    elif call.method == "POST" and template.endswith(("/messages", "{webhook_token}")):
        yield from messages.created(body, call.files, is_reply="webhook_token" in call.values)
    elif template.endswith("/threads") and body.get("message"):
        yield from messages.created(body["message"], call.files, is_reply=False)
    elif "/emojis" in template and body:
        yield from _emoji(body)


def _edit(body: Any, call: Call, message: Message | None) -> Iterator[str]:
    if message is not None:  # a missing message is no mistake of the request
        yield from messages.edited(body, call.files, message.data, message.uploads)


def _callback(call: Call, message: Message | None) -> Iterator[str]:
    kind, data = call.body["type"], call.body.get("data") or {}
    if kind == api.REPLY:
        yield from messages.created(data, call.files, is_reply=True)
    elif kind == api.UPDATE:
        yield from _edit(data, call, message)
    elif kind == api.MODAL:
        yield from Components(set(), Place.MODAL).check(data["components"])


def _emoji(body: Any) -> Iterator[str]:
    if not _EMOJI_NAME.fullmatch(body["name"]):
        yield f"{body['name']!r} is no name of an emoji [resources/emoji]"
    if not _IMAGE.fullmatch(body["image"]):
        yield "the image is no picture as a data URI [reference#image-data]"
