"""Lets tables go on until a person has to act: computer players think outside the lock, and move under it.

After every change of a table, `advance` must be called. This module does not depend on Discord.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

from bot.activity import working_on
from bot.games.computers.computers import Computers
from bot.games.deadlines import is_over_time, keep_overdue_seat
from bot.games.game import CLOCK, NOBODY, STAND_IN, Actor, Announcement, Game, Leftover, Policy
from bot.games.publication import superseded
from bot.games.refusals import StaleGame
from bot.games.seats import REMINDERS_BEFORE_SEAT, REMINDERS_BEFORE_TURN, keep_seat, require_replaceable
from bot.games.table import Table
from bot.games.tables import Tables, is_made_by
from bot.games.turn import Decision
from engine.moves import Move
from engine.state import State
from players.registry import searches


def is_thinking(table: Table) -> bool:
    """Return whether the bot is shown typing: it is a computer player's turn, and one at the table searches."""
    is_shown = table.acting_computer is not None and not table.game.is_in_panel
    return is_shown and any(searches(seat.computer) for seat in table.game.seats)


def outdated_by_thinking(table: Table) -> tuple[Leftover, ...]:
    """Return the messages that are out of date while computer players think: nobody else is to move now."""
    return superseded(table.game, Announcement()) if is_thinking(table) else ()


@dataclass(frozen=True)
class Thought:
    """The rest of a turn that a computer player has chosen for a table as it was."""

    table: Table
    decision: Decision

    def is_due(self, table: Table) -> bool:
        """Return whether the table, as it is now, still waits for this turn by the same player."""
        seen, now = self.table, table
        return seen.game.version == now.game.version or (_waits_for(seen) == _waits_for(now) and now.is_playing)


def _waits_for(table: Table) -> tuple[object, ...]:
    acting = table.acting
    return table.ply, table.acting_computer, acting and (acting.user_id, acting.computer, acting.is_absent)


class GameRunner:
    """Lets tables go on until a person has to act; one instance per bot."""

    def __init__(self, tables: Tables, players: Computers) -> None:
        self.players = players
        self.show_thinking: Callable[[Table], AbstractAsyncContextManager[None]] = lambda _: nullcontext()
        """Returns what lasts while computer players think about the table; the front end sets it."""
        self._tables = tables

    async def advance(self, game_id: int) -> Table:
        """Let computer players make their moves until it is a person's turn, or no person is present."""
        return await self.advance_from(await self._tables.table(game_id))

    async def advance_from(self, table: Table) -> Table:
        """Do the same for a table that has just been read or written."""
        if not table.acting_computer:
            return table
        async with self.show_thinking(table):
            with working_on(table.game.id):
                return await self._play(table)

    async def _play(self, table: Table) -> Table:
        while computer := table.acting_computer:
            actor = NOBODY if table.acting and table.acting.is_computer else CLOCK
            table = await self._carry_out(await self._think(table, computer), actor)
        return table

    async def _carry_out(
        self, thought: Thought, actor: Actor, is_due: Callable[[Table], bool] = lambda _: True
    ) -> Table:
        """Make the turn if it is still due, by `is_due` as well; return the table as it is then."""
        game_id = thought.table.game.id
        try:
            async with self._tables.at(thought.table, actor) as opened:
                if thought.is_due(opened.table) and is_due(opened.table):
                    await opened.play(thought.decision)
        except StaleGame:
            return await self._tables.table(game_id)
        return opened.table

    async def _think(self, table: Table, player: str) -> Thought:
        """Let a computer player choose the rest of the turn, which is written in one transaction."""
        texts, state = list[str](), table.state
        while state.is_same_turn(table.state):
            move = await self.choose(table.game, player, state)
            texts.append(str(move))
            state = state.play(move)
        return Thought(table, Decision(tuple(texts), state))

    async def choose(self, game: Game, player: str, state: State) -> Move:
        dealer = self._tables.dealer
        rng_for = await dealer.rng_for(game.deal)
        player = await dealer.player_for(game.deal, player, self._tables.clock())
        # In games of one deal a player does the same in the same position.
        return await self.players.choose(player, state, rng_for(state), game.server)

    # ---- in the place of a person; `ply` is the position that a request was made for, None for now

    async def let_computer_move(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player take the turn of the awaited player, and no more.

        Raises as `require_replaceable`. The same interaction a second time gets the table as it is.
        """
        table = await self._tables.table(game_id)
        if not is_made_by(table, actor):
            require_replaceable(table, ply, actor, REMINDERS_BEFORE_TURN)
            thought = await self._think(table, STAND_IN)
            async with self._tables.at(table, actor) as opened:
                if not thought.is_due(opened.table):
                    raise StaleGame
                await opened.play(thought.decision)
            table = opened.table
        return table

    async def let_computer_keep_seat(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player keep the seat of the awaited player until that person returns."""
        async with self._tables.at(game_id, actor) as opened:
            seat = require_replaceable(opened.table, ply, actor, REMINDERS_BEFORE_SEAT)
            opened.change(keep_seat, seat)
        return opened.table

    async def take_over(self, table: Table, now: int) -> Table:
        """Let a computer player move for somebody whose time is over, as the table has agreed, if that is due.

        This happens once, and only without a move since the table was read.
        """
        if not is_over_time(table.game, table.ply, now):
            return table
        if table.game.options.policy is Policy.SEAT:
            return await self._tables.change(table, keep_overdue_seat, CLOCK, table.ply)
        thought = await self._think(table, STAND_IN)
        return await self._carry_out(thought, CLOCK, lambda newest: is_over_time(newest.game, table.ply, now))
