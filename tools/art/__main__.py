"""Makes the sprites of all themes from the drawings in this folder: python -m tools.art

A drawing is an SVG file in the colors of the design. The program replaces each color by the theme's color, and writes
the result to renderers/assets/sprites/<theme>. A theme without changes to a drawing has no file of the drawing. A
drawing with the stand-ins for a player's colors becomes a sprite for each player. Python code paints grounds and
borders.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from itertools import chain
from pathlib import Path

import resvg_py
from PIL import Image

from renderers import design
from renderers.design import PLAYER_COLORS, STORYBOOK, THEMES, Color, Theme
from tools.art.accents import ACCENTS, emblem_color, lighter
from tools.art.borders import quarters
from tools.art.grounds import PAINTS, painted_ground

SOURCES = Path(__file__).parent
SPRITES = SOURCES.parents[1] / "renderers" / "assets" / "sprites"
ICON, PICTURE = SOURCES / "icon.svg", SOURCES.parents[1] / "docs" / "pictures" / "icon.png"
"""The drawing and the picture of the bot's icon."""
DIGESTS = SOURCES / "made.txt"
"""The digests of all drawings and of the colors behind the current sprites. A test compares the digests."""
SCALE = 3
"""Pixels of a sprite for a unit of a drawing. A square is 96 units wide."""
COLORS = 64
"""The maximum number of colors of a sprite."""

PLAYER, PLAYER_LIGHT, PLAYER_EMBLEM = "#ff00ff", "#ff80ff", "#00ffff"
"""The stand-ins for a player's color, for the light side of the color, and for the color of the emblem."""
EMBLEMS = "star", "moon", "heart", "diamond", "clover", "bell", "fish", "bolt"
"""The emblems of the players, in the order of `PLAYER_COLORS`."""
_PAINT = re.compile(r'((?:fill|stroke)=)"(?!none")([^"]*)"')
_EMBLEM = re.compile(r'<g id="emblem"([^>]*)/>')

Table = Mapping[str, str]
"""The shown color by the color in a drawing."""


def named_colors() -> set[Color]:
    """Return the colors of the design: all colors with names, and the colors of grounds, accents and players."""
    named = {each for each in vars(design).values() if isinstance(each, tuple) and len(each) == 3 and _is_color(each)}
    grounds = chain.from_iterable((each.base, each.light, each.dark, each.border) for each in design.GROUNDS.values())
    return named | {*grounds, *ACCENTS.values(), *PLAYER_COLORS}


def _is_color(value: tuple[object, ...]) -> bool:
    return all(isinstance(channel, int) for channel in value)


def hexadecimal(color: Color) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color[:3])


def table(theme: Theme, player: int) -> Table:
    colors = {hexadecimal(each): hexadecimal(theme.shown(each)) for each in named_colors()}
    own = theme.shown(PLAYER_COLORS[player])
    return colors | {
        PLAYER: hexadecimal(own),
        PLAYER_LIGHT: hexadecimal(lighter(own)),
        PLAYER_EMBLEM: hexadecimal(theme.shown(emblem_color(own))),
    }


def colored(drawing: str, colors: Table) -> str:
    """Return the drawing in the colors of a table. Raises ValueError for a color outside of the table."""
    unknown = {paint for _, paint in _PAINT.findall(drawing)} - colors.keys()
    if unknown:
        raise ValueError(f"no colors of renderers.design: {', '.join(sorted(unknown))}")
    return _PAINT.sub(lambda found: f'{found[1]}"{colors[found[2]]}"', drawing)


def drawings() -> Iterator[tuple[str, str, int]]:
    """Yield the name of each sprite as a path, the drawing, and the index of the player."""
    for path in sorted(SOURCES.glob("*/**/*.svg")):
        if path.parent.name == "emblems":
            continue
        drawing, name = path.read_text("utf-8"), _name(path)
        if PLAYER not in drawing:
            yield name, drawing, 0
            continue
        for player, emblem in enumerate(EMBLEMS):
            yield f"{name}-{player + 1}", _EMBLEM.sub(rf"<g\1>{_shape(emblem)}</g>", drawing), player


def _name(path: Path) -> str:
    """Return the name of the sprite of a file. The name of a piece omits the folder."""
    kind, *rest = path.relative_to(SOURCES).with_suffix("").parts
    return "/".join(rest if kind == "pieces" else [kind, *rest])


def _shape(emblem: str) -> str:
    svg = (SOURCES / "pieces" / "emblems" / f"{emblem}.svg").read_text("utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")].strip()


def painted(drawing: str, scale: int = SCALE) -> Image.Image:
    """Paint an SVG on a transparent ground, in few colors."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=drawing, zoom=scale, skip_system_fonts=True))
    return Image.open(BytesIO(png)).convert("RGBA").quantize(COLORS, Image.Quantize.FASTOCTREE)


def sprites() -> Iterator[tuple[str, Image.Image]]:
    """Yield the path and the picture of each sprite. Raises ValueError for a drawing with a color of its own."""
    tables = {(theme, player): table(theme, player) for theme in THEMES.values() for player in range(len(EMBLEMS))}
    for name, drawing, player in drawings():
        usual = colored(drawing, tables[STORYBOOK, player])
        for theme in THEMES.values():
            shown = colored(drawing, tables[theme, player])
            if theme is STORYBOOK or shown != usual:
                yield f"{theme.name}/{name}.png", painted(shown)


def grounds() -> Iterator[tuple[str, Image.Image]]:
    """Yield the path and the picture of the ground of each land in each theme."""
    for land in PAINTS:
        usual = painted_ground(land, STORYBOOK)
        for theme in THEMES.values():
            shown = painted_ground(land, theme)
            if theme is STORYBOOK or shown.tobytes() != usual.tobytes():
                yield f"{theme.name}/grounds/{land.value}.png", shown.quantize(dither=Image.Dither.NONE)


def borders() -> Iterator[tuple[str, Image.Image]]:
    """Yield the path and the picture of each quarter of a border, of a mask of land and of an outline."""
    for name, usual in quarters(STORYBOOK):
        yield f"{STORYBOOK.name}/{name}.png", usual
    drawn = dict(quarters(STORYBOOK))
    for theme in {*THEMES.values()} - {STORYBOOK}:
        for name, shown in quarters(theme):
            # All themes have the same masks.
            if name.startswith("borders/") and shown.tobytes() != drawn[name].tobytes():
                yield f"{theme.name}/{name}.png", shown


def digests() -> str:
    """Return a line with a digest for each drawing, for the code of grounds and borders, and for the themes' colors."""
    colors = "".join(
        f"{key}{value}"
        for theme in THEMES.values()
        for pair in sorted(table(theme, 0).items())
        for key, value in [pair]
    )
    sources = [*SOURCES.glob("*/**/*.svg"), *(SOURCES / name for name in ("borders.py", "brush.py", "grounds.py"))]
    texts = {path.relative_to(SOURCES).as_posix(): path.read_text("utf-8") for path in sources}
    return "".join(
        f"{sha256(text.encode()).hexdigest()[:16]} {name}\n"
        for name, text in sorted((texts | {"colors": colors}).items())
    )


def main() -> int:
    made = {SPRITES / path: image for path, image in chain(sprites(), grounds(), borders())}
    for path, image in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(path, "PNG", optimize=True)
    for path in {*SPRITES.glob("**/*.png")} - made.keys():
        path.unlink()
    painted(ICON.read_text("utf-8"), 1).save(PICTURE, "PNG", optimize=True)
    DIGESTS.write_text(digests(), "utf-8")
    size = sum(path.stat().st_size for path in made)
    print(f"{len(made)} sprites, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
