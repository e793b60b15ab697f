from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.game_driver import GameDriver


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    """The services of games on a database of their own."""
    async with GameDriver.open(tmp_path) as driver:
        yield driver
