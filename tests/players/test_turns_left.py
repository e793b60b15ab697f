from engine.state import State
from players.evaluation.turns_left import TurnsLeft

KINGDOMS = "##;##"


def test_on_the_first_choice_all_turns_are_left() -> None:
    state = State.parse(f"kd 2 {KINGDOMS} -:1,-:2,-:2,-:1 0 1,13,25,40 1 2-12.14-24.26-39.41-48")
    assert TurnsLeft.of(state, 0) == TurnsLeft(12, 1)


def test_in_the_last_round_the_turns_of_its_other_kings_are_left() -> None:
    state = State.parse(f"kd 2 {KINGDOMS} 1:1,13:2,25:2,40:1 0 - 6 2-12.14-24.26-39.41-48")
    assert TurnsLeft.of(state, 0) == TurnsLeft(1, 1 / 12)
    assert TurnsLeft.of(state, 1) == TurnsLeft(2, 2 / 12)
