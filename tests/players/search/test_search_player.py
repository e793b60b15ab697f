"""The search player, its limits and its futures."""

from functools import partial
from random import Random

import numpy as np
import pytest
from hypothesis import given

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.moves import Pick
from engine.position import King, Line, Turn
from engine.state import State
from engine.variants import Variant
from players.player import Level, Limit
from players.registry import PLAYERS
from players.search.batch_games import BatchGames
from players.search.candidates import Candidates
from players.search.evaluator import OWN_POINTS, Aims, evaluate_turn, find_network
from players.search.network import Network
from players.search.rollouts import LAMBDA, sum_over_futures
from players.search.search_player import Budget, SearchPlayer
from tests.engine.games import CHOICES, examples
from tests.players.matches import play_match
from tests.players.positions import position
from tests.players.search.batches import random_turn

NO_SEARCH = Level("no search", SearchPlayer())
STRONG = PLAYERS["strong"]
FUTURES = Level("futures", SearchPlayer(), Limit(futures=64))


def table(kingdom: str, domino: str, choice: str = "") -> State:
    """Return a position in which seat 1 of four places a domino and chooses from others, or the last domino."""
    return position(kingdom, domino, choice, "kd+mh", players=4, lines_dealt=6 if choice else 12)


def ticking(step: float) -> Level:
    """Return a player with a second of a clock that advances by a step whenever it is read."""
    ticks = iter(range(1 << 30))
    return Level("ticking", SearchPlayer(clock=lambda: step * next(ticks)), Limit(seconds=1))


@pytest.mark.slow
@given(CHOICES)
@examples(6)
def test_search_players_make_legal_moves_to_the_end_of_the_turn_and_the_same_ones_again(state: State) -> None:
    moves = FUTURES.choose(state, Random(3))
    assert moves == FUTURES.choose(state, Random(3))
    for move in moves:
        assert move in state.legal_moves()
        state = state.play(move)
    assert state.step_index == 0


def test_strong_answers_at_first_sight_and_master_searches_for_five_seconds() -> None:
    assert (PLAYERS["strong"].limit, PLAYERS["master"].limit) == (Limit(), Limit(seconds=5))


@pytest.mark.slow
@given(CHOICES)
@examples(15)
def test_strong_does_the_same_in_the_same_position_whatever_the_seed_is(state: State) -> None:
    assert STRONG.choose(state, Random(1)) == STRONG.choose(state, Random(2))


def test_noise_makes_other_choices_at_first_sight_but_none_once_nothing_is_hidden() -> None:
    middle, last = table("w0 w1 ##\nf0 f0 l1", "20", "7 19 31 42"), table("w0 w1 ##\nf0 f0 l1", "20")
    careless = SearchPlayer(temperature=5)
    assert len({tuple(careless.choose(middle, Random(seed))) for seed in range(10)}) > 1
    assert len({tuple(careless.choose(last, Random(seed))) for seed in range(10)}) == 1


def test_with_the_last_domino_only_points_count() -> None:
    state = table("w0 w1 ##\nf0 f0 l1", "20")
    best = max(state.play(move).scores()[0].total for move in state.legal_moves())
    for player in NO_SEARCH, STRONG, ticking(0.1):
        [move] = player.choose(state, Random(1))
        assert state.play(move).scores()[0].total == best


def last_choice(player: Level, own: str, rival: str, line: str) -> str:
    """Return what a player takes of the first two dominoes of the last line, before its rival takes the other."""
    first, second, *others = (Domino.parse(name) for name in line.split())
    state = State.start("kd", 4).replace(
        kingdoms=(Kingdom.parse(own, 5), Kingdom.parse(rival, 5), Kingdom(), Kingdom()),
        turns=(Turn(King(1, 0), Domino.parse("12")), Turn(King(2, 1), Domino.parse("10"))),
        lines_dealt=12,
        next_line=Line((first, second, *others), (None, None, King(3, 2), King(4, 3))),
    )
    last = player.choose(state, Random(1))[-1]
    assert isinstance(last, Pick)
    return str(last.domino)


@pytest.mark.parametrize(("land", "wanted"), [("w1 w1 w1\n## .. w1", "1"), ("f1 f1 f1\n## .. f1", "3")])
def test_of_dominoes_worth_nothing_to_them_players_take_the_one_that_a_rival_needs(land: str, wanted: str) -> None:
    assert last_choice(ticking(0.05), "## m1 m1", land, "1 3 20 48") == wanted


def test_strong_takes_what_is_best_for_its_own_kingdom_whatever_a_rival_needs() -> None:
    needs = "w1 w1 w1\n## .. w1", "f1 f1 f1\n## .. f1"
    assert len({last_choice(STRONG, "## m1 m1", land, "1 3 20 48") for land in needs}) == 1


@pytest.mark.parametrize(("code", "players"), [("kd+mh", 3), ("kd+mh", 4), ("qd", 3), ("rw", 3)])
def test_strong_does_not_care_which_turn_a_domino_brings_in_the_next_round(code: str, players: int) -> None:
    """The first two dominoes of the pile show the same."""
    games = random_turn(code, players, seed=3, turn=0, line=4).take(np.zeros(1, np.intp))
    games.line[0, [0, -1]] = 0, 1
    network = find_network(State.start(code, players))
    _, seen = evaluate_turn(games, network)
    candidates, values = evaluate_turn(games, network, aims=OWN_POINTS)
    first, last = candidates.slot == 0, candidates.slot == games.line.shape[1] - 1
    assert (values[first] == values[last]).all()
    assert (seen[first] != seen[last]).all()


@pytest.mark.parametrize(("rival", "wanted"), [("w1 w1 w1\n## .. w1", "1"), ("w1 w1 ..\n## .. w1", "7")])
def test_search_players_would_rather_win_with_fewer_points_than_lose_with_more(rival: str, wanted: str) -> None:
    """Lakes would make 22 of 18 points, and wheat 24 of the rival's 16, or 15 of 9."""
    assert last_choice(ticking(0.05), "f1 f1 ## l2\nf1 f1 .. ..", rival, "1 7 20 48") == wanted


@pytest.mark.slow
def test_a_search_in_the_middle_of_a_turn_takes_a_fifth_of_the_limit() -> None:
    state = table("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48")
    reads = dict.fromkeys(("turn", "choice"), 0)

    def clock(name: str) -> float:
        reads[name] += 1
        return 0.01 * reads[name]

    place, _ = Level("", SearchPlayer(partial(clock, "turn")), Limit(seconds=1)).choose(state, Random(1))
    [choice] = Level("", SearchPlayer(partial(clock, "choice")), Limit(seconds=1)).choose(state.play(place), Random(1))
    assert isinstance(choice, Pick)
    assert reads["turn"] == pytest.approx(100, abs=5)
    assert reads["choice"] == pytest.approx(10, abs=3), "four candidates are down to one after half of the stages"


def test_search_players_stop_when_their_time_is_up() -> None:
    state = table("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48")
    reads = dict.fromkeys((0.4, 0.05), 0)

    def clock(step: float) -> float:
        reads[step] += 1
        return step * reads[step]

    for step in reads:
        Level("", SearchPlayer(partial(clock, step)), Limit(seconds=1)).choose(state, Random(1))
    assert reads[0.4] < reads[0.05] < 30


def test_when_nothing_is_left_to_chance_a_turn_does_not_take_its_time() -> None:
    state = position("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48", "kd+mh", players=4, lines_dealt=12)
    clock = iter([0.0])
    assert Level("", SearchPlayer(partial(next, clock)), Limit(seconds=1)).choose(state, Random(1))


@pytest.mark.slow
def test_search_players_beat_greedy_even_without_a_search() -> None:
    """One of four wins a quarter of the games by chance, and they some 70 %; few games here, so a wide bound."""
    first, *others = play_match(Variant.parse("kd+mh"), [NO_SEARCH, *[PLAYERS["solid"]] * 3], 24, 1)
    assert first.wins > 10
    assert first.points > max(other.points for other in others)


def budget(limit: Limit, batch: float) -> Budget:
    """Return a budget of which a batch that took so many seconds, or as many futures, has been spent."""
    ticks = iter([0.0, batch])
    made = Budget(limit, 1, lambda: next(ticks))
    made.spend(int(batch))
    return made


@pytest.mark.parametrize(
    ("limit", "batch", "allowed"),
    [
        (Limit(futures=512), 32, True),
        (Limit(futures=511), 32, False),
        (Limit(seconds=8), 0.5, True),
        (Limit(seconds=8), 0.51, False),
    ],
)
def test_a_batch_twice_as_large_may_take_an_eighth_of_the_limit(limit: Limit, batch: float, *, allowed: bool) -> None:
    assert budget(limit, batch).allows_larger_batches() == allowed


def always_expecting(games: BatchGames, gain: float) -> Network:
    """Return a network that expects a kingdom to gain so many points, whatever it sees of it."""
    inputs = len(Candidates.of(games).kingdom_inputs)
    shift, bias = np.zeros((inputs, 1), np.float32), np.array([[gain]], np.float32)
    return Network(shift, shift + 1, [np.zeros((1, inputs), np.float32)], [bias])


@pytest.mark.parametrize("line", [3, 8, 11])
def test_every_later_turn_but_the_last_gives_a_tenth_of_the_weight_that_is_left_to_the_prediction(line: int) -> None:
    """The same moves are played whatever is always expected, so that only these weights make a difference."""
    games = random_turn("kd", 4, seed=3, turn=1, line=line - 1)
    assert games.lines_dealt == line
    candidates, kept, aims = Candidates.of(games), np.arange(2), Aims(0.25, 20)
    without, with_gain = (
        sum_over_futures(games, candidates, kept, always_expecting(games, gain), aims) for gain in (0, 100)
    )
    later_turns = games.rules.game_format.rounds - line
    assert with_gain - without == pytest.approx([100 * (1 - LAMBDA**later_turns)] * 2, abs=0.01)


@pytest.mark.parametrize(("players", "turn"), [(2, 1), (3, 0), (4, 2)])
def test_a_future_that_stops_early_gives_all_of_the_weight_to_predictions(players: int, turn: int) -> None:
    """Whatever the order of the turns in the last round that is looked at, in which games end one after the other."""
    games = random_turn("kd", players, seed=3, turn=turn, line=2).futures(3, np.random.default_rng(1))
    candidates, aims = Candidates.of(games.take(np.zeros(1, np.intp))), Aims(0.25, 20)
    kept = np.arange(len(candidates.slot))
    without, with_gain = (
        sum_over_futures(games, candidates, kept, always_expecting(games, gain), aims, 2) for gain in (0, 100)
    )
    assert with_gain - without == pytest.approx([100 * len(games)] * len(kept), abs=0.1)
