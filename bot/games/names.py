"""Names of people are untrusted text: here they are made harmless."""

import re
import unicodedata

LONGEST = 32

# Letters by their category, yet they draw nothing.
_BLANKS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")
# Control and format characters (bidi overrides, zero-width spaces, line breaks), surrogates, private and unassigned.
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# These two join emoji and shape Persian and Indic letters: kept, but only between two visible characters.
_JOINERS = "\u200c\u200d"
_LOOSE_JOINER = re.compile(rf"(?<!\S)[{_JOINERS}]+|(?<=[{_JOINERS}])[{_JOINERS}]+|[{_JOINERS}]+(?!\S)")
# Vietnamese, Thai and Hebrew stack two or three marks on a letter; more is a prank.
_MARKS_A_LETTER = 3
_MARKDOWN = re.compile(r"([\\*_~`|<>#@\[\]():/.+-])")


def plain_name(name: str, *, fallback: str = "?") -> str:
    """The name in one line of at most 32 visible characters, never empty: for pictures, labels and alt text."""
    cleaned = "".join(map(_visible, unicodedata.normalize("NFC", name).translate(_BLANKS)))
    calm = _LOOSE_JOINER.sub("", " ".join(_without_towers(cleaned).split()))
    return _LOOSE_JOINER.sub("", calm[:LONGEST].strip()) or fallback


def safe_name(name: str, *, fallback: str = "?") -> str:
    """`plain_name` for Markdown text: it formats, links and mentions nothing."""
    escaped = _MARKDOWN.sub(r"\\\1", plain_name(name, fallback=fallback))
    # A backslash does not stop @everyone.
    return escaped.replace("@", "@\u200b")


def _visible(character: str) -> str:
    if character in _JOINERS:
        return character
    return " " if unicodedata.category(character) in _INVISIBLE else character


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= _MARKS_A_LETTER:
            kept.append(character)
    return "".join(kept)
