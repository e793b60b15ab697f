from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.harness import Parlour


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    """A channel with two people in it, and nothing going on."""
    async with Parlour.of(tmp_path, "Ola", "Kenji") as parlour:
        yield parlour
