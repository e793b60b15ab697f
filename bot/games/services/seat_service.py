"""Who plays on a seat: a computer player for a turn, until the person returns or for good, or another person."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from bot.games.errors import NoReminders, NotPlaying, NotYourTurn, StaleGame, TooEarly
from bot.games.game import Game
from bot.games.game_changes import cancel_if_no_people, require_person, require_player, waiting_anew, with_seat
from bot.games.models import CLOCK, STAND_IN, Actor, News, Policy, Seat
from bot.games.notices import with_notice
from bot.games.repositories import Change
from bot.games.seats.handover import (
    REMINDERS_BEFORE_TURN,
    find_seat,
    offer_change,
    return_to_seat,
    take_change,
    without_substitute,
)
from bot.games.services.table_service import Decision, TableService
from bot.games.table import Table
from bot.games.timing.reminder_schedule import takeover_at

REMINDERS_BEFORE_SEAT: Final = 2
"""How often somebody is reminded before the others may let a computer player keep the seat."""


def require_replaceable(table: Table, ply: int | None, actor: Actor, reminders: int) -> Seat:
    """Return the seat of the awaited person, if it is not the actor and is absent or has been reminded that often.

    Raises NotPlaying, StaleGame, NotSeated, NotYourTurn if no other person is awaited, NoReminders or TooEarly.
    """
    table.require_turn(ply)
    require_person(table.game, actor)
    acting = table.acting
    if acting is None or acting.is_computer or table.awaits(actor.user_id):
        raise NotYourTurn(table.game, acting)
    # Somebody who is away has said so themselves, and is not reminded.
    if acting.is_absent:
        return acting
    if not table.game.options.has_reminders:
        raise NoReminders(table.game, acting)
    if table.game.reminder.count < reminders:
        raise TooEarly(table.game, acting, reminders)
    return acting


def keep_seat_change(ply: int, checked: Seat) -> Change:
    """Return the change that puts a computer player on the seat of the person who was awaited at `ply`.

    It raises NotPlaying, or StaleGame if that person has moved meanwhile, or somebody else has taken the seat.
    """

    def keep(game: Game) -> Game:
        seat = find_seat(game, checked.number)
        if (game.ply, seat.user_id) != (ply, checked.user_id):
            raise StaleGame(game.id, ply, game.ply)
        return with_seat(game, replace(seat, computer=STAND_IN))

    return keep


def is_over_time(game: Game, ply: int, now: int) -> bool:
    """Return whether a computer player is to move for the person who is waited for, and has not moved since `ply`."""
    at = takeover_at(game)
    return at is not None and at <= now and game.ply == ply


def keep_overdue_seat(game: Game, ply: int, now: int) -> Game:
    """Return the game with a computer player on the seat of whoever is waited for, if their time is over."""
    if not is_over_time(game, ply, now) or game.acting is None:
        return game
    return waiting_anew(with_seat(game, replace(game.acting, computer=STAND_IN)), now)


class SeatService:
    """Changes who plays on the seats of running games.

    In every method `ply` is the position that the request was made for, None for now.
    """

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

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
        while state.turns == table.state.turns and not state.is_chance:
            move = await self._tables.computer_move(table.game, STAND_IN, state)
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
        return await self._tables.change(game_id, keep_seat_change(table.ply, seat))

    async def return_to_seat(self, game_id: int, actor: Actor) -> Table:
        """Give the person the seat back that somebody else has played or kept for them. Raises as the function."""
        at = self._tables.clock()
        return await self._tables.change(game_id, lambda game: return_to_seat(game, actor, at))

    async def ends_by_resigning(self, game_id: int, actor: Actor) -> bool:
        """Return whether the game would end if the person resigned. Raises as `require_player`."""
        game = (await self._tables.table(game_id)).game
        return not _without(game, actor, self._tables.clock()).is_live

    async def resign(self, game_id: int, actor: Actor) -> Table:
        """Give the seat to a computer; if nobody else may come back, the game ends. Raises as `require_player`."""
        at = self._tables.clock()
        return await self._tables.change(game_id, lambda game: _without(game, actor, at))

    async def offer(self, game_id: int, number: int) -> Table:
        """Let anybody take the seat. Raises as `offer_change`."""
        return await self._tables.change(game_id, offer_change(number))

    async def take(self, game_id: int, number: int, actor: Actor, offer_id: int | None = None) -> Table:
        """Seat the actor as a substitute on a seat that is offered. `offer_id` and what it raises: as `take_change`."""
        return await self._tables.change(game_id, take_change(number, actor, self._tables.clock(), offer_id))


def _without(game: Game, actor: Actor, at: int) -> Game:
    """Return the game after the actor has resigned; cancelled if nobody is left who plays or may come back."""
    left = with_seat(game, _resigned(require_player(game, actor)))
    return cancel_if_no_people(with_notice(left, News.RESIGNED, actor.name, actor=actor), at)


def _resigned(seat: Seat) -> Seat:
    """Return the seat without the person on it: a computer player keeps it for its owner, or has it for good."""
    if seat.owner_id:
        return replace(without_substitute(seat), computer=STAND_IN)
    # The user id stays on the seat, so that statistics and the history still name the person.
    return replace(seat, computer=STAND_IN, resigned=True, offered=False, away_until=None)
