"""Shakes the last bits of all evaluations, as another processor might."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from players import choosing, simple_players
from players.analysis import judge
from players.choosing import TOLERANCE
from players.court import greedy_court
from players.search import network, rollouts, search_player, square_layer

SHAKE = 1e-6
"""By how much sums and values are moved at most: of themselves, and in addition; float32 has steps of a tenth of it."""

OF_SUMS = (network, "layer_sums"), (square_layer, "layer_sums")
OF_VALUES = (
    (judge, "ranked"),
    (simple_players, "ranked"),
    (rollouts, "first_of_best"),
    (search_player, "ranked"),
    (search_player, "first_of_best"),
)
"""The functions that return the sums of a network's layers, and those that take the values of what may be chosen."""

HIGHEST = 300
"""The highest value that is compared with the tolerance elsewhere than in OF_VALUES."""


@contextmanager
def shaken(seed: int) -> Iterator[None]:
    """Shake the sums of all layers, in futures as well, and all values that a player chooses by."""
    rng = np.random.default_rng(seed)

    def shake(numbers: Any) -> Any:
        # The noise of each number and what is added to it are one draw, as drawing takes most of the time.
        noise = rng.random(np.shape(numbers), np.float32)
        noise -= np.float32(0.5)
        noise *= np.float32(2 * SHAKE)
        return (numbers + noise * (1 + np.abs(numbers))).astype(np.float32)

    def of_sums(sums: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *given: shake(sums(*given))

    def of_values(choose: Callable[..., Any]) -> Callable[..., Any]:
        return lambda values, *given: choose(shake(np.array(values)).tolist(), *given)

    def of_value(value: Callable[..., float]) -> Callable[..., float]:
        return lambda *given: float(shake(np.float64(value(*given))))

    with pytest.MonkeyPatch.context() as patches:
        for module, name in OF_SUMS:
            patches.setattr(module, name, of_sums(getattr(module, name)))
        for module, name in OF_VALUES:
            patches.setattr(module, name, of_values(getattr(module, name)))
        value = vars(greedy_court)["kingdom_value"]
        patches.setattr(greedy_court, "kingdom_value", of_value(value))
        yield


def is_at_the_edge(choose: Callable[[], Sequence[object]]) -> bool:
    """Return whether a choice hangs on the last bits of the tolerance."""
    chosen = []
    for moved in (-2 * SHAKE, 2 * SHAKE):
        with pytest.MonkeyPatch.context() as patches:
            for module in (choosing, greedy_court):
                patches.setattr(module, "TOLERANCE", TOLERANCE + moved * (1 + HIGHEST))
            for module, name in OF_VALUES:
                patches.setattr(module, name, with_moved_tolerance(getattr(module, name), moved))
            chosen.append(list(choose()))
    return chosen[0] != chosen[1]


def with_moved_tolerance(choose: Callable[..., Any], moved: float) -> Callable[..., Any]:
    """Let a function choose among values by a tolerance that is moved as far as `shaken` may move the values."""

    def choose_by_it(values: Sequence[float], *given: Any) -> Any:
        with pytest.MonkeyPatch.context() as patches:
            patches.setattr(choosing, "TOLERANCE", TOLERANCE + moved * (1 + max(map(abs, values))))
            return choose(values, *given)

    return choose_by_it
