"""Looks after games that nobody does anything about: closes lobbies, and ends games whose channel is gone."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.chat.a_few_at_once import a_few_at_once
from bot.chat.channels import Channels
from bot.games.idleness import closed_if_idle, idle_at, touched_change
from bot.games.models import Game, Status
from bot.games.table_service import TableService

log = logging.getLogger(__name__)


class IdleGames:
    """Lobbies, and games without reminders, in which nothing has happened for a week."""

    def __init__(self, tables: TableService, channels: Channels) -> None:
        self._tables = tables
        self._channels = channels

    async def look_after(self) -> None:
        """Look after every game that is due; the publisher then shows what has come of it."""
        now = self._tables.clock()
        await a_few_at_once(partial(self._look_after_one, now=now), await self._tables.games.due_games(now))

    async def _look_after_one(self, game_id: int, now: int) -> None:
        game = await self._tables.games.game(game_id)
        at = idle_at(game)
        if at is None or at > now:
            return
        if game.status is Status.LOBBY:
            await self._tables.change(game.id, closed_if_idle(now))
        elif await self._has_channel(game):
            await self._tables.change(game.id, touched_change(now))
        else:
            await self._tables.end_unreachable_game(game)

    async def _has_channel(self, game: Game) -> bool:
        """Return False if the channel was deleted; any other failure says nothing."""
        try:
            await self._channels.look_for(game)
        except discord.NotFound:
            return False
        except (discord.HTTPException, OSError) as error:
            log.info("game %s: its channel could not be looked for: %s", game.id, error)
        return True
