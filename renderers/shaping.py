"""Arabic and Hebrew where Pillow cannot shape them: it needs FriBiDi, which not every machine has.

Letters are joined by the presentation forms that Unicode has for them, and put in the order in which they are seen.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

_FORMS = range(0xFE70, 0xFEFD)
_KINDS = ("<isolated>", "<final>", "<initial>", "<medial>")
_LAM = "\u0644"


class _Forms(NamedTuple):
    """How a letter looks alone, at the end, at the beginning and in the middle; "" where it does not join."""

    isolated: str = ""
    final: str = ""
    initial: str = ""
    medial: str = ""


@cache
def _forms() -> dict[str, _Forms]:
    """The forms of single letters, and of lam with alef, by what they stand for."""
    found: dict[str, list[str]] = {}
    for code in _FORMS:
        kind, *parts = unicodedata.decomposition(chr(code)).split() or ("",)
        letters = "".join(chr(int(part, 16)) for part in parts)
        if kind in _KINDS and " " not in letters:
            found.setdefault(letters, [""] * 4)[_KINDS.index(kind)] = chr(code)
    return {letters: _Forms(*forms) for letters, forms in found.items()}


def shaped(text: str) -> str:
    """A run of a script that is written from right to left, joined and in the order seen from the left."""
    if not any(unicodedata.bidirectional(character) in ("R", "AL") for character in text):
        return text
    letters = _ligated(text)
    joined = [_form(letters, index) for index in range(len(letters))]
    return "".join(reversed(joined))


def _ligated(text: str) -> list[str]:
    """The letters, lam and alef as one."""
    letters: list[str] = []
    for character in text:
        if letters and letters[-1] == _LAM and _LAM + character in _forms():
            letters[-1] += character
        else:
            letters.append(character)
    return letters


def _form(letters: list[str], index: int) -> str:
    forms = _forms().get(letters[index])
    if forms is None:
        return letters[index]
    before = bool(forms.final) and _neighbour(letters, index, -1).initial != ""
    after = bool(forms.initial) and _neighbour(letters, index, 1).final != ""
    wanted = {(False, False): forms.isolated, (True, False): forms.final, (False, True): forms.initial}
    return wanted.get((before, after), forms.medial) or forms.isolated


def _neighbour(letters: list[str], index: int, step: int) -> _Forms:
    """The nearest letter that way; marks are passed over."""
    index += step
    while 0 <= index < len(letters) and unicodedata.combining(letters[index][0]):
        index += step
    return _forms().get(letters[index], _Forms()) if 0 <= index < len(letters) else _Forms()
