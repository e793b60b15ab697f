"""Queendomino's slash commands for a turn, such as `/queendomino tax`."""

from typing import Any

from discord import Interaction

from bot.chat.court.panel import describe_bribes, describe_purchases, describe_taxes
from bot.chat.deeds.turn import end_turn, move_command
from bot.chat.handling.commands import command, run
from bot.chat.handling.context import AtTable
from engine.court.extension import COURT
from engine.court.moves import Bribe, Build, Tax
from engine.moves import Done

move_command("queendomino tax", "knight", Tax, describe_taxes, extension=COURT)
move_command("queendomino build", "tile", Build, describe_purchases, extension=COURT)
move_command("queendomino dragon", "burn", Bribe, describe_bribes, extension=COURT)


@command("queendomino done")
async def done_command(interaction: Interaction[Any]) -> None:
    await run(interaction, AtTable(end_turn, extension=COURT), str(Done()))
