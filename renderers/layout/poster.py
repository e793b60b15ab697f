"""The end of a game: who won and why, every kingdom, the points, what there was to see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from engine.dominoes import TERRAINS
from engine.scoring import Standing
from renderers import sprites, theme
from renderers.layout.board import Cell, Frame, corners, property_ops
from renderers.layout.table import kingdoms_height, kingdoms_ops
from renderers.ops import Box, Drawing, Land, Op, Panel, Stand, Text
from renderers.text import decision, highlights, title
from renderers.view import KingdomView, Owner, PosterView
from renderers.words import Words

TITLE = 84
ROW = 42
LABEL = 230
ICON, KING = 34, 64
LEFT = theme.MARGIN // 2 + theme.GAP
RIGHT = theme.WIDTH - LEFT
_TERRAIN_NAMED = {terrain.value: terrain for terrain in TERRAINS}

Row = Callable[[int], Iterator[Op]]
"""A row of a section, given the height of its middle."""


def poster(view: PosterView, words: Words) -> Drawing:
    ops = [*_title(view, words), *kingdoms_ops(view.kingdoms, TITLE, words, extra=_properties)]
    y = TITLE + kingdoms_height(view.kingdoms)
    for rows in (_ranking(view, words), _breakdown(view, words), _highlights(view, words)):
        height = len(rows) * ROW + theme.GAP
        ops.append(Panel(Box(theme.MARGIN // 2, y, theme.WIDTH - theme.MARGIN, height), theme.PANEL, theme.MARGIN))
        for index, row in enumerate(rows):
            ops += row(y + theme.GAP // 2 + ROW * index + ROW // 2)
        y += height + theme.MARGIN // 2
    return Drawing(theme.WIDTH, y, tuple(ops))


def _title(view: PosterView, words: Words) -> Iterator[Op]:
    for winner, x in ((view.winners[0], LEFT), (view.winners[-1], RIGHT - KING)):
        yield Stand(sprites.king(winner.crest), x, (TITLE - KING) // 2, KING)
    room = RIGHT - LEFT - 2 * KING - theme.GAP
    yield Text(title(view, words), theme.WIDTH // 2, TITLE // 2, room, theme.TITLE, theme.GOLD, "middle")


def _properties(view: KingdomView, frame: Frame) -> Iterator[Op]:
    return property_ops(view.kingdom, frame)


def _ranking(view: PosterView, words: Words) -> Sequence[Row]:
    return [partial(_standing, view, standing, words) for standing in view.ranking]


def _standing(view: PosterView, standing: Standing, words: Words, y: int) -> Iterator[Op]:
    owner = view.kingdoms[standing.kingdom].owner
    yield Text(f"{standing.place}.", LEFT, y, ICON, theme.BODY, theme.TEXT_SOFT)
    yield _icon(owner, LEFT + ICON, y)
    yield Text(owner.name, LEFT + 80, y, 230, theme.BODY, theme.TEXT)
    yield Text(str(standing.total), LEFT + 370, y, 60, theme.BODY, theme.GOLD, "right")
    yield Text(decision(standing, words), LEFT + 390, y, RIGHT - LEFT - 390, theme.BODY, theme.TEXT_SOFT)


def _breakdown(view: PosterView, words: Words) -> Sequence[Row]:
    owners = [each.owner for each in view.kingdoms]
    totals = tuple(each.score for each in view.kingdoms)
    return [
        partial(_owners, owners),
        *(partial(_points, part, words(f"part-{part.replace('_', '-')}"), points) for part, points in view.parts),
        partial(_points, "", words("part-total"), totals),
    ]


def _owners(owners: Sequence[Owner], y: int) -> Iterator[Op]:
    for owner, x in zip(owners, _columns(len(owners)), strict=True):
        yield _icon(owner, x - ICON // 2, y)


def _points(part: str, label: str, points: Sequence[int], y: int) -> Iterator[Op]:
    if part in _TERRAIN_NAMED:
        here = Cell(0, 0)
        terrain = _TERRAIN_NAMED[part]
        yield Land(terrain, LEFT, y - ICON // 2, ICON, corners(here, [here]), here)
        yield Stand(sprites.scenery(terrain, 0), LEFT, y - ICON // 2, ICON)
    colour = theme.TEXT if part else theme.GOLD
    yield Text(label, LEFT + ICON + 12, y, LABEL - ICON - 12, theme.BODY, colour)
    for number, x in zip(points, _columns(len(points)), strict=True):
        yield Text(str(number), x, y, 60, theme.BODY, colour if number else theme.TEXT_SOFT, "middle")


def _columns(count: int) -> list[int]:
    """The middles of that many columns beside the labels."""
    width = RIGHT - LEFT - LABEL
    return [LEFT + LABEL + width * (2 * index + 1) // (2 * count) for index in range(count)]


def _highlights(view: PosterView, words: Words) -> Sequence[Row]:
    return [partial(_highlight, owner, text) for owner, text in highlights(view, words)]


def _highlight(owner: Owner, text: str, y: int) -> Iterator[Op]:
    yield _icon(owner, LEFT, y)
    yield Text(text, LEFT + ICON + 12, y, RIGHT - LEFT - ICON - 12, theme.BODY, theme.TEXT)


def _icon(owner: Owner, x: int, y: int) -> Stand:
    return Stand(sprites.emblem(owner.crest), x, y - ICON // 2, ICON)
