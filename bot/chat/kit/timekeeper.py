"""What comes with time: the deadlines of games, and what their handlers work with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias

import discord

from bot.activity import working_on
from bot.chat.kit.blocks import Screen
from bot.chat.kit.context import BaseContext, Progress
from bot.chat.kit.discord_errors import (
    in_brief,
    is_channel_unknown,
    is_message_gone,
    is_mistake,
    is_refused,
    log_failure,
)
from bot.chat.kit.services import Services
from bot.concurrency import for_each
from bot.games.deadlines import Deadline, deadlines
from bot.games.game import CLOCK, Actor, Game
from bot.games.repositories import DueGame
from bot.games.table import Table

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 60
"""How long a deadline that failed waits for the next attempt."""


@dataclass(frozen=True)
class Delivery:
    """What became of a message: its id, None if it is gone, and whether it was sent or Discord refused it for good."""

    message_id: int | None
    is_sent: bool = True


@dataclass(frozen=True)
class Moment(BaseContext):
    """What the handlers of the deadlines of one game work with.

    `now` is one time for all that is due together: a slow send does not move what follows it.
    """

    services: Services
    now: int
    progress: Progress = field(default_factory=Progress)

    @property
    def actor(self) -> Actor:
        return CLOCK

    async def send(
        self, game: Game, screen: Screen, nonce: str, mentioned: Sequence[int] = (), *, silent: bool = False
    ) -> Delivery:
        """Send a message to the channel of the game; return what became of it, for the handler to record.

        A message that Discord refuses for good, as in a closed channel, must be recorded too, or else the bot would
        retry every minute. Raises temporary failures of Discord.
        """
        channels = self.services.channels
        try:
            return Delivery(await channels.send(game, screen, mentioned=mentioned, nonce=nonce, silent=silent))
        except discord.HTTPException as error:
            # Of a message that was sent with this nonce and then deleted, Discord says that it is unknown.
            if is_message_gone(error):
                return Delivery(None)
            if is_channel_unknown(error):
                channels.lost.report(game.guild_id, game.channel_id)
            if not (is_refused(error) or is_mistake(error)):
                raise
            log.warning("game %s: a message that is due cannot be sent: %s", game.id, in_brief(error))
            return Delivery(None, is_sent=False)


DeadlineHandler: TypeAlias = Callable[[Moment, Table], Awaitable[None]]


class Timekeeper:
    """Handles the deadlines of all games of this process; a task sleeps until the earliest, and wakes for it."""

    def __init__(self, handlers: Mapping[Deadline, DeadlineHandler], services: Services) -> None:
        self._handlers = handlers
        self._services = services
        self._clock, self._games = services.clock, services.games
        self._lock = asyncio.Lock()
        self._tried = set[DueGame]()
        self.alarm = services.alarm

    async def do_due(self) -> None:
        """Handle every deadline that has come; what fails is logged and retried."""
        # Otherwise the sleeping task and the heartbeat would do the same work at once.
        async with self._lock:
            self._tried, last = set[DueGame](), None
            # A game that fails stays due, so the next batch begins after the last game of this one.
            while due := await self._games.due_games(self._clock(), last):
                self._tried.update(due)
                last = due[-1]
                await for_each(partial(self._try_to_handle, self._clock()), [game.id for game in due])

    async def _try_to_handle(self, now: int, game_id: int) -> None:
        with working_on(game_id):
            try:
                await self._handle(Moment(self._services, now), game_id)
            except Exception as error:  # noqa: BLE001 - one game that fails keeps no other from its deadlines
                log_failure(log, error, f"game {game_id}: a deadline is retried")

    async def _handle(self, moment: Moment, game_id: int) -> None:
        """Load the table, run the handlers of what is due, publish what they changed."""
        services, changed, done = self._services, moment.progress.tables, set[Deadline]()
        table = await services.tables.table(game_id)
        if not table.is_readable:
            return
        while due := _first_due(table, moment.now, done):
            done.add(due)
            await self._handlers[due](moment, table)
            table = changed.get(game_id, table)
        if not done:
            # An erasure has taken away what was due.
            await services.tables.refresh_marks(game_id)
        redraw = game_id in moment.progress.redrawn
        # Nobody has tapped, so nobody else publishes the table.
        if redraw or table.game.needs_publisher:
            await services.publisher.try_to_publish(game_id, redraw=redraw)

    async def seconds_to_next(self) -> float | None:
        """Return how long it is until the next deadline, None if there is none; one written later rings the alarm."""
        self.alarm.clear()
        now = self._clock()
        if due := await self._games.due_games(now):
            # A deadline that is still due after its handler ran has failed; any other has come since.
            self.alarm.set(now + RETRY_SECONDS if self._tried.issuperset(due) else now)
        self.alarm.set(await self._games.next_due(now))
        return None if self.alarm.at is None else max(0, self.alarm.at - self._clock())


def _first_due(table: Table, now: int, done: set[Deadline]) -> Deadline | None:
    return next((each for each, at in deadlines(table.game).items() if at <= now and each not in done), None)
