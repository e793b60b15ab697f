"""Advances tables until a person has to act. Computer players think outside the lock, and move under the lock.

After every change of a table, `advance` must be called. This module does not depend on Discord.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

from bot.activity import working_on
from bot.games.deadlines import is_over_time, keep_overdue_seat
from bot.games.game import CLOCK, NOBODY, STAND_IN, Actor, Game, Policy
from bot.games.refusals import StaleGame
from bot.games.seats import REMINDERS_BEFORE_SEAT, REMINDERS_BEFORE_TURN, keep_seat, require_replaceable
from bot.games.table import Table
from bot.games.turn import make_turn
from bot.services.tables import Tables, is_made_by
from bot.workers.computers import Computers
from engine.moves import Move
from engine.state import State
from players.registry import searches


def is_thinking(table: Table) -> bool:
    """Return whether the bot shows typing: a computer player has the turn, and a player at the table searches."""
    is_shown = table.acting_computer is not None and not table.game.is_in_panel
    return is_shown and any(searches(seat.computer) for seat in table.game.seats)


@dataclass(frozen=True)
class Thought:
    """The rest of a turn, as chosen by a computer player for a table."""

    table: Table
    texts: tuple[str, ...]
    state: State
    """The position after the moves."""

    def is_due(self, table: Table) -> bool:
        """Return whether the current table still waits for the same turn by the same player."""
        seen, now = self.table, table
        return seen.game.version == now.game.version or (_waits_for(seen) == _waits_for(now) and now.is_playing)


def _waits_for(table: Table) -> tuple[object, ...]:
    acting = table.acting
    return table.ply, table.acting_computer, acting and (acting.user_id, acting.computer, acting.is_absent)


class GameRunner:
    """Advances tables until a person has to act; the bot has one instance."""

    def __init__(self, tables: Tables, players: Computers) -> None:
        self.players = players
        self.show_thinking: Callable[[Table], AbstractAsyncContextManager[None]] = lambda _: nullcontext()
        """Returns a context that lasts while computer players think about the table; the front end sets it."""
        self._tables = tables

    async def advance(self, game_id: int) -> Table:
        """Let computer players move until a person has the turn, or until no person is present."""
        return await self.advance_from(await self._tables.table(game_id))

    async def advance_from(self, table: Table) -> Table:
        """Let computer players move as `advance` does, at a table that was just read or written."""
        if not table.acting_computer:
            return table
        async with self.show_thinking(table):
            with working_on(table.game.id):
                while computer := table.acting_computer:
                    actor = NOBODY if table.acting and table.acting.is_computer else CLOCK
                    table = await self._carry_out(await self._think(table, computer), actor)
                return table

    async def _carry_out(
        self, thought: Thought, actor: Actor, is_due: Callable[[Table], bool] = lambda _: True
    ) -> Table:
        """Make the turn if the turn and `is_due` still allow it; return the table after the turn."""
        game_id = thought.table.game.id
        try:
            async with self._tables.at(thought.table, actor) as opened:
                if thought.is_due(opened.table) and is_due(opened.table):
                    opened.play(make_turn, thought.texts, thought.state)
        except StaleGame:
            return await self._tables.table(game_id)
        return opened.table

    async def _think(self, table: Table, player: str) -> Thought:
        """Let a computer player choose the rest of the turn, which one transaction writes."""
        texts, state = list[str](), table.state
        while state.is_same_turn(table.state):
            move = await self.choose(table.game, player, state)
            texts.append(str(move))
            state = state.play(move)
        return Thought(table, tuple(texts), state)

    async def choose(self, game: Game, player: str, state: State) -> Move:
        draws = self._tables.dealer.draws(game.deal)
        # The generator depends on the position, so games with one secret get the same move in the same position.
        return await self.players.choose(player, state, draws.rng_for(state), game.server)

    # ---- moves instead of a person; `ply` is the position of the request, None for now

    async def let_computer_move(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player take the awaited player's current turn only.

        Raises as `require_replaceable`. A repeated interaction gets the current table.
        """
        table = await self._tables.table(game_id)
        if not is_made_by(table, actor):
            require_replaceable(table, ply, actor, REMINDERS_BEFORE_TURN)
            thought = await self._think(table, STAND_IN)
            async with self._tables.at(table, actor) as opened:
                if not thought.is_due(opened.table):
                    raise StaleGame
                opened.play(make_turn, thought.texts, thought.state)
            table = opened.table
        return table

    async def let_computer_keep_seat(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player keep the seat of the awaited player until that player returns."""
        async with self._tables.at(game_id, actor) as opened:
            seat = require_replaceable(opened.table, ply, actor, REMINDERS_BEFORE_SEAT)
            opened.change(keep_seat, seat)
        return opened.table

    async def take_over(self, table: Table, now: int) -> Table:
        """Let a computer player move for an overdue player, if the policy of the table allows that.

        A takeover happens once, and only if no move was made since the table was read.
        """
        if not is_over_time(table.game, table.ply, now):
            return table
        if table.game.options.policy is Policy.SEAT:
            return await self._tables.change(table, keep_overdue_seat, CLOCK, table.ply)
        thought = await self._think(table, STAND_IN)
        return await self._carry_out(thought, CLOCK, lambda newest: is_over_time(newest.game, table.ply, now))
