"""The stage on which a test speaks for the application."""

from collections.abc import AsyncIterator

import pytest

from simulator.tests.stage import Stage


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    async with Stage.set() as made:
        yield made
