"""Parts that pictures share are painted once, and look as if they were painted again."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from engine.moves import Place
from renderers import STORYBOOK, kingdom_view, with_dominoes
from renderers.design import SQUARES
from renderers.draw_operations import Drawing, Shared, SharedPart
from renderers.layout.board import Window, kingdom_ops
from renderers.layout.land import Cell, Frame
from renderers.painting.paint import paint, painted_over, shared
from renderers.view import KingdomView
from tests.recorded_games import record_of
from tests.renderers.helpers import NAMES, flat
from tests.renderers.images import difference

GAMES = "kd-4", "kd+mh-2", "kd3n-3", "kd7-2", "qd-4", "rw-5", "rwt-8"
"""A game of each variant."""


def kingdoms(name: str) -> Iterator[KingdomView]:
    """The kingdom to move at each ply of a game."""
    record, laid = record_of(name), dict[int, list[Place]]()
    for state, move in zip(record.states(), record.moves, strict=False):
        if state.turns:
            mine = kingdom_view(state, state.king.kingdom, NAMES)
            placed = laid.setdefault(mine.owner.player_index, [])
            yield with_dominoes(mine, laid)
            if isinstance(move, Place):
                placed.append(move)


def landscapes(name: str, size: int) -> Iterator[SharedPart]:
    for view in kingdoms(name):
        window = Window.on(view.kingdom)
        frame = Frame(0, 0, size, Cell(window.west, -window.north))
        yield from (op.part for op in kingdom_ops(view, window, frame) if isinstance(op, Shared))


@pytest.mark.slow
@pytest.mark.parametrize("size", SQUARES)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.sampled(15)
def test_land_that_was_kept_is_painted_as_it_would_be_anew(name: str, size: int) -> None:
    for part in landscapes(name, size):
        kept, fresh = (painted.stamps for painted in (shared(part, STORYBOOK), painted_over(None, part, STORYBOOK)))
        assert [(each.image.tobytes(), each.x, each.y) for each in kept] == [
            (each.image.tobytes(), each.x, each.y) for each in fresh
        ]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", [SQUARES[0], SQUARES[5]])
@pytest.mark.sampled(3)
def test_a_shared_part_looks_as_if_its_operations_were_painted_one_by_one(name: str, size: int) -> None:
    *_, part = landscapes(name, size)
    assert part.sheet
    x, y = size, size + 7
    width, height = (side + 2 * size + 9 for side in part.sheet.box[2:])
    whole = Drawing(width, height, (Shared(part, x, y),))
    one_by_one = paint(replace(whole, ops=tuple(op for op in flat(whole.ops) if not isinstance(op, Shared))))
    together = paint(whole)
    # What is on the map has the colors of the palette; what overhangs it is the same to the pixel.
    beside = Image.new("L", (width, height), 255)
    beside.paste(0, (x, y, x + part.sheet.box.width, y + part.sheet.box.height))
    black = Image.new("RGB", (width, height))
    assert Image.composite(together, black, beside).tobytes() == Image.composite(one_by_one, black, beside).tobytes()
    assert difference(together.convert("L"), one_by_one.convert("L")) < 3
