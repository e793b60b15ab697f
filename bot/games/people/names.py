"""Names for display: one line of visible characters, without effect on the text around the name.

A name from Discord becomes plain once, where the name is read; storage has plain names only.
"""

import re
import unicodedata
from collections.abc import Sequence

from bot.localization.spans import label_name
from renderers.characters import without_mark_stacks

MAX_LENGTH = 32

# These characters draw nothing although their Unicode category does not say so.
_BLANKS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")

# Control and format characters (bidi overrides, zero-width spaces, line breaks), surrogates, private and unassigned.
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

# These two join emoji and shape Persian and Indic letters. They stay only between two visible characters.
_JOINERS = "\u200c\u200d"

# A selector chooses a variant of the character before it, and draws nothing elsewhere.
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"

_LOOSE_JOINER = re.compile(rf"(?<!\S)[{_JOINERS}{_SELECTORS}]+|(?<=[{_JOINERS}])[{_JOINERS}]+|[{_JOINERS}]+(?!\S)")

# Vietnamese, Thai and Hebrew stack two or three marks on a letter. A higher stack is a prank that covers other lines.
_MAX_MARKS = 3


def plain_name(name: str) -> str:
    """Return the name in one line of at most 32 visible characters: for pictures, labels, alt texts.

    The result is never empty: a name without visible characters becomes a question mark.
    """
    # NFC comes first: marks that compose to one letter are no stack of marks.
    cleaned = "".join(map(_visible, unicodedata.normalize("NFC", name).translate(_BLANKS)))
    calm = " ".join(_LOOSE_JOINER.sub("", without_mark_stacks(cleaned, _MAX_MARKS)).split())
    return _LOOSE_JOINER.sub("", calm[:MAX_LENGTH].strip()) or "?"


def short_name(name: str, length: int) -> str:
    """Return `label_name` in at most `length` visible characters, cut between words if the first word fits."""
    if len(name) <= length:
        return label_name(name)
    # The slice has one character too many: if the last one is a space, the words before it are whole.
    words = name[:length].rpartition(" ")[0]
    return label_name(_LOOSE_JOINER.sub("", (words or name[: length - 1]).rstrip()) + "…")


def short_names(names: Sequence[str], length: int) -> list[str]:
    """Return a different `short_name` for each name: names that would look alike keep their ends, or get a number."""
    cut = [short_name(each, length) for each in names]
    half = (length - 2) // 2
    cut = [
        label_name(f"{name[:half].rstrip()}…{name[-half:].lstrip()}")
        if len(name) > length and cut.count(short) > 1
        else short
        for name, short in zip(names, cut, strict=True)
    ]
    earlier = (cut[:at].count(each) for at, each in enumerate(cut))
    return [f"{each} {count + 1}" if count else each for each, count in zip(cut, earlier, strict=True)]


def _visible(character: str) -> str:
    if character in _JOINERS:
        return character
    return " " if unicodedata.category(character) in _INVISIBLE else character
