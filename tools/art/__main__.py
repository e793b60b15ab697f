"""Makes the sprites of all themes from the drawings in this folder: python -m tools.art

A drawing is an SVG file in the colors of the design. The program replaces each color by the theme's color, scales the
drawing to every size in pictures, and packs the drawings of a theme into a file in renderers/assets/sprites. The file
lacks drawings that are the same in the theme's basis. A drawing with the stand-ins for a player's colors becomes a
sprite for each player. Python code paints grounds and borders.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from io import BytesIO
from itertools import chain
from pathlib import Path

import resvg_py
from PIL import Image

from renderers import design
from renderers.design import LARGE, PLAYER_COLORS, SQUARES, STORYBOOK, THEMES, Color, Theme
from renderers.pack import Stored, packed
from renderers.sprites import PERIOD
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
"""Pixels for a unit of a drawing before scaling down."""
UNITS = 96
"""The width of a square in a drawing."""
COLORS = 96
"""The maximum number of colors of a sprite in one size."""
SHARES = {"tower": 0.36, "knight": 0.46, "queen": 0.68}
"""The widths of pieces that also stand small on land, in squares."""
SIDES: Mapping[str, Sequence[int]] = {
    **dict.fromkeys(("castle", "plain-castle"), (*SQUARES, 120, 152)),
    "crowns": (*SQUARES, 152),
    "confetti": (120,),
    "king": (18, 24, 30, 40, 96),
    "pennant": (60,),
    "ribbon-east": (48, 60),
    "ribbon-west": (48, 60),
    "shield": (24, 30, 40, 60, 96),
    "wreath": (30, 48, 60, 120, 152, 192),
}
"""The sizes of pieces that pictures show in other sizes than land, by their names without a number."""

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
    """Paint an SVG on a transparent ground."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=drawing, zoom=scale, skip_system_fonts=True))
    return Image.open(BytesIO(png)).convert("RGBA")


def sides(name: str) -> Iterable[int]:
    """Return the widths of a drawing's square in all pictures, in pixels."""
    if name.startswith("set-pieces/"):
        return LARGE
    small = {round(side * SHARES[name]) for side in SQUARES} if name in SHARES else ()
    return sorted({*SIDES.get(re.sub(r"-\d$", "", name), SQUARES), *small})


def scaled(name: str, drawing: Image.Image) -> Iterator[tuple[Stored, bytes]]:
    """Yield a drawing in all sizes, in few colors and without transparent margins."""
    # The colors of the drawing are multiplied by the opacity. Otherwise Pillow would multiply at every scaling.
    drawing, square = drawing.convert("RGBa"), UNITS * SCALE * (2 if name.startswith("set-pieces/") else 1)
    for side in sides(name):
        # A drawing larger than its square overhangs all sides alike.
        whole, margin = round(side * drawing.width / square), round(side * (1 - drawing.width / square) / 2)
        small = drawing.resize((whole, whole), Image.Resampling.LANCZOS).convert("RGBA")
        few = small.quantize(COLORS, Image.Quantize.FASTOCTREE)
        left, top, right, bottom = few.convert("RGBA").getbbox() or (0, 0, 1, 1)
        yield _stored(few.crop((left, top, right, bottom)), side, "RGBA", margin + left, margin + top)


def _stored(image: Image.Image, side: int, mode: str, x: int = 0, y: int = 0) -> tuple[Stored, bytes]:
    colors = bytes(image.getpalette("RGBA") or ())
    return Stored(side, x, y, *image.size, mode, len(colors) // 4), colors + image.tobytes()


def sprites(theme: Theme) -> Iterator[tuple[str, Iterable[tuple[Stored, bytes]]]]:
    """Yield the name and all sizes of each drawing in the colors of a theme, unless its basis has the same colors.

    Raises ValueError for a drawing with a color of its own.
    """
    own, basis = ([table(each, player) for player in range(len(EMBLEMS))] for each in (theme, theme.basis or theme))
    for name, drawing, player in drawings():
        shown = colored(drawing, own[player])
        if not theme.basis or shown != colored(drawing, basis[player]):
            yield name, scaled(name, painted(shown))


def grounds(theme: Theme) -> Iterator[tuple[str, Iterable[tuple[Stored, bytes]]]]:
    """Yield the name and all sizes of each ground, unless the theme's basis has the same ground."""
    for land in PAINTS:
        shown = painted_ground(land, theme)
        if not theme.basis or shown.tobytes() != painted_ground(land, theme.basis).tobytes():
            yield f"grounds/{land}", [_stored(_ground(shown, size), size, "RGB") for size in SQUARES]


def _ground(drawing: Image.Image, size: int) -> Image.Image:
    small = drawing.resize((PERIOD * size, PERIOD * size), Image.Resampling.LANCZOS)
    return small.quantize(COLORS, dither=Image.Dither.NONE)


def borders(theme: Theme) -> Iterator[tuple[str, Iterable[tuple[Stored, bytes]]]]:
    """Yield the name and all sizes of each quarter of a border; for the usual theme, of land and outlines as well."""
    for name, drawing in quarters(theme):
        # All themes have the same masks.
        if (is_border := name.startswith("borders/")) or theme is STORYBOOK:
            halves = ((size, drawing.resize((size // 2,) * 2, Image.Resampling.LANCZOS)) for size in SQUARES)
            shown = ((size, half if is_border else half.getchannel("A")) for size, half in halves)
            yield name, [_stored(half, size, half.mode) for size, half in shown]


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
    for theme in THEMES.values():
        made = dict(chain(sprites(theme), grounds(theme), borders(theme)))
        path = SPRITES / f"{theme.name}.pack"
        path.write_bytes(packed(made))
        print(f"{path.name}: {len(made)} drawings, {path.stat().st_size / 1e6:.1f} MB")
    painted(ICON.read_text("utf-8"), 1).quantize(COLORS, Image.Quantize.FASTOCTREE).save(PICTURE, "PNG", optimize=True)
    DIGESTS.write_text(digests(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
