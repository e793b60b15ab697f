"""What is due at a game and when: its deadlines, the alarm that wakes for them, and takeovers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.games.absence import absence_ends_at
from bot.games.announcement import restart_pace
from bot.games.archive import archive_due
from bot.games.changes import with_seat
from bot.games.game import Game
from bot.games.models import STAND_IN, Actor
from bot.games.pace import idle_at, next_reminder, nudge_at, takeover_at


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


class Alarm:
    """The time in Unix seconds for which the task sleeps; None while there is none."""

    def __init__(self) -> None:
        self.at: int | None = None
        self._ring: Callable[[], object] = lambda: None

    def connect(self, ring: Callable[[], object]) -> None:
        """Call `ring` when an earlier time is set: it wakes the task."""
        self._ring = ring

    def set(self, at: int | None) -> None:
        """Wake the task at that time, in Unix seconds, at the latest; None changes nothing."""
        if at is not None and (self.at is None or at < self.at):
            self.at = at
            self._ring()

    def clear(self) -> None:
        """Forget the time, before the earliest is looked for anew."""
        self.at = None


def is_over_time(game: Game, ply: int, now: int) -> bool:
    """Return whether a computer player is to move for the person who is waited for, and has not moved since `ply`."""
    return game.ply == ply and is_due(game, Due.TAKEOVER, now)


def keep_overdue_seat(game: Game, actor: Actor, at: int, ply: int) -> Game:
    """Put a computer player on the seat of whoever is waited for, if their time is over."""
    if not is_over_time(game, ply, at) or game.acting is None:
        return game
    return restart_pace(with_seat(game, replace(game.acting, computer=STAND_IN)), at)
