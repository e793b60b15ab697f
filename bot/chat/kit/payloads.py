"""What discord.py gets to read of Discord's answers and events: the parts that the bot needs, with nothing missing.

discord.py reads every part of a payload, and drops the whole payload if one part is missing or null.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from discord import AppCommandOptionType, AppCommandType, InteractionType

Json: TypeAlias = dict[str, Any]

_MOST: Final = 1 << 53
"""The largest number, which is also the largest that all readers of JSON keep exactly."""


@dataclass(frozen=True)
class Shape:
    """A kind of object in payloads. A key counts as missing if it is null, or no number, list or object as expected."""

    defaults: Mapping[str, Any] = field(default_factory=dict)
    """Values for missing keys."""
    parts: Mapping[str, "Shape"] = field(default_factory=dict)
    """The shapes of inner objects, or of the objects in lists, by their keys; `*` stands for every key."""
    only: frozenset[str] | None = None
    """The keys that discord.py gets to read; None for all keys."""


def completed(value: Any, shape: Shape) -> Any:
    """Return an object, or a list of objects, with the keys of its shape."""
    if isinstance(value, list):
        return [completed(each, shape) for each in value]
    if not isinstance(value, dict):
        return value
    kept = {
        key: each
        for key, each in value.items()
        if (shape.only is None or key in shape.only) and _may_stand_for(shape.defaults.get(key), each)
    }
    for key in kept.keys() if "*" in shape.parts else kept.keys() & shape.parts.keys():
        kept[key] = completed(kept[key], shape.parts.get(key) or shape.parts["*"])
    return {**shape.defaults, **kept}


def _may_stand_for(default: Any, value: Any) -> bool:
    """Return whether a value is there; in place of a number, a list or an object it must be another one."""
    match default:
        case int():
            return isinstance(value, int | float) and abs(value) <= _MOST
        case list() | dict():
            return isinstance(value, type(default))
    return value is not None


def _only(*keys: str, parts: Mapping[str, Shape] | None = None, **defaults: Any) -> Shape:
    """Return a shape with these keys, its parts and its defaults, and without any other key."""
    return Shape(defaults, parts or {}, frozenset({*keys, *(parts or {}), *defaults}))


_USER: Final = Shape({"username": "", "discriminator": "0", "avatar": None})
_AUTHOR: Final = Shape({"id": "0", **_USER.defaults})
_MEMBER: Final = Shape({"roles": [], "flags": 0}, {"user": _USER}, frozenset({"user", "nick", "permissions"}))
_ACTOR: Final = replace(_MEMBER, only=frozenset({"user", "nick", "permissions", "roles"}))
"""The member behind an interaction: nobody else's roles matter."""
_ATTACHMENT: Final = Shape({"id": "0", "size": 0, "filename": "", "url": "", "proxy_url": ""})
_MESSAGE: Final = _only(
    *("id", "edited_timestamp"),
    parts={"mentions": _AUTHOR, "attachments": _ATTACHMENT, "author": _AUTHOR},
    type=0,
    content="",
    flags=0,
    components=[],
    mentions=[],
    attachments=[],
    author=_AUTHOR.defaults,
    channel_id="0",
)
_TAPPED: Final = _only("id", "edited_timestamp", type=0, content="", flags=0)
"""The message of a used component."""
_METADATA: Final = Shape(
    {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2015-01-01T00:00:00+00:00"}
)
_CHANNEL: Final = Shape(
    {"type": 0, "name": "", "position": 0, "permission_overwrites": [], "bitrate": 64000, "user_limit": 0}
)
_PLACE: Final = _only(
    *("id", "type", "parent_id"),
    parts={"thread_metadata": _METADATA},
    **_CHANNEL.defaults,
    owner_id="0",
    message_count=0,
    member_count=0,
    thread_metadata=_METADATA.defaults,
)
"""The channel of an interaction, which may be a thread."""
_THREAD: Final = Shape({**_PLACE.defaults, "id": "0", "type": 11, "parent_id": "0"}, _PLACE.parts, _PLACE.only)
_RESOLVED: Final = _only(
    parts={
        "users": Shape(parts={"*": _USER}),
        "members": Shape(parts={"*": _MEMBER}),
        "channels": Shape(parts={"*": Shape({"name": "", "permissions": "0", "type": 0})}),
    }
)
_OPTIONS: Final = dict[str, Shape]()
_OPTIONS["options"] = Shape(parts=_OPTIONS)
_INTERACTION: Final = _only(
    *("id", "application_id", "type", "token", "guild_id", "app_permissions", "locale", "guild_locale", "context"),
    parts={
        "authorizing_integration_owners": Shape(),
        "member": _ACTOR,
        "user": _USER,
        "message": _TAPPED,
        "channel": _PLACE,
        "data": Shape({"component_type": 2}, {"resolved": _RESOLVED, **_OPTIONS}),
    },
    version=1,
    attachment_size_limit=0,
)
_COMMAND: Final = _only("name", id="0", application_id="0", description="")
_EMOJI: Final = _only("id", "name")
_EMOJI_LIST: Final = Shape(parts={"items": _EMOJI})
_STARTS: Final = Shape({"total": 1000, "remaining": _MOST, "reset_after": 60_000, "max_concurrency": 1})
"""How many sessions Discord allows; a bot that is not told begins its own, and knows it by `remaining` > `total`."""
_GATEWAY: Final = Shape({"session_start_limit": _STARTS.defaults}, {"session_start_limit": _STARTS})
_APPLICATION: Final = _only(
    *("id", "interactions_endpoint_url"),
    parts={"owner": _AUTHOR},
    name="",
    description="",
    icon=None,
    bot_public=False,
    bot_require_code_grant=False,
    verify_key="",
    integration_types_config={},
    owner=_AUTHOR.defaults,
)
CALLBACK: Final = Shape(
    {"interaction": {"id": "0"}},
    {"interaction": Shape({"id": "0"}), "resource": Shape({"type": 4}, {"message": _MESSAGE})},
)

# ---- events

_GROUPS: Final = AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value


def completed_interaction(data: Json, application_id: int | None) -> Any:
    """Return the data of INTERACTION_CREATE with defaults for what the bot does not need."""
    channel = {"id": data.get("channel_id"), "type": 0 if data.get("guild_id") else 1}
    kind = {"type": AppCommandType.user.value} if _at(data, "data.target_id") else {}
    known = Shape({"application_id": application_id}, {"channel": Shape(channel), "data": Shape(kind)})
    read = completed(completed({**data, "channel": data.get("channel") or {}}, known), _INTERACTION)
    if not read.get("guild_id") and _at(read, "user.id") is not None:
        read.pop("member", None)  # outside of servers, `user` is the person who acts
    if isinstance(member := read.get("member"), dict):
        # Spacebar sends objects.
        member["roles"] = [each for each in member["roles"] if str(each).isdigit()]
    return read


def missing_in_interaction(data: Json) -> str:
    """Return the first missing key without which nobody can be answered, such as `member.user.id`; empty if none is."""
    is_on_server = data.get("guild_id") or data.get("member")
    needed = ["id", "token", "type", "channel.id", *(["guild_id", "member.user.id"] if is_on_server else ["user.id"])]
    is_tap, target = data.get("type") == InteractionType.component.value, _at(data, "data.target_id")
    needed += ["data.custom_id", "message.id"] if is_tap else ["data.name"]
    if _at(data, "data.type") == AppCommandType.user.value:
        needed += ["data.target_id", f"data.resolved.users.{target}.id"]
    needed += _needed_in_options(data.get("data") or {}, "data")
    missing = next((path for path in needed if _at(data, path) is None), "")
    if type(data.get("type")) is not int:
        missing = "type"  # discord.py takes no notice of an interaction of another type
    return re.sub(r"users\.\w+", "users.*", missing)  # nobody's id is logged


def _at(value: Any, path: str) -> Any:
    for key in path.split("."):
        if isinstance(value, list) and int(key) < len(value):
            value = value[int(key)]
        else:
            value = value.get(key) if isinstance(value, dict) else None
    return value


def _needed_in_options(data: Json, path: str) -> Iterator[str]:
    for index, option in enumerate(data.get("options") or ()):
        place, kind = f"{path}.options.{index}", option.get("type")
        yield from (f"{place}.name", f"{place}.type")
        if kind not in _GROUPS:
            yield f"{place}.value"
        if kind == AppCommandOptionType.user.value:
            yield f"data.resolved.users.{option.get('value')}.id"
        yield from _needed_in_options(option, place)


def completed_ready(data: Json, known: Json) -> Json:
    """Return the data of READY, with what is `known` in place of missing keys, and without servers that have no id."""
    ready = completed({"user": {}, **data}, Shape(known, {"user": Shape(known["user"])}))
    return {**ready, "guilds": [each for each in ready["guilds"] if _at(each, "id") is not None]}


def completed_channel(channel: Json) -> Any:
    """Return a channel with defaults for what Discord leaves out of channels that the bot may not view."""
    return completed(channel, _CHANNEL)


_SERVER: Final = Shape(
    {key: [] for key in ("roles", "channels", "threads", "members", "emojis", "stickers", "features")},
    {
        "roles": Shape({"name": "", "permissions": "0", "position": 0}),
        "channels": _CHANNEL,
        "threads": _THREAD,
        "members": _ACTOR,
    },
)
_UNUSED: Final = "presences", "voice_states", "stage_instances", "guild_scheduled_events", "soundboard_sounds"
"""The parts of a server that the bot never looks at."""
_IDS: Final = {"roles": "id", "channels": "id", "threads": "id", "members": "user.id", "emojis": "id", "stickers": "id"}


def completed_server(server: Json) -> Any:
    """Return a server with defaults for what may be missing, without what has no id and what the bot never looks at."""
    known = {key: each for key, each in server.items() if key not in _UNUSED}
    lists = {key: known[key] for key in _IDS if isinstance(known.get(key), list)}
    known |= {key: [each for each in lists[key] if _at(each, _IDS[key]) is not None] for key in lists}
    return completed(known, _SERVER)


# ---- answers

_ANSWERS: Final[Mapping[str, Shape]] = MappingProxyType(
    {
        r"/messages(/[^/]+)?$|^POST .*/webhooks/\d+/[^/]+$": _MESSAGE,
        r"POST .*/threads$|PATCH .*/channels/\d+$": _THREAD,
        r"/callback$": CALLBACK,
        r"/commands$": _COMMAND,
        r"GET .*/emojis$": _EMOJI_LIST,
        r"/emojis(/\d+)?$": _EMOJI,
        r"/users/@me$": _USER,
        r"/gateway/bot$": _GATEWAY,
        r"/oauth2/applications/@me$": _APPLICATION,
    }
)
"""The shapes of answers, by regular expressions of "METHOD /path"."""


def shape_of_answer(request: str) -> Shape | None:
    """Return the shape of the answer to a request, "METHOD /path"; None if it is read as it is."""
    return next((each for pattern, each in _ANSWERS.items() if re.search(pattern, request)), None)
