"""What the bench of verdicts counts, and a part of the bench."""

from collections import Counter
from pathlib import Path

import pytest

from players.analysis.review import PastTurn
from players.analysis.verdicts import Verdict
from players.intervals import Estimate
from tools.benchmarks.verdicts import FAMILIES, Store, failures, is_too_high, measure, play


@pytest.mark.parametrize(
    ("verdict", "failed"),
    [
        (Verdict.CLEARLY_BETTER, set()),
        (Verdict.A_LITTLE_BETTER, {"not counted"}),
        (Verdict.AS_GOOD, {"not counted", "praised"}),
        (None, {"not counted"}),
    ],
)
def test_a_dear_turn_is_counted_and_one_that_was_left_out_is_missed(verdict: Verdict | None, failed: set[str]) -> None:
    turn = PastTurn(0, 0, verdict)
    assert failures(turn, is_dear=True) == {"dear": 1, **{f"dear, {each}": 1 for each in failed}}
    assert not failures(turn, is_dear=False)


def test_a_price_is_too_high_by_more_than_both_errors() -> None:
    told = Estimate(9, 3)
    assert [is_too_high(told, each) for each in (None, Estimate(4.1, 4), Estimate(3.9, 4))] == [False, False, True]


@pytest.mark.long
@pytest.mark.parametrize("family", FAMILIES)
def test_verdicts_agree_and_are_right_in_a_part_of_the_bench(family: str, tmp_path: Path) -> None:
    found, store = Counter[str](), Store(tmp_path / "known.jsonl")
    for number in (0, 1):
        found += measure(play(family, number, store), 8, number, store)
    assert 10 * found["studied"] >= 9 * found["turns"] > 0
    assert not found["contradictions"] + found["few answers"] + found["dear, praised"]
    assert found["dear, not counted"] <= 1 + found["dear"] / 20
    assert found["too high"] <= 1 + found["prices"] / 20
    # What is stored is not measured again.
    assert Store(store.path).known == store.known
