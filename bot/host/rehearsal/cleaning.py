"""Removes what a rehearsal has made, or an earlier one has left: everything bears the mark."""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.chat.kit import RequestFailed, ask_discord
from bot.host.rehearsal.stage import COMMAND, EMOJI, MARK, Stage


async def clean(stage: Stage) -> str:
    """Remove everything that bears the mark; return what stays, for the report."""
    stays = list[str]()
    works: Mapping[str, Callable[[], Awaitable[None]]] = {
        "messages in threads": lambda: _threads(stage, stage.channel),
        "messages in the channel": lambda: _messages(stage, stage.channel),
        "the private message": lambda: _private(stage),
        "the emoji": lambda: _emoji(stage),
        "the command": lambda: _command(stage, stage.channel.guild),
    }
    for name, work in works.items():
        try:
            await work()
        except (RequestFailed, TimeoutError) as error:
            stays.append(f"{name} ({error.status if isinstance(error, RequestFailed) else 'no answer'})")
    return ", ".join([*stays, "an archived thread, which goes with the channel"])


async def _messages(stage: Stage, place: discord.abc.Messageable) -> None:
    """Delete the marked messages of a place; where they cannot be listed, those of this rehearsal."""
    try:
        found = await ask_discord(_marked(stage, place))
    except RequestFailed:
        for message_id in stage.sent_to(getattr(place, "id", 0)):
            await stage.tried(stage.channels.delete(stage.place, message_id))
        raise
    for message in found:
        await stage.tried(ask_discord(message.delete()))


async def _marked(stage: Stage, place: discord.abc.Messageable) -> list[discord.Message]:
    own = [each async for each in place.history(limit=200) if each.author.id == stage.me]
    return [
        each for each in own if MARK in each.content or MARK in json.dumps([part.to_dict() for part in each.components])
    ]


async def _private(stage: Stage) -> None:
    await _messages(stage, await ask_discord(stage.client.create_dm(discord.Object(stage.owner))))


async def _emoji(stage: Stage) -> None:
    for each in await ask_discord(stage.client.fetch_application_emojis()):
        if each.name == EMOJI:
            await ask_discord(each.delete())


async def _command(stage: Stage, guild: discord.Guild) -> None:
    http = stage.client.http
    commands: Any = await ask_discord(http.get_guild_commands(stage.application_id, guild.id))
    for each in commands:
        if each["name"] == COMMAND:
            await ask_discord(http.delete_guild_command(stage.application_id, guild.id, each["id"]))


async def _threads(stage: Stage, channel: discord.TextChannel) -> None:
    """Empty and archive the threads of rehearsals; a thread itself goes with its channel."""

    async def found() -> list[discord.Thread]:
        return [*channel.threads, *[each async for each in channel.archived_threads(limit=None)]]

    for thread in await ask_discord(found()):
        if not thread.name.startswith(MARK) or thread.owner_id != stage.me:
            continue
        http, is_empty = stage.client.http, not await ask_discord(_marked(stage, thread))
        if thread.archived and is_empty:
            continue
        if thread.archived:
            await ask_discord(http.edit_channel(thread.id, archived=False))
        await _messages(stage, thread)
        await ask_discord(http.edit_channel(thread.id, archived=True))
