"""Actions that undo a turn which is over, if everybody agrees."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.chat.actions.registry import action
from bot.chat.actions.turn import is_due, take_placement_back
from bot.chat.addresses import Action
from bot.chat.blocks import compose
from bot.chat.discord_builder import build_view
from bot.chat.discord_channels import only
from bot.chat.request import Request
from bot.chat.screens.takeover import undo_request
from bot.games.errors import StaleGame
from bot.games.models import Actor
from bot.games.names import safe_name
from bot.games.table import Table

Vote = Callable[[int, int | None, Actor], Awaitable[Table]]
"""From the game, the ply that a button was made for, and who votes."""


@action(Action.TAKE_TURN_BACK)
async def take_turn_back(request: Request) -> None:
    """Take back the placement of the turn under way; else ask the others to let the latest turn be undone."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.game)
    if table.can_take_back and is_due(request, table):
        await take_placement_back(request)
        return
    table = await request.services.undo.agree(request.game, request.ply, request.actor)
    request.touch(table)
    key = "takeback-waiting" if table.is_taking_back else "takeback-done"
    await request.answer(compose(request.localizer(key)))
    if table.is_taking_back:
        await _ask_others(request, table)


async def _ask_others(request: Request, table: Table) -> None:
    asked = [seat.user_id for seat in table.undecided if seat.user_id]
    await request.interaction.followup.send(
        view=build_view(undo_request(table, request.services.channels.localizer(table.game))),
        allowed_mentions=only(asked),
    )


@action(Action.AGREE_TO_UNDO)
async def agree(request: Request) -> None:
    """Agree to undo somebody's turn."""
    await _vote(request, request.services.undo.agree, "takeback-agreed")


@action(Action.REFUSE_UNDO)
async def refuse(request: Request) -> None:
    """Refuse to undo somebody's turn; the player who asked withdraws the question in this way."""
    await _vote(request, request.services.undo.refuse, "takeback-refused")


async def _vote(request: Request, vote: Vote, decision: str) -> None:
    """Show the question as it stands now in its place; without its buttons once it is decided."""
    await request.defer()
    try:
        table = await vote(request.game, request.ply, request.actor)
        request.touch(table)
    except StaleGame:
        table, decision = await request.services.tables.table(request.game), "takeback-late"
    localizer = request.services.channels.localizer(table.game)
    if table.is_taking_back:
        await request.answer(undo_request(table, localizer))
    else:
        await request.answer(compose(localizer(decision, name=safe_name(request.actor.name))))
