"""Layout of a review: the chances of all players as curves."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from math import ceil, dist
from typing import TypeAlias

from renderers import design
from renderers.draw_operations import Box, Drawing, Op, Panel, Polyline, Text
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.localizer import Localizer
from renderers.view import AnalysisView

Pixel: TypeAlias = tuple[int, int]


def heights(path: Sequence[Pixel]) -> Mapping[int, int]:
    return {
        x: round(north + (south - north) * (x - west) / max(1, east - west))
        for (west, north), (east, south) in pairwise(path)
        for x in range(west, east + 1)
    }


def dashes(path: Sequence[Pixel], size: int) -> Iterator[tuple[Pixel, ...]]:
    """Yield every other piece of a path, from the second piece on. A piece is `size` pixels long."""
    lengths = [0.0, *accumulate(dist(*ends) for ends in pairwise(path))]
    for start in range(size, int(lengths[-1]) - size, 2 * size):
        inside = (point for point, length in zip(path, lengths, strict=True) if start < length < start + size)
        yield _along(path, lengths, start), *inside, _along(path, lengths, start + size)


def _along(path: Sequence[Pixel], lengths: Sequence[float], length: float) -> Pixel:
    """Return the point after a length of a path. `lengths` are the lengths of the path up to each point."""
    after = bisect_left(lengths, length)
    (west, north), (east, south) = path[after - 1 : after + 1]
    share = (length - lengths[after - 1]) / (lengths[after] - lengths[after - 1])
    return round(west + (east - west) * share), round(north + (south - north) * share)


LEFT = design.MARGIN // 2 + design.GAP
RIGHT = design.WIDTH - LEFT
SCALE, PLOT, RULER = 84, 360, 60
"""Width of the percentages at the left, maximum height of the plot, and height of the row of round numbers."""
MARKS = 0, 50, 100
"""The percentages with a line across the plot."""
TICK, NUMBER = 8, 42
"""Height of the tick at the beginning of a round, and room for the number of the round."""
EMBLEM, LINE, RIM = 44, 7, 3
"""Size of an emblem on a line, width of a line, and width of the dark rim around emblems and lines."""
DASH = 16
"""Length of a piece in the line of a team. The pieces have the colors of the players in turn."""
APART, STEP = 4, 4
"""Pixels between two emblems, and between two possible places of an emblem."""


@dataclass(frozen=True)
class Plot:
    """The area of the lines. `last` is the last point in time."""

    box: Box
    last: int

    @property
    def bottom(self) -> int:
        return self.box.y + self.box.height

    def x(self, time: int) -> int:
        return self.box.x + round(self.box.width * time / self.last)

    def y(self, chance: float) -> int:
        return self.box.y + round(self.box.height * (1 - chance))


@dataclass(frozen=True)
class Curve:
    """The chances of a kingdom as a line: all points, and the shown points."""

    players: tuple[int, ...]
    points: tuple[Pixel, ...]
    shown: tuple[Pixel, ...]

    @property
    def end(self) -> int:
        return self.shown[-1][0]

    @cached_property
    def heights(self) -> Mapping[int, int]:
        return heights(self.points)


@dataclass(frozen=True)
class EmblemPlace:
    """A possible place of a kingdom's emblems on the kingdom's line."""

    curve: Curve
    x: int

    @property
    def box(self) -> Box:
        width = emblems_width(self.curve.players, EMBLEM)
        return Box(self.x - width // 2, self.curve.heights[self.x] - EMBLEM // 2, width, EMBLEM)

    @property
    def distance_from_end(self) -> tuple[bool, int]:
        """The distance from the end of the line. Places beyond the end come last."""
        return self.x > self.curve.end, abs(self.x - self.curve.end)

    def is_apart(self, other: EmblemPlace) -> bool:
        one, two = self.box, other.box
        return (
            one.x + one.width + APART <= two.x
            or two.x + two.width + APART <= one.x
            or abs(one.y - two.y) >= EMBLEM + APART
        )


def chart_ops(view: AnalysisView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """Draw the chart. An emblem on a line may overhang the upper edge of the box by half the emblem."""
    widest = max(emblems_width(owner.player_indices, EMBLEM) for owner in view.owners)
    lines = Box(box.x + SCALE, box.y, box.width - SCALE - widest // 2, box.height - RULER)
    plot = Plot(lines, len(view.rounds) - 1)
    yield from _scale(plot, localizer)
    yield from _rounds(view, plot, localizer)
    curves = list(_curves(view, plot))
    # The line of the winner lies on top, so the other lines come first.
    for curve in reversed(curves):
        yield from _line_ops(curve)
    for place in _chosen(curves, plot):
        yield from _emblems(place)


def _scale(plot: Plot, localizer: Localizer) -> Iterator[Op]:
    for mark in MARKS:
        y = plot.y(mark / 100)
        yield Panel(Box(plot.box.x, y - 1, plot.box.width, 2), design.RAISED, 1)
        words = localizer("percent", percent=mark)
        yield Text(words, plot.box.x - design.GAP, y, SCALE - design.GAP, design.BODY, design.TEXT_SOFT, "right")


def _rounds(view: AnalysisView, plot: Plot, localizer: Localizer) -> Iterator[Op]:
    middle = plot.bottom + RULER - design.BODY // 2
    yield Text(localizer("chart-round"), plot.box.x - SCALE, middle, SCALE, design.BODY, design.TEXT_SOFT)
    step = ceil(NUMBER * plot.last / plot.box.width)
    for time, number in enumerate(view.rounds[1:]):
        west, east = plot.x(time), plot.x(time + 1)
        yield Panel(Box(west - 1, plot.bottom, 2, TICK), design.TEXT_SOFT, 1)
        # The number 0 stands for the time before the first round.
        if number and (number - 1) % step == 0:
            yield Text(str(number), (west + east) // 2, middle, NUMBER, design.BODY, design.TEXT_SOFT, "middle")


# ---- lines


def _curves(view: AnalysisView, plot: Plot) -> Iterator[Curve]:
    """Yield the curves of all kingdoms by rank. A line ends when its kingdom can win no more.

    At the end, all kingdoms but one are at 0, and longer lines would lie on one another.
    """
    for standing in view.ranking:
        chances = view.chances[standing.kingdom]
        points = tuple((plot.x(time), plot.y(chance)) for time, chance in enumerate(chances))
        last = max((time for time, chance in enumerate(chances) if chance), default=0)
        players = view.owners[standing.kingdom].player_indices
        yield Curve(players, points, points[: last + 2])


def _line_ops(curve: Curve) -> Iterator[Op]:
    first, *others = (design.PLAYER_COLORS[player] for player in curve.players)
    yield Polyline(curve.shown, LINE + 2 * RIM, design.BACKGROUND)
    yield Polyline(curve.shown, LINE, first)
    for color in others:
        yield from (Polyline(dash, LINE, color) for dash in dashes(curve.shown, DASH))


# ---- emblems


def _chosen(curves: Sequence[Curve], plot: Plot) -> Sequence[EmblemPlace]:
    """Choose places for the emblems: at the ends of the lines, or as near as possible without covering other emblems.

    A line has its emblems only once, because further emblems would look like events.
    """
    chosen = list[EmblemPlace]()
    for curve in curves:
        # A line has more places than all other emblems can cover, so a place is always free.
        free = (place for place in _places(curve, plot) if all(map(place.is_apart, chosen)))
        chosen.append(min(free, key=lambda place: place.distance_from_end))
    return chosen


def _places(curve: Curve, plot: Plot) -> Iterator[EmblemPlace]:
    """Return all places on a line, and beyond the end of the line at 0."""
    first = plot.box.x + emblems_width(curve.players, EMBLEM) // 2 + APART
    last = plot.box.x + plot.box.width
    return (EmblemPlace(curve, x) for x in (*range(first, last, STEP), max(first, curve.end), last))


def _emblems(place: EmblemPlace) -> Iterator[Op]:
    players, box = place.curve.players, place.box
    for index in range(len(players)):
        disc = Box(box.x + index * (EMBLEM * 2 // 3), box.y, EMBLEM, EMBLEM)
        yield Panel(disc.inside(-RIM), design.BACKGROUND, EMBLEM // 2 + RIM)
    yield from emblem_ops(players, box.x, box.y + EMBLEM // 2, EMBLEM)


TITLE, NAME = 52, 42
"""Heights of a title and of a row of names."""
NAMES, BADGE = 3, 36
"""Maximum number of names in a row, and size of the emblem before a name."""
TOP = design.MARGIN // 2
"""Margin of the panel."""


def analysis(view: AnalysisView, localizer: Localizer) -> Drawing:
    """Lay out the chart, and below it the names of the players by rank."""
    players = [each for owner in view.ranked for each in zip(owner.player_indices, owner.names, strict=True)]
    rows = ceil(len(players) / NAMES) * NAME + design.GAP // 2
    title, top = localizer("analysis-chances"), TOP + TITLE + EMBLEM // 2
    lines = Box(LEFT, top, RIGHT - LEFT, PLOT + RULER)
    names = top + lines.height + design.GAP // 2
    ops = (
        Panel(Box(TOP, TOP, design.WIDTH - design.MARGIN, names + rows - TOP), design.PANEL, design.MARGIN),
        Text(title, LEFT, TOP + TITLE // 2 + 2, RIGHT - LEFT, design.TITLE, design.TEXT),
        *chart_ops(view, lines, localizer),
        *_names(players, names),
    )
    return Drawing(design.WIDTH, names + rows + TOP, ops)


def _names(players: Sequence[tuple[int, str]], y: int) -> Iterator[Op]:
    # A row has as few names as possible without a further row, so long names have room.
    in_a_row = ceil(len(players) / ceil(len(players) / NAMES))
    width = (RIGHT - LEFT) // in_a_row
    for index, (player, name) in enumerate(players):
        row, column = divmod(index, in_a_row)
        x, middle = LEFT + column * width, y + row * NAME + NAME // 2
        left = x + BADGE + design.GAP // 2
        yield from emblem_ops([player], x, middle, BADGE)
        yield Text(name, left, middle, x + width - design.GAP // 2 - left, design.BODY, design.TEXT, is_name=True)
