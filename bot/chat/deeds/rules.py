"""The pages of the rules, also for the game in the channel."""

from typing import Any

from discord import Interaction
from discord.app_commands import Transform

from bot.chat.actions import Action
from bot.chat.handling.commands import A_GAME, command, options, run
from bot.chat.handling.context import Alone, Context
from bot.chat.handling.pipeline import alone
from bot.chat.screens.rules import USUAL_BOOK, Page, rules, usual_page


@alone(Action.READ_RULES)
async def read_rules(context: Context) -> None:
    page = context.parsed(Page.parse)
    # Playing the example game for the picture and writing the alt text would block the event loop.
    await context.show(await context.drawn(rules, page, context.localizer))


async def read_rules_here(context: Context) -> None:
    """Show the rules of the game in the channel, or of the latest game there."""
    game = await context.tables.games.latest_game(context.channel_id)
    page = Page.of(await context.tables.table_of(game)) if game else usual_page(USUAL_BOOK)
    await read_rules(context.asking(str(page)))


@command("kingdomino rules")
@options(game="book")
async def rules_command(interaction: Interaction[Any], game: Transform[str, A_GAME] | None = None) -> None:
    page = str(usual_page(game)) if game else ""
    await run(interaction, Alone(read_rules if game else read_rules_here), page)
