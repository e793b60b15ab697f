"""Layout of the end of a game: who won, every kingdom by rank, the points as a table, what was remarkable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle
from types import MappingProxyType

from renderers import theme
from renderers.alt_text import headline, highlights
from renderers.characters import isolated
from renderers.draw_operations import Box, Drawing, Op, Panel, Sprite, Text
from renderers.layout.board import icon_ops
from renderers.layout.kingdom import emblem_ops
from renderers.layout.podium import podium_height, podium_ops
from renderers.localizer import Localizer, name_list
from renderers.sprite_keys import Confetti, Festive, Pennant
from renderers.view import Owner, PosterView, ScorePart, Section

HEADING = 142
"""Height of the bunting and the ribbon."""
PENNANT, CONFETTI = 60, 120
"""Sizes of a pennant and of a square of confetti."""
RIBBON = Box(74, 68, theme.WIDTH - 148, 60)
HEADLINE = 40
"""Size of the type on the ribbon."""
ROW, HIGHLIGHT = 40, 76
"""Heights of a row of the table and of a highlight."""
ICON, LABEL = 32, 256
"""Size of an icon in a row, and width of the name of a part with its icon."""
EMBLEM = 44
"""Size of the emblem beside a highlight."""
LEFT = theme.MARGIN // 2 + theme.GAP
RIGHT = theme.WIDTH - LEFT

Row = Callable[[int], Iterator[Op]]
"""A row of a section, given the height of its middle."""


def poster(view: PosterView, localizer: Localizer) -> Drawing:
    """A picture of the sections of the poster, one below another; a section without rows is left out."""
    ops: list[Op] = []
    y = theme.MARGIN // 2
    if "kingdoms" in view.sections:
        ops += [*_heading(view, localizer), *podium_ops(view, HEADING, localizer)]
        y = HEADING + podium_height(view)
    for section, (make, row_height) in _ROWS.items():
        rows = make(view, localizer) if section in view.sections else ()
        if not rows:
            continue
        height = len(rows) * row_height + theme.GAP
        ops.append(Panel(Box(theme.MARGIN // 2, y, theme.WIDTH - theme.MARGIN, height), theme.PANEL, theme.MARGIN))
        for index, row in enumerate(rows):
            ops += row(y + theme.GAP // 2 + row_height * index + row_height // 2)
        y += height + theme.MARGIN // 2
    return Drawing(theme.WIDTH, y, tuple(ops))


def _heading(view: PosterView, localizer: Localizer) -> Iterator[Op]:
    """Bunting and confetti, and a ribbon that says who won."""
    for number in range(theme.WIDTH // CONFETTI):
        yield Sprite(Confetti(number), number * CONFETTI, HEADING - CONFETTI, CONFETTI)
    players = [player for each in view.ranked for player in each.owner.player_indices]
    for number, player in zip(range(theme.WIDTH // PENNANT), cycle(players)):
        yield Sprite(Pennant(player), number * PENNANT, 0, PENNANT)
    yield Sprite(Festive.RIBBON_WEST, RIBBON.x - RIBBON.height, RIBBON.y, RIBBON.height)
    yield Sprite(Festive.RIBBON_EAST, RIBBON.x + RIBBON.width, RIBBON.y, RIBBON.height)
    yield Panel(RIBBON, theme.GOLD, 6, theme.INK, 3)
    middle = RIBBON.x + RIBBON.width // 2, RIBBON.y + RIBBON.height // 2
    # The names of a team are twice as long.
    size = theme.TITLE if view.winners[0].is_team else HEADLINE
    yield Text(headline(view, localizer), *middle, RIBBON.width - theme.GAP, size, theme.DISC_INK, "middle")


def _breakdown(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    columns = [each.kingdom for each in view.ranking]
    totals = [each.total for each in view.ranking]
    return [
        partial(_owners, [each.owner for each in view.ranked]),
        *(partial(_part, view, part, columns, part.label.text(localizer)) for part in view.parts),
        partial(_points, localizer("part-total"), totals, theme.GOLD),
    ]


def _owners(owners: Sequence[Owner], y: int) -> Iterator[Op]:
    """The head of the table: an emblem above each column."""
    for owner, x in zip(owners, _columns(len(owners)), strict=True):
        yield from emblem_ops(owner, x - ICON // 2 - (len(owner.teammates) * ICON) // 3, y, ICON)


def _part(view: PosterView, part: ScorePart, columns: Sequence[int], label: str, y: int) -> Iterator[Op]:
    """A part of the score, with its icon and with the sprites of the highlights that belong to it."""
    yield from icon_ops(part.icon, LEFT, y - ICON // 2, ICON)
    yield from _points(label, [part.points[column] for column in columns], theme.TEXT, y)
    for each, x in zip(view.ranked, _columns(len(columns)), strict=True):
        for highlight in view.highlights:
            if highlight.sprite and (highlight.part, highlight.owner) == (part.name, each.owner):
                yield Sprite(highlight.sprite, x + 18, y - ICON // 2, ICON)


def _points(label: str, points: Sequence[int], colour: theme.Colour, y: int) -> Iterator[Op]:
    left = LEFT + ICON + 10
    yield Text(label, left, y, LEFT + LABEL - left, theme.BODY, colour)
    for number, x in zip(points, _columns(len(points)), strict=True):
        yield Text(str(number), x, y, 60, theme.BODY, colour if number else theme.TEXT_SOFT, "middle")


def _columns(count: int) -> list[int]:
    """The middles of that many columns to the right of the labels."""
    width = RIGHT - LEFT - LABEL
    return [LEFT + LABEL + width * (2 * index + 1) // (2 * count) for index in range(count)]


def _highlights(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    return [partial(_highlight, owner, text, localizer) for owner, text in highlights(view, localizer)]


def _highlight(owner: Owner, text: str, localizer: Localizer, y: int) -> Iterator[Op]:
    """What was remarkable, and below it whose it was."""
    yield from emblem_ops(owner, LEFT, y, EMBLEM)
    left = LEFT + EMBLEM + len(owner.teammates) * EMBLEM * 2 // 3 + 14
    yield Text(text, left, y - 16, RIGHT - left, theme.BODY, theme.TEXT)
    # Each name of a team runs in its own direction, and the names in the order of the emblems.
    name = name_list(map(isolated, owner.names), localizer) if owner.is_team else owner.name
    yield Text(name, left, y + 17, RIGHT - left, theme.BODY, theme.TEXT_SOFT, is_name=not owner.is_team)


_ROWS: Mapping[Section, tuple[Callable[[PosterView, Localizer], Sequence[Row]], int]] = MappingProxyType(
    {"breakdown": (_breakdown, ROW), "highlights": (_highlights, HIGHLIGHT)}
)
"""The rows of each section, and their height."""
