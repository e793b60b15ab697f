"""`/away …`: commands of people who cannot play for some time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat.actions.absence import come_back, leave
from bot.chat.blocks import MAX_OPTIONS
from bot.chat.commands.command_names import command, localized, options
from bot.chat.interactions.error_boundary import perform
from bot.chat.interactions.request import Request
from bot.chat.interactions.services import Services
from bot.chat.screens.away import end_name, matching
from bot.games.timing.dates import offered_ends


class Away(commands.GroupCog, group_name="away", group_description=localized("command-away-about")):
    """The commands of the group `/away`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @command("away-until")
    @options("end")
    async def until(self, interaction: Interaction[Any], end: str) -> None:
        await perform(leave, replace(Request(interaction, self.services), argument=end))

    @until.autocomplete("end")
    async def ends(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        person = await self.services.accounts.person(interaction.user.id)
        localizer = Request(interaction, self.services).localizer
        found = matching(offered_ends(typed, person.time_zone, self.services.clock()), typed, localizer)
        return [Choice(name=end_name(end, localizer), value=end.text) for end in found[:MAX_OPTIONS]]

    @command("away-back")
    async def back(self, interaction: Interaction[Any]) -> None:
        await perform(come_back, Request(interaction, self.services))
