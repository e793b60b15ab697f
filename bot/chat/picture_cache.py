"""Paints pictures off the event loop, each of them once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache

from bot.chat.blocks import PictureSpec
from bot.localization.fluent import FluentLocalizer
from renderers import Picture, View, picture

CAPACITY = 64
"""Finished pictures kept, enough for the turns under way; at 200 KB each they take about 13 MB."""


class PictureCache:
    """Paints in worker threads; Pillow releases the interpreter lock while it works."""

    def __init__(self, paint: Callable[[View, FluentLocalizer], Picture] = picture) -> None:
        # By value: views and localizers are hashable, so the same picture for another message is a hit.
        self._paint = lru_cache(CAPACITY)(paint)

    async def paint(self, pictures: Sequence[PictureSpec]) -> Sequence[Picture]:
        """Return the finished pictures, in the order given."""
        # In threads: painting takes tens of milliseconds, in which nobody else would be answered.
        return await asyncio.gather(*(asyncio.to_thread(self._paint, each.view, each.localizer) for each in pictures))
