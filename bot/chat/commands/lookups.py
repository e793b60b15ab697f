"""`/board`, `/games`, `/history`, `/stats`: looking things up, for oneself alone."""

from __future__ import annotations

import discord
from discord.app_commands import Choice
from discord.ext import commands

from bot.app import Kingdomino
from bot.chat import actions
from bot.chat.command_names import command, options
from bot.chat.request import Click, Request
from bot.chat.screens import lookups as library
from bot.games.errors import NotPlaying
from bot.games.names import plain_name


class Library(commands.Cog):
    """Answers that only the person who asks sees."""

    def __init__(self, bot: Kingdomino) -> None:
        self.bot = bot

    @command("board")
    @options("kingdom", "text")
    async def board(self, click: Click, kingdom: str | None = None, text: bool = False) -> None:
        request = await self.bot.request_here(click)
        await request.defer()
        table = await self.bot.tables.table(request.game)
        if not table.moves:
            raise NotPlaying(table.game)
        if text:
            await request.answer(library.board_text(table, click.user.id, request.words))
        else:
            wanted = [index for index in range(len(table.state.kingdoms)) if str(index) == kingdom]
            await request.answer(library.board(table, click.user.id, request.words, *wanted))

    @board.autocomplete("kingdom")
    async def kingdoms(self, click: Click, typed: str) -> list[Choice[str]]:
        table = await self.bot.tables.live(click.channel_id or 0)
        if table is None or not table.moves:
            return []
        named = [(index, table.kingdom_name(index)) for index in range(len(table.state.kingdoms))]
        return [Choice(name=name, value=str(index)) for index, name in named if typed.casefold() in name.casefold()]

    @command("games")
    async def games(self, click: Click) -> None:
        request = Request(click)
        await request.defer()
        mine = await self.bot.store.games_of(click.user.id)
        tables = [await self.bot.tables.table(game.id) for game in mine]
        await request.answer(library.games(tables, click.user.id, request.words))

    @command("history")
    async def history(self, click: Click) -> None:
        await actions.shelf(Request(click))

    @command("stats")
    @options("player")
    async def stats(self, click: Click, player: discord.User | None = None) -> None:
        request = Request(click)
        await request.defer()
        person = player or click.user
        rows = await self.bot.store.statistics(person.id, click.guild_id)
        await request.answer(library.statistics(plain_name(person.display_name), rows, request.words))


async def setup(bot: Kingdomino) -> None:
    await bot.add_cog(Library(bot))
