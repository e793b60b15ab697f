"""Undoes a turn that has ended, if everybody at the table approves."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.games.errors import NothingToUndo, StaleGame, UndoObstacle
from bot.games.game_changes import require_person, require_playing
from bot.games.models import Actor, Game, News, Seat, Status
from bot.games.notices import with_notice
from bot.games.repositories import Change
from bot.games.table import UNDO_ENTRY, Table
from bot.games.table_service import Decision, TableService


def require_undo(table: Table, ply: int | None, actor: Actor) -> Seat:
    """Return the actor's seat if the latest turn may be undone, and the actor may request or approve that.

    Raises NotPlaying, StaleGame, NotSeated, or NothingToUndo if the game is over, if the player of the turn has not
    requested it, or if something new has come to light since the actor's own turn (`Table.latest_turn`).
    """
    if table.game.status is Status.OVER:
        raise NothingToUndo(table.game, UndoObstacle.OVER)
    table.require_current(ply)
    seat, turn = require_person(table.game, actor), table.latest_turn
    if not turn or (turn[0].seat != seat.number and not table.is_undo_requested):
        raise _refusal(table, seat)
    return seat


def what_came_since(table: Table, actor: Actor) -> NothingToUndo | None:
    """Return why the actor's own turn cannot be undone any more; None if it still can, or if they have no seat."""
    seat = table.game.seat_of(actor.user_id)
    if seat is None or any(played.seat == seat.number for played in table.latest_turn):
        return None
    return _refusal(table, seat)


def _refusal(table: Table, seat: Seat) -> NothingToUndo:
    """Return why the latest turn of a seat cannot be undone: the first thing that came to light after it."""
    turn = table.latest_turn_of(seat.number)
    if not turn:
        return NothingToUndo(table.game, UndoObstacle.NO_TURN)
    news = next((each for each in table.since(turn[-1].ply + 1) if not each.is_forced), None)
    if news is None:
        return NothingToUndo(table.game, UndoObstacle.NO_CHOICE)
    if news.seat is None:
        return NothingToUndo(table.game, UndoObstacle.DEALT)
    mover = table.seat(news.seat)
    if mover == seat:
        return NothingToUndo(table.game, UndoObstacle.OWN_MOVE, mover)
    return NothingToUndo(table.game, UndoObstacle.COMPUTER if mover.is_computer else UndoObstacle.MOVED, mover)


def decide_undo(table: Table) -> Decision:
    """Undo the latest turn, and the forced moves after it."""
    first = table.latest_turn[0]
    return Decision((UNDO_ENTRY,) * len(table.since(first.ply)), first.before)


def approval_change(table: Table, seat: Seat, actor: Actor) -> Change:
    """Return the change that records the seat's approval; the first one is a request, which the others are told of.

    It raises NotPlaying, or StaleGame if somebody has moved.
    """

    def approve(game: Game) -> Game:
        approved = replace(_unmoved(game, table.ply), undo_approvals=game.undo_approvals | 1 << seat.number)
        return approved if game.undo_approvals else with_notice(approved, News.TAKEBACK, str(table.ply), actor=actor)

    return approve


def rejection_change(table: Table) -> Change:
    """Return the change that clears the request and all approvals; it raises as that of `approval_change`."""
    return lambda game: replace(_unmoved(game, table.ply), undo_approvals=0)


def _unmoved(game: Game, ply: int) -> Game:
    if require_playing(game).ply != ply:
        raise StaleGame(game.id, ply, game.ply)
    return game


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
        table = await self._tables.change(game_id, approval_change(table, seat, actor))
        # From here on a crash is harmless: whoever clicks again finds all approvals given and writes the undo.
        if table.undecided_voters:
            return table
        with suppress(
            StaleGame
        ):  # two people gave the last approvals at once, and the other request has written the undo
            return await self._tables.write(table, decide_undo(table), actor)
        return await self._tables.table(game_id)

    async def reject(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let the latest turn stand. Raises NotPlaying, StaleGame or NotSeated."""
        table = await self._tables.table(game_id)
        table.require_current(ply)
        require_person(table.game, actor)
        return await self._tables.change(game_id, rejection_change(table))
