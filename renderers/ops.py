"""What a layout is made of: draw operations, in pixels of the picture, from the back to the front."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from engine.dominoes import Terrain
from renderers.sprites import Corner, Standing
from renderers.theme import Colour


class Box(NamedTuple):
    """Left, top, width and height."""

    x: int
    y: int
    width: int
    height: int

    def inside(self, margin: int) -> Box:
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)


Corners: TypeAlias = tuple[Corner, Corner, Corner, Corner]
"""North west, north east, south west, south east."""


@dataclass(frozen=True)
class Panel:
    """A rounded rectangle; a disc where `radius` is half its width."""

    box: Box
    fill: Colour
    radius: int
    rim: Colour | None = None
    rim_width: int = 2


@dataclass(frozen=True)
class Land:
    """The ground of one square at (x, y); `phase` says which part of the endless ground of its terrain it is."""

    terrain: Terrain
    x: int
    y: int
    size: int
    corners: Corners
    phase: tuple[int, int]


RimStyle: TypeAlias = Literal["last", "ghost", "property"]


@dataclass(frozen=True)
class Rim:
    """A line around land, on one of its squares."""

    style: RimStyle
    x: int
    y: int
    size: int
    corners: Corners


@dataclass(frozen=True)
class Stand:
    """A sprite whose square is at (x, y)."""

    sprite: Standing
    x: int
    y: int
    size: int


@dataclass(frozen=True)
class Text:
    """One line of text whose middle is at `y`, cut to `width`; `x` is its left end, its middle or its right end."""

    text: str
    x: int
    y: int
    width: int
    size: int
    colour: Colour
    align: Literal["left", "middle", "right"] = "left"


@dataclass(frozen=True)
class Faded:
    """Operations that end inside `box`, at a strength from 0 to 1."""

    ops: tuple[Op, ...]
    box: Box
    strength: float


Op: TypeAlias = Panel | Land | Rim | Stand | Text | Faded


@dataclass(frozen=True)
class Drawing:
    width: int
    height: int
    ops: tuple[Op, ...]
