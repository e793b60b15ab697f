"""The newest panel of each player, which only the player sees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

from cachetools import LRUCache

from bot.games.table import Table

REMEMBERED: Final = 1000
"""The capacity of `Panels.shared` and `Panels.seen`."""


Delete: TypeAlias = Callable[[], Awaitable[None]]
"""Deletes the message of a panel if Discord still allows the deletion."""

Redraw: TypeAlias = Callable[[Table], Awaitable[None]]
"""Draws a changed table in a panel."""

Lasts: TypeAlias = Callable[[Table, int, int], bool]
"""Returns whether a panel is still of use, given the table as it is, the id of the person, and the ply of the panel."""


@dataclass(frozen=True)
class _Shown:
    message_id: int
    delete: Delete
    lasts: Lasts
    ply: int
    redraw: Redraw | None


class Panels:
    """A cache of the newest panel of each player in the `capacity` newest games.

    The cache is empty after a restart. Old panels that stay are harmless: their buttons carry the ply of the panel, and
    a click is answered with the current panel.
    """

    def __init__(self, capacity: int = 500) -> None:
        # The panels of each game are keyed by the ids of their players.
        self._games = LRUCache[int, dict[int, _Shown]](capacity)
        self.shared = LRUCache[Hashable, bool](REMEMBERED)
        """The keys of panels that were shared, which detect a second tap on a share button."""
        self.seen = LRUCache[tuple[int, int, int], str](REMEMBERED)
        """The latest focus in which people have seen their own turn, by the game, the ply and the person."""

    async def replace(
        self, table: Table, user_id: int, message_id: int, delete: Delete, lasts: Lasts, redraw: Redraw | None = None
    ) -> None:
        """Record the message of the person's panel at the table, and delete the previous panel in another message.

        `redraw` draws the table in the panel again after a change by another person.
        """
        panels = self._games.get(table.game.id, {})
        self._games[table.game.id] = panels
        former = panels.get(user_id)
        panels[user_id] = _Shown(message_id, delete, lasts, table.ply, redraw)
        if former and former.message_id != message_id:
            await former.delete()

    def newest(self, table: Table, user_id: int) -> object:
        """Return a value that changes whenever the person's panel at the table is shown again."""
        return self._games.get(table.game.id, {}).get(user_id)

    def forget(self, table: Table, user_id: int, message_id: int | None) -> None:
        """Forget the person's panel if its message, of that id, changes to another screen."""
        panels = self._games.get(table.game.id, {})
        if user_id in panels and panels[user_id].message_id == message_id:
            del panels[user_id]

    async def refresh(self, table: Table, actor_id: int | None = None) -> None:
        """Delete the panels that are no longer useful, and redraw the panels of everybody but the person `actor_id`.

        A plan in progress stays during the game: the next panel replaces the plan. Panels newer than the table stay
        unchanged, because the table may have taken long to publish.
        """
        panels = self._games.get(table.game.id, {})
        known = {user_id: panel for user_id, panel in panels.items() if panel.ply <= table.ply}
        spent = [user_id for user_id, panel in known.items() if not panel.lasts(table, user_id, panel.ply)]
        changed = [panel.redraw for user_id, panel in known.items() if user_id not in {*spent, actor_id}]
        await asyncio.gather(
            *(panels.pop(user_id).delete() for user_id in spent), *(redraw(table) for redraw in changed if redraw)
        )
