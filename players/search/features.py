"""The inputs of a network for kingdoms, dominoes and squares. Turning or mirroring a kingdom changes no feature.

- A kingdom has a block of `TERRAIN_FEATURES` rows for each terrain, and a block of `OUTLINE_FEATURES` rows.
- A domino has `DOMINO_FEATURES` rows.
- The *edge* of a kingdom consists of the free squares beside the castle or a property. A square at the edge has
  `OF_TERRAIN` rows for each terrain, and `OTHER_ROWS` rows after `first_other_row`.

The constants name the rows. `numpy_backend` and `kernels` compute them.
"""

from __future__ import annotations

from dataclasses import dataclass

from players.search.batch_kingdoms import TERRAIN_COUNT, Floats, Ints

(
    TERRAIN_SQUARES,  # squares of the terrain
    TERRAIN_POINTS,  # points of all properties
    TERRAIN_CONTACTS,  # empty squares beside a property of the terrain
    BEST_GAIN,  # highest gain of a half without a crown
    BEST_SIZE,  # squares of the largest property after placing a half
    BEST_CROWN_GAIN,  # highest gain of a half with one crown
    MOST_CROWNS,  # crowns of the property with the most crowns
    LARGEST,  # squares of the largest property
    TOTAL_GAIN,  # gain of a half without a crown, summed over all empty squares
    PROPERTIES,  # number of properties
) = range(10)
TERRAIN_FEATURES = 10

(
    COVERED,  # covered squares, castle included
    EMPTY_SQUARES,  # empty squares within reach of the kingdom
    HOLES,  # empty squares without an empty neighbor; the next two rows count squares with one and with two
) = range(3)
(
    EMPTY_SIDES,  # sides between two empty squares, counted twice, modulo 256 as in the training of the networks
    CASTLE_CONTACTS,  # empty squares beside the castle
    LONG_SIDE,  # steps between the outermost squares, along the longer side
    SHORT_SIDE,
    CENTER_LOST,  # whether the castle can no longer be in the center
    OFF_CENTER,  # distance of the castle from the center, in half squares
    CENTERED,  # whether the castle is in the center
) = range(5, 12)
OUTLINE_FEATURES = 12

(
    IS_DOMINO,  # whether there is a domino
    FITS,  # whether the domino has a legal placement
    PLACEMENTS,  # number of placements, at most MAX_PLACEMENTS; a domino with equal halves counts in both orientations
    DOMINO_GAIN,  # points of the domino at its best placement
    HALF_A,  # five features of the terrain of each half: squares, contacts, best gain, best crown gain, largest
) = range(5)
HALF_B = HALF_A + 5
HALVES_OF_TERRAIN = HALF_B + 5  # a row for each terrain: halves of the domino with the terrain
CROWNS_OF_TERRAIN = HALVES_OF_TERRAIN + TERRAIN_COUNT  # a row for each terrain: crowns on these halves
DOMINO_FEATURES = CROWNS_OF_TERRAIN + TERRAIN_COUNT

MAX_PLACEMENTS = 12


@dataclass(frozen=True)
class Features:
    """The features of many kingdoms, and of some dominoes in each kingdom.

    - `terrains`: the number of terrains of the game;
    - `kingdoms`: (terrains * TERRAIN_FEATURES + OUTLINE_FEATURES, kingdoms) float32;
    - `dominoes`: (DOMINO_FEATURES, kingdoms, dominoes) float32.
    """

    terrains: int
    kingdoms: Floats
    dominoes: Floats

    def per_terrain(self, row: int) -> Floats:
        """Return one feature of every terrain, (terrains, kingdoms) float32."""
        return self.kingdoms[row : self.terrains * TERRAIN_FEATURES : TERRAIN_FEATURES]

    def without_dominoes(self, which: Ints) -> Features:
        """Return the features of some kingdoms, (taken,) intp, without dominoes."""
        # The features lie kingdom by kingdom in memory, so kingdoms are quick to copy.
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
    FREE_SIDES,  # five rows: whether the square has none, one … four free neighbors
) = range(2)
(
    INSIDE,  # whether the square lies between the outermost squares of the kingdom
    STEPS_OUTSIDE,  # steps from the square to the rectangle around the kingdom, along both axes
    IN_PAIR,  # whether the square and another free square have no further free neighbors
    IN_TRIPLE,  # whether the square and two other free squares have no further free neighbors
    DEAD_ENDS,  # free neighbors without another free neighbor
    HALVES_THAT_FIT,  # undrawn halves that connect here
    POINTS_OF_HALVES,  # points of the undrawn halves here, without their own crowns
    POINTS_OF_CROWNS,  # points of the crowns of undrawn halves here
) = range(6, 14)
OTHER_ROWS = 14
UNDRAWN_ROWS = 3  # the last three of the other rows

UNDRAWN_SCALE = 1 / 20
"""The factor of the rows about undrawn halves, which makes them as small as the other rows."""


def first_other_row(terrains: int) -> int:
    """Return the row after the rows of the terrains; the constants from `AT_CASTLE` on are relative to this row."""
    return OF_TERRAIN * terrains


def row_count(terrains: int) -> int:
    """Return the number of rows of a square.

    >>> row_count(6)
    32
    """
    return first_other_row(terrains) + OTHER_ROWS


@dataclass(frozen=True)
class EdgeSquares:
    """The squares at the edges of many kingdoms, kingdom by kingdom.

    - `features`, (squares, rows) float32;
    - `starts`, (kingdoms + 1,) intp: the index of the first square of each kingdom, and at the end the number of
      squares;
    - `neighbors`, (2, squares) intp: the index of the square at the edge to the north and to the east, or NONE;
    - `beyond`, (squares,) float32: the number of free neighbors away from the edge.
    """

    features: Floats
    starts: Ints
    neighbors: Ints
    beyond: Floats


HOLE_PENALTY, LOST_CENTER_PENALTY = 40, 1000
"""Penalties in points. For greedy rivals a hole outweighs the gain of any domino, and the center outweighs all holes.
"""

TRIED = 5
"""How many placements are tried with every next domino, chosen by a quick value.

In 24 of 25 turns the best placement is among them.
"""
