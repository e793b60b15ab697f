"""Draw operations, in pixels of the picture: what a layout is made of, from the back to the front.

Sprites are named by keys, and only `renderers.sprites` loads them, so views and layouts need no Pillow. Land may say
its `background`, the colour of everything under it, where that is a single one: what it looks like then depends on
nothing else, so it is painted once and cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from engine.dominoes import Terrain
from renderers.design import Colour


class Part(NamedTuple):
    """A drawing of art/ by its name, and where it is drawn: shares of the size of the sprite.

    The drawing itself is so many `squares` wide.
    """

    drawing: str
    x: float = 0.0
    y: float = 0.0
    width: float = 1.0
    squares: int = 1


class SpriteKey:
    """Base class of what a sprite shows: one frozen dataclass, or one Enum, for each kind of sprite."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The drawings of which the sprite consists, from back to front."""
        raise NotImplementedError


@dataclass(frozen=True)
class Scenery(SpriteKey):
    """What stands in the middle of a square of bare land: a motif of its terrain, by its name (`renderers.motifs`)."""

    terrain: Terrain
    motif: str

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part(f"motifs/{self.terrain.value}/{self.motif}"),)


@dataclass(frozen=True)
class SetPiece(SpriteKey):
    """What stands on two by two squares of a large property; its size is that of both squares."""

    terrain: Terrain

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part(f"set-pieces/{self.terrain.value}", squares=2),)


@dataclass(frozen=True)
class Seam(SpriteKey):
    """What grows on the line between two squares of one property; centred on its square's north west corner."""

    terrain: Terrain

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part(f"seams/{self.terrain.value}", -0.5, -0.5),)


@dataclass(frozen=True)
class OfPlayer(SpriteKey):
    """A sprite in the colour of the player with that index, with the player's emblem."""

    player_index: int
    drawing: ClassVar[str]

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part(f"{self.drawing}-{self.player_index + 1}"),)


class Castle(OfPlayer):
    drawing = "castle"


class GrandCastle(Castle):
    drawing = "grand-castle"


class King(OfPlayer):
    drawing = "king"


class Emblem(OfPlayer):
    drawing = "shield"


class Pennant(OfPlayer):
    drawing = "pennant"


@dataclass(frozen=True)
class Crowns(SpriteKey):
    """A ribbon with that many crowns, in the north west corner of a square."""

    count: int

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part(f"crowns-{self.count}"),)


@dataclass(frozen=True)
class CrownBadge(SpriteKey):
    """A wide crown that a number is written on."""

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part("crown-badge"),)


@dataclass(frozen=True)
class Confetti(SpriteKey):
    """Scraps of paper; `variant` is any number."""

    variant: int

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part(f"confetti-{self.variant % CONFETTI + 1}"),)


CONFETTI = 6
"""How many drawings of confetti there are."""


class Ornament(SpriteKey, Enum):
    """What a drawing alone shows, by its name."""

    WREATH = "wreath"
    CROWN = "crown"
    RIBBON_WEST = "ribbon-west"
    RIBBON_EAST = "ribbon-east"
    LEVEL_1 = "level-1"
    LEVEL_2 = "level-2"
    LEVEL_3 = "level-3"
    LEVEL_4 = "level-4"
    PLAIN_CASTLE = "plain-castle"

    @property
    def parts(self) -> tuple[Part, ...]:
        return (Part(self.value),)


class Corner(Enum):
    """What a quarter of a square borders on, seen from its own corner of the square."""

    OPEN = "open"
    """land all around"""
    NOTCH = "notch"
    """land beside and above, none across the corner"""
    BESIDE = "beside"
    """an edge beside it: land above only"""
    ABOVE = "above"
    """an edge above it: land beside only"""
    ROUND = "round"
    """no land around"""

    @classmethod
    def of(cls, *, beside: bool, above: bool, across: bool) -> Corner:
        """Return the corner between these neighbours, which may or may not belong to the same land."""
        if beside and above:
            return cls.OPEN if across else cls.NOTCH
        if above:
            return cls.BESIDE
        return cls.ABOVE if beside else cls.ROUND


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
    """A rounded rectangle; a disc if `radius` is half its width."""

    box: Box
    fill: Colour
    radius: int
    outline: Colour | None = None
    outline_width: int = 2


@dataclass(frozen=True)
class Land:
    """The ground of one square at (x, y).

    The ground of a terrain is endless; `phase` is the column and the row of the square on it.
    """

    terrain: Terrain
    x: int
    y: int
    size: int
    corners: Corners
    phase: tuple[int, int]
    background: Colour | None = None


@dataclass(frozen=True)
class Unknown:
    """One square of land that nobody has seen yet; `is_far` if nothing can be placed there. For `phase` see `Land`."""

    x: int
    y: int
    size: int
    phase: tuple[int, int]
    is_far: bool = False


OutlineStyle: TypeAlias = Literal["last", "ghost", "property"]


@dataclass(frozen=True)
class Outline:
    """The outline of some land, on one of its squares."""

    style: OutlineStyle
    x: int
    y: int
    size: int
    corners: Corners


@dataclass(frozen=True)
class Sprite:
    """A sprite for a square of `size` pixels at (x, y), which it may overhang."""

    key: SpriteKey
    x: int
    y: int
    size: int


@dataclass(frozen=True)
class Text:
    """One line of text whose middle is at `y`; `x` is its left end, its middle or its right end.

    A text wider than `width` is made narrower (`fonts.NARROWEST_NAME`, `fonts.NARROWEST`). If that is not enough, a
    name is cut, and words are set in two smaller lines. It runs from left to right or, if it is a name, in the
    direction of its first letter.
    """

    text: str
    x: int
    y: int
    width: int
    size: int
    colour: Colour
    align: Literal["left", "middle", "right"] = "left"
    is_name: bool = False


@dataclass(frozen=True)
class Polyline:
    """A line from point to point, with round ends and corners; it has at least two points."""

    points: tuple[tuple[int, int], ...]
    width: int
    colour: Colour


@dataclass(frozen=True)
class Faded:
    """Operations inside `box`, painted with that opacity: `strength` is from 0 to 1."""

    ops: tuple[Op, ...]
    box: Box
    strength: float


Op: TypeAlias = Panel | Land | Unknown | Outline | Sprite | Text | Polyline | Faded


@dataclass(frozen=True)
class Drawing:
    width: int
    height: int
    ops: tuple[Op, ...]


LENGTHS = {"x", "y", "size", "width", "radius", "outline_width"}
"""The fields of operations that are in pixels, besides boxes and points."""


def scaled(drawing: Drawing, factor: int) -> Drawing:
    if factor == 1:  # as almost always: making every operation anew takes as long as the layout
        return drawing
    return Drawing(drawing.width * factor, drawing.height * factor, _scaled(drawing.ops, factor))


def _scaled(ops: tuple[Op, ...], factor: int) -> tuple[Op, ...]:
    return tuple(replace(op, **dict(_lengths(op, factor))) for op in ops)


def _lengths(op: Op, factor: int) -> Iterator[tuple[str, Any]]:
    for name, value in vars(op).items():
        if name in LENGTHS:
            yield name, value * factor
        elif name == "box":
            yield name, Box(*(factor * length for length in value))
        elif name == "points":
            yield name, tuple((x * factor, y * factor) for x, y in value)
        elif name == "ops":
            yield name, _scaled(value, factor)
