"""Responds to interactions: Discord takes one first response to each, within three seconds, and messages after it."""

from __future__ import annotations

import logging
import time
from typing import Any

import aiohttp
import discord
from discord import InteractionResponseType, ui

log = logging.getLogger(__name__)

# Discord's error code for a second response to one interaction.
_ALREADY_ACKNOWLEDGED = 40060
_RETRY_SECONDS = 1
"""How long discord.py waits at least before it repeats a request that Discord has answered with a failure."""


class AnsweredElsewhere(Exception):
    """Another program that runs with the same token has acknowledged the interaction, and carries it out."""


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
