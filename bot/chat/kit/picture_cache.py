"""Paints pictures off the event loop, each of them once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cachetools import FIFOCache
from cachetools.keys import hashkey

from bot.chat.kit.blocks import PictureSpec
from bot.concurrency import FairQueue
from bot.localization.fluent import FluentLocalizer
from renderers import FilmView, Theme, View, picture

CAPACITY = 64 * 2**20
"""Bytes of finished pictures kept: some 700 messages, each of which is sent again when the next one supersedes it."""

PRIVATE_CAPACITY = 16 * 2**20
"""The same for pictures that one person sees, again and again perhaps, but only in their own turn."""

THREADS = 1
"""How many threads paint pictures.

Half of the work holds Python's lock: a second thread made a turn a tenth dearer, and nothing faster.
"""

Shown: TypeAlias = tuple[Any, ...]
"""The view of a picture, the language of the words in it, and its colours: a `hashkey`, which is hashed only once."""


@dataclass
class Threads:
    """Where pictures are painted; a film takes seconds, and other pictures don't wait for it."""

    drawing: Executor = field(default_factory=lambda: ThreadPoolExecutor(THREADS, "drawing"))
    filming: Executor = field(default_factory=lambda: ThreadPoolExecutor(1, "filming"))
    films: FairQueue = field(default_factory=lambda: FairQueue(1))
    unpainted: int = 0
    """Pictures that wait or are being painted, with films."""


class PictureCache:
    """Paints in worker threads, each picture once.

    The newest finished pictures are cached, as many as fit into `capacity` bytes. The cache is not an LRU: a picture
    that is sent a second time has been superseded, and is no longer needed.
    """

    def __init__(
        self,
        paint: Callable[[View, FluentLocalizer, Theme], bytes] = picture,
        capacity: int = CAPACITY,
        threads: Threads | None = None,
    ) -> None:
        self._paint = paint
        self.threads = threads or Threads()
        # By value: views, localizers and themes are hashable, so the same picture for another message is found here.
        self._finished = FIFOCache[Shown, bytes](capacity, len)
        self._under_way = dict[Shown, asyncio.Task[bytes]]()

    def of_its_own(self, capacity: int) -> PictureCache:
        """Return another cache, whose pictures take no room here; it shares the threads."""
        return PictureCache(self._paint, capacity, self.threads)

    async def paint(self, pictures: Sequence[PictureSpec]) -> Sequence[bytes]:
        return await asyncio.gather(
            *(self._finish(each.server, hashkey(each.view, each.localizer, each.theme)) for each in pictures)
        )

    async def _finish(self, server: int, shown: Shown) -> bytes:
        if finished := self._finished.get(shown):
            return finished
        # A person who taps twice because an answer takes long waits for the same picture twice.
        if shown not in self._under_way:
            self._under_way[shown] = asyncio.create_task(self._painted(server, shown))
        return await asyncio.shield(self._under_way[shown])

    async def _painted(self, server: int, shown: Shown) -> bytes:
        place = self.threads.films.enter(server) if isinstance(shown[0], FilmView) else None
        thread = self.threads.filming if place else self.threads.drawing
        self.threads.unpainted += 1
        try:
            if place:
                await place
            # Painting would block the event loop for tens of milliseconds.
            finished = await asyncio.get_running_loop().run_in_executor(thread, self._paint, *shown)
        finally:
            self.threads.unpainted -= 1
            if place:
                self.threads.films.leave(place)
            del self._under_way[shown]
        with suppress(ValueError):  # it is larger than the cache
            self._finished[shown] = finished
        return finished
