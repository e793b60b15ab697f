"""From draw operations to pixels. No other module paints operations."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from PIL import Image, ImageDraw

from renderers import sprites
from renderers.design import BACKGROUND, OUTLINE_COLORS, STORYBOOK, Color, Theme
from renderers.draw_operations import (
    Box,
    Corner,
    Drawing,
    Faded,
    Land,
    Op,
    Outline,
    Panel,
    Polyline,
    Shared,
    SharedPart,
    Sheet,
    Sprite,
    StampOp,
    Text,
)
from renderers.painting import fonts
from renderers.sprites import PlacedImage

ANTIALIASING = 4
"""The scale of rounded corners before scaling down."""
SMALL = 2500
"""The maximum size of a rounded area for filling through a mask, in pixels. Larger areas are filled in bands."""


def paint(drawing: Drawing, theme: Theme = STORYBOOK) -> Image.Image:
    image = Image.new("RGB", (drawing.width, drawing.height), theme.shown(BACKGROUND))
    _paint_all(image, drawing.ops, theme)
    return image


def _paint_all(image: Image.Image, ops: tuple[Op, ...], theme: Theme) -> None:
    for op in ops:
        match op:
            case Land() | Sprite() | Text():
                _paste(image, _stamp(op, theme))
            case Panel():
                if op.outline:
                    box, radius = op.box.inside(-op.outline_width), op.radius + op.outline_width
                    _rounded(image, box, radius, theme.shown(op.outline))
                _rounded(image, op.box, op.radius, theme.shown(op.fill))
            case Sheet():
                _sheet(image, op, theme)
            case Shared():
                part = _composed(op.part, theme)
                _paste(image, PlacedImage(part.image, op.x + part.x, op.y + part.y))
            case Outline():
                if theme.halo:
                    _line(image, op, "halo", theme.halo)
                _line(image, op, op.style, theme.shown(OUTLINE_COLORS[op.style]))
            case Polyline():
                _polyline(image, op, theme)
            case _:
                _faded(image, op, theme)


def _paste(image: Image.Image, stamp: PlacedImage) -> None:
    image.paste(stamp.image, (stamp.x, stamp.y), stamp.image if stamp.image.mode == "RGBA" else None)


def _stamp(op: StampOp, theme: Theme) -> PlacedImage:
    """Return the pixels of an operation, and their place in the picture."""
    match op:
        case Land():
            phase = op.phase[0] % sprites.PERIOD, op.phase[1] % sprites.PERIOD
            return PlacedImage(sprites.land_square(op.terrain, op.corners, phase, op.size, theme), op.x, op.y)
        case Sprite():
            placed = sprites.sprite(op.key, op.size, theme)
            return PlacedImage(placed.image, op.x + placed.x, op.y + placed.y)
        case _:
            text = _text(op.text, op.size, op.width, theme.shown(op.color), op.align, is_name=op.is_name)
            return PlacedImage(text.image, op.x + text.x, op.y + text.y)


@lru_cache(400)
def _text(text: str, size: int, width: int, color: Color, align: fonts.Align, *, is_name: bool) -> PlacedImage:
    """Return a text without transparent margins, with its place beside the place of the operation."""
    if is_name:
        strip = fonts.text_image(text, size, width, color, is_name=True)
    else:
        strip = fonts.label_image(text, size, width, color, align)
    left = {"left": 0, "middle": strip.width // 2, "right": strip.width}[align]
    inked = strip.getchannel("A").getbbox() or (0, 0, 1, 1)
    # The strip is twice as high as the type, so its middle comes to lie at the operation's `y`.
    return PlacedImage(strip.crop(inked), inked[0] - left, inked[1] - size)


def _sheet(image: Image.Image, op: Sheet, theme: Theme) -> None:
    ground, (left, top, width, height) = sprites.ground(None, op.size, theme), op.box
    west, north = (-(each % sprites.PERIOD) * op.size for each in op.phase)
    for x, y in product(range(west, width, ground.width), range(north, height, ground.height)):
        shown = max(0, -x), max(0, -y), min(ground.width, width - x), min(ground.height, height - y)
        image.paste(ground.crop(shown), (left + x + shown[0], top + y + shown[1]))


@lru_cache(256)
def _composed(part: SharedPart, theme: Theme) -> PlacedImage:
    return sprites.composed([_stamp(op, theme) for op in part.ops])


# ---- single operations


def _rounded(image: Image.Image, box: Box, radius: int, color: Color) -> None:
    """Fill a rounded rectangle: three bands side by side, with smooth corners at the outer bands."""
    if box.width * box.height <= SMALL:
        image.paste(color, (box.x, box.y), _rounded_mask(box.width, box.height, radius))
        return
    east, south = box.x + box.width - radius, box.y + box.height - radius
    # `paste` fills an area several times as fast as `ImageDraw.rectangle`. At the ends of a pill the corners meet, and
    # a band is empty.
    if 2 * radius < box.width:
        image.paste(color, (box.x + radius, box.y, east, box.y + box.height))
    if 2 * radius < box.height:
        image.paste(color, (box.x, box.y + radius, box.x + radius, south))
        image.paste(color, (east, box.y + radius, box.x + box.width, south))
    for (y, x), corner in zip(product((box.y, south), (box.x, east)), _corners(radius), strict=False):
        image.paste(color, (x, y), corner)


@lru_cache(64)
def _rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width, height), 255)
    for (y, x), corner in zip(product((0, height - radius), (0, width - radius)), _corners(radius), strict=False):
        mask.paste(corner, (x, y))
    return mask


@lru_cache(32)
def _corners(radius: int) -> Sequence[Image.Image]:
    """Return the masks of the corners of a rounded rectangle by quarter, none for square corners."""
    side = radius * ANTIALIASING
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * side - 1, 2 * side - 1), 255)
    return [sprites.mirrored(mask.reduce(ANTIALIASING), quarter) for quarter in range(4)] if radius else ()


def _line(image: Image.Image, op: Outline, style: str, color: Color) -> None:
    half = op.size // 2
    for index, corner in enumerate(op.corners):
        if corner is not Corner.OPEN:
            mask = sprites.outline_mask(style, corner, index, op.size)
            image.paste(color, (op.x + index % 2 * half, op.y + index // 2 * half), mask)


def _polyline(image: Image.Image, op: Polyline, theme: Theme) -> None:
    left, top = (min(ends) - op.width for ends in zip(*op.points, strict=True))
    right, bottom = (max(ends) + op.width for ends in zip(*op.points, strict=True))
    points = [((x - left) * ANTIALIASING, (y - top) * ANTIALIASING) for x, y in op.points]
    mask = Image.new("L", ((right - left) * ANTIALIASING, (bottom - top) * ANTIALIASING))
    draw, width = ImageDraw.Draw(mask), op.width * ANTIALIASING
    draw.line(points, 255, width)
    # Pillow draws square ends, and leaves notches in sharp corners.
    for point in points:
        draw.circle(point, width / 2, 255)
    image.paste(theme.shown(op.color), (left, top), mask.reduce(ANTIALIASING))


def _faded(image: Image.Image, op: Faded, theme: Theme) -> None:
    # Operations overlap, so the result of all operations is blended with the area before.
    area = (op.box.x, op.box.y, op.box.x + op.box.width, op.box.y + op.box.height)
    before = image.crop(area)
    _paint_all(image, op.ops, theme)
    image.paste(Image.blend(before, image.crop(area), op.strength), area[:2])
