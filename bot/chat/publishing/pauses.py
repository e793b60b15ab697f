"""Pauses before what has failed is tried again: none at first, then 2, 4, 8 … minutes, and at most about an hour.

They are kept in memory. After a start everything is tried once, which is little enough.
"""

from __future__ import annotations

from bot.games.repositories import Clock

_MINUTE = 60
_MOST_DOUBLINGS = 6
_LONGEST = (1 << _MOST_DOUBLINGS) * _MINUTE


class Pauses:
    """The games that could not be shown: how often that has failed, and until when nothing is tried."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures: dict[int, int] = {}
        self._until: dict[int, int] = {}

    def __contains__(self, game_id: int) -> bool:
        return game_id in self._failures

    def lasts(self, game_id: int) -> bool:
        """Return whether it is too early to try again."""
        left = self._until.get(game_id, 0) - self._clock()
        # If it is more than any pause has, the clock of the machine has been set back.
        return 0 < left <= _LONGEST

    def begin(self, game_id: int) -> None:
        """Count a failure, and pause for twice as long as after the one before."""
        failures = self._failures.get(game_id, 0)
        # The first pause is the one between two heartbeats.
        minutes = 2 ** min(failures, _MOST_DOUBLINGS) if failures else 0
        self._failures[game_id] = failures + 1
        self._until[game_id] = self._clock() + minutes * _MINUTE

    def end(self, game_id: int) -> None:
        """Forget the failures: it has worked."""
        self._failures.pop(game_id, None)
        self._until.pop(game_id, None)
