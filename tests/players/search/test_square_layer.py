"""The layer of a network that looks at the squares at the edges of kingdoms."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kingdom import Kingdom
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import BatchKingdoms
from players.search.candidates import Candidates
from players.search.features import (
    AT_CASTLE,
    CROWNS_BESIDE,
    DEAD_ENDS,
    FREE_SIDES,
    HALVES_THAT_FIT,
    IN_PAIR,
    IN_TRIPLE,
    INSIDE,
    OF_TERRAIN,
    POINTS_OF_CROWNS,
    POINTS_OF_HALVES,
    SQUARES_BESIDE,
    STEPS_OUTSIDE,
    TOUCHES,
    UNDRAWN_SCALE,
    EdgeSquares,
    first_other_row,
)
from players.search.network import Edges
from tests.engine.games import examples
from tests.players.search.batches import random_turn, untrained_layer
from tests.players.search.test_table_inputs import mirrored

TERRAINS = 6
OTHER = first_other_row(TERRAINS)
FOREST, LAKE = 1, 2


def edges_of(text: str, undrawn: np.ndarray | None = None) -> EdgeSquares:
    """Return the edge of a kingdom of the small grid."""
    counts = np.zeros((1, 2 * TERRAINS), np.float32) if undrawn is None else undrawn.astype(np.float32)[None]
    return Edges(BatchKingdoms.of([Kingdom.parse(text)]), counts).squares()


def edges_in(games: BatchGames) -> Edges:
    """Return the edges of the kingdoms of all placements of the turn that is due."""
    return Candidates.of(games).edges


def test_a_castle_alone_has_four_squares_at_its_edge() -> None:
    squares = edges_of("##")
    assert squares.starts.tolist() == [0, 4]
    others = squares.features[:, OTHER:]
    assert others[:, AT_CASTLE].tolist() == [1] * 4
    assert others[:, FREE_SIDES + 3].tolist() == [1] * 4
    assert others[:, STEPS_OUTSIDE].tolist() == [1] * 4
    assert others[:, INSIDE].tolist() == [0] * 4
    assert not squares.features[:, :OTHER].any()
    assert squares.beyond.tolist() == [3] * 4
    assert (squares.neighbors < 0).all()


def test_a_square_knows_the_properties_beside_it() -> None:
    # The square north of the castle joins two forests of 2 squares and 1 crown, and of 1 square and 2 crowns.
    squares = edges_of("f1 .. f2\nf0 ## w0")
    [joining] = np.flatnonzero(squares.features[:, OF_TERRAIN * FOREST + SQUARES_BESIDE] == 3)
    of_forest = squares.features[joining, OF_TERRAIN * FOREST : OF_TERRAIN * (FOREST + 1)]
    assert of_forest[[TOUCHES, CROWNS_BESIDE, SQUARES_BESIDE]].tolist() == [1, 3, 3]
    assert squares.features[joining, OTHER + AT_CASTLE] == 1
    assert squares.features[joining, OTHER + INSIDE] == 1


def test_squares_with_little_room_are_told_apart() -> None:
    full = "w0 w0 w0 w0 w0\n.. .. w0 .. ..\nw0 w0 ## w0 ..\nw0 .. w0 w0 w0\nw0 w0 w0 w0 w0"
    others = edges_of(full).features[:, OTHER:]
    assert others[:, FREE_SIDES].sum() == 1
    assert others[:, IN_PAIR].sum() == 2
    assert others[:, IN_TRIPLE].sum() == 3
    assert others[:, DEAD_ENDS].sum() == 4


def test_a_square_knows_what_the_undrawn_dominoes_would_gain_there() -> None:
    undrawn = np.zeros(2 * TERRAINS)
    undrawn[[FOREST, LAKE, TERRAINS + FOREST]] = 10, 7, 3
    squares = edges_of("f1 f1 ##", undrawn)
    is_west = (squares.features[:, OF_TERRAIN * FOREST + TOUCHES] == 1) & (
        squares.features[:, OTHER + STEPS_OUTSIDE] == 1
    )
    west = np.flatnonzero(is_west)[0]
    row = squares.features[west, OTHER:] / np.float32(UNDRAWN_SCALE)
    assert row[HALVES_THAT_FIT] == 10
    assert row[POINTS_OF_HALVES] == 20
    assert row[POINTS_OF_CROWNS] == 9


@pytest.mark.parametrize(("code", "players"), [("kd+mh", 3), ("kd7+mh", 2)])
@given(seed=st.integers(0, 2**32))
@examples(5)
def test_turning_or_mirroring_kingdoms_does_not_matter(code: str, players: int, seed: int) -> None:
    edges = edges_in(random_turn(code, players, seed, 1))
    image = replace(edges, kingdoms=mirrored(edges.kingdoms))
    assert np.allclose(edges.pooled(untrained_layer()), image.pooled(untrained_layer()), atol=1e-4)


def test_a_full_kingdom_has_no_edge_and_comes_to_nothing() -> None:
    full = "\n".join(["w0 w0 w0 w0 w0", "w0 w0 ## w0 w0", *["w0 w0 w0 w0 w0"] * 3])
    assert edges_of(full).starts.tolist() == [0, 0]
    kingdoms = BatchKingdoms.of([Kingdom.parse(full)])
    assert not Edges(kingdoms, np.zeros((1, 2 * TERRAINS), np.float32)).pooled(untrained_layer()).any()
