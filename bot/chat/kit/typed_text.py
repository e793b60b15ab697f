"""What people type, however their keyboard writes it."""

from __future__ import annotations

import unicodedata
from typing import Final

_LOOK_ALIKES: Final = str.maketrans("авсекмоАВСЕКМО", "abcekmoABCEKMO")
"""Cyrillic letters that cannot be told apart from Latin ones on the screen."""

_PLAIN_LETTERS: Final = str.maketrans("łđøı", "ldoi")
"""Letters with a stroke, which Unicode does not take apart into a letter and a mark."""


def typed_move(text: str) -> str:
    """Return the first word of a text in ASCII as far as it looks like that: "１２＠ｇ８е …" is "12@g8e".

    The lines that autocomplete offers begin with the text of a move.
    """
    # NFKC makes full-width characters of Japanese keyboards narrow, the space among them.
    return unicodedata.normalize("NFKC", text).translate(_LOOK_ALIKES).strip().partition(" ")[0]


def searchable(text: str) -> str:
    """Return the text without case and accents, so that somebody who types "laka" finds "Łąka"."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in decomposed if not unicodedata.combining(each)).translate(_PLAIN_LETTERS)
