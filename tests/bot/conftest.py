import sqlite3
import sys
from asyncio import Future
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from aiosqlite import Connection
from aiosqlite.core import set_result
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.chat.kit.discord_api import ask_discord
from bot.storage import database
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
    """Replaces the thread and the queue of a connection to SQLite, and runs every statement at once.

    A statement took two changes of threads, a quarter of the time of tests. Between two transactions the other tasks of
    the bot have a turn, as they have in production.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

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
            if future and self._is_in_transaction():
                future.set_result(result)
            elif future:
                future.get_loop().call_soon(set_result, future, result)

    def _is_in_transaction(self) -> bool:
        with suppress(sqlite3.ProgrammingError):  # of a closed connection
            return self._connection._connection is not None and self._connection.in_transaction
        return False


@pytest.fixture(autouse=True, scope="session")
def threadless() -> Iterator[None]:
    """SQLite runs in the thread of the test."""
    init = Connection.__init__

    def without_thread(self: Connection, *args: Any, **options: Any) -> None:
        init(self, *args, **options)
        self._tx = self._thread = Queue(self)  # type: ignore[assignment]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Connection, "__init__", without_thread)
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
