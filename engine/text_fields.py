"""Fields of a text. A field has its place in the text, so an error can name the place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import NoReturn, TypeVar

from engine.dominoes import BOXES, DOMINO_NAMED, Domino
from engine.errors import NotationError
from engine.geometry import SQUARE_NAMED, Square

T = TypeVar("T")

NONE = "-"
"""The text of a list without entries."""

MARK = "!"
"""A flag in front of a field. After a kingdom, the mark introduces the discarded dominoes."""


@dataclass(frozen=True)
class Field:
    """A part of the text `whole`, from the index `at` on."""

    text: str
    at: int
    whole: str

    def fail(self, problem: str, offset: int = 0) -> NoReturn:
        """Raise a NotationError about the character with the index `offset` in the field."""
        raise NotationError(problem, self.whole, self.at + offset)

    def part(self, start: int, end: int | None = None) -> Field:
        return Field(self.text[start:end], self.at + start, self.whole)

    def split(self, separator: str) -> tuple[Field, ...]:
        parts, at = [], 0
        for text in self.text.split(separator):
            parts.append(Field(text, self.at + at, self.whole))
            at += len(text) + len(separator)
        return tuple(parts)

    def items(self, separator: str) -> tuple[Field, ...]:
        """Return the entries of a list. The text "-" stands for an empty list."""
        return () if self.text == NONE else self.split(separator)

    def partition(self, separator: str) -> tuple[Field, Field | None]:
        """Return the field before the first separator, and the field after the separator, if any."""
        before, found, _ = self.text.partition(separator)
        after = self.part(len(before) + len(separator)) if found else None
        return self.part(0, len(before)), after

    def ends(self) -> tuple[Field, Field]:
        """Return the ends of a range. If the field is not a range, both ends are the field."""
        low, high = self.partition("-")
        return low, high if high and high.text else low

    def without_mark(self) -> tuple[bool, Field]:
        """Return whether the field begins with the mark, and the field without the mark."""
        marked = self.text.startswith(MARK)
        return marked, self.part(len(MARK)) if marked else self

    def number(self, most: int, least: int = 0) -> int:
        """Read a whole number of one or two digits. Raises NotationError for a number out of bounds."""
        if not re.fullmatch("[0-9]{1,2}", self.text) or not least <= int(self.text) <= most:
            self.fail(f"{self.text!r} is not a number from {least} to {most}")
        return int(self.text)

    def domino(self) -> Domino:
        if self.text not in DOMINO_NAMED:
            self.fail(f"there is no domino {self.text!r}")
        return DOMINO_NAMED[self.text]

    def square(self) -> Square:
        if self.text not in SQUARE_NAMED:
            self.fail(f"{self.text!r} is not a square")
        return SQUARE_NAMED[self.text]

    def ascending(self, read: Callable[[Field], Iterable[T]], key: Callable[[T], tuple[str, int]]) -> tuple[T, ...]:
        """Read a list of names and ranges. Raises NotationError unless the keys are ascending."""
        found = tuple(each for item in self.items(".") for each in read(item))
        if any(key(low) >= key(high) for low, high in pairwise(found)):
            self.fail(f"{self.text!r} is not ascending")
        return found

    def dominoes(self) -> tuple[Domino, ...]:
        """Read a list of dominoes and ranges of dominoes, such as "1-2.5.q7-q16"."""
        return self.ascending(Field._domino_range, lambda domino: (domino.box, domino.number))

    def _domino_range(self) -> tuple[Domino, ...]:
        first, last = (end.domino() for end in self.ends())
        if first.box != last.box or first.number > last.number:
            self.fail(f"{self.text!r} is not a range")
        return BOXES[first.box][first.number - 1 : last.number]


def ranges(names: Iterable[str]) -> str:
    """Write a list of names. Consecutive numbers with the same letter become a range.

    >>> ranges(["3", "5", "6", "7", "q8", "q9"])
    '3.5-7.q8-q9'
    """
    split = [re.fullmatch(r"([a-z]?)(\d+)", name) for name in names]
    numbered = enumerate((match[1], int(match[2]), match[0]) for match in split if match)
    runs = []
    # Within a run of consecutive numbers, the difference between number and position is constant.
    for _, run in groupby(numbered, key=lambda pair: (pair[1][0], pair[1][1] - pair[0])):
        ends = [name for _, (_, _, name) in run]
        runs.append(f"{ends[0]}-{ends[-1]}" if len(ends) > 1 else ends[0])
    return ".".join(runs) or NONE
