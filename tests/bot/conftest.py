import sys
from asyncio import Future, sleep
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from aiosqlite import Connection
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.connectors import asyncio
from sqlalchemy.dialects.sqlite import aiosqlite
from sqlalchemy.engine import interfaces
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_, concurrency, queue

from bot.chat.kit.discord_api import ask_discord
from bot.storage import database
from bot.storage.database import DatabaseEngine, SqliteEngine
from tests.bot.game_driver import GameDriver
from tests.bot.server import SimulatedServer


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as slow what plays in a simulated Discord: hundreds of tests of a tenth of a second each."""
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item.module, SimulatedServer.__name__):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite does not wait for the disk, which only a power failure would notice."""
    monkeypatch.setattr(database, "_PRAGMAS", ("synchronous = OFF", *database._PRAGMAS[1:]))


@pytest.fixture(autouse=True, scope="session")
def compiled_once() -> Iterator[None]:
    """SQLite databases of a process share their compiled statements: compiling took a sixth of the time of tests."""
    shared = create_async_engine("sqlite+aiosqlite://").sync_engine

    def engine_of(*args: Any, **options: Any) -> AsyncEngine:
        created = create_async_engine(*args, **options)
        engine = created.sync_engine
        if engine.dialect.name == shared.dialect.name:
            engine.dialect = engine.pool._dialect = shared.dialect
            engine._compiled_cache = shared._compiled_cache
        return created

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "create_async_engine", engine_of)
        yield


class Queue:
    """Replaces the thread and the queue of a connection to SQLite, and does everything at once."""

    def start(self) -> None:
        """Start no thread."""

    def put_nowait(self, item: tuple[Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = item
        try:
            result = work()
        except Exception as error:
            if future is None:
                raise
            future.set_exception(error)
        else:
            if future:
                future.set_result(result)


def at_once(awaitable: Awaitable[Any]) -> Any:
    """Return the result of something that waits for nothing, or of anything in a greenlet."""
    if concurrency.in_greenlet():
        return await_(awaitable)
    try:
        next(awaitable.__await__())
    except StopIteration as done:
        return done.value
    raise AssertionError("a statement waits, although SQLite has no thread here")


@pytest.fixture(autouse=True, scope="session")
def threadless() -> Iterator[None]:
    """SQLite runs in the thread of the test, and without greenlets.

    A statement took changes of threads and of greenlets, a third of the time of tests. Between two transactions the
    other tasks of the bot have a turn, as they have in production.
    """
    init = Connection.__init__

    def without_thread(self: Connection, *args: Any, **options: Any) -> None:
        init(self, *args, **options)
        self._tx = self._thread = Queue()  # type: ignore[assignment]

    async def execute(self: Connection, work: Callable[..., Any], *args: Any, **options: Any) -> Any:
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        return work(*args, **options)

    transact_in_greenlet = DatabaseEngine.transact

    async def transact(self: DatabaseEngine, work: Callable[[SyncConnection], Any], *, writes: bool) -> Any:
        if not isinstance(self, SqliteEngine):
            return await transact_in_greenlet(self, work, writes=writes)
        try:
            with self._variants[writes].sync_engine.connect() as connection:
                return database._committed(work, connection)
        finally:
            await sleep(0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Connection, "__init__", without_thread)
        patch.setattr(Connection, "_execute", execute)
        patch.setattr(DatabaseEngine, "transact", transact)
        for module in (aiosqlite, asyncio, concurrency, interfaces, queue):
            patch.setattr(module, "await_", at_once)
        yield


BEFORE_THE_BOT: Final = "/users/@me", "/oauth2/applications/@me", "/gateway/bot"
"""What discord.py asks for by itself when it logs in and connects; it also repeats that the bot is typing."""


@pytest.fixture(autouse=True)
def asked_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request of the bot to Discord passes through `ask_discord`."""

    def checked(request: Callable[..., Any]) -> Callable[..., Any]:
        async def ask(client: Any, route: Route, *args: Any, **options: Any) -> Any:
            frame: FrameType | None = sys._getframe()
            while frame and frame.f_code is not ask_discord.__code__:
                frame = frame.f_back
            assert frame or route.path.endswith(("/typing", *BEFORE_THE_BOT)), f"{route.path} passes by ask_discord"
            return await request(client, route, *args, **options)

        return ask

    for each in (HTTPClient, AsyncWebhookAdapter):
        monkeypatch.setattr(each, "request", checked(each.request))


@pytest.fixture
async def server(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[SimulatedServer]:
    """A channel with two people in it; a module of tests names the features that it looks at in `features`."""

    class Server(SimulatedServer):
        features = getattr(request.module, "features", ())

    async with Server.of(tmp_path, "Ola", "Kenji") as server:
        yield server


@pytest.fixture
async def trio(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with three people in it, and nothing going on."""
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        yield server


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    """The services of games on a database of their own."""
    async with GameDriver.open(tmp_path) as driver:
        yield driver
