"""The result of a command, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Report:
    """The result of a command as `text`, and as `data` that can be written as JSON and says the same."""

    data: Mapping[str, object]
    text: str


def table(rows: Iterable[Sequence[object]]) -> str:
    """Lay out rows with equal numbers of cells in columns: numbers to the right, all else to the left."""
    rows = list(rows)
    widths = [max(len(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(_padded, row, widths)).rstrip() for row in rows)


def _padded(cell: object, width: int) -> str:
    return str(cell).rjust(width) if isinstance(cell, int | float) else str(cell).ljust(width)
