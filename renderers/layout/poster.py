"""Layout of the end of a game: who won, every kingdom by rank, the points as a table, what was remarkable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle
from types import MappingProxyType

from renderers import design
from renderers.characters import estimated_width, isolated, shortened, without_isolation
from renderers.draw_operations import Box, Drawing, Op, Panel, Sprite, Text
from renderers.layout.board import icon_ops
from renderers.layout.breakdown import ICON, LEFT, RIGHT, ROW, columns, head_ops, row_ops
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.layout.podium import podium_height, podium_ops
from renderers.localizer import Localizer
from renderers.sprite_keys import Confetti, Festive, Pennant
from renderers.view import Owner, PosterView, ScorePart, Section
from renderers.wording import headline, highlights, owner_names

HEADING = 142
"""Height of the bunting and the ribbon."""
PENNANT, CONFETTI = 60, 120
"""Sizes of a pennant and of a square of confetti."""
RIBBON = Box(74, 68, design.WIDTH - 148, 60)
HEADLINES = 40, design.TITLE, design.BODY
"""Sizes of the type on the ribbon."""
LONGEST_NAME, SHORTEST_NAME = 32, 4
"""How many characters a name may have, and how many are kept when it is shortened."""
ESTIMATE = 0.86
"""What most words measure, as a share of their estimated width."""
HIGHLIGHT, EMBLEM = 76, 44
"""Height of a highlight, and size of the emblem beside it."""
NAME = LEFT + ICON + 10
"""Where the name of a part of the score begins, after its icon."""

Row = Callable[[int], Iterator[Op]]
"""A row of a section, given the height of its middle."""


def poster(view: PosterView, localizer: Localizer) -> Drawing:
    """Lay out the sections of the poster, one below another; a section without rows is left out."""
    ops: list[Op] = []
    y = design.MARGIN // 2
    if "kingdoms" in view.sections:
        ops += [*_heading(view, localizer), *podium_ops(view, HEADING, localizer)]
        y = HEADING + podium_height(view)
    for section, (make, row_height) in _ROWS.items():
        rows = make(view, localizer) if section in view.sections else ()
        if not rows:
            continue
        height = len(rows) * row_height + design.GAP
        ops.append(Panel(Box(design.MARGIN // 2, y, design.WIDTH - design.MARGIN, height), design.PANEL, design.MARGIN))
        for index, row in enumerate(rows):
            ops += row(y + design.GAP // 2 + row_height * index + row_height // 2)
        y += height + design.MARGIN // 2
    return Drawing(design.WIDTH, y, tuple(ops))


def _heading(view: PosterView, localizer: Localizer) -> Iterator[Op]:
    """Draw bunting and confetti, and a ribbon that says who won."""
    for number in range(design.WIDTH // CONFETTI):
        yield Sprite(Confetti(number), number * CONFETTI, HEADING - CONFETTI, CONFETTI)
    players = [player for each in view.ranked for player in each.owner.player_indices]
    for number, player in zip(range(design.WIDTH // PENNANT), cycle(players)):
        yield Sprite(Pennant(player), number * PENNANT, 0, PENNANT)
    yield Sprite(Festive.RIBBON_WEST, RIBBON.x - RIBBON.height, RIBBON.y, RIBBON.height)
    yield Sprite(Festive.RIBBON_EAST, RIBBON.x + RIBBON.width, RIBBON.y, RIBBON.height)
    yield Panel(RIBBON, design.GOLD, 6, design.INK, 3)
    middle = RIBBON.x + RIBBON.width // 2, RIBBON.y + RIBBON.height // 2
    room = RIBBON.width - design.GAP // 2
    # The largest type in which it fits, or else the smallest, with shortened names.
    size = next((size for size in HEADLINES if _fits(headline(view, localizer), size, room)), HEADLINES[-1])
    text = _fitting(partial(headline, view, localizer), size, room)
    yield Text(text, *middle, room, size, design.DISC_INK, "middle")


def _breakdown(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    kingdoms = [each.kingdom for each in view.ranking]
    totals = [str(each.total) for each in view.ranking]
    return [
        partial(head_ops, [each.owner for each in view.ranked]),
        *(partial(_part, view, part, kingdoms, part.label.text(localizer)) for part in view.parts),
        partial(row_ops, localizer("part-total"), NAME, totals, design.GOLD),
    ]


def _part(view: PosterView, part: ScorePart, kingdoms: Sequence[int], label: str, y: int) -> Iterator[Op]:
    """Draw a part of the score, with its icon and with the sprites of the highlights that belong to it."""
    yield from icon_ops(part.icon, LEFT, y - ICON // 2, ICON)
    yield from row_ops(label, NAME, [str(part.points[each]) for each in kingdoms], design.TEXT, y)
    for each, x in zip(view.ranked, columns(len(kingdoms)), strict=True):
        for highlight in view.highlights:
            if highlight.sprite and (highlight.part, highlight.owner) == (part.name, each.owner):
                yield Sprite(highlight.sprite, x + 18, y - ICON // 2, ICON)


def _highlights(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    return [partial(_highlight, owners, text, localizer) for owners, text in highlights(view, localizer)]


def _highlight(owners: Sequence[Owner], text: str, localizer: Localizer, y: int) -> Iterator[Op]:
    """Draw what was remarkable, and below it whose it was."""
    players = [player for each in owners for player in each.player_indices]
    yield from emblem_ops(players, LEFT, y, EMBLEM)
    left = LEFT + emblems_width(players, EMBLEM) + 14
    yield Text(text, left, y - 16, RIGHT - left, design.BODY, design.TEXT)
    # Each of several names runs in its own direction, and the names in the order of the emblems.
    name = _fitting(lambda named: owner_names(owners, localizer, named), design.BODY, RIGHT - left)
    yield Text(name, left, y + 17, RIGHT - left, design.BODY, design.TEXT_SOFT)


def _fitting(words: Callable[[Callable[[str], str]], str], size: int, room: int) -> str:
    """Return words with names, all shortened as far as necessary to fit into the room.

    `words` makes the text; its argument is the function that shortens each name.
    """
    shorter = (words(partial(_short_name, letters)) for letters in range(LONGEST_NAME, SHORTEST_NAME, -1))
    fitting = (text for text in shorter if _fits(text, size, room))
    return next(fitting, words(partial(_short_name, SHORTEST_NAME)))


def _short_name(letters: int, name: str) -> str:
    return isolated(shortened(name, letters))


def _fits(text: str, size: int, room: int) -> bool:
    return estimated_width(without_isolation(text), size) * ESTIMATE <= room


_ROWS: Mapping[Section, tuple[Callable[[PosterView, Localizer], Sequence[Row]], int]] = MappingProxyType(
    {"breakdown": (_breakdown, ROW), "highlights": (_highlights, HIGHLIGHT)}
)
"""The rows of each section, and their height."""
