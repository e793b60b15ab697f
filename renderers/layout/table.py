"""Layout of the whole table: who is to move, every kingdom, the lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil

from renderers import theme
from renderers.draw_operations import Box, Drawing, Op, Panel, Sprite, Text
from renderers.layout.board import Frame, Window, kingdom_ops
from renderers.layout.draft import draft_ops
from renderers.layout.draft import height as draft_height
from renderers.layout.kingdom import counter_ops, counters_height, header_ops
from renderers.localizer import Localizer
from renderers.sprite_keys import King
from renderers.view import KingdomView, TableView

TITLE, HEADER = 60, 44
"""Heights of the title of the picture and of the header of a kingdom."""
COLUMNS = 2
BOARD = 312
"""The largest width and height of a board."""
MAX_SQUARE, MIN_DETAILED_SQUARE = 60, 44
"""Sizes of a square: the largest, and the smallest with which pieces of extensions can be told apart."""
MARGIN_SQUARES = 1
"""Squares shown around the land."""


def table(view: TableView, localizer: Localizer) -> Drawing:
    """A picture of the table."""
    top = theme.MARGIN // 2 + TITLE
    below = top + kingdoms_height(view.kingdoms)
    draft = Box(theme.MARGIN // 2, below, theme.WIDTH - theme.MARGIN, draft_height(view.draft))
    shows_draft = bool(view.draft.lines)
    ops = (
        *_title(view, localizer),
        *kingdoms_ops(view.kingdoms, top, localizer, turn=view.turn.player_index if view.turn else None),
        *(draft_ops(view.draft, draft, localizer) if shows_draft else ()),
    )
    return Drawing(theme.WIDTH, below + (draft.height + theme.MARGIN // 2 if shows_draft else 0), ops)


def _title(view: TableView, localizer: Localizer) -> Iterator[Op]:
    """Whose turn it is on the left, the round on the right."""
    y = theme.MARGIN // 2 + TITLE // 2
    progress = localizer("table-round", round=view.round, rounds=view.rounds)
    # An estimate: layouts have no fonts to measure a text with.
    progress_width = len(progress) * 14
    x = theme.MARGIN
    if view.turn:
        yield Sprite(King(view.turn.player_index), x, y - 26, 52)
        name = localizer("table-turn", name=view.turn.name)
        yield Text(name, x + 60, y, theme.WIDTH - 2 * theme.MARGIN - 72 - progress_width, theme.TITLE, theme.TEXT)
    yield Text(progress, theme.WIDTH - theme.MARGIN, y, progress_width, theme.BODY, theme.TEXT_SOFT, "right")


def kingdoms_height(kingdoms: Sequence[KingdomView]) -> int:
    """Height of all rows of kingdoms."""
    return ceil(len(kingdoms) / COLUMNS) * (_panel_height(kingdoms[0]) + theme.MARGIN // 2)


def _panel_height(view: KingdomView) -> int:
    return HEADER + counters_height(view) + BOARD + theme.GAP


def _window(view: KingdomView, board: Box) -> Window:
    """The kingdom with room to grow, unless its squares would become too small for its pieces."""
    window = Window.on(view.kingdom, MARGIN_SQUARES)
    if not view.counters or window.square(board, MAX_SQUARE) >= MIN_DETAILED_SQUARE:
        return window
    return Window.on(view.kingdom, 0)


Extra = Callable[[KingdomView, Frame], Iterator[Op]]
"""Further operations for the board of a kingdom."""


def kingdoms_ops(
    kingdoms: Sequence[KingdomView], top: int, localizer: Localizer, turn: int | None = None, extra: Extra | None = None
) -> Iterator[Op]:
    """Kingdoms in two columns; that of the player `turn` has a light outline, and `extra` adds to each board."""
    width = (theme.WIDTH - theme.MARGIN * 3 // 2) // COLUMNS
    # Either all kingdoms of a game have counters or none has, so one height serves all.
    height = _panel_height(kingdoms[0])
    for index, view in enumerate(kingdoms):
        row, column = divmod(index, COLUMNS)
        # A kingdom alone in its row stands in the middle.
        is_alone = column == 0 and index == len(kingdoms) - 1
        x = (theme.WIDTH - width) // 2 if is_alone else theme.MARGIN // 2 + column * (width + theme.MARGIN // 2)
        box = Box(x, top + row * (height + theme.MARGIN // 2), width, height)
        outline = theme.LIGHT_OUTLINE if turn in view.owner.player_indices else None
        yield Panel(box, theme.PANEL, theme.MARGIN, outline, 3)
        yield from header_ops(view, Box(x + theme.GAP, box.y + 4, width - 2 * theme.GAP, HEADER), theme.BODY, localizer)
        yield from counter_ops(view, x + theme.GAP, box.y + HEADER)
        board = Box(x + (width - BOARD) // 2, box.y + HEADER + counters_height(view) + 4, BOARD, BOARD)
        window = _window(view, board)
        frame = window.frame(board, MAX_SQUARE)
        yield from kingdom_ops(view, window, frame)
        if extra:
            yield from extra(view, frame)
