"""Layout of the unseen dominoes: a row for each terrain with squares by crowns, and chances for the next line."""

from collections.abc import Iterator

from engine.dominoes import MOST_CROWNS
from renderers import design
from renderers.draw_operations import Box, Crowns, Drawing, Op, Panel, Sprite, Text
from renderers.layout.board import terrain_ops
from renderers.localizer import Localizer, terrain_name
from renderers.view import DeckRow, DeckView
from renderers.wording import deck_title

TITLE, HEADING, ICON, ROW = 54, 102, 60, 68
"""Heights of the title and of the headings, size of a square of land, height of a row."""
LEFT = design.MARGIN
WIDTH = design.WIDTH - 2 * LEFT
NAME = 244
"""Width of a square of land and the name of the terrain."""
COUNT, CHANCE = 64, 88
"""Widths of a column of numbers of squares, and of a column of chances."""
COUNTS = LEFT + NAME
CHANCES = LEFT + WIDTH - 2 * CHANCE
SIGN, HALF = 60, 39
"""Sizes of a square in a heading, and of half a domino in a heading."""


def deck(view: DeckView, localizer: Localizer) -> Drawing:
    top = design.MARGIN // 2
    title = TITLE * (1 if view.is_only else 2)
    height = title + HEADING + ROW * len(view.rows)
    ops: list[Op] = [Panel(Box(top, top, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN)]
    ops += _title(view, top, localizer)
    ops += _headings(view, top + title, localizer)
    for number, row in enumerate(view.rows):
        ops += _row(row, view, top + title + HEADING + ROW * number, localizer)
    return Drawing(design.WIDTH, height + design.MARGIN, tuple(ops))


def _title(view: DeckView, top: int, localizer: Localizer) -> Iterator[Op]:
    lines = [deck_title(view, localizer)]
    if not view.is_only:
        lines.insert(0, localizer(f"box-{view.box}"))
    for number, line in enumerate(lines):
        yield Text(line, LEFT, top + TITLE // 2 + 4 + (TITLE - 8) * number, WIDTH, design.BODY, design.TEXT)


def _headings(view: DeckView, top: int, localizer: Localizer) -> Iterator[Op]:
    words, signs = top + design.BODY // 2, top + HEADING - SIGN - 8
    first = COUNTS + (COUNT - SIGN) // 2
    yield Text(localizer("deck-squares"), first, words, CHANCES - first, design.BODY, design.TEXT_SOFT)
    for crowns in range(MOST_CROWNS + 1):
        yield from _square(crowns, COUNTS + COUNT * crowns + (COUNT - SIGN) // 2, signs, SIGN)
    if view.lines:
        heading = localizer("deck-next" if view.is_next else "deck-later")
        yield Text(heading, LEFT + WIDTH, words, 2 * CHANCE + COUNT, design.BODY, design.TEXT_SOFT, "right")
        yield from _domino(0, CHANCES, signs)
        yield from _domino(1, CHANCES + CHANCE, signs)


def _domino(crowns: int, x: int, y: int) -> Iterator[Op]:
    left, top = x + CHANCE // 2 - HALF - 1, y + (SIGN - HALF) // 2
    yield from _square(crowns, left, top, HALF)
    yield from _square(0, left + HALF + 2, top, HALF)


def _square(crowns: int, x: int, y: int, size: int) -> Iterator[Op]:
    yield Panel(Box(x, y, size, size), design.RAISED, design.GAP // 2)
    if crowns:
        yield Sprite(Crowns(crowns), x, y, size)


def _row(row: DeckRow, view: DeckView, y: int, localizer: Localizer) -> Iterator[Op]:
    middle = y + ICON // 2
    yield from terrain_ops(row.terrain, LEFT, y, ICON)
    name = LEFT + ICON + design.GAP // 2
    yield Text(terrain_name(row.terrain, localizer), name, middle, COUNTS - name, design.BODY, design.TEXT)
    for crowns, count in enumerate(row.squares):
        yield _number(str(count), COUNTS + COUNT * crowns, COUNT, middle, is_none=not count)
    if view.lines:
        for column, percent in enumerate((row.land, row.crown)):
            words = localizer("percent", percent=percent)
            yield _number(words, CHANCES + CHANCE * column, CHANCE, middle, is_none=not percent)


def _number(words: str, x: int, width: int, middle: int, *, is_none: bool) -> Text:
    color = design.TEXT_SOFT if is_none else design.TEXT
    return Text(words, x + width // 2, middle, width, design.BODY, color, "middle")
