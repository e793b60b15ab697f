"""Offers to archive a game in which nobody has moved for a month, and archives it a week later."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.chat.deadlines.sending import send_if_possible
from bot.chat.screens.archive import archive_offer, archived_game
from bot.chat.transport.channels import Channels
from bot.chat.transport.discord_errors import TROUBLE
from bot.games.game import Game
from bot.games.models import Status
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.timing.archive import OFFER_SECONDS, archive_if_due, is_archive_offered, note_offer
from bot.games.timing.deadlines import Due, is_due

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
            await self._archive(table.game, now)
        else:
            await self._offer(table, now)

    async def _offer(self, table: Table, now: int) -> None:
        """Send the offer, which notifies nobody; if Discord refuses it, the game is archived all the same."""
        game = table.game
        screen = archive_offer(game, now + OFFER_SECONDS, self._channels.localizer(game))
        sending = self._channels.send(game, screen, nonce=f"a{game.id}.{table.ply}", silent=True)
        message_id = await send_if_possible(sending, game, self._tables)
        await self._tables.change(game.id, partial(note_offer, ply=table.ply, at=now, message_id=message_id))

    async def _archive(self, game: Game, now: int) -> None:
        """Archive the game, and edit the offer to say so; if that fails, a person who taps the old offer is told."""
        archived = (await self._tables.change(game.id, partial(archive_if_due, at=now))).game
        if archived.status is not Status.ARCHIVED or game.reminder.message_id is None:
            return
        try:
            screen = archived_game(archived, self._channels.localizer(game))
            await self._channels.edit(game, game.reminder.message_id, screen)
        except (discord.HTTPException, *TROUBLE) as error:
            log.info("game %s: the offer to archive it stays as it is: %s", game.id, error)
