"""Parts that pictures share are composed once, and look as if they were painted again."""

from itertools import chain

import pytest

from engine.dominoes import BOXES
from renderers.design import SQUARES
from renderers.draw_operations import Drawing
from renderers.layout.land import Cell, domino_ops
from renderers.painting.paint import paint
from tests.renderers.helpers import flat
from tests.renderers.images import difference


@pytest.mark.parametrize("size", SQUARES)
def test_a_domino_looks_as_if_its_operations_were_painted_one_by_one(size: int) -> None:
    for number, domino in enumerate(chain.from_iterable(BOXES.values())):
        together = Drawing(3 * size, 2 * size, tuple(domino_ops(domino, size // 2, size // 2, size, Cell(number, 0))))
        _, *one_by_one = flat(together.ops)
        assert (
            difference(paint(together).convert("L"), paint(Drawing(3 * size, 2 * size, tuple(one_by_one))).convert("L"))
            < 3
        )
