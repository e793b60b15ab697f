"""A turn that has ended is taken back if everybody at the table agrees.

Like `table_service`, this knows no Discord, and what it changed is on disk when it returns.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.games.errors import NothingToTakeBack, StaleGame
from bot.games.table import TAKE_BACK, Table
from bot.games.table_service import Actor, TableService, require_now, require_person


class Undo:
    """The service. In every method `ply` is the position that the request was made for, None for the present one."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def agree(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let the latest turn be taken back: the player who made it asks by agreeing, the others consent.

        It is taken back once nobody is `undecided`. Raises NotPlaying, StaleGame, NotSeated, or NothingToTakeBack when
        the player has not asked, or when new dominoes or a move of somebody else have come since.
        """
        table = await self._tables.table(game_id)
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        require_now(table, ply)
        seat, turn = require_person(table.game, actor), table.latest_turn
        if not turn or (turn[0].seat != seat.number and not table.is_taking_back):
            raise NothingToTakeBack(table.game)
        table = replace(table, game=await self._tables.games.agree(game_id, table.ply, seat.number))
        if table.undecided:
            return table
        with suppress(StaleGame):  # of two who were the last to agree at once, one has done it
            await self._tables.write(table, [TAKE_BACK] * len(turn), turn[0].before, actor)
        return await self._tables.table(game_id)

    async def refuse(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let the latest turn stand. Raises NotPlaying, StaleGame or NotSeated."""
        table = await self._tables.table(game_id)
        require_now(table, ply)
        require_person(table.game, actor)
        return replace(table, game=await self._tables.games.agree(game_id, table.ply, None))
