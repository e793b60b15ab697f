import sys
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter
from sqlalchemy import create_engine

from bot.chat.kit import ask_discord
from bot.chat.kit.blocks import Screen
from bot.chat.publishing.requests import Port
from bot.games.channel import has_controls
from bot.games.outbox import Message
from bot.games.table import Table
from bot.host.database import opening
from bot.host.database.opening import SqliteDatabase
from tests.bot import plays
from tests.bot.game_driver import GameDriver
from tests.bot.server import STARTED, SimulatedServer


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as slow what plays in a simulated Discord: hundreds of tests of a tenth of a second each."""
    for item in items:
        if isinstance(item, pytest.Function) and vars(item.module).keys() & {"SimulatedServer", "Stage"}:
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    try:
        yield
        plays.compare(item)
    finally:
        STARTED.clear()


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite does not wait for the disk, which only a power failure would notice."""
    monkeypatch.setattr(opening, "_PRAGMAS", ("synchronous = OFF", *opening._PRAGMAS[1:]))


@pytest.fixture(autouse=True, scope="session")
def compiled_once() -> Iterator[None]:
    """SQLite databases of a process share their compiled statements: compiling took a sixth of the time of tests."""
    shared = create_engine("sqlite://")
    shared.connect().close()  # which asks for the version of SQLite
    init = SqliteDatabase.__init__

    def sharing(self: SqliteDatabase, *args: Any) -> None:
        init(self, *args)
        engine = self.engine
        engine.dialect = engine.pool._dialect = shared.dialect
        engine._compiled_cache = shared._compiled_cache

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteDatabase, "__init__", sharing)
        yield


@pytest.fixture(autouse=True)
def named_by_their_buttons(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a row says of the buttons of its message, which a search of the channel relies on, is what people see."""
    build, wrong = Port.screen, list[Message]()

    async def screen(self: Port, table: Table, row: Message) -> Screen:
        built = await build(self, table, row)
        # Nobody taps on a turn of a game whose only person is erased while its message is drawn.
        is_read = table.game.people and not row.leaves
        wrong.extend([row] if is_read and bool(built.controls) != has_controls(row) else [])
        return built

    monkeypatch.setattr(Port, "screen", screen)
    yield
    assert wrong == []


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
