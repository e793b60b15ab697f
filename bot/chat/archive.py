"""Games that nobody plays: they are kept, archived, revived, ended."""

from __future__ import annotations

import logging

import discord

from bot.chat.kit.blocks import compose
from bot.chat.kit.channels import Channels, is_there
from bot.chat.kit.context import Context
from bot.chat.kit.discord_errors import TROUBLE
from bot.chat.kit.pipeline import Answer, Changed, Show
from bot.chat.notices import archive_offer, archived_game
from bot.chat.reminders import send_if_possible
from bot.games.archive import (
    OFFER_SECONDS,
    archive_as_offered,
    archive_if_due,
    is_archive_offered,
    keep_open,
    note_offer,
)
from bot.games.game import CLOCK, Game, Status
from bot.games.pace import Due, close_if_idle, is_due, note_inspection
from bot.games.people import safe_name
from bot.games.table import Table
from bot.games.tables import TableService
from bot.localization.fluent import FluentLocalizer


async def keep_playing(context: Context, table: Table) -> Answer:
    """Keep the game for another month; one that was archived in the meantime is revived."""
    if table.game.status is Status.ARCHIVED:
        return await revive(context, table)
    table = await context.change_table(table, keep_open)
    text = _localizer(context, table)("archive-kept", name=safe_name(context.actor.name))
    return Changed((table,), redraw=True, then=Show(compose(text)))


async def archive(context: Context, table: Table) -> Answer:
    """Archive the game at once."""
    table = await context.change_table(table, archive_as_offered)
    return Changed((table,), then=Show(archived_game(table.game, _localizer(context, table))))


async def revive(context: Context, table: Table) -> Answer:
    """Let an archived game go on; its turn is announced again."""
    table = await context.services.archive.revive(table.game.id, context.actor)
    text = _localizer(context, table)("archive-revived", name=safe_name(context.actor.name))
    return Changed((table,), then=Show(compose(text)))


def _localizer(context: Context, table: Table) -> FluentLocalizer:
    """Return the language of the table for a message that all read, and the person's own for one that they read."""
    return context.localizer if context.is_ephemeral else context.services.channels.localizer(table.game)


log = logging.getLogger(__name__)


class Archiving:
    """Archives the games that nobody plays."""

    def __init__(self, tables: TableService, channels: Channels) -> None:
        self._tables = tables
        self._channels = channels

    async def look_after(self, game_id: int, now: int) -> None:
        """Offer to archive the game, or archive it, if that is still due."""
        table = await self._tables.table(game_id)
        if not is_due(table.game, Due.ARCHIVE, now):
            return
        if is_archive_offered(table.game):
            await self._archive(table.game)
        else:
            await self._offer(table, now)

    async def _offer(self, table: Table, now: int) -> None:
        """Send the offer, which notifies nobody; if Discord refuses it, the game is archived all the same."""
        game = table.game
        screen = archive_offer(game, now + OFFER_SECONDS, self._channels.localizer(game))
        sending = self._channels.send(game, screen, nonce=f"a{game.id}.{table.ply}", silent=True)
        message_id = await send_if_possible(sending, game, self._tables)
        await self._tables.change(game.id, note_offer, CLOCK, table.ply, message_id)

    async def _archive(self, game: Game) -> None:
        """Archive the game, and edit the offer to say so; if that fails, a person who taps the old offer is told."""
        archived = (await self._tables.change(game.id, archive_if_due)).game
        if archived.status is not Status.ARCHIVED or game.reminder.message_id is None:
            return
        try:
            screen = archived_game(archived, self._channels.localizer(game))
            await self._channels.edit(game, game.reminder.message_id, screen)
        except (discord.HTTPException, *TROUBLE) as error:
            log.info("game %s: the offer to archive it stays as it is: %s", game.id, error)


class IdleGames:
    """Lobbies, and games without reminders, in which nothing has happened for a week."""

    def __init__(self, tables: TableService, channels: Channels) -> None:
        self._tables = tables
        self._channels = channels

    async def look_after(self, game_id: int, now: int) -> None:
        """Close the game if it is a lobby or its channel is gone, provided that this is still due."""
        game = await self._tables.games.game(game_id)
        if not is_due(game, Due.IDLE, now):
            return
        if game.status is Status.LOBBY:
            await self._tables.change(game.id, close_if_idle)
        elif await is_there(self._channels, game.channel_id):
            await self._tables.change(game.id, note_inspection)
        else:
            await self._tables.end_unreachable_game(game)
