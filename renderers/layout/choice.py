"""Layout of a player's choices in one picture: the player's kingdom with spots, and beside the kingdom the line.

All pictures of choices in a game have the same size, so the buttons below a picture do not move while a player looks
around.
"""

from collections.abc import Iterator
from dataclasses import replace

from renderers import design
from renderers.draw_operations import Box, Drawing, Op, Panel, Text
from renderers.layout.board import Window, coordinate_ops, kingdom_ops
from renderers.layout.draft import HEADING, NAME_ROW, SMALL, Slots, column_ops, tag_width
from renderers.layout.kingdom import counter_ops, counters_height
from renderers.layout.panels import RULER
from renderers.layout.table import brief_ops
from renderers.localizer import Localizer
from renderers.view import ChoiceView, KingdomView, LineView

HEIGHT = 496
"""Height of the picture. On a phone, the picture and the main buttons below fit on the screen together."""
LONG_LINE, LOWER = 7, 428
"""How many dominoes of a line need two rows of buttons below the picture, and the height that is left for it."""
MAX_SQUARE = 96
"""The largest square of the board."""
EDGE, PADDING = design.MARGIN // 2, 10
"""Room around the panels, and between the edges and the contents of a panel."""
LINE, ASIDE = 204, 264
"""Widths of the panel with the line, and of what an extension shows beside the kingdom."""
TAG = 8
"""Room between a domino and the domino's number."""


def choice(view: ChoiceView, localizer: Localizer) -> Drawing:
    picture = LOWER if view.line and len(view.line.slots) >= LONG_LINE else HEIGHT
    height, beside = picture - 2 * EDGE, LINE if view.line else ASIDE if view.aside else 0
    land = Box(EDGE, EDGE, design.WIDTH - 2 * EDGE - (beside + EDGE if beside else 0), height)
    room = Box(design.WIDTH - EDGE - beside, EDGE, beside, height)
    ops = [*_land(view.kingdom, land)]
    if view.line:
        ops += _line(view.line, room, localizer)
    elif view.aside:
        ops += brief_ops(view.aside, room, localizer)
    return Drawing(design.WIDTH, picture, tuple(ops))


def _land(view: KingdomView, box: Box) -> Iterator[Op]:
    yield Panel(box, design.PANEL, design.MARGIN)
    inner, counters = box.inside(PADDING), counters_height(view)
    yield from counter_ops(view, inner.x + PADDING, inner.y)
    room = Box(inner.x + RULER, inner.y + counters, inner.width - RULER, inner.height - counters - RULER)
    window = Window.reach(view)
    if window.square(room, MAX_SQUARE) < design.QUIET:
        # The numbers of neighboring spots would cover each other.
        window = Window.near(view)
    frame = window.frame(room, MAX_SQUARE)
    yield from coordinate_ops(window, frame)
    yield from kingdom_ops(view, window, frame)


def _line(line: LineView, box: Box, localizer: Localizer) -> Iterator[Op]:
    yield Panel(box, design.PANEL, design.MARGIN)
    inner = box.inside(PADDING)
    yield Text(localizer(line.heading), inner.x, inner.y + HEADING // 2, inner.width, design.BODY, design.TEXT_SOFT)
    room = inner._replace(y=inner.y + HEADING, height=inner.height - HEADING)
    tag = max(tag_width(slot.number) for slot in line.slots)
    yield from column_ops(line.slots, room, _slots(len(line.slots), room, tag))


def _slots(count: int, room: Box, tag: int) -> Slots:
    """Return the slots of a column of `count` dominoes, with numbers at the side and, if possible, names below."""
    height = min(room.height // count, SMALL + 2 * NAME_ROW)
    square = design.largest_square(min(SMALL, height - 8, (room.width - tag - TAG) // 2))
    below = square + NAME_ROW // 2 + 2
    shape = Slots.of(height, square, 2 * square + TAG, tag, (2, below))
    return shape if height >= square + NAME_ROW + 4 else replace(shape, name=None)
