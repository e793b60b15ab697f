"""What autocomplete offers while somebody types a move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import Interaction
from discord.app_commands import Choice

from bot.chat.blocks import MAX_OPTION_TEXT, MAX_OPTIONS
from bot.chat.interactions.request import Request
from bot.chat.interactions.services import Services
from bot.chat.transport.discord_builder import shorten
from bot.chat.typed_text import searchable
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move


async def table_awaiting(interaction: Interaction[Any], services: Services) -> Table | None:
    """Return the table of the channel if it waits for this person."""
    # Silent for everybody else: autocomplete has no way to show an error.
    table = await services.tables.live(interaction.channel_id or 0)
    return table if table and table.awaits(interaction.user.id) else None


async def localizer_of(interaction: Interaction[Any], services: Services) -> FluentLocalizer:
    """Return the texts in the language of the person who types, also if nothing is known of them in memory yet."""
    request = Request(interaction, services)
    await request.learn_language()
    return request.localizer


def legal_or_why_not(
    table: Table, kind: type[Move], described: Iterable[tuple[str, str]], typed: str, localizer: FluentLocalizer
) -> list[Choice[str]]:
    """Offer the moves of a kind that match; or one entry that says why none is legal, and is refused when it is sent.

    `described` are the texts of the legal moves with their descriptions.
    """
    if reason := table.state.refusal(kind):
        why = shorten(localizer(f"illegal-{reason.value}"), MAX_OPTION_TEXT)
        return [Choice(name=why, value=why)]
    return matching(described, typed)


def matching(described: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Offer the (value, text) pairs that contain all words typed so far, cut to what Discord shows."""
    words = searchable(typed).split()
    found = [(value, text) for value, text in described if all(word in searchable(text) for word in words)]
    return [Choice(name=shorten(text, MAX_OPTION_TEXT), value=value) for value, text in found[:MAX_OPTIONS]]
