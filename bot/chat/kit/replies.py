"""Replies to interactions, and until when Discord accepts them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord
from discord import InteractionResponseType
from discord.utils import snowflake_time

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Screen
from bot.chat.kit.channels import first_address, only
from bot.chat.kit.discord_builder import ANYBODY, PictureCache, build, build_edit, build_files, build_view
from bot.chat.kit.discord_errors import TROUBLE, again_without_emoji
from bot.games.game import MINUTE
from bot.games.repositories import Clock


class Reply(Protocol):
    """The reply to an interaction; it needs no permission in the channel."""

    @property
    def channel_id(self) -> int | None:
        """The channel of the interaction."""

    @property
    def message_id(self) -> int | None:
        """The message whose component was used."""

    @property
    def answered_id(self) -> int | None:
        """The message whose component was used, if the interaction is answered in it; None if in a new one."""

    @property
    def address(self) -> Address | None:
        """The address of the component that was used, if it is in a public message."""

    @property
    def may_send(self) -> bool:
        """Whether the bot may send messages to the channel of the interaction."""

    @property
    def refusals(self) -> list[discord.HTTPException]:
        """Why the channel did not take messages that this reply took the place of."""

    @property
    def is_expired(self) -> bool:
        """Whether Discord no longer accepts replies."""

    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message as `Channels.send` does, and return its id."""

    async def edit(self, screen: Screen) -> None:
        """Replace the contents of the message in which the interaction is answered."""


_NEW_MESSAGE = InteractionResponseType.deferred_channel_message, InteractionResponseType.channel_message
"""The first responses after which an interaction is answered in a message of its own."""


_IN_CONVERSATION = discord.Permissions(view_channel=True, send_messages=True)


@dataclass(frozen=True)
class InteractionReply:
    interaction: discord.Interaction[Any]
    pictures: PictureCache
    ages: Ages
    refusals: list[discord.HTTPException] = field(default_factory=list)

    @property
    def channel_id(self) -> int | None:
        return self.interaction.channel_id

    @property
    def message_id(self) -> int | None:
        return self.interaction.message.id if self.interaction.message else None

    @property
    def answered_id(self) -> int | None:
        return None if self.interaction.response.type in _NEW_MESSAGE else self.message_id

    @property
    def address(self) -> Address | None:
        message = self.interaction.message
        return None if message is None or message.flags.ephemeral else first_address(self.interaction.data)

    @property
    def may_send(self) -> bool:
        """Whether the bot may send pictures to the channel of the interaction."""
        may = granted(self.interaction)
        return may.view_channel and may.attach_files and getattr(may, sending(self.interaction))

    @property
    def is_expired(self) -> bool:
        return self.ages.is_expired(self.interaction)

    @again_without_emoji
    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message that notifies the users `mentioned`, and return its id."""
        message = await self.interaction.followup.send(
            **build(screen.mentioning(mentioned)),
            files=await build_files(screen, self.pictures),
            allowed_mentions=only(mentioned),
            wait=True,
            silent=silent,
        )
        return message.id

    @again_without_emoji
    async def edit(self, screen: Screen) -> None:
        await self.interaction.edit_original_response(**await build_edit(screen, self.pictures))

    async def edit_quietly(self, screen: Screen) -> None:
        """Replace the contents of that message, if Discord still allows that."""
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.edit(screen)

    async def delete_quietly(self) -> None:
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.interaction.delete_original_response()


@dataclass(frozen=True)
class FollowUp:
    """A message that only one person sees, sent after the answer to their interaction."""

    interaction: discord.Interaction[Any]
    message: discord.WebhookMessage
    ages: Ages

    @classmethod
    @again_without_emoji
    async def send(
        cls, interaction: discord.Interaction[Any], screen: Screen, pictures: PictureCache, ages: Ages
    ) -> FollowUp:
        """Send the message; it comes below all that the channel shows."""
        files = await build_files(screen, pictures)
        message = await interaction.followup.send(
            view=build_view(screen), files=files, allowed_mentions=ANYBODY, wait=True, ephemeral=True
        )
        return cls(interaction, message, ages)

    @property
    def id(self) -> int:
        return self.message.id

    async def delete_quietly(self) -> None:
        if not self.ages.is_expired(self.interaction):
            with suppress(discord.HTTPException, *TROUBLE):
                await self.message.delete()


def granted(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return what the bot may do in the channel of the interaction.

    Of its private conversations Discord does not say that the bot sees them and may write there, which it always may.
    """
    permissions = interaction.app_permissions
    return permissions | _IN_CONVERSATION if interaction.context.dm_channel else permissions


def sending(interaction: discord.Interaction[Any]) -> str:
    """Return the name of the permission that sending a message needs in the channel of the interaction."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return "send_messages_in_threads" if in_thread else "send_messages"


_TOKEN_SECONDS = 15 * MINUTE
"""How long Discord accepts replies to an interaction."""
_TOLERATED = MINUTE
"""Seconds by which clocks may differ."""


class Ages:
    """When Discord made its ids, which hold its time, by the clock of this machine, which may be hours ahead."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._ahead = 0.0

    def note_new(self, snowflake: int) -> None:
        """Compare the clocks by an id that Discord has made just now."""
        ahead = self.clock() - snowflake_time(snowflake).timestamp()
        self._ahead = ahead if abs(ahead) > _TOLERATED else 0.0

    def made_at(self, snowflake: int) -> float:
        """Return when an id was made, in Unix seconds by the clock of this machine."""
        return snowflake_time(snowflake).timestamp() + self._ahead

    def age(self, snowflake: int) -> float:
        """Return how many seconds ago an id was made."""
        return self.clock() - self.made_at(snowflake)

    def is_expired(self, interaction: discord.Interaction[Any]) -> bool:
        return self.age(interaction.id) >= _TOKEN_SECONDS
