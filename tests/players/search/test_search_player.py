"""The search player, its limits and its futures."""

from functools import partial
from random import Random

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
from players.search.search_player import SearchPlayer, Stages
from tests.engine.games import CHOICES, examples
from tests.players.matches import play_match
from tests.players.positions import position

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
@examples(3)
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
        return 0.02 * reads[name]

    place, _ = Level("", SearchPlayer(partial(clock, "turn")), Limit(seconds=1)).choose(state, Random(1))
    [choice] = Level("", SearchPlayer(partial(clock, "choice")), Limit(seconds=1)).choose(state.play(place), Random(1))
    assert isinstance(choice, Pick)
    assert reads["turn"] == pytest.approx(50, abs=3)
    assert reads["choice"] == pytest.approx(5, abs=2), "four candidates are down to one after half of the stages"


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


@pytest.mark.long
def test_search_players_beat_greedy_even_without_a_search() -> None:
    """One of four wins a quarter of the games by chance, and they some 70 %; few games here, so a wide bound."""
    first, *others = play_match(Variant.parse("kd+mh"), [NO_SEARCH, *[PLAYERS["solid"]] * 3], 24, 1)
    assert first.wins > 10
    assert first.points > max(other.points for other in others)


def test_a_short_search_orders_all_turns_and_each_of_them_once() -> None:
    state = table("w0 w1 ##\nf0 f0 l1", "20", "3 19 30 48")

    def ordered(stages: Stages) -> list[str]:
        return [str(each) for each in SearchPlayer(stages=stages).ranking(state, Random(3))]

    short = ordered(((8, 2), (3, 5)))
    assert sorted(short) == sorted(ordered(()))
    assert short == ordered(((8, 2), (3, 5)))
