"""The order in which characters are seen."""

import bidi
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from renderers.characters import isolated, without_isolation
from renderers.painting.fonts import runs
from renderers.painting.visual_order import visual_order
from tests.engine.games import examples


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("דני (Bob) Smith", [("Smith", False), (") ", True), ("Bob", False), ("(", True), ("דני ", True)]),
        ("Ola () דן", [("Ola () ", False), ("דן", True)]),
        ("Ola (דני) דן", [("Ola (", False), ("דני", True), (") ", False), ("דן", True)]),
    ],
)
def test_both_brackets_of_a_pair_run_in_one_direction(name: str, expected: list[tuple[str, bool]]) -> None:
    assert [(run.text, run.is_right_to_left) for run in runs(name, first_strong=True)] == expected


SIGNS = "אבعбab12٣ -&!,"
PARTS = st.lists(st.text(SIGNS, max_size=8) | st.text(SIGNS, max_size=8).map(str.strip).map(isolated), max_size=4)
"""Parts of a sentence, some with a direction of their own: there the other implementation takes brackets for signs."""


@given(st.text(f"{SIGNS}()[]<>", max_size=24) | PARTS.map("".join), st.booleans())
@example("א (a [ב) c] (", True)  # noqa: FBT003 - the direction of the whole, as below
@example("a (ב (12)) ב", False)  # noqa: FBT003 - as above
@examples(300)
def test_characters_are_in_the_order_that_another_implementation_gives(text: str, first_strong: bool) -> None:  # noqa: FBT001
    order = visual_order(text, first_strong=first_strong)
    # This one returns the characters in order, but not where they come from.
    expected = without_isolation(bidi.get_display(text, base_dir=None if first_strong else "L"))
    assert "".join(text[each.index] for each in order) == expected
