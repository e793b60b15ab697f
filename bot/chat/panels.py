"""Where the players' panels are, so that each player has one panel a game, and none when the turn is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Protocol

from bot.games.table import Table


class PanelMessage(Protocol):
    """A message that only one person sees, which can be deleted for some minutes."""

    async def delete_quietly(self) -> None:
        """Delete the message if Discord still allows that."""


@dataclass(frozen=True)
class _Panel:
    message_id: int
    message: PanelMessage
    is_open: bool


class Panels:
    """The newest panel of each player in each game; only those of the `capacity` newest games are known.

    After a restart none is known. A panel that stays behind does no harm: each of its buttons carries the ply that it
    was made for, and is answered with the panel as it should be.
    """

    def __init__(self, capacity: int = 500) -> None:
        self._capacity = capacity
        # Of each game the panels by the ids of their players.
        self._games: OrderedDict[int, dict[int, _Panel]] = OrderedDict()

    async def replace(
        self, game_id: int, user_id: int, message_id: int, message: PanelMessage, *, is_open: bool
    ) -> None:
        """Note that the person's panel is in this message now, and delete the one before if it is in another.

        A panel that is not open says only what the turn has done.
        """
        panels = self._games.setdefault(game_id, {})
        self._games.move_to_end(game_id)
        if len(self._games) > self._capacity:
            self._games.popitem(last=False)
        former = panels.get(user_id)
        panels[user_id] = _Panel(message_id, message, is_open)
        if former and former.message_id != message_id:
            await former.message.delete_quietly()

    async def close_spent(self, table: Table) -> None:
        """Delete the open panels of those for whom the table does not wait."""
        panels = self._games.get(table.game.id, {})
        spent = [user_id for user_id, panel in panels.items() if panel.is_open and not table.awaits(user_id)]
        await asyncio.gather(*(panels.pop(user_id).message.delete_quietly() for user_id in spent))
