"""`/help`, `/rules`, `/settings`, `/privacy`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat.actions.rules import read_rules
from bot.chat.actions.settings import show_settings
from bot.chat.actions.tutorial import learn
from bot.chat.blocks import Screen
from bot.chat.command_names import command, localised, options
from bot.chat.discord_builder import build_view
from bot.chat.error_boundary import perform
from bot.chat.request import Request
from bot.chat.screens import about
from bot.chat.screens.privacy import privacy
from bot.chat.screens.rules import Page, usual_page
from bot.chat.screens.tutorial import Bookmark
from bot.chat.services import Services
from bot.games.lessons import KINGDOMINO
from engine.variants import VARIANTS

BOOKS: list[Choice[str]] = [Choice(name=localised(f"variant-{base}"), value=base) for base in VARIANTS]
USUAL_BOOK: Final = "kd"
"""The variant whose rules are shown where nothing has been played."""


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
        request = Request(interaction, self.services)
        if book:
            await perform(read_rules, replace(request, argument=str(usual_page(book))))
        else:
            await perform(_read_rules_here, request)

    @command("tutorial")
    async def tutorial(self, interaction: Interaction[Any]) -> None:
        first_page = str(Bookmark(KINGDOMINO))
        await perform(learn, Request(interaction, self.services, argument=first_page))

    @command("settings")
    async def settings(self, interaction: Interaction[Any]) -> None:
        await perform(show_settings, Request(interaction, self.services))

    @command("privacy")
    async def privacy(self, interaction: Interaction[Any]) -> None:
        await self._show(interaction, privacy(Request(interaction, self.services).localizer))

    async def _show(self, interaction: Interaction[Any], screen: Screen) -> None:
        # Pages of text are ready within three seconds, so they need no deferral.
        await interaction.response.send_message(view=build_view(screen), ephemeral=True)


async def _read_rules_here(request: Request) -> None:
    """Show the rules of the game in the channel, or of the last one that was played there."""
    await request.defer()
    table = await request.services.tables.latest(request.interaction.channel_id or 0)
    page = Page.of(table) if table else usual_page(USUAL_BOOK)
    await read_rules(replace(request, argument=str(page)))
