"""Actions that show the rules and the tutorial."""

import asyncio
import logging
from dataclasses import replace
from typing import Any, Final

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Option, Role, Row, Screen, call, compose, select_row
from bot.chat.kit.commands import CommandSet, command, game_choices, matching, options
from bot.chat.kit.context import Context
from bot.chat.kit.discord_builder import build
from bot.chat.kit.discord_errors import TROUBLE
from bot.chat.kit.markup import bold, heading
from bot.chat.kit.pipeline import Alone, Answer, Show, perform
from bot.chat.kit.sections import OVERVIEW
from bot.chat.privacy import show_privacy
from bot.chat.rules.screens import USUAL_BOOK, Page, rules, usual_page
from bot.chat.rules.tutorial import Bookmark, tutorial
from bot.chat.servers import show_server
from bot.chat.settings import choose_zone, show_settings, zones_at
from bot.games.lessons import KINGDOMINO
from bot.games.repositories import KeyValueStore
from bot.localization.fluent import FluentLocalizer


async def read_rules(context: Context) -> Answer:
    page = context.parsed(Page.parse)
    # In a thread: an example game is played for the picture, and its alt text is written.
    return Show(await asyncio.to_thread(rules, page, context.localizer))


async def learn(context: Context) -> Answer:
    """Show the lesson at the bookmark in the argument, in a message that only this person sees."""
    bookmark = context.parsed(Bookmark.parse)
    # In a thread, because the other players of the lesson try out all their placements.
    table = await asyncio.to_thread(bookmark.table, context.actor.name, context.localizer)
    onwards = await _onwards(context, table.variant.base) if bookmark.lesson.is_over(table) else []
    return Show(await asyncio.to_thread(tutorial, bookmark, table, context.localizer, onwards))


async def _onwards(context: Context, game: str) -> list[Button]:
    """Return the button that opens a table, or where the channel has one, for who sits there the way to their games."""
    localizer, here = context.localizer, await context.services.games.live_game(context.channel_id)
    if here is None:
        return [Button(Address(Action.OPEN_TABLE, argument=game), localizer("button-open-table"), Role.PRIMARY)]
    return [replace(_games_button(localizer), role=Role.PRIMARY)] if here.seat_of(context.user_id) else []


TOPICS: Final = ("new", "table", "turn", "ahead", "writing", "looking", "daily", "ear", "time", "slips")
"""What help is about. A topic has the messages `help-TOPIC-name` and `help-TOPIC`."""

_FIRST: Final = ("new", "table")
"""What somebody needs who has pressed nothing yet."""


def help_page(localizer: FluentLocalizer, topic: str = "") -> Screen:
    """Show a topic, or how to begin if there is no such topic, with a select of all topics."""
    shown = (topic,) if topic in TOPICS else _FIRST
    options = [Option(localizer(f"help-{each}-name"), each, chosen=each == topic) for each in TOPICS]
    return compose(
        heading(localizer("help-title")),
        *(f"{bold(localizer(f'help-{each}-name'))}\n{localizer(f'help-{each}')}" for each in shown),
        Row(_ways(localizer)),
        select_row(Address(Action.SHOW_HELP), localizer("help-placeholder"), options),
    )


def greeting(localizer: FluentLocalizer) -> Screen:
    """Say on a server to which the bot has just been added what can be done there, and how to begin."""
    return call(localizer("greeting-title"), localizer("greeting"), Row((_tutorial_button(localizer),)))


def _tutorial_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.LEARN, argument=KINGDOMINO.name), localizer("button-tutorial"), Role.PRIMARY)


def _games_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.SHOW_GAMES), localizer("games-title"))


def _ways(localizer: FluentLocalizer) -> tuple[Button, ...]:
    return (
        _tutorial_button(localizer),
        Button(Address(Action.READ_RULES, argument=str(usual_page(USUAL_BOOK))), localizer("button-lesson-rules")),
        _games_button(localizer),
        Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title")),
    )


log = logging.getLogger(__name__)

REMEMBERED: Final = 100
"""How many of the latest servers are not greeted again if the bot is removed and added again."""

_GREETED: Final = "greeted"
"""The key of their ids, which are stored with spaces between them."""


async def greet(guild: discord.Guild, key_values: KeyValueStore, localizer: FluentLocalizer) -> None:
    """Greet the server once, if it has a system channel and the bot may write there."""
    greeted = (await key_values.get(_GREETED) or "").split()
    if str(guild.id) in greeted:
        return
    # Before the message is sent: a greeting that is missing does less harm than one that is repeated.
    await key_values.set(_GREETED, " ".join([*greeted, str(guild.id)][-REMEMBERED:]))
    try:
        if channel := guild.system_channel:
            await channel.send(**build(greeting(localizer)), silent=True)
    except (discord.HTTPException, *TROUBLE) as error:
        log.info("server %s could not be greeted: %s", guild.id, error)


async def show_help(context: Context) -> Answer:
    return Show(help_page(context.localizer, context.argument))


class PageCommands(CommandSet):
    @command("help")
    async def help(self, interaction: Interaction[Any]) -> None:
        await perform(Alone(show_help), Context(interaction, self.services))

    @command("rules")
    @options("book")
    @app_commands.choices(book=game_choices())
    async def rules(self, interaction: Interaction[Any], book: str | None = None) -> None:
        page = str(usual_page(book)) if book else ""
        handler = Alone(read_rules if book else _read_rules_here)
        await perform(handler, Context(interaction, self.services, argument=page))

    @command("tutorial")
    async def tutorial(self, interaction: Interaction[Any]) -> None:
        first_page = str(Bookmark(KINGDOMINO))
        await perform(Alone(learn), Context(interaction, self.services, argument=first_page))

    @command("settings")
    @options("zone")
    async def settings(self, interaction: Interaction[Any], zone: str | None = None) -> None:
        handler = Alone(choose_zone if zone else show_settings)
        await perform(handler, Context(interaction, self.services, argument=zone or ""))

    @settings.autocomplete("zone")
    async def zones(self, _: Interaction[Any], typed: str) -> list[Choice[str]]:
        now = self.services.clock()
        # Hundreds of small files are read the first time, and hundreds of clocks every time.
        return await asyncio.to_thread(lambda: matching(zones_at(now, everywhere=bool(typed.strip())), typed))

    @command("server")
    async def server(self, interaction: Interaction[Any]) -> None:
        await perform(Alone(show_server), Context(interaction, self.services))

    @command("privacy")
    async def privacy(self, interaction: Interaction[Any]) -> None:
        await perform(Alone(show_privacy), Context(interaction, self.services))


async def _read_rules_here(context: Context) -> Answer:
    """Show the rules of the game in the channel, or of the last one that was played there."""
    table = await context.services.tables.latest(context.channel_id)
    page = Page.of(table) if table else usual_page(USUAL_BOOK)
    return await read_rules(replace(context, argument=str(page)))
