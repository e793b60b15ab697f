"""Remembers keys for a while, to recognize duplicates such as an interaction that Discord delivers twice."""

from collections.abc import Hashable

from bot.newest import Newest

REMEMBERED = 1000


class SeenKeys:
    """The keys that were seen last, at most `size` of them.

    A bounded memory is enough: duplicates arrive within seconds, and the unique index on `interaction_id` in storage
    rejects a move that is sent twice in any case.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._seen = Newest[Hashable, None](size)

    def add(self, key: Hashable) -> bool:
        """Remember the key and return whether it was new. Beyond `size` the oldest one is forgotten."""
        if key in self._seen:
            return False
        self._seen[key] = None
        return True

    def discard(self, key: Hashable) -> None:
        """Forget the key, if it is known: what it stood for has failed, and may be tried again."""
        self._seen.pop(key, None)
