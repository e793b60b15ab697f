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
    """The newest panel of each player in each game; only the `capacity` newest of all are known.

    After a restart none is known. A panel that stays behind does no harm: each of its buttons carries the ply that it
    was made for, and is answered with the panel as it should be.
    """

    def __init__(self, capacity: int = 1000) -> None:
        self._capacity = capacity
        self._newest: OrderedDict[tuple[int, int], _Panel] = OrderedDict()

    async def replace(
        self, game_id: int, user_id: int, message_id: int, message: PanelMessage, *, is_open: bool
    ) -> None:
        """Note that the person's panel is in this message now, and delete the one before if it is in another.

        A panel that is not open says only what the turn has done.
        """
        former = self._newest.pop((game_id, user_id), None)
        self._newest[game_id, user_id] = _Panel(message_id, message, is_open)
        if len(self._newest) > self._capacity:
            self._newest.popitem(last=False)
        if former and former.message_id != message_id:
            await former.message.delete_quietly()

    async def close_spent(self, table: Table) -> None:
        """Delete the open panels of those for whom the table does not wait."""
        spent = [
            key
            for key, panel in self._newest.items()
            if key[0] == table.game.id and panel.is_open and not table.awaits(key[1])
        ]
        await asyncio.gather(*(self._newest.pop(key).message.delete_quietly() for key in spent))
