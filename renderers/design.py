"""Colours and sizes of every picture, in one place; `renderers.themes` has other colours for these.

Grounds differ in lightness as well as in hue; where somebody sees neither, as in forest and town without red, what
grows or stands on them differs.
Colours are (red, green, blue) or (red, green, blue, opacity); sizes are pixels of a picture shown 720 px wide.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from engine.dominoes import Terrain

Colour: TypeAlias = tuple[int, ...]

INK: Colour = (58, 42, 48)
"""The soft dark outline of all drawings."""
GOLD: Colour = (255, 205, 64)
GOLD_LIGHT: Colour = (255, 236, 150)
GOLD_DARK: Colour = (206, 142, 30)
STONE: Colour = (188, 182, 174)
STONE_LIGHT: Colour = (216, 211, 202)
STONE_DARK: Colour = (146, 139, 134)
WOOD: Colour = (140, 94, 60)
WOOD_DARK: Colour = (104, 68, 46)
CREAM: Colour = (247, 237, 214)
WHITE: Colour = (255, 252, 244)

BACKGROUND: Colour = (36, 32, 40)
PANEL: Colour = (48, 43, 53)
FREE_SQUARE: Colour = (66, 60, 72)
FAR_SQUARE: Colour = (54, 49, 59)
GHOST_GROUND: Colour = (176, 166, 176)
TEXT: Colour = (245, 238, 224)
TEXT_SOFT: Colour = (188, 178, 176)
LIGHT_OUTLINE: Colour = (255, 246, 205)
RIBBON_RIM: Colour = (255, 236, 170)
"""Around the ribbon that crowns are on."""
DISC: Colour = (255, 250, 236)
DISC_INK: Colour = (44, 32, 38)
NUMBER_TAGS: Mapping[str, Colour] = MappingProxyType({"k": DISC, "q": (250, 206, 222)})
"""Behind the numbers of dominoes, by the letter of their box; other boxes have the colour of a disc."""
OUTLINE_COLOURS = MappingProxyType({"last": LIGHT_OUTLINE, "ghost": DISC, "property": LIGHT_OUTLINE})
"""Colours of the lines that are drawn around land to mark it."""

WIDTH = 720
MARGIN = 20
GAP = 16
TITLE, BODY = 34, 26
"""Sizes of type: on a phone a picture is half as large, and smaller type could not be read there."""
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


GROUNDS = MappingProxyType(
    {
        Terrain.WHEAT: Ground((222, 164, 48), (240, 190, 78), (188, 128, 30), (168, 112, 38), 0.045, 0.006, 3),
        Terrain.FOREST: Ground((44, 116, 66), (62, 140, 80), (30, 90, 54), (24, 72, 46), 0.06, 0.016, 4),
        Terrain.LAKE: Ground((70, 158, 216), (120, 192, 236), (48, 130, 194), (240, 222, 168), 0.075, 0.014, 2),
        Terrain.GRASSLAND: Ground((182, 224, 106), (206, 238, 138), (148, 196, 76), (118, 168, 62), 0.045, 0.010, 3),
        Terrain.SWAMP: Ground((142, 108, 126), (164, 132, 146), (112, 82, 104), (88, 64, 84), 0.055, 0.014, 3),
        Terrain.MINE: Ground((70, 71, 80), (92, 93, 102), (52, 52, 61), (122, 120, 124), 0.05, 0.008, 5),
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


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """Return the colour with that share (0 to 1) of the other one in it."""
    return tuple(round(a + (b - a) * share) for a, b in zip(colour[:3], other[:3], strict=True))


def lighter(colour: Colour, share: float = 0.35) -> Colour:
    return mixed(colour, WHITE, share)


def darker(colour: Colour, share: float = 0.35) -> Colour:
    return mixed(colour, INK, share)
