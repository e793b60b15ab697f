"""Does whatever is due, and shows it.

One task sleeps until the earliest deadline of all games, and wakes for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from bot.chat.kit.discord_errors import for_each, log_failure
from bot.games.pace import Alarm, Due, deadlines
from bot.games.repositories import Clock, DueGame, GameReader

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 60
"""How long to wait before something that has failed is tried again."""

Act: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Does what is due in a game, given its id and the present time; it checks again whether that is still due."""

Show: TypeAlias = Callable[[int], Awaitable[None]]
"""Shows in the channel of a game, given its id, what has changed."""


class Timekeeper:
    """Does what is due in all games of this process."""

    def __init__(self, games: GameReader, clock: Clock, alarm: Alarm, acts: Mapping[Due, Act], show: Show) -> None:
        self._games = games
        self._clock = clock
        self._acts = acts
        self._show = show
        self._lock = asyncio.Lock()
        self._tried = set[DueGame]()
        self.alarm = alarm

    async def do_due(self) -> None:
        """Do everything that is due now; what fails is logged and tried again later."""
        # Otherwise the sleeping task and the heartbeat would do the same work at once.
        async with self._lock:
            self._tried, last = set[DueGame](), None
            # What fails stays due, so the next games are those that come after the last of these.
            while due := await self._games.due_games(self._clock(), last):
                self._tried.update(due)
                last = due[-1]
                # One time for these games, so that a slow send does not move what follows it.
                await for_each(partial(self._do_one, now=self._clock()), [game.id for game in due])

    async def _do_one(self, game_id: int, now: int) -> None:
        try:
            for deadline in deadlines(await self._games.game(game_id)):
                if deadline.at <= now:
                    await self._acts[deadline.due](game_id, now)
            # Nobody has tapped, so nobody else publishes what has changed.
            if (await self._games.game(game_id)).needs_publisher:
                await self._show(game_id)
        except Exception as error:  # noqa: BLE001 - one game that fails does not keep the others from their deadlines
            log_failure(log, error, f"game {game_id}: what is due is put off")

    async def seconds_to_next(self) -> float | None:
        """Return how long it is until the next deadline, None if there is none; one written later rings the alarm."""
        self.alarm.clear()
        now = self._clock()
        if due := await self._games.due_games(now):
            # What was tried and is still due has failed; anything else has become due since.
            self.alarm.set(now + RETRY_SECONDS if self._tried.issuperset(due) else now)
        self.alarm.set(await self._games.next_due(now))
        return None if self.alarm.at is None else max(0, self.alarm.at - self._clock())
