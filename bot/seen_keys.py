"""Tells what comes for the first time from what comes again, such as an interaction that Discord delivers twice."""

from collections.abc import Hashable

from bot.newest import Newest

REMEMBERED = 1000


class SeenKeys:
    """The latest keys that were seen, at most `size` of them.

    A bounded memory is enough: what comes again comes within seconds, and moves are safe in any case, by the index on
    `interaction_id` in storage.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._seen = Newest[Hashable, None](size)

    def add(self, key: Hashable) -> bool:
        """Remember the key and return whether it was new. Beyond `size` the oldest one is forgotten."""
        if key in self._seen:
            return False
        self._seen[key] = None
        return True
