"""The puzzles that come with the package: positions with one clearly better answer.

`players/puzzles.jsonl` has a puzzle in each line. `python -m tools.training.puzzles` finds the puzzles.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final, Self
from zlib import crc32

from players.analysis.questions import Question

FILE: Final = Path(__file__).parent / "puzzles.jsonl"

WEEK: Final = 7

FOUND: Final = 0.5
"""The least share of tries by a level that counts as finding an answer."""


@dataclass(frozen=True)
class Puzzle:
    """A question, and the share of tries where each level of computer players finds its best answer."""

    question: Question
    found: Mapping[str, float]

    @classmethod
    def parse(cls, line: str) -> Self:
        """Read a line of the file; `str` returns the line."""
        data = json.loads(line)
        return cls(Question.from_data(data), data["found"])

    def __str__(self) -> str:
        return json.dumps({**self.question.data, "found": dict(self.found)}, separators=(",", ":"))

    @property
    def level(self) -> int:
        """How many levels find the answer in at least half of their tries."""
        return sum(map(self.finds, self.found))

    @property
    def is_sure(self) -> bool:
        """Whether all tries of each level agree."""
        return {*self.found.values()} <= {0, 1}

    def finds(self, level: str) -> bool:
        return self.found[level] >= FOUND


A_MONDAY: Final = date(2026, 11, 23)


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everybody; a puzzle comes again only after all others."""
    puzzles = daily_puzzles()
    return puzzles[(day - A_MONDAY).days % len(puzzles)]


def stored_puzzles() -> list[Puzzle]:
    """Return the puzzles in the order of the file."""
    return [*map(Puzzle.parse, FILE.read_text(encoding="utf-8").splitlines()[1:])]


@cache
def daily_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of the days from any Monday on: whole weeks, the puzzles that most levels find on Mondays.

    Puzzles of one game, which are neighbors in the file, are on distant days.
    """
    mixed = sorted(stored_puzzles(), key=lambda each: crc32(str(each.question.state).encode()))
    weeks = len(mixed) // WEEK
    easy = sorted(mixed, key=lambda each: -each.level)[:weeks]
    others = [each for each in mixed if each not in easy]
    days = ((each, *others[6 * week : 6 * week + 6]) for week, each in enumerate(easy))
    return tuple(puzzle for week in days for puzzle in week)
