"""The scenery of land: the motif of each half of a domino, and a set piece on each large property."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.dominoes import Terrain
from engine.geometry import Direction, Square
from engine.moves import Place
from renderers.motifs import has_set_piece, on_domino, plain
from renderers.view import KingdomView

LARGE = 6
"""The minimum size of a property for a set piece, in squares."""
Block: TypeAlias = frozenset[Square]
"""Two by two squares under a set piece."""
_STEPS = 0, Direction.E.step, Direction.N.step, Direction.N.step + Direction.E.step


def motifs_of(view: KingdomView) -> Mapping[Square, str]:
    land = view.kingdom.cells
    motifs = {square: plain(half) for square, half in land.items()}
    for place in view.laid:
        if all(land.get(square) == half for square, half in place.covered):
            motifs.update(motifs_on(place))
    return motifs


def motifs_on(place: Place) -> Iterator[tuple[Square, str]]:
    return zip(place.squares, on_domino(place.domino), strict=True)


def blocks(view: KingdomView) -> Mapping[Block, Terrain]:
    """Return the places and the terrains of the set pieces. The land under a set piece has neither crowns nor pieces.

    Among several places, the place covered first wins, so a set piece does not move when the property grows.
    """
    land = view.kingdom.cells
    laid = {square: turn for turn, place in enumerate(view.laid) for square in place.squares}
    pieces = {piece.square for piece in view.pieces}

    def order(block: Block) -> tuple[int, Square]:
        return max(laid.get(square, 0) for square in block), min(block)

    found = dict[Block, Terrain]()
    for area in view.kingdom.properties():
        bare = {square for square in area.squares if not land[square].crowns} - pieces
        room = [block for block in map(_block, bare) if block <= bare]
        if room and area.size >= LARGE and has_set_piece(area.terrain):
            found[min(room, key=order)] = area.terrain
    return found


def _block(corner: Square) -> Block:
    """Return two by two squares, given the square in the south west."""
    return frozenset(Square(corner + step) for step in _STEPS)
