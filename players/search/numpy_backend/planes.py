"""Kingdoms plane by plane, and sums over planes.

Unless said otherwise a plane is (inner cells, kingdoms) uint8: one number for each inner cell of the window and each
kingdom. Numbers of 8 bits may wrap around; the kernels do the same.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from players.search.batch_kingdoms import BatchKingdoms, Bools, Bytes


def by_planes(kingdoms: BatchKingdoms) -> BatchKingdoms:
    """Return the same kingdoms with a plane after the other in memory, which suits operations on all kingdoms."""
    return replace(kingdoms, lands=np.ascontiguousarray(kingdoms.planes).transpose(2, 0, 1))


def neighbours(kingdoms: BatchKingdoms) -> tuple[list[Bytes], list[Bytes], list[Bytes]]:
    """Return what lies at each of the four sides of a cell: terrains, and squares and crowns of the properties.

    A property that lies at several sides counts at the first of them only.
    """
    window = kingdoms.window
    around, labels, squares, crowns = (
        [window.shifted(each, step) for step in window.steps] for each in kingdoms.planes
    )
    # Equal labels are the same property.
    for later in range(1, 4):
        new = as_bytes(~np.any([each == labels[later] for each in labels[:later]], axis=0))
        squares[later], crowns[later] = squares[later] * new, crowns[later] * new
    return around, squares, crowns


def as_bytes(flags: Bools) -> Bytes:
    return flags.view(np.uint8)


def any_of(planes: list[Bytes]) -> Bytes:
    """Return 1 where one of four planes is."""
    return planes[0] | planes[1] | planes[2] | planes[3]


def sum_of_products(flags: list[Bytes], values: list[Bytes]) -> Bytes:
    """Return the sum of the products of four pairs of planes."""
    a, b, c, d = (flag * value for flag, value in zip(flags, values, strict=True))
    return a + b + c + d
