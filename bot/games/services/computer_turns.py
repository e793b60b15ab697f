"""Lets computer players make their moves at tables."""

from __future__ import annotations

from bot.games.computers.computers import Computers
from bot.games.game import Game
from bot.games.models import CLOCK, NOBODY
from bot.games.refusals import NotPlaying, StaleGame
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.turns.decisions import Decision
from bot.keyed_locks import KeyedLocks
from engine.moves import Move
from engine.state import State


class ComputerTurnService:
    """Asks computer players for their moves, and makes these; one instance per bot."""

    def __init__(self, tables: TableService, players: Computers) -> None:
        self.players = players
        self._tables = tables
        self._thinking = KeyedLocks()

    async def play(self, game_id: int) -> Table:
        """Let computer players make their moves until it is a person's turn."""
        # One at a time for each game: two who asked at once would let the same computer player think twice.
        async with self._thinking[game_id]:
            table = await self._tables.table(game_id)
            while computer := table.acting_computer:
                # The table is not locked meanwhile: people may resign, undo or cancel while a computer player thinks.
                move = await self.choose(table.game, computer, table.state)
                try:
                    actor = NOBODY if table.acting and table.acting.is_computer else CLOCK
                    table = await self._tables.write(table, Decision((str(move),), table.state.play(move)), actor)
                except (StaleGame, NotPlaying):  # somebody changed the table while the computer thought
                    table = await self._tables.table(game_id)
            return table

    async def choose(self, game: Game, player: str, state: State) -> Move:
        """Return the move of a computer player in a position of the game."""
        rng_for = await self._tables.dealer.rng_for(game.deal)
        # In games of one deal a player does the same in the same position.
        return await self.players.choose(player, state, rng_for(str(state)))
