"""From draw operations to pixels. No other module paints operations."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from threading import Lock
from typing import NamedTuple, TypeAlias

from cachetools import LRUCache
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
from renderers.painting.palette import indexed
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
                _panel(image, op, theme)
            case Sheet():
                _sheet(image, op, theme)
            case Shared():
                for stamp in shared(op.part, theme).stamps:
                    _paste(image, PlacedImage(stamp.image, op.x + stamp.x, op.y + stamp.y))
            case Outline():
                _outline(image, op, theme)
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
            color = theme.shown(op.color)
            if op.is_name:
                strip = fonts.text_image(op.text, op.size, op.width, color, is_name=True)
            else:
                strip = fonts.label_image(op.text, op.size, op.width, color, op.align)
            x = op.x - {"left": 0, "middle": strip.width // 2, "right": strip.width}[op.align]
            # The strip is twice as high as the type, so its middle comes to lie at `y`.
            return PlacedImage(strip, x, op.y - op.size)


def _sheet(image: Image.Image, op: Sheet, theme: Theme) -> None:
    ground, (left, top, width, height) = sprites.ground(None, op.size, theme), op.box
    west, north = (-(each % sprites.PERIOD) * op.size for each in op.phase)
    for x, y in product(range(west, width, ground.width), range(north, height, ground.height)):
        shown = max(0, -x), max(0, -y), min(ground.width, width - x), min(ground.height, height - y)
        image.paste(ground.crop(shown), (left + x + shown[0], top + y + shown[1]))


# ---- parts that pictures share

CAPACITY = 12_000_000
"""The bytes of all kept parts. docs/decisions.md has what they buy."""
BYTES = {"P": 1, "RGB": 4, "RGBA": 4}
"""The bytes of a pixel in memory by the mode of its image."""

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class Painted(NamedTuple):
    part: SharedPart
    ops: tuple[StampOp, ...]
    stamps: tuple[PlacedImage, ...]
    """The part on its map, and what overhangs the map."""


_kept: LRUCache[int, Painted] = LRUCache(
    CAPACITY, getsizeof=lambda kept: sum(each.width * each.height * BYTES[each.mode] for each, _, _ in kept.stamps)
)
_lock = Lock()


def shared(part: SharedPart, theme: Theme) -> Painted:
    """Return the pixels of a part: as they were kept, or painted over a part before where the two differ."""
    # The part itself is compared below, so a key may be a mere hash, which the cache need not compute again and again.
    own, *earlier = [hash((theme.name, place)) for place in part.series]
    with _lock:
        kept = _kept.get(own)
        before = kept or next((_kept[each] for each in earlier if each in _kept), None)
    if kept is None or kept.part != part:
        kept = painted_over(before, part, theme)
        with _lock:
            _kept[own] = kept
    return kept


def painted_over(before: Painted | None, part: SharedPart, theme: Theme) -> Painted:
    """Paint what differs from a part before, or everything without a part before."""
    ops = part.ops
    stamps = {op: _stamp(op, theme) for op in ops}
    if part.sheet is None:
        return Painted(part, ops, (_composed([*stamps.values()]),))
    whole: Area = (0, 0, *part.sheet.box[2:])
    if before:
        gone = [_stamp(op, theme) for op in before.ops if op not in stamps]
        changed = [*gone, *(stamps[op] for op in stamps.keys() - {*before.ops})]
        image = before.stamps[0].image.copy()
        if areas := [area for stamp in changed if (area := _common(_area(stamp), whole))]:
            area = _around(areas)
            image.paste(indexed(_on_map(part.sheet, stamps.values(), area, theme), theme), area[:2])
    else:
        # A map in the colors of the palette takes a quarter of the memory.
        image = indexed(_on_map(part.sheet, stamps.values(), whole, theme), theme)
    overhang = (beyond for stamp in stamps.values() for beyond in _beyond(stamp, whole))
    return Painted(part, ops, (PlacedImage(image, 0, 0), *overhang))


def _on_map(sheet: Sheet, stamps: Iterable[PlacedImage], area: Area, theme: Theme) -> Image.Image:
    """Paint an area of a map, and the stamps there."""
    left, top, right, bottom = area
    image = Image.new("RGB", (right - left, bottom - top))
    _sheet(image, replace(sheet, box=sheet.box._replace(x=-left, y=-top)), theme)
    for stamp in stamps:
        if _common(_area(stamp), area):
            _paste(image, stamp._replace(x=stamp.x - left, y=stamp.y - top))
    return image


def _beyond(stamp: PlacedImage, area: Area) -> Iterator[PlacedImage]:
    """Yield what of a stamp lies outside of the area: above and below, and beside the area west and east."""
    (left, top, right, bottom), (west, north, east, south) = _area(stamp), area
    beside = max(top, north), min(bottom, south)
    around = (left, top, right, north), (left, south, right, bottom), (left, beside[0], west, beside[1])
    for side in (*around, (east, beside[0], right, beside[1])):
        if box := _common(side, _area(stamp)):
            inside = box[0] - left, box[1] - top, box[2] - left, box[3] - top
            yield PlacedImage(stamp.image.crop(inside), *box[:2])


def _composed(stamps: Sequence[PlacedImage]) -> PlacedImage:
    west, north, east, south = _around(map(_area, stamps))
    image = Image.new("RGBA", (east - west, south - north))
    for stamp in stamps:
        left, top, right, bottom = _area(stamp)
        box = left - west, top - north, right - west, bottom - north
        # `paste` would mix the color of transparent pixels in.
        shown = stamp.image if stamp.image.mode == "RGB" else Image.alpha_composite(image.crop(box), stamp.image)
        image.paste(shown, box[:2])
    return PlacedImage(image, west, north)


def _area(stamp: PlacedImage) -> Area:
    return stamp.x, stamp.y, stamp.x + stamp.image.width, stamp.y + stamp.image.height


def _around(areas: Iterable[Area]) -> Area:
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _common(one: Area, other: Area) -> Area | None:
    """Return the area that two areas share; None for areas that do not overlap."""
    area = max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])
    return area if area[0] < area[2] and area[1] < area[3] else None


# ---- single operations


def _panel(image: Image.Image, op: Panel, theme: Theme) -> None:
    if op.outline:
        _rounded(image, op.box.inside(-op.outline_width), op.radius + op.outline_width, theme.shown(op.outline))
    _rounded(image, op.box, op.radius, theme.shown(op.fill))


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
    for x, in_east in ((box.x, False), (east, True)) if radius else ():
        for y, in_south in ((box.y, False), (south, True)):
            image.paste(color, (x, y), _corner(radius, in_east=in_east, in_south=in_south))


@lru_cache(64)
def _rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width, height), 255)
    for x, in_east in ((0, False), (width - radius, True)) if radius else ():
        for y, in_south in ((0, False), (height - radius, True)):
            mask.paste(_corner(radius, in_east=in_east, in_south=in_south), (x, y))
    return mask


@lru_cache(128)
def _corner(radius: int, *, in_east: bool, in_south: bool) -> Image.Image:
    side = radius * ANTIALIASING
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * side - 1, 2 * side - 1), 255)
    mask = mask.reduce(ANTIALIASING)
    if in_east:
        mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return mask.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if in_south else mask


def _outline(image: Image.Image, op: Outline, theme: Theme) -> None:
    if theme.halo:
        _line(image, op, "halo", theme.halo)
    _line(image, op, op.style, theme.shown(OUTLINE_COLORS[op.style]))


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
