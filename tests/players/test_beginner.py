"""What "beginner" does, with and without a court."""

import pytest

from engine.variants import Variant
from players.registry import PLAYERS
from tests.players.matches import play_match


@pytest.mark.slow
@pytest.mark.parametrize(("code", "games"), [("kd+mh", 12), ("qd", 4)])
def test_beginner_plays_better_than_chance_and_worse_than_greedy(code: str, games: int) -> None:
    variant, beginner = Variant.parse(code), PLAYERS["beginner"]
    easy = play_match(variant, [beginner, PLAYERS["random"]], games, 1)
    hard = play_match(variant, [beginner, PLAYERS["solid"]], games, 1)
    assert easy[0].points > 1.2 * easy[1].points
    assert hard[1].points > 1.2 * hard[0].points
