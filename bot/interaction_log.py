"""Recognises interactions that Discord delivers twice."""

from collections import OrderedDict

REMEMBERED = 1000


class InteractionLog:
    """The latest interactions by id: a resumed gateway connection may deliver one of them again."""

    def __init__(self, size: int = REMEMBERED) -> None:
        self._size = size
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_new(self, interaction_id: int) -> bool:
        """Remember the interaction and return whether it is new. Beyond `size` the oldest one is forgotten."""
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = None
        # Repeated deliveries come within seconds, so a bounded memory is enough; moves are safe in any case, by the
        # index on `interaction_id` in storage.
        if len(self._seen) > self._size:
            self._seen.popitem(last=False)
        return True
