"""`/help`, `/rules`, `/settings`, `/privacy`."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app import Kingdomino
from bot.chat.command_names import command, localised, options
from bot.chat.request import Click, Request
from bot.chat.screen import Screen
from bot.chat.screens import about

BOOKS: list[Choice[str]] = [Choice(name=localised(f"book-{book}"), value=book) for book in about.BOOKS]


class About(commands.Cog):
    """Pages for oneself alone."""

    def __init__(self, bot: Kingdomino) -> None:
        self.bot = bot

    @command("help")
    async def help(self, click: Click) -> None:
        await self._page(click, about.help_page(Request(click).words))

    @command("rules")
    @options("book")
    @app_commands.choices(book=BOOKS)
    async def rules(self, click: Click, book: str | None = None) -> None:
        await self._page(click, about.rules(book or await self._book_here(click), Request(click).words))

    async def _book_here(self, click: Click) -> str:
        """The rules of what is played in the channel; Kingdomino's where nothing is."""
        table = await self.bot.tables.live(click.channel_id or 0)
        return about.BOOK_OF.get(table.variant.base, "kingdomino") if table else "kingdomino"

    @command("settings")
    async def settings(self, click: Click) -> None:
        person = await self.bot.store.person(click.user.id)
        await self._page(click, about.settings(person, self.bot.clock(), Request(click).words))

    @command("privacy")
    async def privacy(self, click: Click) -> None:
        await self._page(click, about.privacy(Request(click).words))

    async def _page(self, click: Click, screen: Screen) -> None:
        await click.response.send_message(view=screen.layout, ephemeral=True)


async def setup(bot: Kingdomino) -> None:
    await bot.add_cog(About(bot))
