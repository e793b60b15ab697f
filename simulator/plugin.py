"""The pytest plugin: the fixture `discord`. A test with the fixture may be a coroutine, and needs no mark."""

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


def _is_meant(item: pytest.Function) -> bool:
    """Return whether a test uses the fixture above, directly or by a fixture of the same name that uses it."""
    for found in reversed(item._fixtureinfo.name2fixturedefs.get("discord", ())):  # noqa: SLF001 - no public way
        if found.func.__module__ == __name__:
            return True
        if "discord" not in found.argnames:
            return False
    return False


# As the innermost wrapper it marks a test before pytest-asyncio looks at the mark.
@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_pycollect_makeitem() -> Generator[None, Any, Any]:
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj) and _is_meant(item):
            item.add_marker("asyncio")
    return made
