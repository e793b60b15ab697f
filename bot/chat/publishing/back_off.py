"""Delays between the attempts to show a game."""

from bot.games.game import MINUTE, Clock

_MOST_DOUBLINGS = 6
_LONGEST = (1 << _MOST_DOUBLINGS) * MINUTE


class BackOff:
    """Delays retries of games that could not be shown: until the next heartbeat, then 2, 4, … 64 minutes.

    The delays are in memory only: after a restart every game is tried once.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures: dict[int, int] = {}
        self._until: dict[int, int] = {}

    def __contains__(self, game_id: int) -> bool:
        return game_id in self._failures

    def is_waiting(self, game_id: int) -> bool:
        """Return whether the delay of a game has not passed yet."""
        left = self._until.get(game_id, 0) - self._clock()
        # A longer wait than the longest delay shows that the clock of the machine was set back.
        return 0 < left <= _LONGEST

    def failed(self, game_id: int) -> None:
        """Count a failure of a game and double the delay."""
        failures = self._failures.get(game_id, 0)
        # The first retry happens at the next heartbeat.
        minutes = 2 ** min(failures, _MOST_DOUBLINGS) if failures else 0
        self._failures[game_id] = failures + 1
        self._until[game_id] = self._clock() + minutes * MINUTE

    def succeeded(self, game_id: int) -> None:
        self._failures.pop(game_id, None)
        self._until.pop(game_id, None)
