"""Runs games: computer players move until a person has to, and stand in for people who are away or too slow.

Forced and planned moves are part of the transaction of a turn. What nobody's tap causes happens here, and whoever
writes to a table calls `advance` afterwards. Nothing here knows who is watching.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import Protocol

from bot.concurrency import KeyedLocks
from bot.games.computers.computers import Computers
from bot.games.due import is_over_time, keep_overdue_seat
from bot.games.game import Game
from bot.games.models import CLOCK, NOBODY, STAND_IN, Actor, Policy
from bot.games.refusals import NotPlaying, StaleGame
from bot.games.seats import REMINDERS_BEFORE_SEAT, REMINDERS_BEFORE_TURN, keep_seat, require_replaceable
from bot.games.table import Table
from bot.games.tables import TableService
from bot.games.turn import Decision
from engine.moves import Move
from engine.state import State


class Audience(Protocol):
    """Who watches the tables."""

    def thinking(self, table: Table) -> AbstractAsyncContextManager[None]:
        """Return what lasts while computer players think about the table."""
        ...


class NoAudience:
    """Nobody watches."""

    def thinking(self, _: Table) -> AbstractAsyncContextManager[None]:
        return nullcontext()


class GameRunner:
    """Lets tables go on until a person has to act; one instance per bot."""

    def __init__(self, tables: TableService, players: Computers) -> None:
        self.players = players
        self.audience: Audience = NoAudience()
        self._tables = tables
        self._thinking = KeyedLocks()

    async def advance(self, game_id: int) -> Table:
        """Let computer players make their moves until it is a person's turn, or nobody is there to see them."""
        # One at a time for each game: two who asked at once would let the same computer player think twice.
        async with self._thinking[game_id]:
            table = await self._tables.table(game_id)
            if not table.acting_computer:
                return table
            async with self.audience.thinking(table):
                return await self._play(table)

    async def advance_from(self, table: Table) -> Table:
        """Do the same for a table that has just been written; it is not read again if nobody has to move for it."""
        return await self.advance(table.game.id) if table.acting_computer else table

    async def _play(self, table: Table) -> Table:
        while computer := table.acting_computer:
            # The table is not locked meanwhile: people may resign, undo or cancel while a computer player thinks.
            move = await self.choose(table.game, computer, table.state)
            try:
                actor = NOBODY if table.acting and table.acting.is_computer else CLOCK
                table = await self._tables.write(table, Decision((str(move),), table.state.play(move)), actor)
            except (StaleGame, NotPlaying):  # somebody changed the table while the computer thought
                table = await self._tables.table(table.game.id)
        return table

    async def choose(self, game: Game, player: str, state: State) -> Move:
        """Return the move of a computer player in a position of the game."""
        rng_for = await self._tables.dealer.rng_for(game.deal)
        # In games of one deal a player does the same in the same position.
        return await self.players.choose(player, state, rng_for(str(state)))

    # ---- in the place of a person; `ply` is the position that a request was made for, None for now

    async def let_computer_move(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player take the turn of the awaited player, and no more."""
        table = await self._tables.table(game_id)
        # A second delivery would be refused, since the next player has not been reminded: answer it like the first.
        if await self._tables.games.is_done(actor.interaction_id):
            return table
        require_replaceable(table, ply, actor, REMINDERS_BEFORE_TURN)
        return await self._tables.write(table, await self._rest_of_turn(table), actor)

    async def let_computer_keep_seat(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player keep the seat of the awaited player until that person returns."""
        table = await self._tables.table(game_id)
        seat = require_replaceable(table, ply, actor, REMINDERS_BEFORE_SEAT)
        return await self._tables.change(game_id, keep_seat, actor, table.ply, seat)

    async def take_over(self, table: Table, now: int) -> Table:
        """Let a computer player move for somebody whose time is over, as the table has agreed, if that is due.

        What was due is done once, and only if nobody has moved since the table was read: the turn is written at its
        ply, and the seat is changed under the lock of the game.
        """
        if not is_over_time(table.game, table.ply, now):
            return table
        if table.game.options.policy is Policy.SEAT:
            return await self._tables.change(table.game.id, keep_overdue_seat, CLOCK, table.ply)
        with suppress(StaleGame, NotPlaying):  # the person has moved while the computer player thought
            return await self._tables.write(table, await self._rest_of_turn(table), CLOCK)
        return await self._tables.table(table.game.id)

    async def _rest_of_turn(self, table: Table) -> Decision:
        """Let a computer player choose what is left of the turn, to be written in one transaction: nobody sees half."""
        texts, state = list[str](), table.state
        while state.is_same_turn(table.state):
            move = await self.choose(table.game, STAND_IN, state)
            texts.append(str(move))
            state = state.play(move)
        return Decision(tuple(texts), state)
