"""What tests of pictures share: moves, squares and operations by name, and random games."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from engine import Domino, Record, Square, State
from engine.moves import Move, Place
from renderers import View, analysis_view, design, poster_view
from renderers.__main__ import views
from renderers.draw_operations import Box, Drawing, Faded, Op, Panel, Shared, Sheet, Sprite, SpriteKey, Text
from renderers.localizer import LOCALES

NAMES = ["Ola", "Kim", "Ada", "Bo", "Eva", "Max", "Ida", "Jan"]
LARGEST_FILE = 130_000
"""The maximum size of a picture, in bytes."""
TWO_PLAYERS = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"
"""Ola is to place domino 3 in the first round; each has one domino in the kingdom."""
WITH_BONUSES = "kd+mh 2 w1w0w0##f2!12;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"
"""Ola has discarded domino 12, and the castle is too far from the centre; Kim can still have both bonuses."""

FULL = "w0 w1 f0 f0 f0\nw0 l1 l0 f1 m3\nw0 l0 ## f0 m2\ng0 g0 s0 s1 t0\ng1 g0 s0 t1 t0"
"""A kingdom without an empty square in its grid."""

Play = Callable[[str, int, int], Record]
"""A whole random game: variant, players and seed in, record out."""

GAMES = ("kd+mh", 4), ("kd7", 2), ("kd", 3), ("qd", 2), ("qd", 3), ("rw", 4), ("rw", 6), ("rwt", 8)
"""Variants and numbers of players whose pictures are made up of different parts."""

EXAMPLES = "en-US", "ru"
"""The language that the others are translated from, and the one with the widest words."""
each_language = pytest.mark.parametrize(
    "language",
    [
        pytest.param(path.name, marks=() if path.name in EXAMPLES else pytest.mark.languages)
        for path in sorted(LOCALES.iterdir())
        if path.is_dir()
    ],
)

K = TypeVar("K", bound=SpriteKey)
T = TypeVar("T")


def views_of(states: Sequence[State], share: float, names: Sequence[str] = NAMES) -> list[View]:
    """All views of a game at that share of it, and those of its end, also of one that two or all have won."""
    shown = [view for _, view in views(states[: int(share * (len(states) - 1)) + 1], None, names)]
    poster, kingdoms = poster_view(states, names), len(states[0].kingdoms)
    first = [replace(each, place=1) for each in poster.ranking]
    shared = [replace(poster, ranking=(*first[:number], *poster.ranking[number:])) for number in {2, kingdoms}]
    return [*shown, poster, *shared, analysis_view(states[0], names, [[1 / kingdoms] * kingdoms] * 14, range(14))]


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def place(text: str) -> Place:
    move = Move.parse(text)
    assert isinstance(move, Place)
    return move


def square(name: str) -> Square:
    return place(f"1@{name}e").square


def domino(name: str) -> Domino:
    return Domino.parse(name)


def flat(ops: Iterable[Op], kind: type[Any] = object) -> Iterator[Any]:
    """The operations of a kind, and those inside of faded ones and of parts that pictures share, in their places."""
    for op in ops:
        if isinstance(op, kind):
            yield op
        if isinstance(op, Faded):
            yield from flat(op.ops, kind)
        if isinstance(op, Shared):
            for each in op.part.ops:
                if isinstance(each, kind):
                    yield replace(each, x=op.x + each.x, y=op.y + each.y)


def map_squares(drawing: Drawing) -> list[Box]:
    """The squares of the maps under kingdoms, covered or not."""
    return [
        Box(sheet.box.x + x, sheet.box.y + y, sheet.size, sheet.size)
        for sheet in of(Sheet, drawing)
        for x in range(0, sheet.box.width, sheet.size)
        for y in range(0, sheet.box.height, sheet.size)
    ]


def of(kind: type[T], drawing: Drawing) -> list[T]:
    return [*flat(drawing.ops, kind)]


def discs(drawing: Drawing) -> list[Panel]:
    """The panels of numbered spots and of points."""
    return [op for op in of(Panel, drawing) if op.outline == design.DISC_INK]


def texts(drawing: Drawing) -> list[str]:
    return [op.text for op in of(Text, drawing)]


def sprites_of(kind: type[K], drawing: Drawing) -> list[Sprite]:
    return [op for op in of(Sprite, drawing) if isinstance(op.key, kind)]


def keys_of(kind: type[K], drawing: Drawing) -> list[K]:
    """The keys of that kind, in the order in which their sprites are drawn."""
    return [op.key for op in of(Sprite, drawing) if isinstance(op.key, kind)]
