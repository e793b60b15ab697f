"""The order of hidden piles in batches: what is undrawn is drawn in the ascending order of random keys."""

from __future__ import annotations

import numpy as np

from players.search.batch_kingdoms import Bools, Floats

DRAWN = np.float32(np.inf)
"""The key of what has been drawn."""


def draw_keys(undrawn: Bools, rng: np.random.Generator) -> Floats:
    """Return random keys for what is undrawn and DRAWN for the rest, float32 of the same shape."""
    return np.where(undrawn, rng.random(undrawn.shape, np.float32), DRAWN)
