"""Paints the pictures of screens in separate threads, each picture once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from functools import cached_property, partial

from cachetools import FIFOCache

from bot.chat.kit.blocks import PictureSpec, Screen
from bot.concurrency import FairQueue
from bot.localization.fluent import FluentLocalizer
from players.process_setup import return_freed_memory
from renderers import STORYBOOK, FilmView, Theme, View, picture

CAPACITY = 12 * 2**20
"""The bytes of finished pictures in the cache, enough for 125 messages. A picture is used again when its turn ends."""

THREADS = 1
"""The number of threads that paint pictures.

Half of the work holds Python's lock. A second thread made a turn a tenth slower.
"""


@dataclass(frozen=True)
class Shown:
    """The content of a picture. The hash of a large view takes time, so it is computed once."""

    view: View
    localizer: FluentLocalizer
    theme: Theme

    @cached_property
    def _hash(self) -> int:
        return hash((self.view, self.localizer, self.theme))

    def __hash__(self) -> int:
        return self._hash


@dataclass
class Threads:
    """The threads that paint pictures; a film takes seconds, so other pictures have a thread of their own."""

    drawing: Executor = field(default_factory=lambda: ThreadPoolExecutor(THREADS, "drawing"))
    filming: Executor = field(default_factory=lambda: ThreadPoolExecutor(1, "filming"))
    films: FairQueue = field(default_factory=lambda: FairQueue(1))
    unpainted: int = 0
    """The pictures and screens in the queues and in progress, including films."""


class PictureCache:
    """Paints pictures in worker threads, each picture once.

    The cache holds the newest finished pictures, as many as fit into `capacity` bytes. The cache is not an LRU, because
    a picture is not needed any longer after its second use.
    """

    def __init__(
        self,
        paint: Callable[[View, FluentLocalizer, Theme], bytes] = picture,
        capacity: int = CAPACITY,
        threads: Threads | None = None,
    ) -> None:
        self._paint = paint
        self.threads = threads or Threads()
        # Keys compare by value: views, localizers and themes are hashable, so an equal picture of another message is
        # found.
        self._finished = FIFOCache[Shown, bytes](capacity, len)
        self._under_way = dict[Shown, asyncio.Task[bytes]]()

    def of_its_own(self, capacity: int) -> PictureCache:
        """Return another cache with the same threads. Pictures of the other cache take no room in this cache."""
        return PictureCache(self._paint, capacity, self.threads)

    async def drawn(self, build: Callable[[], Screen], theme: Theme | None = STORYBOOK) -> Screen:
        """Build a screen in a thread, and paint its pictures in the same trip; with a theme of None only build it."""

        def draw() -> tuple[Screen, dict[Shown, bytes]]:
            screen = build()
            pictures = screen.in_theme(theme).pictures if theme else ()
            shown = dict.fromkeys(Shown(each.view, each.localizer, each.theme) for each in pictures)
            # A film takes seconds, and has a queue.
            new = (each for each in shown if each not in self._finished and not isinstance(each.view, FilmView))
            return screen, {each: self._paint(each.view, each.localizer, each.theme) for each in new}

        self.threads.unpainted += 1
        try:
            work = partial(copy_context().run, draw)
            screen, painted = await asyncio.get_running_loop().run_in_executor(self.threads.drawing, work)
        finally:
            self.threads.unpainted -= 1
        for each, finished in painted.items():
            self._keep(each, finished)
        return screen

    def _keep(self, shown: Shown, finished: bytes) -> None:
        with suppress(ValueError):  # the picture is larger than the cache
            self._finished[shown] = finished

    async def paint(self, pictures: Sequence[PictureSpec]) -> Sequence[bytes]:
        return await asyncio.gather(
            *(self._finish(each.server, Shown(each.view, each.localizer, each.theme)) for each in pictures)
        )

    async def _finish(self, server: int, shown: Shown) -> bytes:
        if finished := self._finished.get(shown):
            return finished
        # A second tap on a slow button asks for the same picture, and awaits the task of the first.
        if shown not in self._under_way:
            self._under_way[shown] = asyncio.create_task(self._painted(server, shown))
        return await asyncio.shield(self._under_way[shown])

    async def _painted(self, server: int, shown: Shown) -> bytes:
        place = self.threads.films.enter(server) if isinstance(shown.view, FilmView) else None
        thread = self.threads.filming if place else self.threads.drawing
        self.threads.unpainted += 1
        try:
            if place:
                await place
            # Painting would block the event loop for tens of milliseconds.
            finished = await asyncio.get_running_loop().run_in_executor(
                thread, self._paint, shown.view, shown.localizer, shown.theme
            )
            if place:
                # Without returning the freed memory, the next film would take as much again.
                await asyncio.get_running_loop().run_in_executor(thread, return_freed_memory)
        finally:
            self.threads.unpainted -= 1
            if place:
                self.threads.films.leave(place)
            del self._under_way[shown]
        self._keep(shown, finished)
        return finished
