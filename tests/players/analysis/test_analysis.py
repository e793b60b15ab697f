"""The laws of an analysis: its parts add up, luck is fair, good players have little to learn, nothing is secret."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.records import Record
from engine.state import State
from engine.variants import Variant
from players.analysis import memory
from players.analysis.analysis import Analysis, Cause, Check, Comparison, OtherTurn, Task, account, analyse
from players.analysis.futures import POINTS, TOGETHER, VICTORY, Ends, Futures, events
from players.analysis.memory import Memory
from players.intervals import Estimate
from players.player import Level, Limit
from players.registry import PLAYERS
from players.search.search_player import SearchPlayer
from tests.engine.games import FORMATS, SEEDS, examples
from tests.players.positions import network_of
from tests.recorded_games import record_of
from tools.benchmarks.matches import record_game

SEARCHING = Level("searching", SearchPlayer(), Limit(futures=160))
AT_FIRST_SIGHT = Level("at first sight", SearchPlayer())
RANDOM, GREEDY = PLAYERS["random"], PLAYERS["solid"]


def played(code: str, levels: Sequence[Level], seed: int) -> Record:
    return record_game(Variant.parse(code), levels, Random(seed))


def some_futures(state: State, count: int, deviation: float = 0) -> Futures:
    return Futures(network_of(state), count, (1, 0), deviation)


def analysed(record: Record, seed: int = 1, futures: int = 32) -> Analysis:
    return analyse(Task.of(record, seed), futures)


@given(st.sampled_from([(code, players) for code, players in FORMATS if players < 5]), SEEDS)
@examples(20)
def test_events_are_all_moves_of_a_game_in_their_order(drawn: tuple[str, int], seed: int) -> None:
    code, players = drawn
    record = played(code, [RANDOM] * players, seed)
    game = events(record)
    assert tuple(move for event in game for move in event.moves) == record.moves
    assert all(event.after == following.before for event, following in pairwise(game))
    for event in game:
        acting = {None} if event.before.is_chance else {event.before.king.kingdom}
        assert event.kingdom in acting
        assert event.after.is_chance or event.after.step_index == 0


def test_a_line_is_an_event_with_the_tiles_that_come_with_it() -> None:
    record = record_of("qd-2")
    lines = [event for event in events(record) if event.kingdom is None]
    assert [str(move)[0] for event in lines[:2] for move in event.moves] == ["#", "=", "="]
    assert [event.line for event in lines] == [*range(13), 12], "tiles are turned up before the last round as well"


@given(st.integers(2, 4), st.integers(2, 6), SEEDS)
@examples(20)
def test_all_parts_add_up_to_the_result_whatever_is_expected(players: int, futures: int, seed: int) -> None:
    game = events(played("kd+mh", [RANDOM] * players, seed))
    rng = np.random.default_rng(seed)
    ends: list[Ends] = [rng.random((futures, players, 2)) for _ in game]
    ends.append(np.tile(rng.random((1, players, 2)), (futures, 1, 1)))
    for column in POINTS, VICTORY:
        for kingdom in range(players):
            found = account(kingdom, column, game, ends)
            total = found.usual.mean + sum(each.mean for each in found.parts.values())
            assert total == pytest.approx(found.result)
            assert found.result == ends[-1][0, kingdom, column]


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_parts_add_up_to_the_score_in_every_game(code: str, players: int) -> None:
    """From the last rounds on, as all of them take long."""
    record = record_of(f"{code}-{players}")
    game = events(record)[-2 * players :]
    futures = some_futures(game[0].before, 2)
    ends = [*(futures.ends(event.before) for event in game), futures.ends(game[-1].after)]
    totals = [score.total for score in record.replay().scores()]
    for kingdom, total in enumerate(totals):
        points, victory = (account(kingdom, column, game, ends) for column in (POINTS, VICTORY))
        assert points.usual.mean + sum(each.mean for each in points.parts.values()) == pytest.approx(total)
        assert victory.usual.mean + sum(each.mean for each in victory.parts.values()) == pytest.approx(victory.result)
        assert victory.result == (1 / totals.count(max(totals)) if total == max(totals) else 0)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), FORMATS)
@pytest.mark.sampled(4)
def test_the_same_is_usual_for_everybody(code: str, players: int) -> None:
    start = State.start(code, players)
    usual = some_futures(start, 2).ends(start)
    assert usual.shape == (2, len(start.kingdoms), 2)
    assert usual[:, :, VICTORY] == pytest.approx(1 / len(start.kingdoms))
    assert (usual == usual[:, :1]).all()


@pytest.mark.long
def test_luck_is_zero_on_average_whoever_plays() -> None:
    """Each line is played on in few futures only: the errors of one game are independent of those of the others."""
    luck = np.zeros((24, 2, 2))
    for seed in range(len(luck)):
        start, *later = (each for each in events(played("kd", [RANDOM, GREEDY], seed)) if each.kingdom is None)
        futures = some_futures(start.before, 6)
        luck[seed] += (futures.ends(start.after) - futures.ends(start.before)).mean(0)
        for event in later:
            luck[seed] += (futures.ends(event.after) - futures.ends(event.before)).mean(0)
    points, victories = luck[:, :, POINTS], luck[:, :, VICTORY]
    for found in points.sum(1), points[:, 0] - points[:, 1], victories[:, 0]:
        assert abs(found.mean()) < 3 * found.std(ddof=1) / np.sqrt(len(found))


@pytest.mark.long
def test_players_at_first_sight_score_what_is_expected_after_the_first_line() -> None:
    """In Kingdomino of four, where they glance at no future, but think in the endgame."""
    missed = np.zeros(24)
    for seed in range(len(missed)):
        record = played("kd", [AT_FIRST_SIGHT] * 4, seed)
        start, over = events(record)[0].after, record.replay()
        expected = some_futures(start, 16).ends(start)[:, :, POINTS]
        missed[seed] = expected.mean() - np.mean([score.total for score in over.scores()])
    assert abs(missed.mean()) < 3 * missed.std(ddof=1) / np.sqrt(len(missed))


@pytest.mark.long
def test_search_players_have_little_to_learn_and_random_players_much() -> None:
    found = [analysed(played("kd", [player] * 2, 1), futures=16) for player in (SEARCHING, RANDOM)]
    searching, random = (sum(each.points.mean for each in one.comparisons) / 28 for one in found)
    assert abs(searching) < 0.5
    assert random > 1.5
    assert len(found[1].better) > 3 * len(found[0].better)


def test_turns_that_seem_to_be_better_are_told_only_if_they_are_better_in_other_futures_too() -> None:
    last = events(record_of("kd+mh-2"))[-1]
    kingdom = last.before.king.kingdom
    by_score = sorted(map(last.before.play, last.before.legal_moves()), key=lambda each: each.scores()[kingdom].total)
    game = tuple(replace(last, after=by_score[0]) for _ in range(2))
    same, better = (OtherTurn(event, kingdom, (), by_score[index]) for event, index in zip(game, (0, -1), strict=True))
    gain = np.random.default_rng(1).normal(200, 1, (8, 2, 2))
    network = network_of(last.before)
    check = Check(Analysis(game, (), (Comparison(same, gain), Comparison(better, gain))), network, 1)
    assert check.turns == (same, better)
    [told] = check.conclude([check.sample(Memory(), 0, 2), check.sample(Memory(), 1, 2)]).better
    assert told.turn is better
    least, *_, most = (each.scores()[kingdom].total for each in by_score)
    assert told.points == Estimate(most - least, 0)


def test_turns_are_checked_in_other_futures_than_those_they_were_found_in() -> None:
    game = events(record_of("kd-2"))
    event = next(each for each in game if each.line == 5 and each.kingdom == 0)
    turn = OtherTurn(event, 0, (), event.before.play(event.before.legal_moves()[-1]))
    network = network_of(event.before)
    sample = Task((event,), network, 1, (turn,)).sample(Memory(), 0, 4)
    found = sample.others[0] - sample.ends[1]
    [checked] = Check(Analysis((event,), (), (Comparison(turn, found + 100),)), network, 1).sample(Memory(), 0, 4)
    assert checked.shape == found.shape
    assert not np.array_equal(checked, found)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_analysis_and_another_one_another(few_futures: None) -> None:
    record = played("kd", [RANDOM, GREEDY], 3)
    first, again = (analysed(record, 1, 4) for _ in range(2))
    assert all(map(np.array_equal, first.ends, again.ends))
    assert [each.turn for each in first.comparisons] == [each.turn for each in again.comparisons]
    assert [each.points for each in first.better] == [each.points for each in again.better] != []
    assert not all(map(np.array_equal, first.ends, Task.of(record, 2).sample(Memory(), 0, 4).ends))


def test_what_is_expected_depends_on_the_position_alone() -> None:
    *_, state = (each.before for each in events(played("kd", [GREEDY, GREEDY], 1)) if each.before.lines_dealt == 5)
    futures = some_futures(state, 4)
    assert np.array_equal(futures.ends(state), futures.ends(State.parse(str(state))))


@pytest.mark.parametrize("code", ["kd", "qd"])
def test_positions_whose_futures_are_played_together_end_as_each_alone(code: str) -> None:
    game = events(played(code, [RANDOM, RANDOM], 1))
    futures = some_futures(game[0].before, 4)
    states = {str(at): event.before for at, event in reversed([*enumerate(game)])}
    groups = [*futures.in_groups(states)]
    assert {name: state for group in groups for name, state in group.items()} == states
    assert len(groups) == -(-len(states) * 4 // TOGETHER)
    for group in groups:
        alone = [futures.points([state])[0] for state in group.values()]
        assert np.array_equal(futures.points(group.values()), alone)


def test_equal_points_share_a_victory() -> None:
    state = State.parse("kd 3 w1##;f1##;## - 0 - 12 -")
    [ends] = some_futures(state, 1).ends(state)
    assert ends[:, VICTORY].tolist() == [0.5, 0.5, 0]


def test_a_change_counts_for_whoever_made_it() -> None:
    game = events(record_of("kd-2"))[:4]
    ends = [np.tile(np.array([[[each, 0.0], [0.0, 0.0]]]), (2, 1, 1)) for each in (50.0, 52.0, 55.0, 51.0, 62.0)]
    found = [account(kingdom, POINTS, game, ends).parts for kingdom in (0, 1)]
    acting = [event.kingdom for event in game]
    assert acting == [None, None, 1, 0]
    told = {part: each.mean for part, each in found[0].items()}
    assert told == {Cause.ORDER: 2, Cause.LUCK: 3, Cause.OTHERS: -4, Cause.OWN: 11}
    assert set(found[1].values()) == {Estimate(0, 0)}


@pytest.mark.slow
def test_an_analysis_that_was_stopped_goes_on_where_it_was_and_a_finer_one_after_it(
    few_futures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "PART_SECONDS", 0)
    task, parts = Task.of(played("kd", [RANDOM, GREEDY], 3), 1), list[str]()

    def stop(_share: float, part: str) -> None:
        parts.append(part)
        if len(parts) == 30:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(task, 2, Memory(store=stop))
    rest, repeated, finer = list[str](), list[str](), list[str]()
    resumed = analyse(task, 2, Memory(parts, lambda _, part: rest.append(part)))
    whole = analyse(task, 2)
    assert all(map(np.array_equal, resumed.ends, whole.ends))
    assert [each.points for each in resumed.better] == [each.points for each in whole.better]
    analyse(task, 2, Memory([*parts, *rest], lambda _, part: repeated.append(part)))
    assert repeated == []
    analyse(task, 4, Memory([*parts, *rest], lambda _, part: finer.append(part)))
    assert 0 < len(finer) < len(parts) + len(rest), "the turns are not searched again"


def test_whoever_leads_is_sure_to_win_only_where_players_never_play_otherwise_or_no_turn_is_left() -> None:
    game = events(record_of("kd-2"))
    last, over = game[-3].before, game[-1].after
    sure, open_minded = (some_futures(game[0].before, 2, deviation) for deviation in (0, 6))
    assert np.array_equal(sure.ends(last)[:, :, POINTS], open_minded.ends(last)[:, :, POINTS])
    assert set(sure.ends(last)[:, :, VICTORY].flat) == {0, 1}
    assert 0 < np.min(open_minded.ends(last)[:, :, VICTORY]) < 0.5
    assert np.array_equal(open_minded.ends(over), sure.ends(over))


def test_whoever_wins_by_a_tie_break_wins_alone() -> None:
    states = (played("kd", [RANDOM] * 2, seed).replay() for seed in range(1000))
    tied = next(state for state in states if len({score.total for score in state.scores()}) == 1)
    [first, _] = tied.ranking()
    shares = some_futures(tied, 2).ends(tied)[0, :, VICTORY]
    assert first.decided_by in ("largest_property", "crowns")
    assert shares.tolist() == [float(kingdom == first.kingdom) for kingdom in range(2)]


def test_two_who_are_level_with_as_many_turns_left_have_equal_chances() -> None:
    start = State.start("kd", 2)
    shares = some_futures(start, 3, 2).victories(np.full((3, 2), 40.0), start)
    assert shares == pytest.approx(0.5)
