"""Keeps tables in memory, as it takes milliseconds to replay a whole game."""

from __future__ import annotations

from bot.games.table import Table
from bot.newest import Newest

TABLES_KEPT = 500
"""Tables in memory; at the end of a game one takes 60 kB (Kingdomino of two) to 400 kB (the Royal Wedding of eight)."""


class TableCache:
    """The tables of live games that were used last.

    Storage stays the truth: the log of a game only grows, and what a table lacks is read by its ply.
    """

    def __init__(self, capacity: int = TABLES_KEPT) -> None:
        self._tables = Newest[int, Table](capacity)

    def get(self, game_id: int) -> Table | None:
        """Return the table as it was kept last; None if it is not in memory."""
        return self._tables.get(game_id)

    def keep(self, table: Table) -> Table:
        """Keep the table while its game is live, in place of an older one; return it."""
        # Only live games are asked for again and again.
        if table.game.is_live:
            self._tables[table.game.id] = table
        else:
            self._tables.pop(table.game.id, None)
        return table

    def forget(self, user_id: int) -> None:
        """Forget the tables that have the id of the person, in their logs also those at which they play no longer."""
        for game_id, table in list(self._tables.items()):
            if table.game.seat_of(user_id) or any(entry.user_id == user_id for entry in table.log):
                del self._tables[game_id]
