"""The deadlines of games, and the context of their handlers."""

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
from bot.games.deadlines import Deadline, DueGame, deadlines
from bot.games.game import CLOCK, Actor, Game
from bot.games.notices import needs_publisher
from bot.games.table import Table

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 60
"""The delay before a failed deadline is retried, in seconds."""


@dataclass(frozen=True)
class Delivery:
    """The outcome of sending a message."""

    message_id: int | None
    """The id of the message; None if the message is gone or refused."""
    is_sent: bool = True
    """False if Discord refused the message for good."""


@dataclass(frozen=True)
class Moment(BaseContext):
    """The context of the handlers of a game's deadlines."""

    services: Services
    now: int
    """The same time for all due deadlines of the game, so a slow message does not delay the following deadlines."""
    progress: Progress = field(default_factory=Progress)

    @property
    def actor(self) -> Actor:
        return CLOCK

    async def send(
        self, game: Game, screen: Screen, nonce: str, mentioned: Sequence[int] = (), *, silent: bool = False
    ) -> Delivery:
        """Send a message to the channel of the game; return the outcome for the handler to record.

        A refusal for good, as in a closed channel, must be recorded too; otherwise the bot would retry every minute.
        Raises temporary failures of Discord.
        """
        channels = self.services.channels
        try:
            return Delivery(await channels.send(game, screen, mentioned=mentioned, nonce=nonce, silent=silent))
        except discord.HTTPException as error:
            # Discord calls a message unknown if a message with the same nonce was sent and then deleted.
            if is_message_gone(error):
                return Delivery(None)
            if is_channel_unknown(error):
                channels.lost.report(game.guild_id, game.channel_id)
            if not (is_refused(error) or is_mistake(error)):
                raise
            log.warning("game %s: a message that is due cannot be sent: %s", game.id, in_brief(error))
            return Delivery(None, is_sent=False)


DeadlineHandler: TypeAlias = Callable[[Moment, Table], Awaitable[None]]

DEADLINES: Final = dict[Deadline, DeadlineHandler]()
"""The handler of each kind of deadline; `bot.chat.index` imports all modules with handlers."""


def due(deadline: Deadline) -> Callable[[DeadlineHandler], DeadlineHandler]:
    """Decorate the handler of a kind of deadline, which is given by the function that returns its time."""

    def register(run: DeadlineHandler) -> DeadlineHandler:
        DEADLINES[deadline] = run
        return run

    return register


class Timekeeper:
    """Handles the deadlines of all games of the process; a task sleeps until the earliest deadline."""

    def __init__(self, handlers: Mapping[Deadline, DeadlineHandler], services: Services) -> None:
        self._handlers = handlers
        self._services = services
        self._clock, self._games = services.tables.clock, services.tables.games
        self._lock = asyncio.Lock()
        self._tried = set[DueGame]()
        self.alarm = services.process.alarm

    async def do_due(self) -> None:
        """Handle every due deadline; a failure is logged and retried."""
        # Without the lock, the sleeping task and the heartbeat would handle the same deadlines at once.
        async with self._lock:
            self._tried, last = set[DueGame](), None
            # A game that fails stays due, so the next batch begins after the last game of the previous batch.
            while due := await self._games.due_games(self._clock(), last):
                self._tried.update(due)
                last = due[-1]
                await for_each(partial(self._try_to_handle, self._clock()), [game.id for game in due])

    async def _try_to_handle(self, now: int, game_id: int) -> None:
        with working_on(game_id):
            try:
                await self._handle(Moment(self._services, now), game_id)
            except Exception as error:  # noqa: BLE001 - a failure in a game must not stop the deadlines of other games
                log_failure(log, error, f"game {game_id}: a deadline is retried")

    async def _handle(self, moment: Moment, game_id: int) -> None:
        """Load the table, run the handlers of the due deadlines, and publish their changes."""
        services, changed, done = self._services, moment.progress.tables, set[Deadline]()
        table = await services.tables.table(game_id)
        if not table.is_readable:
            return
        while due := _first_due(table, moment.now, done):
            done.add(due)
            await self._handlers[due](moment, table)
            table = changed.get(game_id, table)
        if not done:
            # An erasure of data has removed the deadline.
            await services.tables.games.refresh_marks(game_id)
        redraw = game_id in moment.progress.redrawn
        # No person caused the change, so nobody else publishes the table.
        if redraw or needs_publisher(table.game):
            await services.publisher.try_to_publish(game_id, redraw=redraw)

    async def seconds_to_next(self) -> float | None:
        """Return the seconds until the next deadline; None without a deadline. A later write rings the alarm."""
        self.alarm.clear()
        now = self._clock()
        if due := await self._games.due_games(now):
            # A deadline that is still due after its handler ran has failed; any other due deadline is new.
            self.alarm.set(now + RETRY_SECONDS if self._tried.issuperset(due) else now)
        self.alarm.set(await self._games.next_due(now))
        return None if self.alarm.at is None else max(0, self.alarm.at - self._clock())


def _first_due(table: Table, now: int, done: set[Deadline]) -> Deadline | None:
    return next((each for each, at in deadlines(table.game).items() if at <= now and each not in done), None)
