"""Positions and moves as numbers."""

import numpy as np
import pytest

from engine import Move, State
from tools.environments.kingdomino_environment.positions import Layout, observation

POSITION = "kd+h 2 w0w1##;##f1/..f0!12 3:2,17:1 0 4,8:2,19,30 2 1-2.48"
COURT = "qd 2 w0w0w0##;## q1:1,q17:2 1 q4,q8 2 q40-q44 b1,b20,b3,b4,b9,b27 b30-b32 7/1/0;6/0/2 2 - e7.f7"


def test_the_observation_of_a_seat_has_its_kingdom_first() -> None:
    state = State.parse(POSITION)
    layout = Layout.of(state)
    parts = layout.parts(observation(state, 1, layout))
    assert {name: part.shape for name, part in parts.items()} == layout.shapes
    own, other = parts["kingdoms"]
    assert [list(map(int, each)) for each in np.argwhere(own)] == [[1, 5, 7], [1, 6, 7], [6, 6, 7], [7, 6, 6], *free()]
    assert [list(map(int, each)) for each in np.argwhere(other[:7])] == [[0, 6, 4], [0, 6, 5], [6, 6, 5]]
    assert list(parts["points"]) == [2, 7]
    assert list(parts["discards"]) == [1, 0]
    wheat, forest = [1, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0]
    assert parts["queue"][0].tolist() == [1, 1, 0, *forest, *forest, pytest.approx(3 / 48)]
    assert parts["queue"][2].tolist() == [0] * 18
    assert parts["next"][:, :3].tolist() == [[1, 0, 0], [1, 1, 0], [1, 0, 0], [1, 0, 0]]
    assert wheat[0] == own[7, 6, 6]
    assert np.flatnonzero(parts["unseen"]).tolist() == [0, 1, 47]
    assert parts["game"].tolist() == [0, 1, pytest.approx(2 / 6), 0, 1]


def free() -> list[list[int]]:
    """Return the squares that may still be covered: a kingdom of 2 by 2 reaches three more in each direction."""
    covered = {(5, 7), (6, 6), (6, 7)}
    return [[8, rank, file] for rank in range(2, 10) for file in range(3, 11) if (rank, file) not in covered]


@pytest.mark.parametrize(
    ("variant", "move", "action"),
    [
        ("kd", "3@g8n", 4 * 97),
        ("kd", "3@h7e", 341),
        ("kd", ">48", 723),
        ("kd", "12@-", 724),
        ("qd", ">q48", 723),
        ("qd", "N@a2", 725 + 13),
        ("qd", "B5@m13", 725 + 169 + 5 * 169 + 168),
        ("qd", "D0", 1908),
        ("qd", "--", 1914),
        ("rw", ">1", 676),
        ("rw", ">q1", 724),
        ("rw", "1@-", 772),
    ],
)
def test_an_action_is_a_move(variant: str, move: str, action: int) -> None:
    assert Layout.of(State.start(variant, 4)).number_of(Move.parse(move)) == action


def test_the_observation_of_queendomino_has_the_court() -> None:
    state = State.parse(COURT)
    layout = Layout.of(state)
    assert layout.actions == 1915
    parts = layout.parts(observation(state, 0, layout))
    assert parts["kingdoms"].shape == (2, 12, 13, 13)
    assert parts["treasuries"].tolist() == [[7, 1, 0, 0], [6, 0, 2, 1]]
    assert [each.tolist() for each in parts["board"].nonzero()] == [[0, 1, 2, 3, 4, 5], [0, 19, 2, 3, 8, 26]]
    assert np.flatnonzero(parts["stack"]).tolist() == [29, 30, 31]
    assert parts["dragon"].tolist() == [0]
    assert parts["game"].tolist() == [0, 0, pytest.approx(2 / 12), 1, 1]
