"""Geometry of lines that go from point to point through a picture, to the east or straight up and down."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from math import dist
from typing import TypeAlias

Pixel: TypeAlias = tuple[int, int]


def heights(path: Sequence[Pixel]) -> Mapping[int, int]:
    """Return the y of a path at each x."""
    return {
        x: round(north + (south - north) * (x - west) / max(1, east - west))
        for (west, north), (east, south) in pairwise(path)
        for x in range(west, east + 1)
    }


def dashes(path: Sequence[Pixel], size: int) -> Iterator[tuple[Pixel, ...]]:
    """Yield every other piece of a path, beginning with the second; each is of that length."""
    lengths = [0.0, *accumulate(dist(*ends) for ends in pairwise(path))]
    for start in range(size, int(lengths[-1]) - size, 2 * size):
        inside = (point for point, length in zip(path, lengths, strict=True) if start < length < start + size)
        yield _along(path, lengths, start), *inside, _along(path, lengths, start + size)


def _along(path: Sequence[Pixel], lengths: Sequence[float], length: float) -> Pixel:
    """Return the point of a path after that length of it; `lengths` are those up to each point."""
    after = bisect_left(lengths, length)
    (west, north), (east, south) = path[after - 1 : after + 1]
    share = (length - lengths[after - 1]) / (lengths[after] - lengths[after - 1])
    return round(west + (east - west) * share), round(north + (south - north) * share)
