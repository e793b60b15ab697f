"""`/kingdomino history`."""

import re
from typing import Any

from discord import Interaction
from discord.app_commands import Choice

from bot.chat.history.actions import export_chosen_game, list_games
from bot.chat.history.screens import described_games
from bot.chat.kit.blocks import MAX_OPTIONS
from bot.chat.kit.commands import CommandSet, command, localizer_of, matching, options
from bot.chat.kit.pipeline import Alone


class HistoryCommands(CommandSet):
    @command("command-history")
    @options("export")
    async def history(self, interaction: Interaction[Any], export: str | None = None) -> None:
        await self.perform(interaction, Alone(list_games if export is None else export_chosen_game), export or "")

    @history.autocomplete("export")
    async def games_here(self, interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
        games, channel_id = self.services.games, interaction.channel_id or 0
        found = await games.games_in(channel_id, MAX_OPTIONS)
        # The newest games are listed; older games are found by their number.
        if re.fullmatch(r"\d{1,18}", typed.strip(), re.ASCII):
            found = (*await games.games_in(channel_id, 1, int(typed) + 1), *found)
        described = dict(described_games(found, await localizer_of(interaction, self.services)))
        return matching(described.items(), typed)
