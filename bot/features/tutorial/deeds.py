"""The steps of the tutorial, and its way on to a real game."""

import asyncio
from collections.abc import Iterable

from bot.chat.actions import Action
from bot.chat.deeds.games import games_button
from bot.chat.deeds.lobby import open_table
from bot.chat.handling.context import Context, Where
from bot.chat.kit.blocks import Address, Button, Role
from bot.chat.slots import LESSONS
from bot.features.tutorial.feature import FEATURE, TutorialAction
from bot.features.tutorial.screens import Bookmark, is_over, lesson_button, lessons, tutorial, tutorial_button
from bot.games.game import Status
from bot.games.lobby import FOR_ONE, is_for_one
from bot.games.refusals import Refusal
from bot.games.rights import host
from bot.localization.fluent import FluentLocalizer
from engine.variants import VARIANTS, Variant


@FEATURE.fills(LESSONS)
async def lesson_buttons(_: None, variant: Variant | None, localizer: FluentLocalizer) -> Iterable[Button]:
    if variant is None:
        return (tutorial_button(localizer),)
    return [lesson_button(each, localizer) for each in lessons(variant).values()]


@FEATURE.anywhere(TutorialAction.LEARN, where=Where.FRESH)
async def learn(context: Context) -> None:
    """Show the lesson at the bookmark in the argument, in a private message."""
    bookmark = context.parsed(Bookmark.parse)
    # The other players of the lesson try all their placements, which would block the event loop.
    table = await asyncio.to_thread(bookmark.table, context.actor.name, context.localizer)
    onwards = await _onwards(context, table.variant.base) if is_over(table) else []
    await context.show(await context.drawn(tutorial, bookmark, table, context.localizer, onwards))


@FEATURE.anywhere(TutorialAction.OPEN_TABLE)
async def open_usual_table(context: Context) -> None:
    if context.argument not in VARIANTS:
        raise Refusal("error-old-button")
    await open_table(context, context.argument)


async def _onwards(context: Context, game: str) -> list[Button]:
    """Return the button of a real game: start the person's own table, join the table in the channel, or open one."""
    localizer, here = context.localizer, await context.tables.games.live_game(context.channel_id)
    own_game = localizer("button-start-own")
    if here is None:
        return [Button(Address(TutorialAction.OPEN_TABLE, argument=game), own_game, Role.SUCCESS)]
    if here.status is Status.LOBBY and here.seat_of(context.user_id) is None and not here.is_full:
        return [Button(Address(Action.JOIN, here.id), localizer("button-join"), Role.SUCCESS)]
    if here.status is Status.LOBBY and host(here, context.actor, context.now):
        start = Address(Action.START, here.id, argument=FOR_ONE if is_for_one(here) else "")
        return [Button(start, own_game, Role.SUCCESS)]
    return [games_button(localizer, Role.PRIMARY)] if here.seat_of(context.user_id) else []
