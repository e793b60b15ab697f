"""Caches the drawings that pictures consist of, bounded by their bytes: when they are too many, all are dropped."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

KEPT: Final = 64 << 20
"""Bytes of drawings that are cached, in all sizes and themes together."""

_BESIDE_PIXELS: Final = 1500
"""Bytes that a drawing takes besides its pixels."""


_sizes: Final = list[int]()
"""The bytes of each drawing that is cached."""

_clearings: Final = [_sizes.clear]
"""Empties each cache."""


def clear() -> None:
    for each in _clearings:
        each()


def drawing_cache(function: Callable[P, R]) -> Callable[P, R]:
    """Cache what a function draws, by its arguments."""

    @wraps(function)
    def draw(*args: P.args, **options: P.kwargs) -> R:
        drawn = function(*args, **options)
        # All at once: with a cache that evicts one by one, each of a thousand hits a picture would take longer.
        if sum(_sizes) + _size(drawn) > KEPT:
            clear()
        _sizes.append(_size(drawn))
        return drawn

    cached = lru_cache(None)(draw)
    _clearings.append(cached.cache_clear)
    return cached  # type: ignore[return-value]


def _size(drawn: Any) -> int:
    """Return the bytes of an image, or of all images in a tuple."""
    if isinstance(drawn, Image.Image):
        # Pillow stores a pixel in four bytes, unless a single byte is enough.
        return drawn.width * drawn.height * (1 if len(drawn.getbands()) == 1 else 4) + _BESIDE_PIXELS
    return sum(map(_size, drawn)) if isinstance(drawn, tuple) else 0
