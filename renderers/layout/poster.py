"""Layout of the end of a game: who won and why, every kingdom, the points, what was remarkable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from engine.dominoes import Terrain
from engine.scoring import Standing
from renderers import theme
from renderers.alt_text import highlight_texts, tie_break_text, winner_text
from renderers.draw_operations import Box, Drawing, Op, Panel, Sprite, Text
from renderers.layout.board import property_ops, terrain_ops
from renderers.layout.kingdom import emblem_ops
from renderers.layout.panels import kingdoms_height, kingdoms_ops
from renderers.localizer import Localizer
from renderers.sprite_keys import King, SpriteKey
from renderers.view import Owner, PosterView, ScorePart, Section

TITLE, ROW = 84, 42
"""Heights of the title and of a row."""
ICON, KING = 34, 64
"""Sizes of an icon in a row and of the kings beside the title."""
LABEL, POINTS, TIE_BREAK = 230, 56, 290
"""Widths of the name of a part, of the points in the ranking, and of the tie-break."""
LEFT = theme.MARGIN // 2 + theme.GAP
RIGHT = theme.WIDTH - LEFT

Row = Callable[[int], Iterator[Op]]
"""A row of a section, given the height of its middle."""


def poster(view: PosterView, localizer: Localizer) -> Drawing:
    """A picture of the sections of the poster, one below another; a section without rows is left out."""
    ops, y = [*_title(view, localizer)], TITLE
    if "kingdoms" in view.sections:
        ops += kingdoms_ops(view.kingdoms, TITLE, property_ops)
        y += kingdoms_height(view.kingdoms)
    for section, make in _ROWS.items():
        rows = make(view, localizer) if section in view.sections else ()
        if not rows:
            continue
        height = len(rows) * ROW + theme.GAP
        ops.append(Panel(Box(theme.MARGIN // 2, y, theme.WIDTH - theme.MARGIN, height), theme.PANEL, theme.MARGIN))
        for index, row in enumerate(rows):
            ops += row(y + theme.GAP // 2 + ROW * index + ROW // 2)
        y += height + theme.MARGIN // 2
    return Drawing(theme.WIDTH, y, tuple(ops))


def _title(view: PosterView, localizer: Localizer) -> Iterator[Op]:
    """Who won, between the kings of the first and the last of the winners."""
    players = [player for winner in view.winners for player in winner.player_indices]
    for player, x in ((players[0], LEFT), (players[-1], RIGHT - KING)):
        yield Sprite(King(player), x, (TITLE - KING) // 2, KING)
    max_width = RIGHT - LEFT - 2 * KING - theme.GAP
    yield Text(winner_text(view, localizer), theme.WIDTH // 2, TITLE // 2, max_width, theme.TITLE, theme.GOLD, "middle")


def _ranking(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    return [partial(_standing, view, standing, localizer) for standing in view.ranking]


def _standing(view: PosterView, standing: Standing, localizer: Localizer, y: int) -> Iterator[Op]:
    """A row of the ranking: place, emblem, points, name, and the tie-break if one decided."""
    owner, tie_break = view.kingdoms[standing.kingdom].owner, tie_break_text(standing, localizer)
    yield Text(f"{standing.place}.", LEFT, y, ICON, theme.BODY, theme.TEXT_SOFT)
    yield from emblem_ops(owner, LEFT + ICON, y, ICON)
    # The emblems of a team overlap: each further one takes two thirds of its width.
    points = LEFT + 2 * ICON + len(owner.teammates) * ICON * 2 // 3 + POINTS
    yield Text(str(standing.total), points, y, POINTS, theme.BODY, theme.GOLD, "right")
    name, end = points + theme.GAP, RIGHT - TIE_BREAK if tie_break else RIGHT
    yield Text(owner.name, name, y, end - name, theme.BODY, theme.TEXT, is_name=not owner.is_team)
    yield Text(tie_break, RIGHT, y, TIE_BREAK - theme.GAP, theme.BODY, theme.TEXT_SOFT, "right")


def _breakdown(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    owners = [each.owner for each in view.kingdoms]
    totals = [each.score for each in view.kingdoms]
    return [
        partial(_owners, owners),
        *(partial(_part, view, part, part.label.text(localizer)) for part in view.parts),
        partial(_points, localizer("part-total"), totals, theme.GOLD),
    ]


def _owners(owners: Sequence[Owner], y: int) -> Iterator[Op]:
    """The head of the breakdown: an emblem above each column."""
    for owner, x in zip(owners, _columns(len(owners)), strict=True):
        yield from emblem_ops(owner, x - ICON // 2 - (len(owner.teammates) * ICON) // 3, y, ICON)


def _part(view: PosterView, part: ScorePart, label: str, y: int) -> Iterator[Op]:
    """A part of the score, with its icon and with the sprites of the highlights that belong to it."""
    yield from _icon(part.icon, y - ICON // 2)
    yield from _points(label, part.points, theme.TEXT, y)
    for each, x in zip(view.kingdoms, _columns(len(part.points)), strict=True):
        for highlight in view.highlights:
            if highlight.sprite and (highlight.part, highlight.owner) == (part.name, each.owner):
                yield Sprite(highlight.sprite, x + 20, y - ICON // 2, ICON)


def _icon(icon: Terrain | SpriteKey | None, y: int) -> Iterator[Op]:
    if isinstance(icon, Terrain):
        yield from terrain_ops(icon, LEFT, y, ICON)
    elif icon:
        yield Sprite(icon, LEFT, y, ICON)


def _points(label: str, points: Sequence[int], colour: theme.Colour, y: int) -> Iterator[Op]:
    yield Text(label, LEFT + ICON + 12, y, LABEL - ICON - 12, theme.BODY, colour)
    for number, x in zip(points, _columns(len(points)), strict=True):
        yield Text(str(number), x, y, 60, theme.BODY, colour if number else theme.TEXT_SOFT, "middle")


def _columns(count: int) -> list[int]:
    """The middles of that many columns to the right of the labels."""
    width = RIGHT - LEFT - LABEL
    return [LEFT + LABEL + width * (2 * index + 1) // (2 * count) for index in range(count)]


def _highlights(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    return [partial(_highlight, owner, text) for owner, text in highlight_texts(view, localizer)]


def _highlight(owner: Owner, text: str, y: int) -> Iterator[Op]:
    yield from emblem_ops(owner, LEFT, y, ICON)
    left = LEFT + ICON + 12 + len(owner.teammates) * ICON * 2 // 3
    yield Text(text, left, y, RIGHT - left, theme.BODY, theme.TEXT)


_ROWS: Mapping[Section, Callable[[PosterView, Localizer], Sequence[Row]]] = MappingProxyType(
    {"ranking": _ranking, "breakdown": _breakdown, "highlights": _highlights}
)
