from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import database_url
from tests.bot.sample_games import opened


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database that is still to be made."""
    return database_url(tmp_path)


@pytest.fixture
async def games(url: str) -> AsyncIterator[SqlGameRepository]:
    """The games of that database."""
    async with opened(url) as games:
        yield games
