"""Emoji: the smallest form of the art, square pictures by readable names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from itertools import chain
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.dominoes import BOXES, Half
from engine.extensions import parts
from renderers.design import PLAYER_COLOURS
from renderers.draw_operations import Castle, Crowns, King, Ornament, Scenery, SpriteKey
from renderers.extension import PicturePart
from renderers.motifs import plain
from renderers.sprites import PlacedImage, ground, sprite

SIZE: Final = 128
"""Pixels of a side; in a line of text, Discord shows 22."""
LEVELS: Final = Ornament.LEVEL_1, Ornament.LEVEL_2, Ornament.LEVEL_3, Ornament.LEVEL_4
_CORNER: Final = 20


class Emoji(NamedTuple):
    """An emoji as a PNG file; the digest is of its pixels, as different encoders write different files."""

    name: str
    data: bytes
    digest: str


def half_name(half: Half) -> str:
    """Return the name of the emoji of a half of a domino: "lake", or "mine_3" with three crowns."""
    return f"{half.terrain.value}_{half.crowns}" if half.crowns else half.terrain.value


def emoji() -> Iterator[Emoji]:
    """Draw all emoji: halves of dominoes, pieces, levels of computer players. Takes a second."""
    dominoes = chain.from_iterable(BOXES.values())
    for half in dict.fromkeys(half for domino in dominoes for half in (domino.a, domino.b)):
        yield _finished(half_name(half), _land(half))
    for name, key in _pieces().items():
        yield _finished(name, sprite(key, SIZE).image)


def _pieces() -> Mapping[str, SpriteKey]:
    kings = {f"king_{index + 1}": King(index) for index in range(len(PLAYER_COLOURS))}
    levels = {f"level_{index}": key for index, key in enumerate(LEVELS, 1)}
    own: dict[str, SpriteKey] = {"crown": Ornament.CROWN, "castle": Castle(0), **kings, **levels}
    return own | {name: key for part in parts(PicturePart) for name, key in part.emoji.items()}


def _land(half: Half) -> Image.Image:
    """Draw a square of land with round corners, and its crowns as large as there is room for them."""
    image = ground(half.terrain, SIZE).crop((0, 0, SIZE, SIZE)).convert("RGBA")
    _put(image, sprite(Scenery(half.terrain, plain(half)), SIZE))
    if half.crowns:
        _put(image, sprite(Crowns(half.crowns), round(SIZE * min(1.6, 1 / (0.14 + 0.28 * half.crowns)))))
    mask = Image.new("L", (4 * SIZE, 4 * SIZE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), 4 * _CORNER, 255)
    image.putalpha(mask.reduce(4))
    return image


def _put(image: Image.Image, placed: PlacedImage) -> None:
    image.paste(placed.image, (placed.x, placed.y), placed.image)


def _finished(name: str, image: Image.Image) -> Emoji:
    """Put a picture into the middle of the square, as large as it fits."""
    scale = SIZE / max(image.size)
    fitted = image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(fitted, ((SIZE - fitted.width) // 2, (SIZE - fitted.height) // 2))
    file = BytesIO()
    square.save(file, "PNG", optimize=True)
    return Emoji(name, file.getvalue(), sha256(square.tobytes()).hexdigest())
