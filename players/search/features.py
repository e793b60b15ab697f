"""The features of kingdoms and dominoes that a network sees; turning or mirroring a kingdom does not change them.

The features of a kingdom are one block of `TERRAIN_FEATURES` rows for each terrain and one block of `OUTLINE_FEATURES`
rows. The constants below name the rows within their block; `numpy_backend` and `kernels` fill them in.
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
