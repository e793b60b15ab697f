from random import Random

import pytest

from engine.match import Tally, play_game, play_match
from engine.players import PLAYERS
from engine.variants import VARIANTS, Variant

RANDOM = PLAYERS["random"]


def test_a_game_between_computer_players_is_played_to_its_end() -> None:
    assert play_game(VARIANTS["kd"], [RANDOM] * 3, Random(1)).is_over


def test_the_same_seed_is_the_same_match() -> None:
    assert play_match(VARIANTS["kd"], [RANDOM] * 2, 5, Random(1)) == play_match(
        VARIANTS["kd"], [RANDOM] * 2, 5, Random(1)
    )


def test_each_game_is_won_once_and_a_shared_victory_in_parts() -> None:
    tallies = play_match(VARIANTS["kd"], [RANDOM] * 4, 30, Random(3))
    assert sum(tally.wins for tally in tallies) == pytest.approx(30)


def test_points_are_the_sums_of_the_totals() -> None:
    over = play_game(VARIANTS["kd"], [RANDOM] * 2, Random(9))
    tallies = play_match(VARIANTS["kd"], [RANDOM] * 2, 1, Random(9))
    assert [tally.points for tally in tallies] == [score.total for score in over.scores()]


def test_tallies_add_up() -> None:
    assert Tally(3, 0.5) + Tally(4, 1.0) == Tally(7, 1.5)


@pytest.mark.parametrize(("code", "players", "mean"), [("kd+mh", 4, 22.6), ("kd+mh", 2, 22.4), ("kd7+mh", 2, 54.15)])
def test_random_players_score_what_they_are_known_to_score(code: str, players: int, mean: float) -> None:
    """Known means, over few games here: the bounds are three standard errors wide."""
    games = 250
    tallies = play_match(Variant.parse(code), [RANDOM] * players, games, Random(1))
    assert sum(tally.points for tally in tallies) / games / players == pytest.approx(mean, rel=0.08)
