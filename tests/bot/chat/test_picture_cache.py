import asyncio
from collections.abc import Sequence
from dataclasses import replace
from threading import Event, get_ident

import pytest

from bot.chat.kit.blocks import PictureSpec
from bot.chat.kit.discord_builder import PictureCache
from bot.chat.kit.translations import shipped_translations
from bot.localization.fluent import FluentLocalizer
from engine import Kingdom, Record
from renderers import THEMES, FilmView, KingdomView, Theme, View, film_view
from renderers.view import Owner
from tests.recorded_games import RECORD_OF

LOCALIZER = shipped_translations().bind(None)
SIZE, PATIENCE = 10, 60
"""The bytes of a picture, and how many seconds it may take, unless that is the failure."""
GAME = RECORD_OF["kd-2"].read_text(encoding="utf-8")


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


FILM = PictureSpec.of("film", film_view(list(Record.parse(GAME).states()), ["Ola", "Kim"]), LOCALIZER)


class Camera:
    """Paints films until `ready` is set, and other pictures at once."""

    def __init__(self) -> None:
        self.begun, self.ready = Event(), Event()
        self.log = list[str]()

    def __call__(self, view: View, _: FluentLocalizer, theme: Theme) -> bytes:
        if not isinstance(view, FilmView):
            return b"other".ljust(SIZE)
        self.log.append(f"begin {theme.name}")
        self.begun.set()
        self.ready.wait(PATIENCE)
        self.log.append(f"end {theme.name}")
        return b"film".ljust(SIZE)

    async def has_begun(self) -> None:
        """Wait until a film is being painted."""
        assert await asyncio.to_thread(self.begun.wait, PATIENCE)


async def test_the_same_picture_is_painted_once() -> None:
    painter = Painter()
    cache = PictureCache(painter)
    await cache.paint([of("Ola")])
    assert named(await cache.paint([of("Kim"), of("Ola")])) == ["Kim", "Ola"]
    assert painter.painted == ["Ola", "Kim"]


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


async def test_a_picture_that_is_larger_than_the_room_is_painted_nevertheless() -> None:
    cache = PictureCache(Painter(), capacity=SIZE - 1)
    assert named(await cache.paint([of("Ola")])) == ["Ola"]
    assert named(await cache.paint([of("Ola")])) == ["Ola"]


async def test_a_picture_that_two_messages_want_at_once_is_painted_once() -> None:
    painter = Painter()
    cache = PictureCache(painter)
    assert named(await cache.paint([of("Ola"), of("Ola"), of("Kim")])) == ["Ola", "Ola", "Kim"]
    assert sorted(painter.painted) == ["Kim", "Ola"]


async def test_a_picture_that_one_of_two_no_longer_waits_for_is_painted_for_the_other() -> None:
    camera = Camera()
    cache = PictureCache(camera)
    leaving, staying = (asyncio.create_task(cache.paint([FILM])) for _ in range(2))
    await camera.has_begun()
    leaving.cancel()
    camera.ready.set()
    assert named(await staying) == ["film"]
    assert leaving.cancelled()
    assert camera.log == ["begin storybook", "end storybook"]


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


async def test_other_pictures_do_not_wait_for_a_film() -> None:
    camera = Camera()
    cache = PictureCache(camera)
    film = asyncio.create_task(cache.of_its_own(SIZE).paint([FILM]))
    await camera.has_begun()
    assert named(await cache.paint([of("Ola")])) == ["other"]
    assert not film.done()
    camera.ready.set()
    assert named(await film) == ["film"]


async def test_servers_take_turns_with_films() -> None:
    camera = Camera()
    cache = PictureCache(camera)
    films = [
        replace(FILM, theme=replace(FILM.theme, name=name), server=ord(name[0])) for name in ("A1", "A2", "A3", "B")
    ]
    painting = [asyncio.create_task(cache.paint([film])) for film in films]
    await camera.has_begun()
    camera.ready.set()
    await asyncio.gather(*painting)
    assert camera.log[::2] == ["begin A1", "begin A2", "begin B", "begin A3"]


async def test_films_are_drawn_one_after_the_other_and_each_once() -> None:
    camera = Camera()
    camera.ready.set()
    cache = PictureCache(camera)
    night = FILM.in_theme(THEMES["contrast"])
    await asyncio.gather(cache.paint([FILM, night]), cache.paint([FILM]))
    assert camera.log == ["begin storybook", "end storybook", "begin contrast", "end contrast"]
