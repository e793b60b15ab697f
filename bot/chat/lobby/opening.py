"""Opens tables, as the person wishes and the server has it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

import discord

from bot.chat.kit.discord_errors import TROUBLE, is_out_of_threads
from bot.chat.kit.markup import mention_channel
from bot.chat.kit.request import Request
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


async def open_table(request: Request, wishes: Wishes, computers: str | None) -> None:
    """Open a table; if `computers` names a level, computer players of that level take the free seats."""
    await request.defer()
    server = await server_settings(request)
    require_channel(server, channel_ids(request))
    options = opening_options(wishes, server, await host_language(request))
    open_in = partial(_open_lobby, request, options, computers)
    channel = request.interaction.channel
    # A thread of a thread is not possible, and only those who asked for one in vain need to hear of it.
    usually_in_thread = server.threads and isinstance(channel, discord.TextChannel)
    in_thread = usually_in_thread if wishes.threads is None else wishes.threads
    if in_thread:
        if not isinstance(channel, discord.TextChannel):
            raise Refusal("error-no-threads")
        # Everybody reads the name of a thread. It is plain text, which formats nothing.
        localizer = request.services.translations.bind(options.language)
        # Checked before a thread is opened, which would be announced in the channel.
        await request.services.lobby.require_room(request.interaction.guild_id, request.actor)
        game = localizer(f"variant-{Variant.parse(options.variant).base}")
        name = localizer("thread-name", game=game, name=request.actor.name)
        table = await open_in_thread(request, channel, open_in, name)
        await request.tell(request.localizer("done-thread", link=mention_channel(table.game.channel_id)))
    else:
        await open_here(request, open_in)
        # The lobby itself is not this answer, which could not be sent again if the bot were killed.
        await request.tell(request.localizer("done-opened"))


async def server_settings(request: Request) -> ServerSettings:
    """Return the settings of the server; the defaults in a private conversation."""
    guild_id = request.interaction.guild_id
    return await request.services.servers.server(guild_id) if guild_id else ServerSettings(0)


def channel_ids(request: Request) -> set[int]:
    """Return the ids of the channel and, if it is a thread, of the channel that it belongs to."""
    channel = request.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return {each for each in (request.interaction.channel_id, parent) if each}


async def host_language(request: Request) -> str | None:
    """Return the language of the host, if the bot speaks it."""
    chosen = (await request.person()).language
    known = request.services.translations.known
    return known(chosen) or known(request.interaction.locale.value)


async def channel_with_threads(request: Request) -> discord.TextChannel | None:
    """Return the channel, or the one that the thread belongs to; None if no threads are possible there, or allowed."""
    channel = request.interaction.channel
    if request.missing(*_THREAD_PERMISSIONS):
        return None
    if isinstance(channel, discord.Thread):
        # An interaction in a thread says nothing about the channel that the thread belongs to.
        channel = await request.interaction.client.fetch_channel(channel.parent_id)
    return channel if isinstance(channel, discord.TextChannel) else None


async def open_here(request: Request, open_in: OpenIn) -> Table:
    """Open a table in the channel. Raises ChannelBusy, or what `open_in` raises."""
    try:
        table = await open_in(request.interaction.channel_id or 0)
    # The message of the other game may have been deleted: it is restored, so that the link in the error leads to it.
    except ChannelBusy as busy:
        raise ChannelBusy((await request.services.publisher.try_to_redraw(busy.game.id)).game) from None
    request.mark_changed(table)
    return table


async def open_in_thread(request: Request, channel: discord.TextChannel, open_in: OpenIn, name: str) -> Table:
    """Open a table in a new thread of the channel.

    Raises TooManyThreads, or what `open_in` raises.
    """
    request.require(*_THREAD_PERMISSIONS)
    thread = await _thread(channel, name)
    try:
        table = await open_in(thread.id)
    except Exception:
        # Whatever has changed since the checks: no open thread is left in which nobody plays.
        with suppress(discord.HTTPException, *TROUBLE):
            await thread.edit(archived=True)
        raise
    request.mark_changed(table)
    return table


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


async def _open_lobby(request: Request, options: GameOptions, computers: str | None, channel_id: int) -> Table:
    actor = request.actor
    table = await request.services.lobby.open(request.interaction.guild_id, channel_id, actor, options)
    if computers is None:
        return table
    names = request.computer_names(table.game)
    return await request.services.tables.change(table.game.id, fill, actor, computers, names)
