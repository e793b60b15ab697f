"""The spots of a domino, with numbers along the edge of the kingdom. Everybody sees the same numbers everywhere.

A spot is a pair of squares, for a domino in either orientation. The numbers follow a clockwise walk around the land,
from the west end of the northernmost row, and then around each hole. A spot gets a number when the walk comes to either
square. If the walk comes to several spots at once, a spot with the other square behind comes first, then a spot that
points away from the land, then a spot with the other square ahead. Mirror images have the same number.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from engine.geometry import Square, squares
from engine.kingdom import Kingdom
from engine.moves import Place
from renderers.symmetry import mirror_class, symmetries

Pair: TypeAlias = frozenset[Square]


def spot_of(place: Place) -> Pair:
    return frozenset(place.squares)


def spot_numbers(kingdom: Kingdom, spots: Iterable[Pair]) -> Mapping[Pair, int]:
    """Return the number of each spot, from 1."""
    met = dict[complex, tuple[int, complex]]()
    for step, (outside, ahead) in enumerate(_walk(kingdom.land)):
        met.setdefault(outside, (step, ahead))

    def order(spot: Pair) -> tuple[int, int]:
        first, other = sorted(map(_point, spot), key=lambda point: met[point][0] if point in met else len(met) * 4)
        step, ahead = met[first]
        return step, (-1, 1j, 1, -1j).index((other - first) * ahead.conjugate())

    group, numbers = symmetries(kingdom), dict[tuple[Square, ...], int]()
    return {
        spot: numbers.setdefault(mirror_class(spot, group), len(numbers) + 1) for spot in sorted({*spots}, key=order)
    }


def _walk(land: int) -> Iterator[tuple[complex, complex]]:
    """Yield, for each side of the edge of the land, the place outside and the direction of the walk."""
    covered = {*map(_point, squares(land))}
    northern = (point for point in covered if point + 1j not in covered)
    walked = set[tuple[complex, complex]]()
    # The northernmost row is at the outer edge, and every hole lies north of land, so the walk finds all edges.
    for start in sorted(northern, key=lambda point: (-point.imag, point.real)):
        point, ahead = start, 1 + 0j
        while (point, ahead) not in walked:
            walked.add((point, ahead))
            left = ahead * 1j
            yield point + left, ahead
            if point + ahead + left in covered:
                point, ahead = point + ahead + left, left
            elif point + ahead in covered:
                point += ahead
            else:
                ahead = -left


def _point(square: Square) -> complex:
    return complex(square.file, square.rank)
