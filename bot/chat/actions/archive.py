"""Actions on a game in which nobody has moved for a month: it is kept, archived, revived."""

from __future__ import annotations

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import compose
from bot.chat.interactions.request import Request
from bot.chat.screens.archive import archived_game
from bot.games.models import Status
from bot.games.names import safe_name
from bot.games.table import Table
from bot.games.timing.archive import archive_as_offered, keep_open
from bot.localization.fluent import FluentLocalizer


@action(Action.KEEP_PLAYING)
async def keep_playing(request: Request) -> None:
    """Keep the game for another month; one that was archived meanwhile is revived."""
    await request.defer()
    table = await request.services.tables.table(request.required_game_id)
    if table.game.status is Status.ARCHIVED:
        await revive(request)
        return
    table = await request.change_table(keep_open)
    request.mark_changed(table, redraw=True)
    await request.answer(compose(_localizer(request, table)("archive-kept", name=safe_name(request.actor.name))))


@action(Action.ARCHIVE)
async def archive(request: Request) -> None:
    """Archive the game at once."""
    await request.defer()
    table = await request.change_table(archive_as_offered)
    request.mark_changed(table)
    await request.answer(archived_game(table.game, _localizer(request, table)))


@action(Action.REVIVE)
async def revive(request: Request) -> None:
    """Let an archived game go on; its turn is announced again."""
    await request.defer()
    table = await request.services.archive.revive(request.required_game_id, request.actor)
    request.mark_changed(table)
    await request.answer(compose(_localizer(request, table)("archive-revived", name=safe_name(request.actor.name))))


def _localizer(request: Request, table: Table) -> FluentLocalizer:
    """Return the language of the table for a message that all read, and the person's own for one that they read."""
    return request.localizer if request.is_ephemeral else request.services.channels.localizer(table.game)
