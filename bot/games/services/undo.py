"""Undoes a turn that has ended, if everybody at the table approves."""

from __future__ import annotations

from functools import partial

from bot.games.models import Actor
from bot.games.refusals import Refusal, StaleGame
from bot.games.repositories import Change
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.turns.undo import (
    agree_to_undo,
    reject_undo,
    request_undo,
    require_request,
    require_undo,
    undo_outcome,
)


class UndoService:
    """Undoes turns. In every method `ply` is the position that the request was made for, None for now."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def approve(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Request or approve undoing the latest turn; once all have approved, it is undone.

        Raises as `require_undo`.
        """
        table = await self._tables.table(game_id)
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        # Approvals are counted under the lock: two people may click at once, and none of them may be lost.
        seat = require_undo(table, ply, actor)
        return await self._tables.change(game_id, partial(request_undo, ply=table.ply, seat=seat, actor=actor), actor)

    async def agree(self, game_id: int, ply: int | None, actor: Actor, message_id: int | None = None) -> Table:
        """Approve in the request `message_id`, as in `approve`. Raises as `require_request`."""
        table = await self._tables.table(game_id)
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        seat = require_request(table, ply, actor)
        return await self._vote(table, partial(agree_to_undo, ply=table.ply, seat=seat, message_id=message_id), actor)

    async def reject(self, game_id: int, ply: int | None, actor: Actor, message_id: int | None = None) -> Table:
        """Let the latest turn stand, as somebody wants in the request `message_id`. Raises as `require_request`."""
        table = await self._tables.table(game_id)
        require_request(table, ply, actor)
        return await self._vote(table, partial(reject_undo, ply=table.ply, actor=actor, message_id=message_id), actor)

    async def _vote(self, table: Table, change: Change, actor: Actor) -> Table:
        try:
            return await self._tables.change(table.game.id, change, actor)
        # Somebody else has decided or moved since the table was read.
        except StaleGame:
            raise Refusal(undo_outcome(await self._tables.table(table.game.id), table.ply)) from None
