"""`/board`, `/games`, `/history`, `/stats`: lookups in ephemeral messages."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat.actions.history import list_games
from bot.chat.blocks import Screen
from bot.chat.command_names import command, options
from bot.chat.request import Request, request_here
from bot.chat.screens import lookups
from bot.chat.services import Services
from bot.games.errors import NotPlaying
from bot.games.names import plain_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


class Lookups(commands.Cog):
    """Answers that only the person who asks sees."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("board")
    @options("kingdom", "text")
    async def board(self, interaction: Interaction[Any], kingdom: str | None = None, text: bool = False) -> None:
        request = await request_here(interaction, self.services)
        await request.defer()
        table = await self.services.tables.table(request.required_game_id)
        if not table.moves:
            raise NotPlaying(table.game)
        # Views and alt texts score every kingdom: too much for the event loop.
        await request.answer(
            await asyncio.to_thread(_board, table, interaction.user.id, request.localizer, kingdom, as_text=text)
        )

    @board.autocomplete("kingdom")
    async def kingdoms(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.services.tables.live(interaction.channel_id or 0)
        if table is None or not table.moves:
            return []
        named = [(index, table.kingdom_name(index)) for index in range(len(table.state.kingdoms))]
        return [Choice(name=name, value=str(index)) for index, name in named if typed.casefold() in name.casefold()]

    @command("games")
    async def games(self, interaction: Interaction[Any]) -> None:
        request = Request(interaction, self.services)
        await request.defer()
        mine = await self.services.games.games_of(interaction.user.id)
        tables = [await self.services.tables.table(game.id) for game in mine]
        await request.answer(lookups.games(tables, interaction.user.id, request.localizer))

    @command("history")
    async def history(self, interaction: Interaction[Any]) -> None:
        await list_games(Request(interaction, self.services))

    @command("stats")
    @options("player")
    async def stats(self, interaction: Interaction[Any], player: discord.User | None = None) -> None:
        request = Request(interaction, self.services)
        await request.defer()
        person = player or interaction.user
        rows = await self.services.accounts.statistics(person.id, interaction.guild_id)
        await request.answer(lookups.statistics(plain_name(person.display_name), rows, request.localizer))


def _board(table: Table, user_id: int, localizer: FluentLocalizer, kingdom: str | None, *, as_text: bool) -> Screen:
    """Build the screen for `kingdom`, an index as text; for the whole table if there is no such kingdom."""
    if as_text:
        return lookups.board_text(table, user_id, localizer)
    # People may type something else than autocomplete offered.
    known = [index for index in range(len(table.state.kingdoms)) if str(index) == kingdom]
    return lookups.board(table, user_id, localizer, *known)
