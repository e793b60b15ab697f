"""The formats of Queendomino and the Royal Wedding (docs/rules.md 2.2 to 2.4 and 3)."""

from random import Random

from engine.errors import Reason
from engine.state import State
from tests.engine.games import refusal


def test_for_two_the_player_drawn_chooses_one_the_other_two_and_the_first_again_one() -> None:
    state = State.start("qd", 2)
    assert {str(state.chance(Random(seed))) for seed in range(20)} == {"#1221", "#2112"}
    assert refusal(state, "#1212") is Reason.WRONG_KINGS
