"""What layouts, pictures and the bot have to know about single characters."""

import unicodedata
from typing import Final

ELLIPSIS: Final = "…"
LETTER_WIDTH: Final = 0.6
"""The width of a bold letter or digit, as a multiple of the size of its type: most are narrower."""

ISOLATED: Final = "\u2068", "\u2069"
"""The characters before and after a text that runs in its own direction within a sentence."""


def isolated(text: str) -> str:
    """Return the text, a name for example, so that it runs in the direction of its first letter within a sentence."""
    before, after = ISOLATED
    return f"{before}{without_isolation(text)}{after}"


def without_isolation(text: str) -> str:
    return text.translate(dict.fromkeys(map(ord, ISOLATED)))


def has_right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(each) in ("R", "AL") for each in text)


def is_wide(character: str) -> bool:
    """Return whether a character is as wide as its type is high, as Chinese and Japanese ones are."""
    return unicodedata.east_asian_width(character) in ("W", "F")


def begins_word(before: str, character: str) -> bool:
    """Return whether a word probably begins with a character: in Japanese, where Hiragana end or where scripts change.

    A word may end in Hiragana, but it seldom begins with them.
    """
    script, previous = _script(character), _script(before)
    return script not in ("HIRAGANA", previous) and character not in _NEVER_FIRST


def _script(character: str) -> str:
    return unicodedata.name(character, "").partition(" ")[0]


_NEVER_FIRST: Final = "ー、。）！？・」』"
"""Characters that belong to what is before them."""


def estimated_width(text: str, size: int) -> int:
    """Return about how wide a text is in type of that size, in pixels: layouts have no fonts to measure it with."""
    return round(size * sum(1 if is_wide(each) else LETTER_WIDTH for each in text))


def shortened(text: str, most: int) -> str:
    """Return the text in at most that many characters, with an ellipsis at the end if it has been cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + ELLIPSIS


def without_mark_stacks(text: str, most: int) -> str:
    """Return the text with at most `most` combining marks on each letter: stacks of them cover the lines above."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= most:
            kept.append(character)
    return "".join(kept)
