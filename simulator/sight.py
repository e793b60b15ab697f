"""The view of a message: text, controls, pictures, and their sizes in a client."""

import re
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from simulator import api
from simulator.api import EMBED_TEXTS, Json, texts, walk


class Choice(NamedTuple):
    """A choice with the value for the bot."""

    name: str
    value: Any


class Image(NamedTuple):
    """A picture with its alt text; a picture outside Discord has no data."""

    data: bytes
    alt: str | None


class Button(NamedTuple):
    """A button; `url` is None unless the button opens an address."""

    label: str
    custom_id: str | None
    disabled: bool
    url: str | None


class Select(NamedTuple):
    """A select; a select of people, channels or roles has no options of its own."""

    placeholder: str | None
    custom_id: str
    disabled: bool
    options: list[Choice]


class Shown(NamedTuple):
    """The place of a picture in a client, in CSS pixels."""

    url: str
    width: float
    height: float
    is_cropped: bool


_MARKUP: Final = re.compile(r"<(@!?|@&|#|/|t:|a?:)([^>\n]+)>")

BOX_PLAIN, BOX_V2 = (550, 350), (600, 350)
"""The largest sizes of a single picture on a desktop; a phone shows a picture as wide as a message."""
PHONE_WIDTH: Final = 360
_GAP: Final = 4
_ROWS: Final = {2: (2,), 3: (1, 2), 4: (2, 2)}  # pictures in each row of a mosaic; from five pictures on, rows of three


def components(message: Json, *kinds: int) -> list[Json]:
    return [each for each in walk(message["components"]) if each["type"] in kinds]


def text(message: Json) -> str:
    """Return all text of a message in reading order: content, text displays, embeds."""
    lines = texts(message)
    for embed in message["embeds"]:
        parts = [embed, *embed.get("fields", []), embed.get("footer", {})]
        lines += [part[key] for part in parts for key in EMBED_TEXTS if part.get(key)]
    return "\n".join(lines)


def captions(button: Json) -> list[str | None]:
    return [button.get("label") or (button.get("emoji") or {}).get("name"), button.get("custom_id")]


def buttons(message: Json) -> list[Button]:
    return [
        Button(captions(each)[0] or "", each.get("custom_id"), bool(each.get("disabled")), each.get("url"))
        for each in components(message, api.BUTTON)
    ]


def selects(message: Json) -> list[Select]:
    return [
        Select(
            each.get("placeholder"),
            each["custom_id"],
            bool(each.get("disabled")),
            [Choice(option["label"], option["value"]) for option in each.get("options", [])],
        )
        for each in components(message, *api.SELECTS)
    ]


def pictures(message: Json) -> list[tuple[Json, str | None]]:
    """Return every picture of a message, with the alt text beside it, if any."""
    galleries = [item for each in components(message, api.GALLERY) for item in each["items"]]
    found = [(each["media"], each["description"]) for each in (*galleries, *components(message, api.THUMBNAIL))]
    found += [(each[key], None) for each in message["embeds"] for key in ("image", "thumbnail") if each.get(key)]
    attached = [each for each in message["attachments"] if each["content_type"].startswith("image/")]
    return found + [(each, each.get("description")) for each in attached]


def shown(message: Json, *, on_desktop: bool) -> list[Shown]:
    """Return the sizes of the pictures in galleries and attachments."""
    groups = [[item["media"] for item in each["items"]] for each in components(message, api.GALLERY)]
    attached = [each for each in message["attachments"] if each["content_type"].startswith("image/")]
    groups += [attached] if attached else []
    box = BOX_V2 if message["flags"] & api.COMPONENTS_V2 else BOX_PLAIN
    return [each for group in groups for each in _laid_out(group, box, on_desktop=on_desktop)]


def _laid_out(group: Sequence[Json], box: tuple[int, int], *, on_desktop: bool) -> list[Shown]:
    if len(group) == 1:
        width, height = group[0].get("width") or 1, group[0].get("height") or 1
        limits = (box[0] / width, box[1] / height, 1.0) if on_desktop else (PHONE_WIDTH / width,)
        return [Shown(group[0]["url"], min(limits) * width, min(limits) * height, is_cropped=False)]
    count, left, found = len(group), iter(group), list[Shown]()
    rows = _ROWS.get(count) or (count % 3 or 3, *[3] * ((count - 1) // 3))
    whole = box[0] if on_desktop else PHONE_WIDTH
    for in_row in rows:
        width = (whole - _GAP * (in_row - 1)) / in_row
        height = min(width, (box[1] - _GAP * (len(rows) - 1)) / len(rows))
        found += [Shown(each["url"], width, height, is_cropped=True) for each in islice(left, in_row)]
    return found


def resolved(text_: str, named: Callable[[str, str], str | None]) -> str:
    """Return a text as a client shows it, with resolved mentions, commands, times and emoji.

    `named` takes a kind ("user", "role", "channel" or "emoji") and an id, and returns a name, or None for an unknown
    id.
    """

    def show(found: re.Match[str]) -> str:
        kind, rest = found[1], found[2]
        name = rest.split(":")[0]
        if kind in ("@", "@!"):
            return f"@{named('user', rest) or 'unknown-user'}"
        if kind == "@&":
            return f"@{named('role', rest) or 'unknown-role'}"
        if kind == "#":
            return f"#{named('channel', rest) or 'unknown'}"
        if kind == "/":
            return f"/{name}"
        return f":{name}:" if kind.endswith(":") and kind != "t:" else found[0]

    return _MARKUP.sub(show, text_)
