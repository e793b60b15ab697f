"""Opens the daily game, and tells how people have done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from bot.games.game import Game
from bot.games.lobby.daily import FIRST_DAY, DailyResults, new_daily_game, streak
from bot.games.models import Actor, ServerSettings
from bot.games.refusals import OldButton
from bot.games.services.accounts import AccountService
from bot.games.services.lobby import LobbyService
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.timing.time_zones import latest_date, local_datetime, next_midnight
from bot.keyed_locks import KeyedLocks


class DailyService:
    """The daily games; a day is a date where the person is."""

    def __init__(self, tables: TableService, lobby: LobbyService, accounts: AccountService) -> None:
        self._tables = tables
        self._lobby = lobby
        self._accounts = accounts
        self._opening = KeyedLocks()

    def opening(self, user_id: int) -> asyncio.Lock:
        """Return what to hold while a daily game of the person is opened."""
        return self._opening[user_id]

    async def results(self, user_id: int, day: date | None = None) -> DailyResults:
        """Return how the person and all others did on a day, None for today.

        Raises OldButton for a day that no button leads to.
        """
        person, now = await self._accounts.person(user_id), self._tables.clock()
        here = local_datetime(person.time_zone, now)
        shown = day or here.date()
        # Where others are it may be tomorrow already, or the day after.
        if day and not FIRST_DAY <= day <= latest_date(now):
            raise OldButton
        deal, finished = shown.isoformat(), await self._accounts.reader.finished_deals(user_id)
        return DailyResults(
            shown,
            here.date(),
            await self._tables.games.game_of_deal(deal, user_id),
            await self._accounts.reader.deal_scores(deal),
            streak({date.fromisoformat(each) for each in finished}, here.date()),
            next_at=next_midnight(here),
        )

    async def play(
        self,
        day: date,
        channel_id: int,
        host: Actor,
        server: ServerSettings,
        language: str | None,
        names: Sequence[str],
    ) -> Table:
        """Open the game of a day and start it at once; computer players get the names, the table the language.

        Raises ChannelBusy.
        """
        new = new_daily_game(day, server.guild_id or None, channel_id, host, names, self._tables.clock())
        options = replace(new.options, language=language, theme=server.theme)
        table = await self._tables.create(replace(new, options=options))
        return await self._lobby.start_lobby(table.game, host)

    async def resume(self, game: Game, host: Actor) -> Table:
        """Start the person's game that was opened and not started, as the bot was killed in between."""
        return await self._lobby.start_lobby(game, host)
