"""The layer of a network that looks at the squares at the edges of kingdoms."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kingdom import Kingdom
from players.search import features
from players.search.batch_kingdoms import BatchKingdoms
from players.search.candidates import Candidates
from players.search.network import Edges
from tests.engine.games import examples
from tests.players.search.batches import random_turn, untrained_layer
from tests.players.search.test_table_inputs import mirrored

TERRAINS = 6
OTHER = features.first_other_row(TERRAINS)
FOREST, LAKE = 1, 2


def edges_of(text: str, undrawn: np.ndarray | None = None) -> features.EdgeSquares:
    """Return the edge of a kingdom of the small grid."""
    counts = np.zeros((1, 2 * TERRAINS), np.float32) if undrawn is None else undrawn.astype(np.float32)[None]
    return Edges(BatchKingdoms.of([Kingdom.parse(text)]), counts).squares()


def test_a_square_knows_what_the_undrawn_dominoes_would_gain_there() -> None:
    undrawn = np.zeros(2 * TERRAINS)
    undrawn[[FOREST, LAKE, TERRAINS + FOREST]] = 10, 7, 3
    squares = edges_of("f1 f1 ##", undrawn)
    is_west = (squares.features[:, features.OF_TERRAIN * FOREST + features.TOUCHES] == 1) & (
        squares.features[:, OTHER + features.STEPS_OUTSIDE] == 1
    )
    west = np.flatnonzero(is_west)[0]
    row = squares.features[west, OTHER:] / np.float32(features.UNDRAWN_SCALE)
    assert row[features.HALVES_THAT_FIT] == 10
    assert row[features.POINTS_OF_HALVES] == 20
    assert row[features.POINTS_OF_CROWNS] == 9


@pytest.mark.parametrize(("code", "players"), [("kd+mh", 3), ("kd7+mh", 2)])
@given(seed=st.integers(0, 2**32))
@examples(5)
def test_turning_or_mirroring_kingdoms_does_not_matter(code: str, players: int, seed: int) -> None:
    edges = Candidates.of(random_turn(code, players, seed, 1)).edges
    image = replace(edges, kingdoms=mirrored(edges.kingdoms))
    assert np.allclose(edges.pooled(untrained_layer()), image.pooled(untrained_layer()), atol=1e-4)
