"""Implements `Channels` and `Reply` with discord.py."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from secrets import randbits
from typing import Any

import discord
from discord import AllowedMentions

from bot.chat.blocks import Screen
from bot.chat.channels import DISCORD_FAILURES
from bot.chat.discord_builder import build_files, build_view
from bot.chat.picture_cache import PictureCache
from bot.games.models import Game
from bot.localization.fluent import FluentLocalizer, Translations


class DiscordChannels:
    """The channels of games, through the client that `attach` was given."""

    def __init__(self, pictures: PictureCache, translations: Translations) -> None:
        self._pictures = pictures
        self._translations = translations
        self._client: discord.Client | None = None

    def attach(self, client: discord.Client) -> None:
        """Use this client from now on."""
        self._client = client

    async def send(
        self, game: Game, screen: Screen, *, mentioned: Sequence[int] = (), nonce: str | int | None = None
    ) -> int:
        """Send a message that notifies the users `mentioned`, and return its id."""
        files = await build_files(screen, self._pictures)
        message = await self._channel(game).send(
            # discord.py asks Discord to enforce a nonce, so a request repeated after a timeout sends one message.
            view=build_view(screen),
            files=files,
            allowed_mentions=only(mentioned),
            nonce=nonce or randbits(64),
        )
        return message.id

    async def edit(self, game: Game, message_id: int, screen: Screen) -> None:
        """Replace the contents of a message."""
        files = await build_files(screen, self._pictures)
        # A partial message is edited by its id alone: fetching it would need permission to read the history.
        message = self._channel(game).get_partial_message(message_id)
        await message.edit(view=build_view(screen), attachments=files, allowed_mentions=AllowedMentions.none())

    async def delete(self, game: Game, message_id: int) -> None:
        """Delete a message."""
        await self._channel(game).get_partial_message(message_id).delete()

    @asynccontextmanager
    async def typing(self, game: Game) -> AsyncIterator[None]:
        """Show the bot typing as long as the block runs."""
        # A task of its own: the block must not wait for Discord, and a refusal must not end it.
        task = asyncio.create_task(_type(self._channel(game)))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def localizer(self, game: Game) -> FluentLocalizer:
        """Return the localizer for the language of the game's server."""
        guild = self._client.get_guild(game.guild_id) if self._client and game.guild_id else None
        return self._translations.bind(guild.preferred_locale.value if guild else None)

    def _channel(self, game: Game) -> discord.PartialMessageable:
        assert self._client is not None
        # Without looking into the cache: a thread that was archived is not in it.
        return self._client.get_partial_messageable(game.channel_id, guild_id=game.guild_id)


@dataclass(frozen=True)
class InteractionReply:
    """The reply to an interaction."""

    interaction: discord.Interaction[Any]
    pictures: PictureCache

    @property
    def channel_id(self) -> int | None:
        """The channel of the interaction."""
        return self.interaction.channel_id

    @property
    def message_id(self) -> int | None:
        """The message whose component was used."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def is_expired(self) -> bool:
        """Whether Discord no longer accepts replies."""
        return self.interaction.is_expired()

    async def send(self, screen: Screen, *, mentioned: Sequence[int] = ()) -> int:
        """Send a public message that notifies the users `mentioned`, and return its id."""
        files = await build_files(screen, self.pictures)
        message = await self.interaction.followup.send(
            view=build_view(screen), files=files, allowed_mentions=only(mentioned), wait=True
        )
        return message.id

    async def edit(self, screen: Screen) -> None:
        """Replace the contents of the message whose component was used."""
        files = await build_files(screen, self.pictures)
        await self.interaction.edit_original_response(view=build_view(screen), attachments=files)

    async def delete_quietly(self) -> None:
        """Delete the message of the answer, or the one whose component was used, if Discord still allows that."""
        if not self.is_expired:
            with suppress(discord.HTTPException, *DISCORD_FAILURES):
                await self.interaction.delete_original_response()


def only(user_ids: Sequence[int]) -> AllowedMentions:
    """Return the permission to notify these users and nobody else."""
    return AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id) for user_id in user_ids])


async def _type(channel: discord.PartialMessageable) -> None:
    with suppress(discord.HTTPException, *DISCORD_FAILURES):
        async with channel.typing():
            # discord.py repeats the typing indicator, which lasts ten seconds, until the task is cancelled.
            await asyncio.Event().wait()
