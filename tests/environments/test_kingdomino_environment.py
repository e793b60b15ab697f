"""The environment for reinforcement learning; skipped where PettingZoo is not installed."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
np = pytest.importorskip("numpy")
kingdomino = pytest.importorskip("tools.environments.kingdomino_environment.games")
api_test = pytest.importorskip("pettingzoo.test").api_test
seed_test = pytest.importorskip("pettingzoo.test").seed_test

GAMES = [("kd", 2), ("kd+m", 3), ("kd+mh", 4), ("kd7+mh", 2), ("kd3n+h", 3), ("qd", 2), ("rw", 5), ("rwt", 6)]

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::UserWarning")]


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_environment_keeps_to_the_protocol(variant: str, players: int) -> None:
    api_test(kingdomino.env(variant=variant, players=players), num_cycles=300)


def test_a_seed_decides_everything() -> None:
    seed_test(lambda: kingdomino.env(variant="kd+mh", players=3), num_cycles=200)


def played(reward: str) -> tuple[Any, dict[str, float]]:
    """Play a game at random; return the environment and the sum of the rewards of each agent."""
    game, rng = kingdomino.env(variant="kd+mh", players=4, reward=reward), Random(1)
    game.reset(seed=1)
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


def test_what_cannot_be_is_refused() -> None:
    game = kingdomino.env(variant="kd", players=2)
    game.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 724 of seat_. is illegal"):
        game.step(724)
    with pytest.raises(ValueError, match="is illegal"):
        game.unwrapped.step(-1)
    with pytest.raises(ValueError, match="there is no render mode 'human'"):
        kingdomino.env(render_mode="human")
    with pytest.raises(ValueError, match="there is no reward 'fame'"):
        kingdomino.env(reward="fame")
