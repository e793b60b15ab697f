"""The registry of extensions; tests/extension has an extension of its own."""

from collections.abc import Iterator

import pytest

from engine import State
from renderers import EXTENSIONS, PictureExtension, kingdom_view, poster_views, table_views
from renderers.__main__ import views
from tests.renderers.helpers import NAMES, TWO_PLAYERS


@pytest.fixture
def empty_extension() -> Iterator[PictureExtension]:
    extension = PictureExtension()
    EXTENSIONS.append(extension)
    yield extension
    EXTENSIONS.remove(extension)


def test_an_extension_that_adds_nothing_changes_nothing(empty_extension: PictureExtension) -> None:
    state = State.parse(TWO_PLAYERS)
    assert empty_extension in EXTENSIONS
    assert kingdom_view(state, 0, NAMES).components == ()
    assert len(table_views(state, NAMES)) == len(poster_views([state], NAMES)) == 1
    names = [name for name, _ in views([state], None, NAMES)]
    assert names == ["kingdom-1", "kingdom-2", "table", "draft", "next", "deck", "spots"]
