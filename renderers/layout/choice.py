"""Layout of a player's choices in one picture: the player's kingdom with spots, and beside the kingdom the line.

All pictures of choices in a game have the same size, so the buttons below a picture do not move while a player looks
around.
"""

from collections.abc import Iterator

from renderers import design
from renderers.draw_operations import Box, Drawing, Op, Panel
from renderers.layout.board import Window, coordinate_ops, kingdom_ops
from renderers.layout.draft import columns_of, columns_ops, columns_size
from renderers.layout.kingdom import counter_ops, counters_height
from renderers.layout.panels import BESIDE, RULER, counter_column, fitted
from renderers.layout.table import brief_ops
from renderers.localizer import Localizer
from renderers.view import ChoiceView, KingdomView

HEIGHT = 496
"""Height of the picture. On a phone, the picture and the main buttons below fit on the screen together."""
LONG_LINE, LOWER = 7, 428
"""How many dominoes need two columns, and two rows of buttons below the picture, and the height that is left for it."""
MAX_SQUARE = 96
"""The largest square of the board."""
EDGE, PADDING = design.MARGIN // 2, 8
"""Room around the panels, and between the edges and the contents of a panel."""
LINE, ASIDE = 204, 264
"""Widths of the panel with a line of a single column, and of what an extension shows beside the kingdom."""


def choice(view: ChoiceView, localizer: Localizer) -> Drawing:
    is_long = view.line is not None and len(view.line.slots) >= LONG_LINE
    columns = columns_of(view.line, 1 + is_long) if view.line else []
    picture = LOWER if is_long else HEIGHT
    beside = max(LINE, columns_size(columns)[0]) if columns else ASIDE if view.aside else 0
    height = picture - 2 * EDGE
    land = Box(EDGE, EDGE, design.WIDTH - 2 * EDGE - (beside + EDGE if beside else 0), height)
    room = Box(design.WIDTH - EDGE - beside, EDGE, beside, height)
    ops = [*_land(view.kingdom, land)]
    if columns:
        ops += columns_ops(columns, room, localizer)
    elif view.aside:
        ops += brief_ops(view.aside, room, localizer)
    return Drawing(design.WIDTH, picture, tuple(ops))


def _land(view: KingdomView, box: Box) -> Iterator[Op]:
    yield Panel(box, design.PANEL, design.MARGIN)
    inner, window = box.inside(PADDING), Window.near(view)
    room = Box(inner.x + RULER, inner.y, inner.width - RULER, inner.height - RULER)
    [(_, square, row)] = fitted([window], room, counters_height(view), MAX_SQUARE)
    land = Box(room.x, room.y + row, room.width - BESIDE * bool(view.counters and not row), room.height - row)
    frame = window.frame(land, square)
    if row:
        yield from counter_ops(view, inner.x + PADDING, inner.y)
    else:
        yield from counter_column(view, inner.x + inner.width - BESIDE + 4, frame.y)
    yield from coordinate_ops(window, frame)
    yield from kingdom_ops(view, window, frame)
