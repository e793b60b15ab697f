"""Queendomino's slash commands for a turn: `/tax`, `/build`, `/dragon`."""

from bot.chat.court.panel import describe_bribes, describe_purchases, describe_taxes
from bot.chat.deeds.turn import move_command
from engine.court.moves import Bribe, Build, Tax

move_command("tax", "knight", Tax, describe_taxes)
move_command("build", "tile", Build, describe_purchases)
move_command("dragon", "burn", Bribe, describe_bribes)
