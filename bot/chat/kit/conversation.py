"""How an interaction is answered: Discord takes one first response within three seconds, and messages after it."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from enum import Enum, auto
from typing import Any

import aiohttp
import discord
from discord import AllowedMentions, InteractionResponseType, ui

from bot.chat.kit.blocks import Screen
from bot.chat.kit.context import Context
from bot.chat.kit.discord_builder import build_edit, build_note, build_view
from bot.chat.kit.discord_channels import FollowUp, InteractionReply
from bot.chat.kit.panels import PanelKind
from bot.chat.kit.text_mode import in_text_mode
from bot.games.people import Person
from bot.games.table import Table
from renderers import theme_named

log = logging.getLogger(__name__)

# Discord's error code for a second response to one interaction.
_ALREADY_ACKNOWLEDGED = 40060
_RETRY_SECONDS = 1
"""How long discord.py waits at least before it repeats a request that Discord has answered with a failure."""


class AnsweredElsewhere(Exception):
    """Another program that runs with the same token has acknowledged the interaction, and carries it out."""


class Where(Enum):
    """Where a control is answered; a command always is in a new message that only the person sees."""

    HERE = auto()
    """In the message of the control."""
    FRESH = auto()
    """The same, but in a new message if others see that one."""
    ASIDE = auto()
    """In a new message: that of the control stays as it is."""


class Conversation:
    """The answers to one interaction."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.interaction = context.interaction
        self.is_answered = False
        """Whether the person has seen an answer, or knows that there is none."""

    async def acknowledge(self, where: Where) -> None:
        """Say that an answer will come. Raises AnsweredElsewhere if another program has acknowledged it."""
        is_new = where is Where.ASIDE or (where is Where.FRESH and not self.context.is_ephemeral)
        await acknowledge(self.interaction, is_new=is_new or not self.context.is_component)

    async def show(self, screen: Screen, *, text_mode: bool = False) -> int:
        """Show the screen as the answer; return the id of the message that shows it.

        It is in text mode if the reader has chosen that, or with `text_mode`.
        """
        shown = await self._for_reader(screen, text_mode=text_mode)
        view, files = await build_edit(shown, self.context.services.pictures)
        message = await self.interaction.edit_original_response(
            # `attachments` replaces the files of the message, so pictures of an older state do not pile up.
            view=view,
            attachments=files,
            allowed_mentions=AllowedMentions.none(),
        )
        self.is_answered = True
        return message.id

    async def show_panel(self, screen: Screen, table: Table, kind: PanelKind) -> None:
        """Show the person's panel at the table, or what is left of it, as the answer; the one before disappears."""
        message_id = await self.show(screen)
        await self.context.services.panels.replace(table, self.context.user_id, message_id, self._reply, kind)

    async def send_panel(self, screen: Screen, table: Table, kind: PanelKind) -> None:
        """Send the person's panel below all that the channel shows; the one before disappears.

        If they have opened one themselves in the meantime, that stays instead.
        """
        services, user_id = self.context.services, self.context.user_id
        shown = await self._for_reader(screen)
        sent = await FollowUp.send(self.interaction, shown, services.pictures, services.clock)
        if services.panels.has_opened(table, user_id):
            await sent.delete_quietly()
        else:
            await services.panels.replace(table, user_id, sent.id, sent, kind)

    async def send_file(self, text: str, name: str, content: bytes) -> None:
        """Send an ephemeral text with a file; the message of the component stays as it is."""
        view = build_note(text).add_item(ui.File(f"attachment://{name}"))
        file = discord.File(io.BytesIO(content), name)
        await self.interaction.followup.send(view=view, file=file, ephemeral=True)
        self.is_answered = True

    async def note(self, text: str) -> None:
        """Send an ephemeral text; the message of the component stays as it is."""
        await self._send_aside(build_note(text))

    async def ask(self, screen: Screen) -> None:
        """Send an ephemeral screen without pictures; the message of the component stays as it is."""
        await self._send_aside(build_view(screen))

    async def _send_aside(self, view: ui.LayoutView) -> None:
        await send_aside(self.interaction, view, is_answered=self.is_answered)
        self.is_answered = True

    @property
    def public_reply(self) -> InteractionReply | None:
        """The way to answer in public, which needs no permission in the channel; None if it would not be public.

        Discord puts the first message that follows an ephemeral deferral into that deferral: until the person has been
        answered, nobody else would see it.
        """
        return None if self._is_deferred_to_new_message and not self.is_answered else self._reply

    @property
    def _reply(self) -> InteractionReply:
        return InteractionReply(self.interaction, self.context.services.pictures, self.context.services.clock)

    @property
    def _is_deferred_to_new_message(self) -> bool:
        return self.interaction.response.type is InteractionResponseType.deferred_channel_message

    async def _for_reader(self, screen: Screen, *, text_mode: bool = False) -> Screen:
        """Return the screen as the only reader of the answer wants it, if there is only one."""
        reader = self._only_reader
        if text_mode or (reader and reader.text_mode):
            return await asyncio.to_thread(in_text_mode, screen)
        if not reader:
            return screen
        screen = screen.in_theme(theme_named(reader.theme)) if reader.theme else screen
        # Only people who may want text mode hear alt texts.
        return screen.with_alt_note(self.context.localizer("alt-text-mode"))

    @property
    def _only_reader(self) -> Person | None:
        """The person who alone sees the answer, if they have settings."""
        is_alone = self.context.is_ephemeral or self._is_deferred_to_new_message
        return self.context.known_person if is_alone else None


async def acknowledge(interaction: discord.Interaction[Any], *, is_new: bool) -> None:
    """Say that an answer will come: in a new ephemeral message if `is_new`, else in the message of the component.

    Raises AnsweredElsewhere if another program has acknowledged the interaction.
    """
    try:
        await _defer(interaction, is_new=is_new)
    except (aiohttp.ClientError, OSError):
        # Discord may have heard it nevertheless: acknowledging twice does no harm.
        await _defer(interaction, is_new=is_new, is_retry=True)


async def _defer(interaction: discord.Interaction[Any], *, is_new: bool, is_retry: bool = False) -> None:
    begun = time.monotonic()
    try:
        # For a component, a plain deferral means that its message will be edited. Whether a new message is ephemeral is
        # decided by the deferral and cannot be changed afterwards.
        if is_new:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except discord.HTTPException as error:
        if error.code != _ALREADY_ACKNOWLEDGED:
            raise
        if not is_retry and time.monotonic() - begun < _RETRY_SECONDS:
            raise AnsweredElsewhere from error
        # The first attempt reached Discord, although its answer did not reach the bot.
        log.debug("interaction %s was acknowledged already", interaction.id)


async def send_aside(interaction: discord.Interaction[Any], view: ui.LayoutView, *, is_answered: bool) -> None:
    """Send an ephemeral message; that of the component stays as it is.

    `is_answered`: the answer that was announced by acknowledging the interaction has been given.
    """
    response = interaction.response
    if not response.is_done():
        await _send_first(interaction, view)
    # The person sees a message that says the bot is thinking: fill it instead of leaving it there.
    elif response.type is InteractionResponseType.deferred_channel_message and not is_answered:
        await _fill_deferral(interaction, view)
    else:
        await interaction.followup.send(view=view, ephemeral=True)


async def _send_first(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    try:
        await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as error:
        if error.code != _ALREADY_ACKNOWLEDGED:
            raise
        await interaction.followup.send(view=view, ephemeral=True)


async def _fill_deferral(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    try:
        await interaction.edit_original_response(view=view, attachments=[])
    except (aiohttp.ClientError, OSError):
        # Nothing else would end the deferral, and an edit that is made twice does no harm.
        await interaction.edit_original_response(view=view, attachments=[])
