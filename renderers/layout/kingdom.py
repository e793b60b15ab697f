"""Layout of one large kingdom with coordinates, the score and the parts of the score."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeVar

from engine.dominoes import Domino
from engine.scoring import Outlook
from renderers import design
from renderers.characters import estimated_width
from renderers.draw_operations import Box, Drawing, Emblem, Op, Panel, Sprite, Text
from renderers.layout.board import Window, coordinate_ops, kingdom_ops, points_ops
from renderers.layout.draft import tag_ops, tag_width
from renderers.layout.land import Frame, domino_ops, icon_ops
from renderers.localizer import Localizer
from renderers.view import BonusView, KingdomView, ScorePart, Tally, shown_number

PADDING, WORDS, DOMINOES = 8, 36, 46
"""Room above and below all rows, and heights of a row of words and of a row of dominoes."""
LEFT = design.MARGIN // 2 + design.GAP
WIDTH = design.WIDTH - 2 * LEFT
COLUMNS, SPACE, POINTS = 2, 28, 44
"""Number of parts of the score in a row, room between two parts, and room for the points of a part."""
ICON = 32
BONUS = 300
"""Room for the name of a bonus."""
SQUARE, IN_ROW = 40, 4
"""Size of a square of a domino, and number of dominoes in a row."""
OUTLOOK_COLORS = {Outlook.OPEN: design.TEXT, Outlook.SURE: design.GOLD, Outlook.LOST: design.TEXT_SOFT}

T = TypeVar("T")

Row = tuple[int, Callable[[int], Iterator[Op]]]
"""The height of a row, and a function from the top of the row to the operations of the row."""


def tally_height(tally: Tally, localizer: Localizer) -> int:
    """Return the height of the panel; 0 for an empty panel."""
    rows = sum(height for height, _ in _rows(tally, localizer))
    return rows + 2 * PADDING if rows else 0


def tally_ops(tally: Tally, y: int, localizer: Localizer) -> Iterator[Op]:
    """Draw a panel with parts of the score, bonuses and discarded dominoes from `y` on, unless the tally is empty."""
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
        yield DOMINOES, partial(_dominoes, dominoes, localizer)


def _in_rows(each: Sequence[T], columns: int) -> Iterator[Sequence[T]]:
    return (each[start : start + columns] for start in range(0, len(each), columns))


def _parts(parts: Sequence[ScorePart], localizer: Localizer, y: int) -> Iterator[Op]:
    width, middle = (WIDTH - SPACE) // COLUMNS, y + WORDS // 2
    for column, part in enumerate(parts):
        x, [points] = LEFT + column * (width + SPACE), part.points
        name = x + ICON + 10 if part.icon else x
        right = x + width
        yield from icon_ops(part.icon, x, middle - ICON // 2, ICON)
        yield Text(part.label.text(localizer), name, middle, right - POINTS - name, design.BODY, design.TEXT)
        color = design.GOLD if points else design.TEXT_SOFT
        yield Text(str(points), right, middle, POINTS, design.BODY, color, "right")


def _bonus(bonus: BonusView, localizer: Localizer, y: int) -> Iterator[Op]:
    middle, color = y + WORDS // 2, OUTLOOK_COLORS[bonus.outlook]
    outlook = localizer(f"bonus-{bonus.outlook.value}", points=bonus.points)
    yield Text(bonus.label.text(localizer), LEFT, middle, BONUS, design.BODY, design.TEXT)
    yield Text(outlook, LEFT + WIDTH, middle, WIDTH - BONUS - design.GAP, design.BODY, color, "right")


def _heading(heading: str, y: int) -> Iterator[Op]:
    yield Text(heading, LEFT, y + WORDS // 2, WIDTH, design.BODY, design.TEXT_SOFT)


def _dominoes(dominoes: Sequence[Domino], localizer: Localizer, y: int) -> Iterator[Op]:
    for column, domino in enumerate(dominoes):
        x = LEFT + column * (WIDTH // IN_ROW)
        yield from domino_ops(domino, x, y, SQUARE)
        yield from tag_ops(domino, localizer.number(domino), x + 2 * SQUARE + 6, y + SQUARE // 2)


HEADER, RULER = 60, 40
"""Height of the header, and room for the coordinates."""
MAX_SQUARE, HEADER_SQUARE = 96, 40
"""Maximum size of a square of the board, and size of a square of the domino in the header."""
COUNTERS, COUNTER = 30, 28
"""Height of the line of counters, and size of the sprites in the line."""


def kingdom(view: KingdomView, localizer: Localizer) -> Drawing:
    if view.tally is None:
        return _board(view, design.HEIGHT, localizer)[0]
    below = tally_height(view.tally, localizer)
    below += design.MARGIN // 2 if below else 0
    drawing, frame = _board(view, design.HEIGHT - below, localizer)
    ops = (*drawing.ops, *points_ops(view, frame), *tally_ops(view.tally, drawing.height, localizer))
    return Drawing(drawing.width, drawing.height + below, ops)


def _board(view: KingdomView, most: int, localizer: Localizer) -> tuple[Drawing, Frame]:
    window = Window.reach(view)
    width = design.WIDTH - 2 * design.MARGIN
    header = header_height(view, HEADER, design.TITLE)
    top = header + counters_height(view)
    # Pieces of extensions may be taller than scenery.
    overhang = design.GAP if view.counters else 0
    above = design.MARGIN + top + overhang
    available = Box(design.MARGIN + RULER, above, width - RULER - design.GAP, most - above - RULER - design.MARGIN)
    inner = available._replace(height=window.square(available, MAX_SQUARE) * window.rows)
    frame = window.frame(inner, MAX_SQUARE)
    height, edge = inner.y + inner.height + RULER + design.MARGIN, design.MARGIN // 2
    title = Box(design.MARGIN, edge, width, header)
    board = Box(edge, edge + top, design.WIDTH - design.MARGIN, height - top - design.MARGIN)
    ops = (
        *header_ops(view, title, design.TITLE, localizer("points", points=view.score)),
        *counter_ops(view, design.MARGIN, edge + header),
        Panel(board, design.PANEL, design.MARGIN),
        *coordinate_ops(window, frame),
        *kingdom_ops(view, window, frame),
    )
    return Drawing(design.WIDTH, height, ops), frame


def emblem_ops(players: Sequence[int], x: int, middle: int, size: int) -> Iterator[Op]:
    """Draw the emblems of players from `x` on, around the height `middle`. The emblems of a team overlap."""
    # The emblems are drawn from right to left, so the first player's emblem lies on top.
    for index, player in reversed([*enumerate(players)]):
        yield Sprite(Emblem(player), x + index * size * 2 // 3, middle - size // 2, size)


def emblems_width(players: Sequence[int], size: int) -> int:
    return size + (len(players) - 1) * size * 2 // 3


def counters_height(view: KingdomView) -> int:
    return COUNTERS if view.counters else 0


def counter_ops(view: KingdomView, x: int, y: int) -> Iterator[Op]:
    for counter in view.counters:
        yield Sprite(counter.sprite, x, y + (COUNTERS - COUNTER) // 2, COUNTER)
        x += COUNTER + 3
        if counter.count is not None:
            number = counter_text(counter.count, x, y + COUNTERS // 2)
            yield number
            x += number.width + 8


def line_of_counters(view: KingdomView, box: Box) -> Iterator[Op]:
    """Draw the score and all counters except zeros in a dense line across the box."""
    middle, points = box.y + box.height // 2, view.shown_number
    width = estimated_width(points, design.BODY)
    yield Text(points, box.x + 2, middle, width, design.BODY, design.GOLD)
    shown = [counter for counter in view.counters if counter.count != 0]
    numbers = [counter_text(each.count, 0, middle) if each.count else None for each in shown]
    needed = sum(COUNTER + (number.width if number else 0) for number in numbers)
    gap = min(10, (box.width - width - 2 - needed) // max(1, len(shown)))
    x = box.x + box.width - needed - gap * (len(shown) - 1)
    for counter, number in zip(shown, numbers, strict=True):
        yield Sprite(counter.sprite, x, middle - COUNTER // 2, COUNTER)
        x += COUNTER
        if number:
            yield replace(number, x=x)
            x += number.width
        x += gap


def counter_text(count: int, x: int, y: int, align: Literal["left", "middle"] = "left") -> Text:
    number, color = str(count), design.TEXT if count else design.TEXT_SOFT
    return Text(number, x, y, estimated_width(number, design.BODY), design.BODY, color, align)


def header_height(view: KingdomView, first: int, size: int) -> int:
    """Return the height of a header with type of that size; `first` is the height of its first name."""
    return first + (len(view.owner.names) - 1) * _name_row(size)


def _name_row(size: int) -> int:
    return size * 4 // 3


def header_ops(view: KingdomView, box: Box, size: int, score: str, ink: design.Color | None = None) -> Iterator[Op]:
    """Draw emblem and name, below one another for a team, and at the right the domino to be placed and the score.

    `ink` is the color of all words on a plate.
    """
    middle, right = box.y + box.height // 2, box.x + box.width
    score_width = estimated_width(score, size)
    yield Text(score, right, middle, score_width, size, ink or design.GOLD, "right")
    right -= score_width + size // 3
    if domino := view.header_domino:
        number = shown_number(domino, names_box=view.names_box)
        right -= 2 * HEADER_SQUARE + tag_width(number) + design.GAP * 3 // 2
        yield from domino_ops(domino, right + design.GAP // 2, middle - HEADER_SQUARE // 2, HEADER_SQUARE)
        yield from tag_ops(domino, number, right + 2 * HEADER_SQUARE + design.GAP, middle)
    names = view.owner.names
    y = middle - (len(names) - 1) * _name_row(size) // 2
    room = right - box.x - size * 5 // 4 - size // 6
    name_size = size if all(estimated_width(name, size) <= room for name in names) else design.BODY
    for player, name in zip(view.owner.player_indices, names, strict=True):
        yield from emblem_name_ops(player, name, Box(box.x, y, right - box.x, 0), size, name_size, ink or design.TEXT)
        y += _name_row(size)


def emblem_name_ops(
    player: int,
    name: str,
    box: Box,
    size: int = design.BODY,
    name_size: int = design.BODY,
    color: design.Color = design.TEXT,
) -> Iterator[Op]:
    """Draw an emblem for type of a size, and after the emblem the name, in a line across the box."""
    emblem, left, middle = size * 5 // 4, size * 5 // 4 + size // 6, box.y + box.height // 2
    yield Sprite(Emblem(player), box.x, middle - emblem // 2, emblem)
    yield Text(name, box.x + left, middle, box.width - left, name_size, color, is_name=True)
