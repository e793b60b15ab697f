"""Paints pictures off the event loop, each of them once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.chat.blocks import PictureSpec
from bot.localization.fluent import FluentLocalizer
from renderers import Picture, View, picture

CAPACITY = 64 * 2**20
"""Bytes of finished pictures kept: some 500, enough for the turns under way in 100 games."""

THREADS = 2
"""In which pictures are painted: more would only wait for one another, as half of the work holds Python's lock."""


class PictureCache:
    """Paints in worker threads; Pillow releases the interpreter lock while it works.

    Of the finished pictures those used last are kept, as many as fit into `capacity` bytes.
    """

    def __init__(self, paint: Callable[[View, FluentLocalizer], Picture] = picture, capacity: int = CAPACITY) -> None:
        self._paint = paint
        self._room = capacity
        self._threads = ThreadPoolExecutor(THREADS, "drawing")
        # By value: views and localizers are hashable, so the same picture for another message is found here.
        self._finished = OrderedDict[tuple[View, FluentLocalizer], Picture]()

    async def paint(self, pictures: Sequence[PictureSpec]) -> Sequence[Picture]:
        """Return the finished pictures, in the order given."""
        return await asyncio.gather(*(self._finish(each.view, each.localizer) for each in pictures))

    async def _finish(self, *shown: *tuple[View, FluentLocalizer]) -> Picture:
        if finished := self._finished.get(shown):
            self._finished.move_to_end(shown)
            return finished
        # In a thread: painting takes tens of milliseconds, in which nobody else would be answered.
        finished = await asyncio.get_running_loop().run_in_executor(self._threads, self._paint, *shown)
        self._keep(shown, finished)
        return finished

    def _keep(self, shown: tuple[View, FluentLocalizer], finished: Picture) -> None:
        # Two messages may have asked for the same picture at once.
        if shown not in self._finished:
            self._finished[shown] = finished
            self._room -= len(finished.png)
        while self._room < 0:
            _, oldest = self._finished.popitem(last=False)
            self._room += len(oldest.png)
