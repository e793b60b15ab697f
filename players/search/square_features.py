"""The features of the squares at the edge of a kingdom, which a square layer sums up: those a domino can connect on.

The edge consists of the free squares beside the castle or a property. Their features say what a half domino would find
there, how much room there is around it, and how many of the undrawn dominoes would fit. Turning or mirroring a kingdom
only changes the order of its squares.

The constants below name the rows; `numpy_backend` and `kernels` fill them in. The first rows are `OF_TERRAIN` for each
terrain, and the others follow after `first_other_row`.
"""

from __future__ import annotations

from dataclasses import dataclass

from players.search.batch_kingdoms import Floats, Ints

(
    TOUCHES,  # whether a property of the terrain is beside the square
    CROWNS_BESIDE,  # crowns of these properties
    SQUARES_BESIDE,  # squares of these properties
) = range(3)
OF_TERRAIN = 3

(
    AT_CASTLE,  # whether the castle is beside the square
    FREE_SIDES,  # five rows: whether none, one … four of the squares beside it are free
) = range(2)
(
    INSIDE,  # whether the square lies between the outermost squares of the kingdom
    STEPS_OUTSIDE,  # how many steps it lies outside of them, along both axes
    IN_PAIR,  # whether it and one other free square have no others beside them
    IN_TRIPLE,  # the same of three squares
    DEAD_ENDS,  # how many free squares beside it have no free square beside them but this one
    HALVES_THAT_FIT,  # undrawn halves of dominoes that connect here
    POINTS_OF_HALVES,  # points that the undrawn halves would gain here without their crowns
    POINTS_OF_CROWNS,  # points that their crowns would gain
) = range(6, 14)
OTHER_ROWS = 14
UNDRAWN_ROWS = 3  # the last three

UNDRAWN_SCALE = 1 / 20
"""What the rows of undrawn halves are multiplied by, which keeps them as small as the others."""


def first_other_row(terrains: int) -> int:
    """Return the row behind those of the terrains; the constants from `AT_CASTLE` on are counted from it."""
    return OF_TERRAIN * terrains


def row_count(terrains: int) -> int:
    """Return how many rows there are.

    >>> row_count(6)
    32
    """
    return first_other_row(terrains) + OTHER_ROWS


@dataclass(frozen=True)
class EdgeSquares:
    """The squares at the edges of many kingdoms, kingdom by kingdom.

    `features` is (squares, rows) float32. `starts`, (kingdoms + 1,) intp, says where the squares of each kingdom begin,
    and ends with their number. `neighbours`, (2, squares) intp, is the index of the square at the edge that lies to the
    north and of the one to the east of each; NONE if there is none. `beyond`, (squares,) float32, is how many free
    squares beside each are not at the edge.
    """

    features: Floats
    starts: Ints
    neighbours: Ints
    beyond: Floats
