"""The English of the screens, as it was when somebody last read it.

If a change of wording is meant, `python -m tests.bot.golden_screens` writes the files again: read their diff.
"""

import pytest

from tests.bot.golden_scenes import performed, scenes
from tests.bot.golden_screens import GOLDEN, screens


def test_the_english_of_the_screens_is_that_of_the_golden_file() -> None:
    assert screens().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("title", scenes())
def test_at_a_chosen_position_people_read_what_the_golden_file_says(title: str) -> None:
    assert [*performed(scenes()[title])] == scenes()[title]
