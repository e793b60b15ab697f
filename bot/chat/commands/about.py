"""`/help`, `/rules`, `/settings`, `/privacy`."""

from __future__ import annotations

from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat.blocks import Screen
from bot.chat.command_names import command, localised, options
from bot.chat.discord_builder import build_view
from bot.chat.request import Request
from bot.chat.screens import about
from bot.chat.services import Services

BOOKS: list[Choice[str]] = [Choice(name=localised(f"book-{book}"), value=book) for book in about.BOOKS]


class About(commands.Cog):
    """Pages that only the person who asks sees."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("help")
    async def help(self, interaction: Interaction[Any]) -> None:
        await self._show(interaction, about.help_page(Request(interaction, self.services).localizer))

    @command("rules")
    @options("book")
    @app_commands.choices(book=BOOKS)
    async def rules(self, interaction: Interaction[Any], book: str | None = None) -> None:
        await self._show(
            interaction,
            about.rules(book or await self._book_here(interaction), Request(interaction, self.services).localizer),
        )

    async def _book_here(self, interaction: Interaction[Any]) -> str:
        """Return the rulebook of the game in the channel; Kingdomino's if there is no game."""
        table = await self.services.tables.live(interaction.channel_id or 0)
        return about.book_of(table.variant.base) if table else about.KINGDOMINO

    @command("settings")
    async def settings(self, interaction: Interaction[Any]) -> None:
        person = await self.services.accounts.person(interaction.user.id)
        await self._show(
            interaction, about.settings(person, self.services.clock(), Request(interaction, self.services).localizer)
        )

    @command("privacy")
    async def privacy(self, interaction: Interaction[Any]) -> None:
        await self._show(interaction, about.privacy(Request(interaction, self.services).localizer))

    async def _show(self, interaction: Interaction[Any], screen: Screen) -> None:
        # Pages of text are ready within three seconds, so they need no deferral.
        await interaction.response.send_message(view=build_view(screen), ephemeral=True)
