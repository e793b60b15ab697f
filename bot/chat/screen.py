"""What a message is made of, before anything is painted: text, pictures with their alt texts, rows of controls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.localization.fluent import FluentLocalizer
from renderers import View, alt_text


@dataclass(frozen=True)
class Shot:
    """A picture to be painted; the file is given a name of its own whenever the picture changes."""

    name: str
    view: View
    words: FluentLocalizer
    alt: str

    @classmethod
    def of(cls, name: str, view: View, words: FluentLocalizer) -> Shot:
        return cls(f"{name}.png", view, words, alt_text(view, words))


@dataclass(frozen=True)
class Gallery:
    """Pictures side by side; one alone is as wide as the message."""

    shots: tuple[Shot, ...]


@dataclass(frozen=True)
class Row:
    """Up to five buttons, or one select."""

    items: tuple[ui.Item[Any], ...]


Block = str | Gallery | Row


@dataclass(frozen=True)
class Screen:
    """A message: its layout, and the pictures that the layout refers to."""

    layout: ui.LayoutView
    pictures: tuple[Shot, ...] = ()


def compose(*blocks: Block, accent: int | None = None) -> Screen:
    """A screen of these blocks from top to bottom, in a frame with a stripe of the accent colour."""
    frame: ui.Container[Any] = ui.Container(*(_component(block) for block in blocks if block), accent_colour=accent)
    pictures = tuple(shot for block in blocks if isinstance(block, Gallery) for shot in block.shots)
    return Screen(ui.LayoutView(timeout=None).add_item(frame), pictures)


def full_width(shots: Iterable[Shot]) -> tuple[Gallery, ...]:
    """Pictures one below another. Side by side in one gallery, Discord would cut off what is at their edges."""
    return tuple(Gallery((shot,)) for shot in shots)


def disabled(screen: Screen) -> Screen:
    """The screen, to be looked at only."""
    for item in screen.layout.walk_children():
        control = item.item if isinstance(item, ui.DynamicItem) else item
        if isinstance(control, ui.Button | ui.Select):
            control.disabled = True
    return screen


def note(text: str) -> ui.LayoutView:
    """A message of nothing but text."""
    return ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))


def rows(buttons: Sequence[ui.Item[Any]]) -> tuple[Row, ...]:
    """The buttons in as few rows as hold them."""
    return tuple(Row(tuple(buttons[start : start + 5])) for start in range(0, len(buttons), 5))


def _component(block: Block) -> ui.Item[Any]:
    if isinstance(block, str):
        return ui.TextDisplay(block)
    if isinstance(block, Row):
        return ui.ActionRow(*block.items)
    items = [discord.MediaGalleryItem(f"attachment://{shot.name}", description=shot.alt) for shot in block.shots]
    return ui.MediaGallery(*items)
