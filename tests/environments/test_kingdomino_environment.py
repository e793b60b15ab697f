"""The environment for reinforcement learning; skipped where PettingZoo is not installed."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
np = pytest.importorskip("numpy")
kingdomino = pytest.importorskip("tools.environments.kingdomino_environment")
api_test = pytest.importorskip("pettingzoo.test").api_test
seed_test = pytest.importorskip("pettingzoo.test").seed_test

GAMES = [("kd", 2), ("kd+m", 3), ("kd+mh", 4), ("kd7+mh", 2), ("kd3n+h", 3)]
POSITION = "kd+h 2 w0w1##;##f1/..f0!12 3:2,17:1 0 4,8:2,19,30 2 1-2.48"

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::UserWarning")]


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_environment_keeps_to_the_protocol(variant: str, players: int) -> None:
    api_test(kingdomino.env(variant=variant, players=players), num_cycles=300)


def test_a_seed_decides_everything() -> None:
    seed_test(lambda: kingdomino.env(variant="kd+mh", players=3), num_cycles=200)


def played(reward: str, players: int = 4, seed: int = 1) -> tuple[Any, dict[str, float]]:
    """Play a game at random; return the environment and the sum of the rewards of each agent."""
    game, rng = kingdomino.env(variant="kd+mh", players=players, reward=reward), Random(seed)
    game.reset(seed=seed)
    sums = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        seen, gained, is_over, _, _ = game.last()
        sums[agent] += gained
        game.step(None if is_over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return game.unwrapped, sums


def test_rewards_are_shares_of_the_victory_or_points() -> None:
    game, shares = played("victory")
    assert sorted(shares.values()) == [-0.25, -0.25, -0.25, 0.75]
    same, points = played("points")
    assert game.state_of_game == same.state_of_game
    assert list(points.values()) == [score.total for score in game.state_of_game.scores()]
    assert max(shares, key=shares.__getitem__) == max(points, key=points.__getitem__)


def test_the_observation_of_a_seat_has_its_kingdom_first() -> None:
    state = kingdomino.State.parse(POSITION)
    layout = kingdomino.Layout.of(state)
    parts = layout.parts(kingdomino.observation(state, 1, layout))
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


@pytest.mark.parametrize(("move", "action"), [("3@g8n", 4 * 97), ("3@h7e", 341), (">48", 723), ("12@-", 724)])
def test_an_action_is_a_move(move: str, action: int) -> None:
    assert kingdomino.number_of(kingdomino.Move.parse(move)) == action


def test_what_cannot_be_is_refused() -> None:
    game = kingdomino.env(variant="kd", players=2)
    game.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 724 of seat_. is illegal"):
        game.step(724)
    with pytest.raises(ValueError, match="qd has more than Kingdomino"):
        kingdomino.env(variant="qd", players=2)
    with pytest.raises(ValueError, match="there is no reward 'fame'"):
        kingdomino.env(reward="fame")
