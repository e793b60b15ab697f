"""The features that a network sees; turning or mirroring a kingdom does not change them.

Those of a kingdom are one block of `TERRAIN_FEATURES` rows for each terrain and one block of `OUTLINE_FEATURES` rows;
`DOMINO_FEATURES` are those of a domino. The *edge* of a kingdom consists of the free squares beside the castle or a
property. Features of its squares are `OF_TERRAIN` rows for each terrain and `OTHER_ROWS` after `first_other_row`. The
constants name the rows; `numpy_backend` and `kernels` fill them in.
"""

from __future__ import annotations

from dataclasses import dataclass

from players.search.batch_kingdoms import TERRAIN_COUNT, Floats, Ints

(
    TERRAIN_SQUARES,  # squares of the terrain
    TERRAIN_POINTS,  # points of its properties
    TERRAIN_CONTACTS,  # empty squares that touch one of its properties
    BEST_GAIN,  # most points that a half without a crown gains
    BEST_SIZE,  # squares of the largest property that a half can make
    BEST_CROWN_GAIN,  # most points that a half with one crown gains
    MOST_CROWNS,  # crowns of the property that has most
    LARGEST,  # squares of the largest property
    TOTAL_GAIN,  # points that a half without a crown gains, summed over all empty squares
    PROPERTIES,  # number of properties
) = range(10)
TERRAIN_FEATURES = 10

(
    COVERED,  # covered squares, castle included
    EMPTY_SQUARES,  # empty squares that the kingdom may still cover
    HOLES,  # those without an empty neighbour; the two rows that follow count those with one and with two
) = range(3)
(
    EMPTY_SIDES,  # sides at which two empty squares meet, counted from both, modulo 256: so the networks learned it
    CASTLE_CONTACTS,  # empty squares that touch the castle
    LONG_SIDE,  # steps between the outermost squares, along the longer side
    SHORT_SIDE,
    CENTRE_LOST,  # whether the castle can no longer be in the centre
    OFF_CENTRE,  # how far the castle is from the centre, in half squares
    CENTRED,  # whether the castle is in the centre
) = range(5, 12)
OUTLINE_FEATURES = 12

(
    IS_DOMINO,  # whether there is a domino
    FITS,  # whether it has a legal placement
    PLACEMENTS,  # how many, up to MAX_PLACEMENTS; both ways round count for a domino with equal halves
    DOMINO_GAIN,  # points that it gains at its best placement
    HALF_A,  # five features of the terrain of each half: squares, contacts, best gain, best crown gain, largest
) = range(5)
HALF_B = HALF_A + 5
HALVES_OF_TERRAIN = HALF_B + 5  # a row for each terrain: how many halves of the domino show it
CROWNS_OF_TERRAIN = HALVES_OF_TERRAIN + TERRAIN_COUNT  # a row for each terrain: the crowns of these halves
DOMINO_FEATURES = CROWNS_OF_TERRAIN + TERRAIN_COUNT

MAX_PLACEMENTS = 12


@dataclass(frozen=True)
class Features:
    """The features of many kingdoms, and of some dominoes for each of them.

    `kingdoms` is (terrains * TERRAIN_FEATURES + OUTLINE_FEATURES, kingdoms) float32, `dominoes` is
    (DOMINO_FEATURES, kingdoms, dominoes) float32. `terrains` may be fewer than all that exist.
    """

    terrains: int
    kingdoms: Floats
    dominoes: Floats

    def per_terrain(self, row: int) -> Floats:
        """Return one feature of every terrain, (terrains, kingdoms) float32."""
        return self.kingdoms[row : self.terrains * TERRAIN_FEATURES : TERRAIN_FEATURES]

    def without_dominoes(self, which: Ints) -> Features:
        """Return the features of some kingdoms, (taken,) intp, and of no domino."""
        # In memory they stand kingdom by kingdom, so that kingdoms are quick to copy.
        return Features(self.terrains, self.kingdoms.T.take(which, 0).T, self.dominoes[:, :0, :0])

    def outline(self, row: int) -> Floats:
        """Return one feature of the outlines, (kingdoms,) float32."""
        return self.kingdoms[self.terrains * TERRAIN_FEATURES + row]


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


HOLE_PENALTY, LOST_CENTRE_PENALTY = 40, 1000
"""In points: for greedy rivals a hole outweighs all that a domino gains, and the centre all holes."""

TRIED = 5
"""How many placements, of those that look best at a glance, are thought through to the choice of the next domino.

In 24 of 25 turns the best of all is among them.
"""
