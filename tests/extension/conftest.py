"""Windmills are registered while a test of this folder runs."""

from collections.abc import Iterator

import pytest

from engine.extensions import register, unregister
from tests.extension.mills.rules import KDM, MILLS


@pytest.fixture(autouse=True)
def mills() -> Iterator[None]:
    register(MILLS, KDM)
    yield
    unregister(MILLS, KDM)
