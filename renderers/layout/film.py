"""Layout of a film: all kingdoms after each turn, each in its place, and at last who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil

from renderers import design
from renderers.draw_operations import Box, Drawing, Op
from renderers.layout.panels import largest_board, panel_height, panel_ops
from renderers.layout.poster import poster
from renderers.layout.rows import SPACE, row_width, rows_height, rows_of_boxes
from renderers.localizer import Localizer
from renderers.view import FilmView, KingdomView


def film_drawings(view: FilmView, localizer: Localizer) -> Iterator[Drawing]:
    """Lay out the frames of a film, one for each turn and the last one for the poster; all have the size of that."""
    # Only those parts of the poster that can be read in passing; the message of the result has the points in detail.
    end = poster(replace(view.end, sections=("kingdoms",)), localizer)
    boxes = _boxes(view.end.kingdoms, end.height)
    for kingdoms in view.turns:
        ops = [op for kingdom, box in zip(kingdoms, boxes, strict=True) for op in _panel(kingdom, box)]
        yield Drawing(design.WIDTH, end.height, tuple(ops))
    yield end


def _panel(view: KingdomView, box: Box) -> Iterator[Op]:
    return panel_ops(view, box, is_due=False)


def _boxes(kingdoms: Sequence[KingdomView], height: int) -> list[Box]:
    """Return where the kingdoms lie, as large as the height allows; the rows stand in the middle of it."""
    columns = max(range(1, len(kingdoms) + 1), key=lambda number: _board(kingdoms, number, height))
    panel = _height(kingdoms, row_width(columns), _board(kingdoms, columns, height))
    top = (height - rows_height(len(kingdoms), columns, panel) + SPACE) // 2
    return rows_of_boxes(len(kingdoms), columns, panel, top)


def _board(kingdoms: Sequence[KingdomView], columns: int, height: int) -> int:
    """Return the side of the square that is left for each board."""
    width = row_width(columns)
    row = (height - SPACE) // ceil(len(kingdoms) / columns) - SPACE
    return min(largest_board(kingdoms[0], width), row - _height(kingdoms, width, 0))


def _height(kingdoms: Sequence[KingdomView], width: int, board: int) -> int:
    """Return the height of a panel of that width, with a board of that height."""
    return max(panel_height(each, width, board) for each in kingdoms)
