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


def test_beginner_mostly_makes_the_placement_that_gains_most_but_not_always() -> None:
    state = position("w1 .. ..\nf0 w2 ##\nf0 .. ..", "1")
    gains = {str(each.place): each.gain for each in placements(state)}
    earned = Counter[int]()
    for move, times in chosen(state).items():
        earned[gains[move]] += times
    assert earned[max(gains.values())] > 130
    assert len(earned) > 1


@pytest.mark.slow
@pytest.mark.parametrize(("code", "games"), [("kd+mh", 12), ("qd", 4)])
def test_beginner_plays_better_than_chance_and_worse_than_greedy(code: str, games: int) -> None:
    variant, beginner = Variant.parse(code), PLAYERS["beginner"]
    easy = play_match(variant, [beginner, PLAYERS["random"]], games, 1)
    hard = play_match(variant, [beginner, PLAYERS["solid"]], games, 1)
    assert easy[0].points > 1.2 * easy[1].points
    assert hard[1].points > 1.2 * hard[0].points
