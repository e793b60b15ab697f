"""`/kingdomino pace`."""

from typing import Any

from discord import Interaction

from bot.chat.kit.commands import CommandSet, command
from bot.chat.kit.pipeline import AtTable
from bot.chat.pace.actions import show_pace


class PaceCommands(CommandSet):
    @command("command-pace")
    async def pace(self, interaction: Interaction[Any]) -> None:
        await self.perform(interaction, AtTable(show_pace))
