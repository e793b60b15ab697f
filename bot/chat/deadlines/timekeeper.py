"""Has everything that is due done: one task sleeps until the earliest deadline of all games, and wakes for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from bot.chat.transport.discord_errors import log_failure
from bot.chat.transport.limited_concurrency import for_each
from bot.games.alarm import Alarm
from bot.games.deadlines import Due, deadlines
from bot.games.repositories import Clock, GameReader

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 60
"""How long what has failed waits before it is tried again."""

Act: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Does for a game, by its id, what was due at a time; it looks again whether it still is."""


class Timekeeper:
    """Does what is due in all games of this process."""

    def __init__(self, games: GameReader, clock: Clock, alarm: Alarm, acts: Mapping[Due, Act]) -> None:
        self._games = games
        self._clock = clock
        self._acts = acts
        self._lock = asyncio.Lock()
        self.alarm = alarm

    async def do_due(self) -> None:
        """Do everything that is due now, each game once; what fails is logged and tried again later."""
        # The sleeping task and the heartbeat would else do the same at once.
        async with self._lock:
            tried, last = set[int](), None
            # What fails stays due, so the next games are those that come after the last of these.
            while due := await self._games.due_games(self._clock(), last):
                new = [game.id for game in due if game.id not in tried]
                tried, last = tried.union(new), due[-1]
                # One time for these games, so that a slow send does not move what follows it.
                await for_each(partial(self._do_one, now=self._clock()), new)

    async def _do_one(self, game_id: int, now: int) -> None:
        try:
            for deadline in deadlines(await self._games.game(game_id)):
                if deadline.at <= now:
                    await self._acts[deadline.due](game_id, now)
        except Exception as error:  # noqa: BLE001 - one game that fails does not keep the others from their deadlines
            log_failure(log, error, f"game {game_id}: what is due is put off")

    async def seconds_to_next(self) -> float | None:
        """Return for how long nothing is to be done, None if nothing is timed; a deadline written later may ring."""
        self.alarm.clear()
        now = self._clock()
        # What is still due has failed.
        retry = now + RETRY_SECONDS if await self._games.due_games(now) else None
        for at in (retry, await self._games.next_due(now)):
            self.alarm.set(at)
        return None if self.alarm.at is None else max(0, self.alarm.at - self._clock())
