"""What a message may hold, when it is sent and when it is edited (resources/message)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from simulator.api import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Json
from simulator.messages import File, safe_name
from simulator.rules.components import FILES, PAGE, Components, Place, unnamed
from simulator.rules.shapes import (
    Check,
    anything,
    boolean,
    either,
    fields,
    length,
    one_of,
    several,
    snowflake,
    text,
    whole,
)

MESSAGE: Final = "[resources/message]"
_MENTIONS: Final = "[resources/message#allowed-mentions-object]"
_POLL: Final = "[resources/poll]"
FILE_LIMIT, REQUEST_LIMIT = 10 * 2**20, 25 * 2**20
"""Bytes of a file, and of a request."""
_VOICE_MESSAGE: Final = 1 << 13
_SETTABLE: Final = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | _VOICE_MESSAGE | COMPONENTS_V2
_EDITABLE: Final = SUPPRESS_EMBEDS | COMPONENTS_V2
_NOT_IN_V2: Final = "content", "embeds", "poll", "sticker_ids"
_EMBED_TEXTS: Final = "title", "description", "name", "value", "text"

# ---- shapes

_ALLOWED_MENTIONS: Final = fields(
    _MENTIONS,
    {},
    {
        "parse": several(one_of("users", "roles", "everyone"), 0, 3),
        "users": several(snowflake, 0, 100),
        "roles": several(snowflake, 0, 100),
        "replied_user": boolean,
    },
)
_KEPT: Final = "proxy_url", "size", "url", "spoiler", "height", "width", "content_type"
"""What discord.py sends of an attachment that is kept; Discord ignores it."""
_ATTACHMENT: Final = fields(
    MESSAGE,
    {"id": snowflake},
    {
        "filename": text(1, 260),
        "title": text(0, 1024),
        "description": text(0, 1024),
        "duration_secs": anything,
        "waveform": text(0, 400),
        "is_spoiler": boolean,
        "ephemeral": boolean,
        "is_remix": boolean,
        **dict.fromkeys(_KEPT, anything),
    },
)
_PICTURE: Final = fields(MESSAGE, {"url": text(1, 2048)}, dict.fromkeys(("proxy_url", "width", "height"), anything))
_FIELD: Final = fields(MESSAGE, {"name": text(1, 256), "value": text(1, 1024)}, {"inline": boolean})
_FOOTER: Final = fields(MESSAGE, {"text": text(1, 2048)}, {"icon_url": text(1, 2048), "proxy_icon_url": anything})
_AUTHOR: Final = fields(
    MESSAGE, {"name": text(1, 256)}, {"url": text(1, 2048), "icon_url": text(1, 2048), "proxy_icon_url": anything}
)
_EMBED: Final = fields(
    MESSAGE,
    {},
    {
        "title": text(0, 256),
        "type": one_of("rich"),
        "description": text(0, 4096),
        "url": text(0, 2048),
        "timestamp": text(0, 100),
        "color": whole(0, 0xFFFFFF),
        "footer": _FOOTER,
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "author": _AUTHOR,
        "fields": several(_FIELD, 0, 25),
        **dict.fromkeys(("video", "provider", "flags"), anything),
    },
)
_POLL_MEDIA: Final = fields(_POLL, {}, {"text": text(1, 300), "emoji": anything})
_POLL_ANSWER: Final = fields(_POLL, {"poll_media": fields(_POLL, {}, {"text": text(1, 55), "emoji": anything})})
_POLL_REQUEST: Final = fields(
    _POLL,
    {"question": _POLL_MEDIA, "answers": several(_POLL_ANSWER, 1, 10)},
    {"duration": whole(1, 768), "allow_multiselect": boolean, "layout_type": one_of(1)},
)
_REFERENCE: Final = fields(
    MESSAGE,
    {"message_id": snowflake},
    {"type": one_of(0, 1), "channel_id": snowflake, "guild_id": snowflake, "fail_if_not_exists": boolean},
)
_EVERYWHERE: Final[Mapping[str, Check]] = {
    "content": text(0, 2000),
    "embeds": several(_EMBED, 0, 10),
    "allowed_mentions": _ALLOWED_MENTIONS,
    "components": several(anything),
    "attachments": several(_ATTACHMENT, 0, 10),
    "flags": whole(0),
    "poll": _POLL_REQUEST,
}
_SENT: Final[Mapping[str, Check]] = {**_EVERYWHERE, "tts": boolean, "sticker_ids": several(snowflake, 0, 3)}
CREATE: Final = fields(
    MESSAGE,
    {},
    {
        **_SENT,
        "nonce": either(text(1, 25), whole(0)),
        "enforce_nonce": boolean,
        "message_reference": _REFERENCE,
        "shared_client_theme": anything,
    },
)
REPLY: Final = fields(MESSAGE, {}, _SENT)
FOLLOW_UP: Final = fields("[resources/webhook]", {}, {**_SENT, "thread_name": text(1, 100), "applied_tags": anything})
EDIT: Final = fields(MESSAGE, {}, {**_EVERYWHERE, "tts": boolean})
"""discord.py sends tts in edits too, which Discord ignores."""

# ---- combinations


def uploads(files: Mapping[str, File]) -> Iterator[str]:
    """Yield what is wrong with the files of a request, by "files[n]"."""
    yield from (f"{file.name} is over 10 MiB {FILES}" for file in files.values() if len(file.data) > FILE_LIMIT)
    if sum(len(file.data) for file in files.values()) > REQUEST_LIMIT:
        yield f"the request is over 25 MiB {FILES}"
    if len(files) > 10:
        yield f"{len(files)} files, at most 10 {FILES}"


def created(body: Json, files: Mapping[str, File], *, is_reply: bool) -> Iterator[str]:
    """Yield what is wrong with a new message that has the right shape."""
    flags = body.get("flags") or 0
    if flags & ~(_SETTABLE | (EPHEMERAL if is_reply else 0)):
        yield f"flags {flags}: some of these cannot be set {MESSAGE}"
    yield from _attached(body, set(), files)
    yield from _content(body, _names(body, files))


def edited(body: Json, files: Mapping[str, File], before: Json, kept: list[Json]) -> Iterator[str]:
    """Yield what is wrong with an edit; it is judged by the message that results. `kept` are all its attachments."""
    flags, was_v2 = body.get("flags") or 0, bool(before["flags"] & COMPONENTS_V2)
    if flags & ~(_EDITABLE | EPHEMERAL):
        yield f"flags {flags}: some of these cannot be edited {MESSAGE}"
    if was_v2 and body.get("flags") is not None and not flags & COMPONENTS_V2:
        yield f"IS_COMPONENTS_V2 cannot be taken off again {MESSAGE}"
    if flags & COMPONENTS_V2 and not was_v2:
        yield from _conversion(body, before)
    listed, known = body.get("attachments"), {str(each["id"]): each["filename"] for each in kept}
    yield from _attached(body, set(known), files)
    still = known.keys() if listed is None else known.keys() & {str(each["id"]) for each in listed}
    merged = {key: before.get(key) for key in ("content", "embeds", "components", "poll")} | body
    merged["flags"] = flags | before["flags"] & COMPONENTS_V2
    yield from _content(merged, {known[each] for each in still} | _names(body, files))


def _conversion(body: Json, before: Json) -> Iterator[str]:
    """Yield what the message has had and the edit does not empty in so many words."""
    emptied: Json = {"content": None, "poll": None, "embeds": []}
    for key, empty in emptied.items():
        if before.get(key) and (key not in body or body[key] != empty):
            yield f"IS_COMPONENTS_V2 is set while {key} is not reset to {'null' if empty is None else empty} {MESSAGE}"


def _attached(body: Json, known: set[str], files: Mapping[str, File]) -> Iterator[str]:
    for each in body.get("attachments") or []:
        if str(each["id"]) not in known and f"files[{each['id']}]" not in files:
            yield f"attachment {each['id']} is neither kept nor uploaded {FILES}"


def _names(body: Json, files: Mapping[str, File]) -> set[str]:
    listed = {f"files[{each['id']}]": each.get("filename") for each in body.get("attachments") or []}
    return {safe_name(listed.get(key) or file.name) for key, file in files.items()}


def _content(body: Json, names: set[str]) -> Iterator[str]:
    components, embeds = body.get("components") or [], body.get("embeds") or []
    v2 = bool((body.get("flags") or 0) & COMPONENTS_V2)
    if not names and not any(body.get(key) for key in (*_NOT_IN_V2, "components", "message_reference")):
        yield f"an empty message {MESSAGE}"
    if sum(map(_embed_size, embeds)) > 6000:
        yield f"embeds over 6000 characters in all {MESSAGE}"
    pictures = [each[key]["url"] for each in embeds for key in ("image", "thumbnail") if each.get(key)]
    yield from unnamed(pictures, {safe_name(name) for name in names}, ".embeds")
    allowed = body.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            yield f"allowed_mentions parses {kind} and lists {kind} {_MENTIONS}"
    if v2 and any(body.get(key) for key in _NOT_IN_V2):
        yield f"IS_COMPONENTS_V2 with content, embeds, poll or stickers {PAGE}"
    yield from Components(names, Place.V2 if v2 else Place.PLAIN).check(components)


def _embed_size(embed: Json) -> int:
    parts: list[Any] = [embed, embed.get("footer") or {}, embed.get("author") or {}, *(embed.get("fields") or [])]
    return sum(length(part.get(key) or "") for part in parts for key in _EMBED_TEXTS)
