import numpy as np
import pytest

from players.search.square_layer import Inputs

RNG = np.random.default_rng(1)
OF_GAMES = Inputs((RNG.random((2, 3), np.float32),), np.array([0, 0, 1, 2]))
PLACEMENT = np.array([0, 1, 1, 2, 3, 3])
OF_PLACEMENTS = Inputs((RNG.random((4, 4), np.float32), OF_GAMES), PLACEMENT)
INPUTS = Inputs((OF_PLACEMENTS, RNG.random((1, 6), np.float32)))


def test_rows_lie_below_each_other_in_the_order_of_the_parts() -> None:
    assert INPUTS.rows().shape == (len(INPUTS), 6) == (7, 6)
    assert np.array_equal(INPUTS.rows()[:6], OF_PLACEMENTS.rows())
    assert np.array_equal(OF_PLACEMENTS.rows()[4:, 3:], OF_GAMES.rows()[:, [2, 3, 3]])


def test_sums_are_those_of_all_rows() -> None:
    weights, bias = RNG.random((7, 5), np.float32), RNG.random(5, np.float32)
    assert np.allclose(INPUTS.weighted(weights, bias), INPUTS.rows().T @ weights + bias)
    assert np.allclose(INPUTS.weighted(weights), INPUTS.rows().T @ weights)


@pytest.mark.parametrize("examples", [[], [5], [4, 0, 4], [0, 1, 2, 3, 4, 5]])
def test_some_examples_have_their_rows_and_no_other_columns(examples: list[int]) -> None:
    some = INPUTS.take(np.array(examples, np.intp))
    assert np.array_equal(some.rows(), INPUTS.rows()[:, examples])
    [placements, _] = some.parts
    assert isinstance(placements, Inputs)
    [own, _] = placements.parts
    assert isinstance(own, np.ndarray)
    assert own.shape[1] == len(set(PLACEMENT[examples]))
