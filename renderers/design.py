"""Sizes and colors of all pictures, and themes. A theme replaces colors for people with other needs.

Layouts and sprites use the usual colors. `renderers.painting.paint` and `renderers.sprites` ask the theme for the
shown color. In every theme, people without red, green or blue vision can tell apart all terrains, and all players.
Grounds differ in hue and in lightness, and the drawings on the grounds differ as well.
A color is (red, green, blue) or (red, green, blue, opacity). A size is in pixels of a picture 720 pixels wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engine.dominoes import Terrain

Color: TypeAlias = tuple[int, ...]

INK: Color = (58, 42, 48)
"""The soft dark outline of all drawings."""
GOLD: Color = (255, 205, 64)
GOLD_LIGHT: Color = (255, 236, 150)
STRAW: Color = (246, 204, 92)
CREAM: Color = (247, 237, 214)
WHITE: Color = (255, 252, 244)

BACKGROUND: Color = (36, 32, 40)
PANEL: Color = (48, 43, 53)
RAISED: Color = (66, 60, 72)
"""The color of raised parts of a panel."""
TEXT: Color = (245, 238, 224)
TEXT_SOFT: Color = (188, 178, 176)
LIGHT_OUTLINE: Color = (255, 246, 205)
RIBBON_RIM: Color = (255, 236, 170)
"""The color around the ribbon behind crowns."""
DISC: Color = (255, 250, 236)
DISC_INK: Color = (44, 32, 38)
NUMBER_TAGS: Mapping[str, Color] = MappingProxyType({"k": DISC, "q": (250, 206, 222)})
"""The color behind the number of a domino, by the letter of the box. Other boxes have the color of a disc."""
OUTLINE_COLORS = MappingProxyType({"last": LIGHT_OUTLINE, "ghost": DISC, "property": LIGHT_OUTLINE})
"""The colors of the lines around marked land."""

WIDTH, HEIGHT = 720, 792
"""The width of every picture, and the maximum height. Discord on a desktop shows pictures in a wide box."""
MARGIN = 20
GAP = 16
TITLE, BODY = 34, 26
"""Sizes of type. A phone shows a picture at half the size, and smaller type would be unreadable."""
COUNTED, QUIET = 60, 40
"""The minimum sizes of a square for a ribbon of several crowns, and for animals and set pieces.

On a phone, players could not count the crowns of a smaller square, so the square shows one crown and a number. A
picture for comparing the points of land uses the second size for both.
"""
DISC_RADIUS = 20
SQUARES = 18, 24, 30, 40, 44, 48, 60, 76, 96
"""All sizes of a square of land. `make art` makes every drawing in these sizes, and pictures scale nothing."""
LARGE = tuple(2 * size for size in SQUARES if size >= QUIET)
"""The sizes of drawings on two by two squares, and of large ornaments."""


def largest_square(room: int) -> int:
    """Return the largest size of a square that fits, or the smallest size of all."""
    return max((size for size in SQUARES if size <= room), default=SQUARES[0])


@dataclass(frozen=True)
class Ground:
    """The colors of a terrain's land, and the border around a property."""

    base: Color
    light: Color
    dark: Color
    border: Color
    border_width: float
    """The width of the border, in squares."""
    wobble: float
    """The amplitude of the border's waves, in squares."""
    waves: int
    """The number of waves on a square. With a whole number, the borders of neighboring squares meet."""


class Sheet(NamedTuple):
    """The colors of a map of unknown land: the paper, the stains on the paper, and the drawings."""

    base: Color
    light: Color
    dark: Color


PARCHMENT = Sheet((214, 197, 160), (222, 207, 173), (188, 168, 128))

GROUNDS = MappingProxyType(
    {
        Terrain.WHEAT: Ground((222, 164, 48), (240, 190, 78), (188, 128, 30), (168, 112, 38), 0.045, 0.006, 3),
        Terrain.FOREST: Ground((44, 116, 66), (62, 140, 80), (30, 90, 54), (24, 72, 46), 0.06, 0.016, 4),
        Terrain.LAKE: Ground((70, 158, 216), (120, 192, 236), (48, 130, 194), (240, 222, 168), 0.075, 0.014, 2),
        Terrain.GRASSLAND: Ground((182, 224, 106), (206, 238, 138), (148, 196, 76), (118, 168, 62), 0.045, 0.010, 3),
        Terrain.SWAMP: Ground((152, 112, 140), (174, 136, 160), (120, 86, 114), (90, 62, 86), 0.055, 0.014, 3),
        Terrain.MINE: Ground((80, 82, 92), (102, 104, 114), (60, 61, 70), (134, 132, 138), 0.05, 0.008, 5),
        Terrain.TOWN: Ground((182, 82, 62), (202, 106, 82), (152, 64, 50), (206, 190, 168), 0.055, 0.0, 1),
    }
)

PLAYER_COLORS: tuple[Color, ...] = (
    (217, 68, 62),
    (45, 108, 200),
    (246, 196, 50),
    (186, 98, 184),
    (30, 156, 138),
    (240, 138, 44),
    (126, 200, 236),
    (240, 232, 214),
)
"""The color of each player. Emblems (`sprites.emblems`) tell players apart without colors."""


# ---- themes

BLACK: Color = (0, 0, 0)
BRIGHT: Color = (255, 255, 255)


@dataclass(frozen=True, eq=False)
class Theme:
    """Replacements for some colors of `renderers.design`."""

    name: str
    palette: str
    """The name of the file in assets/ with the colors of PNG files."""
    replaced: Mapping[Color, Color] = field(default_factory=dict)
    """The shown color in place of each replaced color."""
    halo: Color | None = None
    """The color around the lines of marked land. A line with a halo is visible on light and on dark land."""
    basis: Theme | None = None
    """The theme whose drawings are shown where this theme has none; None for the usual theme, which has all."""

    def shown(self, color: Color) -> Color:
        """Return the shown color for a usual color, with the same opacity."""
        seen = self.replaced.get(color[:3])
        return color if seen is None else (*seen, *color[3:])


def _shades(terrain: Terrain, *shades: Color) -> Iterator[tuple[Color, Color]]:
    usual = GROUNDS[terrain]
    return zip((usual.base, usual.light, usual.dark, usual.border), shades, strict=True)


_LAND: Mapping[Color, Color] = MappingProxyType(
    dict(
        chain(
            _shades(Terrain.WHEAT, (244, 161, 24), (250, 184, 60), (212, 132, 16), (160, 98, 16)),
            _shades(Terrain.FOREST, (97, 160, 92), (116, 180, 108), (76, 136, 74), (30, 80, 44)),
            _shades(Terrain.LAKE, (68, 175, 247), (120, 204, 255), (42, 144, 220), (244, 228, 176)),
            _shades(Terrain.GRASSLAND, (195, 253, 138), (220, 255, 168), (164, 226, 106), (104, 160, 56)),
            _shades(Terrain.SWAMP, (198, 146, 183), (216, 168, 202), (172, 120, 158), (110, 66, 100)),
            _shades(Terrain.MINE, (92, 90, 84), (112, 110, 104), (72, 70, 66), (160, 156, 148)),
            _shades(Terrain.TOWN, (166, 46, 6), (186, 70, 28), (136, 34, 4), (230, 208, 180)),
        )
    )
)
_PLAYERS: Mapping[Color, Color] = MappingProxyType(
    dict(
        zip(
            PLAYER_COLORS,
            (
                (217, 68, 63),
                (14, 91, 193),
                (255, 208, 49),
                (190, 100, 185),
                (29, 156, 137),
                (243, 150, 60),
                (149, 209, 250),
                (238, 231, 215),
            ),
            strict=True,
        )
    )
)
_STRONG_LINES: Mapping[Color, Color] = MappingProxyType(
    {
        **{ground.border: BLACK for ground in GROUNDS.values()},
        INK: BLACK,
        BACKGROUND: BLACK,
        PANEL: (14, 14, 18),
        RAISED: (104, 104, 114),
        PARCHMENT.base: (200, 200, 206),
        PARCHMENT.light: (210, 210, 216),
        PARCHMENT.dark: (150, 150, 160),
        TEXT: BRIGHT,
        TEXT_SOFT: (226, 226, 226),
        CREAM: BRIGHT,
        DISC: BRIGHT,
        DISC_INK: BLACK,
        GOLD: (255, 221, 0),
        RIBBON_RIM: BRIGHT,
        LIGHT_OUTLINE: BRIGHT,
    }
)

STORYBOOK = Theme("storybook", "palette.txt")
"""The usual theme, without replaced colors."""
DISTINCT = Theme("distinct", "palette-distinct.txt", MappingProxyType({**_LAND, **_PLAYERS}), basis=STORYBOOK)
"""A theme with land and players in different colors for every common kind of color blindness."""
CONTRAST = Theme(
    "contrast", "palette-contrast.txt", MappingProxyType({**_LAND, **_PLAYERS, **_STRONG_LINES}), BLACK, DISTINCT
)
"""The same land and players, with white text and with strong crowns, borders and lines."""

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (STORYBOOK, DISTINCT, CONTRAST)})
"""The themes by name, from the usual theme on."""


def theme_named(name: str | None) -> Theme:
    return THEMES.get(name or "", STORYBOOK)
