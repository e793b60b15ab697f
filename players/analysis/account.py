"""The result of a kingdom as a sum of parts, and the luck of each line.

Every event changes what a kingdom may expect, and these changes add up to the difference between the usual result and
the real one. So the parts add up exactly, and each change counts in the part of whoever made it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

import numpy as np

from players.analysis.estimate import Estimate
from players.analysis.events import Event
from players.analysis.futures import Ends


class Part(Enum):
    """What a change comes from."""

    LUCK = "luck of the lines"
    OWN = "own choices"
    OTHERS = "others' choices"


@dataclass(frozen=True)
class Account:
    """What is usual, all parts, and the `result` that they add up to, either of points or of the chance to win."""

    usual: Estimate
    parts: Mapping[Part, Estimate]
    result: float


def account(kingdom: int, column: int, game: Sequence[Event], ends: Sequence[Ends]) -> Account:
    """Return the account of a kingdom in a column of `ends`.

    `ends` has what is expected before each event of the game, and after the last one how it ended.
    """
    sums = {part: np.zeros(len(ends[0])) for part in Part}
    for event, change in _changes(game, ends):
        sums[_part(event, kingdom)] += change[:, kingdom, column]
    return Account(
        Estimate.of(ends[0][:, kingdom, column]),
        {part: Estimate.of(each) for part, each in sums.items()},
        float(ends[-1][0, kingdom, column]),
    )


def luck_by_line(game: Sequence[Event], ends: Sequence[Ends]) -> Mapping[int, Ends]:
    """Return what each line, by its number, changed for all kingdoms.

    What chance does without a new line, as before the last round of Queendomino, counts with the line before.
    """
    found: dict[int, Ends] = {}
    for event, change in _changes(game, ends):
        if event.kingdom is None:
            found[event.line] = found.get(event.line, 0) + change
    return found


def _changes(game: Sequence[Event], ends: Sequence[Ends]) -> Iterator[tuple[Event, Ends]]:
    for event, (before, after) in zip(game, pairwise(ends), strict=True):
        yield event, after - before


def _part(event: Event, kingdom: int) -> Part:
    if event.kingdom is None:
        return Part.LUCK
    return Part.OWN if event.kingdom == kingdom else Part.OTHERS
