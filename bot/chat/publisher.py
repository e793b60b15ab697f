"""Makes Discord show what the store says: one public message a turn, the one before without its buttons.

What is committed comes first; the message follows, and is drawn again for as long as it did not get through.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, nullcontext, suppress
from http import HTTPStatus
from secrets import randbits
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
from discord import AllowedMentions

from bot.chat.request import TROUBLE
from bot.chat.screen import Screen
from bot.chat.screens.lobby import lobby
from bot.chat.screens.result import cancelled, departure, poster
from bot.chat.screens.turn import turn
from bot.games.computers import PATIENCE
from bot.games.models import Game, Status
from bot.games.table import Table
from bot.games.table_service import Actor
from bot.localization.fluent import Words

if TYPE_CHECKING:
    from bot.app import Kingdomino
    from bot.chat.request import Click

log = logging.getLogger(__name__)

_UNKNOWN_CHANNEL = 10003
_INTERACTION_ENDED = HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND


class Publisher:
    """One for the bot. A message is sent as a followup of the interaction that caused it, where there is one: that
    needs no permission in the channel.
    """

    def __init__(self, bot: Kingdomino) -> None:
        self._bot = bot
        self._at_work = WeakValueDictionary[int, asyncio.Lock]()

    async def refresh(self, game_id: int, click: Click | None = None) -> Table:
        """Let computer players move, then show what has not been shown yet. Raises discord.HTTPException.

        What is shown is the table as the computer players left it: a player may be on the move again already, and then
        another refresh is under way.
        """
        async with self._at_work.setdefault(game_id, asyncio.Lock()):
            table = await self._after_computers(game_id)
            if table.game.status is Status.LOBBY:
                await self._show_again(table, click)
            elif table.game.status is Status.CANCELLED:
                await self._close(table, click)
            elif table.game.shown_ply < table.news_ply:
                await self._announce(table, click)
        return table

    async def _after_computers(self, game_id: int) -> Table:
        """The table when computer players have moved; where one thinks, the bot is seen typing for so long."""
        table = await self._bot.tables.table(game_id)
        if not (table.acting and table.acting.computer):
            return table
        thinks = any(seat.computer in PATIENCE for seat in table.game.seats)
        async with _typing(self._channel(table)) if thinks else nullcontext():
            return await self._bot.tables.run_computers(game_id)

    async def wake_up(self) -> None:
        """After a start: computer players go on where they were stopped, and lobbies are shown as they are."""
        await self._refresh_all(await self._bot.store.live_games())

    async def catch_up(self) -> None:
        """Draw again whatever is behind: after a crash, a lost connection, a refused request."""
        await self._refresh_all(await self._bot.store.behind())

    async def _refresh_all(self, games: Iterable[Game]) -> None:
        """None waits for the computer players of another."""
        await asyncio.gather(*map(self._refresh_if_possible, games))

    async def _refresh_if_possible(self, game: Game) -> None:
        try:
            await self.refresh(game.id)
        except (discord.Forbidden, *TROUBLE) as error:
            await self._give_up(game, error)
        except Exception:  # one game that cannot be shown is no reason not to show the others
            log.exception("game %s could not be shown", game.id)

    async def _give_up(self, game: Game, error: Exception) -> None:
        """Leave a message for later; a game without its channel is over."""
        log.warning("game %s could not be shown: %s", game.id, error)
        if isinstance(error, discord.NotFound) and error.code == _UNKNOWN_CHANNEL:
            await self._bury(await self._bot.store.game(game.id))

    async def channel_gone(self, channel_id: int) -> None:
        """A channel is no more, and so is its game."""
        game = await self._bot.store.live_game(channel_id)
        if game:
            await self._bury(game)

    async def _bury(self, game: Game) -> None:
        """End the game if it has not ended; there is nobody left to tell."""
        if game.is_live:
            await self._bot.tables.abandon(game.id)
        await self._bot.store.shown(game.id, game.ply, None)

    async def say_goodbye(self, table: Table, actor: Actor, click: Click) -> None:
        """Tell the channel, without a mention, that somebody has left the game under way."""
        try:
            await self._send(table, departure(actor.name, self.words(table)), click)
        except (discord.HTTPException, *TROUBLE) as error:
            log.warning("game %s: nobody was told who left: %s", table.game.id, error)

    async def restore(self, game_id: int) -> Table:
        """Send the public message of a live game again if somebody deleted it; the table as it is then."""
        async with self._at_work.setdefault(game_id, asyncio.Lock()):
            table = await self._bot.tables.table(game_id)
            await self._show_again(table.until(max(table.game.shown_ply, 0)), None)
        return await self._bot.tables.table(game_id)

    def words(self, table: Table) -> Words:
        """In the language of the server."""
        guild = self._bot.get_guild(table.game.guild_id) if table.game.guild_id else None
        return self._bot.translations.bind(guild.preferred_locale.value if guild else None)

    async def screen(self, table: Table, *, live: bool = True) -> Screen:
        """The public message as it should stand now."""
        words, game = self.words(table), table.game
        if game.status is Status.LOBBY or not table.moves:
            return lobby(table, words)
        if table.state.is_over:
            return poster(table, game.shown_since, await self._bot.tables.dynasty(game), words, live=live)
        return turn(table, game.shown_since, words, live=live)

    async def _show_again(self, table: Table, click: Click | None) -> None:
        """Change the message that the table has, or send one where there is none any more."""
        screen, game = await self.screen(table), table.game
        if not await self._edit(table, screen, click):
            message = await self._send(table, screen, click)
            await self._bot.store.shown(game.id, table.ply, message.id, since=game.shown_since)

    async def _close(self, table: Table, click: Click | None) -> None:
        """Say that the game has ended without a result, once."""
        await self._bot.bell.silence(table.game)
        if table.game.message_id is None:
            return
        if table.moves:
            await self._send(table, cancelled(table, self.words(table)), click)
        await self._retire(table, table.game.message_id, table.game.shown_since, table.game.shown_ply)
        await self._bot.store.shown(table.game.id, table.ply, None)

    async def _announce(self, table: Table, click: Click | None) -> None:
        before, since = table.game, max(table.game.shown_ply, 0)
        table = table.showing(since)
        message = await self._send(table, await self.screen(table), click, nonce=f"{before.id}-{table.ply}")
        await self._bot.store.shown(before.id, table.ply, message.id, since=since)
        await self._bot.bell.silence(before)
        if before.message_id:
            await self._retire(table, before.message_id, before.shown_since, before.shown_ply)

    async def _retire(self, table: Table, message_id: int, since: int, ply: int) -> None:
        """Take the buttons off the message before. Pictures are sent again: an edit may lose those that are there."""
        old = (await self._bot.tables.before(table.game, ply)).showing(since)
        try:
            await self._edit_message(old, message_id, await self.screen(old, live=False))
        except discord.HTTPException as error:
            log.info("game %s: the message before keeps its buttons: %s", table.game.id, error)

    async def _send(
        self, table: Table, screen: Screen, click: Click | None, *, nonce: str | None = None
    ) -> discord.Message:
        """A new message. Of several with one nonce in a few minutes Discord takes the first, whose answer was lost."""
        acting = table.acting
        pinged = [discord.Object(acting.user_id)] if acting and acting.user_id else []
        mentions = AllowedMentions(everyone=False, roles=False, users=pinged)
        files = await self._bot.artist.files(screen.pictures)
        if click and click.channel_id == table.game.channel_id and not click.is_expired():
            try:
                return await click.followup.send(view=screen.layout, files=files, allowed_mentions=mentions, wait=True)
            except discord.HTTPException as error:
                if error.status not in _INTERACTION_ENDED:
                    raise
                log.info("game %s: the interaction has ended, sending to the channel", table.game.id)
                files = await self._bot.artist.files(screen.pictures)
        unique = nonce or randbits(64)
        return await self._channel(table).send(view=screen.layout, files=files, allowed_mentions=mentions, nonce=unique)

    async def _edit(self, table: Table, screen: Screen, click: Click | None) -> bool:
        """Change the message that the table has; False where it is gone or out of reach."""
        message_id = table.game.message_id
        if message_id is None:
            return False
        try:
            if click and click.message and click.message.id == message_id:
                files = await self._bot.artist.files(screen.pictures)
                await click.edit_original_response(view=screen.layout, attachments=files)
            else:
                await self._edit_message(table, message_id, screen)
        except discord.HTTPException as error:
            if error.status not in (*_INTERACTION_ENDED, HTTPStatus.FORBIDDEN):
                raise
            log.info("game %s: message %s cannot be changed: %s", table.game.id, message_id, error)
            return False
        return True

    async def _edit_message(self, table: Table, message_id: int, screen: Screen) -> None:
        files = await self._bot.artist.files(screen.pictures)
        message = self._channel(table).get_partial_message(message_id)
        await message.edit(view=screen.layout, attachments=files, allowed_mentions=AllowedMentions.none())

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.game.channel_id, guild_id=table.game.guild_id)


@asynccontextmanager
async def _typing(channel: discord.PartialMessageable) -> AsyncIterator[None]:
    """Be seen typing meanwhile. Nothing waits for it, and where it is not possible it is left."""
    task = asyncio.create_task(_type(channel))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _type(channel: discord.PartialMessageable) -> None:
    with suppress(discord.HTTPException, *TROUBLE):
        async with channel.typing():
            await asyncio.Event().wait()
