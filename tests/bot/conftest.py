from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A channel with two people in it, and nothing going on."""
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
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
