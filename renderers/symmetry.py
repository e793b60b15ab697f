"""Symmetries of a kingdom: the rotations and reflections around the castle that leave the kingdom unchanged."""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from itertools import product

from engine.geometry import SIDE, Square, squares
from engine.kingdom import Kingdom

Symmetry = Callable[[Square], Square]
"""A rotation or reflection of the board around the castle."""

_MIDDLE = SIDE // 2


def _symmetry(east: int, north: int, is_swapped: bool) -> Symmetry:  # noqa: FBT001
    """Return the symmetry with these signs. -1 flips a direction, and `is_swapped` then swaps files and ranks."""

    def image(square: Square) -> Square:
        file, rank = _MIDDLE + east * (square.file - _MIDDLE), _MIDDLE + north * (square.rank - _MIDDLE)
        return Square.at(rank, file) if is_swapped else Square.at(file, rank)

    return image


_ALL = tuple(_symmetry(*signs) for signs in product((1, -1), (1, -1), (False, True)))


@lru_cache(maxsize=512)
def symmetries(kingdom: Kingdom) -> tuple[Symmetry, ...]:
    """Return the symmetries of a kingdom: all eight for a single castle, and mostly only identity."""
    return tuple(each for each in _ALL if _leaves_unchanged(kingdom, each))


def _leaves_unchanged(kingdom: Kingdom, symmetry: Symmetry) -> bool:
    masks = kingdom.covered, *kingdom.terrains, *kingdom.crowns
    if any(sum(symmetry(square).mask for square in squares(mask)) != mask for mask in masks):
        return False
    return {(symmetry(square), piece) for square, piece in kingdom.pieces} == set(kingdom.pieces)


def mirror_class(spot: Collection[Square], group: Iterable[Symmetry]) -> tuple[Square, ...]:
    """Return the same squares for a spot and for all its images under the group: the first of them in order."""
    return min(tuple(sorted(map(symmetry, spot))) for symmetry in group)
