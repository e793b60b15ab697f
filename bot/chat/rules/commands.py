"""`/kingdomino rules` and `/kingdomino tutorial`."""

from typing import Any

from discord import Interaction, app_commands

from bot.chat.kit.commands import CommandSet, command, game_choices, options
from bot.chat.kit.pipeline import Alone
from bot.chat.rules.actions import learn, read_rules, read_rules_here
from bot.chat.rules.screens import usual_page
from bot.chat.rules.tutorial import Bookmark
from bot.games.lessons import KINGDOMINO


class RulesCommands(CommandSet):
    @command("command-rules")
    @options("book")
    @app_commands.choices(book=game_choices())
    async def rules(self, interaction: Interaction[Any], book: str | None = None) -> None:
        page = str(usual_page(book)) if book else ""
        await self.perform(interaction, Alone(read_rules if book else read_rules_here), page)

    @command("command-tutorial")
    async def tutorial(self, interaction: Interaction[Any]) -> None:
        await self.perform(interaction, Alone(learn), str(Bookmark(KINGDOMINO)))
