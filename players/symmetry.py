"""Symmetries of kingdoms: a domino on the mirror image of a spot is worth as much as on the spot itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import product

from engine.geometry import SIDE, Square, squares
from engine.kingdom import Kingdom
from engine.moves import Place
from players.advice import Suggestion

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


def symmetries(kingdom: Kingdom) -> tuple[Symmetry, ...]:
    """Return the symmetries that leave the kingdom as it is: all eight for the castle alone, mostly only identity."""
    return tuple(each for each in _ALL if _leaves_unchanged(kingdom, each))


def _leaves_unchanged(kingdom: Kingdom, symmetry: Symmetry) -> bool:
    masks = kingdom.covered, *kingdom.terrains, *kingdom.crowns
    if any(sum(symmetry(square).mask for square in squares(mask)) != mask for mask in masks):
        return False
    return {(symmetry(square), piece) for square, piece in kingdom.pieces} == set(kingdom.pieces)


def without_mirror_images(suggestions: Iterable[Suggestion], kept: Place | None = None) -> Sequence[Suggestion]:
    """Return the suggestions without those on a mirror image of an earlier spot.

    They are for one position. The spot of the placement `kept` counts as the earliest.
    """
    suggestions = tuple(suggestions)
    group = symmetries(suggestions[0].placement.before) if suggestions else ()
    first = [kept] if kept else []
    listed = dict[tuple[Square, ...], set[Square]]()
    for place in (*first, *(each.place for each in suggestions)):
        listed.setdefault(_representative(place.squares, group), set(place.squares))
    return [each for each in suggestions if set(each.place.squares) in listed.values()]


def _representative(spot: Collection[Square], group: Iterable[Symmetry]) -> tuple[Square, ...]:
    """Return the same image for a spot and all its mirror images."""
    return min(tuple(sorted(map(symmetry, spot))) for symmetry in group)
