"""Computes the rankings of servers, and keeps them in memory: only games that have ended since are added."""

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import Final

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.features.ranking.ratings import Rankings, Ratings, deal_games, season_after
from bot.features.ranking.rows import FOREVER, DealResult, SqlResultRepository
from bot.games.people.dates import midnight
from bot.games.results import NEVER

RANKINGS_KEPT: Final = 200
"""How many servers' ratings are in memory: a kilobyte for every five people."""


class RankingService:
    """Computes and caches the rankings of servers, one computation at a time for each server."""

    def __init__(self, results: SqlResultRepository) -> None:
        self.results = results
        self._kept = LRUCache[tuple[int, date | None], Ratings](RANKINGS_KEPT)
        self._locks = KeyedLocks()
        self._is_closed = False

    async def rankings(self, guild_id: int, today: date, season: date | None = None) -> tuple[Rankings, frozenset[int]]:
        """Return the current rankings of a server, and the people who are in no ranking.

        `season` is the first day of a season, also of a past one; None for all times. Raises asyncio.CancelledError if
        the bot stops.
        """
        start, until, last = 0, FOREVER, today
        if season:
            start, end = midnight(season), season_after(season)
            until, last = midnight(end), min(today, end)
        after = (start, 0) if season else NEVER
        async with self._locks[guild_id]:
            finished = await self.results.finished(guild_id, start, until)
            ratings = self._kept.get((guild_id, season))
            if ratings is None or ratings.erasures != finished.erasures:
                ratings = Ratings(finished.erasures, after)
            if ratings.games < finished.games:
                await self._read(ratings, guild_id, until)
            # A game may have been stored after a later one of the same second.
            if ratings.games < finished.games:
                await self._read(ratings := Ratings(finished.erasures, after), guild_id, until)
            self._kept[guild_id, season] = ratings
            since = season.isoformat() if season else ""
            deals = await self.results.deal_results(guild_id, since, last.isoformat())
            of_deals = await asyncio.to_thread(_rankings_of_deals, deals, today)
            return {**ratings.rankings, **of_deals}, finished.unlisted

    async def _read(self, ratings: Ratings, guild_id: int, until: int) -> None:
        # The steps are short, so that none of them blocks the event loop or a stop of the bot.
        while games := await self.results.finished_games(guild_id, ratings.last, until):
            if self._is_closed:
                raise asyncio.CancelledError
            await asyncio.to_thread(ratings.add, games)
        await asyncio.to_thread(ratings.settle)

    async def close(self) -> None:
        """Break off the current computations; waiting tasks are cancelled."""
        self._is_closed = True


def _rankings_of_deals(results: Sequence[DealResult], today: date) -> Rankings:
    ratings = Ratings()
    ratings.add(deal_games(results, today))
    ratings.settle()
    return ratings.rankings
