"""Opens tables, as the person wishes and the server has it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

import discord

from bot.chat.kit.context import Context
from bot.chat.kit.discord_errors import TROUBLE, is_out_of_threads
from bot.chat.kit.markup import mention_channel
from bot.chat.kit.pipeline import Answer, Changed, Note
from bot.games.lobby import fill
from bot.games.models import GameOptions, ServerSettings
from bot.games.refusals import ChannelBusy, Refusal
from bot.games.servers import Wishes, opening_options, require_channel
from bot.games.table import Table
from engine.variants import Variant

_ARCHIVE_MINUTES: Final = 10080
"""How long a thread may be without a message before Discord archives it: the longest that Discord allows."""

_THREAD_PERMISSIONS: Final = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
"""What the bot needs in a channel to play in a thread of it."""

OpenIn: TypeAlias = Callable[[int], Awaitable[Table]]
"""Opens a table in the channel of that id."""


class TooManyThreads(Refusal):
    """The server has as many open threads as Discord allows."""


async def open_table(context: Context, wishes: Wishes, computers: str | None) -> Answer:
    """Open a table; if `computers` names a level, computer players of that level take the free seats."""
    server = await server_settings(context)
    require_channel(server, channel_ids(context))
    options = opening_options(wishes, server, await host_language(context))
    open_in = partial(_open_lobby, context, options, computers)
    channel = context.interaction.channel
    # A thread of a thread is not possible, and only those who asked for one in vain need to hear of it.
    usually_in_thread = server.threads and isinstance(channel, discord.TextChannel)
    in_thread = usually_in_thread if wishes.threads is None else wishes.threads
    if not in_thread:
        # The lobby itself is not this answer, which could not be sent again if the bot were killed.
        return Changed((await open_here(context, open_in),), then=Note(context.localizer("done-opened")))
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("error-no-threads")
    # Everybody reads the name of a thread. It is plain text, which formats nothing.
    localizer = context.services.translations.bind(options.language)
    # Checked before a thread is opened, which would be announced in the channel.
    await context.services.lobby.require_room(context.guild_id, context.actor)
    game = localizer(f"variant-{Variant.parse(options.variant).base}")
    name = localizer("thread-name", game=game, name=context.actor.name)
    table = await open_in_thread(context, channel, open_in, name)
    link = mention_channel(table.game.channel_id)
    return Changed((table,), then=Note(context.localizer("done-thread", link=link)))


async def server_settings(context: Context) -> ServerSettings:
    """Return the settings of the server; the defaults in a private conversation."""
    guild_id = context.guild_id
    return await context.services.servers.server(guild_id) if guild_id else ServerSettings(0)


def channel_ids(context: Context) -> set[int]:
    """Return the ids of the channel and, if it is a thread, of the channel that it belongs to."""
    channel = context.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return {each for each in (context.channel_id, parent) if each}


async def host_language(context: Context) -> str | None:
    """Return the language of the host, if the bot speaks it."""
    chosen = (await context.person()).language
    known = context.services.translations.known
    return known(chosen) or known(context.interaction.locale.value)


async def channel_with_threads(context: Context) -> discord.TextChannel | None:
    """Return the channel, or the one that the thread belongs to; None if no threads are possible there, or allowed."""
    channel = context.interaction.channel
    if context.missing(*_THREAD_PERMISSIONS):
        return None
    if isinstance(channel, discord.Thread):
        # An interaction in a thread says nothing about the channel that the thread belongs to.
        channel = await context.interaction.client.fetch_channel(channel.parent_id)
    return channel if isinstance(channel, discord.TextChannel) else None


async def open_here(context: Context, open_in: OpenIn) -> Table:
    """Open a table in the channel. Raises ChannelBusy, or what `open_in` raises."""
    try:
        return await open_in(context.channel_id)
    # The message of the other game may have been deleted: it is restored, so that the link in the error leads to it.
    except ChannelBusy as busy:
        raise ChannelBusy((await context.services.publisher.try_to_redraw(busy.game.id)).game) from None


async def open_in_thread(context: Context, channel: discord.TextChannel, open_in: OpenIn, name: str) -> Table:
    """Open a table in a new thread of the channel. Raises TooManyThreads, or what `open_in` raises."""
    context.require(*_THREAD_PERMISSIONS)
    thread = await _thread(channel, name)
    try:
        return await open_in(thread.id)
    except Exception:
        # Whatever has changed since the checks: no open thread is left in which nobody plays.
        with suppress(discord.HTTPException, *TROUBLE):
            await thread.edit(archived=True)
        raise


async def _thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread in the channel. Raises TooManyThreads."""
    try:
        return await channel.create_thread(
            name=name,
            type=discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread,
            auto_archive_duration=_ARCHIVE_MINUTES,
        )
    except discord.HTTPException as error:
        if not is_out_of_threads(error):
            raise
        raise TooManyThreads("error-too-many-threads") from error


async def _open_lobby(context: Context, options: GameOptions, computers: str | None, channel_id: int) -> Table:
    table = await context.services.lobby.open(context.guild_id, channel_id, context.actor, options)
    if computers is None:
        return table
    return await context.change_table(table, fill, computers, context.computer_names(table))
