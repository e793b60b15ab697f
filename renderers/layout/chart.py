"""Layout of a chart of the chance to win: a line for each kingdom over the rounds of a game, with its emblem on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from math import ceil, dist

from renderers import theme
from renderers.draw_operations import Box, Op, Panel, Polyline, Text
from renderers.layout.kingdom import emblem_ops, emblems_width
from renderers.layout.paths import Pixel, dashes, heights
from renderers.localizer import Localizer
from renderers.view import AnalysisView

SCALE, PLOT, RULER = 84, 360, 60
"""Width of the percentages at the left, height of the plot, and of the numbers of rounds below it."""
MARKS = 0, 50, 100
"""The percentages at which there is a line across the plot."""
TICK, NUMBER = 8, 42
"""Height of the tick where a round begins, and room for its number."""
EMBLEM, LINE, RIM = 44, 7, 3
"""Size of an emblem on a line, width of a line, and that of the dark rim around both."""
DASH = 16
"""Length of the pieces in which the line of a team has the colours of its players in turn."""
APART, STEP = 4, 4
"""Pixels between two emblems, and between two places that an emblem may have on its line."""
CLEAR = 34
"""How far from all other lines an emblem stands best."""


@dataclass(frozen=True)
class Plot:
    """The area of the lines; `last` is the last point in time."""

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
class Course:
    """How the chance of a kingdom went: the points of its line, of which those from `end` on are not shown."""

    players: tuple[int, ...]
    points: tuple[Pixel, ...]
    end: int
    won: bool

    @property
    def shown(self) -> tuple[Pixel, ...]:
        return self.points[: self.end]

    @cached_property
    def heights(self) -> Mapping[int, int]:
        return heights(self.points)

    @cached_property
    def shown_heights(self) -> Mapping[int, int]:
        return heights(self.shown)


def chart_ops(view: AnalysisView, box: Box, localizer: Localizer) -> Iterator[Op]:
    """The chart; an emblem on a line may reach over the upper edge of the box by its half."""
    widest = max(emblems_width(owner.player_indices, EMBLEM) for owner in view.owners)
    lines = Box(box.x + SCALE, box.y, box.width - SCALE - widest // 2, PLOT)
    plot = Plot(lines, len(view.rounds) - 1)
    yield from _scale(plot, localizer)
    yield from _rounds(view, plot, localizer)
    courses = list(_courses(view, plot))
    # Those who did best lie on top.
    for course in reversed(courses):
        yield from _line_ops(course)
    for course, place in zip(courses, _emblem_boxes(courses, plot), strict=True):
        yield from _emblems(course.players, place)


def _scale(plot: Plot, localizer: Localizer) -> Iterator[Op]:
    """Lines across the plot, and the percentages that they stand for."""
    for mark in MARKS:
        y = plot.y(mark / 100)
        yield Panel(Box(plot.box.x, y - 1, plot.box.width, 2), theme.FREE_SQUARE, 1)
        words = localizer("percent", percent=mark)
        yield Text(words, plot.box.x - theme.GAP, y, SCALE - theme.GAP, theme.BODY, theme.TEXT_SOFT, "right")


def _rounds(view: AnalysisView, plot: Plot, localizer: Localizer) -> Iterator[Op]:
    """A tick where each round begins, and below the rounds as many of their numbers as there is room for."""
    middle = plot.bottom + RULER - theme.BODY // 2
    yield Text(localizer("chart-round"), plot.box.x - SCALE, middle, SCALE, theme.BODY, theme.TEXT_SOFT)
    starts = [plot.x(time) for time in view.beginnings]
    step = ceil(NUMBER * len(starts) / plot.box.width)
    for time, (west, east) in zip(view.beginnings, pairwise([*starts, plot.x(plot.last)]), strict=True):
        yield Panel(Box(west - 1, plot.bottom, 2, TICK), theme.TEXT_SOFT, 1)
        if view.rounds[time] % step == 1 % step and view.rounds[time]:
            number = str(view.rounds[time])
            yield Text(number, (west + east) // 2, middle, NUMBER, theme.BODY, theme.TEXT_SOFT, "middle")


# ---- lines


def _courses(view: AnalysisView, plot: Plot) -> Iterator[Course]:
    """The courses of all kingdoms by rank; a line ends where its kingdom can win no more, as all end at 0 but one."""
    for standing in view.ranking:
        chances = view.chances[standing.kingdom]
        points = tuple((plot.x(time), plot.y(chance)) for time, chance in enumerate(chances))
        last = max((time for time, chance in enumerate(chances) if chance), default=0)
        yield Course(view.owners[standing.kingdom].player_indices, points, last + 2, standing.place == 1)


def _line_ops(course: Course) -> Iterator[Op]:
    """A line with its rim, in the colours of all players of a team."""
    first, *others = (theme.PLAYER_COLOURS[player] for player in course.players)
    yield Polyline(course.shown, LINE + 2 * RIM, theme.BACKGROUND)
    yield Polyline(course.shown, LINE, first)
    for colour in others:
        yield from (Polyline(dash, LINE, colour) for dash in dashes(course.shown, DASH))


# ---- emblems


def _emblem_boxes(courses: Sequence[Course], plot: Plot) -> Iterator[Box]:
    """Where the emblems of each kingdom stand on its line: none covers another one, and where that can be no line."""
    taken = list[Box]()
    for course in courses:
        worth = partial(_worth, course, [each for each in courses if each is not course], plot)
        taken.append(max((box for box in _places(course, plot) if _is_free(box, taken)), key=worth))
        yield taken[-1]


def _places(course: Course, plot: Plot) -> Iterator[Box]:
    """All places on a line, the last one at its end; there are more of them than the others can take."""
    width = emblems_width(course.players, EMBLEM)
    east = plot.box.x + plot.box.width
    for x in range(east, plot.box.x + width // 2, -STEP):
        yield Box(x - width // 2, course.heights[x] - EMBLEM // 2, width, EMBLEM)


def _is_free(box: Box, taken: Sequence[Box]) -> bool:
    return all(
        box.x + box.width + APART <= other.x
        or other.x + other.width + APART <= box.x
        or abs(box.y - other.y) >= EMBLEM + APART
        for other in taken
    )


def _worth(course: Course, others: Sequence[Course], plot: Plot, box: Box) -> float:
    """How good a place is: as far from other lines as it takes, near the end of a winner or the best time of others."""
    x, y = box.x + box.width // 2, box.y + EMBLEM // 2
    if x not in course.shown_heights:
        return -1
    if course.won:
        telling = (x - plot.box.x) / plot.box.width
    else:
        telling = (plot.bottom - y) / max(1, plot.bottom - min(course.heights.values()))
    return telling + min(_clearance(x, y, each, box.width // 2 + APART) for each in others) / CLEAR


def _clearance(x: int, y: int, other: Course, reach: int) -> float:
    """How far a point is from another line, up to what is enough."""
    near = range(x - reach, x + reach + 1, STEP)
    return min((CLEAR, *(dist((x, y), (at, height)) for at in near if (height := other.shown_heights.get(at)))))


def _emblems(players: Sequence[int], box: Box) -> Iterator[Op]:
    """The emblems of a kingdom with their rim."""
    step = EMBLEM * 2 // 3
    for index in range(len(players)):
        disc = Box(box.x + index * step, box.y, EMBLEM, EMBLEM)
        yield Panel(disc.inside(-RIM), theme.BACKGROUND, EMBLEM // 2 + RIM)
    yield from emblem_ops(players, box.x, box.y + EMBLEM // 2, EMBLEM)
