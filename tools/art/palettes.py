"""Chooses the palettes of all themes from pictures of the recorded games: python -m tools.art.palettes

The colors of the design are in a palette exactly. The other colors are the centers of clusters (k-means) of the
remaining pixels in Oklab, where equal distances look alike (https://bottosson.github.io/posts/oklab/). The sprites must
be current, so run `make art` first. The program takes some minutes.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine import Record
from renderers import THEMES
from renderers.__main__ import positions, views
from renderers.design import PARCHMENT, Color, Theme
from renderers.draw_operations import Drawing
from renderers.layout import layout
from renderers.painting.paint import paint
from renderers.picture_localizer import load_localizer
from tools.art.__main__ import named_colors

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
ASSETS = ROOT / "renderers" / "assets"
NAMES = ["Ola", "Сергей 🌾", "山田太郎", "عبد الرحمن", "Maximiliane", "Ада 🐸", "さくら", "Jan"]
SHARES = 0.3, 0.6, 0.9, 1.0
"""The positions to draw, as shares of a game's moves."""
COLORS = 128
"""The number of colors in a palette. More colors make larger files: 144 colors make tables of more than 110 KB."""
RARE = 0.65
"""The exponent of a color's weight. Below 1, rare colors weigh more than their share of the pixels."""
FLAT = 4.0
"""The weight of a pixel like its neighbors, as a multiple of the weight of a pixel at an edge."""
ROUNDS = 12
BITS = 6
"""Pixels whose channels agree in the highest bits are counted as one color; this is the number of those bits."""
CHUNK = 4096
"""The number of pixels whose distances are computed together, which bounds the memory."""
A_LINE = 17
"""The number of colors in a line of a file."""

Floats: TypeAlias = NDArray[np.float64]

LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
"""From linear red, green and blue to the cones of the eye."""
OKLAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
TOE = 0.002
"""An offset for dark colors. Without it, two shades of black would be as far apart as two clear colors."""


def perceived(colors: Floats) -> Floats:
    """Return the place of each color in Oklab. Both arrays have a row a color."""
    shares = colors / 255
    linear = np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.cbrt(linear @ LMS.T + TOE) @ OKLAB.T, np.float64)


def shown(places: Floats) -> Floats:
    """Return the color at each place in Oklab, in whole numbers: the inverse of `perceived`."""
    cones = (places @ np.linalg.inv(OKLAB).T) ** 3 - TOE
    linear = np.clip(cones @ np.linalg.inv(LMS).T, 0, 1)
    shares = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    return np.asarray(np.clip(np.rint(shares * 255), 0, 255), np.float64)


def drawings() -> Iterator[Drawing]:
    """Yield every picture of some positions of each recorded game."""
    for path in sorted(RECORDS.glob("*.txt")):
        record = Record.parse(path.read_text(encoding="utf-8"))
        for share in SHARES:
            states, last = positions(record, int(share * len(record.moves)))
            localizer = load_localizer(names_boxes=states[-1].variant.mixes_boxes)
            for _, view in views(states, last, NAMES):
                yield layout(view, localizer)


class Histogram:
    """The mean color and the weight of similar pixels, with `BITS` bits a channel."""

    def __init__(self) -> None:
        self._counts = np.zeros(1 << 3 * BITS)
        self._sums = np.zeros((3, 1 << 3 * BITS))

    def add(self, drawing: Drawing, theme: Theme) -> None:
        pixels = np.asarray(paint(drawing, theme)).astype(np.int64)
        flat = np.zeros(pixels.shape[:2], bool)
        here, left, above = pixels[1:, 1:], pixels[1:, :-1], pixels[:-1, 1:]
        flat[1:, 1:] = ((here == left) & (here == above)).all(2)
        weights = np.where(flat, FLAT, 1.0).ravel()
        pixels = pixels.reshape(-1, 3)
        red, green, blue = (pixels >> 8 - BITS).T
        cells = red << 2 * BITS | green << BITS | blue
        size = len(self._counts)
        self._counts += np.bincount(cells, weights, size)
        self._sums += [np.bincount(cells, weights * channel, size) for channel in pixels.T]

    def colors(self) -> tuple[Floats, Floats]:
        """Return the colors, a row each, and their weights."""
        [found] = np.nonzero(self._counts)
        return (self._sums[:, found] / self._counts[found]).T, self._counts[found]


def fixed_colors(theme: Theme) -> list[Color]:
    """Return the colors that the palette of a theme holds exactly."""
    return sorted({theme.shown(each) for each in (*named_colors(), *PARCHMENT)})


def chosen(colors: Floats, counts: Floats, fixed: Floats) -> Floats:
    """Return the fixed colors and centers of clusters of the colors, `COLORS` rows in all."""
    places, weights = perceived(colors), counts**RARE
    centers = perceived(fixed)
    _, distances = _nearest(places, centers)
    while len(centers) < COLORS:
        worst = places[(weights * distances).argmax()]
        centers = np.vstack((centers, worst))
        distances = np.minimum(distances, ((places - worst) ** 2).sum(1))
    for _ in range(ROUNDS):
        nearest, _ = _nearest(places, centers)
        total = np.bincount(nearest, weights, len(centers))
        sums = np.stack([np.bincount(nearest, weights * axis, len(centers)) for axis in places.T], 1)
        moves = (total > 0) & (np.arange(len(centers)) >= len(fixed))
        centers[moves] = sums[moves] / total[moves, None]
    return np.vstack((fixed, shown(centers[len(fixed) :])))


def _nearest(places: Floats, centers: Floats) -> tuple[NDArray[np.int64], Floats]:
    """Return the index of the nearest center of each place, and the square of the distance."""
    indices, squares = list[NDArray[np.int64]](), list[Floats]()
    for start in range(0, len(places), CHUNK):
        each = ((places[start : start + CHUNK, None] - centers) ** 2).sum(2)
        indices.append(each.argmin(1))
        squares.append(each.min(1))
    return np.concatenate(indices), np.concatenate(squares)


def file_text(palette: Floats) -> str:
    words = iter(sorted({bytes(row).hex() for row in palette.astype(np.uint8)}))
    return "".join(f"{' '.join(line)}\n" for line in iter(lambda: list(islice(words, A_LINE)), []))


def main() -> int:
    histograms = {theme: Histogram() for theme in THEMES.values()}
    for drawing in drawings():
        for theme, histogram in histograms.items():
            histogram.add(drawing, theme)
    for theme, histogram in histograms.items():
        palette = chosen(*histogram.colors(), np.array(fixed_colors(theme), float))
        (ASSETS / theme.palette).write_text(file_text(palette), encoding="ascii")
        print(f"{theme.palette}: {len(palette)} colors")
    return 0


if __name__ == "__main__":
    sys.exit(main())
