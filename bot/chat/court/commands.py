"""Queendomino's slash commands for a turn: `/tax`, `/build`, `/dragon`."""

from typing import Any

from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat.court.panel import describe_bribes, describe_purchases, describe_taxes
from bot.chat.kit.commands import CommandSet, command, completes, options
from bot.chat.turn.commands import TypedCommand
from engine.court.moves import Bribe, Build, Tax

TAX, BUILD = TypedCommand(Tax, describe_taxes), TypedCommand(Build, describe_purchases)
DRAGON = TypedCommand(Bribe, describe_bribes)


class CourtCommands(CommandSet, commands.Cog):
    @command("tax")
    @options("knight")
    async def tax(self, interaction: Interaction[Any], knight: str) -> None:
        await TAX.perform(interaction, self.services, knight)

    @command("build")
    @options("tile")
    async def build(self, interaction: Interaction[Any], tile: str) -> None:
        await BUILD.perform(interaction, self.services, tile)

    @command("dragon")
    @options("burn")
    async def dragon(self, interaction: Interaction[Any], burn: str) -> None:
        await DRAGON.perform(interaction, self.services, burn)

    @completes(tax, "knight")
    async def knights(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await TAX.offer(interaction, self.services, typed)

    @completes(build, "tile")
    async def tiles(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await BUILD.offer(interaction, self.services, typed)

    @completes(dragon, "burn")
    async def burnable(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await DRAGON.offer(interaction, self.services, typed)


async def setup(bot: Any) -> None:
    """Add the commands to the bot; discord.py calls this function."""
    await bot.add_cog(CourtCommands(bot.services))
