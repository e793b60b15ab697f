from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.crawler.stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """A server on which tables are set up."""
    async with Stage.open(tmp_path) as stage:
        yield stage
