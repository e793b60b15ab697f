"""A cache of the drawings in pictures. When the drawings exceed a number of bytes, the cache drops all drawings."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

KEPT: Final = 20 << 20
"""The maximum size of all cached drawings together, in bytes."""

_BESIDE_PIXELS: Final = 1500
"""The size of a drawing without its pixels, in bytes."""


_used = 0
"""The size of all cached drawings together, in bytes."""

_clearings: Final = list[Callable[[], None]]()
"""The functions that empty the caches."""


def clear() -> None:
    global _used  # noqa: PLW0603 - the caches of all functions share one budget
    _used = 0
    for each in _clearings:
        each()


def drawing_cache(function: Callable[P, R]) -> Callable[P, R]:
    """Cache the drawings of a function by the function's arguments."""

    @wraps(function)
    def draw(*args: P.args, **options: P.kwargs) -> R:
        drawn = function(*args, **options)
        # A cache that evicts single drawings would be slower at each of the thousand hits of a picture.
        global _used  # noqa: PLW0603 - as above
        size = _size(drawn)
        if _used + size > KEPT:
            clear()
        _used += size
        return drawn

    cached = lru_cache(None)(draw)
    _clearings.append(cached.cache_clear)
    return cached  # type: ignore[return-value]


def _size(drawn: Any) -> int:
    """Return the size of an image, or of all images in a tuple, in bytes."""
    if isinstance(drawn, Image.Image):
        # Pillow stores a pixel in four bytes, unless a single byte is enough.
        return drawn.width * drawn.height * (1 if len(drawn.getbands()) == 1 else 4) + _BESIDE_PIXELS
    return sum(map(_size, drawn)) if isinstance(drawn, tuple) else 0
