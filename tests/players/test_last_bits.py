"""The last bits of an evaluation, which are others on every processor, decide nothing."""

from collections.abc import Iterable, Sequence
from itertools import islice

import pytest

from tests.players.golden_games import Decision, decisions, golden_files
from tests.players.last_bits import is_at_the_edge, shaken

LEVELS = "beginner", "solid", "strong", "master"
SAMPLES = {"beginner": 3, "solid": 2, "strong": 66, "master": 900}
"""Of how many decisions one is made again by default."""
SHAKEN = 42
"""Of how many decisions one at most is made again with other last bits by default."""
LONG_SAMPLES = {"beginner": 1, "solid": 1, "strong": 2, "master": 16}
"""The same for `make long`; all decisions of a master would take most of an hour."""
ONE_IN = 1000
"""Of how many positions one may hang on the edge of the tolerance."""


def all_decisions(level: str) -> Iterable[Decision]:
    return (decision for path in golden_files(level) for decision in decisions(path))


def changed_by_shaking(found: Iterable[Decision]) -> list[Decision]:
    """Return the decisions that come out otherwise when the last bits of all evaluations are others."""
    changed = []
    for decision in found:
        with shaken(decision.ply):
            if not decision.is_as_ever(decision.choose()):
                changed.append(decision)
    return changed


def most_at_the_edge(count: int) -> int:
    """Return how many of so many positions may hang on the edge of the tolerance."""
    return -(-count // ONE_IN)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_game_of_every_variant_and_number_of_players(level: str) -> None:
    assert [path.stem.partition("_")[2] for path in golden_files(level)] == [
        path.stem.partition("_")[2] for path in golden_files(LEVELS[0])
    ]
    assert len(golden_files(level)) == 14


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_moves_as_in_the_golden_games_whatever_the_last_bits_are(level: str) -> None:
    sample = list(islice(all_decisions(level), 0, None, SAMPLES[level]))
    assert [decision for decision in sample if not decision.is_as_ever(decision.choose())] == []
    again = sample[:: max(1, SHAKEN // SAMPLES[level])]
    check_set_aside(again, changed_by_shaking(again))


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_in_the_positions_of_the_golden_games_the_last_bits_decide_nothing(level: str) -> None:
    found = list(islice(all_decisions(level), 0, None, LONG_SAMPLES[level]))
    assert [decision for decision in found if not decision.is_as_ever(decision.choose())] == []
    at_the_edge = [decision for decision in found if is_at_the_edge(decision.choose)]
    assert len(at_the_edge) <= most_at_the_edge(len(found))
    check_set_aside(found, changed_by_shaking(found))


def check_set_aside(found: Sequence[Decision], changed: Sequence[Decision]) -> None:
    """Check that all that has changed lies at the edge of the tolerance, and that this is rare."""
    assert [decision for decision in changed if not is_at_the_edge(decision.choose)] == []
    assert len(changed) <= most_at_the_edge(len(found))
