"""Text of any script as pixels: which font draws which characters, how wide a text is, and where it is cut.

The fonts are in assets/ with their licences; coverage.txt there lists them in the order in which they are tried, each
with its characters.
"""

import unicodedata
from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import groupby
from typing import Literal, NamedTuple, TypeAlias

from bidi.algorithm import get_display
from PIL import Image, ImageDraw, ImageFont, features

from renderers.characters import ELLIPSIS, ISOLATED, begins_word, is_wide, without_mark_stacks
from renderers.design import Colour
from renderers.drawing_cache import drawing_cache
from renderers.visual_order import visual_order

ASSETS = files("renderers") / "assets"
EMOJI = "NotoColorEmoji-small.ttf"
EMOJI_SIZE = 54
"""The one size that the bitmaps of the emoji font have."""
NARROWEST, NARROWEST_NAME = 0.72, 0.8
"""How narrow words and names are made before they are cut, as a share of their width; names are easily recognised."""
MISSING = "□"
"""Drawn for a character that no font has."""
LINE_PITCH = 1.2
"""The distance between two lines of a label, as a multiple of the size of their type."""
_MODIFIERS = (
    ("\u20e3", "\u20e3"),
    ("\ufe00", "\ufe0f"),
    ("\U0001f3fb", "\U0001f3ff"),
    ("\U000e0100", "\U000e01ef"),
)
"""The first and the last of each kind: the key around a digit, which would be an empty key beside it; variation
selectors; skin tones; selectors of a variant of a Chinese character."""
MAX_MARKS = 3
"""Combining marks drawn on one character; some people stack hundreds."""
CACHE_SIZE = 2048
LAYOUT_ENGINE = ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC
"""Raqm joins letters; it needs FriBiDi, which not every machine has. Without it each letter stands alone."""

Align: TypeAlias = Literal["left", "middle", "right"]


class Run(NamedTuple):
    """A piece of text in one font and one direction, in the order in which it is read."""

    font: str
    text: str
    is_right_to_left: bool = False


def joins_all_letters() -> bool:
    """Return whether the letters of every script are joined here as its readers expect."""
    return LAYOUT_ENGINE is ImageFont.Layout.RAQM


@cache
def _coverage() -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
    """Return each font with the first and the last characters of the ranges that it has, in ascending order."""
    fonts = []
    for line in (ASSETS / "coverage.txt").read_text(encoding="ascii").splitlines():
        name, *ranges = line.split()
        ends = [tuple(int(end, 16) for end in each.split("-")) for each in ranges]
        fonts.append((name, tuple(each[0] for each in ends), tuple(each[-1] for each in ends)))
    return tuple(fonts)


def _has(starts: tuple[int, ...], ends: tuple[int, ...], code: int) -> bool:
    index = bisect(starts, code) - 1
    return index >= 0 and code <= ends[index]


@lru_cache(CACHE_SIZE)
def _font_of(character: str) -> str | None:
    """Return the first font that has the character; None if none has it."""
    code = ord(character)
    return next((name for name, starts, ends in _coverage() if _has(starts, ends, code)), None)


@cache
def font_face(name: str, size: int) -> ImageFont.FreeTypeFont:
    # From memory: a wheel or a zip need not have files on disk.
    file = BytesIO((ASSETS / name).read_bytes())
    return ImageFont.truetype(file, EMOJI_SIZE if name == EMOJI else size, layout_engine=LAYOUT_ENGINE)


def cleaned(text: str) -> str:
    """Leave out what cannot be drawn: controls, joiners, selectors, piles of marks, more than one space.

    What isolates a part of it stays, as that says how it runs.
    """
    seen: list[str] = []
    for character in without_mark_stacks(unicodedata.normalize("NFC", text), MAX_MARKS):
        kind = unicodedata.category(character)
        if kind == "Zs" or character in "\n\t":
            seen.append(" ")
        elif character in ISOLATED or (kind[0] != "C" and not _is_modifier(character, after=seen)):
            seen.append(character)
    return " ".join("".join(seen).split())


def _is_modifier(character: str, after: Sequence[str]) -> bool:
    """Return whether the character only changes the one before: a skin tone, a variation selector, a keycap.

    A skin tone or a keycap that stands alone is drawn, as it may be all of somebody's name.
    """
    is_alone = not after or after[-1] == " "
    is_drawn = is_alone and _font_of(character) is not None
    return not is_drawn and any(first <= character <= last for first, last in _MODIFIERS)


def runs(text: str, *, first_strong: bool = False) -> tuple[Run, ...]:
    """Cut the text into runs, from the left to the right.

    The whole runs from left to right, or with `first_strong` in the direction of its first letter, as a name does.
    """
    characters = _with_fonts(cleaned(text))
    order = visual_order("".join(character for character, _ in characters), first_strong=first_strong)
    # Within a run the characters are put back into the order in which they are read, which is what Pillow expects.
    groups = groupby(order, key=lambda placed: (characters[placed.index][1], placed.is_right_to_left))
    return tuple(
        Run(font, "".join(characters[index][0] for index in sorted(placed.index for placed in group)), is_right_to_left)
        for (font, is_right_to_left), group in groups
    )


def _with_fonts(text: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for character in text:
        if character in ISOLATED:
            # Not drawn: it only says how the others run.
            found.append((character, ""))
        elif found and _joins(character, found[-1][1]):
            found.append((character, found[-1][1]))
        else:
            for drawn in character if _font_of(character) else _fallback(character):
                joins = found and _joins(drawn, found[-1][1])
                found.append((drawn, found[-1][1] if joins else _font_of(drawn) or ""))
    return found


def _fallback(character: str) -> str:
    """Return what is drawn for a character that no font has: its plain form if it is a fancy one, else a box."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if all(map(_font_of, plain)) else MISSING


def _joins(character: str, font: str) -> bool:
    return unicodedata.category(character) in ("Zs", "Mn", "Mc") and any(
        name == font and _has(starts, ends, ord(character)) for name, starts, ends in _coverage()
    )


def _drawable(run: Run) -> tuple[str, Literal["ltr", "rtl"] | None]:
    """Return what Pillow is given for a run: the text, and its direction if Pillow itself orders letters."""
    if joins_all_letters():
        return run.text, "rtl" if run.is_right_to_left else "ltr"
    return (get_display(run.text, base_dir="R") if run.is_right_to_left else run.text), None


def _run_width(run: Run, size: int) -> float:
    text, direction = _drawable(run)
    width = font_face(run.font, size).getlength(text, direction=direction)
    return width * size / EMOJI_SIZE if run.font == EMOJI else width


@lru_cache(CACHE_SIZE)
def width(text: str, size: int) -> int:
    """Return the width of the text, in pixels."""
    return round(sum(_run_width(run, size) for run in runs(text)))


@lru_cache(CACHE_SIZE)
def truncated(text: str, size: int, max_width: int) -> str:
    """Return the text, or as much of it as fits into `max_width` pixels with an ellipsis at the end."""
    text = cleaned(text)
    if width(text, size) <= max_width:
        return text
    # Binary search: a longer beginning is hardly ever narrower (lam with alef is), and what is kept has been measured.
    lengths = range(len(text))
    keep = bisect(lengths, max_width, key=lambda length: width(text[:length].rstrip() + ELLIPSIS, size)) - 1
    return text[: max(0, keep)].rstrip() + ELLIPSIS


@drawing_cache
def text_image(text: str, size: int, max_width: int, colour: Colour, *, is_name: bool = False) -> Image.Image:
    """Draw the text on a transparent strip twice as high as its size, with the baseline at 1.35 sizes.

    If it is wider than `max_width` it is made narrower, down to `NARROWEST` or, if it is a name, to `NARROWEST_NAME`,
    and then cut. A name runs in the direction of its first letter.
    """
    text = truncated(text, size, int(max_width / (NARROWEST_NAME if is_name else NARROWEST)))
    strip = _strip(text, size, colour, first_strong=is_name)
    if strip.width <= max_width + 2:
        return strip
    return strip.resize((max_width + 2, strip.height), Image.Resampling.LANCZOS)


# The same name stands in places of different widths.
@drawing_cache
def _strip(text: str, size: int, colour: Colour, *, first_strong: bool) -> Image.Image:
    strip = Image.new("RGBA", (width(text, size) + 2, 2 * size), (*colour[:3], 0))
    x = 0.0
    for run in runs(text, first_strong=first_strong):
        _draw_run(strip, run, x, size, colour)
        x += _run_width(run, size)
    return strip


def label_image(text: str, size: int, max_width: int, colour: Colour, align: Align = "left") -> Image.Image:
    """Draw words of a language on a strip as `text_image` does, in two smaller lines if one would have to be cut."""
    lines = label_lines(text, size, max_width)
    if len(lines) == 1:
        return text_image(text, size, max_width, colour)
    smaller = _size_of_two(size)
    images = [text_image(line, smaller, max_width, colour) for line in lines]
    strip = Image.new("RGBA", (max(image.width for image in images), 2 * size), (*colour[:3], 0))
    for number, image in enumerate(images):
        left = {"left": 0, "middle": (strip.width - image.width) // 2, "right": strip.width - image.width}[align]
        middle = size + round((number - 0.5) * LINE_PITCH * smaller)
        strip.paste(image, (left, middle - smaller), image)
    return strip


@lru_cache(CACHE_SIZE)
def label_lines(text: str, size: int, max_width: int) -> tuple[str, ...]:
    """Return the lines in which a label is drawn: two if that keeps it from being cut."""
    if label_fits(text, size, max_width):
        return (text,)
    smaller = _size_of_two(size)
    fitting = [pair for pair in _halves(cleaned(text)) if all(label_fits(line, smaller, max_width) for line in pair)]
    # False sorts before True: rather not inside a word, then evenly.
    return min(
        fitting, key=lambda pair: (_is_inside_word(*pair), max(width(line, size) for line in pair)), default=(text,)
    )


def label_fits(text: str, size: int, max_width: int) -> bool:
    return width(cleaned(text), size) <= int(max_width / NARROWEST)


def _size_of_two(size: int) -> int:
    return size * 2 // 3


def _halves(text: str) -> Iterator[tuple[str, str]]:
    """Yield the ways to break a text in two: at spaces, and before and after characters of scripts without spaces."""
    for index in range(1, len(text)):
        before, after = text[:index], text[index:]
        if after[0] == " " or is_wide(before[-1]) or is_wide(after[0]):
            yield before.rstrip(), after.lstrip()


def _is_inside_word(before: str, after: str) -> bool:
    return is_wide(before[-1]) and is_wide(after[0]) and not begins_word(before[-1], after[0])


def _draw_run(strip: Image.Image, run: Run, x: float, size: int, colour: Colour) -> None:
    text, direction = _drawable(run)
    face, baseline = font_face(run.font, size), 1.35
    if run.font != EMOJI:
        ImageDraw.Draw(strip).text((x, size * baseline), text, colour, face, anchor="ls", direction=direction)
        return
    # The emoji font has bitmaps of one size, which are drawn at that size and scaled.
    pictures = Image.new("RGBA", (max(1, round(face.getlength(text, direction=direction))), 2 * EMOJI_SIZE))
    at = (0, EMOJI_SIZE * baseline)
    ImageDraw.Draw(pictures).text(at, text, font=face, embedded_color=True, anchor="ls", direction=direction)
    scaled = pictures.resize((max(1, round(pictures.width * size / EMOJI_SIZE)), 2 * size), Image.Resampling.LANCZOS)
    strip.alpha_composite(scaled, (round(x), 0))
