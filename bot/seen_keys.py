"""Tells what comes for the first time from what comes again, such as an interaction that Discord delivers twice."""

from collections import OrderedDict
from collections.abc import Hashable

REMEMBERED = 1000


class SeenKeys:
    """The latest keys that were seen, at most `size` of them.

    A bounded memory is enough: what comes again comes within seconds, and moves are safe in any case, by the index on
    `interaction_id` in storage.
    """

    def __init__(self, size: int = REMEMBERED) -> None:
        self._size = size
        self._seen: OrderedDict[Hashable, None] = OrderedDict()

    def is_new(self, key: Hashable) -> bool:
        """Remember the key and return whether it is new. Beyond `size` the oldest one is forgotten."""
        if key in self._seen:
            return False
        self._seen[key] = None
        if len(self._seen) > self._size:
            self._seen.popitem(last=False)
        return True
