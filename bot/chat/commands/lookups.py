"""`/board`, `/games`, `/history`, `/stats`: looking things up, for oneself alone."""

from __future__ import annotations

from typing import Any

import discord
from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat import actions
from bot.chat.command_names import command, options
from bot.chat.request import Request, request_here
from bot.chat.screens import lookups as library
from bot.chat.services import Services
from bot.games.errors import NotPlaying
from bot.games.names import plain_name


class Library(commands.Cog):
    """Answers that only the person who asks sees."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("board")
    @options("kingdom", "text")
    async def board(self, interaction: Interaction[Any], kingdom: str | None = None, text: bool = False) -> None:
        request = await request_here(interaction, self.services)
        await request.defer()
        table = await self.services.tables.table(request.game)
        if not table.moves:
            raise NotPlaying(table.game)
        if text:
            await request.answer(library.board_text(table, interaction.user.id, request.words))
        else:
            wanted = [index for index in range(len(table.state.kingdoms)) if str(index) == kingdom]
            await request.answer(library.board(table, interaction.user.id, request.words, *wanted))

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
        await request.answer(library.games(tables, interaction.user.id, request.words))

    @command("history")
    async def history(self, interaction: Interaction[Any]) -> None:
        await actions.shelf(Request(interaction, self.services))

    @command("stats")
    @options("player")
    async def stats(self, interaction: Interaction[Any], player: discord.User | None = None) -> None:
        request = Request(interaction, self.services)
        await request.defer()
        person = player or interaction.user
        rows = await self.services.accounts.statistics(person.id, interaction.guild_id)
        await request.answer(library.statistics(plain_name(person.display_name), rows, request.words))
