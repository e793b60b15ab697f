"""The result of a command, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width


@dataclass(frozen=True)
class Report:
    """The result of a command as `text`, and as `data` that can be written as JSON and says the same."""

    data: Mapping[str, object]
    text: str


def table(rows: Iterable[Sequence[object]]) -> str:
    """Lay out rows with equal numbers of cells in columns: numbers to the right, all else to the left."""
    rows = list(rows)
    widths = [max(_columns(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(_padded, row, widths)).rstrip() for row in rows)


def _padded(cell: object, width: int) -> str:
    text = str(cell)
    space = " " * (width - _columns(text))
    return space + text if isinstance(cell, int | float) else text + space


def _columns(text: str) -> int:
    """Return how many columns of a terminal a text takes: Chinese and Japanese characters take two."""
    return sum(1 + (east_asian_width(character) in "WF") for character in text)
