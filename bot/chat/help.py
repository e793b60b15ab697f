"""Help, and the greeting on a new server."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord

from bot.chat.games import games_button
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Option, Role, Row, Screen, call, compose, select_row
from bot.chat.kit.commands import plain_command
from bot.chat.kit.context import Context, Where
from bot.chat.kit.discord_builder import build
from bot.chat.kit.errors import TROUBLE
from bot.chat.kit.markup import bold, heading
from bot.chat.kit.pipeline import alone
from bot.chat.kit.screens import OVERVIEW
from bot.chat.rules import USUAL_BOOK, usual_page
from bot.chat.settings import language_buttons
from bot.games.lessons import KINGDOMINO
from bot.localization.fluent import FluentLocalizer, Translations

if TYPE_CHECKING:
    from bot.storage.database import SqlKeyValueStore

TOPICS: Final = ("table", "turn", "ahead", "writing", "looking", "daily", "challenge", "ear", "time", "slips", "fair")
"""The topics of help. A topic has the messages `help-TOPIC-name` and `help-TOPIC`."""


def help_page(localizer: FluentLocalizer, topic: str = "", link: str = "") -> Screen:
    """Show a topic, or what to play now for an unknown topic, with a select of all topics.

    `link` adds the bot to a server; empty if only its host may add it.
    """
    keys = {each: f"help-{each}" for each in TOPICS}
    shown = [key for each, key in keys.items() if each == topic]
    options = [Option(localizer(f"{key}-name"), each, chosen=each == topic) for each, key in keys.items()]
    return compose(
        heading(localizer("help-title")),
        *([] if shown else [localizer("help-now"), localizer("help-add", link=link) if link else ""]),
        *(f"{bold(localizer(f'{key}-name'))}\n{localizer(key)}" for key in shown),
        Row(_ways(localizer)),
        select_row(Address(Action.SHOW_HELP), localizer("help-placeholder"), options),
    )


def greeting(localizer: FluentLocalizer, languages: Mapping[str, str]) -> Screen:
    """Greet a new server: name the things to do there, and how to begin; `languages` are native names by code."""
    buttons = tutorial_button(localizer), *language_buttons(languages, localizer)
    return call(localizer("greeting-title"), localizer("greeting"), Row(buttons))


def tutorial_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.LEARN, argument=KINGDOMINO.name), localizer("button-tutorial"), Role.PRIMARY)


def _ways(localizer: FluentLocalizer) -> tuple[Button, ...]:
    return (
        tutorial_button(localizer),
        Button(Address(Action.SHOW_CHALLENGE), localizer("daily-name")),
        Button(Address(Action.READ_RULES, argument=str(usual_page(USUAL_BOOK))), localizer("button-lesson-rules")),
        games_button(localizer),
        Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title")),
    )


log = logging.getLogger(__name__)

REMEMBERED: Final = 100
"""The number of latest servers that are not greeted again after the bot was removed and added again."""

_GREETED: Final = "greeted"
"""The key of the ids of greeted servers, which are stored with spaces between them."""


async def greet(guild: discord.Guild, key_values: SqlKeyValueStore, translations: Translations) -> None:
    """Greet the server once, if it has a system channel and the bot may write there."""
    greeted = (await key_values.get(_GREETED) or "").split()
    if str(guild.id) in greeted:
        return
    # The server is recorded before the message is sent: a missing greeting does less harm than a repeated greeting.
    await key_values.set(_GREETED, " ".join([*greeted, str(guild.id)][-REMEMBERED:]))
    try:
        if channel := guild.system_channel:
            localizer = translations.bind(guild.preferred_locale.value)
            await channel.send(**build(greeting(localizer, translations.names)), silent=True)
    except (discord.HTTPException, *TROUBLE) as error:
        log.info("server %s could not be greeted: %s", guild.id, error)


@alone(Action.EXPLAIN_DEAL, where=Where.ASIDE)
async def explain_deals(context: Context) -> None:
    await show_help(replace(context, argument="fair"))


@alone(Action.SHOW_HELP)
async def show_help(context: Context) -> None:
    await context.reply.show(help_page(context.localizer, context.argument, context.invitation_link))


plain_command("help", Action.SHOW_HELP)
