"""The ladder's players and its matches with duplicate deals."""

import re
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from benchmarks.endings import main as endings
from benchmarks.ladder.__main__ import main
from benchmarks.ladder.duplicate import DealResult, Match, MatchResult, seatings
from benchmarks.ladder.luck import luck_of_lines
from benchmarks.ladder.monte_carlo import MonteCarloPlayer
from benchmarks.ladder.opponents import RELEASE_1, find_opponent
from benchmarks.ladder.ratings import ratings
from benchmarks.strength import main as strength
from engine.moves import Deal, Move, Order, Place
from engine.notation import Record
from engine.state import State
from engine.variants import Variant
from players.__main__ import main as match
from players.match import play_game, record_game
from players.player import Level, Limit
from players.search.evaluator import find_network
from tests.players.positions import position

KINGDOMINO = Variant.parse("kd+mh")


def test_a_player_that_leaves_nothing_to_chance_wins_half_of_every_deal_against_itself() -> None:
    """Both seatings of a deal are the same game then."""
    player = find_opponent("release-1")
    for result in Match(KINGDOMINO, player, player).play(2).deals:
        assert result.wins == 0.5
        assert result.points == result.others


@pytest.mark.parametrize(("code", "players"), [("kd", 4), ("qd", 2), ("rw", 3)])
def test_games_of_a_deal_have_the_same_kings_and_lines_whoever_plays(code: str, players: int) -> None:
    def dealt(player: str) -> list[Move]:
        record = record_game(Variant.parse(code), [find_opponent(player)] * players, Random(9), "5")
        return [move for move in record.moves if isinstance(move, Order | Deal)]

    assert dealt("greedy") == dealt("random")


def test_every_seating_is_played_once() -> None:
    assert seatings("AB") == ["AB", "BA"]
    assert seatings("ABBB") == ["ABBB", "BABB", "BBAB", "BBBA"]
    assert seatings("AABB") == ["AABB", "BAAB", "BBAA", "ABBA"]


def test_intervals_are_those_of_independent_deals() -> None:
    result = MatchResult(
        "AB", [DealResult(1, 50, 40), DealResult(0.5, 40, 40), DealResult(0.5, 30, 40), DealResult(0, 20, 40)]
    )
    assert result.share == 0.5
    assert result.error == pytest.approx(3.182 * 0.408 / 2, abs=0.001)
    assert str(result) == " 50.0% ± 65.0%, +0 Elo (-338 to +338)    35.0 : 40.0 points, -5.0 ± 20.5  4 deals"


def test_a_lead_in_points_has_an_interval_of_its_own() -> None:
    deals = [DealResult(1, 50, 40), DealResult(0.5, 44, 40), DealResult(0.5, 46, 40), DealResult(0, 48, 40)]
    lead = MatchResult("AB", deals).lead_in_points
    assert lead.mean == 7
    assert lead.error == pytest.approx(3.182 * 2.582 / 2, abs=0.001)
    assert lead.is_clear, "though the share of victories is not"


def test_a_seat_that_wins_as_often_as_there_are_seats_has_no_lead() -> None:
    quarter = MatchResult("ABBB", [DealResult(0.25, 50, 50)] * 4)
    assert quarter.lead.mean == pytest.approx(0)
    three_quarters = MatchResult("AB", [DealResult(0.75, 50, 50)] * 4)
    assert three_quarters.lead.mean == pytest.approx(190.8, abs=0.1)


def test_a_match_won_altogether_has_a_finite_lead() -> None:
    lead = MatchResult("AB", [DealResult(1, 50, 50)] * 10).lead
    assert lead.mean == lead.high == pytest.approx(511.5, abs=0.1)
    assert lead.low == pytest.approx(147.2, abs=0.1), "as if it had won seven of ten"


@pytest.mark.parametrize(("share", "error"), [(1, 0.3), (0, 0.3), (0.5, 0.15)])
def test_a_match_in_which_all_deals_are_alike_is_not_certain(share: float, error: float) -> None:
    """By the rule of three, up to three of ten deals may differ."""
    assert MatchResult("AB", [DealResult(share, 50, 50)] * 10).error == pytest.approx(error)


def test_a_match_of_one_deal_says_nothing_of_ratings() -> None:
    assert str(MatchResult("AB", [DealResult(0.5, 50, 40)])) == " 50.0%    50.0 : 40.0 points  1 deal"


@pytest.mark.parametrize(
    ("code", "players"),
    [("kd+mh", 2), *(pytest.param(*game, marks=pytest.mark.long) for game in (("kd", 4), ("rw", 3), ("rwt", 6)))],
)
def test_what_lines_give_to_one_kingdom_they_take_from_others(code: str, players: int) -> None:
    record = record_game(Variant.parse(code), [find_opponent("beginner")] * players, Random(2))
    luck = luck_of_lines(record, 8, (1,))
    assert np.abs(luck).max() > 0
    assert luck.sum() == pytest.approx(0)


@pytest.mark.long
def test_the_luck_of_lines_is_zero_on_average_whoever_plays() -> None:
    seats = [find_opponent(name) for name in ("greedy", "random")]
    games = [record_game(KINGDOMINO, seats, Random(seed)) for seed in range(40)]
    luck = [luck_of_lines(record, 8, (seed,))[0] for seed, record in enumerate(games)]
    assert abs(np.mean(luck)) < 3 * np.std(luck) / np.sqrt(len(luck))


def test_the_luck_of_a_game_that_is_not_over_cannot_be_told() -> None:
    with pytest.raises(ValueError, match="not over"):
        luck_of_lines(Record.of(KINGDOMINO, 2, []), 2, (1,))


def _match(luck_of_wins: float, luck: Callable[[], float]) -> MatchResult:
    """Return 400 deals of equal players whose share depends on a luck of its own, and on what is estimated."""
    rng = np.random.default_rng(1)
    hidden = rng.normal(0, 0.2, 400)
    lucky = np.array([luck() for _ in hidden])
    return MatchResult(
        "AB", [DealResult(0.5 + a + luck_of_wins * b, 0, 0, b) for a, b in zip(hidden, lucky, strict=True)]
    )


def test_a_match_without_luck_needs_fewer_deals() -> None:
    rng = np.random.default_rng(2)
    result = _match(0.8, lambda: rng.normal(0, 0.5))
    share = result.without_luck
    assert abs(share.mean - 0.5) < share.error
    assert (result.error / share.error) ** 2 == pytest.approx(1 + (0.8 * 0.5 / 0.2) ** 2, rel=0.2)


def test_games_that_have_nothing_in_common_say_as_much_as_independent_ones() -> None:
    rng = np.random.default_rng(1)
    independent = MatchResult("AB", [DealResult(won / 2, 0, 0) for won in rng.binomial(2, 0.5, 1000)])
    assert independent.independent_games == pytest.approx(1, rel=0.1)
    # With the same deal, one of two equal players usually wins once with either seat.
    alike = MatchResult("AB", [DealResult(won / 2, 0, 0) for won in rng.choice([0, 1, 1, 1, 1, 1, 1, 2], 1000)])
    assert alike.independent_games == pytest.approx(2, rel=0.1)


def test_an_estimate_of_luck_that_says_nothing_does_no_harm() -> None:
    rng = np.random.default_rng(2)
    result = _match(0, lambda: rng.normal(0, 0.5))
    assert result.without_luck.error == pytest.approx(result.error, rel=0.02)


def test_a_match_in_which_all_deals_are_alike_can_be_told() -> None:
    luck = [0.1, -0.2, 0.3, 0.1]
    assert "without luck 100.0% ± 75.0%, " in f"{MatchResult('AB', [DealResult(1, 50, 40, each) for each in luck])}, "


def test_a_match_of_which_nothing_is_left_but_luck_can_be_told() -> None:
    lucky = MatchResult("AB", [DealResult(1, 50, 40, 0.5), DealResult(0.5, 40, 40, 0)])
    assert str(lucky).endswith("without luck 50.0% ± 0.0%")


def test_the_first_release_is_kept_with_networks_that_see_their_own_kingdom_alone() -> None:
    for code, players in (("kd", 2), ("kd", 4), ("kd7", 2), ("qd", 2), ("qd", 4)):
        network = find_network(State.start(code, players), RELEASE_1)
        assert network
        assert network.outputs == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["release-1@0.01", "release-1", "monte-carlo@0.01", "current@0.01", "beginner"])
def test_players_of_the_ladder_play_to_the_end(name: str) -> None:
    player = find_opponent(name)
    assert play_game(Variant.parse("kd"), [player, player], Random(1)).is_over


def test_players_of_the_ladder_play_in_any_match(capsys: pytest.CaptureFixture[str]) -> None:
    names = "benchmarks.ladder.opponents:release-1,greedy"
    assert match(["match", "--players", names, "--games", "1", "--processes", "1"]) == 0
    assert "benchmarks.ladder.opponents:release-1 " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("foo", "there is no player 'foo'; there are random, "),
        ("greedy@0.2", "greedy takes no seconds; current, release-1, monte-carlo do"),
        ("current@soon", "'soon' is no number of seconds"),
        ("current@-1", "'-1' is no number of seconds"),
        ("current@", "'' is no number of seconds"),
    ],
)
def test_a_name_of_nobody_on_the_ladder_is_refused(name: str, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        find_opponent(name)


def test_the_monte_carlo_player_takes_the_points_that_end_the_game() -> None:
    state = position("w0 w1 ##\nf0 f0 l1", "20", "", "kd+mh", players=4, lines_dealt=12)
    best = max(state.play(move).scores()[0].total for move in state.legal_moves())
    [move] = Level("", MonteCarloPlayer(), Limit(futures=200)).choose(state, Random(1))
    assert isinstance(move, Place)
    assert state.play(move).scores()[0].total == best


def test_the_monte_carlo_player_makes_the_same_moves_again_within_a_limit_of_futures() -> None:
    state = position("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48", "kd+mh", players=4)
    player = Level("", MonteCarloPlayer(), Limit(futures=64))
    assert player.choose(state, Random(3)) == player.choose(state, Random(3))


def test_a_match_says_who_won_and_how_long_turns_took(capsys: pytest.CaptureFixture[str]) -> None:
    main(["kd", "greedy", "random", "--deals", "2"])
    printed = capsys.readouterr().out
    assert printed.startswith("kd greedy against random, AB: ")
    assert printed.endswith(" ms a turn\n")
    assert np.isfinite(float(printed.split("±")[0].split()[-1].rstrip("%")))


@pytest.mark.slow
def test_a_match_says_what_it_came_to_without_luck(capsys: pytest.CaptureFixture[str]) -> None:
    main(["kd", "greedy", "beginner", "--deals", "4", "--luck", "2"])
    assert re.search(
        r"4 deals, without luck [\d.]+% ± [\d.]+% \(deals x [\d.]+, games x [\d.]+\), ", capsys.readouterr().out
    )


def test_ratings_are_leads_added_up_from_the_last_player() -> None:
    close = MatchResult("AB", [DealResult(wins, 50, 50) for wins in (1, 0.5, 1, 0.5)])
    first, second, last = ratings([close, close])
    assert (last.low, last.mean, last.high) == (0, 0, 0)
    assert second.mean == pytest.approx(close.lead.mean)
    assert first.mean == pytest.approx(2 * close.lead.mean)
    assert first.mean - first.low == pytest.approx(2**0.5 * (second.mean - second.low))
    assert first.high - first.mean == pytest.approx(2**0.5 * (second.high - second.mean))


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        ("kd strong", "name two players at least"),
        ("kd greedy beginner random --deals 1", "ratings take two deals at least"),
        ("chess greedy random", "argument game: line 1, column 1: there is no variant 'chess'; there are "),
        ("kd foo greedy", "argument players: there is no player 'foo'; there are random, "),
        ("kd greedy@0.2 random", "argument players: greedy takes no seconds; current, release-1, monte-carlo do"),
        ("kd greedy random --deals 0", "argument --deals: '0' is not a whole number from 1 on"),
        ("kd greedy random --seats AAA", "'AAA' does not seat A and B, and nobody else"),
        ("kd greedy random --seats AXB", "'AXB' does not seat A and B, and nobody else"),
        ("kd greedy random --seats AB" + "B" * 4, "kd is for 2, 3, 4 players, not 6"),
        ("rwt greedy random --seats ABABAB", "ABABAB has A and B in one team"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused_in_one_line(
    arguments: str, refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments.split())
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith(f"python -m benchmarks.ladder: {refusal}")


@pytest.mark.parametrize(
    ("measure", "arguments", "refusal"),
    [
        (endings, "kd 2 --positions 1", "argument --positions: '1' is not a whole number from 2 on"),
        (endings, "kd7 3", "kd7 is for 2 players, not 3"),
        (strength, "kd", "say how many play: kd 4"),
        (strength, "chess 2", "line 1, column 1: there is no variant 'chess'"),
        (strength, "kd 2 --seconds -1", "argument --seconds: "),
        (strength, "kd 2 --games 0", "argument --games: '0' is not a whole number from 1 on"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(
    measure: Callable[[list[str]], None], arguments: str, refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        measure(arguments.split())
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.partition(": ")[2].startswith(refusal)


@pytest.mark.slow
def test_what_endgames_are_worth_is_told_with_its_error(capsys: pytest.CaptureFixture[str]) -> None:
    endings(["kd", "2", "--positions", "3"])
    assert re.search(r"^kd, 2 players: own points [+-][\d.]+ ± [\d.]+, rivals' points ", capsys.readouterr().out)


def test_the_ladder_says_how_strong_everybody_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["kd", "greedy", "beginner", "random", "--deals", "4"])
    *matches, first, second, last = capsys.readouterr().out.splitlines()
    assert [line.split(",")[0] for line in matches] == ["kd greedy against beginner", "kd beginner against random"]
    assert re.fullmatch(r"  greedy +\+\d+ Elo \([+-]\d+ to \+\d+\)", first)
    assert re.fullmatch(r"  beginner +\+\d+ Elo \([+-]\d+ to \+\d+\)", second)
    assert re.fullmatch(r"  random +\+0 Elo \(\+0 to \+0\)", last)
