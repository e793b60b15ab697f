"""Text of any script as pixels: fonts for characters, widths of texts, and cuts of long texts.

The fonts are in assets/ with their licenses. The file coverage.txt lists the fonts in order of precedence, with the
characters of each font.
"""

import re
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
from renderers.painting.visual_order import visual_order

ASSETS = files("renderers") / "assets"
EMOJI = "NotoColorEmoji-small.ttf"
EMOJI_SIZE = 54
"""The only size of the bitmaps in the emoji font."""
NARROWEST, NARROWEST_NAME = 0.72, 0.75
"""The minimum widths of words and of names, as shares of their natural width. A still wider text is cut.

Names are cut earlier, because readers recognize a cut name.
"""
MISSING = "📜"
"""The sign that stands for characters without a font, however many they are."""
_SIGNS = re.compile(f"{MISSING}(?: ?{MISSING})+")
JOINER = "\u200d"
"""The character that joins emoji into one: a woman, a joiner and a rocket are an astronaut."""
_BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters without a picture. Some people choose them as a name."""
LINE_PITCH = 1.2
"""The distance between two lines of a label, as a multiple of the size of the type."""
_MODIFIERS = (("\u20e3", "\u20e3"), ("\ufe00", "\ufe0f"), ("\U0001f3fb", "\U0001f3ff"), ("\U000e0100", "\U000e01ef"))
"""The first and the last character of each kind of modifier.

The kinds are the key around a digit, variation selectors, skin tones, and selectors of variants of Chinese characters.
"""
BASELINE = 1.35
"""The distance of the baseline from the top of a strip, as a multiple of the size of the type."""
_JOINED = {
    2: (0.64, ((0.0, 0.0), (0.36, 0.36))),
    3: (0.5, ((0.0, 0.0), (0.5, 0.0), (0.25, 0.5))),
    4: (0.5, ((0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.5, 0.5))),
}
"""For each number of joined emoji, the side and the places of each, as shares of the side of one emoji."""
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
def _font_of(character: str) -> str:
    """Return the file of the first font with a character; empty without one."""
    code = ord(character)
    return next((name for name, starts, ends in _coverage() if _has(starts, ends, code)), "")


@cache
def font_face(name: str, size: int) -> ImageFont.FreeTypeFont:
    # FreeType shares a file on disk among all sizes of the font, and copies anything else. A zip has no files on disk.
    file = str(path) if isinstance(path := ASSETS / name, Path) else BytesIO(path.read_bytes())
    return ImageFont.truetype(file, EMOJI_SIZE if name == EMOJI else size, layout_engine=LAYOUT_ENGINE)


def cleaned(text: str) -> str:
    """Remove controls, selectors, stacks of marks, and double spaces from a text, and joiners except between emoji.

    The characters of `ISOLATED` remain, because they determine the direction of a part of the text.
    """
    seen: list[str] = []
    for character in without_mark_stacks(unicodedata.normalize("NFC", text), MAX_MARKS):
        if character in "\n\t" or character in _BLANK:
            seen.append(" ")
        elif character in (*ISOLATED, JOINER) or (
            unicodedata.category(character)[0] != "C" and not _is_modifier(character, after=seen)
        ):
            seen.append(character)
    joined = _clusters().sub(
        lambda cluster: cluster[0] if len(cluster[0]) > 1 else cluster[0].strip(JOINER), "".join(seen)
    )
    return " ".join(joined.split())


@cache
def _clusters() -> re.Pattern[str]:
    """Return the pattern of what is drawn as one: joined emoji, the two letters of a flag, any other character."""
    _, starts, ends = next(font for font in _coverage() if font[0] == EMOJI)
    emoji = "[" + "".join(f"{chr(start)}-{chr(end)}" for start, end in zip(starts, ends, strict=True)) + "]"
    return re.compile(f"{emoji}(?:{JOINER}{emoji})+|[\U0001f1e6-\U0001f1ff]{{2}}|.", re.DOTALL)


def _is_modifier(character: str, after: Sequence[str]) -> bool:
    """Return whether a character only modifies the character before: a skin tone, a variation selector, a keycap.

    A skin tone or a keycap alone is not a modifier, because a whole name may consist of a skin tone.
    """
    is_alone = not after or after[-1] == " "
    is_drawn = is_alone and _font_of(character) != ""
    return not is_drawn and any(first <= character <= last for first, last in _MODIFIERS)


def runs(text: str, *, first_strong: bool = False) -> tuple[Run, ...]:
    """Split a text into runs, from left to right.

    The text as a whole runs from left to right, or with `first_strong` in the direction of its first letter, like a
    name.
    """
    characters = _with_fonts(_with_signs(cleaned(text)))
    # The first character of emoji that are drawn as one tells the direction of all.
    order = visual_order("".join(character[0] for character, _ in characters), first_strong=first_strong)
    # Pillow expects the characters of a run in reading order, so `sorted` restores the reading order.
    groups = groupby(order, key=lambda placed: (characters[placed.index][1], placed.is_right_to_left))
    return tuple(
        Run(font, "".join(characters[index][0] for index in sorted(placed.index for placed in group)), is_right_to_left)
        for (font, is_right_to_left), group in groups
    )


def _with_fonts(text: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for cluster in _clusters().findall(text):
        if len(cluster) > 1:
            found.append((cluster, EMOJI))
        elif cluster in ISOLATED:
            # An isolating character has no picture. The character only determines a direction.
            found.append((cluster, ""))
        elif found and _joins(cluster, found[-1][1]):
            found.append((cluster, found[-1][1]))
        else:
            found.append((cluster, _font_of(cluster)))
    return found


def _with_signs(text: str) -> str:
    """Replace each character without a font by its plain form, and those without one by one sign for all in a row."""
    return _SIGNS.sub(MISSING, "".join(each if _font_of(each) else _plain(each) for each in text))


def _plain(character: str) -> str:
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
    if run.font == EMOJI:
        return sum(map(_emoji_width, _clusters().findall(run.text))) * size / EMOJI_SIZE
    return font_face(run.font, size).getlength(text, direction=direction)


def _emoji_width(cluster: str) -> float:
    """Return the width of emoji that are drawn as one, at the size of the bitmaps: the width of the first."""
    return font_face(EMOJI, EMOJI_SIZE).getlength(cluster[0])


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
    lengths = [cluster.start() for cluster in _clusters().finditer(text)]
    keep = bisect(lengths, max_width, key=lambda length: width(text[:length].rstrip() + ELLIPSIS, size)) - 1
    return text[: lengths[max(0, keep)]].rstrip() + ELLIPSIS


def text_image(text: str, size: int, max_width: int, color: Color, *, is_name: bool = False) -> Image.Image:
    """Draw a text on a transparent strip of twice the size of the type, with the baseline at 1.35 sizes.

    A text wider than `max_width` is made narrower, down to `NARROWEST` or, for a name, to `NARROWEST_NAME`, and then
    cut. A name runs in the direction of its first letter.
    """
    text = truncated(text, size, int(max_width / (NARROWEST_NAME if is_name else NARROWEST)))
    if is_name and not text:
        text = MISSING
    return _strip(text, size, min(width(text, size), max_width) + 2, color, first_strong=is_name)


def _strip(text: str, size: int, strip_width: int, color: Color, *, first_strong: bool) -> Image.Image:
    strip = Image.new("RGBA", (width(text, size) + 2, 2 * size), (*color[:3], 0))
    for layer in _layers(text, size, first_strong=first_strong):
        if layer.mode == "L":
            strip.paste(color, mask=layer)
        else:
            strip.alpha_composite(layer)
    if strip.width == strip_width:
        return strip
    return strip.resize((strip_width, strip.height), Image.Resampling.LANCZOS)


@lru_cache(800)
def _layers(text: str, size: int, *, first_strong: bool) -> Sequence[Image.Image]:
    """Draw the runs of a text on strips: letters as masks for any color, and emoji in their own colors."""
    layers, x = list[Image.Image](), 0.0
    for run in runs(text, first_strong=first_strong):
        layer = Image.new("RGBA" if run.font == EMOJI else "L", (width(text, size) + 2, 2 * size))
        _draw_run(layer, run, x, size)
        layers.append(layer)
        x += _run_width(run, size)
    return layers


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
    return is_wide(after[0]) and not begins_word(before[-1], after[0])


def _draw_run(layer: Image.Image, run: Run, x: float, size: int) -> None:
    if run.font != EMOJI:
        text, direction = _drawable(run)
        face = font_face(run.font, size)
        ImageDraw.Draw(layer).text((x, size * BASELINE), text, 255, face, anchor="ls", direction=direction)
        return
    clusters = _clusters().findall(run.text)
    for cluster in reversed(clusters) if run.is_right_to_left else clusters:
        # The emoji font has bitmaps of one size, so the bitmaps are drawn at their own size and scaled.
        pictures = _emoji(cluster)
        scaled = pictures.resize(
            (max(1, round(pictures.width * size / EMOJI_SIZE)), 2 * size), Image.Resampling.LANCZOS
        )
        layer.alpha_composite(scaled, (round(x), 0))
        x += _emoji_width(cluster) * size / EMOJI_SIZE


def _emoji(cluster: str) -> Image.Image:
    """Draw emoji as one, at the size of the bitmaps: each joined emoji in a part of the square of one."""
    parts = [each for each in cluster if each != JOINER]
    whole = Image.new("RGBA", (max(1, round(_emoji_width(cluster))), 2 * EMOJI_SIZE))
    if len(parts) == 1:
        face = font_face(EMOJI, EMOJI_SIZE)
        ImageDraw.Draw(whole).text((0, EMOJI_SIZE * BASELINE), cluster, font=face, embedded_color=True, anchor="ls")
        return whole
    share, places = _JOINED[min(len(parts), max(_JOINED))]
    side = round(whole.width * share)
    top = round(EMOJI_SIZE * BASELINE) - whole.width + round(0.2 * EMOJI_SIZE)
    for part, (x, y) in zip(parts, places, strict=False):
        drawn = _emoji(part)
        square = drawn.crop((0, top, drawn.width, top + drawn.width)).resize((side, side), Image.Resampling.LANCZOS)
        whole.alpha_composite(square, (round(x * whole.width), top + round(y * whole.width)))
    return whole
