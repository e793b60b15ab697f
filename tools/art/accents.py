"""Colors of drawings only, and shades of the players' colors."""

from collections.abc import Mapping
from types import MappingProxyType

from renderers.design import DISC, INK, WHITE, Color

ACCENTS: Mapping[str, Color] = MappingProxyType(
    {
        "skin": (244, 208, 172),
        "hide": (176, 122, 78),
        "cut wood": (214, 172, 118),
        "red": (214, 72, 56),
        "dark red": (152, 48, 46),
        "orange": (240, 148, 68),
        "pink": (240, 160, 180),
        "rose": (226, 110, 152),
        "plum": (176, 126, 190),
        "violet": (116, 76, 150),
        "navy": (64, 78, 120),
        "foam": (206, 234, 250),
        "leaf": (82, 150, 78),
        "light leaf": (138, 194, 96),
        "dark leaf": (34, 86, 60),
        "fir": (40, 110, 92),
        "mud": (84, 66, 70),
        "bog": (72, 74, 92),
        "gleam": (150, 164, 174),
        "cave": (32, 30, 36),
        "steel": (176, 188, 202),
        "gem": (126, 218, 222),
        "copper": (202, 116, 62),
        "gold dark": (206, 142, 30),
        # The shore has nearly the same color, but the theme with strong lines makes the shore black.
        "plate": (238, 222, 170),
        "stone": (188, 182, 174),
        "stone light": (216, 211, 202),
        "stone dark": (146, 139, 134),
        "wood": (140, 94, 60),
        "wood dark": (104, 68, 46),
    }
)


def lighter(color: Color) -> Color:
    """Return the color mixed with a third of white."""
    return tuple(round(own + (white - own) * 0.35) for own, white in zip(color[:3], WHITE, strict=True))


def emblem_color(color: Color) -> Color:
    """Return the color of an emblem on a player's color: dark on a light color, and light on a dark color."""
    # ITU-R BT.601 defines the weights of red, green and blue in the visible lightness.
    red, green, blue = color[:3]
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 165 else DISC
