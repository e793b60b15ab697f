"""Makes and takes back a person's moves, after checking the turn and the rules."""

from __future__ import annotations

from functools import partial

from bot.games.errors import NothingToUndo, UndoObstacle
from bot.games.models import Actor
from bot.games.services.table_service import Decision, TableService
from bot.games.table import UNDO_ENTRY, Table
from engine.errors import Reason
from engine.illegal_move import IllegalMove
from engine.moves import Move


def decide_moves(table: Table, ply: int | None, text: str, actor: Actor) -> Decision:
    """Make one or more moves of a turn at `ply`, None for now; `text` is their texts with spaces between them.

    Either all of them are made or none. Raises as `Table.require_may_move`, NotationError or IllegalMove.
    """
    table.require_may_move(ply, actor)
    moves, state = [Move.parse(each) for each in text.split(" ")], table.state
    for move in moves:
        # Behind the end of the turn somebody else would move.
        if state.turns != table.state.turns:
            raise IllegalMove(Reason.TOO_LATE, move, state)
        state = state.play(move)
    return Decision(tuple(map(str, moves)), state)


def decide_undo_move(table: Table, ply: int | None, actor: Actor) -> Decision:
    """Undo the latest move of the turn under way. Raises as `Table.require_may_move`, or NothingToUndo."""
    table.require_may_move(ply, actor)
    if not table.can_undo_move:
        raise NothingToUndo(table.game, UndoObstacle.NO_MOVE)
    return Decision((UNDO_ENTRY,), None)


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
