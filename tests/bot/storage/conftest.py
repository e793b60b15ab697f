from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.storage.account_repository import SqlAccountRepository
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import database_url, migrated_url
from tests.bot.sample_games import opened


@pytest.fixture(autouse=True)
def unsynced() -> None:
    """Here everything waits for the disk, as in the bot."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database that is still to be made."""
    return database_url(tmp_path)


@pytest.fixture
def world_readable() -> Iterator[Path]:
    """A folder in which everybody may do everything; other temporary ones are their owner's alone."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)


@pytest.fixture
async def games(tmp_path: Path) -> AsyncIterator[SqlGameRepository]:
    """The games of a database, the one at `url`."""
    async with opened(migrated_url(tmp_path)) as games:
        yield games


@pytest.fixture
def accounts(games: SqlGameRepository) -> SqlAccountRepository:
    return SqlAccountRepository(games.database)
