"""Layout of the unseen dominoes: a row for each terrain with squares by crowns."""

from collections.abc import Iterator

from engine.dominoes import MOST_CROWNS
from renderers import design
from renderers.draw_operations import Box, Crowns, Drawing, Op, Panel, Sprite, Text
from renderers.layout.land import terrain_ops
from renderers.localizer import Localizer, terrain_name
from renderers.text.wording import deck_title
from renderers.view import DeckRow, DeckView

TITLE, HEADING, ICON, ROW = 54, 102, 52, 58
"""Heights of the title and of the headings, size of a square of land, height of a row."""
LEFT = design.MARGIN
WIDTH = design.WIDTH - 2 * LEFT
COUNT = 96
"""Width of a column of numbers of squares."""
COUNTS = LEFT + WIDTH - COUNT * (MOST_CROWNS + 1)
SIGN = 60
"""Size of a square in a heading."""


def deck(view: DeckView, localizer: Localizer) -> Drawing:
    top = design.MARGIN // 2
    title = TITLE * (1 if view.is_only else 2)
    height = title + HEADING + ROW * len(view.rows)
    ops: list[Op] = [Panel(Box(top, top, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN)]
    ops += _title(view, top, localizer)
    ops += _headings(top + title, localizer)
    for number, row in enumerate(view.rows):
        ops += _row(row, top + title + HEADING + ROW * number, localizer)
    return Drawing(design.WIDTH, height + design.MARGIN, tuple(ops))


def _title(view: DeckView, top: int, localizer: Localizer) -> Iterator[Op]:
    lines = [deck_title(view, localizer)]
    if not view.is_only:
        lines.insert(0, localizer(view.box))
    for number, line in enumerate(lines):
        yield Text(line, LEFT, top + TITLE // 2 + 4 + (TITLE - 8) * number, WIDTH, design.BODY, design.TEXT)


def _headings(top: int, localizer: Localizer) -> Iterator[Op]:
    words, signs = top + design.BODY // 2, top + HEADING - SIGN - 8
    first = COUNTS + (COUNT - SIGN) // 2
    yield Text(localizer("deck-squares"), first, words, LEFT + WIDTH - first, design.BODY, design.TEXT_SOFT)
    for crowns in range(MOST_CROWNS + 1):
        square = Box(first + COUNT * crowns, signs, SIGN, SIGN)
        yield Panel(square, design.RAISED, design.GAP // 2)
        if crowns:
            yield Sprite(Crowns(crowns), square.x, square.y, SIGN)


def _row(row: DeckRow, y: int, localizer: Localizer) -> Iterator[Op]:
    middle = y + ICON // 2
    yield from terrain_ops(row.terrain, LEFT, y, ICON)
    name = LEFT + ICON + design.GAP // 2
    yield Text(terrain_name(row.terrain, localizer), name, middle, COUNTS - name, design.BODY, design.TEXT)
    for crowns, count in enumerate(row.squares):
        color, x = design.TEXT if count else design.TEXT_SOFT, COUNTS + COUNT * crowns + COUNT // 2
        yield Text(str(count), x, middle, COUNT, design.BODY, color, "middle")
