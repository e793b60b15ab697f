"""What is timed in a game, and when it is due: decided from the stored game alone.

The database keeps the earliest deadline of each game, so that one task can sleep until the earliest of all. A further
kind is a row in `_DEADLINES`, and something in `bot.chat.deadlines` that is done then, as `bot.composition` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.games.game import Game
from bot.games.seats.absence import absence_ends_at
from bot.games.timing.archive import archive_due
from bot.games.timing.idleness import idle_at
from bot.games.timing.reminder_schedule import next_reminder, nudge_at, takeover_at


class Due(StrEnum):
    """What is to be done at a deadline."""

    NUDGE = "nudge"
    REMINDER = "reminder"
    TAKEOVER = "takeover"
    RETURN = "return"
    IDLE = "idle"
    ARCHIVE = "archive"


@dataclass(frozen=True)
class Deadline:
    """Something that is to be done for a game at a time, in Unix seconds."""

    at: int
    due: Due


_DEADLINES: Final[Mapping[Due, Callable[[Game], int | None]]] = MappingProxyType(
    {
        Due.NUDGE: nudge_at,
        Due.REMINDER: next_reminder,
        Due.TAKEOVER: takeover_at,
        Due.RETURN: absence_ends_at,
        Due.IDLE: idle_at,
        Due.ARCHIVE: archive_due,
    }
)
"""When each is due in a game; None if it is not due before the game changes."""


def deadlines(game: Game) -> tuple[Deadline, ...]:
    """Return everything that is timed in the game, the earliest first."""
    found = [Deadline(at, due) for due, find in _DEADLINES.items() if (at := find(game)) is not None]
    return tuple(sorted(found, key=lambda deadline: deadline.at))


def is_due(game: Game, due: Due, now: int) -> bool:
    """Return whether that is to be done for the game by now, in Unix seconds."""
    at = _DEADLINES[due](game)
    return at is not None and at <= now


def due_at(game: Game) -> int | None:
    """Return the time of the earliest deadline; None if nothing is timed."""
    return min((deadline.at for deadline in deadlines(game)), default=None)
