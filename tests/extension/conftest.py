"""Windmills are registered in every room while a test of this folder runs."""

from collections.abc import Iterator

import pytest

from engine.extensions import register, unregister
from renderers.extension import EXTENSIONS as DRAWINGS
from tests.extension.mills.drawing import DRAWING
from tests.extension.mills.rules import MILLS, variant


@pytest.fixture(autouse=True)
def mills() -> Iterator[None]:
    games = variant()
    register(MILLS, games)
    DRAWINGS.append(DRAWING)
    yield
    DRAWINGS.remove(DRAWING)
    unregister(MILLS, games)
