"""How well chances to win are told."""

import numpy as np

from benchmarks.chances import surprises
from engine.variants import Variant
from players.registry import PLAYERS


def test_a_victory_surprises_by_one_bit_of_two_players_of_whom_nothing_is_known() -> None:
    seats = [PLAYERS["random"]] * 2
    told, untold = surprises(Variant.parse("kd"), seats, "2", deviations=(2, 1_000_000))
    assert np.isclose(untold, 1)
    assert told < untold
