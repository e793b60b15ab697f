"""What the themes promise: colors that differ for eyes without one kind of cone, and lines that stand out."""

from collections.abc import Mapping
from io import BytesIO
from itertools import combinations
from math import dist
from types import MappingProxyType

import pytest
from PIL import Image, ImageStat

from engine import Terrain
from renderers import STORYBOOK, THEMES, Localizer, Theme, design, picture, sprites, theme_named
from renderers.draw_operations import Scenery
from renderers.motifs import motifs
from tests.renderers.test_pictures import VIEWS
from tools.art.accents import emblem_color

Matrix = tuple[tuple[float, float, float], ...]

EYES: Mapping[str, Matrix] = MappingProxyType(
    {
        "all colors": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
        "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
        "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    }
)
"""What eyes see of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1)."""
XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE_POINT = (0.95047, 1.0, 1.08883)
DECLARED, PAINTED = 20.0, 15.0
"""Distances in CIE Lab, where 2.3 is just seen side by side: of colors as they are set, and with what grows there."""
FRIENDLY = (design.DISTINCT, design.CONTRAST)


def linear(channel: float) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def luminance(color: design.Color) -> float:
    return times(XYZ, tuple(map(linear, color[:3])))[1]


def contrast(one: design.Color, other: design.Color) -> float:
    """The ratio that the Web Content Accessibility Guidelines define: from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen(color: tuple[float, ...], eyes: str) -> tuple[float, ...]:
    """The color in CIE Lab as these eyes see it."""
    shown = tuple(min(1.0, max(0.0, each)) for each in times(EYES[eyes], tuple(map(linear, color))))
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in (each / white for each, white in zip(times(XYZ, shown), WHITE_POINT, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(colors: list[tuple[float, ...]], eyes: str) -> float:
    return min(dist(one, other) for one, other in combinations([seen(each, eyes) for each in colors], 2))


def land(terrain: Terrain, theme: Theme) -> tuple[float, ...]:
    """The mean color of land with all that grows on it."""
    image = sprites.ground(terrain, 40, theme).copy()
    for number, motif in enumerate(motifs(terrain)[:9]):
        thing = sprites.sprite(Scenery(terrain, motif), 40, theme)
        image.paste(thing.image, (40 * (number % 3) + thing.x, 40 * (number // 3) + thing.y), thing.image)
    return tuple(ImageStat.Stat(image).mean)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", FRIENDLY, ids=lambda theme: theme.name)
def test_terrains_and_players_differ_for_all_eyes(theme: Theme, eyes: str) -> None:
    assert nearest([theme.shown(ground.base) for ground in design.GROUNDS.values()], eyes) >= DECLARED
    assert nearest([theme.shown(color) for color in design.PLAYER_COLORS], eyes) >= DECLARED
    assert nearest([land(terrain, theme) for terrain in Terrain], eyes) >= PAINTED


def test_the_measure_knows_colors_that_some_people_take_for_one() -> None:
    forest, town = design.GROUNDS[Terrain.FOREST].base, design.GROUNDS[Terrain.TOWN].base
    assert nearest([forest, town], "no red") < 5
    assert nearest([forest, town], "all colors") > 50
    assert round(contrast((0, 0, 0), (255, 255, 255))) == 21


STANDING_OUT = [
    *(
        (7, text, behind)
        for text in (design.TEXT, design.TEXT_SOFT, design.GOLD)
        for behind in (design.BACKGROUND, design.PANEL)
    ),
    *((4.5, design.DISC_INK, behind) for behind in (design.DISC, design.GOLD, *design.NUMBER_TAGS.values())),
    # Crowns on their ribbon, and the ribbon on any land.
    *((4.5, color, design.INK) for color in (design.GOLD, design.RIBBON_RIM)),
    *((3, ground.base, beside) for ground in design.GROUNDS.values() for beside in (ground.border, design.INK)),
    (3, design.PARCHMENT.base, design.PANEL),
    (4.5, design.TEXT, design.RAISED),
    # The lines of a chart.
    *((3, color, design.PANEL) for color in design.PLAYER_COLORS),
]
"""The least contrast of colors, what is seen, and what is behind or beside it."""


@pytest.mark.parametrize(("least", "seen", "beside"), STANDING_OUT)
def test_what_matters_stands_out(least: float, seen: design.Color, beside: design.Color) -> None:
    assert contrast(design.CONTRAST.shown(seen), design.CONTRAST.shown(beside)) >= least


def test_the_lines_around_land_stand_out() -> None:
    assert design.CONTRAST.halo
    assert contrast(design.CONTRAST.shown(design.LIGHT_OUTLINE), design.CONTRAST.halo) >= 4.5


@pytest.mark.parametrize("color", design.PLAYER_COLORS)
def test_emblems_stand_out_on_the_colors_of_their_players(color: design.Color) -> None:
    shown = design.CONTRAST.shown(color)
    assert contrast(design.CONTRAST.shown(emblem_color(shown)), shown) >= 3


@pytest.mark.parametrize("theme", FRIENDLY, ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", ["analysis", "court", "table"])
def test_a_picture_in_another_theme_differs_in_its_colors_alone(localizer: Localizer, theme: Theme, name: str) -> None:
    usual, other = picture(VIEWS[name], localizer), picture(VIEWS[name], localizer, theme)
    assert usual != other
    assert Image.open(BytesIO(usual)).size == Image.open(BytesIO(other)).size


def test_a_name_that_no_theme_has_leads_to_the_usual_one() -> None:
    assert theme_named(None) is theme_named("gone") is STORYBOOK
    assert [theme_named(name) for name in THEMES] == [STORYBOOK, design.DISTINCT, design.CONTRAST]
