"""A presence in which nobody has done anything lately, so that everybody is notified at once."""

from bot.games.pace import Presence
from bot.games.table import Table


class NobodyPresent(Presence):
    """Nobody was seen, whatever the log of a game says."""

    def __init__(self) -> None:
        super().__init__(lambda: 0)

    def last_seen(self, table: Table, user_id: int) -> int | None:
        return None
