"""Layout of what makes up a score besides the land, below a kingdom that is looked at alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from engine.dominoes import Domino
from engine.scoring import Outlook
from renderers import design
from renderers.draw_operations import Box, Op, Panel, Text
from renderers.layout.board import Frame, domino_ops, icon_ops
from renderers.layout.draft import tag_ops
from renderers.localizer import Localizer
from renderers.view import BonusView, ScorePart, Tally

PADDING, WORDS, DOMINOES = 8, 40, 50
"""Room above and below all rows, and heights of a row of words and of one of dominoes."""
LEFT = design.MARGIN // 2 + design.GAP
WIDTH = design.WIDTH - 2 * LEFT
COLUMNS, SPACE, POINTS = 2, 28, 44
"""Parts of the score in a row, the room between them, and the room for the points of one."""
ICON = 32
BONUS = 300
"""Room for the name of a bonus."""
SQUARE, IN_ROW = 40, 4
"""Size of a square of a domino, and how many dominoes there are in a row."""
OUTLOOK_COLOURS = {Outlook.OPEN: design.TEXT, Outlook.SURE: design.GOLD, Outlook.LOST: design.TEXT_SOFT}

T = TypeVar("T")

Row = tuple[int, Callable[[int], Iterator[Op]]]
"""The height of a row, and its operations given where it begins."""


def tally_height(tally: Tally, localizer: Localizer) -> int:
    """Return the height of the panel; 0 if there is nothing on it."""
    rows = sum(height for height, _ in _rows(tally, localizer))
    return rows + 2 * PADDING if rows else 0


def tally_ops(tally: Tally, y: int, localizer: Localizer) -> Iterator[Op]:
    """Draw a panel from `y` on with parts of the score, bonuses and discarded dominoes; nothing if there are none."""
    if not (height := tally_height(tally, localizer)):
        return
    yield Panel(Box(design.MARGIN // 2, y, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN)
    y += PADDING
    for row_height, ops in _rows(tally, localizer):
        yield from ops(y)
        y += row_height


def _rows(tally: Tally, localizer: Localizer) -> Iterator[Row]:
    for parts in _in_rows(tally.parts, COLUMNS):
        yield WORDS, partial(_parts, parts, localizer)
    for bonus in tally.bonuses:
        yield WORDS, partial(_bonus, bonus, localizer)
    if tally.discards:
        yield WORDS, partial(_heading, localizer("discarded"))
    for dominoes in _in_rows(tally.discards, IN_ROW):
        yield DOMINOES, partial(_dominoes, dominoes)


def _in_rows(each: Sequence[T], columns: int) -> Iterator[Sequence[T]]:
    return (each[start : start + columns] for start in range(0, len(each), columns))


def _parts(parts: Sequence[ScorePart], localizer: Localizer, y: int) -> Iterator[Op]:
    """Draw parts of the score side by side, each with its icon, its name and its points."""
    width, middle = (WIDTH - SPACE) // COLUMNS, y + WORDS // 2
    for column, part in enumerate(parts):
        x, [points] = LEFT + column * (width + SPACE), part.points
        name = x + ICON + 10 if part.icon else x
        right = x + width
        yield from icon_ops(part.icon, x, middle - ICON // 2, ICON)
        yield Text(part.label.text(localizer), name, middle, right - POINTS - name, design.BODY, design.TEXT)
        yield Text(
            str(points), right, middle, POINTS, design.BODY, design.GOLD if points else design.TEXT_SOFT, "right"
        )


def _bonus(bonus: BonusView, localizer: Localizer, y: int) -> Iterator[Op]:
    """Draw the name of a bonus, and whether it can still be had."""
    middle, colour = y + WORDS // 2, OUTLOOK_COLOURS[bonus.outlook]
    outlook = localizer(f"bonus-{bonus.outlook.value}", points=bonus.points)
    yield Text(bonus.label.text(localizer), LEFT, middle, BONUS, design.BODY, design.TEXT)
    yield Text(outlook, LEFT + WIDTH, middle, WIDTH - BONUS - design.GAP, design.BODY, colour, "right")


def _heading(heading: str, y: int) -> Iterator[Op]:
    yield Text(heading, LEFT, y + WORDS // 2, WIDTH, design.BODY, design.TEXT_SOFT)


def _dominoes(dominoes: Sequence[Domino], y: int) -> Iterator[Op]:
    for column, domino in enumerate(dominoes):
        x = LEFT + column * (WIDTH // IN_ROW)
        yield from domino_ops(domino, Frame(x, y, SQUARE))
        yield from tag_ops(domino, x + 2 * SQUARE + 6, y + SQUARE // 2)
