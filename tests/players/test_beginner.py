from collections import Counter

import pytest

from engine.state import State
from engine.variants import Variant
from players.advisor import GreedyAdvisor
from players.match import play_match
from players.registry import PLAYERS
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
    gains = {str(each.place): each.gain for each in GreedyAdvisor().placements(state)}
    earned = Counter[int]()
    for move, times in chosen(state).items():
        earned[gains[move]] += times
    assert earned[max(gains.values())] > 130
    assert len(earned) > 1


def test_beginner_overlooks_holes_and_the_middle_kingdom() -> None:
    state = position("w0 w0 ## ..\nw0 .. .. ..\nf0 f0 f1 f1", "3")
    holes = {str(each.place): each.holes for each in GreedyAdvisor().placements(state)}
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
