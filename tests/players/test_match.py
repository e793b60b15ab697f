from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from engine.variants import VARIANTS, Variant
from players.match import SeatTally, add_tallies, play_game, play_match, play_numbered_game
from players.registry import PLAYERS

RANDOM = PLAYERS["random"]


def test_a_game_between_computer_players_is_played_to_its_end() -> None:
    assert play_game(VARIANTS["kd"], [RANDOM] * 3, Random(1)).is_over


def test_the_same_seed_is_the_same_match_and_another_is_another() -> None:
    first, again, other = (play_match(VARIANTS["kd"], [RANDOM] * 2, 5, seed) for seed in (1, 1, 2))
    assert first == again != other


def test_a_match_is_the_sum_of_its_games_in_whatever_order_they_are_played() -> None:
    games = [play_numbered_game(VARIANTS["kd"], [RANDOM] * 2, 7, number) for number in range(5)]
    assert add_tallies(reversed(games)) == play_match(VARIANTS["kd"], [RANDOM] * 2, 5, 7)
    assert len(set(games)) == 5


def test_each_game_is_won_once_and_a_shared_victory_in_parts() -> None:
    tallies = play_match(VARIANTS["kd"], [RANDOM] * 4, 30, 3)
    assert sum(tally.wins for tally in tallies) == pytest.approx(30)


def test_points_are_the_sums_of_the_totals() -> None:
    over = play_game(VARIANTS["kd"], [RANDOM] * 2, Random("9/0"))
    tallies = play_match(VARIANTS["kd"], [RANDOM] * 2, 1, 9)
    assert [tally.points for tally in tallies] == [score.total for score in over.scores()]


def test_tallies_add_up() -> None:
    assert SeatTally(1, 3, 9, 0.5) + SeatTally(1, 4, 16, 1.0) == SeatTally(2, 7, 25, 1.5)


def test_the_interval_of_a_mean_is_that_of_student() -> None:
    points = [30, 41, 55, 12]
    tally = sum((SeatTally(1, each, each**2) for each in points), SeatTally())
    assert tally.mean == mean(points)
    assert tally.mean_error == pytest.approx(3.1824 * stdev(points) / sqrt(4))


def test_a_single_game_has_no_interval_of_its_mean_and_equal_ones_have_none_to_speak_of() -> None:
    assert SeatTally(1, 30, 900).mean_error is None
    assert SeatTally(3, 90, 2700).mean_error == 0


@pytest.mark.parametrize(
    ("won", "games", "expected"),
    [(81, 263, (0.255, 0.366)), (0, 20, (0.0, 0.161)), (20, 20, (0.839, 1.0)), (0.5, 1, (0.055, 0.945))],
)
def test_the_interval_of_a_share_is_that_of_wilson(won: float, games: int, expected: tuple[float, float]) -> None:
    """The first is an example that textbooks give."""
    assert SeatTally(games, wins=won).share_interval == pytest.approx(expected, abs=0.001)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players", "mean"), [("kd+mh", 4, 22.6), ("kd+mh", 2, 22.4), ("kd7+mh", 2, 54.15)])
def test_random_players_have_the_mean_scores_that_are_known(code: str, players: int, mean: float) -> None:
    """Known means, over few games here: the bounds are three standard errors wide."""
    games = 250
    tallies = play_match(Variant.parse(code), [RANDOM] * players, games, 1)
    assert sum(tally.points for tally in tallies) / games / players == pytest.approx(mean, rel=0.08)
