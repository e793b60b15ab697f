"""Builds Discord's components from screens within Discord's limits."""

import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import singledispatch
from math import ceil
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.chat.kit.blocks import (
    MAX_CONTENT,
    MAX_OPTION_TEXT,
    MAX_OPTIONS,
    Block,
    Button,
    ChannelSelect,
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
)
from bot.chat.kit.custom_ids import Control, choosing_custom_id, custom_id
from bot.chat.kit.markup import JOINER, first_emoji, markdown, shorten, unmarked
from bot.chat.kit.pictures import PictureCache
from bot.localization.spans import SIGNS, plain
from renderers.characters import units

BUDGET: Final = 4000
"""The most bytes of a message: its texts, components and alt texts in UTF-8.

Discord documents only characters, but refuses some larger messages: with 500, or as if an interaction were unknown
(discord-api-docs, issues 7310, 7448 and 8554).
"""

MAX_LABEL: Final = 80
"""The most UTF-16 units on a button, here and below: Discord documents characters, of which there are never more."""
MAX_PLACEHOLDER: Final = 150
"""The most characters in a select without a choice."""
MAX_THREAD_NAME: Final = 100
BUTTONS_IN_A_ROW: Final = 5

_CROWN: Final = SIGNS["crown"]
_NO_BREAK: Final = "\u00a0"
ANYBODY: Final = discord.AllowedMentions(everyone=False, roles=False, users=True)
"""Silent messages use it too: clients show a mention as a name only if the message may mention the person."""

_CHANNEL_TYPES: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
]
"""The types of channels that can have tables, directly or in their threads and posts."""

_STYLES: Mapping[Role, ButtonStyle] = MappingProxyType(
    {
        Role.PRIMARY: ButtonStyle.primary,
        Role.SECONDARY: ButtonStyle.secondary,
        Role.SUCCESS: ButtonStyle.success,
        Role.DANGER: ButtonStyle.danger,
    }
)


def build(screen: Screen) -> Mapping[str, Any]:
    """Return discord.py's keyword arguments for sending a screen, without its files.

    A screen that calls somebody is a plain message, because push notifications and the list of channels show only the
    content of a message. All other screens have components of version 2. A message cannot change between the two kinds.
    """
    # The screen keeps the result, because a screen is measured before it is sent.
    if (built := vars(screen).get(_BUILT)) is None:
        plain_message = {"content": build_content(screen), "view": build_rows(screen)} if screen.is_call else None
        built = vars(screen)[_BUILT] = plain_message or {"view": build_view(screen)}
    known: Mapping[str, Any] = built
    return known


_BUILT: Final = "_built"


def payload(screen: Screen) -> Mapping[str, Any]:
    """Return the parts of a request that describe the screen."""
    built = build(screen)
    # The components of other messages contain the alt texts.
    alts = [{"filename": each.name, "description": each.alt} for each in screen.pictures if screen.is_call]
    return {"content": built.get("content"), "components": built["view"].to_components(), "attachments": alts}


def has_room(screen: Screen) -> bool:
    return size_of(payload(screen)) <= BUDGET


def size_of(payload: object) -> int:
    """Return the bytes of a part of a request."""
    return len(json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode())


def first_with_room(screens: Iterable[Screen]) -> Screen:
    """Return the first screen for which a message has room, or else the last screen."""
    for screen in screens:
        if has_room(screen):
            break
    return screen


def fitted(screen: Screen) -> Screen:
    """Return the screen without descriptions of options, from the last select on, as far as the budget asks for it."""
    for place in reversed(range(len(screen.blocks))):
        if has_room(screen):
            break
        blocks = *screen.blocks[:place], without_descriptions(screen.blocks[place]), *screen.blocks[place + 1 :]
        screen = replace(screen, blocks=blocks)
    return screen


def fits(screen: Screen) -> bool:
    """Return whether a message has room for the screen, perhaps without descriptions of options."""
    return has_room(fitted(screen))


def without_descriptions(block: Block) -> Block:
    match block:
        case Row((Select() as select,)):
            return Row((replace(select, options=tuple(replace(each, description="") for each in select.options)),))
    return block


def build_content(screen: Screen) -> str:
    """Return the text of a plain message; the first two lines have no markup, because push notifications show it raw.

    A text that is too long because of long names loses the longest lines without mentions, the second line last.
    """
    first, *others = [line for block in screen.blocks if isinstance(block, Text) for line in block.lines]
    second = [unmarked(line, has_backslashes=True) for line in others[:1]]
    lines = [unmarked(first), *second, *(markdown((line,)) for line in others[1:])]
    while units(content := kept_together("\n".join(lines))) > MAX_CONTENT:
        lines.remove(max((line for line in lines[2:] or lines[1:] if "<@" not in line), key=len))
    return content


_DEFAULTS: Final = {
    "disabled": False,
    "default": False,
    "spoiler": False,
    "required": True,
    "min_values": 1,
    "max_values": 1,
    "accent_color": None,
}
"""The values of fields that mean the same to Discord as no field."""


def _without_defaults(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Take the fields with default values out of the components and their parts, and return them."""
    left: list[Any] = [*components]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            for key in _DEFAULTS.keys() & part.keys():
                if part[key] == _DEFAULTS[key]:
                    del part[key]
            left += part.values()
        elif isinstance(part, list):
            left += part
    return components


# A finished view is written once: it is measured before it is sent.


class _Rows(ui.View):
    written: list[dict[str, Any]] | None = None

    def to_components(self) -> list[dict[str, Any]]:
        self.written = self.written or _without_defaults(super().to_components())
        return self.written


class _Layout(ui.LayoutView):
    written: list[dict[str, Any]] | None = None

    def to_components(self) -> list[dict[str, Any]]:
        write: Callable[[], list[dict[str, Any]]] = super().to_components
        self.written = self.written or _without_defaults(write())
        return self.written


def build_rows(screen: Screen) -> ui.View:
    view = _Rows(timeout=None)
    rows = (row for block in screen.blocks if isinstance(block, Row) for row in _rows(block))
    for number, controls in enumerate(rows):
        for control in controls:
            item = _CONTROLS[type(control)](control)
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def build_view(screen: Screen) -> ui.LayoutView:
    """Build a screen in a frame, or a note. Raises ValueError for more than the 40 components of a message."""
    components = (component for block in screen.blocks for component in _components(block))
    view = _Layout(timeout=None)
    if screen.purpose is Purpose.NOTE:
        for component in components:
            view.add_item(component)
    else:
        view.add_item(ui.Container(*components, accent_colour=screen.accent))
    # discord.py does not store a stopped view: the bot finds a control by its address, also after a restart.
    view.stop()
    return view


async def build_files(screen: Screen, cache: PictureCache) -> list[discord.File]:
    # A `discord.File` can be sent only once, so each message gets new files from the cached bytes.
    painted = zip(screen.pictures, await cache.paint(screen.pictures), strict=True)
    # Other messages have the alt texts in their components.
    return [
        discord.File(io.BytesIO(picture), spec.name, description=spec.alt if screen.is_call else None)
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


@singledispatch
def _components(block: Block) -> Iterator[ui.Item[Any]]:
    raise TypeError(block)


@_components.register
def _components_of_text(block: Text) -> Iterator[ui.Item[Any]]:
    # A paragraph for text mode only is empty here, and Discord refuses an empty paragraph.
    if block.lines:
        yield ui.TextDisplay(kept_together(markdown(block.lines)))


@_components.register
def _components_of_gallery(block: Gallery) -> Iterator[ui.Item[Any]]:
    yield ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{each.name}", description=each.alt) for each in block.pictures)
    )


@_components.register
def _components_of_row(block: Row) -> Iterator[ui.Item[Any]]:
    for controls in _rows(block):
        yield ui.ActionRow(*(_CONTROLS[type(each)](each) for each in controls))


def _rows(block: Row) -> Iterator[Sequence[Button | Select]]:
    # A phone wraps a full row, so rows are equally long.
    controls = block.controls
    length = ceil(len(controls) / ceil(len(controls) / BUTTONS_IN_A_ROW)) if controls else 1
    return (controls[start : start + length] for start in range(0, len(controls), length))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        label=shorten(plain(button.label), MAX_LABEL),
        emoji=first_emoji(button.label),
        style=_STYLES[button.role],
        disabled=not button.is_enabled,
        custom_id=custom_id(Control.BUTTON, button.address),
    )


def _select(select: Select) -> ui.Select[Any]:
    is_multi = isinstance(select, MultiSelect)
    return ui.Select(
        custom_id=custom_id(Control.MULTI_SELECT if is_multi else Control.SELECT, select.address),
        placeholder=shorten(plain(select.placeholder), MAX_PLACEHOLDER),
        min_values=0 if is_multi else 1,
        max_values=len(select.options) if is_multi else 1,
        options=_options(select.options),
    )


def _channels(select: ChannelSelect) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        custom_id=choosing_custom_id(Control.CHANNELS, select.address, select.chosen),
        placeholder=shorten(plain(select.placeholder), MAX_PLACEHOLDER),
        channel_types=_CHANNEL_TYPES,
        min_values=0,
        max_values=select.most,
        default_values=[discord.Object(channel, type=discord.abc.GuildChannel) for channel in select.chosen],
    )


def _roles(select: RoleSelect) -> ui.RoleSelect[Any]:
    return ui.RoleSelect(
        custom_id=choosing_custom_id(Control.ROLES, select.address, select.chosen),
        placeholder=shorten(plain(select.placeholder), MAX_PLACEHOLDER),
        min_values=0,
        default_values=[discord.Object(select.chosen, type=discord.Role)] if select.chosen else [],
    )


def _people(select: PeopleSelect) -> ui.UserSelect[Any]:
    shown = shorten(plain(select.placeholder), MAX_PLACEHOLDER)
    return ui.UserSelect(custom_id=custom_id(Control.PEOPLE, select.address), placeholder=shown, max_values=select.most)


_CONTROLS: Final[Mapping[type[Button | Select], Callable[[Any], ui.Item[Any]]]] = MappingProxyType(
    {
        Button: _button,
        Select: _select,
        MultiSelect: _select,
        ChannelSelect: _channels,
        RoleSelect: _roles,
        PeopleSelect: _people,
    }
)


def _options(options: Sequence[Option]) -> list[discord.SelectOption]:
    if len(options) > MAX_OPTIONS:
        raise ValueError(f"{len(options)} options in one select")
    return [
        discord.SelectOption(
            label=shorten(plain(option.label), MAX_OPTION_TEXT),
            emoji=first_emoji(option.label),
            value=option.value,
            description=shorten(plain(option.description), MAX_OPTION_TEXT) or None,
            default=option.chosen,
        )
        for option in options
    ]
