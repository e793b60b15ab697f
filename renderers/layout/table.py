"""Layout of all kingdoms side by side: of the table, with the lines at the bottom, and of a film."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil
from typing import TypeVar

from renderers import design
from renderers.draw_operations import Box, Drawing, Op
from renderers.layout.draft import draft_ops
from renderers.layout.draft import height as draft_height
from renderers.layout.kingdom import counters_height
from renderers.layout.panels import (
    PADDING,
    SPACE,
    largest_board,
    panel_height,
    panel_ops,
    row_width,
    rows_height,
    rows_of_boxes,
)
from renderers.layout.poster import poster
from renderers.localizer import Localizer
from renderers.view import FilmView, KingdomView, TableView

SIDE, ONLY = 264, 290
"""Widths of a kingdom beside the large one: of several, and of one alone."""
SMALLEST_BOARD, SMALLEST_SQUARE = 220, 40
"""Sizes of a board and of a square with which crowns can be counted."""
MIDDLE_BOARD = 240
"""Height of a board where many kingdoms have the same size."""
FEW = 4
"""Kingdoms that may have large boards of the same size."""

T = TypeVar("T")


@dataclass(frozen=True)
class Arrangement:
    """Where the kingdoms lie, the one in focus first, where the lines lie, and how high the picture is."""

    kingdoms: tuple[Box, ...]
    lines: Box
    height: int


def table(view: TableView, localizer: Localizer) -> Drawing:
    arrangement = arranged(view)
    ops = [*_kingdoms_ops(view, arrangement.kingdoms)]
    if view.draft.lines:
        ops += draft_ops(view.draft, arrangement.lines, localizer)
    return Drawing(design.WIDTH, arrangement.height, tuple(ops))


def _kingdoms_ops(view: TableView, boxes: Sequence[Box]) -> Iterator[Op]:
    for kingdom, box in zip(_by_focus(view.kingdoms, view.focus), boxes, strict=True):
        is_due = view.turn is not None and view.turn.player_index in kingdom.owner.player_indices
        yield from panel_ops(kingdom, box, is_due=is_due)


def _by_focus(each: Sequence[T], focus: int) -> list[T]:
    return [each[focus], *each[:focus], *each[focus + 1 :]]


def arranged(view: TableView) -> Arrangement:
    kingdoms, grid = len(view.kingdoms), view.kingdoms[0].kingdom.size
    if kingdoms == FEW and view.draft.lines:
        return _beside(view)
    is_too_small_beside = kingdoms == 3 and grid * SMALLEST_SQUARE > SMALLEST_BOARD
    return _grid(view) if kingdoms >= FEW or is_too_small_beside else _around(view)


def _around(view: TableView) -> Arrangement:
    main, side = _widths(view)
    others = len(view.kingdoms) - 1
    height = max(_large_height(view, main), _small_height(view, others))
    column = Box(2 * SPACE + main, SPACE, side, height)
    return _above_lines(view, [Box(SPACE, SPACE, main, height), *_column(column, others)])


def _beside(view: TableView) -> Arrangement:
    main, side = _widths(view)
    others = len(view.kingdoms) - 1
    large = Box(SPACE, SPACE, main, _large_height(view, main))
    top = large.y + large.height + SPACE
    bottom = max(top + draft_height(view.draft, main), SPACE + _small_height(view, others))
    column = Box(2 * SPACE + main, SPACE, side, bottom - SPACE)
    return Arrangement((large, *_column(column, others)), Box(SPACE, top, main, bottom - top), bottom + SPACE)


def _grid(view: TableView) -> Arrangement:
    # Either all kingdoms of a game have counters or none has, so one height serves all.
    first, width = view.kingdoms[0], row_width(2)
    board = largest_board(first, width)
    height = panel_height(first, width, board if len(view.kingdoms) <= FEW else min(board, MIDDLE_BOARD))
    boxes = rows_of_boxes(len(view.kingdoms), 2, height, SPACE)
    return _above_lines(view, _by_focus(boxes, view.focus))


def _above_lines(view: TableView, boxes: Sequence[Box]) -> Arrangement:
    bottom = max(box.y + box.height for box in boxes) + SPACE
    lines = Box(SPACE, bottom, design.WIDTH - 2 * SPACE, draft_height(view.draft))
    return Arrangement(tuple(boxes), lines, bottom + lines.height + SPACE if view.draft.lines else bottom)


def _widths(view: TableView) -> tuple[int, int]:
    side = SIDE if len(view.kingdoms) > 2 else ONLY
    return design.WIDTH - 3 * SPACE - side, side


def _large_height(view: TableView, width: int) -> int:
    large = view.kingdoms[view.focus]
    return counters_height(large) + panel_height(large, width, width - 2 * PADDING)


def _small_height(view: TableView, count: int) -> int:
    board = min(largest_board(view.kingdoms[0], SIDE), SMALLEST_BOARD)
    return count * (panel_height(view.kingdoms[0], SIDE, board) + SPACE) - SPACE


def _column(box: Box, count: int) -> list[Box]:
    starts = [box.y + (box.height + SPACE) * index // count for index in range(count + 1)]
    return [box._replace(y=y, height=end - y - SPACE) for y, end in pairwise(starts)]


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
    width = row_width(columns)
    row = (height - SPACE) // ceil(len(kingdoms) / columns) - SPACE
    return min(largest_board(kingdoms[0], width), row - _height(kingdoms, width, 0))


def _height(kingdoms: Sequence[KingdomView], width: int, board: int) -> int:
    return max(panel_height(each, width, board) for each in kingdoms)
