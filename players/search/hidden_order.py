"""The order of hidden piles in batches: what is undrawn is drawn in the ascending order of random keys."""

from __future__ import annotations

import numpy as np

from players.search.batch_kingdoms import Bools, Floats

DRAWN = np.float32(np.inf)
"""The key of what has been drawn."""

LAST_BIT = np.float32(2**-24)
KEY_STEP = 128 * LAST_BIT
"""The step of the random part of keys, below which there is room for an index, and the last bit of float32."""


def draw_keys(undrawn: Bools, rng: np.random.Generator) -> Floats:
    """Return random keys for what is undrawn and DRAWN for the rest, float32 of the same shape."""
    keys = rng.random(undrawn.shape, np.float32)
    # How equal keys are sorted would depend on the processor, so their last bits say which is whose.
    keys = np.floor(keys / KEY_STEP) * KEY_STEP + np.arange(undrawn.shape[-1], dtype=np.float32) * LAST_BIT
    return np.where(undrawn, keys, DRAWN)
