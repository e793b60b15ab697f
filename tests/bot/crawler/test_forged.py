"""People press what no message offers: a true answer, no mistake, and nothing changed by who may not."""

from random import Random
from typing import Final

import pytest

from tests.bot.crawler.forging import forge
from tests.bot.crawler.situations import OTHERS, STATUSES, kind_of, situations
from tests.bot.crawler.stage import Stage

EVERYWHERE: Final = [*(f"{kind_of(status)} {status}" for status in STATUSES), *OTHERS]
SAMPLE: Final = "kd-2 lobby", "qd-2 middle", "kd-2 over"
OF_SAMPLE: Final = 20
"""How many presses of each situation in the sample."""


async def test_a_sample_of_forged_presses_gets_a_true_answer_and_changes_nothing_by_who_may_not(stage: Stage) -> None:
    faults = list[str]()
    for name in SAMPLE:
        _, found = await forge(stage, situations()[name], Random(name), OF_SAMPLE)
        faults += found
    assert not faults, "\n".join(faults)


@pytest.mark.long
@pytest.mark.parametrize("name", EVERYWHERE)
async def test_no_forged_press_gets_a_mistake_or_changes_anything_by_who_may_not(stage: Stage, name: str) -> None:
    _, faults = await forge(stage, situations()[name], Random(name))
    assert not faults, "\n".join(faults)
