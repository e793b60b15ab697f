"""The end of a game: who won and why, every kingdom, the points, what there was to see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from engine.dominoes import TERRAINS
from engine.scoring import Standing
from renderers import sprites, theme
from renderers.layout.board import property_ops
from renderers.layout.court import terrain_ops
from renderers.layout.kingdom import badge_ops
from renderers.layout.table import kingdoms_height, kingdoms_ops
from renderers.localizer import Localizer
from renderers.ops import Box, Drawing, Op, Panel, Stand, Text
from renderers.text import decision, highlights, part_name, title
from renderers.view import Owner, PosterView, Section

TITLE = 84
ROW = 42
LABEL = 230
ICON, KING = 34, 64
POINTS, WHY = 56, 290
LEFT = theme.MARGIN // 2 + theme.GAP
RIGHT = theme.WIDTH - LEFT
_TERRAIN_NAMED = {terrain.value: terrain for terrain in TERRAINS}

Row = Callable[[int], Iterator[Op]]
"""A row of a section, given the height of its middle."""


def poster(view: PosterView, localizer: Localizer) -> Drawing:
    ops, y = [*_title(view, localizer)], TITLE
    if "kingdoms" in view.sections:
        ops += kingdoms_ops(view.kingdoms, TITLE, localizer, extra=property_ops)
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
    players = [player for winner in view.winners for player in winner.players]
    for player, x in ((players[0], LEFT), (players[-1], RIGHT - KING)):
        yield Stand(sprites.king(player), x, (TITLE - KING) // 2, KING)
    room = RIGHT - LEFT - 2 * KING - theme.GAP
    yield Text(title(view, localizer), theme.WIDTH // 2, TITLE // 2, room, theme.TITLE, theme.GOLD, "middle")


def _ranking(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    return [partial(_standing, view, standing, localizer) for standing in view.ranking]


def _standing(view: PosterView, standing: Standing, localizer: Localizer, y: int) -> Iterator[Op]:
    owner, why = view.kingdoms[standing.kingdom].owner, decision(standing, localizer)
    yield Text(f"{standing.place}.", LEFT, y, ICON, theme.BODY, theme.TEXT_SOFT)
    yield from badge_ops(owner, LEFT + ICON, y, ICON)
    points = LEFT + 2 * ICON + len(owner.teammates) * ICON * 2 // 3 + POINTS
    yield Text(str(standing.total), points, y, POINTS, theme.BODY, theme.GOLD, "right")
    name, end = points + theme.GAP, RIGHT - WHY if why else RIGHT
    yield Text(owner.name, name, y, end - name, theme.BODY, theme.TEXT)
    yield Text(why, RIGHT, y, WHY - theme.GAP, theme.BODY, theme.TEXT_SOFT, "right")


def _breakdown(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    owners = [each.owner for each in view.kingdoms]
    totals = tuple(each.score for each in view.kingdoms)
    return [
        partial(_owners, owners),
        *(partial(_points, view, part, part_name(part, localizer), points) for part, points in view.parts),
        partial(_points, view, "", localizer("part-total"), totals),
    ]


def _owners(owners: Sequence[Owner], y: int) -> Iterator[Op]:
    for owner, x in zip(owners, _columns(len(owners)), strict=True):
        yield from badge_ops(owner, x - ICON // 2 - (len(owner.teammates) * ICON) // 3, y, ICON)


def _points(view: PosterView, part: str, label: str, points: Sequence[int], y: int) -> Iterator[Op]:
    yield from _sign(part, y - ICON // 2)
    queen = view.queen if view.queen and view.queen.terrain.value == part else None
    colour = theme.TEXT if part else theme.GOLD
    yield Text(label, LEFT + ICON + 12, y, LABEL - ICON - 12, theme.BODY, colour)
    for number, each, x in zip(points, view.kingdoms, _columns(len(points)), strict=True):
        yield Text(str(number), x, y, 60, theme.BODY, colour if number else theme.TEXT_SOFT, "middle")
        if queen and queen.owner == each.owner:
            yield Stand(sprites.token("queen"), x + 20, y - ICON // 2, ICON)


def _sign(part: str, y: int) -> Iterator[Op]:
    """A little picture of what the points are for, where there is one."""
    if part in _TERRAIN_NAMED:
        yield from terrain_ops(_TERRAIN_NAMED[part], LEFT, y, ICON)
    elif part in sprites.HOUSES:
        yield Stand(sprites.building(part), LEFT, y, ICON)
    elif part == "wealth":
        yield Stand(sprites.token("coin"), LEFT, y, ICON)


def _columns(count: int) -> list[int]:
    """The middles of that many columns beside the labels."""
    width = RIGHT - LEFT - LABEL
    return [LEFT + LABEL + width * (2 * index + 1) // (2 * count) for index in range(count)]


def _highlights(view: PosterView, localizer: Localizer) -> Sequence[Row]:
    return [partial(_highlight, owner, text) for owner, text in highlights(view, localizer)]


def _highlight(owner: Owner, text: str, y: int) -> Iterator[Op]:
    yield from badge_ops(owner, LEFT, y, ICON)
    left = LEFT + ICON + 12 + len(owner.teammates) * ICON * 2 // 3
    yield Text(text, left, y, RIGHT - left, theme.BODY, theme.TEXT)


_ROWS: Mapping[Section, Callable[[PosterView, Localizer], Sequence[Row]]] = MappingProxyType(
    {"ranking": _ranking, "breakdown": _breakdown, "highlights": _highlights}
)
