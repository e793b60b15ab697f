"""The score of Queendomino (docs/rules.md 2.14)."""

from engine.court import queens_property
from engine.dominoes import Terrain
from engine.state import State
from tests.engine.court.positions import position


def test_the_worked_example_of_the_rulebook_scores_71() -> None:
    land = "g2g1t0b3t0b13f1/g0g0f1f0l1/t0b23w1##t0b19l1/f0w0w0m2l0/t0b27t0b20s1m2m0"
    state = State.parse(f"qd 3 {land};##;## - 0 - 12 - -,-,-,-,-,- - 11/0/3;0/0/0;0/0/0 1 - -")
    score = state.scores()[0]
    assert {name: points for name, points in score.parts.items() if points} == {
        "wealth": 3,
        "wheat": 3,
        "forest": 3,
        "lake": 6,
        "grassland": 16,
        "swamp": 1,
        "mine": 12,
        "sawmill": 6,
        "church": 8,
        "travelling_castle": 3,
        "big_tavern": 2,
        "statue": 5,
        "guard_tower": 3,
    }
    assert score.total == 71


def test_of_equal_properties_the_queen_is_on_the_first() -> None:
    crowned = queens_property(position(kingdom="l0l0##f0f0", taxable="-", queen="1"), 0)
    assert crowned
    assert crowned.terrain is Terrain.FOREST


def test_a_tie_goes_to_the_largest_property_and_then_to_nobody() -> None:
    state = position(taxable="-", treasuries="0/0/0;0/0/0")
    assert [each.decided_by for each in state.ranking()] == ["largest_property", None]
