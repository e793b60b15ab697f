"""Symmetries of a kingdom: the rotations and reflections around the castle that leave it as it is."""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from itertools import product

from engine.geometry import SIDE, Square, squares
from engine.kingdom import Kingdom

Symmetry = Callable[[Square], Square]
"""A rotation or reflection of the board around the castle."""

_MIDDLE = SIDE // 2


def _symmetry(east: int, north: int, is_swapped: bool) -> Symmetry:  # noqa: FBT001
    """Return the symmetry that flips directions of sign -1, then swaps files and ranks if it is to."""

    def image(square: Square) -> Square:
        file, rank = _MIDDLE + east * (square.file - _MIDDLE), _MIDDLE + north * (square.rank - _MIDDLE)
        return Square.at(rank, file) if is_swapped else Square.at(file, rank)

    return image


_ALL = tuple(_symmetry(*signs) for signs in product((1, -1), (1, -1), (False, True)))


@lru_cache(maxsize=512)
def symmetries(kingdom: Kingdom) -> tuple[Symmetry, ...]:
    """Return the symmetries that leave the kingdom as it is: all eight for the castle alone, mostly only identity."""
    return tuple(each for each in _ALL if _leaves_unchanged(kingdom, each))


def _leaves_unchanged(kingdom: Kingdom, symmetry: Symmetry) -> bool:
    masks = kingdom.covered, *kingdom.terrains, *kingdom.crowns
    if any(sum(symmetry(square).mask for square in squares(mask)) != mask for mask in masks):
        return False
    return {(symmetry(square), piece) for square, piece in kingdom.pieces} == set(kingdom.pieces)


def mirror_class(spot: Collection[Square], group: Iterable[Symmetry]) -> tuple[Square, ...]:
    """Return the same image for a spot and all its mirror images."""
    return min(tuple(sorted(map(symmetry, spot))) for symmetry in group)
