"""Sizes and colours of all pictures, and the themes, which replace colours for eyes that need others.

Layouts and sprites use the usual colours, and what puts a colour into a picture asks the theme for the one to be seen.
All themes keep every two terrains, and every two players, apart for people who see no red, no green or no blue. Grounds
differ in lightness as well as in hue; where somebody sees neither, what grows or stands on them differs.
Colours are (red, green, blue) or (red, green, blue, opacity); sizes are pixels of a picture shown 720 px wide.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engine.dominoes import Terrain

Colour: TypeAlias = tuple[int, ...]

INK: Colour = (58, 42, 48)
"""The soft dark outline of all drawings."""
GOLD: Colour = (255, 205, 64)
GOLD_LIGHT: Colour = (255, 236, 150)
STRAW: Colour = (246, 204, 92)
CREAM: Colour = (247, 237, 214)
WHITE: Colour = (255, 252, 244)

BACKGROUND: Colour = (36, 32, 40)
PANEL: Colour = (48, 43, 53)
RAISED: Colour = (66, 60, 72)
"""What stands out from a panel."""
TEXT: Colour = (245, 238, 224)
TEXT_SOFT: Colour = (188, 178, 176)
LIGHT_OUTLINE: Colour = (255, 246, 205)
RIBBON_RIM: Colour = (255, 236, 170)
"""Around the ribbon that crowns are on."""
DISC: Colour = (255, 250, 236)
DISC_INK: Colour = (44, 32, 38)
MIRRORED_DISC: Colour = (150, 140, 148)
"""A spot that is a mirror image of another one."""
NUMBER_TAGS: Mapping[str, Colour] = MappingProxyType({"k": DISC, "q": (250, 206, 222)})
"""Behind the numbers of dominoes, by the letter of their box; other boxes have the colour of a disc."""
OUTLINE_COLOURS = MappingProxyType({"last": LIGHT_OUTLINE, "ghost": DISC, "property": LIGHT_OUTLINE})
"""Colours of the lines that are drawn around land to mark it."""

WIDTH, HEIGHT = 720, 792
"""The width of every picture and its greatest height: a desktop shows it in a box that is wider than high."""
MARGIN = 20
GAP = 16
TITLE, BODY = 34, 26
"""Sizes of type: on a phone a picture is half as large, and smaller type could not be read there."""
COUNTED, QUIET = 60, 40
"""Squares smaller than these show one crown with the number of crowns, as several could not be counted on a phone, and
plain land without animals and set pieces; where nothing but the points of the land is to be compared, both from 40."""
DISC_RADIUS = 20


@dataclass(frozen=True)
class Ground:
    """How the land of a terrain is coloured, and the border drawn around a property of it.

    `border` is the border's colour and `border_width` its width in squares. `wobble` is how far the border sways, also
    in squares, `waves` how often on one square (a whole number, so that borders of neighbouring squares meet).
    """

    base: Colour
    light: Colour
    dark: Colour
    border: Colour
    border_width: float
    wobble: float
    waves: int


class Sheet(NamedTuple):
    """A map of land that nobody has seen yet: its paper, light stains on it, and what is drawn there."""

    base: Colour
    light: Colour
    dark: Colour


PARCHMENT = Sheet((214, 197, 160), (222, 207, 173), (188, 168, 128))
MIST = Sheet((134, 126, 124), (142, 134, 132), (120, 112, 112))
"""Where nothing can be placed."""

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

PLAYER_COLOURS: tuple[Colour, ...] = (
    (217, 68, 62),
    (45, 108, 200),
    (246, 196, 50),
    (186, 98, 184),
    (30, 156, 138),
    (240, 138, 44),
    (126, 200, 236),
    (240, 232, 214),
)
"""The colour of each player; emblems (`sprites.emblems`) tell players apart without it."""


# ---- themes

BLACK: Colour = (0, 0, 0)
BRIGHT: Colour = (255, 255, 255)


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours of `renderers.design` that are replaced, each by another, in pictures of that theme.

    `palette` is the file in assets/ with the colours of its PNG files. With a `halo`, lines around land to mark it have
    one of that colour, so that they are seen on light and dark land.
    """

    name: str
    palette: str
    replaced: Mapping[Colour, Colour] = field(default_factory=dict)
    halo: Colour | None = None

    def shown(self, colour: Colour) -> Colour:
        """Return the colour to be seen for one of the usual theme, with the same opacity."""
        seen = self.replaced.get(colour[:3])
        return colour if seen is None else (*seen, *colour[3:])


def _shades(terrain: Terrain, *shades: Colour) -> Iterator[tuple[Colour, Colour]]:
    usual = GROUNDS[terrain]
    return zip((usual.base, usual.light, usual.dark, usual.border), shades, strict=True)


_LAND: Mapping[Colour, Colour] = MappingProxyType(
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
_PLAYERS: Mapping[Colour, Colour] = MappingProxyType(
    dict(
        zip(
            PLAYER_COLOURS,
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
_STRONG_LINES: Mapping[Colour, Colour] = MappingProxyType(
    {
        **{ground.border: BLACK for ground in GROUNDS.values()},
        INK: BLACK,
        BACKGROUND: BLACK,
        PANEL: (14, 14, 18),
        RAISED: (104, 104, 114),
        PARCHMENT.base: (200, 200, 206),
        PARCHMENT.light: (210, 210, 216),
        PARCHMENT.dark: (150, 150, 160),
        MIST.base: (84, 84, 92),
        MIST.light: (90, 90, 98),
        MIST.dark: (70, 70, 78),
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
"""The usual theme, which replaces nothing."""
DISTINCT = Theme("distinct", "palette-distinct.txt", MappingProxyType({**_LAND, **_PLAYERS}))
"""Land and players that differ for every common colour blindness."""
CONTRAST = Theme("contrast", "palette-contrast.txt", MappingProxyType({**_LAND, **_PLAYERS, **_STRONG_LINES}), BLACK)
"""The same, with white text and crowns, borders and lines that stand out."""

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (STORYBOOK, DISTINCT, CONTRAST)})
"""The themes by their names, the usual one first."""


def theme_named(name: str | None) -> Theme:
    return THEMES.get(name or "", STORYBOOK)
