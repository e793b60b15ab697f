"""Help, the rules, the greeting on a new server, and a person's stored data: described, exported, erased."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import Interaction
from discord.app_commands import Choice

from bot.chat import slots
from bot.chat.actions import Action
from bot.chat.deeds.games import games_button, ways_on
from bot.chat.deeds.settings import DETAILS, PRIVACY, language_buttons, show_settings
from bot.chat.handling.commands import choices_of, command, completes, localizer_of, options, run, services_of
from bot.chat.handling.context import Anywhere, Context
from bot.chat.handling.pipeline import anywhere
from bot.chat.kit import Channel, Channels, RequestFailed
from bot.chat.kit.blocks import Address, Button, Option, Row, Screen, compose, plain_message, select_row
from bot.chat.kit.markup import bold, bullet, heading
from bot.chat.screens.pages import OVERVIEW, ask_first
from bot.chat.screens.rules import Page, chapter_text, chapter_title, rules, usual_page
from bot.games.matching import Named, choose, listed
from bot.games.options import base_key
from bot.games.people.person import GameCounts, SeatName
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain
from bot.storage.database import SqlKeyValueStore
from engine.variants import VARIANTS
from renderers.localizer import sentences

_USUAL_BOOK: Final = "kd"
"""The variant of the rules in a channel without games."""


TOPICS: Final = ("table", "turn", "ahead", "writing", "looking", "ear", "time", "slips", "fair")
"""The topics of help of the core; those of features stand before the fourth from the end."""


@dataclass(frozen=True)
class Added:
    """The additions of features to the help or the greeting: topics, sentences of the shown page, and buttons."""

    topics: Sequence[str] = ()
    sentences: Sequence[str] = ()
    buttons: Sequence[Button] = ()


def topics(added: Sequence[str] = ()) -> dict[str, str]:
    """Return the ids of the messages of all topics, by topic; `added` are the ids of features."""
    core = [f"help-{each}" for each in TOPICS]
    return {each.removeprefix("help-"): each for each in (*core[:-4], *added, *core[-4:])}


def help_page(
    localizer: FluentLocalizer,
    topic: str = "",
    link: str = "",
    more: Added = Added(),
    ways: Row = Row(()),  # noqa: B008 - it cannot change
    report_url: str = "",
) -> Screen:
    """Show a topic, or without a topic the games to play now, with a select of all topics.

    `link` adds the bot to a server; empty if only its operator may add it. `more` is what features add, and `ways` are
    the buttons of `ways_on`. Problems are reported at `report_url`, if the operator has chosen one.
    """
    keys = topics(more.topics)
    options = [Option(localizer(f"{key}-name"), each, chosen=each == topic) for each, key in keys.items()]
    options.append(Option(localizer("setting-privacy"), PRIVACY))
    text = with_more(localizer(keys.get(topic, "help-now")), more.sentences, localizer)
    return compose(
        heading(localizer("help-title")),
        f"{bold(localizer(f'{keys[topic]}-name'))}\n{text}" if topic else text,
        localizer("help-add", link=link) if link and not topic else "",
        "" if topic else localizer("help-report", url=report_url or "none"),
        ways,
        Row(
            (
                *more.buttons,
                games_button(localizer),
                Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title")),
            )
        ),
        select_row(Address(Action.SHOW_HELP), localizer("help-placeholder"), options),
    )


def with_more(text: str, more: Sequence[str], localizer: FluentLocalizer) -> str:
    """Return the text with further sentences, or with further items if the text ends with a list."""
    is_list = text.splitlines()[-1].startswith(bullet(""))
    return "\n".join((text, *map(bullet, more))) if is_list else sentences((text, *more), localizer)


def greeting(localizer: FluentLocalizer, languages: Mapping[str, str], more: Added = Added()) -> Screen:
    """Greet a new server: name the things to do there, and how to begin; `languages` are native names by code."""
    buttons = *more.buttons, *language_buttons(languages, localizer)
    return plain_message(
        localizer("greeting-title"), with_more(localizer("greeting"), more.sentences, localizer), Row(buttons)
    )


log = logging.getLogger(__name__)

REMEMBERED: Final = 100
"""The number of latest servers that are not greeted again after the bot was removed and added again."""

_GREETED: Final = "greeted"
"""The key of the ids of greeted servers, which are stored with spaces between them."""


async def greet(guild: discord.Guild, channels: Channels, key_values: SqlKeyValueStore, filled: slots.Slots) -> None:
    """Greet the server once, if it has a system channel and the bot may write there."""
    greeted = (await key_values.get(_GREETED) or "").split()
    if str(guild.id) in greeted:
        return
    # The server is recorded before the message is sent: a missing greeting does less harm than a repeated greeting.
    await key_values.set(_GREETED, " ".join([*greeted, str(guild.id)][-REMEMBERED:]))
    try:
        if channel := guild.system_channel:
            place = Channel(channel.id, guild.id)
            localizer = channels.localizer(place)
            more = Added(
                sentences=await filled.ask(slots.HELP, slots.GREETING, localizer),
                buttons=await filled.ask(slots.LESSONS, None, localizer),
            )
            shown = greeting(localizer, channels.translations.names, more)
            await channels.send(place, shown, silent=True)
    except RequestFailed as error:
        log.info("server %s could not be greeted: %s", guild.id, error)


@anywhere(Action.SHOW_HELP)
async def show_help(context: Context) -> None:
    if context.argument == PRIVACY:
        await show_settings(context, PRIVACY)
        return
    ask, localizer = context.services.slots.ask, context.localizer
    added = await ask(slots.TOPICS, localizer)
    # A feature that is off has no topic any longer.
    topic = context.argument if context.argument in topics(added) else slots.FIRST_PAGE
    more = Added(added, await ask(slots.HELP, topic, localizer), await ask(slots.HOME, localizer))
    ways = await ways_on(context.services, localizer)
    report_url = context.services.operator.feedback_url
    await context.show(help_page(localizer, topic, context.invitation_link, more, ways, report_url))


HELP_THING, RULES_THING = "help", "rules"
"""The first words of the things to look up: a topic of the help, or a page of the rules."""


def things(added: Sequence[str], localizer: FluentLocalizer) -> list[Named[str]]:
    """Return the topics of the help and the chapters of all rules, which are found by every word of their texts."""
    found = [
        Named(f"{HELP_THING} {topic}", plain(localizer(f"{key}-name")), (plain(localizer(key)),))
        for topic, key in topics(added).items()
    ]
    # Games with the same book are found under the first of them.
    books = {page.chapters: page for page in map(usual_page, [*VARIANTS][::-1])}
    for first in [*books.values()][::-1]:
        for page in (first.turned_to(chapter) for chapter in first.chapters):
            label = join_facts(localizer(base_key(page.variant.base)), chapter_title(page, localizer))
            found.append(Named(f"{RULES_THING} {page}", plain(label), (plain(chapter_text(page, localizer)),)))
    return found


async def look_up(context: Context) -> None:
    """Show the topic or the chapter that the person has typed. Raises as `choose`."""
    added = await context.services.slots.ask(slots.TOPICS, context.localizer)
    known = await asyncio.to_thread(things, added, context.localizer)
    # Many long texts are searched, which would block the event loop.
    kind, _, rest = (await asyncio.to_thread(choose, known, context.argument)).value.partition(" ")
    await (show_help if kind == HELP_THING else read_rules)(context.asking(rest))


@command("kingdomino help")
@options("about")
async def help_command(interaction: Interaction[Any], about: str = "") -> None:
    await run(interaction, Anywhere(look_up if about else show_help), about)


@completes(help_command, "about")
async def offer_things(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    localizer = await localizer_of(interaction)
    added = await services_of(interaction).slots.ask(slots.TOPICS, localizer)
    known = await asyncio.to_thread(things, added, localizer)
    return choices_of(await asyncio.to_thread(listed, known, typed) if typed.strip() else known)


def stored_data(localizer: FluentLocalizer, page: int = 0, more: Sequence[str] = ()) -> Screen:
    """Describe the stored data of a person on one of two pages; `more` are lines of features."""
    title, *lines = localizer("privacy-stored").splitlines()
    # The last lines are no list.
    lines[-2:-2] = map(bullet, more)
    half = len(lines) // 2
    back = Button(Address(Action.SHOW_PRIVACY), f"‹ {localizer('setting-privacy')}")
    if page:
        return compose("\n".join((title, *lines[half:])), Row((back,)))
    on = Button(Address(Action.SHOW_PRIVACY, argument=DETAILS[1]), f"{localizer('rules-read')} ›")
    return compose("\n".join((title, *lines[:half])), Row((back, on)))


def confirm_erasure(counts: GameCounts, localizer: FluentLocalizer) -> Screen:
    asked = localizer("confirm-forget", playing=counts.playing, past=counts.past)
    erase, back = Address.confirmed(Action.FORGET_PERSON), Address(Action.SHOW_PRIVACY)
    return ask_first(asked, erase, localizer, ("button-forget-yes", "button-forget-no"), leave_it=back)


@anywhere(Action.SHOW_PRIVACY)
async def show_privacy(context: Context) -> None:
    """Show the page without erasing anything, or, with an argument of `DETAILS`, the stored data."""
    if context.argument in DETAILS:
        more = await context.services.slots.ask(slots.HELP, slots.STORED, context.localizer)
        await context.show(stored_data(context.localizer, DETAILS.index(context.argument), more))
    else:
        await show_settings(context, PRIVACY)


@anywhere(Action.EXPORT_DATA)
async def export_data(context: Context) -> None:
    """Send the person all data stored about them, and leave the page unchanged."""
    stored = await context.accounts.export(context.user_id)
    # Packing megabytes of data would block the event loop.
    content = await asyncio.to_thread(as_zip, stored)
    await context.file(context.localizer("export"), "kingdomino.zip", content)


def as_zip(stored: Mapping[str, object]) -> bytes:
    """Return a zip file with one file of JSON, so that hundreds of thousands of moves fit into a message."""
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        archive.writestr("kingdomino.json", json.dumps(stored, indent=2, ensure_ascii=False))
    return content.getvalue()


@anywhere(Action.FORGET_PERSON)
async def forget_person(context: Context) -> None:
    """Erase the stored data of the person after a confirmation; computer players continue the person's games."""
    if not context.is_confirmed:
        counts = await context.accounts.count_games(context.user_id)
        await context.show(confirm_erasure(counts, context.localizer))
        return
    name = await asyncio.to_thread(_forgotten_name, context)
    naming = await context.services.slots.ask(slots.ERASING, context.user_id)
    left = await context.tables.forget(context.actor, name)
    context.changed(*left)
    days = context.services.operator.daily_copies
    await context.show(compose(context.localizer("done-forgotten", days=days)))
    for table in left:
        await context.name_thread(table.game)
    for row_id in naming:
        await context.services.publisher.refresh(row_id, must_edit=True)


def _forgotten_name(context: Context) -> SeatName:
    """Return the name of a seat without its person, in the language of each table."""
    translations, key = context.services.channels.translations, "forgotten-name"
    names = {language: translations.bind(language)(key) for language in translations.bundles}
    return SeatName(translations.bind(None)(key), names)


# ---- the pages of the rules


@anywhere(Action.READ_RULES)
async def read_rules(context: Context) -> None:
    """Show the page in the argument; without one, that of the game in the channel, or of the latest game there."""
    if not context.argument:
        game = await context.tables.games.latest_game(context.channel_id)
        here = Page.of(await context.tables.table_of(game)) if game else usual_page(_USUAL_BOOK)
        context = context.asking(str(here))
    page = context.parsed(Page.parse)
    # Playing the example game for the picture and writing the alt text would block the event loop.
    await context.show(await context.drawn(rules, page, context.localizer))
