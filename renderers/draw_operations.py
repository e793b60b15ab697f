"""Draw operations, in pixels of the picture. A layout consists of draw operations from back to front.

Keys name sprites, and only `renderers.sprites` loads sprites, so views and layouts need no Pillow.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from engine.dominoes import Terrain
from renderers.design import Color


class PlacedDrawing(NamedTuple):
    """A drawing of tools/art/ by its name, and its place: `x`, `y` and `width` are shares of the size of the sprite."""

    drawing: str
    x: float = 0.0
    y: float = 0.0
    width: float = 1.0
    squares: int = 1
    """The width of the drawing itself, in squares."""


class SpriteKey:
    """The base class of the keys of sprites. Every kind of sprite is a frozen dataclass or an Enum."""

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        """The drawings of the sprite, from back to front."""
        raise NotImplementedError


@dataclass(frozen=True)
class Scenery(SpriteKey):
    """A drawing in the middle of a square: a motif of a terrain, by its name (`renderers.motifs`)."""

    terrain: Terrain
    motif: str

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing(f"motifs/{self.terrain.value}/{self.motif}"),)


@dataclass(frozen=True)
class SetPiece(SpriteKey):
    """A drawing on two by two squares of a large property. The size is the side of both squares."""

    terrain: Terrain

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing(f"set-pieces/{self.terrain.value}", squares=2),)


@dataclass(frozen=True)
class Seam(SpriteKey):
    """A drawing on the line between two squares of a property, centered on the north west corner of the square."""

    terrain: Terrain

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing(f"seams/{self.terrain.value}", -0.5, -0.5),)


@dataclass(frozen=True)
class OfPlayer(SpriteKey):
    """A sprite in the color of a player, with the emblem of the player."""

    player_index: int
    drawing: ClassVar[str]

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing(f"{self.drawing}-{self.player_index + 1}"),)


class Castle(OfPlayer):
    drawing = "castle"


class GrandCastle(Castle):
    drawing = "grand-castle"


class KingPiece(OfPlayer):
    drawing = "king"


class Emblem(OfPlayer):
    drawing = "shield"


class Pennant(OfPlayer):
    drawing = "pennant"


@dataclass(frozen=True)
class Crowns(SpriteKey):
    """A ribbon with `count` crowns, in the north west corner of a square."""

    count: int

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing(f"crowns-{self.count}"),)


@dataclass(frozen=True)
class CrownBadge(SpriteKey):
    """A wide crown with room for a number."""

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing("crown-badge"),)


@dataclass(frozen=True)
class Confetti(SpriteKey):
    """Scraps of paper. `variant` may be any number."""

    variant: int

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing(f"confetti-{self.variant % CONFETTI + 1}"),)


CONFETTI = 6
"""The number of drawings of confetti."""


class Ornament(SpriteKey, Enum):
    """A sprite of a single drawing, by the drawing's name."""

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
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (PlacedDrawing(self.value),)


class Corner(Enum):
    """The surroundings of a quarter of a square, seen from the corner of the square."""

    OPEN = "open"
    """land all around"""
    NOTCH = "notch"
    """land beside and above, none across the corner"""
    BESIDE = "beside"
    """an edge beside the corner: land above only"""
    ABOVE = "above"
    """an edge above the corner: land beside only"""
    ROUND = "round"
    """no land around"""

    @classmethod
    def of(cls, *, beside: bool, above: bool, across: bool) -> Corner:
        """Return the corner between three neighbors. An argument is true for a neighbor of the same land."""
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
    """A rounded rectangle. A panel with a `radius` of half the width is a disc."""

    box: Box
    fill: Color
    radius: int
    outline: Color | None = None
    outline_width: int = 2


@dataclass(frozen=True)
class Land:
    """The ground of one square at (x, y).

    The ground of a terrain is endless. `phase` is the column and the row of the square on the endless ground.
    """

    terrain: Terrain
    x: int
    y: int
    size: int
    corners: Corners
    phase: tuple[int, int]


@dataclass(frozen=True)
class Sheet:
    """A map of unknown land. `Land` explains `size`, and `phase` of the square in the north west."""

    box: Box
    size: int
    phase: tuple[int, int]


OutlineStyle: TypeAlias = Literal["last", "ghost", "property"]


@dataclass(frozen=True)
class Outline:
    """The part of an outline of land on one square of the land."""

    style: OutlineStyle
    x: int
    y: int
    size: int
    corners: Corners


@dataclass(frozen=True)
class Sprite:
    """A sprite for a square of `size` pixels at (x, y). The sprite may overhang the square."""

    key: SpriteKey
    x: int
    y: int
    size: int


@dataclass(frozen=True)
class Text:
    """One line of text with its middle at `y`. By `align`, `x` is the left end, the middle or the right end.

    A text wider than `width` is made narrower (`fonts.NARROWEST_NAME`, `fonts.NARROWEST`). If the text is still too
    wide, a name is cut, and other words go into two smaller lines. A name runs in the direction of its first letter,
    and other texts run from left to right.
    """

    text: str
    x: int
    y: int
    width: int
    size: int
    color: Color
    align: Literal["left", "middle", "right"] = "left"
    is_name: bool = False


@dataclass(frozen=True)
class Polyline:
    """A line through at least two points, with round ends and corners."""

    points: tuple[tuple[int, int], ...]
    width: int
    color: Color


@dataclass(frozen=True)
class Faded:
    """Operations inside `box`, painted with the opacity `strength`, from 0 to 1."""

    ops: tuple[Op, ...]
    box: Box
    strength: float


StampOp: TypeAlias = Land | Sprite | Text
"""An operation whose pixels do not depend on the picture."""


class SharedPart:
    """The base class of parts that pictures share. Every part is a frozen dataclass."""

    @property
    def ops(self) -> tuple[StampOp, ...]:
        """The operations from back to front."""
        raise NotImplementedError


@dataclass(frozen=True)
class Shared:
    """A part of several pictures, composed once (`renderers.painting.paint`), with its pixel (0, 0) at (x, y)."""

    part: SharedPart
    x: int
    y: int


Op: TypeAlias = Panel | Land | Sheet | Outline | Sprite | Text | Polyline | Faded | Shared


@dataclass(frozen=True)
class Drawing:
    width: int
    height: int
    ops: tuple[Op, ...]
