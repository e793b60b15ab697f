"""Matches, and the intervals of their results."""

from math import sqrt
from random import Random
from statistics import mean, stdev

import numpy as np
import pytest

from engine.variants import VARIANTS, Variant
from players.intervals import Z, half_width, t_quantile
from players.match import SeatTally, play_game, play_match
from players.registry import PLAYERS

RANDOM = PLAYERS["random"]


def test_the_same_seed_is_the_same_match_and_another_is_another() -> None:
    first, again, other = (play_match(VARIANTS["kd"], [RANDOM] * 2, 5, seed) for seed in (1, 1, 2))
    assert first == again != other


def test_each_game_is_won_once_and_a_shared_victory_in_parts() -> None:
    tallies = play_match(VARIANTS["kd"], [RANDOM] * 4, 30, 3)
    assert sum(tally.wins for tally in tallies) == pytest.approx(30)


def test_points_are_the_sums_of_the_totals() -> None:
    over = play_game(VARIANTS["kd"], [RANDOM] * 2, Random("9/0"))
    tallies = play_match(VARIANTS["kd"], [RANDOM] * 2, 1, 9)
    assert [tally.points for tally in tallies] == [score.total for score in over.scores()]


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


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (6, 2.447), (9, 2.262), (15, 2.131), (30, 2.042), (120, 1.980)],
)
def test_quantiles_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert t_quantile(freedom) == pytest.approx(known, abs=0.002)


def test_intervals_get_narrower_with_every_sample() -> None:
    widths = [half_width(1, samples) for samples in range(2, 200)]
    assert widths == sorted(widths, reverse=True)
    assert t_quantile(10**6) == pytest.approx(Z, abs=1e-5)


@pytest.mark.parametrize("samples", [2, 3, 5, 8, 20])
def test_19_of_20_intervals_have_the_true_mean_in_them_however_few_the_samples(samples: int) -> None:
    drawn = np.random.default_rng(1).normal(7, 3, (4000, samples))
    widths = [half_width(deviation, samples) for deviation in drawn.std(1, ddof=1)]
    assert np.mean(abs(drawn.mean(1) - 7) < widths) == pytest.approx(0.95, abs=0.011)  # three standard errors
