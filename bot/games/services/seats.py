"""Puts computer players in the place of people: for a turn, or until the person returns."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from bot.games.game import Game
from bot.games.models import CLOCK, STAND_IN, Actor, Policy
from bot.games.refusals import NotPlaying, StaleGame
from bot.games.seats.handover import REMINDERS_BEFORE_TURN, resign
from bot.games.seats.replacement import REMINDERS_BEFORE_SEAT, keep_seat, require_replaceable
from bot.games.services.computer_turns import ComputerTurnService
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.timing.takeover import is_over_time, keep_overdue_seat
from bot.games.turns.decisions import Decision


class SeatService:
    """Lets computer players move for people; `ply` is the position that a request was made for, None for now."""

    def __init__(self, tables: TableService, computers: ComputerTurnService) -> None:
        self._tables = tables
        self._computers = computers

    async def let_computer_move(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player take the turn of the awaited player, and no more. Raises as `require_replaceable`."""
        table = await self._tables.table(game_id)
        # A second delivery would be refused, since the next player has not been reminded: answer it like the first.
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        require_replaceable(table, ply, actor, REMINDERS_BEFORE_TURN)
        return await self._tables.write(table, await self._rest_of_turn(table), actor)

    async def _rest_of_turn(self, table: Table) -> Decision:
        """Let a computer player choose what is left of the turn, to be written in one transaction: nobody sees half."""
        texts, state = list[str](), table.state
        while state.is_same_turn(table.state):
            move = await self._computers.choose(table.game, STAND_IN, state)
            texts.append(str(move))
            state = state.play(move)
        return Decision(tuple(texts), state)

    async def take_over(self, table: Table, now: int) -> Table:
        """Let a computer player move for somebody whose time is over, as the table has agreed, if that is due.

        What was due is done once, and only if nobody has moved since the table was read: the turn is written at its
        ply, and the seat is changed under the lock of the game.
        """
        if not is_over_time(table.game, table.ply, now):
            return table
        if table.game.options.policy is Policy.SEAT:
            return await self._tables.change(table.game.id, partial(keep_overdue_seat, ply=table.ply, now=now))
        with suppress(StaleGame, NotPlaying):  # the person has moved while the computer player thought
            return await self._tables.write(table, await self._rest_of_turn(table), CLOCK)
        return await self._tables.table(table.game.id)

    async def let_computer_keep_seat(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player keep the seat of the awaited player until that person returns.

        Raises as `require_replaceable`.
        """
        table = await self._tables.table(game_id)
        seat = require_replaceable(table, ply, actor, REMINDERS_BEFORE_SEAT)
        return await self._tables.change_now(game_id, partial(keep_seat, ply=table.ply, checked=seat))

    async def ended_by_resigning(self, game_id: int, actor: Actor) -> Game | None:
        """Return the game if it would end if the person resigned, or else None. Raises as `require_player`."""
        game = (await self._tables.table(game_id)).game
        return None if resign(game, actor, self._tables.clock()).is_live else game
