import asyncio
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event, get_ident
from typing import Any

import pytest

from bot.chat.kit import PictureCache
from bot.chat.kit.blocks import Gallery, PictureSpec, compose
from bot.chat.kit.pictures import Threads
from bot.localization.fluent import FluentLocalizer, shipped_translations
from engine import Kingdom
from renderers import STORYBOOK, KingdomView, Theme, View
from renderers.view import Owner

LOCALIZER = shipped_translations().bind(None)
SIZE, PATIENCE = 10, 60
"""The bytes of a picture, and how many seconds it may take, unless that is the failure."""


def of(name: str) -> PictureSpec:
    return PictureSpec.of(name, KingdomView(Kingdom.parse("w0 w1 ##"), Owner(name, 0), 3), LOCALIZER)


def named(pictures: Sequence[bytes]) -> list[str]:
    return [each.decode().strip() for each in pictures]


class Painter:
    """Paints pictures of ten bytes, and knows the names on them."""

    def __init__(self) -> None:
        self.painted = list[str]()

    def __call__(self, view: View, _: FluentLocalizer, __: Theme) -> bytes:
        assert isinstance(view, KingdomView)
        self.painted.append(view.owner.name)
        return view.owner.name.ljust(SIZE).encode()


async def test_the_same_picture_is_painted_once() -> None:
    painter = Painter()
    cache = PictureCache(painter)
    await cache.paint([of("Ola")])
    assert named(await cache.paint([of("Kim"), of("Ola")])) == ["Kim", "Ola"]
    assert painter.painted == ["Ola", "Kim"]


class Trips(ThreadPoolExecutor):
    """A thread that counts the trips to it."""

    made = 0

    def submit(self, *work: Any, **options: Any) -> Future[Any]:
        self.made += 1
        return super().submit(*work, **options)


@pytest.mark.parametrize(("theme", "painted"), [(STORYBOOK, ["Ola", "Kim"]), (None, [])])
async def test_a_screen_and_its_pictures_take_one_trip(theme: Theme | None, painted: list[str]) -> None:
    painter, thread = Painter(), Trips(1)
    cache = PictureCache(painter, threads=Threads(thread))
    screen = await cache.drawn(lambda: compose(Gallery((of("Ola"), of("Kim")))), theme)
    assert (painter.painted, thread.made) == (painted, 1)
    assert named(await cache.paint(screen.pictures)) == ["Ola", "Kim"]
    assert thread.made == (1 if theme else 3)
    thread.shutdown()


async def test_pictures_are_painted_one_after_the_other_beside_the_event_loop() -> None:
    threads, ready = set[int](), Event()

    def paint(*_: View | FluentLocalizer | Theme) -> bytes:
        threads.add(get_ident())
        ready.wait(PATIENCE)
        return b""

    cache = PictureCache(paint)
    painting = asyncio.create_task(cache.paint([of(str(number)) for number in range(20)]))
    while cache.threads.unpainted < 20:
        await asyncio.wait([painting], timeout=0)
    ready.set()
    await painting
    assert len(threads - {get_ident()}) == len(threads) == 1


async def test_as_many_bytes_are_kept_as_there_is_room_for() -> None:
    painter = Painter()
    cache = PictureCache(painter, capacity=2 * SIZE)
    for name in ("Ola", "Kim", "Ola", "Eva", "Kim", "Ola"):
        await cache.paint([of(name)])
    assert painter.painted == ["Ola", "Kim", "Eva", "Ola"]


async def test_what_one_person_looks_at_takes_no_room_from_public_pictures() -> None:
    painter = Painter()
    public = PictureCache(painter, capacity=SIZE)
    private = public.of_its_own(SIZE)
    await public.paint([of("Ola")])
    for name in ("Kim", "Eva", "Eva"):
        await private.paint([of(name)])
    await public.paint([of("Ola")])
    assert painter.painted == ["Ola", "Kim", "Eva"]


async def test_a_picture_that_two_messages_want_at_once_is_painted_once() -> None:
    painter = Painter()
    cache = PictureCache(painter)
    assert named(await cache.paint([of("Ola"), of("Ola"), of("Kim")])) == ["Ola", "Ola", "Kim"]
    assert sorted(painter.painted) == ["Kim", "Ola"]


async def test_a_picture_that_could_not_be_painted_is_tried_again() -> None:
    failures = [OSError("no font"), OSError("no font")]

    def paint(*_: View | FluentLocalizer | Theme) -> bytes:
        if failures:
            raise failures.pop()
        return b"Ola"

    cache = PictureCache(paint)
    for _ in range(2):
        with pytest.raises(OSError, match="no font"):
            await cache.paint([of("Ola")])
    assert named(await cache.paint([of("Ola")])) == ["Ola"]
