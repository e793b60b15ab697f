"""Frees the seats of people who have left the server of their game.

Discord sends the bot no events about members, so the bot asks when a reminder is due.
"""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.chat.publishing.publisher import Publisher
from bot.chat.transport.channels import Channels
from bot.chat.transport.discord_errors import TROUBLE
from bot.games.game import Game
from bot.games.models import Seat
from bot.games.seats.handover import release_seat
from bot.games.services.tables import TableService
from bot.games.table import Table

log = logging.getLogger(__name__)

# Discord's error codes for somebody who is no member of the server, or whose account was deleted.
_UNKNOWN_MEMBER, _UNKNOWN_USER = 10007, 10013


class Departures:
    """The people who have left the servers of their games."""

    def __init__(self, tables: TableService, publisher: Publisher, channels: Channels) -> None:
        self._tables = tables
        self._publisher = publisher
        self._channels = channels

    async def free_if_gone(self, table: Table, seat: Seat) -> bool:
        """Free the seat if its person has left the server, and tell the table; return whether that is so."""
        if seat.user_id is None or not await self._has_left(table.game, seat.user_id):
            return False
        release = partial(release_seat, number=seat.number, user_id=seat.user_id)
        kept = await self._tables.change(table.game.id, release)
        if kept.is_deserted:  # then the message says so, and how to come back
            await self._publisher.try_to_redraw(kept.game.id)
        return True

    async def _has_left(self, game: Game, user_id: int) -> bool:
        """Return whether Discord says so; False if it does not answer."""
        try:
            await self._channels.look_for_member(game, user_id)
        except discord.NotFound as error:
            return error.code in {_UNKNOWN_MEMBER, _UNKNOWN_USER}
        except (discord.HTTPException, *TROUBLE) as error:
            log.info("game %s: whether somebody has left is not known: %s", game.id, error)
        return False
