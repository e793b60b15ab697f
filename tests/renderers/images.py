"""Sprites as small grey images, and how much two of them differ."""

from functools import cache

from PIL import Image, ImageChops, ImageStat

from engine import Terrain
from renderers import sprites
from renderers.draw_operations import Scenery, SpriteKey

SIZE = 40


@cache
def square(terrain: Terrain, motif: str) -> Image.Image:
    """A square of land as it looks in a picture, in grey."""
    image = sprites.ground(terrain, SIZE).crop((0, 0, SIZE, SIZE))
    thing = sprites.sprite(Scenery(terrain, motif), SIZE)
    image.paste(thing.image, (thing.x, thing.y), thing.image)
    return image.convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def standing_free(key: SpriteKey) -> Image.Image:
    """A sprite on black, with room for what overhangs its square."""
    image = Image.new("L", (2 * SIZE, 2 * SIZE))
    placed = sprites.sprite(key, SIZE)
    image.paste(placed.image.convert("L"), (20 + placed.x, 20 + placed.y), placed.image)
    return image
