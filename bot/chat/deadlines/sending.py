"""Sends messages that are due, and says what becomes of a game to which Discord lets the bot send none."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord

from bot.chat.transport.discord_errors import in_brief, is_discords_trouble
from bot.games.game import Game
from bot.games.services.tables import TableService

log = logging.getLogger(__name__)


async def send_if_possible(sending: Awaitable[int], game: Game, tables: TableService) -> int | None:
    """Await the sending of a message and return its id; None if Discord refuses it for good, as in a closed channel.

    Whoever sends it notes that it was due all the same, or else the bot would try again every minute. The game of a
    channel that was deleted is ended. Raises what is Discord's own trouble.
    """
    try:
        return await sending
    except discord.NotFound:
        await tables.end_game_of_deleted_channel(game.channel_id)
    except discord.HTTPException as error:
        if is_discords_trouble(error):
            raise
        log.warning("game %s: a message that is due cannot be sent: %s", game.id, in_brief(error))
    return None
