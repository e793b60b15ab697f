"""Emoji: small square pictures of the art, with readable names."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from itertools import chain, islice
from typing import Final

from PIL import Image, ImageDraw

from engine.dominoes import BOXES, Domino, Half
from engine.extensions import parts
from renderers.design import INK, PLAYER_COLORS
from renderers.draw_operations import Castle, Crowns, KingPiece, Ornament, Scenery, SpriteKey
from renderers.extension import PicturePart
from renderers.motifs import on_domino, plain
from renderers.sprites import PlacedImage, ground, sprite

SIZE: Final = 96
"""The side of an emoji, in pixels. In a line of text, Discord shows emoji with a side of 22 pixels."""
_CORNER: Final = 15
_USUAL_PLAYERS: Final = 4
SEAM: Final = 2
"""Half the width of the line between the halves of a domino."""


@dataclass(frozen=True, eq=False)
class Emoji:
    name: str
    image: Image.Image

    @property
    def data(self) -> bytes:
        # Most emoji are stored already, so a file is encoded on demand only.
        file = BytesIO()
        self.image.save(file, "PNG", optimize=True)
        return file.getvalue()

    @property
    def digest(self) -> str:
        """The digest of the pixels. A digest of the file would depend on the encoder."""
        return sha256(self.image.tobytes()).hexdigest()


def half_name(half: Half) -> str:
    """Return the name of the emoji of a half of a domino: "lake", or "mine_3" with three crowns."""
    return f"{half.terrain.value}_{half.crowns}" if half.crowns else half.terrain.value


_SHOWN: Final = dict[tuple[Half, Half], Domino]()
"""The domino whose drawing stands for all dominoes with the same halves."""
for _each in chain.from_iterable(BOXES.values()):
    _SHOWN.setdefault((_each.a, _each.b), _each)


def domino_name(domino: Domino) -> str:
    """Return the name of the emoji of a domino, "domino_17"; dominoes with the same halves share one."""
    return f"domino_{_SHOWN[domino.a, domino.b]}"


def emoji() -> Iterator[Emoji]:
    """Draw all emoji, at most 100, the most used ones first."""
    kings = {f"king_{index + 1}": KingPiece(index) for index in range(len(PLAYER_COLORS))}
    usual, more = (dict(islice(kings.items(), *part)) for part in ((_USUAL_PLAYERS,), (_USUAL_PLAYERS, None)))
    yield from _pieces({**usual, "crown": Ornament.CROWN})
    for part in parts(PicturePart):
        yield from _pieces(part.emoji)
    drawn = dict[Domino, None]()
    for box in BOXES.values():
        counts = Counter(_SHOWN[domino.a, domino.b] for domino in box)
        new = [domino for domino, _ in counts.most_common() if domino not in drawn]
        drawn |= dict.fromkeys(new)
        yield from (_finished(domino_name(domino), _rounded(_domino(domino))) for domino in new)
    for half in dict.fromkeys(half for domino in drawn for half in (domino.a, domino.b)):
        yield _finished(half_name(half), _rounded(_half(half, plain(half), SIZE)))
    levels = {each.name.lower(): each for each in Ornament if each.name.startswith("LEVEL_")}
    yield from _pieces({"castle": Castle(0), **levels, **more})


def _pieces(keys: Mapping[str, SpriteKey]) -> Iterator[Emoji]:
    return (_finished(name, sprite(key, SIZE).image) for name, key in keys.items())


def _domino(domino: Domino) -> Image.Image:
    """Draw both halves of a domino side by side, with their motifs."""
    image = Image.new("RGBA", (SIZE, SIZE), INK)
    for half, motif, x in zip((domino.a, domino.b), on_domino(domino), (0, SIZE // 2 + SEAM), strict=True):
        image.paste(_half(half, motif, SIZE // 2 - SEAM), (x, 0))
    return image


def _half(half: Half, motif: str, width: int) -> Image.Image:
    """Draw a square of land, or the middle of the square, with crowns as large as possible."""
    image = ground(half.terrain, SIZE).crop((0, 0, width, SIZE)).convert("RGBA")
    size = min(SIZE, 2 * width * 3 // 4)
    placed = sprite(Scenery(half.terrain, motif), size)
    _put(image, placed, (width - size) // 2, SIZE - size)
    if half.crowns:
        _put(image, sprite(Crowns(half.crowns), round(min(1.6 * SIZE, width / (0.14 + 0.28 * half.crowns)))))
    return image


def _rounded(image: Image.Image) -> Image.Image:
    mask = Image.new("L", (4 * SIZE, 4 * SIZE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), 4 * _CORNER, 255)
    image.putalpha(mask.reduce(4))
    return image


def _put(image: Image.Image, placed: PlacedImage, x: int = 0, y: int = 0) -> None:
    image.paste(placed.image, (x + placed.x, y + placed.y), placed.image)


def _finished(name: str, image: Image.Image) -> Emoji:
    """Put a picture into the middle of a square, as large as possible."""
    scale = SIZE / max(image.size)
    fitted = image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(fitted, ((SIZE - fitted.width) // 2, (SIZE - fitted.height) // 2))
    return Emoji(name, square)
