"""The newest panel of each player, which only the player sees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

from cachetools import LRUCache

from bot.chat.kit import Answer
from bot.chat.kit.blocks import Screen
from bot.games.table import Table

REMEMBERED: Final = 1000
"""The capacity of `Panels.shared` and `Panels.seen`."""

Draw: TypeAlias = Callable[[Table], Awaitable[Screen]]
"""Draws the panel at a changed table."""

Lasts: TypeAlias = Callable[[Table, int, int], bool]
"""Returns whether a panel is still useful, given the current table, the id of the person, and the panel's ply."""


@dataclass(frozen=True)
class PlayerPanel:
    """A panel in the message of an answer, with the ply that the panel shows."""

    message_id: int
    answer: Answer
    ply: int
    lasts: Lasts
    draw: Draw | None = None
    """Draws the panel again after other people's changes; None for a panel that stays as it is."""

    async def redraw(self, table: Table) -> None:
        if self.draw:
            await self.answer.edit_quietly(await self.draw(table))


class Panels:
    """A cache of the newest panel of each player in the `capacity` newest games.

    The cache is empty after a restart. Old panels that stay are harmless: their buttons carry the ply of the panel, and
    a click is answered with the current panel.
    """

    def __init__(self, capacity: int = 500) -> None:
        # The panels of each game are keyed by the ids of their players.
        self._games = LRUCache[int, dict[int, PlayerPanel]](capacity)
        self._answers = LRUCache[tuple[int, int], Answer](capacity)
        self.shared = LRUCache[Hashable, bool](REMEMBERED)
        """The keys of panels that were shared, which detect a second tap on a share button."""
        self.seen = LRUCache[tuple[int, int, int], str](REMEMBERED)
        """The focus that people chose last for their own turn, by the game, the ply and the person."""

    async def replace(self, table: Table, user_id: int, panel: PlayerPanel) -> None:
        """Record the person's panel at the table, and delete the previous panel in another message."""
        panels = self._games.get(table.game.id, {})
        self._games[table.game.id] = panels
        former = panels.get(user_id)
        panels[user_id] = panel
        if former and former.message_id != panel.message_id:
            await former.answer.delete_quietly()

    async def replace_answer(self, channel_id: int, user_id: int, answer: Answer) -> None:
        """Record the answer to a tap that changed nothing; delete the person's previous such answer in the channel."""
        former = self._answers.get((channel_id, user_id))
        self._answers[channel_id, user_id] = answer
        if former:
            await former.delete_quietly()

    def newest(self, table: Table, user_id: int) -> object:
        """Return a value that changes whenever the person's panel at the table is shown again."""
        return self._games.get(table.game.id, {}).get(user_id)

    def forget(self, table: Table, user_id: int, message_id: int | None) -> None:
        """Forget the person's panel in the message with the id, because the message changes to another screen."""
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
        changed = [panel for user_id, panel in known.items() if user_id not in {*spent, actor_id}]
        await asyncio.gather(
            *(panels.pop(user_id).answer.delete_quietly() for user_id in spent),
            *(each.redraw(table) for each in changed),
        )
