"""Who plays on a seat: a computer player or another person, until its owner comes back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import compose
from bot.chat.kit.markup import relative_time
from bot.chat.kit.request import Request
from bot.chat.publishing.publisher import Publisher
from bot.chat.turn.actions import is_their_turn, show_panel
from bot.chat.turn.screens import stand_ins
from bot.games import seats
from bot.games.due import is_over_time
from bot.games.models import CLOCK, Actor
from bot.games.pace import Presence, expected_takeover, mute, put_off_takeover
from bot.games.runner import GameRunner
from bot.games.seats import (
    REMINDERS_BEFORE_TURN,
    is_own_seat,
    require_replaceable,
    take_offered_seat,
)
from bot.games.table import Table
from bot.games.tables import TableService

StandIn = Callable[[int, int | None, Actor], Awaitable[Table]]
"""A method of `GameRunner`; it takes the game, the ply that a button was made for, and the person who asks."""


async def let_computer_move(request: Request) -> None:
    """Let a computer player take the turn of somebody who is away."""
    await _stand_in(request, request.services.runner.let_computer_move, Action.COMPUTER_MOVES)


async def let_computer_keep_seat(request: Request) -> None:
    """Let a computer player keep the seat of somebody who is away."""
    await _stand_in(request, request.services.runner.let_computer_keep_seat, Action.COMPUTER_KEEPS_SEAT)


async def _stand_in(request: Request, stand_in: StandIn, done: Action) -> None:
    """Let a computer player stand in, unless the caller is the awaited player, who gets the panel."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.required_game_id)
    if is_their_turn(request, table):
        await show_panel(request, table)
        return
    table = await stand_in(request.required_game_id, request.ply, request.actor)
    # Somebody who is away may have let a computer player keep the last seat of a person who was there.
    request.mark_changed(table, redraw=table.is_deserted)
    await request.answer(compose(request.localizer(f"done-{done}")))


async def mute_turn(request: Request) -> None:
    """Send no more reminders of this turn to the person, and say what happens without them."""
    await request.defer(fresh=True)
    table = await request.change_table(mute, request.ply)
    at = expected_takeover(table.game, await request.person())
    text = request.localizer("muted-until", left=relative_time(at)) if at else request.localizer("muted")
    await request.answer(compose(text))


async def return_to_seat(request: Request) -> None:
    """Give this person the seat back that somebody else has played or kept for them."""
    await request.defer(fresh=True)
    before = await request.services.tables.table(request.required_game_id)
    table = await request.change_table(seats.return_to_seat)
    # The button is in a public message, so anybody at the table may press it.
    has_returned = table.game.seats != before.game.seats
    if has_returned:
        request.mark_changed(table, redraw=True)
    await request.answer(compose(request.localizer("done-returntoseat" if has_returned else "done-already-seated")))


async def show_stand_ins(request: Request) -> None:
    """Offer what the others may do about somebody who is away."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.required_game_id)
    seat = require_replaceable(table, request.ply, request.actor, REMINDERS_BEFORE_TURN)
    await request.answer(stand_ins(table, seat, request.localizer))


async def take_seat(request: Request) -> None:
    """Seat this person as a substitute, which everybody is told where the seat was offered.

    If it is their own seat, they are back.
    """
    await request.defer()
    game = (await request.services.tables.table(request.required_game_id)).game
    if is_own_seat(game, request.actor, request.number):
        await _return_to_offered_seat(request)
    else:
        await _take_seat(request)


async def _return_to_offered_seat(request: Request) -> None:
    request.mark_changed(await request.change_table(seats.return_to_seat), redraw=True)
    await _tell_aside(request, request.localizer("done-returntoseat"))


async def _take_seat(request: Request) -> None:
    table = await request.change_table(take_offered_seat, request.number, request.public_message_id)
    request.mark_changed(table, redraw=True)
    lent = table.seat(request.number).owner_id is not None
    await _tell_aside(request, request.localizer("done-seat-taken" if lent else "done-seat-taken-for-good"))


async def _tell_aside(request: Request, text: str) -> None:
    """Answer in the person's own message, or in one beside the public message that the button is in."""
    await (request.answer(compose(text)) if request.is_ephemeral else request.tell(text))


class Takeovers:
    """Takes over turns and seats at the times that reminders have named."""

    def __init__(self, tables: TableService, runner: GameRunner, publisher: Publisher, presence: Presence) -> None:
        self._tables = tables
        self._runner = runner
        self._publisher = publisher
        self._presence = presence

    async def take_over(self, game_id: int, now: int) -> None:
        """Take over the turn or the seat, if that is still due; wait while the person is at it right now."""
        table = await self._tables.table(game_id)
        if not is_over_time(table.game, table.ply, now):
            return
        if until := self._presence.busy_until(table, now):
            await self._tables.change(game_id, put_off_takeover, CLOCK, table.ply, until)
            return
        # This table and not a newer one: somebody who has placed meanwhile is present.
        taken = await self._runner.take_over(table, now)
        if taken.is_deserted:  # then the message says so, and how to come back
            await self._publisher.try_to_redraw(game_id)
