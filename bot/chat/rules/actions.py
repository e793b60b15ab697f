"""Actions that show the rules and the tutorial."""

import asyncio
from dataclasses import replace

from bot.chat.games import games_button
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role
from bot.chat.kit.context import Context
from bot.chat.rules.screens import USUAL_BOOK, Page, rules, usual_page
from bot.chat.rules.tutorial import Bookmark, tutorial


async def read_rules(context: Context) -> None:
    page = context.parsed(Page.parse)
    # Playing the example game for the picture and writing the alt text would block the event loop.
    await context.reply.show(await asyncio.to_thread(rules, page, context.localizer))


async def learn(context: Context) -> None:
    """Show the lesson at the bookmark in the argument, in a private message."""
    bookmark = context.parsed(Bookmark.parse)
    # The other players of the lesson try all their placements, which would block the event loop.
    table = await asyncio.to_thread(bookmark.table, context.actor.name, context.localizer)
    onwards = await _onwards(context, table.variant.base) if bookmark.lesson.is_over(table) else []
    await context.reply.show(await asyncio.to_thread(tutorial, bookmark, table, context.localizer, onwards))


async def _onwards(context: Context, game: str) -> list[Button]:
    """Return a button that opens a table; in a channel with a game, its players get a button to their games instead."""
    localizer, here = context.localizer, await context.services.games.live_game(context.channel_id)
    if here is None:
        return [Button(Address(Action.OPEN_TABLE, argument=game), localizer("button-open-table"), Role.PRIMARY)]
    return [games_button(localizer, Role.PRIMARY)] if here.seat_of(context.user_id) else []


async def read_rules_here(context: Context) -> None:
    """Show the rules of the game in the channel, or of the latest game there."""
    table = await context.services.tables.latest(context.channel_id)
    page = Page.of(table) if table else usual_page(USUAL_BOOK)
    await read_rules(replace(context, argument=str(page)))
