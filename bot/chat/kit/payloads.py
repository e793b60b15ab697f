"""Defaults for what discord.py reads and Discord or Spacebar leaves out.

Each row names who leaves the keys out: an issue of discord/discord-api-docs, a page of Discord's documents, or Spacebar
(spacebarchat/server at 74df883a). `simulator/world/moods.py` and `hidden.py` have the payloads.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]
Shape: TypeAlias = Mapping[str, Any]
"""Defaults by key; a `Shape` in place of a default completes the object, or the objects in the list, of that key.

`...` leaves the key out.
"""


def completed(value: Any, shape: Shape) -> Any:
    """Return an object, or a list of objects, with defaults for the keys that are missing or null."""
    if isinstance(value, list):
        return [completed(each, shape) for each in value]
    known = {key: each for key, each in value.items() if each is not None and shape.get(key) is not ...}
    inner = {key: completed(known[key], part) for key, part in shape.items() if isinstance(part, dict) and key in known}
    return {key: each for key, each in shape.items() if not isinstance(each, dict) and each is not ...} | known | inner


_USER: Final[Shape] = {"username": "", "discriminator": "0", "avatar": None}
"""Spacebar: null for what users do not have."""
_MESSAGE: Final[Shape] = {
    "content": "",
    "edited_timestamp": None,
    "attachments": [],
    "author": _USER,
    "mentions": {**_USER, "member": ...},
    "member": ...,
}
"""Spacebar: messages have null for what they do not have, and roles as objects. 8277: no attachments."""
CHANNEL: Final[Shape] = {
    "type": 0,
    "name": "",
    "position": 0,
    "permission_overwrites": [],
    "bitrate": 64000,
    "user_limit": 0,
}
"""8454: channels that the bot may not view."""
SERVER: Final[Shape] = {"channels": CHANNEL}
_THREAD: Final[Shape] = {"owner_id": "0", "message_count": 0, "member_count": 0}
"""Interactions, in Discord's documents: a thread has its id, name, type, parent and metadata. DisnakeDev/disnake#67."""
_METADATA: Final = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2015-01-01T00:00:00+00:00"}
_INTERACTION: Final[Shape] = {
    "version": 1,
    "attachment_size_limit": 0,
    "channel": {**CHANNEL, **_THREAD},
    "member": {"user": _USER, "roles": [], "flags": 0},
    "message": _MESSAGE,
}


def completed_interaction(data: Json) -> Json:
    """Return the data of INTERACTION_CREATE, with a channel (Spacebar has its id only) and roles as ids (Spacebar)."""
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
"""The shapes of answers, by regular expressions of "METHOD /path"."""


def completed_answer(request: str, data: Any) -> Any:
    """Return the answer to a request, "METHOD /path"; Spacebar answers a first response with nothing."""
    if not data and request.endswith("/callback"):
        return {"interaction": {"id": "0"}}
    shape = next((each for pattern, each in _ANSWERS.items() if re.search(pattern, request)), None)
    return completed(data, shape) if shape and isinstance(data, list | dict) else data
