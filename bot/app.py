"""The composition root: the bot with all that it is made of."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from typing import Any
from uuid import uuid4

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.chat.actions import ACTIONS
from bot.chat.command_names import FluentTranslator
from bot.chat.components import DYNAMIC_ITEMS
from bot.chat.error_messages import EXPECTED, excuse
from bot.chat.picture_cache import Artist
from bot.chat.publisher import Publisher
from bot.chat.reminders import Bell
from bot.chat.request import TROUBLE, Click, Request
from bot.games.computers import Computers
from bot.games.errors import AlreadyDone, MissingPermissions, NoGameHere
from bot.games.substitution import Courtesies
from bot.games.table_service import Tables
from bot.localization.fluent import Translations
from bot.storage.game_repository import Store

log = logging.getLogger(__name__)

COGS = (
    "bot.chat.commands.lobby",
    "bot.chat.commands.play",
    "bot.chat.commands.court",
    "bot.chat.commands.lookups",
    "bot.chat.commands.about",
)
REMEMBERED = 1000
"""Interactions remembered, to recognise one that a resumed connection delivers again."""
HEARTBEAT_SECONDS = 60
GRACE_SECONDS = 3


class Tree(app_commands.CommandTree["Kingdomino"]):
    """Slash commands with the bot's own error boundary."""

    async def interaction_check(self, interaction: Click) -> bool:
        return interaction.client.accepts(interaction)

    async def on_error(self, interaction: Click, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.explain(Request(interaction), cause)


class Kingdomino(commands.AutoShardedBot):
    """The bot. It keeps nothing in memory that the store does not hold as well; `clock` gives Unix seconds."""

    def __init__(
        self,
        database_url: str,
        *,
        random: Any = None,
        clock: Callable[[], int] = lambda: int(time.time()),
        **options: Any,
    ) -> None:
        super().__init__(
            (),
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self._database_url = database_url
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._busy: set[asyncio.Task[Any]] = set()
        self._rng = random or SystemRandom()
        self.translations = Translations.load()
        self.artist = Artist()
        self.computers = Computers(self._rng)
        self.publisher = Publisher(self)
        self.bell = Bell(self)
        self.clock = clock
        self.store: Store
        self.tables: Tables
        self.courtesies: Courtesies

    # ---- from start to end

    async def setup_hook(self) -> None:
        self.store = await Store.connect(self._database_url)
        self.tables = Tables(self.store, self.computers, self.clock, self._rng)
        self.courtesies = Courtesies(self.tables, self.computers)
        self.add_dynamic_items(*DYNAMIC_ITEMS)
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(FluentTranslator(self.translations))
        await self._sync_commands()
        self._heartbeat.start()

    async def _sync_commands(self) -> None:
        """Tell Discord of the commands, if they have changed since the last time."""
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"commands:{self.application_id}"
        if await self.store.get_meta(key) != digest:
            await self.tree.sync()
            await self.store.set_meta(key, digest)

    @tasks.loop(seconds=HEARTBEAT_SECONDS)
    async def _heartbeat(self) -> None:
        """Make up for what could not be shown, and remind those who are waited for."""
        try:
            await self.publisher.catch_up()
            await self.bell.ring()
        except Exception:  # a loop that raises is a loop that ends
            log.exception("a heartbeat failed")

    @_heartbeat.before_loop
    async def _wake_up(self) -> None:
        await self.wait_until_ready()
        await self.publisher.wake_up()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.publisher.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.publisher.channel_gone(payload.thread_id)

    async def close(self) -> None:
        """Finish what people have asked for, in a few seconds, and end."""
        self._heartbeat.cancel()
        if self._busy:
            _, late = await asyncio.wait(self._busy, timeout=GRACE_SECONDS)
            for task in late:  # most likely it waits for a computer player, who will be asked again after the start
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.computers.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    # ---- requests

    def accepts(self, interaction: Click) -> bool:
        """Take the interaction up, unless it was delivered before; what is taken up is waited for in the end."""
        if interaction.id in self._seen:
            return False
        if task := asyncio.current_task():
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    async def request_here(self, click: Click, argument: str = "") -> Request:
        """A request about the game of the channel. Raises NoGameHere."""
        game = await self.store.live_game(click.channel_id or 0)
        if game is None:
            raise NoGameHere
        return Request(click, game.id, None, argument)

    async def act(self, action: str, request: Request) -> None:
        """Do what a component asks for; whatever goes wrong is explained to the person."""
        if not self.accepts(request.interaction):
            return
        try:
            await ACTIONS[action](request)
        except Exception as error:  # noqa: BLE001
            await self.explain(request, error)

    async def explain(self, request: Request, error: BaseException) -> None:
        """Tell the person what went wrong, as well as can be."""
        if isinstance(error, AlreadyDone):
            return
        text = self._explanation(request, error)
        with suppress(discord.HTTPException, *TROUBLE):
            await request.tell(text)

    def _explanation(self, request: Request, error: BaseException) -> str:
        if isinstance(error, EXPECTED):
            return excuse(error, request.words)
        if isinstance(error, discord.Forbidden):
            missing = request.missing("view_channel", request.sending, "attach_files")
            return excuse(MissingPermissions(missing), request.words) if missing else request.words("error-forbidden")
        if isinstance(error, TROUBLE):
            log.warning("interaction %s: Discord did not take an answer: %s", request.interaction.id, error)
            return request.words("error-discord")
        number = uuid4().hex[:8]
        log.error("error %s in interaction %s", number, request.interaction.id, exc_info=error)
        return request.words("error-unexpected", number=number)
