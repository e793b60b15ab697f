"""Layout of the kingdoms at the end of a game: the winner's large and first, the others in the order of their rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from engine.scoring import Standing
from renderers import design
from renderers.draw_operations import Box, Op, Panel, Sprite, Text
from renderers.layout.board import Window, kingdom_ops
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.layout.points import property_ops
from renderers.layout.rows import rows_height, rows_of_boxes
from renderers.localizer import Localizer
from renderers.sprite_keys import Confetti, Festive
from renderers.view import KingdomView, Owner, PosterView

PADDING = 8
"""Between the edge of a panel and what is on it."""
HEADER, NAME = 44, 34
"""Heights of the line with place and points, and of one with a name."""
ICON = 34
WREATH, CROWN, EMBLEM = 210, 96, 100
"""Sizes of the wreath of a winner, of the crown on it and of the emblem in it."""
CONFETTI = 112
"""Size of a square of confetti."""
POINTS_SIZE = 44
"""Size of the type of a winner's points."""


@dataclass(frozen=True)
class Style:
    """How kingdoms are shown: in so many columns, with boards of that size.

    If there is one column, what is to be said about a kingdom is beside its board, otherwise above.
    """

    columns: int
    board: int

    def header_height(self, standings: Sequence[Standing], view: PosterView) -> int:
        """Return the height of what is above a board: place and points, and each name on its own line."""
        if self.columns == 1:
            return PADDING
        return HEADER + NAME * max(len(view.kingdoms[each.kingdom].owner.names) for each in standings)


WINNER, SECOND, HALF, THIRD = Style(1, 440), Style(1, 330), Style(2, 330), Style(3, 210)
_OTHERS = {1: SECOND, 2: HALF}
"""How those who did not win are shown after a single winner, by their number, if there are few."""
LARGE_GRID = 7
"""Squares of a grid that is too large for three columns."""


def groups(view: PosterView) -> list[tuple[Style, Sequence[Standing]]]:
    """Return the kingdoms that are shown alike, the winners first."""
    winners = [each for each in view.ranking if each.place == 1]
    others = view.ranking[len(winners) :]
    many = HALF if view.kingdoms[0].kingdom.size >= LARGE_GRID else THIRD
    if len(winners) == 1:
        shown = [(WINNER, winners), (_OTHERS.get(len(others), many), others)]
    else:
        shown = [(HALF, winners), (many, others)]
    return [(style, standings) for style, standings in shown if standings]


def podium_height(view: PosterView) -> int:
    """Return the height of all kingdoms, with the space below each."""
    return sum(_group_height(view, style, standings) for style, standings in groups(view))


def podium_ops(view: PosterView, y: int, localizer: Localizer) -> Iterator[Op]:
    """Draw all kingdoms from `y` on."""
    for style, standings in groups(view):
        header = style.header_height(standings, view)
        height = header + style.board + PADDING
        boxes = rows_of_boxes(len(standings), style.columns, height, y)
        for standing, box in zip(standings, boxes, strict=True):
            yield from _kingdom(view.kingdoms[standing.kingdom], standing, box, header, style, localizer)
        y += _group_height(view, style, standings)


def _group_height(view: PosterView, style: Style, standings: Sequence[Standing]) -> int:
    height = style.header_height(standings, view) + style.board + PADDING
    return rows_height(len(standings), style.columns, height)


def _kingdom(
    view: KingdomView, standing: Standing, box: Box, header: int, style: Style, localizer: Localizer
) -> Iterator[Op]:
    """Draw a panel with a kingdom; that of a winner has a golden outline."""
    yield Panel(box, design.PANEL, design.MARGIN, design.GOLD if standing.place == 1 else None, 4)
    x = box.x + (PADDING if style.columns == 1 else (box.width - style.board) // 2)
    board = Box(x, box.y + header, style.board, style.board)
    window = Window.on(view.kingdom)
    frame = window.frame(board, style.board)
    yield from kingdom_ops(view, window, frame)
    yield from property_ops(view, frame)
    if style.columns > 1:
        yield from _header(view, standing, box.inside(PADDING))
        return
    right = board.x + board.width + PADDING
    facts = Box(right, box.y, box.x + box.width - PADDING - right, box.height)
    yield from (_winner if style is WINNER else _second)(view, standing, facts, localizer)


def _header(view: KingdomView, standing: Standing, box: Box) -> Iterator[Op]:
    """Draw place, emblem and points in a line, and the names below it."""
    middle = box.y + ICON // 2
    yield from _place(standing, box.x, middle)
    yield from emblem_ops(view.owner.player_indices, box.x + ICON + 6, middle, ICON)
    yield Text(str(standing.total), box.x + box.width, middle, 80, design.BODY, design.GOLD, "right")
    yield from _names(view.owner, box.x + box.width // 2, middle + (ICON + NAME) // 2, box.width)


def _place(standing: Standing, x: int, middle: int) -> Iterator[Op]:
    """Draw a crown for the first place, else its number."""
    if standing.place == 1:
        yield Sprite(Festive.CROWN, x, middle - ICON // 2, ICON)
    else:
        yield Text(f"{standing.place}.", x, middle, ICON, design.BODY, design.TEXT_SOFT)


def _names(owner: Owner, x: int, y: int, width: int) -> Iterator[Op]:
    for index, name in enumerate(owner.names):
        yield Text(name, x, y + NAME * index, width, design.BODY, design.TEXT, "middle", is_name=True)


def _winner(view: KingdomView, standing: Standing, box: Box, localizer: Localizer) -> Iterator[Op]:
    """Draw the emblem in a wreath under a crown, and the points."""
    middle = box.x + box.width // 2
    top = box.y + (box.height - WREATH - POINTS_SIZE) // 2
    players = view.owner.player_indices
    size = EMBLEM - EMBLEM // 4 * (len(players) - 1)
    left = middle - emblems_width(players, size) // 2
    # Not behind the points: specks above letters change them.
    for number, (row, column) in enumerate(product(range(3), range(2))):
        yield Sprite(Confetti(number), middle - column * CONFETTI, box.y + row * CONFETTI, CONFETTI)
    yield Sprite(Festive.WREATH, middle - WREATH // 2, top, WREATH)
    yield from emblem_ops(players, left, top + WREATH * 53 // 100, size)
    yield Sprite(Festive.CROWN, middle - CROWN // 2, top - CROWN // 3, CROWN)
    points, y = localizer("picture-points", points=standing.total), top + WREATH + POINTS_SIZE
    yield Text(points, middle, y, box.width, POINTS_SIZE, design.GOLD, "middle")


def _second(view: KingdomView, standing: Standing, box: Box, localizer: Localizer) -> Iterator[Op]:
    """Draw place and emblem, the names and the points below one another."""
    middle, y = box.x + box.width // 2, box.y + box.height // 2 - HEADER
    players = view.owner.player_indices
    left = middle - emblems_width(players, 2 * ICON) // 2
    yield from _place(standing, left - ICON - 4, y)
    yield from emblem_ops(players, left, y, ICON * 2)
    yield from _names(view.owner, middle, y + HEADER + NAME // 2, box.width)
    points, y = localizer("picture-points", points=standing.total), y + HEADER + NAME * len(view.owner.names) + NAME
    yield Text(points, middle, y, box.width, design.TITLE, design.GOLD, "middle")
