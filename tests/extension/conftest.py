"""Windmills are registered while a test of this folder runs."""

from collections.abc import Iterator

import pytest

from engine.extensions import register, unregister
from tests.bot.conftest import pytest_runtest_call  # noqa: F401 - as in the tests of the core
from tests.extension.mills.rules import KDM, MILLS


@pytest.fixture(autouse=True)
def mills() -> Iterator[None]:
    register(MILLS, KDM)
    yield
    unregister(MILLS, KDM)
