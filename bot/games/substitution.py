"""What players do for one another: a computer player stands in for somebody who is away, a turn may be taken back.

Like `tables`, it knows no Discord, and what it changed is on disk when it returns.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.games.computers import Computers
from bot.games.errors import NothingToTakeBack, NotPlaying, NotSeated, NotYourTurn, StaleGame, TooEarly
from bot.games.models import Game, Seat
from bot.games.seat_order import SUBSTITUTE
from bot.games.table import TAKE_BACK, Table
from bot.games.table_service import Actor, Tables

REMINDERS_BEFORE_TURN: Final = 1
REMINDERS_BEFORE_SEAT: Final = 2
"""How often somebody is reminded before the others may let a computer player take the turn, and the seat."""


class Courtesies:
    """The service. In every method `ply` is the position that the request was made for, None for the present one."""

    def __init__(self, tables: Tables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    # ---- for somebody who is away

    async def stand_in(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let a computer player take the turn that is waited for, and no more.

        Raises NotPlaying, StaleGame, NotSeated, NotYourTurn when no person is waited for, or TooEarly.
        """
        table = await self._tables.table(game_id)
        if await self._tables.store.is_done(actor.interaction_id):
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
        await self._tables.store.set_seat(game_id, replace(seat, computer=SUBSTITUTE))
        return await self._tables.table(game_id)

    async def come_back(self, game_id: int, actor: Actor) -> Table:
        """Give the person the seat back that a computer player kept for them. Raises NotLive or NotSeated."""
        seat = (await self._tables.store.game(game_id)).seat_of(actor.user_id)
        if seat and seat.is_away:
            await self._tables.store.set_seat(game_id, replace(seat, computer=None))
        table = await self._tables.table(game_id)
        _require_person(table.game, actor)
        return table

    # ---- for somebody who made a slip

    async def agree(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let the latest turn be taken back: the player who made it asks by agreeing, the others consent.

        It is taken back once nobody is `undecided`. Raises NotPlaying, StaleGame, NotSeated, or NothingToTakeBack when
        the player has not asked, or when new dominoes or a move of somebody else have come since.
        """
        table = await self._tables.table(game_id)
        if await self._tables.store.is_done(actor.interaction_id):
            return table
        _require_now(table, ply)
        seat, turn = _require_person(table.game, actor), table.latest_turn
        if not turn or (turn[0].seat != seat.number and not table.is_taking_back):
            raise NothingToTakeBack(table.game)
        table = replace(table, game=await self._tables.store.agree(game_id, table.ply, seat.number))
        if table.undecided:
            return table
        with suppress(StaleGame):  # of two who were the last to agree at once, one has done it
            await self._tables.write(table, [TAKE_BACK] * len(turn), turn[0].before, actor)
        return await self._tables.table(game_id)

    async def refuse(self, game_id: int, ply: int | None, actor: Actor) -> Table:
        """Let the latest turn stand. Raises NotPlaying, StaleGame or NotSeated."""
        table = await self._tables.table(game_id)
        _require_now(table, ply)
        _require_person(table.game, actor)
        return replace(table, game=await self._tables.store.agree(game_id, table.ply, None))


def _require_now(table: Table, ply: int | None) -> None:
    if not table.is_playing:
        raise NotPlaying(table.game)
    if ply is not None and ply != table.ply:
        raise StaleGame(table.game.id, ply, table.ply)


def _require_person(game: Game, actor: Actor) -> Seat:
    """The actor's seat, if they play on it themselves."""
    for seat in game.people:
        if seat.user_id == actor.user_id:
            return seat
    raise NotSeated(game)


def _require_patience(table: Table, ply: int | None, actor: Actor, reminders: int) -> Seat:
    """The seat of the person who keeps the actor waiting, and has been reminded so often."""
    _require_now(table, ply)
    _require_person(table.game, actor)
    acting = table.acting
    if acting is None or acting.is_computer or acting.user_id == actor.user_id:
        raise NotYourTurn(table.game, acting)
    if table.game.reminders < reminders:
        raise TooEarly(table.game, acting, reminders)
    return acting
