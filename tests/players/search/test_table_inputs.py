"""What a network is told of the table: it does not depend on how kingdoms lie or in which order rivals sit."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.state import State
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, BatchKingdoms
from players.search.candidates import Candidates
from players.search.table_inputs import TableInputs
from tests.engine.games import CHOICES, FORMATS, examples
from tests.players.search.batches import random_turn


def rivals_in_other_order(games: BatchGames) -> BatchGames:
    """Return the same game of four kingdoms with the three rivals of the acting one in another order."""
    acting = int(games.acting[0])
    first, second, third = (each for each in range(4) if each != acting)
    order = np.arange(4)
    order[[first, second, third]] = second, third, first
    number = np.append(np.argsort(order), NONE)  # the new number of each kingdom; NONE stays NONE
    return replace(
        games,
        kingdoms=games.kingdoms.take(order),
        discards=games.discards[:, order],
        turn_kingdoms=number[games.turn_kingdoms],
        line_owners=number[games.line_owners],
    )


def mirrored(kingdoms: BatchKingdoms) -> BatchKingdoms:
    """Return the mirror images of kingdoms: files become ranks."""
    window = kingdoms.window
    cells = np.array([window.cell(window.square(cell)) for cell in range(window.cells)])
    for rank in range(1, 2 * window.size):
        for file in range(2 * window.size - 1):
            cells[rank * window.stride + file] = (file + 1) * window.stride + rank - 1
    planes = kingdoms.planes[:, cells].copy()
    planes[1] = np.where(planes[0] > 0, cells.astype(np.uint8)[planes[1]], planes[1])
    west, south, east, north = kingdoms.bounds
    lands, bounds = (
        np.ascontiguousarray(planes.transpose(2, 0, 1)),
        np.stack([south - 1, west + 1, north - 1, east + 1]),
    )
    return replace(kingdoms, lands=lands, bounds=bounds)


@pytest.mark.parametrize("turn", range(4))
@given(seed=st.integers(0, 2**32))
@examples(5)
def test_the_order_of_rivals_does_not_matter(turn: int, seed: int) -> None:
    games = random_turn("kd+mh", 4, seed, turn)
    inputs, other = TableInputs.of(games), TableInputs.of(rivals_in_other_order(games))
    assert np.allclose(inputs.inputs.rows(), other.inputs.rows())
    assert np.allclose(inputs.rival_points, other.rival_points)


@pytest.mark.parametrize(("code", "players"), [("kd+mh", 3), ("kd7+mh", 2)])
@given(seed=st.integers(0, 2**32))
@examples(5)
def test_turning_or_mirroring_kingdoms_does_not_matter(code: str, players: int, seed: int) -> None:
    games = random_turn(code, players, seed, 1)
    image = replace(games, kingdoms=mirrored(games.kingdoms))
    assert np.array_equal(TableInputs.of(games).inputs.rows(), TableInputs.of(image).inputs.rows())
    candidates, images = (Candidates.of(each, TableInputs.of(each)) for each in (games, image))
    seen, seen_images = (each.inputs.rows() for each in (candidates, images))
    assert np.allclose(sorted(seen.T.tolist()), sorted(seen_images.T.tolist()))


@pytest.mark.parametrize(("code", "players"), FORMATS)
@pytest.mark.sampled(3)
def test_a_network_sees_as_much_in_every_turn_of_a_game(code: str, players: int) -> None:
    rows = set()
    for line in (0, 3, -1):
        games = random_turn(code, players, 1, 0, line)
        candidates = Candidates.of(games, TableInputs.of(games))
        seen = candidates.inputs.rows()
        assert np.isfinite(seen).all()
        rows.add(len(seen))
    assert len(rows) == 1


@given(CHOICES)
@examples(30)
def test_a_network_sees_the_same_of_a_position_of_the_rules_as_of_one_in_a_batch(state: State) -> None:
    """In a batch the turns that are over are still there; a position of the rules has those alone that are left."""
    rng = np.random.default_rng(1)
    games = BatchGames.of(state, rng)
    over = np.full((1, state.format.kings_each * state.players - len(state.turns)), 0)
    batch = replace(
        games,
        turn_kingdoms=np.concatenate([over, games.turn_kingdoms], 1),
        turn_dominoes=np.concatenate([over, games.turn_dominoes], 1),
        turn=over.shape[1],
    )
    assert np.array_equal(TableInputs.of(games).inputs.rows(), TableInputs.of(batch).inputs.rows())
