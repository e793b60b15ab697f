"""A turn that has ended is taken back if everybody at the table agrees."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.games.errors import NothingToTakeBack, StaleGame
from bot.games.game_changes import require_person, still_playing
from bot.games.models import Actor, Game, Seat
from bot.games.repositories import Change
from bot.games.table import TAKE_BACK, Table
from bot.games.table_service import Decision, TableService


def require_undo(table: Table, ply: int | None, actor: Actor) -> Seat:
    """Return the actor's seat if the latest turn may be taken back, and the actor may ask for it or agree to it.

    Raises NotPlaying, StaleGame, NotSeated, or NothingToTakeBack when the player of the turn has not asked, or when new
    dominoes or a move of somebody else have come since.
    """
    table.require_now(ply)
    seat, turn = require_person(table.game, actor), table.latest_turn
    if not turn or (turn[0].seat != seat.number and not table.is_taking_back):
        raise NothingToTakeBack(table.game)
    return seat


def decide_undo(table: Table) -> Decision:
    """Take the latest turn back."""
    turn = table.latest_turn
    return Decision((TAKE_BACK,) * len(turn), turn[0].before)


def agreed(table: Table, seat: Seat) -> Change:
    """Return the change that notes the seat's consent; it raises NotPlaying, or StaleGame when somebody has moved."""
    return lambda game: replace(_unmoved(game, table.ply), agreed=game.agreed | 1 << seat.number)


def refused(table: Table) -> Change:
    """Return the change that makes everything as if nobody had asked; it raises as that of `agreed`."""
    return lambda game: replace(_unmoved(game, table.ply), agreed=0)


def _unmoved(game: Game, ply: int) -> Game:
    if still_playing(game).ply != ply:
        raise StaleGame(game.id, ply, game.ply)
    return game


class UndoService:
    """Takes turns back. In every method `ply` is the position that the request was made for, None for now."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def agree(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Ask for the latest turn to be taken back, or agree to it; once all have agreed it is taken back.

        Raises as `require_undo`.
        """
        table = await self._tables.table(game_id)
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        # Consent is counted under the lock: two may agree at once, and none of them may be lost.
        seat = require_undo(table, ply, actor)
        table = await self._tables.change(game_id, agreed(table, seat))
        if table.undecided:
            return table
        with suppress(StaleGame):  # of two who were the last to agree at once, one has done it
            return await self._tables.write(table, decide_undo(table), actor)
        return await self._tables.table(game_id)

    async def refuse(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let the latest turn stand. Raises NotPlaying, StaleGame or NotSeated."""
        table = await self._tables.table(game_id)
        table.require_now(ply)
        require_person(table.game, actor)
        return await self._tables.change(game_id, refused(table))
