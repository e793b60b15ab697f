"""Text of any script as pixels: fonts for characters, widths of texts, and cuts of long texts.

The fonts are in assets/ with their licenses. The file coverage.txt lists the fonts in order of precedence, with the
characters of each font.
"""

import unicodedata
from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from bidi.algorithm import get_display
from PIL import Image, ImageDraw, ImageFont, features

from renderers.characters import ELLIPSIS, ISOLATED, begins_word, is_wide, without_mark_stacks
from renderers.design import Color
from renderers.visual_order import visual_order

ASSETS = files("renderers") / "assets"
EMOJI = "NotoColorEmoji-small.ttf"
EMOJI_SIZE = 54
"""The only size of the bitmaps in the emoji font."""
NARROWEST, NARROWEST_NAME = 0.72, 0.8
"""The minimum widths of words and of names, as shares of their natural width. A still wider text is cut.

Names are cut earlier, because readers recognize a cut name.
"""
MISSING = "□"
"""The picture of a character without a font."""
LINE_PITCH = 1.2
"""The distance between two lines of a label, as a multiple of the size of the type."""
_MODIFIERS = (
    ("\u20e3", "\u20e3"),
    ("\ufe00", "\ufe0f"),
    ("\U0001f3fb", "\U0001f3ff"),
    ("\U000e0100", "\U000e01ef"),
)
"""The first and the last character of each kind of modifier.

The kinds are the key around a digit, variation selectors, skin tones, and selectors of variants of Chinese characters.
"""
MAX_MARKS = 3
"""The maximum number of combining marks on a character. Some names have hundreds."""
CACHE_SIZE = 2048
LAYOUT_ENGINE = ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC
"""Raqm joins letters, but needs FriBiDi. On a machine without FriBiDi, every letter stands alone."""

Align: TypeAlias = Literal["left", "middle", "right"]


class Run(NamedTuple):
    """A piece of text in one font and one direction, in reading order."""

    font: str
    text: str
    is_right_to_left: bool = False


def joins_all_letters() -> bool:
    """Return whether this machine joins the letters of every script."""
    return LAYOUT_ENGINE is ImageFont.Layout.RAQM


@cache
def _coverage() -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
    """Return the name of each font with the first and the last characters of the font's ranges, in ascending order."""
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
    code = ord(character)
    return next((name for name, starts, ends in _coverage() if _has(starts, ends, code)), None)


@cache
def font_face(name: str, size: int) -> ImageFont.FreeTypeFont:
    # FreeType shares a file on disk among all sizes of the font, and copies anything else. A zip has no files on disk.
    file = str(path) if isinstance(path := ASSETS / name, Path) else BytesIO(path.read_bytes())
    return ImageFont.truetype(file, EMOJI_SIZE if name == EMOJI else size, layout_engine=LAYOUT_ENGINE)


def cleaned(text: str) -> str:
    """Remove controls, joiners, selectors, stacks of marks, and double spaces from a text.

    The characters of `ISOLATED` remain, because they determine the direction of a part of the text.
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
    """Return whether a character only modifies the character before: a skin tone, a variation selector, a keycap.

    A skin tone or a keycap alone is not a modifier, because a whole name may consist of a skin tone.
    """
    is_alone = not after or after[-1] == " "
    is_drawn = is_alone and _font_of(character) is not None
    return not is_drawn and any(first <= character <= last for first, last in _MODIFIERS)


def runs(text: str, *, first_strong: bool = False) -> tuple[Run, ...]:
    """Split a text into runs, from left to right.

    The text as a whole runs from left to right, or with `first_strong` in the direction of its first letter, like a
    name.
    """
    characters = _with_fonts(cleaned(text))
    order = visual_order("".join(character for character, _ in characters), first_strong=first_strong)
    # Pillow expects the characters of a run in reading order, so `sorted` restores the reading order.
    groups = groupby(order, key=lambda placed: (characters[placed.index][1], placed.is_right_to_left))
    return tuple(
        Run(font, "".join(characters[index][0] for index in sorted(placed.index for placed in group)), is_right_to_left)
        for (font, is_right_to_left), group in groups
    )


def _with_fonts(text: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for character in text:
        if character in ISOLATED:
            # An isolating character has no picture. The character only determines a direction.
            found.append((character, ""))
        elif found and _joins(character, found[-1][1]):
            found.append((character, found[-1][1]))
        else:
            for drawn in character if _font_of(character) else _fallback(character):
                joins = found and _joins(drawn, found[-1][1])
                found.append((drawn, found[-1][1] if joins else _font_of(drawn) or ""))
    return found


def _fallback(character: str) -> str:
    """Return the replacement of a character without a font: the plain form of a fancy character, or a box."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if all(map(_font_of, plain)) else MISSING


def _joins(character: str, font: str) -> bool:
    return unicodedata.category(character) in ("Zs", "Mn", "Mc") and any(
        name == font and _has(starts, ends, ord(character)) for name, starts, ends in _coverage()
    )


def _drawable(run: Run) -> tuple[str, Literal["ltr", "rtl"] | None]:
    """Return the arguments of Pillow for a run: the text, and with Raqm the direction of the text."""
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
    """Return the text, or the longest beginning of the text within `max_width` pixels, with an ellipsis."""
    text = cleaned(text)
    if width(text, size) <= max_width:
        return text
    # A binary search works because a longer beginning is hardly ever narrower. Arabic lam with alef is an exception
    # without harm: the search measures each beginning.
    lengths = range(len(text))
    keep = bisect(lengths, max_width, key=lambda length: width(text[:length].rstrip() + ELLIPSIS, size)) - 1
    return text[: max(0, keep)].rstrip() + ELLIPSIS


@lru_cache(800)
def text_image(text: str, size: int, max_width: int, color: Color, *, is_name: bool = False) -> Image.Image:
    """Draw a text on a transparent strip of twice the size of the type, with the baseline at 1.35 sizes.

    A text wider than `max_width` is made narrower, down to `NARROWEST` or, for a name, to `NARROWEST_NAME`, and then
    cut. A name runs in the direction of its first letter.
    """
    text = truncated(text, size, int(max_width / (NARROWEST_NAME if is_name else NARROWEST)))
    strip = _strip(text, size, color, first_strong=is_name)
    if strip.width <= max_width + 2:
        return strip
    return strip.resize((max_width + 2, strip.height), Image.Resampling.LANCZOS)


def _strip(text: str, size: int, color: Color, *, first_strong: bool) -> Image.Image:
    strip = Image.new("RGBA", (width(text, size) + 2, 2 * size), (*color[:3], 0))
    x = 0.0
    for run in runs(text, first_strong=first_strong):
        _draw_run(strip, run, x, size, color)
        x += _run_width(run, size)
    return strip


def label_image(text: str, size: int, max_width: int, color: Color, align: Align = "left") -> Image.Image:
    """Draw words of a language on a strip like `text_image`. Words too wide for a line go into two smaller lines."""
    lines = label_lines(text, size, max_width)
    if len(lines) == 1:
        return text_image(text, size, max_width, color)
    smaller = _size_of_two(size)
    images = [text_image(line, smaller, max_width, color) for line in lines]
    strip = Image.new("RGBA", (max(image.width for image in images), 2 * size), (*color[:3], 0))
    for number, image in enumerate(images):
        left = {"left": 0, "middle": (strip.width - image.width) // 2, "right": strip.width - image.width}[align]
        middle = size + round((number - 0.5) * LINE_PITCH * smaller)
        strip.paste(image, (left, middle - smaller), image)
    return strip


@lru_cache(CACHE_SIZE)
def label_lines(text: str, size: int, max_width: int) -> tuple[str, ...]:
    """Return the lines of a label: two lines if two lines avoid a cut."""
    if label_fits(text, size, max_width):
        return (text,)
    smaller = _size_of_two(size)
    fitting = [pair for pair in _halves(cleaned(text)) if all(label_fits(line, smaller, max_width) for line in pair)]
    # False sorts before True, so a break between words comes first, and then the most even break.
    return min(
        fitting, key=lambda pair: (_is_inside_word(*pair), max(width(line, size) for line in pair)), default=(text,)
    )


def label_fits(text: str, size: int, max_width: int) -> bool:
    return width(cleaned(text), size) <= int(max_width / NARROWEST)


def _size_of_two(size: int) -> int:
    return size * 2 // 3


def _halves(text: str) -> Iterator[tuple[str, str]]:
    """Yield the possible breaks of a text: at spaces, and before and after characters of scripts without spaces."""
    for index in range(1, len(text)):
        before, after = text[:index], text[index:]
        if after[0] == " " or is_wide(before[-1]) or is_wide(after[0]):
            yield before.rstrip(), after.lstrip()


def _is_inside_word(before: str, after: str) -> bool:
    return is_wide(before[-1]) and is_wide(after[0]) and not begins_word(before[-1], after[0])


def _draw_run(strip: Image.Image, run: Run, x: float, size: int, color: Color) -> None:
    text, direction = _drawable(run)
    face, baseline = font_face(run.font, size), 1.35
    if run.font != EMOJI:
        ImageDraw.Draw(strip).text((x, size * baseline), text, color, face, anchor="ls", direction=direction)
        return
    # The emoji font has bitmaps of one size, so the bitmaps are drawn at their own size and scaled.
    pictures = Image.new("RGBA", (max(1, round(face.getlength(text, direction=direction))), 2 * EMOJI_SIZE))
    at = (0, EMOJI_SIZE * baseline)
    ImageDraw.Draw(pictures).text(at, text, font=face, embedded_color=True, anchor="ls", direction=direction)
    scaled = pictures.resize((max(1, round(pictures.width * size / EMOJI_SIZE)), 2 * size), Image.Resampling.LANCZOS)
    strip.alpha_composite(scaled, (round(x), 0))
