"""Layout of the analysis of a finished game: how the chance to win went, and what the points came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from renderers import design
from renderers.draw_operations import Box, Drawing, Op, Panel, Text
from renderers.layout.breakdown import LEFT, RIGHT, ROW, head_ops, row_ops
from renderers.layout.chart import EMBLEM, PLOT, RULER, chart_ops
from renderers.layout.kingdom import emblem_ops
from renderers.localizer import Localizer
from renderers.view import AnalysisView
from renderers.wording import part_points

TITLE, NAME = 56, 48
"""Heights of a title and of a row of names."""
NAMES, BADGE = 2, 40
"""Names in a row, and size of the emblem before a name."""
TOP = design.MARGIN // 2
CHART = PLOT + RULER


def analysis(view: AnalysisView, localizer: Localizer) -> Drawing:
    """Lay out an analysis: the chart with the names of the players, and the table below it."""
    players = [each for owner in view.ranked for each in zip(owner.player_indices, owner.names, strict=True)]
    names = TOP + TITLE + EMBLEM // 2 + CHART + design.GAP
    chart = names + ceil(len(players) / NAMES) * NAME + design.GAP // 2 - TOP
    table = TITLE + ROW * (len(view.parts) + 2) + design.GAP
    below = chart + 2 * TOP
    ops = (
        *_panel(TOP, chart, localizer("analysis-chances")),
        *chart_ops(view, Box(LEFT, TOP + TITLE + EMBLEM // 2, RIGHT - LEFT, CHART), localizer),
        *_names(players, names),
        *_panel(below, table, localizer("analysis-points")),
        *_table(view, below + TITLE, localizer),
    )
    return Drawing(design.WIDTH, below + table + TOP, ops)


def _panel(y: int, height: int, title: str) -> Iterator[Op]:
    """Draw a panel with its title."""
    yield Panel(Box(design.MARGIN // 2, y, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN)
    yield Text(title, LEFT, y + TITLE // 2 + 2, RIGHT - LEFT, design.TITLE, design.TEXT)


def _names(players: Sequence[tuple[int, str]], y: int) -> Iterator[Op]:
    """Draw the players by rank with their emblems, so many in a row that a team fills one."""
    width = (RIGHT - LEFT) // NAMES
    for index, (player, name) in enumerate(players):
        row, column = divmod(index, NAMES)
        x, middle = LEFT + column * width, y + row * NAME + NAME // 2
        left = x + BADGE + design.GAP
        yield from emblem_ops([player], x, middle, BADGE)
        yield Text(name, left, middle, x + width - design.GAP - left, design.BODY, design.TEXT, is_name=True)


def _table(view: AnalysisView, y: int, localizer: Localizer) -> Iterator[Op]:
    """Draw the table of what the points of each kingdom came from, from `y` on."""
    middle = y + ROW // 2
    yield from head_ops(view.ranked, middle)
    labels = (*(part.label.text(localizer) for part in view.parts), localizer("part-result"))
    points = zip(*([*part_points(view, each.kingdom), str(each.total)] for each in view.ranking), strict=True)
    colours = (*(design.TEXT for _ in view.parts), design.GOLD)
    for index, (label, row, colour) in enumerate(zip(labels, points, colours, strict=True), 1):
        yield from row_ops(label, LEFT, row, colour, middle + ROW * index)
