"""The formats of Queendomino and the Royal Wedding (docs/rules.md 2.2 to 2.4 and 3)."""

from random import Random

from engine.errors import Reason
from engine.state import State
from tests.engine.games import play, random_game, refusal


def test_for_two_the_player_drawn_chooses_one_the_other_two_and_the_first_again_one() -> None:
    state = State.start("qd", 2)
    assert {str(state.chance(Random(seed))) for seed in range(20)} == {"#1221", "#2112"}
    assert refusal(state, "#1212") is Reason.WRONG_KINGS


def test_lines_come_from_the_boxes_in_turn_queendomino_first() -> None:
    start = play(State.start("rw", 3), "#123")
    assert refusal(start, "=1.2.3.4") is Reason.WRONG_BOX
    states = random_game("rw", 3, 1)
    boxes = [{domino.box for domino in state.next_line.dominoes} for state in states if state.next_line.dominoes]
    changes = [box for box, before in zip(boxes, [set[str](), *boxes], strict=False) if box != before]
    assert changes == [{"q"}, {"k"}] * 12
