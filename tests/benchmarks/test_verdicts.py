"""What the bench of verdicts counts as left out."""

import pytest

from players.analysis.review import PastQuestion, PastTurn, asked_about
from players.analysis.verdicts import Verdict
from tools.benchmarks.verdicts import failures


@pytest.mark.parametrize(
    ("verdict", "hinted", "dearer", "left_out"),
    [
        (Verdict.CLEARLY_BETTER, False, 0, set()),
        (Verdict.CLEARLY_BETTER, False, 3, set()),
        (Verdict.CLEARLY_BETTER, True, 0, set()),
        (Verdict.A_LITTLE_BETTER, True, 0, {"counted"}),
        (Verdict.A_LITTLE_BETTER, False, 0, {"counted", "asked"}),
        (Verdict.A_LITTLE_BETTER, False, 3, {"counted"}),
    ],
)
def test_a_dear_turn_is_counted_and_asked_but_nobody_is_asked_about_a_hint(
    verdict: Verdict, *, hinted: bool, dearer: int, left_out: set[str]
) -> None:
    turns = [
        PastTurn(0, start, Verdict.CLEARLY_BETTER if start else verdict, 4 + start, hinted, PastQuestion(start, "", {}))
        for start in range(dearer + 1)
    ]
    found = failures(turns[0], asked_about(turns, 0), hinted=hinted)
    assert +found == {"dear": 1, **{f"dear, not {each}": 1 for each in left_out}}


def test_the_dearest_turns_of_a_kingdom_that_no_hint_said_are_asked_about() -> None:
    rows = [(0, 5, False), (1, 9, False), (0, 8, True), (0, 6, False)]
    turns = [
        PastTurn(kingdom, start, Verdict.CLEARLY_BETTER, cost, by_hint, PastQuestion(start, "", {}))
        for start, (kingdom, cost, by_hint) in enumerate(rows)
    ]
    assert [each.start for each in asked_about(turns, 0)] == [3, 0]
