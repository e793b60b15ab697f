"""The rules for new and edited messages (resources/message)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from simulator import api
from simulator.api import Json
from simulator.rules.components import FILES, PAGE, Components, Place, unnamed
from simulator.rules.shapes import length
from simulator.world.messages import File, safe_name

MESSAGE: Final = "[resources/message]"
_MENTIONS: Final = "[resources/message#allowed-mentions-object]"
FILE_LIMIT, REQUEST_LIMIT = 10 * 2**20, 25 * 2**20
"""The largest sizes of a file and of a request, in bytes."""
_VOICE_MESSAGE: Final = 1 << 13
_SETTABLE: Final = api.SUPPRESS_EMBEDS | api.SUPPRESS_NOTIFICATIONS | _VOICE_MESSAGE | api.COMPONENTS_V2
_EDITABLE: Final = api.SUPPRESS_EMBEDS | api.COMPONENTS_V2
_NOT_IN_V2: Final = "content", "embeds"


def uploads(files: Mapping[str, File]) -> Iterator[str]:
    """Yield the problems of the files of a request, by "files[n]"."""
    yield from (f"{file.name} is over 10 MiB {FILES}" for file in files.values() if len(file.data) > FILE_LIMIT)
    if sum(len(file.data) for file in files.values()) > REQUEST_LIMIT:
        yield f"the request is over 25 MiB {FILES}"
    if len(files) > 10:
        yield f"{len(files)} files, at most 10 {FILES}"


def created(body: Json, files: Mapping[str, File], *, is_reply: bool) -> Iterator[str]:
    """Yield the problems of a new message, after a check of its shape."""
    flags = body.get("flags") or 0
    if flags & ~(_SETTABLE | (api.EPHEMERAL if is_reply else 0)):
        yield f"flags {flags}: some of these cannot be set {MESSAGE}"
    yield from _attached(body, set(), files)
    yield from _content(body, _names(body, files))


def edited(body: Json, files: Mapping[str, File], before: Json, kept: list[Json]) -> Iterator[str]:
    """Yield the problems of an edit, by the resulting message. `kept` are all attachments of the message."""
    flags, was_v2 = body.get("flags") or 0, bool(before["flags"] & api.COMPONENTS_V2)
    if flags & ~(_EDITABLE | api.EPHEMERAL):
        yield f"flags {flags}: some of these cannot be edited {MESSAGE}"
    if was_v2 and body.get("flags") is not None and not flags & api.COMPONENTS_V2:
        yield f"IS_COMPONENTS_V2 cannot be taken off again {MESSAGE}"
    if flags & api.COMPONENTS_V2 and not was_v2:
        yield from _conversion(body, before)
    listed, known = body.get("attachments"), {str(each["id"]): each["filename"] for each in kept}
    yield from _attached(body, set(known), files)
    still = known.keys() if listed is None else known.keys() & {str(each["id"]) for each in listed}
    if was_v2 and "components" not in body and (dropped := known.keys() - still):
        yield f"the components still show attachment {min(dropped)} {FILES}"
    merged = {key: before.get(key) for key in ("content", "embeds", "components")} | body
    merged["flags"] = flags | before["flags"] & api.COMPONENTS_V2
    yield from _content(merged, {known[each] for each in still} | _names(body, files))


def _conversion(body: Json, before: Json) -> Iterator[str]:
    """Yield a problem for each old part that a conversion to V2 does not empty explicitly."""
    emptied: Json = {"content": None, "embeds": []}
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
    v2 = bool((body.get("flags") or 0) & api.COMPONENTS_V2)
    if not names and not any(body.get(key) for key in (*_NOT_IN_V2, "components")):
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
        yield f"IS_COMPONENTS_V2 with content or embeds {PAGE}"
    yield from Components(names, Place.V2 if v2 else Place.PLAIN).check(components)


def _embed_size(embed: Json) -> int:
    parts: list[Any] = [embed, embed.get("footer") or {}, embed.get("author") or {}, *(embed.get("fields") or [])]
    return sum(length(part.get(key) or "") for part in parts for key in api.EMBED_TEXTS)
