"""Computer players and advice in a game with windmills, which none of them knows."""

from random import Random

import pytest

from engine import State, Variant
from players.advisor import best_advisor
from players.match import play_game
from players.registry import PLAYERS


@pytest.mark.parametrize("name", PLAYERS)
def test_every_computer_player_plays_to_the_end(name: str) -> None:
    players = [PLAYERS[name], PLAYERS["random"]]
    assert play_game(Variant.parse("kdm"), players, Random(1)).is_over


def test_placements_are_ranked_although_no_network_knows_the_game() -> None:
    state = State.parse("kdm 2 w1/##;## 1:1,17:2,22:2,41:1 0 2,3,4,5 2 6-16.18-21.23-40.42-48 2/2")
    ranked = best_advisor(state).placements(state)
    assert len(ranked) == len(state.legal_moves())
    assert [ranked[0].gain, ranked[-1].gain] == [2, 0]
