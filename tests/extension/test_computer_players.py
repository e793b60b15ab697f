"""Computer players play and advise on windmills, which none of them knows."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import Move, State, Variant
from engine.moves import Place
from engine.notation import Record
from players.advisor import GreedyAdvisor, best_advisor
from players.analysis.analysis import Task, default_futures
from players.extension import PlayerExtension
from players.extensions import EXTENSIONS
from players.match import play_game, play_match
from players.move_preference import MovePreference
from players.player import Level, Limit
from players.registry import PLAYERS
from players.remark_finder import Placement, Remark, RemarkFinder
from players.remarks import remarks
from players.search.search_player import SearchPlayer
from tests.extension.helpers import over
from tests.extension.mills.rules import PutMill, free_wheat

SEARCHING = Level("searching", SearchPlayer(), Limit(futures=64))


@pytest.mark.parametrize("level", [*PLAYERS.values(), SEARCHING], ids=lambda level: level.name)
def test_every_computer_player_plays_a_game_with_an_extension_that_it_does_not_know(level: Level) -> None:
    variant = Variant.parse("kdm")
    assert play_game(variant, [level] * 2, Random(1)).is_over
    assert play_game(variant, [level, PLAYERS["random"]], Random(1)).is_over


def test_greedy_puts_a_windmill_on_the_square_that_scores_most() -> None:
    placed = State.parse("kdm 2 w0..../w0..../##w0f0;## 3:1,17:2,22:2,41:1 1 1,2,4,5 2 6-16.18-21.23-40.42-48 2/2")
    moves = {str(PLAYERS["greedy"].choose(placed, Random(seed))[0]) for seed in range(10)}
    assert moves == {"M@g8", "M@g9"}


def test_greedy_beats_random_players_at_windmills() -> None:
    greedy, random = play_match(State.start("kdm", 2).variant, [PLAYERS["greedy"], PLAYERS["random"]], 4, 1)
    assert greedy.points > 1.5 * random.points


def test_greedy_advises_at_windmills() -> None:
    state = next(state for state in over(1) if state.turns and state.turns[0].domino and not state.is_chance)
    assert isinstance(best_advisor(state), GreedyAdvisor)
    suggestions = best_advisor(state).placements(state)
    assert {str(each.place) for each in suggestions} == {str(move) for move in state.legal_moves() if str(move) != "--"}
    assert all(len(each.reasons) <= 3 for each in suggestions)
    assert len(best_advisor(state).choices(state)) == len(state.next_line.free)


def test_placements_are_ranked_although_no_network_knows_the_game() -> None:
    state = State.parse("kdm 2 w1/##;## 1:1,17:2,22:2,41:1 0 2,3,4,5 2 6-16.18-21.23-40.42-48 2/2")
    ranked = best_advisor(state).placements(state)
    assert len(ranked) == len(state.legal_moves())
    assert [ranked[0].gain, ranked[-1].gain] == [2, 0]


def test_a_game_that_no_network_knows_is_not_analysed() -> None:
    rng, state, moves = Random(1), State.start("kdm", 2), list[Move]()
    while not state.is_over:
        moves.append(state.chance(rng) if state.is_chance else state.legal_moves()[0])
        state = state.play(moves[-1])
    with pytest.raises(ValueError, match="the computer players do not know kdm well enough to analyse it"):
        Task.of(Record.of(state.variant, 2, moves), seed=1)


def test_a_game_whose_turns_take_longer_gets_fewer_futures() -> None:
    start = State.start("kdm", 4)
    mills = PlayerExtension("mills", turn_cost=2)
    assert default_futures(start) == 258
    EXTENSIONS.append(mills)
    try:
        assert default_futures(start) == 129
    finally:
        EXTENSIONS.remove(mills)


def _wheat(placement: Placement) -> Iterator[Remark]:
    yield Remark("wheat", (free_wheat(placement.after) & placement.covered).bit_count())


def test_preferences_and_remarks_registered_for_windmills_are_used() -> None:
    always = MovePreference(PutMill, lambda _state, move: move.square)
    mills = PlayerExtension("mills", move_preferences=(always,), remark_finders=(RemarkFinder(0, _wheat),))
    placed = State.parse("kdm 2 w0..../w0..../##w0f0;## 3:1,17:2,22:2,41:1 1 1,2,4,5 2 6-16.18-21.23-40.42-48 2/2")
    place = Move.parse("1@g8n")
    assert isinstance(place, Place)
    EXTENSIONS.append(mills)
    try:
        moves = [PLAYERS["beginner"].choose(placed, Random(seed))[0] for seed in range(20)]
        found = remarks(Placement(State.parse("kdm 2 ##;## 1:1,17:2 0 4,5:2 1 6-16.18-48 2/2"), place))
    finally:
        EXTENSIONS.remove(mills)
    assert all(isinstance(move, PutMill) for move in moves)
    assert found[0] == Remark("wheat", 2)
