"""Layout of the building tiles that have not been turned up yet: each kind with its name and its number."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from engine.court.buildings import BuildingKind
from renderers import design
from renderers.court.sprite_keys import Building
from renderers.court.view import StackView
from renderers.court.wording import stack_names, stack_title
from renderers.draw_operations import Box, Drawing, Op, Panel, Sprite, Text
from renderers.layout import layout
from renderers.localizer import Localizer

COLUMNS = 2
TITLE, ROW, TILE = 52, 84, 76
"""Heights of the title and of a row, and size of a tile."""
LEFT = design.MARGIN
WIDTH = design.WIDTH - 2 * LEFT
COLUMN = WIDTH // COLUMNS


@layout.register
def _(view: StackView, localizer: Localizer) -> Drawing:
    top = design.MARGIN // 2
    height = TITLE + ROW * ceil(len(view.buildings) / COLUMNS)
    ops: list[Op] = [Panel(Box(top, top, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN)]
    ops.append(Text(stack_title(view, localizer), LEFT, top + TITLE // 2, WIDTH, design.BODY, design.TEXT))
    kinds = zip(view.buildings, stack_names(view, localizer), strict=True)
    for number, ((building, _), words) in enumerate(kinds):
        row, column = divmod(number, COLUMNS)
        ops += _kind(building, words, LEFT + COLUMN * column, top + TITLE + ROW * row)
    return Drawing(design.WIDTH, height + design.MARGIN, tuple(ops))


def _kind(building: BuildingKind, words: str, x: int, y: int) -> Iterator[Op]:
    yield Sprite(Building(building.id), x, y, TILE)
    left = x + TILE + design.GAP // 2
    yield Text(words, left, y + TILE // 2, x + COLUMN - left, design.BODY, design.TEXT)
