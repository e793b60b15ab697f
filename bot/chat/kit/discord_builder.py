"""Builds Discord's components from screens within Discord's limits."""

import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.chat.kit.blocks import (
    MAX_CONTENT,
    MAX_OPTION_TEXT,
    MAX_OPTIONS,
    Block,
    Button,
    ChannelSelect,
    Control,
    Gallery,
    MultiSelect,
    Option,
    PeopleSelect,
    Purpose,
    Role,
    RoleSelect,
    Row,
    Screen,
    Select,
    Text,
    choosing_custom_id,
    custom_id,
)
from bot.chat.kit.markup import JOINER, first_emoji, markdown, shorten, unmarked
from bot.chat.kit.pictures import PictureCache
from bot.localization.spans import SIGNS, lines_of, plain, plain_line
from renderers.characters import units

BUDGET: Final = 4000
"""The most bytes of a message: its texts, components and alt texts in UTF-8.

Discord documents only characters, but refuses some larger messages: with 500, or as if an interaction were unknown
(discord-api-docs, issues 7310, 7448 and 8554).
"""

MAX_LABEL: Final = 80
"""The most UTF-16 units on a button. Discord limits the characters; no text has more characters than units."""
MAX_PLACEHOLDER: Final = 150
"""The most characters in a select without a choice."""
BUTTONS_IN_A_ROW: Final = 5

_CROWN: Final = SIGNS["crown"]
_NO_BREAK: Final = "\u00a0"
ANYBODY: Final = discord.AllowedMentions(everyone=False, roles=False, users=True)
"""Silent messages need this too: clients show a mention as a name only if the message may mention the person."""

Json: TypeAlias = dict[str, Any]

_CHANNEL_TYPES: Final = [
    each.value
    for each in (
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.forum,
        discord.ChannelType.voice,
    )
]
"""The types of channels that can have tables, directly or in their threads and posts."""

_STYLES: Final = {Role.PRIMARY: 1, Role.SECONDARY: 2, Role.SUCCESS: 3, Role.DANGER: 4}


class _Written(ui.LayoutView):
    """Components for a request of discord.py. discord.py does not store the view, because addresses find controls."""

    def __init__(self, components: list[Json], *, is_v2: bool) -> None:
        super().__init__(timeout=None)
        self._components, self._is_v2 = components, is_v2
        self.stop()

    def to_components(self) -> list[Json]:
        return self._components

    def has_components_v2(self) -> bool:
        return self._is_v2


def build(screen: Screen) -> Mapping[str, Any]:
    """Return discord.py's keyword arguments for sending a screen, without its files.

    A screen that calls somebody is a plain message, because push notifications and the list of channels show only the
    content of a message. All other screens have components of version 2. A message cannot change between the two kinds.
    """
    written = payload(screen)
    view = _Written(written["components"], is_v2=not screen.is_plain)
    return {"content": written["content"], "view": view} if screen.is_plain else {"view": view}


def controls_alone(row: Row) -> ui.LayoutView:
    """Return the view of a plain message that keeps the controls of a row alone."""
    return _Written([*components_of(row)], is_v2=False)


def file_view(text: str, name: str) -> ui.LayoutView:
    """Return the view of a message with a text and an attached file."""
    file = {"type": _FILE, "file": {"url": f"attachment://{name}"}}
    return _Written([*components_of(Text.of(text)), file], is_v2=True)


def payload(screen: Screen) -> Mapping[str, Any]:
    """Return the parts of a request that describe the screen."""
    known: Mapping[str, Any] | None = vars(screen).get(_PAYLOAD)
    if known is None:
        # The texts of a plain message are in its content. The alt texts of other messages are in their components.
        shown = [each for each in screen.blocks if isinstance(each, Row) or not screen.is_plain]
        files = [
            {"id": number, "filename": each.name} | ({"description": each.alt} if screen.is_plain else {})
            for number, each in enumerate(screen.pictures)
        ]
        components = [each for block in shown for each in components_of(block)]
        if screen.purpose is Purpose.SHOW:
            accent = {} if screen.accent is None else {"accent_color": screen.accent}
            components = [{"type": _CONTAINER, "components": components, **accent}]
        content = build_content(screen) if screen.is_plain else None
        # The screen keeps the result, because a screen is measured before it is sent.
        known = vars(screen)[_PAYLOAD] = {"content": content, "components": components, "attachments": files}
    return known


_PAYLOAD: Final = "_payload"


def size_of(payload: object) -> int:
    """Return the bytes of a part of a request."""
    return len(json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode())


def fitted(screen: Screen) -> Screen:
    """Drop the descriptions of options, the last select first, until the screen fits the budget."""
    for place in reversed(range(len(screen.blocks))):
        if size_of(payload(screen)) <= BUDGET:
            break
        blocks = *screen.blocks[:place], without_descriptions(screen.blocks[place]), *screen.blocks[place + 1 :]
        screen = replace(screen, blocks=blocks)
    return screen


def fits(screen: Screen) -> bool:
    """Return whether a message has room for the screen, perhaps without descriptions of options."""
    return size_of(payload(fitted(screen))) <= BUDGET


def without_descriptions(block: Block) -> Block:
    match block:
        case Row((Select() as select,)):
            return Row((replace(select, options=tuple(replace(each, description="") for each in select.options)),))
    return block


def build_content(screen: Screen) -> str:
    """Return the text of a plain message; the first two lines have no markup, because push notifications show it raw.

    If long names make the text too long, the longest lines without mentions are left out, the second line last.
    """
    first, *others = [line for block in screen.blocks if isinstance(block, Text) for line in block.lines]
    second = [unmarked(line, has_backslashes=True) for line in others[:1]]
    lines = [unmarked(first), *second, *(markdown((line,)) for line in others[1:])]
    while units(content := kept_together("\n".join(lines))) > MAX_CONTENT:
        lines.remove(max((line for line in lines[2:] or lines[1:] if "<@" not in line), key=len))
    return content


async def build_files(screen: Screen, cache: PictureCache) -> list[discord.File]:
    # A `discord.File` can be sent only once, so each message gets new files from the cached bytes.
    painted = zip(screen.pictures, await cache.paint(screen.pictures), strict=True)
    # Other messages have the alt texts in their components.
    return [
        discord.File(io.BytesIO(picture), spec.name, description=spec.alt if screen.is_plain else None)
        for spec, picture in painted
    ]


async def build_edit(screen: Screen, cache: PictureCache) -> dict[str, Any]:
    """Return discord.py's keyword arguments for editing a message to show the screen.

    The pictures of the screen replace all pictures of the message. Mentions are unrestricted, because an edit notifies
    nobody.
    """
    return {**build(screen), "attachments": await build_files(screen, cache), "allowed_mentions": ANYBODY}


def kept_together(text: str) -> str:
    """Return the text with no line break before a dot between facts, nor within a domino's crowns."""
    kept = re.sub(f" (?=[·{_CROWN}])", _NO_BREAK, text)
    return re.sub(f"{_CROWN}(?={_CROWN})", _CROWN + JOINER, kept)


# ---- Discord's components

_ROW, _BUTTON, _SELECT, _PEOPLE, _ROLES, _CHANNELS, _TEXT, _GALLERY, _FILE, _CONTAINER = (
    1,
    2,
    3,
    5,
    6,
    8,
    10,
    12,
    13,
    17,
)
"""The types of components."""


def components_of(block: Block) -> Iterator[Json]:
    """Yield the components of a block; default values are left out."""
    match block:
        # A paragraph for text mode only is empty here, and Discord refuses an empty paragraph.
        case Text(lines) if lines:
            yield {"type": _TEXT, "content": kept_together(markdown(lines))}
        case Gallery(pictures):
            media = ({"media": {"url": f"attachment://{each.name}"}, "description": each.alt} for each in pictures)
            yield {"type": _GALLERY, "items": [*media]}
        case Row(controls) if controls:
            # A phone wraps a full row, so rows are equally long.
            length = ceil(len(controls) / ceil(len(controls) / BUTTONS_IN_A_ROW))
            for start in range(0, len(controls), length):
                yield {"type": _ROW, "components": [*map(_control, controls[start : start + length])]}


def _control(control: Button | Select) -> Json:
    match control:
        case Button():
            disabled = {} if control.is_enabled else {"disabled": True}
            ids = {"custom_id": custom_id(Control.BUTTON, control.address), **disabled}
            return {"type": _BUTTON, "style": _STYLES[control.role], **_labelled(control.label, MAX_LABEL), **ids}
        case ChannelSelect(chosen=chosen):
            kept = [{"id": each, "type": "channel"} for each in chosen]
            own = {"channel_types": _CHANNEL_TYPES, "min_values": 0, **_most(control.most)}
            return _select(_CHANNELS, control, choosing_custom_id(Control.CHANNELS, control.address, chosen), own, kept)
        case RoleSelect(chosen=role):
            kept = [{"id": role, "type": "role"}] if role else []
            return _select(
                _ROLES, control, choosing_custom_id(Control.ROLES, control.address, role), {"min_values": 0}, kept
            )
        case PeopleSelect():
            return _select(_PEOPLE, control, custom_id(Control.PEOPLE, control.address), _most(control.most))
    is_multi = isinstance(control, MultiSelect)
    if len(control.options) > MAX_OPTIONS:
        raise ValueError(f"{len(control.options)} options in one select")
    own = {"min_values": 0, **_most(len(control.options))} if is_multi else {}
    identifier = custom_id(Control.MULTI_SELECT if is_multi else Control.SELECT, control.address)
    return _select(_SELECT, control, identifier, own | {"options": [*map(_option, control.options)]})


def _select(kind: int, control: Select, identifier: str, own: Json, chosen: Sequence[Json] = ()) -> Json:
    placeholder = shorten(plain(control.placeholder), MAX_PLACEHOLDER)
    shown = {"placeholder": placeholder} if placeholder else {}
    return {"type": kind, "custom_id": identifier, **shown, **own, **({"default_values": [*chosen]} if chosen else {})}


def _most(number: int) -> Json:
    return {} if number == 1 else {"max_values": number}


def _option(option: Option) -> Json:
    description = shorten(plain(option.description), MAX_OPTION_TEXT)
    more = {"description": description} if description else {}
    chosen = {"default": True} if option.chosen else {}
    return {**_labelled(option.label, MAX_OPTION_TEXT), "value": option.value, **more, **chosen}


def _labelled(label: str, most: int) -> Json:
    """Return the label of a button or an option, and the emoji that it begins with."""
    line = next(iter(lines_of(label)), ())
    text, sign = shorten(plain_line(line), most), first_emoji(line)
    emoji = {"emoji": discord.PartialEmoji.from_str(sign).to_dict()} if sign else {}
    return ({"label": text} if text else {}) | emoji
