"""Drawings are made once, and are bounded by their bytes."""

import pytest
from PIL import Image

from renderers import drawing_cache


def test_drawings_are_made_once_until_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_cache, "KEPT", 50_000)
    made = list[int]()

    @drawing_cache.drawing_cache
    def draw(number: int) -> tuple[Image.Image, int]:
        made.append(number)
        return Image.new("RGB", (50, 50)), number

    drawing_cache.clear()
    for number in (1, 2, 1, 2, 3, 1):
        draw(number)
    assert made == [1, 2, 3]
    for number in (4, 5, 1):
        draw(number)
    assert made == [1, 2, 3, 4, 5, 1]
