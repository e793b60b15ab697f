"""Greets a server to which the bot has just been added: says in its system channel what to do first."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.chat.screens.about import greeting
from bot.chat.transport.discord_builder import build_view
from bot.chat.transport.discord_errors import TROUBLE
from bot.games.repositories import KeyValueStore
from bot.localization.fluent import FluentLocalizer

log = logging.getLogger(__name__)

REMEMBERED: Final = 100
"""How many servers, those greeted last, are not greeted again if the bot is removed and added once more."""

_GREETED: Final = "greeted"
"""The key under which their ids are kept, with spaces between them."""


async def greet(guild_id: int, client: discord.Client, key_values: KeyValueStore, localizer: FluentLocalizer) -> None:
    """Greet the server once, if it has a system channel and the bot may write there."""
    greeted = (await key_values.get(_GREETED) or "").split()
    if str(guild_id) in greeted:
        return
    # Before the message is sent: a greeting that is missing does less harm than one that is repeated.
    await key_values.set(_GREETED, " ".join([*greeted, str(guild_id)][-REMEMBERED:]))
    try:
        # The client caches only a server's language (`light_state.py`).
        channel_id = (await client.http.get_guild(guild_id)).get("system_channel_id")
        if channel_id:
            channel = client.get_partial_messageable(int(channel_id), guild_id=guild_id)
            await channel.send(view=build_view(greeting(localizer)), silent=True)
    except (discord.HTTPException, *TROUBLE) as error:
        log.info("server %s could not be greeted: %s", guild_id, error)
