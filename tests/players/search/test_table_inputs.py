"""What a network is told of the table: it does not depend on how kingdoms lie or in which order rivals sit."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.position import King, Line, Turn
from engine.state import State
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, BatchKingdoms
from players.search.candidates import Candidates
from players.search.features import DOMINO_GAIN
from players.search.table_inputs import SLOT_ROWS, TableInputs
from tests.engine.games import CHOICES, FORMATS, examples
from tests.players.search.batches import RNG, random_turn


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
def test_a_network_sees_as_much_in_every_turn_of_a_game(code: str, players: int) -> None:
    rows = set()
    for line in (0, 3, -1):
        games = random_turn(code, players, 1, 0, line)
        candidates = Candidates.of(games, TableInputs.of(games))
        seen = candidates.inputs.rows()
        assert np.isfinite(seen).all()
        rows.add(len(seen))
    assert len(rows) == 1


def test_what_a_domino_would_gain_a_rival_is_seen_unless_it_is_chosen() -> None:
    """Domino 1 is wheat: the rival's four fields with a crown would gain 2 by it, and domino 3, forest, nothing."""
    first, second = Domino.parse("1"), Domino.parse("3")
    state = State.start("kd", 2).replace(
        kingdoms=(Kingdom(), Kingdom.parse("w1 w0 w0\n## .. w0", 5)),
        turns=(Turn(King(1, 0), Domino.parse("20")), Turn(King(2, 1), Domino.parse("10"))),
        lines_dealt=3,
        next_line=Line((first, second), (None, None)),
    )
    rows = TableInputs.of(BatchGames.of(state, RNG)).inputs.rows()
    after_wheat, after_forest = rows.T
    best_left = -2  # of the last two rows, the first is the most that a rival gains of what is left
    assert (after_wheat[best_left], after_forest[best_left]) == (0, 2)
    slots = rows[-2 - 2 * (SLOT_ROWS + 2) : -2].reshape(2, SLOT_ROWS + 2, 2)
    is_free, gain = 0, 2 + DOMINO_GAIN
    assert slots[0, is_free].tolist() == [0, 1]
    assert slots[0, gain].tolist() == [0, 2]
    assert slots[1, is_free].tolist() == [1, 0]


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


@given(CHOICES)
@examples(10)
def test_without_the_table_candidates_look_the_same_to_a_network_of_the_own_kingdom(state: State) -> None:
    games = BatchGames.of(state, RNG)
    blind, seeing = Candidates.of(games), Candidates.of(games, TableInputs.of(games))
    assert np.array_equal(blind.kingdom_inputs.rows(), seeing.kingdom_inputs.rows())
