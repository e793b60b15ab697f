"""Paints pictures off the event loop, each of them once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from bot.chat.kit.blocks import PictureSpec
from bot.localization.fluent import FluentLocalizer
from renderers import FilmView, Picture, Theme, View, alt_text, film_steps, picture

T = TypeVar("T")

CAPACITY = 64 * 2**20
"""Bytes of finished pictures kept: some 700 messages, each of which is sent again when the next one supersedes it."""

PRIVATE_CAPACITY = 16 * 2**20
"""The same for pictures that one person sees, again and again perhaps, but only in their own turn."""

THREADS = 1
"""How many threads paint pictures.

Half of the work holds Python's lock: a second thread made a turn a tenth dearer, and nothing faster.
"""


Shown: TypeAlias = tuple[View, FluentLocalizer, Theme]
"""What a picture shows, the language of the words in it, and its colours."""


class PictureCache:
    """Paints in worker threads; Pillow releases the interpreter lock while it works.

    A film is painted frame by frame, and one film at a time, so that other pictures need not wait for it.

    The newest finished pictures are kept, as many as fit into `capacity` bytes. These are not the ones used last: a
    picture that is sent a second time has been superseded, and is not needed any more.
    """

    def __init__(
        self,
        paint: Callable[[View, FluentLocalizer, Theme], Picture] = picture,
        capacity: int = CAPACITY,
        threads: Executor | None = None,
        film: Callable[[FilmView, FluentLocalizer, Theme], Iterator[bytes | None]] = film_steps,
    ) -> None:
        self._paint = paint
        self._film = film
        self._filming = asyncio.Lock()
        self._room = capacity
        self._threads = threads or ThreadPoolExecutor(THREADS, "drawing")
        # By value: views, localizers and themes are hashable, so the same picture for another message is found here.
        self._finished = OrderedDict[Shown, Picture]()
        self._under_way = dict[Shown, asyncio.Task[Picture]]()

    def of_its_own(self, capacity: int) -> PictureCache:
        """Return another cache, whose pictures take no room here; it shares the threads."""
        return PictureCache(self._paint, capacity, self._threads, self._film)

    async def paint(self, pictures: Sequence[PictureSpec]) -> Sequence[Picture]:
        """Return the finished pictures, in the order given."""
        return await asyncio.gather(*(self._finish(each.view, each.localizer, each.theme) for each in pictures))

    async def _finish(self, *shown: *Shown) -> Picture:
        if finished := self._finished.get(shown):
            return finished
        # A person who taps twice because an answer takes long waits for the same picture twice.
        if shown not in self._under_way:
            self._under_way[shown] = asyncio.create_task(self._painted(*shown))
        return await asyncio.shield(self._under_way[shown])

    async def _painted(self, view: View, localizer: FluentLocalizer, theme: Theme) -> Picture:
        shown = view, localizer, theme
        try:
            if isinstance(view, FilmView):
                finished = Picture(await self._filmed(view, localizer, theme), alt_text(view, localizer))
            else:
                finished = await self._in_thread(self._paint, *shown)
        finally:
            del self._under_way[shown]
        self._keep(shown, finished)
        return finished

    async def _filmed(self, view: FilmView, localizer: FluentLocalizer, theme: Theme) -> bytes:
        async with self._filming:
            steps = self._film(view, localizer, theme)
            film = None
            while film is None:
                film = await self._in_thread(lambda: next(steps))
            return film

    async def _in_thread(self, function: Callable[..., T], *arguments: Any) -> T:
        # Painting takes tens of milliseconds, during which nobody else would be answered.
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)

    def _keep(self, shown: Shown, finished: Picture) -> None:
        self._finished[shown] = finished
        self._room -= len(finished.data)
        while self._room < 0:
            _, oldest = self._finished.popitem(last=False)
            self._room += len(oldest.data)
