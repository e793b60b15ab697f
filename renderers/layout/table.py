"""Layout of several kingdoms: of the table, with the lines of dominoes, and of a film."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from renderers import design
from renderers.draw_operations import Box, Drawing, Op
from renderers.layout.draft import SHORT, low_height, low_ops
from renderers.layout.panels import (
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

LOW, MIDDLE = 656, 720
"""Greatest heights of tables with small grids, which phones show with four lines of words, and if lines are long."""
LARGE_GRID = 7
"""Squares of a grid whose tables may be as high as any picture."""
FOCUS, SLIM = 345, 310
"""Width of the kingdom in focus, and if long lines are beside it."""
SMALL, SMALL_OF_LARGE = 278, 318
"""Greatest heights of the panels of small kingdoms below a larger one, and if their grids are large."""


@dataclass(frozen=True)
class Arrangement:
    """Where the kingdoms lie, by their indices, where the lines lie, and how high the picture is."""

    kingdoms: Mapping[int, Box]
    lines: Box
    height: int


def table(view: TableView, localizer: Localizer) -> Drawing:
    arrangement = arranged(view)
    ops = [*_kingdoms_ops(view, arrangement.kingdoms)]
    if view.draft.lines:
        ops += low_ops(view.draft, arrangement.lines, localizer)
    return Drawing(design.WIDTH, arrangement.height, tuple(ops))


def _kingdoms_ops(view: TableView, boxes: Mapping[int, Box]) -> Iterator[Op]:
    for index, box in boxes.items():
        kingdom = view.kingdoms[index]
        is_due = view.turn is not None and view.turn.player_index in kingdom.owner.player_indices
        yield from panel_ops(kingdom, box, is_due=is_due)


def arranged(view: TableView) -> Arrangement:
    if len(view.shown) == 2:
        return _side_by_side(view)
    return _around(view) if view.draft.lines else _grid(view)


def _side_by_side(view: TableView) -> Arrangement:
    """Lay out two kingdoms of the same size above the lines."""
    width = design.WIDTH - 2 * SPACE
    lines = low_height(view.draft, width) if view.draft.lines else 0
    height = _panel_height(view, view.focus, row_width(2), _limit(view) - lines - 3 * SPACE)
    boxes = dict(zip(sorted(view.shown), rows_of_boxes(2, 2, height, SPACE), strict=True))
    bottom = height + 2 * SPACE
    return Arrangement(boxes, Box(SPACE, bottom, width, lines), bottom + lines + SPACE * bool(lines))


def _around(view: TableView) -> Arrangement:
    """Lay out the kingdom in focus with the lines beside it, and the others in a row below."""
    first, *others = view.shown
    width = SLIM if _has_long_line(view) else FOCUS
    most = SMALL_OF_LARGE if _has_large_grids(view) else SMALL
    small = _panel_height(view, others[0], row_width(len(others)), most)
    height = _panel_height(view, first, width, _limit(view) - small - 3 * SPACE)
    bottom = height + 2 * SPACE
    boxes = dict(zip(others, rows_of_boxes(len(others), len(others), small, bottom), strict=True))
    large, left = Box(SPACE, SPACE, width, height), 2 * SPACE + width
    lines = Box(left, SPACE, design.WIDTH - SPACE - left, height)
    return Arrangement({first: large, **boxes}, lines, bottom + small + SPACE)


def _grid(view: TableView) -> Arrangement:
    """Lay out kingdoms of the same size in rows of two, without lines."""
    rows = ceil(len(view.shown) / 2)
    height = _panel_height(view, view.focus, row_width(2), (_limit(view) - SPACE) // rows - SPACE)
    boxes = rows_of_boxes(len(view.shown), 2, height, SPACE)
    bottom = rows * (height + SPACE) + SPACE
    return Arrangement(dict(zip(sorted(view.shown), boxes, strict=True)), Box(SPACE, bottom, 0, 0), bottom)


def _limit(view: TableView) -> int:
    if _has_large_grids(view):
        return design.HEIGHT
    return MIDDLE if _has_long_line(view) else LOW


def _has_large_grids(view: TableView) -> bool:
    return view.kingdoms[0].kingdom.size >= LARGE_GRID


def _has_long_line(view: TableView) -> bool:
    return any(len(line.slots) > SHORT for line in view.draft.lines)


def _panel_height(view: TableView, kingdom: int, width: int, most: int) -> int:
    """Return the height of a panel of that width with the largest board for which it is at most so high."""
    shown = view.kingdoms[kingdom]
    header = panel_height(shown, width, 0)
    return header + sum(largest_board(shown, width, most - header))


def film_drawings(view: FilmView, localizer: Localizer) -> Iterator[Drawing]:
    """Lay out the frames of a film: first the poster, then one for each turn; all have the size of the poster."""
    end = poster(view.end, localizer)
    yield end
    boxes = _boxes(view.end.kingdoms, end.height)
    for kingdoms in view.turns:
        ops = [op for kingdom, box in zip(kingdoms, boxes, strict=True) for op in panel_ops(kingdom, box, is_due=False)]
        yield Drawing(design.WIDTH, end.height, tuple(ops))


def _boxes(kingdoms: Sequence[KingdomView], height: int) -> list[Box]:
    """Return where the kingdoms lie, as large as the height allows; the rows stand in the middle of it."""
    columns = max(range(1, len(kingdoms) + 1), key=lambda number: _board(kingdoms, number, height))
    panel = _height(kingdoms, row_width(columns), _board(kingdoms, columns, height))
    top = (height - rows_height(len(kingdoms), columns, panel) + SPACE) // 2
    return rows_of_boxes(len(kingdoms), columns, panel, top)


def _board(kingdoms: Sequence[KingdomView], columns: int, height: int) -> int:
    width = row_width(columns)
    row = (height - SPACE) // ceil(len(kingdoms) / columns) - SPACE
    return sum(largest_board(kingdoms[0], width, row - _height(kingdoms, width, 0)))


def _height(kingdoms: Sequence[KingdomView], width: int, board: int) -> int:
    return max(panel_height(each, width, board) for each in kingdoms)
