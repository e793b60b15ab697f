"""What both the pictures and the bot have to know of the characters in a name."""

import unicodedata


def without_mark_stacks(text: str, most: int) -> str:
    """Return the text with at most `most` combining marks on each letter: stacks of them cover the lines above."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= most:
            kept.append(character)
    return "".join(kept)
