"""What autocomplete offers while somebody types a move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias

from discord import Interaction
from discord.app_commands import Choice

from bot.chat.blocks import MAX_OPTION_TEXT, MAX_OPTIONS
from bot.chat.interactions.error_messages import explain
from bot.chat.interactions.request import Request
from bot.chat.interactions.services import Services
from bot.chat.markup import without_marks
from bot.chat.transport.discord_builder import shorten
from bot.chat.typed_text import searchable
from bot.games.refusals import Refusal
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move

DescribeMoves: TypeAlias = Callable[[Request, Table], Awaitable[Iterable[tuple[str, str]]]]
"""Returns the texts of the legal moves of a kind with their descriptions, for the person who asks."""


async def offer_moves(
    interaction: Interaction[Any], services: Services, typed: str, kind: type[Move], describe: DescribeMoves
) -> list[Choice[str]]:
    """Offer the moves of a kind that match; or one entry that says why there is none, and is refused when it is sent.

    Autocomplete has no other way to explain anything. Where nothing matches, that entry sends what was typed.
    """
    request = Request(interaction, services)
    await request.learn_language()
    table = await services.tables.live(interaction.channel_id or 0)
    if table is None:
        return [_reason(request.localizer("error-no-game-here"))]
    try:
        table.require_may_move(None, request.actor)
    except Refusal as error:
        return [_reason(explain(error, request.localizer))]
    if reason := table.state.refusal(kind):
        return [_reason(request.localizer(f"illegal-{reason.value}"))]
    return matching(await describe(request, table), typed) or [_no_match(typed, request.localizer)]


def _reason(text: str) -> Choice[str]:
    why = shorten(without_marks(text), MAX_OPTION_TEXT)
    return Choice(name=why, value=why)


def _no_match(typed: str, localizer: FluentLocalizer) -> Choice[str]:
    return Choice(name=localizer("nothing-matches"), value=typed[:MAX_OPTION_TEXT])


async def localizer_of(interaction: Interaction[Any], services: Services) -> FluentLocalizer:
    """Return the texts in the language of the person who types, also if nothing is known of them in memory yet."""
    request = Request(interaction, services)
    await request.learn_language()
    return request.localizer


def matching(described: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Offer the (value, text) pairs that contain all words typed so far, cut to what Discord shows."""
    words = searchable(typed).split()
    found = [(value, text) for value, text in described if all(word in searchable(text) for word in words)]
    return [Choice(name=shorten(text, MAX_OPTION_TEXT), value=value) for value, text in found[:MAX_OPTIONS]]
