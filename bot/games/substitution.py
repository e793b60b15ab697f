"""A computer player takes the turn, or keeps the seat, of somebody who is away.

Like `table_service`, this knows no Discord, and what it changed is on disk when it returns.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.computers import Computers
from bot.games.errors import NotYourTurn, TooEarly
from bot.games.models import Seat
from bot.games.seat_order import SUBSTITUTE
from bot.games.table import Table
from bot.games.table_service import Actor, TableService, require_now, require_person

REMINDERS_BEFORE_TURN: Final = 1
REMINDERS_BEFORE_SEAT: Final = 2
"""How often somebody is reminded before the others may let a computer player take the turn, and the seat."""


class Substitution:
    """The service. In every method `ply` is the position that the request was made for, None for the present one."""

    def __init__(self, tables: TableService, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def stand_in(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player take the turn that is waited for, and no more.

        Raises NotPlaying, StaleGame, NotSeated, NotYourTurn when no person is waited for, or TooEarly.
        """
        table = await self._tables.table(game_id)
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        _require_patience(table, ply, actor, REMINDERS_BEFORE_TURN)
        texts, state = list[str](), table.state
        while state.turns == table.state.turns and not state.is_chance:
            move = await self._computers.choose(SUBSTITUTE, state)
            texts.append(str(move))
            state = state.play(move)
        return await self._tables.write(table, texts, state, actor)

    async def hand_over(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player keep the seat that is waited for until its person comes back. Raises as `stand_in`."""
        table = await self._tables.table(game_id)
        seat = _require_patience(table, ply, actor, REMINDERS_BEFORE_SEAT)
        await self._tables.games.set_seat(game_id, replace(seat, computer=SUBSTITUTE))
        return await self._tables.table(game_id)

    async def come_back(self, game_id: int, actor: Actor) -> Table:
        """Give the person the seat back that a computer player kept for them. Raises NotLive or NotSeated."""
        seat = (await self._tables.games.game(game_id)).seat_of(actor.user_id)
        if seat and seat.is_away:
            await self._tables.games.set_seat(game_id, replace(seat, computer=None))
        table = await self._tables.table(game_id)
        require_person(table.game, actor)
        return table


def _require_patience(table: Table, ply: int | None, actor: Actor, reminders: int) -> Seat:
    """The seat of the person who keeps the actor waiting, and has been reminded so often."""
    require_now(table, ply)
    require_person(table.game, actor)
    acting = table.acting
    if acting is None or acting.is_computer or acting.user_id == actor.user_id:
        raise NotYourTurn(table.game, acting)
    if table.game.reminders < reminders:
        raise TooEarly(table.game, acting, reminders)
    return acting
