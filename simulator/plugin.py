"""The pytest plugin: the fixture `discord`. A test with the fixture may be a coroutine, and needs no mark."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Generator
from typing import Any

import pytest
import pytest_asyncio

from simulator.testing import DiscordFixture


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[DiscordFixture]:
    """Run a simulated Discord with a server and a channel."""
    async with DiscordFixture.running() as made:
        yield made


# As the innermost wrapper it marks a test before pytest-asyncio looks at the mark.
@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_pycollect_makeitem() -> Generator[None, Any, Any]:
    made = yield
    for item in made if isinstance(made, list) else [made]:
        is_coroutine = isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj)
        if is_coroutine and "discord" in item.fixturenames:
            item.add_marker("asyncio")
    return made
