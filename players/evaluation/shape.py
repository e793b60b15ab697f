"""What the outline of a kingdom is worth minding: the centre, and holes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.geometry import CASTLE, bounds, neighbours, reachable
from engine.scoring import harmony, middle_kingdom
from engine.state import State

Worth = tuple[int, int, int]
"""What is compared: -1 where the Middle Kingdom is lost, else 0; minus the holes; points."""


@dataclass(frozen=True)
class Aims:
    """What a kingdom still strives for: the Middle Kingdom, and the points that its first discard would cost."""

    size: int
    centre: bool
    harmony: int

    @classmethod
    def of(cls, state: State) -> Aims:
        """The aims of the kingdom whose turn it is."""
        scorers = [scorer for _, scorer in state.variant.scorers]
        kept = harmony(state, state.king.kingdom) if harmony in scorers else 0
        return cls(state.kingdom.size, middle_kingdom in scorers, kept)

    def worth(self, land: int, points: int) -> Worth:
        """What it is worth to cover this land, castle included, with so many points gained."""
        return -self.loses_centre(land), -holes(land, self.size), points

    def loses_centre(self, land: int) -> bool:
        """Whether the castle cannot be in the middle any more, where that counts, once this land is covered."""
        return self.centre and bool(land & ~_centred(self.size))


@lru_cache(maxsize=1 << 16)
def holes(land: int, size: int) -> int:
    """How many empty squares of the grid have no empty neighbour; `land` includes the castle."""
    free = reachable(*bounds(land), size) & ~land
    return (free & ~neighbours(free)).bit_count()


@cache
def _centred(size: int) -> int:
    """The squares of a grid with the castle in its centre."""
    reach, (file, rank) = size // 2, (CASTLE.file, CASTLE.rank)
    return reachable(file - reach, rank - reach, file + reach, rank + reach, size)
