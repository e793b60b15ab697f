"""Any name in any script: which font draws which characters, how wide they are, and where to cut.

The fonts lie in assets/ with their licences; coverage.txt there lists them in the order in which they are asked, each
with the characters that it has.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from renderers.shaping import shaped
from renderers.theme import Colour

ASSETS = files("renderers") / "assets"
EMOJI = "NotoColorEmoji-small.ttf"
EMOJI_SIZE = 54
"""The one size that the bitmaps of the emoji font have."""
ELLIPSIS = "…"
MISSING = "□"
MAX_MARKS = 3
"""Combining marks drawn on one character; some people stack hundreds."""
CACHE_SIZE = 2048
HAS_RAQM = bool(features.check("raqm"))
"""Whether Pillow joins and orders letters by itself."""


class Run(NamedTuple):
    """A piece of text in one font."""

    font: str
    text: str


@cache
def _coverage() -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
    """For each font the starts and the ends of the ranges of characters that it has."""
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
    """The first font that has the character."""
    code = ord(character)
    return next((name for name, starts, ends in _coverage() if _has(starts, ends, code)), None)


@cache
def _face(name: str, size: int) -> ImageFont.FreeTypeFont:
    # From memory: a wheel or a zip need not have files on disk.
    return ImageFont.truetype(BytesIO((ASSETS / name).read_bytes()), EMOJI_SIZE if name == EMOJI else size)


def cleaned(text: str) -> str:
    """What of a text can be seen: no controls, no joiners or selectors, no towers of marks, single spaces."""
    seen: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Zs" or character in "\n\t":
            seen.append(" ")
        elif kind[0] != "C" and not _is_modifier(character) and marks <= MAX_MARKS:
            seen.append(character)
    return " ".join("".join(seen).split())


def _is_modifier(character: str) -> bool:
    """Skin tones and variation selectors, which alone are nothing to look at."""
    return "\ufe00" <= character <= "\ufe0f" or "\U0001f3fb" <= character <= "\U0001f3ff"


def runs(text: str) -> tuple[Run, ...]:
    """The text in the order in which it is drawn from the left, cut into pieces of one font each."""
    found: list[Run] = []
    for character in cleaned(text):
        drawn = character if _font_of(character) else _fallback(character)
        font = _font_of(drawn[0]) or ""
        if found and (font == found[-1].font or _joins(character, found[-1].font)):
            found[-1] = Run(found[-1].font, found[-1].text + drawn)
        else:
            _set_space_apart(found)
            found.append(Run(font, drawn))
    ordered = tuple(reversed(found) if _is_right_to_left(text) else found)
    return ordered if HAS_RAQM else tuple(Run(run.font, shaped(run.text)) for run in ordered)


def _fallback(character: str) -> str:
    """What is drawn for a character that no font has: its plain form, if it is a fancy one of that."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if all(map(_font_of, plain)) else MISSING


def _set_space_apart(found: list[Run]) -> None:
    """A space between two fonts belongs to neither: behind a run to the left it would come before it."""
    if found and found[-1].text.endswith(" ") and found[-1].text != " ":
        last = found.pop()
        found += [Run(last.font, last.text[:-1]), Run(last.font, " ")]


def _joins(character: str, font: str) -> bool:
    """Whether a space or a mark stays in the font of what is before it."""
    return unicodedata.category(character) in ("Zs", "Mn", "Mc") and any(
        name == font and _has(starts, ends, ord(character)) for name, starts, ends in _coverage()
    )


def _is_right_to_left(text: str) -> bool:
    """Whether all its letters run that way; with others between them the sentence runs to the right."""
    directions = set(map(unicodedata.bidirectional, text))
    return bool(directions & {"R", "AL"}) and "L" not in directions


def _run_width(run: Run, size: int) -> float:
    width = _face(run.font, size).getlength(run.text)
    return width * size / EMOJI_SIZE if run.font == EMOJI else width


@lru_cache(CACHE_SIZE)
def width(text: str, size: int) -> int:
    """Pixels from the left end to the right end of the text."""
    return round(sum(_run_width(run, size) for run in runs(text)))


@lru_cache(CACHE_SIZE)
def truncated(text: str, size: int, room: int) -> str:
    """The text, or as much of it as fits the room with an ellipsis behind."""
    text = cleaned(text)
    if width(text, size) <= room:
        return text
    lengths = range(len(text))
    keep = bisect(lengths, room, key=lambda length: width(text[:length].rstrip() + ELLIPSIS, size)) - 1
    return text[: max(0, keep)].rstrip() + ELLIPSIS


@lru_cache(CACHE_SIZE)
def text_image(text: str, size: int, room: int, colour: Colour) -> Image.Image:
    """The text cut to the room, on a transparent strip twice as high as its size with the baseline at 1.35 sizes."""
    text = truncated(text, size, room)
    strip = Image.new("RGBA", (max(1, min(width(text, size), room) + 2), 2 * size), (*colour[:3], 0))
    x = 0.0
    for run in runs(text):
        _draw_run(strip, run, x, size, colour)
        x += _run_width(run, size)
    return strip


def _draw_run(strip: Image.Image, run: Run, x: float, size: int, colour: Colour) -> None:
    baseline = size * 1.35
    if run.font != EMOJI:
        ImageDraw.Draw(strip).text((x, baseline), run.text, colour, _face(run.font, size), anchor="ls")
        return
    face = _face(EMOJI, size)
    pictures = Image.new("RGBA", (max(1, round(face.getlength(run.text))), 2 * EMOJI_SIZE))
    ImageDraw.Draw(pictures).text((0, EMOJI_SIZE * 1.35), run.text, font=face, embedded_color=True, anchor="ls")
    scaled = pictures.resize((max(1, round(pictures.width * size / EMOJI_SIZE)), 2 * size), Image.Resampling.LANCZOS)
    strip.alpha_composite(scaled, (round(x), 0))
