"""Actions that show the rules and the tutorial; `/kingdomino rules` and `/kingdomino tutorial`."""

import asyncio
from dataclasses import replace
from typing import Any

from discord import Interaction, app_commands

from bot.chat.games import games_button
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role
from bot.chat.kit.commands import command, game_choices, options, run
from bot.chat.kit.context import Context, Where
from bot.chat.kit.pipeline import Alone, alone
from bot.chat.rules.screens import USUAL_BOOK, Page, rules, usual_page
from bot.chat.rules.tutorial import Bookmark, tutorial
from bot.games.game import Status
from bot.games.lessons import KINGDOMINO
from bot.games.lobby import FOR_ONE, acts_as_host, is_for_one


@alone(Action.READ_RULES)
async def read_rules(context: Context) -> None:
    page = context.parsed(Page.parse)
    # Playing the example game for the picture and writing the alt text would block the event loop.
    await context.reply.show(await asyncio.to_thread(rules, page, context.localizer))


@alone(Action.LEARN, where=Where.FRESH)
async def learn(context: Context) -> None:
    """Show the lesson at the bookmark in the argument, in a private message."""
    bookmark = context.parsed(Bookmark.parse)
    # The other players of the lesson try all their placements, which would block the event loop.
    table = await asyncio.to_thread(bookmark.table, context.actor.name, context.localizer)
    onwards = await _onwards(context, table.variant.base) if bookmark.lesson.is_over(table) else []
    await context.reply.show(await asyncio.to_thread(tutorial, bookmark, table, context.localizer, onwards))


async def _onwards(context: Context, game: str) -> list[Button]:
    """Return the button of a real game: start the person's own table, join the table in the channel, or open one."""
    localizer, here = context.localizer, await context.services.tables.games.live_game(context.channel_id)
    own_game = localizer("button-start-own")
    if here is None:
        return [Button(Address(Action.OPEN_TABLE, argument=game), own_game, Role.SUCCESS)]
    if here.status is Status.LOBBY and here.seat_of(context.user_id) is None and not here.is_full:
        return [Button(Address(Action.JOIN, here.id), localizer("button-join"), Role.SUCCESS)]
    if here.status is Status.LOBBY and acts_as_host(here, context.actor, context.now):
        start = Address(Action.START, here.id, argument=FOR_ONE if is_for_one(here) else "")
        return [Button(start, own_game, Role.SUCCESS)]
    return [games_button(localizer, Role.PRIMARY)] if here.seat_of(context.user_id) else []


async def read_rules_here(context: Context) -> None:
    """Show the rules of the game in the channel, or of the latest game there."""
    game = await context.services.tables.games.latest_game(context.channel_id)
    page = Page.of(await context.services.tables.table_of(game)) if game else usual_page(USUAL_BOOK)
    await read_rules(replace(context, argument=str(page)))


@command("rules")
@options(game="book")
@app_commands.choices(game=game_choices())
async def rules_command(interaction: Interaction[Any], game: str | None = None) -> None:
    page = str(usual_page(game)) if game else ""
    await run(interaction, Alone(read_rules if game else read_rules_here), page)


@command("tutorial")
async def tutorial_command(interaction: Interaction[Any]) -> None:
    await run(interaction, Alone(learn), str(Bookmark(KINGDOMINO)))
