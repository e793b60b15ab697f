"""Themes: other colours for the same pictures, for eyes that need them.

A theme is the table of the colours that it replaces. Layouts and sprites use the colours of `renderers.design`, and
what puts a colour into a picture asks the theme for the one to be seen. Both themes here keep every two terrains, and
every two players, apart for people who see no red, no green or no blue; the second has black borders and white lines as
well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from types import MappingProxyType

from engine.dominoes import Terrain
from renderers.design import (
    BACKGROUND,
    CREAM,
    DISC,
    DISC_INK,
    FAR_SQUARE,
    FREE_SQUARE,
    GOLD,
    GROUNDS,
    INK,
    LIGHT_OUTLINE,
    PANEL,
    PLAYER_COLOURS,
    RIBBON_RIM,
    TEXT,
    TEXT_SOFT,
    Colour,
)

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
    """Pair the usual base, light, dark and border of a terrain with these colours."""
    usual = GROUNDS[terrain]
    return zip((usual.base, usual.light, usual.dark, usual.border), shades, strict=True)


_LAND: Mapping[Colour, Colour] = MappingProxyType(
    dict(
        chain(
            _shades(Terrain.WHEAT, (219, 159, 39), (236, 184, 66), (192, 130, 26), (150, 96, 24)),
            _shades(Terrain.FOREST, (78, 137, 90), (94, 154, 104), (62, 116, 74), (30, 74, 46)),
            _shades(Terrain.LAKE, (73, 165, 223), (122, 196, 240), (48, 136, 198), (240, 226, 176)),
            _shades(Terrain.GRASSLAND, (186, 232, 116), (210, 244, 150), (154, 206, 84), (104, 156, 52)),
            _shades(Terrain.SWAMP, (176, 131, 162), (194, 152, 180), (152, 108, 140), (104, 66, 96)),
            _shades(Terrain.MINE, (87, 89, 97), (106, 108, 116), (70, 72, 80), (152, 152, 160)),
            _shades(Terrain.TOWN, (157, 57, 31), (176, 78, 50), (130, 42, 22), (226, 206, 180)),
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
        FREE_SQUARE: (104, 104, 114),
        FAR_SQUARE: (40, 40, 46),
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
    """Return the theme of that name, and the usual one if there is none."""
    return THEMES.get(name or "", STORYBOOK)
