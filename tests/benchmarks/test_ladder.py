"""The ladder's players and its matches with duplicate deals."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.moves import Deal, Move, Order
from engine.state import State
from engine.variants import Variant
from players.player import NO_SEARCH, Level, Limit
from tools.benchmarks.ladder import DealResult, Match, MatchResult, find_opponent, main, seatings
from tools.benchmarks.matches import record_game


class FirstMove:
    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        return state.legal_moves()[:1]


def test_a_player_that_leaves_nothing_to_chance_wins_half_of_every_deal_against_itself() -> None:
    """Both seatings of a deal are the same game then."""
    player = Level("first", FirstMove())
    for result in Match(Variant.parse("kd"), player, player).play(2).deals:
        assert result.wins == 0.5
        assert result.points == result.others


@pytest.mark.parametrize(("code", "players"), [("kd", 4), ("qd", 2), ("rw", 3)])
def test_games_of_a_deal_have_the_same_kings_and_lines_whoever_plays(code: str, players: int) -> None:
    def dealt(player: str) -> list[Move]:
        record = record_game(Variant.parse(code), [find_opponent(player)] * players, Random(9), "5")
        return [move for move in record.moves if isinstance(move, Order | Deal)]

    assert dealt("solid") == dealt("random")


def test_every_seating_is_played_once() -> None:
    assert seatings("ABBB") == ["ABBB", "BABB", "BBAB", "BBBA"]
    assert seatings("AABB") == ["AABB", "BAAB", "BBAA", "ABBA"]


def test_intervals_are_those_of_independent_deals() -> None:
    deals = [DealResult(1, 50, 40), DealResult(0.5, 40, 40), DealResult(0.5, 30, 40), DealResult(0, 20, 40)]
    result = MatchResult(deals)
    assert result.share == 0.5
    assert result.error == pytest.approx(3.182 * 0.408 / 2, abs=0.001)
    assert str(result) == "50.0 % ± 65.0 % | 35.0 : 40.0 | -5.0 ± 20.5"


@pytest.mark.parametrize(("share", "error"), [(1, 0.3), (0, 0.3), (0.5, 0.15)])
def test_a_match_in_which_all_deals_are_alike_is_not_certain(share: float, error: float) -> None:
    """By the rule of three, up to three of ten deals may differ."""
    assert MatchResult([DealResult(share, 50, 50)] * 10).error == pytest.approx(error)


def test_a_match_prints_a_row_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["kd", "solid", "random", "--deals", "2"])
    head, rule, row = capsys.readouterr().out.splitlines()
    assert head.count("|") == rule.count("|") == row.count("|") == 10
    assert row.startswith("| `kd` | AB | `solid` | `random` | 2 | ")
