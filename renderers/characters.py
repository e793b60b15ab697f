"""Properties of single characters, for layouts, pictures and the bot."""

import unicodedata
from typing import Final

ELLIPSIS: Final = "…"
LETTER_WIDTH: Final = 0.6
"""The width of a bold letter or digit, as a multiple of the size of the type. Most letters are narrower."""

ISOLATED: Final = "\u2068", "\u2069"
"""The characters before and after a text with its own direction within a sentence."""


def isolated(text: str) -> str:
    """Return a text, such as a name, with marks for its own direction within a sentence.

    The first letter determines the direction of the text.
    """
    before, after = ISOLATED
    return f"{before}{without_isolation(text)}{after}"


def without_isolation(text: str) -> str:
    return text.translate(dict.fromkeys(map(ord, ISOLATED)))


def has_right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(each) in ("R", "AL") for each in text)


def is_wide(character: str) -> bool:
    """Return whether a character is as wide as the type is high, like a Chinese or Japanese character."""
    return unicodedata.east_asian_width(character) in ("W", "F")


def begins_word(before: str, character: str) -> bool:
    """Return whether a Japanese word probably begins with a character, given the character before.

    A word begins at a change of scripts, except at a change to Hiragana: many words end in Hiragana, but few words
    begin with Hiragana.
    """
    script, previous = _script(character), _script(before)
    return script not in ("HIRAGANA", previous) and character not in _NEVER_FIRST


def _script(character: str) -> str:
    return unicodedata.name(character, "").partition(" ")[0]


_NEVER_FIRST: Final = "ー、。）！？・」』"
"""Characters that never begin a word."""


def estimated_width(text: str, size: int) -> int:
    """Return the approximate width of a text in type of a size, in pixels. Layouts have no fonts for measuring."""
    return round(size * sum(1 if is_wide(each) else LETTER_WIDTH for each in text))


def units(text: str) -> int:
    """Return the length of a text in UTF-16 units, of which Discord may count at most so many; an emoji has two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def first_units(text: str, most: int) -> str:
    """Return the beginning of a text of at most `most` UTF-16 units."""
    kept = text[:most]
    while units(kept) > most:
        kept = kept[: -max(1, (units(kept) - most) // 2)]
    return kept


def shortened(text: str, most: int) -> str:
    """Return the text in at most `most` characters. A cut text ends in an ellipsis.

    >>> shortened("Wilhelmina", 10), shortened("Wilhelmina", 9)
    ('Wilhelmina', 'Wilhelmi…')
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + ELLIPSIS


def without_mark_stacks(text: str, most: int) -> str:
    """Return the text with at most `most` combining marks on each letter: a high stack would cover the line above."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= most:
            kept.append(character)
    return "".join(kept)
