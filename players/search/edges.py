"""The edges of kingdoms: the kingdoms and what is undrawn, which is all that a layer for squares needs to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from players.search import backend
from players.search.batch_kingdoms import BatchKingdoms, Floats, Ints
from players.search.square_features import EdgeSquares
from players.search.square_layer import SquareLayer


@dataclass(frozen=True)
class Edges:
    """The edges of some kingdoms.

    `undrawn`, (kingdoms, 2 * terrains) float32, counts for each the halves and the crowns of each terrain that may
    still come.
    """

    kingdoms: BatchKingdoms
    undrawn: Floats

    @classmethod
    def joined(cls, parts: Sequence[Edges]) -> Edges:
        """Return the edges of all parts, one part after the other, which have the same window."""
        lands = np.concatenate([each.kingdoms.lands for each in parts])
        bounds = np.concatenate([each.kingdoms.bounds for each in parts], 1)
        kingdoms = BatchKingdoms(parts[0].kingdoms.window, lands, bounds)
        return cls(kingdoms, np.concatenate([each.undrawn for each in parts]))

    def take(self, columns: Ints) -> Edges:
        """Return copies of some of them, in that order."""
        return Edges(self.kingdoms.take(columns), self.undrawn.take(columns, 0))

    def squares(self) -> EdgeSquares:
        """Return their squares with all features."""
        return backend.list_squares(self.kingdoms, self.undrawn)

    def pooled(self, layer: SquareLayer) -> Floats:
        """Return what a layer makes of them, (kingdoms, 2 * NEURONS) float32."""
        return backend.pool_squares(self.kingdoms, self.undrawn, layer)
