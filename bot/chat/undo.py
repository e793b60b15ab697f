"""Actions that undo a turn which is over, if everybody approves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from bot.chat.kit.blocks import compose
from bot.chat.kit.refusals import explain
from bot.chat.kit.request import Request
from bot.chat.turn.actions import is_their_turn, show_panel, undo_placement
from bot.chat.turn.screens import turn_done
from bot.games.models import Actor
from bot.games.refusals import NothingToUndo, StaleGame
from bot.games.table import Table
from bot.games.undo import what_came_since

Vote: TypeAlias = Callable[[int, int | None, Actor, int | None], Awaitable[Table]]
"""Notes a vote on a game, from the ply that a button was made for, who votes, and the message of the button."""


async def undo_turn(request: Request) -> None:
    """Undo the placement of the turn under way; else ask the others to approve undoing the latest turn."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.required_game_id)
    # People do not tell the two kinds of undo apart, so one command serves both.
    if table.can_undo_move and is_their_turn(request, table):
        await undo_placement(replace(request, argument=str(table.moves[-1].move)))
        return
    # Whoever is asked about somebody else's turn answers in the request, and not by asking for their own.
    is_asked = table.is_undo_requested and table.game.played_by(request.interaction.user.id) is not None
    if is_asked and (why := what_came_since(table, request.actor)):
        await _show_that_it_stands(request, table, why)
        return
    # Empty if the turn that is undone has ended since the table was read.
    first_move = "".join(str(played.move) for played in table.latest_turn[:1])
    try:
        table = await request.services.undo.approve(request.required_game_id, request.ply, request.actor)
    # The button of a turn that others have followed: say what came in between.
    except (NothingToUndo, StaleGame) as refusal:
        await _show_that_it_stands(request, table, what_came_since(table, request.actor) or refusal)
        return
    request.mark_changed(table)
    if table.is_undo_requested:
        await request.answer(compose(request.localizer("undo-waiting")))
    else:
        await show_panel(request, table, first_move, request.localizer("undo-done"))


async def _show_that_it_stands(request: Request, table: Table, why: NothingToUndo | StaleGame) -> None:
    """Put the reason in the place of a button that can do nothing any more. Raises it if it came from elsewhere."""
    seat = table.game.seat_of(request.interaction.user.id)
    if seat is None or not request.is_component:
        raise why
    await request.answer(turn_done(table, seat.number, request.localizer, explain(why, request.localizer)))


async def approve(request: Request) -> None:
    """Approve undoing somebody's turn."""
    await _vote(request, request.services.undo.agree)


async def reject(request: Request) -> None:
    """Reject undoing somebody's turn; the player who asked withdraws the request in this way."""
    await _vote(request, request.services.undo.reject)


async def _vote(request: Request, vote: Vote) -> None:
    """Note what the person has decided; the request is drawn again with what is published then."""
    await request.defer()
    table = await vote(request.required_game_id, request.ply, request.actor, request.public_message_id)
    request.mark_changed(table)
