"""Actions of the daily game: its page, and the buttons that play it and show one's points to everybody."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

from bot.chat.actions.opening import (
    TooManyThreads,
    channel_ids,
    channel_with_threads,
    host_language,
    open_here,
    open_in_thread,
    server_settings,
)
from bot.chat.actions.registry import action
from bot.chat.actions.sharing import share
from bot.chat.addresses import Action
from bot.chat.blocks import Screen
from bot.chat.interactions.request import Request
from bot.chat.screens.daily import daily_page, shared_score, thread_name
from bot.games.lobby.daily import DailyResults
from bot.games.refusals import OldButton
from bot.games.settings.servers import require_channel
from bot.games.table import Table
from bot.games.wording import computer_names


@action(Action.SHOW_DAILY)
async def show_daily(request: Request) -> None:
    """Show the game of the day in the argument, or of today, and how people have done."""
    await request.defer(fresh=True)
    await _show(request, await _results(request, request.parsed(_day)))


@action(Action.PLAY_DAILY)
async def play_daily(request: Request) -> None:
    """Begin the game of the day in the argument, and link to it; an old button shows today's page instead."""
    await request.defer(fresh=True)
    if (day := request.parsed(_day)) is None:
        raise OldButton
    # One after the other, because a thread is opened before the game that it is for.
    async with request.services.daily.opening(request.interaction.user.id):
        results = await _results(request, day)
        if results.is_playable:
            await _play(request, results)
    await _show(request, await _results(request, day if results.game or results.is_playable else None))


@action(Action.SHARE_DAILY)
async def share_daily(request: Request) -> None:
    """Show the person's points to everybody, in the language of their game. Raises OldButton if they have none."""
    await request.defer()
    results = await _results(request, request.parsed(_day))
    own, reply = results.score_of(request.interaction.user.id), request.public_reply
    if own is None or results.game is None or reply is None:
        raise OldButton
    public = shared_score(results.day, own, request.services.channels.localizer(results.game))
    await share(request, reply, _page(request, results, is_shared=True), public)


def _day(argument: str) -> date | None:
    """Return the day that an address names, None if it is empty. Raises ValueError for what is no day."""
    return date.fromisoformat(argument) if argument else None


async def _results(request: Request, day: date | None) -> DailyResults:
    return await request.services.daily.results(request.interaction.user.id, day)


async def _show(request: Request, results: DailyResults) -> None:
    await request.answer(_page(request, results))


def _page(request: Request, results: DailyResults, *, is_shared: bool = False) -> Screen:
    user_id, guild_id = request.interaction.user.id, request.interaction.guild_id
    return daily_page(results, user_id, guild_id, request.localizer, is_shared=is_shared)


async def _play(request: Request, results: DailyResults) -> None:
    """Play in a thread where the bot may open one, so that the channel stays free, and in the channel elsewhere."""
    if results.game:
        request.mark_changed(await request.services.daily.resume(results.game, request.actor))
        return
    server = await server_settings(request)
    require_channel(server, channel_ids(request))
    language = server.language or await host_language(request)
    localizer = request.services.translations.bind(language)
    names = computer_names(localizer)

    async def open_in(channel_id: int) -> Table:
        return await request.services.daily.play(results.day, channel_id, request.actor, server, language, names)

    if channel := await channel_with_threads(request):
        # A server can be out of threads.
        with suppress(TooManyThreads):
            await open_in_thread(request, channel, open_in, thread_name(results.day, request.actor.name, localizer))
            return
    await open_here(request, open_in)
