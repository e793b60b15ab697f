"""Opens the daily game, and tells how people have done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from bot.games.errors import OldButton
from bot.games.lobby.daily import FIRST_DAY, DailyResults, new_daily_game, streak, with_opponents
from bot.games.models import Actor, ServerSettings, Status
from bot.games.services.accounts import AccountService
from bot.games.services.lobby_service import LobbyService
from bot.games.services.table_service import TableService
from bot.games.table import Table
from bot.games.timing.time_zones import local_datetime


class DailyService:
    """The daily games; a day is a date where the person is."""

    def __init__(self, tables: TableService, lobby: LobbyService, accounts: AccountService) -> None:
        self._tables = tables
        self._lobby = lobby
        self._accounts = accounts

    async def today(self, user_id: int) -> date:
        """Return the date where the person is, by the time zone in their settings."""
        person = await self._accounts.person(user_id)
        return local_datetime(person.time_zone, self._tables.clock()).date()

    async def results(self, user_id: int, day: date) -> DailyResults:
        """Return how the person and all others did on a day. Raises OldButton for one that no button leads to."""
        today, deal = await self.today(user_id), day.isoformat()
        # Where others are it may be tomorrow already.
        if not FIRST_DAY <= day <= today + timedelta(days=1):
            raise OldButton
        finished = {date.fromisoformat(each) for each in await self._accounts.finished_deals(user_id)}
        game = await self._tables.games.game_of_deal(deal, user_id)
        return DailyResults(day, today, game, await self._accounts.deal_scores(deal), streak(finished, today))

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

        Raises DealPlayed, ChannelBusy or TooManyTables.
        """
        new = new_daily_game(day, server.guild_id or None, channel_id, host, self._tables.clock())
        seats = with_opponents(new.seats[0], day, names)
        options = replace(new.options, language=language, theme=server.theme)
        table = await self._tables.create(replace(new, seats=seats, options=options))
        return await self._lobby.start_lobby(table.game, host)

    async def resume(self, results: DailyResults, actor: Actor) -> Table | None:
        """Start the person's game if the bot was killed between opening and starting it; None if it was not."""
        if results.game is None or results.game.status is not Status.LOBBY:
            return None
        return await self._lobby.start_lobby(results.game, actor)
