"""Decides whether a turn that has ended is undone, which everybody at the table has to approve, as pure functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from bot.games.game import Actor, Game, News, Seat, Status
from bot.games.publication import request_id, with_notice, with_request, with_request_in, without_request
from bot.games.refusals import Refusal, StaleGame
from bot.games.seats import require_person, require_playing
from bot.games.table import UNDO_ENTRY, Table

if TYPE_CHECKING:
    from bot.games.table_service import TableService

P = ParamSpec("P")


class NothingToUndo(Refusal):
    """The latest move or turn cannot be undone: `why` selects the text, `by` has moved since."""

    def __init__(self, why: str, by: Seat | None = None) -> None:
        super().__init__("error-nothing-to-undo", why=why, name=by.name if by else "")
        self.why = why


def require_undo(table: Table, ply: int | None, actor: Actor) -> Seat:
    """Return the actor's seat if the latest turn may be undone, and the actor may request or approve that.

    Raises StaleGame, or NothingToUndo if the game is over, if the player of the turn has not
    requested it, or if something new has come to light since the actor's own turn (`Table.latest_turn`).
    """
    if table.game.status is Status.OVER:
        raise NothingToUndo("over")
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
        return NothingToUndo("no-turn")
    news = next((each for each in table.since(turn[-1].ply + 1) if not each.is_forced), None)
    if news is None:
        return NothingToUndo("no-choice")
    if news.seat is None:
        return NothingToUndo("dealt")
    mover = table.seat(news.seat)
    if mover == seat:
        return NothingToUndo("own-move", mover)
    return NothingToUndo("computer" if mover.is_computer else "moved", mover)


def undo_outcome(table: Table, ply: int) -> str:
    """Return the id of the message that says what came of the request to undo the turn that was the latest at a ply."""
    undone = [each.ply for each in table.undone_turns if each.ply >= ply]
    if any(all(entry.text == UNDO_ENTRY for entry in table.log[ply:end]) for end in undone):
        return "undo-agreed"
    return "undo-stands" if table.ply == ply else "undo-late"


def require_request(table: Table, ply: int | None, actor: Actor) -> Seat:
    """Return the actor's seat if they may decide on the request to undo the turn that was the latest at that ply."""
    seat = require_person(require_playing(table.game), actor)
    if table.ply != ply or not table.is_undo_requested:
        raise Refusal(undo_outcome(table, table.ply if ply is None else ply))
    return seat


def request_undo(game: Game, actor: Actor, at: int, ply: int, seat: Seat) -> Game:
    """Record that the seat approves undoing the turn before `ply`, and ask the others unless they have been asked.

    Raises NotPlaying, or StaleGame if somebody has moved.
    """
    return with_request(_with_approval(_unmoved(game, ply), seat), News.UNDO, str(ply), actor=actor)


def agree_to_undo(game: Game, actor: Actor, at: int, ply: int, seat: Seat, message_id: int | None) -> Game:
    """Record the seat's approval, given in the request `message_id`.

    Raises NotPlaying, or StaleGame if the request has been decided.
    """
    return with_request_in(_with_approval(_requested(game, ply), seat), message_id, News.UNDO, str(ply))


def reject_undo(game: Game, actor: Actor, at: int, ply: int, message_id: int | None) -> Game:
    """Clear all approvals, and replace the request `message_id` by a notice of that. Raises as `agree_to_undo`."""
    request = News.UNDO, str(ply)
    known = with_request_in(_requested(game, ply), message_id, *request)
    rejected = replace(without_request(known, *request), undo_approvals=0)
    return with_notice(rejected, News.STANDS, actor.name, actor=actor, message_id=request_id(known, *request))


def _with_approval(game: Game, seat: Seat) -> Game:
    return replace(game, undo_approvals=game.undo_approvals | 1 << seat.number)


def _requested(game: Game, ply: int) -> Game:
    if not _unmoved(game, ply).undo_approvals:
        raise StaleGame(game.id, ply, game.ply)
    return game


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
        # Approvals are counted under the lock, so that none is lost if two people click at once.
        seat = require_undo(table, ply, actor)
        return await self._tables.change(game_id, request_undo, actor, table.ply, seat)

    async def agree(self, game_id: int, ply: int | None, actor: Actor, message_id: int | None = None) -> Table:
        """Approve in the request `message_id`, as in `approve`. Raises as `require_request`."""
        table = await self._tables.table(game_id)
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        seat = require_request(table, ply, actor)
        return await self._vote(table, agree_to_undo, actor, seat, message_id)

    async def reject(self, game_id: int, ply: int | None, actor: Actor, message_id: int | None = None) -> Table:
        """Let the latest turn stand, as somebody wants in the request `message_id`. Raises as `require_request`."""
        table = await self._tables.table(game_id)
        require_request(table, ply, actor)
        return await self._vote(table, reject_undo, actor, message_id)

    async def _vote(
        self,
        table: Table,
        change: Callable[Concatenate[Game, Actor, int, int, P], Game],
        actor: Actor,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        try:
            return await self._tables.change(table.game.id, change, actor, table.ply, *args, **kwargs)
        # Somebody else has decided or moved since the table was read.
        except StaleGame:
            raise Refusal(undo_outcome(await self._tables.table(table.game.id), table.ply)) from None
