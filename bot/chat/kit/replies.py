"""Replies to interactions, and the deadlines of replies."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import discord
from discord import InteractionResponseType
from discord.utils import snowflake_time

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Purpose, Screen
from bot.chat.kit.channels import first_address, only
from bot.chat.kit.discord_builder import ANYBODY, PictureCache, build, build_edit, build_files
from bot.chat.kit.discord_errors import TROUBLE
from bot.chat.kit.ladder import Ladder
from bot.games.game import MINUTE, Clock


class Reply(Protocol):
    """The reply to an interaction; a reply needs no permission in the channel."""

    @property
    def channel_id(self) -> int | None:
        """The channel of the interaction."""

    @property
    def message_id(self) -> int | None:
        """The message of the used component."""

    @property
    def answered_id(self) -> int | None:
        """The message of the used component if the reply edits it; None if the reply is a new message."""

    @property
    def address(self) -> Address | None:
        """The address of the used component, if its message is public."""

    @property
    def may_send(self) -> bool:
        """Whether the bot may send messages to the channel of the interaction."""

    @property
    def refusals(self) -> list[discord.HTTPException]:
        """Errors of messages to the channel that the reply replaced."""

    @property
    def is_expired(self) -> bool:
        """Whether Discord no longer accepts replies."""

    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message as `Channels.send` does, and return its id."""

    async def edit(self, screen: Screen) -> int:
        """Replace the contents of the message that the reply edits; return its id."""


_NEW_MESSAGE = InteractionResponseType.deferred_channel_message, InteractionResponseType.channel_message
"""The first responses after which the reply to an interaction is a new message."""


_IN_CONVERSATION = discord.Permissions(view_channel=True, send_messages=True)


@dataclass(frozen=True)
class Transport:
    """What replies need to reach Discord."""

    pictures: PictureCache
    ladder: Ladder
    ages: Ages


@dataclass(frozen=True)
class InteractionReply:
    interaction: discord.Interaction[Any]
    transport: Transport
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
        return self.transport.ages.is_expired(self.interaction)

    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message that notifies the users `mentioned`, and return its id."""

        async def attempt(shown: Screen) -> discord.WebhookMessage:
            files, allowed = await build_files(shown, self.transport.pictures), only(mentioned)
            return await self.interaction.followup.send(
                **build(shown), files=files, allowed_mentions=allowed, wait=True, silent=silent
            )

        message = await self.transport.ladder.send("reply", screen.mentioning(mentioned), attempt, self.interaction.id)
        return message.id

    async def edit(self, screen: Screen) -> int:
        """Replace the contents of the message; return its id."""

        async def attempt(shown: Screen) -> discord.InteractionMessage:
            return await self.interaction.edit_original_response(**await build_edit(shown, self.transport.pictures))

        return (await self.transport.ladder.send("answer", screen, attempt, self.interaction.id)).id

    async def edit_quietly(self, screen: Screen) -> None:
        """Replace the contents of the message, if Discord still allows the edit."""
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.edit(screen)

    async def delete_quietly(self) -> None:
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.interaction.delete_original_response()


@dataclass(frozen=True)
class FollowUp:
    """A private message, sent after the answer to an interaction."""

    interaction: discord.Interaction[Any]
    message: discord.WebhookMessage
    transport: Transport

    @classmethod
    async def send(cls, interaction: discord.Interaction[Any], screen: Screen, transport: Transport) -> FollowUp:
        """Send the message, which appears below everything in the channel."""

        async def attempt(shown: Screen) -> discord.WebhookMessage:
            files = await build_files(shown, transport.pictures)
            return await interaction.followup.send(
                **build(shown), files=files, allowed_mentions=ANYBODY, wait=True, ephemeral=True
            )

        shown = replace(screen, purpose=Purpose.SHOW)
        return cls(interaction, await transport.ladder.send("panel", shown, attempt, interaction.id), transport)

    @property
    def id(self) -> int:
        return self.message.id

    async def delete_quietly(self) -> None:
        if not self.transport.ages.is_expired(self.interaction):
            with suppress(discord.HTTPException, *TROUBLE):
                await self.message.delete()


def granted(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return the bot's permissions in the channel of the interaction.

    Discord leaves out two permissions in private conversations, which the bot always has: to see and to send.
    """
    permissions = interaction.app_permissions
    return permissions | _IN_CONVERSATION if interaction.context.dm_channel else permissions


def sending(interaction: discord.Interaction[Any]) -> str:
    """Return the name of the permission that sending a message needs in the channel of the interaction."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return "send_messages_in_threads" if in_thread else "send_messages"


_TOKEN_SECONDS = 15 * MINUTE
"""The age after which Discord refuses replies to an interaction, in seconds."""
_TOLERATED = MINUTE
"""The largest difference between clocks to ignore, in seconds."""


class Ages:
    """The times of Discord's ids by the clock of the machine, which may be hours ahead of Discord's clock."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._ahead = 0.0

    def note_new(self, snowflake: int) -> None:
        """Compare the clocks by an id that Discord has just made."""
        ahead = self.clock() - snowflake_time(snowflake).timestamp()
        self._ahead = ahead if abs(ahead) > _TOLERATED else 0.0

    def made_at(self, snowflake: int) -> float:
        """Return when Discord made an id, in Unix seconds by the clock of the machine."""
        return snowflake_time(snowflake).timestamp() + self._ahead

    def age(self, snowflake: int) -> float:
        """Return the age of an id in seconds."""
        return self.clock() - self.made_at(snowflake)

    def is_expired(self, interaction: discord.Interaction[Any]) -> bool:
        return self.age(interaction.id) >= _TOKEN_SECONDS
