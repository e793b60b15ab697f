"""The budget of a search."""

import pytest

from players.player import Limit
from players.search.search_player import Budget


def budget(limit: Limit, batch: float) -> Budget:
    """Return a budget of which a batch that took so many seconds, or as many futures, has been spent."""
    ticks = iter([0.0, batch])
    made = Budget(limit, 1, lambda: next(ticks))
    made.spend(int(batch))
    return made


@pytest.mark.parametrize(
    ("limit", "batch", "allowed"),
    [
        (Limit(futures=512), 32, True),
        (Limit(futures=511), 32, False),
        (Limit(seconds=8), 0.5, True),
        (Limit(seconds=8), 0.51, False),
    ],
)
def test_a_batch_twice_as_large_may_take_an_eighth_of_the_limit(limit: Limit, batch: float, *, allowed: bool) -> None:
    assert budget(limit, batch).allows_larger_batches() == allowed
