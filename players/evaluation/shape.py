"""The outline of a kingdom: whether the castle can still be in the centre, and holes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.dominoes import Domino
from engine.geometry import CASTLE, bounds, neighbours, reachable, shift
from engine.kingdom import Kingdom
from engine.moves import all_placements
from engine.scoring import harmony, middle_kingdom
from engine.state import State

ShapeValue = tuple[int, int, int]
"""How a kingdom compares with others: -1 if the Middle Kingdom is lost, else 0; minus the holes; points."""


@dataclass(frozen=True)
class ShapeGoals:
    """The bonuses that a kingdom can still earn by its shape.

    `size` is the side of the grid, `centre` whether the Middle Kingdom counts, and `harmony` the points that the first
    discard would cost.
    """

    size: int
    centre: bool
    harmony: int

    @classmethod
    def of(cls, state: State) -> ShapeGoals:
        """Return the goals of the kingdom whose turn it is."""
        scorers = [scorer for _, scorer in state.variant.scorers]
        kept = harmony(state, state.king.kingdom) if harmony in scorers else 0
        return cls(state.kingdom.size, middle_kingdom in scorers, kept)

    def value(self, land: int, points: int) -> ShapeValue:
        """Return the value of covering this land (a mask that includes the castle) with that many points gained."""
        return -self.loses_centre(land), -holes(land, self.size), points

    def loses_centre(self, land: int) -> bool:
        """Return whether covering this land makes the Middle Kingdom impossible; False if it does not count."""
        return self.centre and bool(land & ~_centred_grid(self.size))

    def may_lose_centre(self, kingdom: Kingdom, domino: Domino) -> bool:
        """Return whether some legal placement of the domino makes the Middle Kingdom impossible."""
        directions = zip(all_placements(domino), kingdom.spots(domino), strict=True)
        return any(self.loses_centre(kingdom.land | spots | shift(spots, step)) for (step, _), spots in directions)


@lru_cache(maxsize=1 << 16)
def holes(land: int, size: int) -> int:
    """Count the empty squares of the grid without an empty neighbour; `land` is a mask that includes the castle."""
    free = reachable(*bounds(land), size) & ~land
    return (free & ~neighbours(free)).bit_count()


@cache
def _centred_grid(size: int) -> int:
    """Return the mask of a grid of that side with the castle in its centre."""
    reach, (file, rank) = size // 2, (CASTLE.file, CASTLE.rank)
    return reachable(file - reach, rank - reach, file + reach, rank + reach, size)
