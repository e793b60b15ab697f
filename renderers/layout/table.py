"""Layout of several kingdoms: the table with the lines of dominoes, and the frames of a film."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch
from math import ceil

from renderers import design
from renderers.design import PLAYER_COLORS
from renderers.draw_operations import Box, Drawing, Op, Ornament, Panel, Sprite
from renderers.layout.board import Window
from renderers.layout.draft import draft_ops, low_height, low_ops, low_size
from renderers.layout.draft import height as draft_height
from renderers.layout.kingdom import header_height, header_ops
from renderers.layout.panels import (
    FULL,
    LEAST,
    SPACE,
    Board,
    boards,
    panel_height,
    panel_ops,
    panel_width,
    row_heights,
    row_of_boards,
    row_width,
    rows_height,
    rows_of_boxes,
)
from renderers.layout.poster import poster
from renderers.localizer import Localizer
from renderers.view import FilmView, KingdomView, TableView, View

LOW, MIDDLE, HIGH = 674, 704, 768
"""Maximum heights of tables with small grids, without and with a board, and of other tables.

A phone shows five lines of what happened as well, or three above a table of the last kind.
"""
LARGE_GRID = 7
"""The side of a large grid, in squares."""
AMPLE, FAIR = 44, 30
"""Sizes of squares that the kingdom in focus and the others should have: what one lacks, it takes from the other."""
ACROSS = 3
"""The number of small kingdoms in a row."""
SMALL, SMALL_WITH_BOARDS = 254, 318
"""Maximum heights of small kingdoms: usually, and on tables with boards, whose kingdoms have counters."""
STRIP, NAMED = 62, 48
"""Heights of a board across the picture, and of the name of a kingdom that is only a castle."""
BAR, THICK, CROWN = 34, 14, 40
"""Room for a bar of points in a film, thickness of the bar, and size of the crown on the bar in front."""


@singledispatch
def brief_ops(view: View, box: Box, localizer: Localizer) -> Iterator[Op]:  # noqa: ARG001 - see the message
    """Draw the board of an extension in brief into a box. The box is low and wide, or about square."""
    raise TypeError(f"no layout of {view!r} on a table")


@dataclass(frozen=True)
class Arrangement:
    """The boxes of kingdoms, with their boards, of lines and extensions' boards, and the height of the picture."""

    kingdoms: Mapping[int, tuple[Box, Board]]
    lines: Box
    height: int
    boards: Sequence[Box] = ()


def table(view: TableView, localizer: Localizer) -> Drawing:
    if not view.round and view.draft.lines:
        return _first_choice(view, localizer)
    arrangement = arranged(view)
    ops = list[Op]()
    for index, (box, board) in arrangement.kingdoms.items():
        kingdom, has_rim, is_ruled = view.kingdoms[index], index == view.moved, index == view.focus
        ops += panel_ops(kingdom, box, board, has_rim=has_rim, is_ruled=is_ruled, is_due=_is_due(view, kingdom))
    if view.draft.lines:
        ops += low_ops(view.draft, arrangement.lines, localizer)
    for brief, box in zip(view.boards, arrangement.boards, strict=True):
        ops += brief_ops(brief, box, localizer)
    return Drawing(design.WIDTH, arrangement.height, tuple(ops))


def _first_choice(view: TableView, localizer: Localizer) -> Drawing:
    """Lay out the first line large, above the names of kingdoms that are only castles and the boards of extensions."""
    lines = Box(SPACE, SPACE, FULL, draft_height(view.draft, FULL))
    ops, columns = [*draft_ops(view.draft, lines, localizer)], 2 if len(view.kingdoms) in (2, 4) else ACROSS
    height = header_height(view.kingdoms[0], NAMED, design.BODY)
    boxes = rows_of_boxes(len(view.kingdoms), columns, height, lines.height + 2 * SPACE)
    for kingdom, box in zip(view.kingdoms, boxes, strict=True):
        is_due = _is_due(view, kingdom)
        ink = design.DISC_INK if is_due else None
        ops.append(Panel(box, design.GOLD if is_due else design.PANEL, design.MARGIN))
        ops += header_ops(kingdom, box.inside(SPACE), design.BODY, str(kingdom.score), ink)
    bottom = boxes[-1].y + height + SPACE
    for board in view.boards:
        ops += brief_ops(board, Box(SPACE, bottom, FULL, STRIP), localizer)
        bottom += STRIP + SPACE
    return Drawing(design.WIDTH, bottom, tuple(ops))


def _is_due(view: TableView, kingdom: KingdomView) -> bool:
    return view.turn is not None and view.turn.player_index in kingdom.owner.player_indices


def arranged(view: TableView) -> Arrangement:
    if view.focus is None:
        return _compared(view)
    is_for_two = len(view.kingdoms) == 2 and not view.boards
    return (_side_by_side if is_for_two else _around)(view, view.focus)


def _side_by_side(view: TableView, focused: int) -> Arrangement:
    """Lay out two kingdoms above the lines. A kingdom is always on the same side."""
    lines = low_height(view.draft, FULL) if view.draft.lines else 0
    focus, other = view.kingdoms[focused], view.kingdoms[view.others[0]]
    most = _limit(view) - lines - 3 * SPACE

    def shown(largest: int) -> tuple[Board, Board]:
        [large] = boards([focus], [Window.near(focus)], FULL, most, largest, is_ruled=True)
        width = FULL - SPACE - panel_width(focus, large)
        return large, row_of_boards([other], width, most, largest)[0]

    large, small = max(map(shown, reversed(design.SQUARES)), key=lambda each: _worth(*each))
    width = panel_width(focus, large)
    height = max(panel_height(focus, [large], width, is_ruled=True), panel_height(other, [small], FULL - SPACE - width))
    left, kingdoms = SPACE, dict[int, tuple[Box, Board]]()
    for index in range(2):
        room, board = (width, large) if index == focused else (FULL - SPACE - width, small)
        kingdoms[index] = Box(left, SPACE, room, height), board
        left += room + SPACE
    bottom = height + 2 * SPACE
    return Arrangement(kingdoms, Box(SPACE, bottom, FULL, lines), bottom + lines + SPACE * bool(lines))


def _worth(large: Board, small: Board) -> tuple[int, int]:
    """Return how good two boards are, the kingdom in focus and one of the others: both legible, and then alike."""
    is_legible = small.square >= LEAST
    return is_legible * min(large.square * FAIR, small.square * AMPLE, FAIR * AMPLE), small.square


def _compared(view: TableView) -> Arrangement:
    """Lay out kingdoms that are compared in a row, equally large."""
    columns = len(view.kingdoms)
    row = row_of_boards(view.kingdoms, row_width(columns), _limit(view) - 2 * SPACE)
    height = panel_height(view.kingdoms[0], row, row_width(columns))
    boxes = rows_of_boxes(columns, columns, height, SPACE)
    return Arrangement(dict(enumerate(zip(boxes, row, strict=True))), Box(0, 0, 0, 0), height + 2 * SPACE)


def _around(view: TableView, focused: int) -> Arrangement:
    """Lay out the kingdom in focus beside the lines, and below the other kingdoms with the boards of extensions."""
    others = [view.kingdoms[each] for each in view.others]
    columns = min(ACROSS, len(others) + len(view.boards))
    rows = ceil(len(others) / columns)
    # A board takes the rest of the last row, or a strip across the picture.
    spare = rows * columns - len(others) if len(view.boards) == 1 else 0
    strips = 0 if spare else len(view.boards)
    focus, width = view.kingdoms[focused], row_width(columns)
    beside, least = low_size(view.draft) if view.draft.lines else (0, 0)

    def shown(height: int) -> tuple[Board, list[Board], int, int]:
        row = row_of_boards(others, width, height)
        small = panel_height(others[0], row, width)
        most = _limit(view) - rows * (small + SPACE) - strips * (STRIP + SPACE) - 2 * SPACE
        [large] = boards([focus], [Window.near(focus)], FULL - SPACE - beside, most, is_ruled=True)
        return large, row, small, most

    def worth(each: tuple[Board, list[Board], int, int]) -> tuple[bool, tuple[int, int]]:
        large, row, _, most = each
        return most >= least, _worth(large, row[0])

    # Among equally good heights the first one, which is the greatest, shows more land.
    small_side = SMALL_WITH_BOARDS if view.boards else SMALL
    large, row, small, _ = max(map(shown, row_heights(others, width, small_side)), key=worth)
    left = panel_width(focus, large)
    height = max(panel_height(focus, [large], left, is_ruled=True), least)
    top = height + 2 * SPACE
    boxes = rows_of_boxes(len(others) + spare, columns, small, top)
    bottom = top + rows * (small + SPACE)
    places = [Box(SPACE, bottom + (STRIP + SPACE) * number, FULL, STRIP) for number in range(strips)]
    if spare:
        places = [boxes[-spare]._replace(width=spare * (boxes[-1].width + SPACE) - SPACE)]
    lines = Box(left + 2 * SPACE, SPACE, FULL - SPACE - left, height)
    box = Box(SPACE if view.draft.lines else (design.WIDTH - left) // 2, SPACE, left, height)
    kingdoms = {focused: (box, large), **dict(zip(view.others, zip(boxes, row, strict=False), strict=False))}
    return Arrangement(kingdoms, lines, bottom + strips * (STRIP + SPACE), places)


def _limit(view: TableView) -> int:
    if view.kingdoms[0].kingdom.size >= LARGE_GRID or len(view.kingdoms) > ACROSS + 1:
        return HIGH
    return MIDDLE if view.boards else LOW


def film_drawings(view: FilmView, localizer: Localizer) -> Iterator[Drawing]:
    """Lay out the frames of a film: the poster, and then a frame for each turn. All frames have the same size.

    Each kingdom grows into the grid that it has at the end, so its land never moves. A bar below the kingdom shows its
    points, and a crown who was in front at the end of a round, and at last who has won.
    """
    end = poster(view.end, localizer)
    yield end
    kingdoms = _boxes(view.end.kingdoms, end.height)
    most = max((kingdom.score for turn in view.turns for kingdom in turn), default=0)
    in_front, in_round = set[int](), max(1, len(view.turns) // view.rounds)
    for number, turn in enumerate(view.turns, 1):
        ops, scores = list[Op](), [kingdom.score for kingdom in turn]
        if number == len(view.turns):
            in_front = {each.kingdom for each in view.end.ranking if each.place == 1}
        elif number % in_round == 0:
            in_front = {index for index, score in enumerate(scores) if score == max(scores) > 0}
        for index, (kingdom, (box, board)) in enumerate(zip(turn, kingdoms, strict=True)):
            ops += panel_ops(kingdom, box, board)
            ops += _bar(kingdom, box, kingdom.score / max(1, most), is_first=index in in_front)
        yield Drawing(design.WIDTH, end.height, tuple(ops))


def _bar(view: KingdomView, box: Box, share: float, *, is_first: bool) -> Iterator[Op]:
    """Draw a bar for a share of the most points below the panel in the box."""
    color = PLAYER_COLORS[view.owner.player_index]
    top, width = box.y + box.height + (BAR - THICK) // 2, max(THICK, round((box.width - CROWN) * max(0, share)))
    yield Panel(Box(box.x, top, box.width, THICK), design.RAISED, THICK // 2)
    yield Panel(Box(box.x, top, width, THICK), color, THICK // 2)
    if is_first:
        yield Sprite(Ornament.CROWN, box.x + width - CROWN // 4, top + (THICK - CROWN) // 2, CROWN)


def _boxes(kingdoms: Sequence[KingdomView], height: int) -> list[tuple[Box, Board]]:
    """Return the largest possible boxes of kingdoms for a height. The rows stand in the middle of the height."""
    windows = [Window.on(each.kingdom) for each in kingdoms]

    def shown(columns: int) -> list[Board]:
        most = (height - SPACE) // ceil(len(kingdoms) / columns) - SPACE - BAR
        return boards(kingdoms, windows, row_width(columns), most)

    columns = max(range(1, len(kingdoms) + 1), key=lambda number: shown(number)[0].square)
    panel = panel_height(kingdoms[0], shown(columns), row_width(columns)) + BAR
    top = (height - rows_height(len(kingdoms), columns, panel) + SPACE) // 2
    boxes = rows_of_boxes(len(kingdoms), columns, panel, top)
    return [(box._replace(height=box.height - BAR), board) for box, board in zip(boxes, shown(columns), strict=True)]
