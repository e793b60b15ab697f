"""What a network sees of kingdoms: numbers that do not change when a kingdom is turned or mirrored."""

from __future__ import annotations

from dataclasses import dataclass

from players.search.batch_kingdoms import Numbers

PER_TERRAIN, OUTLINE, PENDING = 10, 12, 28
"""How many numbers tell of each terrain, of the outline, and of a domino that waits."""

SQUARES, POINTS, LARGEST, PARTS = 0, 1, 7, 9
"""Where to find what is told of each terrain."""

HOLES, ASTRAY, CENTRED = 2, 9, 11
"""Where to find in the outline how many empty squares have no empty neighbour, whether the castle can no longer be in
the centre, and whether it is.
"""

GAIN = 3
"""Where to find what is told of a domino at its best place."""


@dataclass(frozen=True)
class Sight:
    """`numbers` of kingdoms, a column each, and what is `seen` of dominoes by number, kingdom and domino."""

    terrains: int
    numbers: Numbers
    seen: Numbers

    def kinds(self, row: int) -> Numbers:
        """One of the numbers of every terrain."""
        return self.numbers[row : self.terrains * PER_TERRAIN : PER_TERRAIN]

    @property
    def is_centred(self) -> Numbers:
        return self.numbers[self.terrains * PER_TERRAIN + CENTRED]
