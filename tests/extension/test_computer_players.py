"""Computer players play and advise on windmills, which none of them knows."""

from random import Random

import pytest

from engine import Move, State, Variant
from engine.records import Record
from players.analysis.judge import Depth, judge
from players.analysis.review import review
from players.options import choices, placements
from players.player import Level, Limit
from players.registry import PLAYERS
from players.search.search_player import SearchPlayer
from tests.extension.helpers import PLACED, over
from tests.extension.mills.rules import PutMill
from tests.players.matches import play_match
from tools.benchmarks.matches import play_game

SEARCHING = Level("searching", SearchPlayer(), Limit(futures=64))


@pytest.mark.parametrize("level", [*PLAYERS.values(), SEARCHING], ids=lambda level: level.name)
def test_every_computer_player_plays_a_game_with_an_extension_that_it_does_not_know(level: Level) -> None:
    variant = Variant.parse("kdm")
    assert play_game(variant, [level] * 2, Random(1)).is_over
    assert play_game(variant, [level, PLAYERS["random"]], Random(1)).is_over


def test_greedy_puts_a_windmill_on_the_square_that_scores_most() -> None:
    placed = State.parse("kdm 2 w0..../w0..../##w0f0;## 3:1,17:2,22:2,41:1 1 1,2,4,5 2 6-16.18-21.23-40.42-48 2/2")
    moves = {str(PLAYERS["solid"].choose(placed, Random(seed))[0]) for seed in range(10)}
    assert moves == {"M@g8", "M@g9"}


def test_greedy_beats_random_players_at_windmills() -> None:
    greedy, random = play_match(State.start("kdm", 2).variant, [PLAYERS["solid"], PLAYERS["random"]], 4, 1)
    assert greedy.points > 1.5 * random.points


def test_the_judge_suggests_what_greedy_plays_at_windmills() -> None:
    state = next(state for state in over(1) if state.turns and state.turns[0].domino and not state.is_chance)
    suggested = judge(state, Depth.LOOK).best
    assert suggested.moves[0] in state.legal_moves()
    assert suggested.expected is None
    assert {str(each.place) for each in placements(state)} == {
        str(move) for move in state.legal_moves() if str(move) != "--"
    }
    assert len(choices(state)) == len(state.next_line.free)


def test_placements_are_ranked_although_no_network_knows_the_game() -> None:
    state = State.parse("kdm 2 w1/##;## 1:1,17:2,22:2,41:1 0 2,3,4,5 2 6-16.18-21.23-40.42-48 2/2")
    ranked = placements(state)
    assert len(ranked) == len(state.legal_moves())
    assert [ranked[0].gain, ranked[-1].gain] == [2, 0]


def test_a_game_that_no_network_knows_is_not_reviewed() -> None:
    rng, state, moves = Random(1), State.start("kdm", 2), list[Move]()
    while not state.is_over:
        moves.append(state.chance(rng) if state.is_chance else state.legal_moves()[0])
        state = state.play(moves[-1])
    with pytest.raises(ValueError, match="the computer players do not know kdm well enough to review it"):
        review(Record.of(state.variant, 2, moves))


def test_the_preferences_of_windmills_are_used() -> None:
    moves = [PLAYERS["beginner"].choose(State.parse(PLACED), Random(seed))[0] for seed in range(20)]
    assert all(isinstance(move, PutMill) for move in moves)
