"""The Discord client: receives interactions and events, and passes them to the services."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.activity import InteractionWatch
from bot.chat.at_discord import log_failure
from bot.chat.deeds.help import greet
from bot.chat.deeds.settings import channels_in_use, leave_lost_channels, look_for_channels
from bot.chat.handling.commands import FluentTranslator, add_commands
from bot.chat.handling.context import Context, Convenience, Services
from bot.chat.handling.pipeline import do_due, moved_or, next_due, perform, refuse, report
from bot.chat.handling.uploads import command_ids, look_after_emoji, read_emoji, sync_commands
from bot.chat.kit import RequestFailed, TolerantSocket, Transport, ask_discord
from bot.chat.kit.markup import Marks, use_marks
from bot.concurrency import RunningTasks, for_each
from bot.games.refusals import Refusal, StorageDown
from bot.host.clocks import BotClock, Clockwork, time_of
from bot.host.ownership import Ownership
from players.process_setup import return_freed_memory

log = logging.getLogger(__name__)

ANSWER_SECONDS = 20.0
"""The seconds without data from Discord after which a request fails."""
REMEMBERED = 1000
"""The number of remembered interactions. A resumed session repeats events (Discord's documents, gateway, resuming)."""
GRACE_SECONDS = 2
"""The seconds that requests have to finish after the bot was asked to stop."""
HANDOVER_SECONDS = 1
"""The seconds after which a waiting process may take over the shards, while requests still finish."""

SILENT_SECONDS = 3 * 3600
"""The seconds without an interaction after which a shard begins a new session."""

_APPLICATION = "application"
"""The key of the id of the application that has used the database first."""

# The bot uses no voice, so the warning of discord.py about missing libraries for voice is off.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Tree(app_commands.CommandTree["Kingdomino"]):
    """The slash commands, with the bot's own handling of errors."""

    async def interaction_check(self, interaction: discord.Interaction[Kingdomino]) -> bool:
        return await interaction.client.accepts(interaction)

    async def on_error(self, interaction: discord.Interaction[Kingdomino], error: app_commands.AppCommandError) -> None:
        services = interaction.client.services
        if interaction.type is discord.InteractionType.autocomplete:
            with suppress(RequestFailed):
                await services.transport.offer(interaction, [])
            return
        cause: BaseException = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        match cause:
            case app_commands.CommandNotFound(name=word):
                cause = moved_or(word, "error-command-outdated")
            case app_commands.CommandSignatureMismatch():
                cause = Refusal("error-command-outdated")
            case app_commands.TransformerError(__cause__=Refusal() | StorageDown() as reason):
                cause = reason
        await report(Context(interaction, services), cause)


def trace_of(watch: InteractionWatch, clock: BotClock) -> aiohttp.TraceConfig:
    """Return a trace of the requests of discord.py's HTTP client for the watch, and of Discord's time for the clock."""

    async def begin(_: aiohttp.ClientSession, request: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        request.begun = watch.begin_request()

    async def end(
        _: aiohttp.ClientSession,
        request: SimpleNamespace,
        ended: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
    ) -> None:
        status = None
        if isinstance(ended, aiohttp.TraceRequestEndParams):
            status = ended.response.status
            if (shown := time_of(ended.response.headers)) is not None:
                clock.compare(shown)
        watch.note_request(ended.method, status, ended.url.path, request.begun)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(end)
    return trace


class Kingdomino(commands.AutoShardedBot):
    """The bot. The memory of the process may be lost at any time: storage holds all data of a game."""

    def __init__(
        self,
        services: Services,
        ownership: Ownership,
        clock: BotClock | None = None,
        watch: InteractionWatch | None = None,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        **options: Any,
    ) -> None:
        self._watch = watch or InteractionWatch()
        self._clock = clock or BotClock()
        super().__init__(
            # The bot has no prefix commands: it reads no messages, so it needs no privileged intent.
            (),
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            # Neither messages nor members are cached: everything that the bot shows is rebuilt from storage.
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            # Names are untrusted: a message notifies only the users that it lists itself.
            allowed_mentions=discord.AllowedMentions.none(),
            # Commands work in private conversations with the bot too, but not in conversations between people.
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            http_trace=trace_of(self._watch, self._clock),
            # A request that Discord delays for minutes must fail, because the game would wait for the request.
            max_ratelimit_timeout=Transport.LONGEST_WAIT,
            **options,
        )
        self.services, self.ownership = services, ownership
        services.channels.attach(self)
        self._interactions = LRUCache[int, bool](REMEMBERED)
        self._monotonic = monotonic
        # The time of each shard's latest interaction; before an interaction, the time when the bot first saw the shard.
        self._heard_at = dict[int, float]()
        self.connects = Counter(new=0, resumed=0)
        self._running = RunningTasks()
        chores = (
            services.tables.carry_out_blocks,
            self._leave_blocked,
            services.publisher.publish_pending,
            partial(leave_lost_channels, services),
            self._begin_new_sessions,
            partial(asyncio.to_thread, return_freed_memory),
        )
        self.clockwork = Clockwork(
            self._clock, partial(do_due, services), partial(next_due, services), chores, self._running, monotonic
        )
        services.tables.games.on_deadline = self.clockwork.wake_by
        self._greeting = asyncio.Lock()
        self._is_stopping, self._waking = False, asyncio.Event()
        self._marks = Marks()
        self._tasks = list[asyncio.Task[None]]()

    # ---- from start to end

    async def setup_hook(self) -> None:
        # discord.py has no option for this. Without the limit, a game would wait five minutes for a request without an
        # answer.
        self.http._HTTPClient__session._timeout = aiohttp.ClientTimeout(sock_read=ANSWER_SECONDS)  # type: ignore[attr-defined]  # noqa: SLF001
        add_commands(self.tree, self.services.commands)
        # The translator is set before the upload, which contains the translations.
        await self.tree.set_translator(FluentTranslator(self.services.channels.translations))
        # The claim comes as late as possible: until now another process may have served the shards.
        await self.ownership.claim()
        await self.services.tables.blocks.read()
        if not await self.services.tables.games.has_any():
            log.warning("the database has no game: if there were games, DATABASE_URL names the wrong one")
        # The tasks that start below inherit the marks, so all texts from now on contain them.
        use_marks(self._marks)
        if Convenience.EMOJI not in self.services.operator.switched_off:
            await read_emoji(self, self._marks)
        work = [self._upload_commands, self._run_clockwork]
        if Convenience.EMOJI not in self.services.operator.switched_off:
            work.append(self._look_after_emoji)
        self._tasks = [asyncio.create_task(each()) for each in work]

    async def _upload_commands(self) -> None:
        """Upload the commands, if the process is responsible; until then Discord keeps the earlier commands."""
        services = self.services
        words = services.channels.translations.digest
        try:
            if self.ownership.shards.includes_first:
                ids = await sync_commands(self.tree, services.key_values, self.application_id, words, self._clock.sleep)
            else:
                ids = await command_ids(self.tree)
            if ids and Convenience.TAPPABLE_COMMANDS not in services.operator.switched_off:
                # A command without an id is shown as code.
                self._marks.commands = {name: command_id for name, command_id in ids.items() if command_id}
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            log_failure(log, error, "the slash commands could not be uploaded")

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the bot is closed. Raises AlreadyServed if another process has taken the shards."""
        try:
            async with asyncio.TaskGroup() as group:
                keeping = group.create_task(self.ownership.keep())
                await self._wait_for_starts()
                await ask_discord(super().connect(reconnect=reconnect))
                keeping.cancel()
        except ExceptionGroup as failures:
            # The caller needs the class of the error to give advice, and a group would hide the class.
            first, *others = failures.exceptions
            for error in others:
                log.exception("a second task of the connection failed too", exc_info=error)
            raise first from None

    async def _wait_for_starts(self) -> None:
        """Wait until Discord allows new sessions for all shards.

        One session too many resets the token (Discord's documents, gateway, rate limiting).
        """
        while not self._is_stopping:
            try:
                limits = await ask_discord(self.fetch_session_start_limits())
            except RequestFailed as error:
                log.info("could not ask Discord how many sessions are left: %s", error)
                return
            if limits.remaining >= len(self.ownership.shards.ids):
                return
            seconds = limits.reset_after / 1000
            until = datetime.fromtimestamp(self.services.tables.clock() + seconds, UTC)
            log.warning(
                "Discord allows %d more of %d sessions a day: the bot waits until %s UTC",
                *(limits.remaining, limits.total, f"{until:%Y-%m-%d %H:%M:%S}"),
            )
            await self._clock.sleep(seconds, self._waking)

    async def _begin_new_sessions(self) -> None:
        """Begin a new session for each shard that has brought no interaction for hours.

        Some sessions stay alive and bring no interactions any more, even if they are resumed (discord-api-docs #6178
        and #8162). A shard without active people looks the same; a new session does no harm to such a shard.
        """
        now = self._monotonic()
        for shard_id, shard in self.shards.items():
            heard_at = self._heard_at.setdefault(shard_id, now)
            if now - heard_at > SILENT_SECONDS and not shard.is_closed():
                self._heard_at[shard_id] = now
                log.info("shard %d has brought no interaction for hours: it begins a new session", shard_id)
                await cast(TolerantSocket, shard._parent.ws).begin_new_session()  # noqa: SLF001

    async def _run_clockwork(self) -> None:
        # Before the client is ready, the languages of servers are unknown.
        await self.wait_until_ready()
        await self.clockwork.run()

    async def _look_after_emoji(self) -> None:
        await self.wait_until_ready()
        while True:
            await self._clock.sleep(await look_after_emoji(self, self.services, self._marks, self._clock.sleep))

    @property
    def is_busy(self) -> bool:
        """Whether a request of a person or a due action is still under way."""
        return bool(self._running)

    async def on_ready(self) -> None:
        if self._running.add_current():
            log.info("ready with %d live games", sum((await self.services.tables.games.count_live()).values()))
            await self._look_after_servers()

    async def _look_after_servers(self) -> None:
        """Erase the settings of servers that the bot has left, and look for channels that were deleted since."""
        services = self.services
        # The list also has servers that are temporarily out of reach.
        present = {guild.id for guild in self.guilds}
        known = [each for each in await services.servers.servers() if self.ownership.shards.includes(each)]
        # If a test bot is started on this database by mistake, the test bot is on none of the database's servers.
        owner = await services.key_values.get(_APPLICATION)
        if owner is None:
            await services.key_values.set(_APPLICATION, owner := str(self.application_id))
        for guild_id in set(known) - present if owner == str(self.application_id) else ():
            await services.servers.forget_server(guild_id)
        await for_each(self._look_for_channels, self.guilds)
        await self._return_to(present)

    async def _look_for_channels(self, guild: discord.Guild) -> None:
        """Look for deleted channels; Discord is asked for archived threads, which are not cached."""
        cached = {channel.id for channel in (*guild.channels, *guild.threads)}
        await look_for_channels(self.services, guild.id, cached)

    async def on_error(self, event_method: str, *_: Any, **__: Any) -> None:
        if error := sys.exception():
            log_failure(log, error, f"{event_method} failed")

    async def on_shard_connect(self, _: int) -> None:
        self.connects["new"] += 1

    async def on_shard_resumed(self, _: int) -> None:
        self.connects["resumed"] += 1

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        had_threads = isinstance(channel, discord.TextChannel | discord.ForumChannel)
        await self._clean_up_after(channel.guild.id, channel.id, had_threads=had_threads)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        self.services.publisher.look_again_at(thread.thread_id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._clean_up_after(thread.guild_id, thread.thread_id, had_threads=False)

    async def _clean_up_after(self, guild_id: int, channel_id: int, *, had_threads: bool) -> None:
        # If the bot misses these events, the next request to the channel fails and reports the loss as well.
        if not self._running.add_current():
            return
        if channel_id in await channels_in_use(self.services, guild_id):
            self.services.channels.lost.report(guild_id, channel_id)
        if had_threads:
            await look_for_channels(self.services, guild_id)

    async def _leave_blocked(self) -> None:
        for guild in self.guilds:
            if guild.id in self.services.tables.blocks.servers:
                log.info("the bot leaves a blocked server")
                await ask_discord(guild.leave())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        if not self._running.add_current():
            return
        await self._leave_blocked()
        if guild.id not in self.services.tables.blocks.servers:
            # One server at a time is greeted: each greeting reads and writes the list of the greeted servers.
            async with self._greeting:
                services = self.services
                await greet(guild, services.channels, services.key_values, services.slots)
            await self._return_to({guild.id})

    async def _return_to(self, guild_ids: Collection[int]) -> None:
        """Continue the games of servers that had removed the bot."""
        for table in await self.services.tables.return_to(guild_ids):
            await self.services.publisher.publish(table.game.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        # For a guild that is temporarily out of reach, Discord sends another event.
        if self._running.add_current():
            await self.services.tables.leave_server(guild.id)

    async def close(self) -> None:
        """Finish the requests of people within a few seconds, and disconnect."""
        self._is_stopping = True
        self._waking.set()
        for task in self._tasks:
            task.cancel()
        # The turns of computer players that are thinking now are computed again after the next start.
        await self.services.runner.players.close()
        for close in self.services.closing:
            await close()
        await self._running.wait(HANDOVER_SECONDS)
        await self._hand_over()
        await self._running.finish(GRACE_SECONDS - HANDOVER_SECONDS)
        await super().close()

    async def _hand_over(self) -> None:
        """Release the shards for another process; the remaining work does not need the connection."""
        if connections := [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]:
            await asyncio.wait(connections, timeout=HANDOVER_SECONDS)
        await self.ownership.release()

    # ---- requests

    async def accepts(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether to handle the interaction: it is new, its person is not blocked, and the bot is not stopping.

        The bot finishes every accepted interaction before it stops. Later interactions get the answer that the bot
        restarts.
        """
        # discord.py runs each interaction in a task of its own, and does not wait for the task when the client closes.
        if interaction.id in self._interactions or not self._running.add_current():
            return False
        self._interactions[interaction.id] = True
        self._heard_at[((interaction.guild_id or 0) >> 22) % (self.shard_count or 1)] = self._monotonic()
        self._watch.begin(_name(interaction), interaction.id, interaction.guild_id)
        is_blocked = interaction.user.id in self.services.tables.blocks.people
        if is_blocked or self._is_stopping:
            key = "error-blocked" if is_blocked else "error-restarting"
            await refuse(Context(interaction, self.services), key)
            return False
        return True

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        # The command tree has handled slash commands already.
        if interaction.type is discord.InteractionType.component and await self.accepts(interaction):
            await perform(Context(interaction, self.services))


def _name(interaction: discord.Interaction[Any]) -> str:
    """Return the name of the interaction in metrics. A component gets a better name when the bot reads its address."""
    command = interaction.command
    name = f"/{command.qualified_name}" if command else "component"
    return f"{name} typing" if interaction.type is discord.InteractionType.autocomplete else name
