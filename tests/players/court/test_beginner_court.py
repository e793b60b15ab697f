"""What "beginner" does in games with a court."""

from collections import Counter

from engine.state import State
from tests.players.positions import choices

POSITION = (
    "qd 2 t0t0##w0w0;t0t0## q1:1,q17:2 {stage} q4,q8:2,q19,q30 2 q40-q44 "
    "-,b29,-,-,-,- b31-b32 7/1/0;7/1/0 - {dragon} {levy}"
)


def chosen(state: State) -> Counter[str]:
    return choices("beginner", state, 200)


def test_beginner_mostly_sends_knights_often_builds_and_seldom_bribes() -> None:
    knights_left = kinds(State.parse(POSITION.format(stage=1, dragon="-", levy="h7.i7")))
    assert knights_left["N"] > knights_left["B"] > knights_left[">"]
    dragon_left = kinds(State.parse(POSITION.format(stage=3, dragon="-", levy="-")))
    assert 0 < dragon_left["D"] < 40


def kinds(state: State) -> Counter[str]:
    """How often it makes moves of each kind, named by the first letter of their texts."""
    return Counter(move[0] for move in chosen(state).elements())


def test_with_nothing_else_left_beginner_may_end_its_turn() -> None:
    last = POSITION.format(stage=1, dragon="!-", levy="-").replace("q4,q8:2,q19,q30 2", "- 12")
    assert set(chosen(State.parse(last))) > {"--"}
