"""`/help`, `/rules`, `/tutorial`, `/settings`, `/server`, `/privacy`."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat.actions.privacy import show_privacy
from bot.chat.actions.rules import read_rules, show_help
from bot.chat.actions.server import show_server
from bot.chat.actions.settings import choose_zone, show_settings
from bot.chat.actions.tutorial import learn
from bot.chat.commands.autocomplete import matching
from bot.chat.commands.command_names import command, game_choices, options
from bot.chat.interactions.error_boundary import perform
from bot.chat.interactions.request import Request
from bot.chat.interactions.services import Services
from bot.chat.screens.rules import USUAL_BOOK, Page, usual_page
from bot.chat.screens.time_settings import zones_at
from bot.chat.screens.tutorial import Bookmark
from bot.games.lessons import KINGDOMINO


class About(commands.Cog):
    """Pages that only the person who asks sees."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("help")
    async def help(self, interaction: Interaction[Any]) -> None:
        await perform(show_help, Request(interaction, self.services))

    @command("rules")
    @options("book")
    @app_commands.choices(book=game_choices())
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
    @options("zone")
    async def settings(self, interaction: Interaction[Any], zone: str | None = None) -> None:
        request = Request(interaction, self.services, argument=zone or "")
        await perform(choose_zone if zone else show_settings, request)

    @settings.autocomplete("zone")
    async def zones(self, _: Interaction[Any], typed: str) -> list[Choice[str]]:
        now = self.services.clock()
        # Hundreds of small files are read the first time, and hundreds of clocks every time.
        return await asyncio.to_thread(lambda: matching(zones_at(now, everywhere=bool(typed.strip())), typed))

    # In a private conversation there is nothing to set.
    @command("server")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def server(self, interaction: Interaction[Any]) -> None:
        await perform(show_server, Request(interaction, self.services))

    @command("privacy")
    async def privacy(self, interaction: Interaction[Any]) -> None:
        await perform(show_privacy, Request(interaction, self.services))


async def _read_rules_here(request: Request) -> None:
    """Show the rules of the game in the channel, or of the last one that was played there."""
    await request.defer()
    table = await request.services.tables.latest(request.interaction.channel_id or 0)
    page = Page.of(table) if table else usual_page(USUAL_BOOK)
    await read_rules(replace(request, argument=str(page)))
