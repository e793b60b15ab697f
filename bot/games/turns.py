"""The moves of a turn."""

from __future__ import annotations

from functools import partial

from bot.games.errors import NothingToTakeBack
from bot.games.models import Actor
from bot.games.table import TAKE_BACK, Table
from bot.games.table_service import Decision, TableService
from engine.moves import Move


def decide_move(table: Table, ply: int | None, text: str, actor: Actor) -> Decision:
    """Make a move at `ply`, None for now. Raises as `Table.require`, NotationError or IllegalMove."""
    table.require(ply, actor)
    move = Move.parse(text)
    return Decision((str(move),), table.state.play(move))


def decide_take_back(table: Table, ply: int | None, actor: Actor) -> Decision:
    """Take back the latest move of the turn under way. Raises as `Table.require`, or NothingToTakeBack."""
    table.require(ply, actor)
    if not table.can_take_back:
        raise NothingToTakeBack(table.game)
    return Decision((TAKE_BACK,), None)


class TurnService:
    """Makes the moves of people. In every method `ply` is the position that the request was made for, None for now."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def play(self, game_id: int, ply: int | None, text: str, actor: Actor) -> Table:
        """Make a move, and what follows from it by itself. Raises as `decide_move`."""
        return await self._tables.commit(game_id, actor, partial(decide_move, ply=ply, text=text, actor=actor))

    async def take_back(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Take back the placement of the turn under way. Raises as `decide_take_back`."""
        return await self._tables.commit(game_id, actor, partial(decide_take_back, ply=ply, actor=actor))
