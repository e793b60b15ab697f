"""Makes and takes back a person's moves."""

from __future__ import annotations

from functools import partial

from bot.games.models import Actor
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.turns.decisions import decide_moves, decide_undo_move


class TurnService:
    """Makes the moves of people. In every method `ply` is the position that the request was made for, None for now."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def play(self, game_id: int, ply: int | None, text: str, actor: Actor) -> Table:
        """Make moves, and the automatic moves after them. Raises as `decide_moves`."""
        return await self._tables.commit(game_id, actor, partial(decide_moves, ply=ply, text=text, actor=actor))

    async def undo_move(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Undo the latest move of the turn under way. Raises as `decide_undo_move`."""
        return await self._tables.commit(game_id, actor, partial(decide_undo_move, ply=ply, actor=actor))
