"""The slash commands that Queendomino adds to a turn: `/tax`, `/build`, `/dragon`."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.chat.court.panel import describe_bribe, describe_purchase, describe_tax
from bot.chat.kit.commands import CommandSet, command, offer_moves, options
from bot.chat.kit.context import Context
from bot.chat.kit.markup import typed_move
from bot.chat.kit.pipeline import AtTable, perform
from bot.chat.turn.actions import play_typed
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.court.moves import Bribe, Build, Tax
from engine.moves import Move
from engine.state import State

M = TypeVar("M", bound=Move)


class CourtCommands(CommandSet, commands.Cog):
    @command("tax")
    @options("knight")
    async def tax(self, interaction: Interaction[Any], knight: str) -> None:
        await self._play(interaction, knight, Tax)

    @command("build")
    @options("tile")
    async def build(self, interaction: Interaction[Any], tile: str) -> None:
        await self._play(interaction, tile, Build)

    @command("dragon")
    @options("burn")
    async def dragon(self, interaction: Interaction[Any], burn: str) -> None:
        await self._play(interaction, burn, Bribe)

    async def _play(self, interaction: Interaction[Any], typed: str, kind: type[Move]) -> None:
        """Play what was typed: the text of a move, or a line that autocomplete offered, which begins with one."""
        # Moves begin with a capital letter and name squares in lower case: "N@g8", "B3@h7".
        text = typed_move(typed)
        move = text[:1].upper() + text[1:].lower()
        play = AtTable(partial(play_typed, kind=kind))
        await perform(play, Context(interaction, self.services, argument=move))

    @tax.autocomplete("knight")
    async def knights(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._legal(interaction, typed, Tax, describe_tax)

    @build.autocomplete("tile")
    async def tiles(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._legal(interaction, typed, Build, describe_purchase)

    @dragon.autocomplete("burn")
    async def burnable(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        return await self._legal(interaction, typed, Bribe, describe_bribe)

    async def _legal(
        self,
        interaction: Interaction[Any],
        typed: str,
        kind: type[M],
        describe: Callable[[State, M, FluentLocalizer], str],
    ) -> list[Choice[str]]:
        """Offer the legal moves of a kind whose description contains what was typed, or say why there is none."""

        async def described(context: Context, table: Table) -> list[tuple[str, str]]:
            moves = (move for move in table.state.legal_moves() if isinstance(move, kind))
            return [(str(move), f"{move} · {describe(table.state, move, context.localizer)}") for move in moves]

        return await offer_moves(interaction, self.services, typed, kind, described)


async def setup(bot: Any) -> None:
    """Add the commands to the bot; discord.py calls this."""
    await bot.add_cog(CourtCommands(bot.services))
