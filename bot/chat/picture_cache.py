"""Painting off the event loop, each picture once."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from functools import lru_cache

import discord

from bot.chat.screen import Shot
from bot.localization.fluent import FluentLocalizer
from renderers import Picture, View, picture

KEPT = 64
"""Finished pictures kept: those of the turns under way. At some 200 KB each they need about 13 MB."""


class PictureCache:
    """Paints in worker threads; Pillow lets go of the interpreter while it works."""

    def __init__(self, paint: Callable[[View, FluentLocalizer], Picture] = picture) -> None:
        self._paint = lru_cache(KEPT)(paint)

    async def files(self, shots: Sequence[Shot]) -> list[discord.File]:
        """The pictures as files to upload, with their alt texts."""
        painted = await asyncio.gather(*(asyncio.to_thread(self._paint, shot.view, shot.words) for shot in shots))
        pairs = zip(shots, painted, strict=True)
        return [discord.File(io.BytesIO(each.png), shot.name, description=each.alt) for shot, each in pairs]
