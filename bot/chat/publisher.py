"""Carries out the plans of `bot.games.publication_plan`: sends, edits and deletes the public messages of all games."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext
from functools import singledispatchmethod
from http import HTTPStatus
from weakref import WeakValueDictionary

import discord

from bot.chat.a_few_at_once import a_few_at_once
from bot.chat.blocks import Screen
from bot.chat.channels import DISCORD_FAILURES, Channels, Reply
from bot.chat.reminders import Reminders
from bot.chat.screens.lobby import lobby
from bot.chat.screens.result import cancelled, departure, result
from bot.chat.screens.turn import turn
from bot.games.models import Actor, Announcement, Status
from bot.games.publication_plan import (
    DeleteReminder,
    ForgetAnnouncement,
    Redraw,
    RemoveControls,
    Send,
    SendCancellation,
    Step,
    is_thinking,
    notified,
    plan,
    redraw_plan,
    start_plan,
)
from bot.games.series import SeriesService
from bot.games.table import Table
from bot.games.table_service import TableService

log = logging.getLogger(__name__)

# Discord's error code for a channel that was deleted; a 404 may also stand for a message.
_UNKNOWN_CHANNEL = 10003
# Discord answers 401 once the token of an interaction is 15 minutes old, and 404 if it never got the deferral.
_INTERACTION_ENDED = HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND


class Publisher:
    """Publishes the public messages of all games; one instance per bot.

    A message is sent as the reply to the interaction that caused it, if there is one: that needs no permission in the
    channel.
    """

    def __init__(self, tables: TableService, series: SeriesService, reminders: Reminders, channels: Channels) -> None:
        self._tables = tables
        self._series = series
        self._reminders = reminders
        self._channels = channels
        # Weak, so that the locks of games that nobody publishes at the moment go away by themselves.
        self._locks = WeakValueDictionary[int, asyncio.Lock]()

    async def advance_and_publish(self, game_id: int, reply: Reply | None = None) -> Table:
        """Let computer players move, then publish what the channel does not show yet. Raises discord.HTTPException.

        It publishes the table as the computer players left it. If a person has moved since, another call is under way.
        """
        # One call at a time for each game: two would both find the turn unpublished and send it twice. The table is
        # read under the lock, so the second one sees what the first has announced.
        async with self._lock(game_id):
            table = await self._after_computers(game_id)
            for step in plan(table):
                await self._carry_out(step, table, reply)
        return table

    async def publish_if_behind(self, table: Table, reply: Reply | None = None) -> Table:
        """Advance and publish a table that has just been written, if the channel does not show it as it is yet."""
        waits_for_computer = table.acting is not None and table.acting.is_computer
        # A placement is not public before its turn ends: then there is nothing to lock and nothing to send.
        return await self.advance_and_publish(table.game.id, reply) if waits_for_computer or plan(table) else table

    async def publish_and_redraw(self, table: Table) -> None:
        """Publish the table if the channel is behind; in a running game, edit the public message in any case.

        This is for changes that are no moves, such as another name.
        """
        if (await self.publish_if_behind(table)).is_playing:
            await self.redraw_or_resend(table.game.id)

    async def redraw_or_resend(self, game_id: int) -> Table:
        """Edit the public message of a live game, or send it again if somebody deleted it; nobody moves."""
        async with self._lock(game_id):
            table = await self._tables.table(game_id)
            for step in redraw_plan(table):
                await self._carry_out(step, table, None)
        return await self._tables.table(game_id)

    async def announce_departure(self, table: Table, actor: Actor, reply: Reply | None) -> None:
        """Tell the channel, without a mention, that somebody has left the game under way."""
        try:
            await self._send(table, departure(actor.name, self._channels.localizer(table.game)), reply)
        except (discord.HTTPException, *DISCORD_FAILURES) as error:
            log.warning("game %s: nobody was told who left: %s", table.game.id, error)

    def _lock(self, game_id: int) -> asyncio.Lock:
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def _after_computers(self, game_id: int) -> Table:
        """Return the table after computer players have moved; show the bot typing while one thinks."""
        table = await self._tables.table(game_id)
        if not (table.acting and table.acting.is_computer):
            return table
        async with self._channels.typing(table.game) if is_thinking(table) else nullcontext():
            # Thinking takes seconds, in which nobody should wonder whether the game has begun.
            for step in start_plan(table):
                await self._carry_out(step, table, None)
            return await self._tables.run_computers(game_id)

    # ---- all games

    async def publish_pending(self) -> None:
        """Publish the games that need it: after a start, a crash, a lost connection, a refused request."""
        await a_few_at_once(self._publish_if_possible, await self._tables.games.unshown_games())

    async def _publish_if_possible(self, game_id: int) -> None:
        try:
            await self._tables.note_position(await self.advance_and_publish(game_id))
        except (discord.Forbidden, *DISCORD_FAILURES) as error:
            await self._handle_publish_failure(game_id, error)
        except Exception:  # one game that cannot be shown is no reason not to show the others
            log.exception("game %s could not be shown", game_id)

    async def _handle_publish_failure(self, game_id: int, error: Exception) -> None:
        """Log the failure, and end the game if its channel was deleted; otherwise the next heartbeat tries again."""
        log.warning("game %s could not be shown: %s", game_id, error)
        # Missing permissions are not the end of a game: they may be given back, and commands work without them.
        if isinstance(error, discord.NotFound) and error.code == _UNKNOWN_CHANNEL:
            await self._tables.end_unreachable_game(await self._tables.games.game(game_id))

    # ---- the steps of a plan

    @singledispatchmethod
    async def _carry_out(self, step: Step, table: Table, reply: Reply | None) -> None:
        raise NotImplementedError(step)

    @_carry_out.register
    async def _(self, step: Send, table: Table, reply: Reply | None) -> None:
        screen = await self.screen(step.table, step.since)
        message_id = await self._send(step.table, screen, reply, nonce=step.nonce)
        # At once: were the bot killed between the two, it would send a reply again, which has no nonce.
        await self._tables.record_announcement(table, Announcement(step.since, step.table.ply, message_id))

    @_carry_out.register
    async def _(self, step: Redraw, table: Table, reply: Reply | None) -> None:
        screen, message_id = await self.screen(step.table, step.since), table.game.announcement.message_id
        if not await self._edit(step.table, screen, reply):
            message_id = await self._send(step.table, screen, reply)
        shown = Announcement(step.since, step.table.ply, message_id)
        if shown != table.game.announcement:
            await self._tables.record_announcement(table, shown)

    @_carry_out.register
    async def _(self, step: RemoveControls, table: Table, _: Reply | None) -> None:
        # Pictures are sent again: an edit may lose those that are there.
        screen = await self.screen(step.table, step.since, live=False)
        try:
            await self._channels.edit(table.game, step.message_id, screen)
        except discord.HTTPException as error:
            log.info("game %s: the message before keeps its buttons: %s", table.game.id, error)

    @_carry_out.register
    async def _(self, step: DeleteReminder, table: Table, _: Reply | None) -> None:
        await self._reminders.delete(table.game, step.message_id)

    @_carry_out.register
    async def _(self, step: SendCancellation, table: Table, reply: Reply | None) -> None:
        await self._send(table, cancelled(step.table, self._channels.localizer(table.game)), reply)

    @_carry_out.register
    async def _(self, step: ForgetAnnouncement, table: Table, _: Reply | None) -> None:
        await self._tables.record_announcement(table, Announcement(ply=step.table.ply))

    # ---- messages

    async def screen(self, table: Table, since: int, *, live: bool = True) -> Screen:
        """Build the public message of the table that tells of the moves from `since` on."""
        localizer, game = self._channels.localizer(table.game), table.game
        if game.status is Status.LOBBY or not table.moves:
            return lobby(table, localizer)
        # Views, alt texts and sentences score positions, a poster every position of the game: not on the event loop.
        if table.state.is_over:
            standings = await self._series.standings(game)
            return await asyncio.to_thread(result, table, since, standings, localizer, live=live)
        return await asyncio.to_thread(turn, table, since, localizer, live=live)

    async def _send(self, table: Table, screen: Screen, reply: Reply | None, *, nonce: str | None = None) -> int:
        """Send a message, which notifies those whom it concerns, and return its id."""
        mentioned = notified(table)
        # A game in a thread may be changed from elsewhere, for example by `/privacy`: such a reply would be misplaced.
        if reply and reply.channel_id == table.game.channel_id and not reply.is_expired:
            try:
                return await reply.send(screen, mentioned=mentioned)
            except discord.HTTPException as error:
                if error.status not in _INTERACTION_ENDED:
                    raise
                log.info("game %s: the interaction has ended, sending to the channel", table.game.id)
        return await self._channels.send(table.game, screen, mentioned=mentioned, nonce=nonce)

    async def _edit(self, table: Table, screen: Screen, reply: Reply | None) -> bool:
        """Edit the public message; return False if it is gone or out of reach."""
        message_id = table.game.announcement.message_id
        if message_id is None:
            return False
        try:
            if reply and reply.message_id == message_id:
                await reply.edit(screen)
            else:
                await self._channels.edit(table.game, message_id, screen)
        except discord.HTTPException as error:
            if error.status not in (*_INTERACTION_ENDED, HTTPStatus.FORBIDDEN):
                raise
            log.info("game %s: message %s cannot be changed: %s", table.game.id, message_id, error)
            return False
        return True
