"""Windmills are registered in every package while a test of this folder runs."""

from collections.abc import Iterator

import pytest

from bot.chat.extension import EXTENSIONS as PANELS
from bot.games.extensions import EXTENSIONS as NARRATORS
from engine.extensions import register, unregister
from renderers.extension import EXTENSIONS as DRAWINGS
from tests.extension.mills.chat import CHAT, NARRATOR
from tests.extension.mills.drawing import DRAWING
from tests.extension.mills.rules import MILLS, variant


@pytest.fixture(autouse=True)
def mills() -> Iterator[None]:
    games = variant()
    register(MILLS, games)
    DRAWINGS.append(DRAWING)
    NARRATORS.append(NARRATOR)
    PANELS.append(CHAT)
    yield
    PANELS.remove(CHAT)
    NARRATORS.remove(NARRATOR)
    DRAWINGS.remove(DRAWING)
    unregister(MILLS, games)
