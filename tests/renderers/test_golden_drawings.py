"""What is drawn, to the pixel, as it was when somebody last looked at it.

If a change is meant, `python -m tests.renderers.golden_drawings` writes the file again: read its diff.
"""

import pytest

from renderers import Localizer
from renderers.painting import fonts
from tests.renderers.golden_drawings import GOLDEN, drawings


@pytest.mark.skipif(not fonts.joins_all_letters(), reason="without FriBiDi (libfribidi0) letters have other widths")
def test_everything_is_drawn_where_the_golden_file_says(localizer: Localizer) -> None:
    assert drawings(localizer) == GOLDEN.read_text(encoding="utf-8").splitlines()
