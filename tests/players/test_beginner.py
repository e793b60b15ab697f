"""What "beginner" does, with and without a court."""

from collections import Counter

import pytest

from engine.state import State
from engine.variants import Variant
from players.options import placements
from players.registry import PLAYERS
from tests.players.matches import play_match
from tests.players.positions import choices, position


def chosen(state: State) -> Counter[str]:
    return choices("beginner", state, 200)


def test_beginner_mostly_takes_the_crowns_that_it_sees() -> None:
    told = chosen(position("##", None, "1 2 19 48"))
    assert [move for move, _ in told.most_common(2)] == [">48", ">19"]
    assert 100 < told[">48"] < 180


def test_beginner_likes_dominoes_of_the_terrains_that_it_has() -> None:
    assert chosen(position("f0 f0 ##", None, "1 3")).most_common(1)[0][0] == ">3"


def test_beginner_mostly_makes_the_placement_that_gains_most_but_not_always() -> None:
    state = position("w1 .. ..\nf0 w2 ##\nf0 .. ..", "1")
    gains = {str(each.place): each.gain for each in placements(state)}
    earned = Counter[int]()
    for move, times in chosen(state).items():
        earned[gains[move]] += times
    assert earned[max(gains.values())] > 130
    assert len(earned) > 1


def test_beginner_overlooks_holes_and_the_middle_kingdom() -> None:
    state = position("w0 w0 ## ..\nw0 .. .. ..\nf0 f0 f1 f1", "3")
    holes = {str(each.place): each.holes for each in placements(state)}
    assert {holes[move] for move in chosen(state)} == {0, 1}
    assert any(move[2] in "abcd" for move in chosen(position("w0 w1 ##", "1", variant="kd+m")))


@pytest.mark.slow
@pytest.mark.parametrize(("code", "games"), [("kd+mh", 12), ("qd", 4)])
def test_beginner_plays_better_than_chance_and_worse_than_greedy(code: str, games: int) -> None:
    variant, beginner = Variant.parse(code), PLAYERS["beginner"]
    easy = play_match(variant, [beginner, PLAYERS["random"]], games, 1)
    hard = play_match(variant, [beginner, PLAYERS["solid"]], games, 1)
    assert easy[0].points > 1.2 * easy[1].points
    assert hard[1].points > 1.2 * hard[0].points


POSITION = (
    "qd 2 t0t0##w0w0;t0t0## q1:1,q17:2 {stage} q4,q8:2,q19,q30 2 q40-q44 "
    "-,b29,-,-,-,- b31-b32 7/1/0;7/1/0 - {dragon} {levy}"
)


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
