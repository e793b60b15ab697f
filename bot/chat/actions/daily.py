"""Actions of the daily game: its page, and the button that plays it."""

from __future__ import annotations

from datetime import date

from bot.chat.actions.opening import (
    allows_threads,
    channel_ids,
    host_language,
    open_here,
    open_in_thread,
    server_settings,
)
from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.interactions.request import Request
from bot.chat.screens.daily import daily_page, thread_name
from bot.games.errors import OldButton
from bot.games.lobby.daily import DailyResults
from bot.games.settings.servers import require_channel
from bot.games.table import Table
from bot.games.wording import computer_names


@action(Action.SHOW_DAILY)
async def show_daily(request: Request) -> None:
    """Show the game of the day in the argument, or of today, and how people have done."""
    await request.defer(fresh=True)
    day = _day(request.argument) or await request.services.daily.today(request.interaction.user.id)
    await _show(request, day)


@action(Action.PLAY_DAILY)
async def play_daily(request: Request) -> None:
    """Begin the game of the day in the argument, and link to it; an old button shows today's page instead."""
    await request.defer(fresh=True)
    if (day := _day(request.argument)) is None:
        raise OldButton
    results = await _results(request, day)
    if results.is_playable:
        await _play(request, results.day)
    elif table := await request.services.daily.resume(results, request.actor):
        request.mark_changed(table)
    await _show(request, results.day if results.game else results.today)


def _day(argument: str) -> date | None:
    """Return the day that an address names, None if it is empty. Raises OldButton for what is no day."""
    try:
        return date.fromisoformat(argument) if argument else None
    except ValueError:
        raise OldButton from None


async def _results(request: Request, day: date) -> DailyResults:
    return await request.services.daily.results(request.interaction.user.id, day)


async def _show(request: Request, day: date) -> None:
    results, user_id = await _results(request, day), request.interaction.user.id
    await request.answer(daily_page(results, user_id, request.interaction.guild_id, request.localizer))


async def _play(request: Request, day: date) -> None:
    """Play in a thread where the bot may open one, so that the channel stays free, and in the channel elsewhere."""
    server = await server_settings(request)
    require_channel(server, channel_ids(request))
    language = server.language or await host_language(request)
    localizer = request.services.translations.bind(language)
    names = computer_names(localizer)

    async def open_in(channel_id: int) -> Table:
        return await request.services.daily.play(day, channel_id, request.actor, server, language, names)

    if allows_threads(request) and not request.missing("create_public_threads", "send_messages_in_threads"):
        await open_in_thread(request, open_in, thread_name(day, request.actor.name, localizer))
    else:
        await open_here(request, open_in)
