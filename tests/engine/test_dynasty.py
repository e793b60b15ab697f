import pytest

from engine.scoring import SeriesStanding, series_ranking


def test_the_highest_sum_of_the_totals_wins() -> None:
    ranking = series_ranking([(40, 50), (60, 30), (20, 30)])
    assert ranking == (SeriesStanding(1, 0, (40, 60, 20)), SeriesStanding(2, 1, (50, 30, 30)))
    assert [standing.sum for standing in ranking] == [120, 110]


def test_a_series_may_be_ranked_before_it_is_over() -> None:
    assert [standing.player for standing in series_ranking([(10, 20, 30)])] == [2, 1, 0]
    assert series_ranking([]) == ()


def test_all_games_of_a_series_have_the_same_players() -> None:
    with pytest.raises(ValueError, match="argument"):
        series_ranking([(10, 20), (10, 20, 30)])
