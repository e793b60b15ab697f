"""What networks predict."""

import numpy as np
import pytest

from players.search.evaluator import sigmoid


def test_a_chance_follows_from_the_logarithm_of_its_odds() -> None:
    log_odds = np.log(np.array([1, 3, 1 / 3], np.float32))
    assert sigmoid(log_odds) == pytest.approx([0.5, 0.75, 0.25])


def test_a_network_may_be_as_certain_as_numbers_allow() -> None:
    assert sigmoid(np.array([-1000, 1000], np.float32)).tolist() == [0, 1]
