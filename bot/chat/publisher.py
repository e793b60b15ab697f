"""Makes Discord show what storage says: one public message a turn, the one before without its buttons.

What is committed comes first; the message follows, and is drawn again for as long as it did not get through.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import nullcontext
from http import HTTPStatus
from weakref import WeakValueDictionary

import discord

from bot.chat.blocks import Screen
from bot.chat.channels import DISCORD_FAILURES, Channels, Reply
from bot.chat.reminders import Reminders
from bot.chat.screens.lobby import lobby
from bot.chat.screens.result import cancelled, departure, result
from bot.chat.screens.turn import turn
from bot.games.computers import PATIENCE
from bot.games.models import Game, Status
from bot.games.repositories import GameRepository
from bot.games.table import Table
from bot.games.table_service import Actor, TableService

log = logging.getLogger(__name__)

_UNKNOWN_CHANNEL = 10003
_INTERACTION_ENDED = HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND


class Publisher:
    """Sends and edits the public messages of all games.

    A message is sent as the reply to the interaction that caused it, if there is one: that needs no permission in the
    channel.
    """

    def __init__(self, games: GameRepository, tables: TableService, reminders: Reminders, channels: Channels) -> None:
        self._games = games
        self._tables = tables
        self._reminders = reminders
        self._channels = channels
        self._at_work = WeakValueDictionary[int, asyncio.Lock]()

    async def refresh(self, game_id: int, reply: Reply | None = None) -> Table:
        """Let computer players move, then show what has not been shown yet. Raises discord.HTTPException.

        What is shown is the table as the computer players left it: a player may be on the move again already, and then
        another refresh is under way.
        """
        async with self._at_work.setdefault(game_id, asyncio.Lock()):
            table = await self._after_computers(game_id)
            if table.game.status is Status.LOBBY:
                await self._show_again(table, reply)
            elif table.game.status is Status.CANCELLED:
                await self._close(table, reply)
            elif table.game.shown_ply < table.news_ply:
                await self._announce(table, reply)
        return table

    async def _after_computers(self, game_id: int) -> Table:
        """The table when computer players have moved; while one thinks, the bot is seen typing."""
        table = await self._tables.table(game_id)
        if not (table.acting and table.acting.computer):
            return table
        thinks = any(seat.computer in PATIENCE for seat in table.game.seats)
        async with self._channels.typing(table.game) if thinks else nullcontext():
            return await self._tables.run_computers(game_id)

    async def wake_up(self) -> None:
        """After a start: computer players go on where they were stopped, and lobbies are shown as they are."""
        await self._refresh_all(await self._games.live_games())

    async def catch_up(self) -> None:
        """Draw again whatever is behind: after a crash, a lost connection, a refused request."""
        await self._refresh_all(await self._games.behind())

    async def _refresh_all(self, games: Iterable[Game]) -> None:
        """None waits for the computer players of another."""
        await asyncio.gather(*map(self._refresh_if_possible, games))

    async def _refresh_if_possible(self, game: Game) -> None:
        try:
            await self.refresh(game.id)
        except (discord.Forbidden, *DISCORD_FAILURES) as error:
            await self._give_up(game, error)
        except Exception:  # one game that cannot be shown is no reason not to show the others
            log.exception("game %s could not be shown", game.id)

    async def _give_up(self, game: Game, error: Exception) -> None:
        """Leave a message for later; a game without its channel is over."""
        log.warning("game %s could not be shown: %s", game.id, error)
        if isinstance(error, discord.NotFound) and error.code == _UNKNOWN_CHANNEL:
            await self._tables.bury(await self._games.game(game.id))

    async def say_goodbye(self, table: Table, actor: Actor, reply: Reply) -> None:
        """Tell the channel, without a mention, that somebody has left the game under way."""
        try:
            await self._send(table, departure(actor.name, self._channels.localizer(table.game)), reply)
        except (discord.HTTPException, *DISCORD_FAILURES) as error:
            log.warning("game %s: nobody was told who left: %s", table.game.id, error)

    async def restore(self, game_id: int) -> Table:
        """Send the public message of a live game again if somebody deleted it; the table as it is then."""
        async with self._at_work.setdefault(game_id, asyncio.Lock()):
            table = await self._tables.table(game_id)
            await self._show_again(table.until(max(table.game.shown_ply, 0)), None)
        return await self._tables.table(game_id)

    async def screen(self, table: Table, *, live: bool = True) -> Screen:
        """The public message as it should stand now."""
        localizer, game = self._channels.localizer(table.game), table.game
        if game.status is Status.LOBBY or not table.moves:
            return lobby(table, localizer)
        if table.state.is_over:
            return result(table, game.shown_since, await self._tables.dynasty(game), localizer, live=live)
        return turn(table, game.shown_since, localizer, live=live)

    async def _show_again(self, table: Table, reply: Reply | None) -> None:
        """Change the message that the table has, or send one where there is none any more."""
        screen, game = await self.screen(table), table.game
        if not await self._edit(table, screen, reply):
            message_id = await self._send(table, screen, reply)
            await self._games.shown(game.id, table.ply, message_id, since=game.shown_since)

    async def _close(self, table: Table, reply: Reply | None) -> None:
        """Say that the game has ended without a result, once."""
        await self._reminders.remove(table.game)
        if table.game.message_id is None:
            return
        if table.moves:
            await self._send(table, cancelled(table, self._channels.localizer(table.game)), reply)
        await self._retire(table, table.game.message_id, table.game.shown_since, table.game.shown_ply)
        await self._games.shown(table.game.id, table.ply, None)

    async def _announce(self, table: Table, reply: Reply | None) -> None:
        before, since = table.game, max(table.game.shown_ply, 0)
        table = table.showing(since)
        message_id = await self._send(table, await self.screen(table), reply, nonce=f"{before.id}-{table.ply}")
        await self._games.shown(before.id, table.ply, message_id, since=since)
        await self._reminders.remove(before)
        if before.message_id:
            await self._retire(table, before.message_id, before.shown_since, before.shown_ply)

    async def _retire(self, table: Table, message_id: int, since: int, ply: int) -> None:
        """Take the buttons off the message before. Pictures are sent again: an edit may lose those that are there."""
        old = (await self._tables.before(table.game, ply)).showing(since)
        try:
            await self._channels.edit(table.game, message_id, await self.screen(old, live=False))
        except discord.HTTPException as error:
            log.info("game %s: the message before keeps its buttons: %s", table.game.id, error)

    async def _send(self, table: Table, screen: Screen, reply: Reply | None, *, nonce: str | None = None) -> int:
        """A new message, whose id is returned; it mentions the person whose turn it is."""
        acting = table.acting
        mentioned = [acting.user_id] if acting and acting.user_id else []
        if reply and reply.channel_id == table.game.channel_id and not reply.is_expired:
            try:
                return await reply.send(screen, mentioned=mentioned)
            except discord.HTTPException as error:
                if error.status not in _INTERACTION_ENDED:
                    raise
                log.info("game %s: the interaction has ended, sending to the channel", table.game.id)
        return await self._channels.send(table.game, screen, mentioned=mentioned, nonce=nonce)

    async def _edit(self, table: Table, screen: Screen, reply: Reply | None) -> bool:
        """Change the message that the table has; False where it is gone or out of reach."""
        message_id = table.game.message_id
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
