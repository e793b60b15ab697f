"""The daily game: its page, and the buttons that play it and show one's points to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, compose
from bot.chat.kit.context import Context
from bot.chat.kit.markup import bold, game_link, heading, relative_time, small
from bot.chat.kit.pipeline import Answer, Changed, Shared, Show
from bot.chat.lobby.actions import (
    NoThread,
    channel_ids,
    channel_with_threads,
    host_language,
    open_here,
    open_in_thread,
    server_settings,
)
from bot.chat.ranking import top_list
from bot.games.daily import FIRST_DAY, DailyResults, daily_game, with_places
from bot.games.game import Game, Status
from bot.games.narration import computer_names, join_facts
from bot.games.people import DealScore, safe_name
from bot.games.refusals import OldButton
from bot.games.servers import require_channel
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant


def daily_page(
    results: DailyResults, user_id: int, guild_id: int | None, localizer: FluentLocalizer, *, is_shared: bool = False
) -> Screen:
    """Show a deal: the game, the results of the server, those of everybody in a line, and what the person can do.

    `is_shared` if the person has just shown their points to everybody.
    """
    may_share = bool(guild_id and results.score_of(user_id)) and not is_shared
    here = [score for score in results.scores if guild_id and score.guild_id == guild_id]
    return compose(
        heading(localizer("daily-title", date=results.day)),
        "\n".join(_about(results, localizer)),
        "\n".join((bold(localizer("daily-here")), *_lines(here, user_id, localizer))) if here else "",
        "\n".join(_summary(results, user_id, localizer)),
        Row(tuple(_buttons(results, localizer, may_share=may_share))),
    )


def shared_score(day: date, score: DealScore, localizer: FluentLocalizer) -> Screen:
    """Tell everybody what somebody has reached, with the way to play as well."""
    page = Address(Action.SHOW_DAILY, argument=day.isoformat())
    told = localizer("daily-shared", name=safe_name(score.name), points=score.points, date=day)
    return compose(told, Row((Button(page, localizer("daily-name"), Role.SUCCESS),)))


def thread_name(day: date, name: str, localizer: FluentLocalizer) -> str:
    """Return the name of the thread in which somebody plays the deal of a day."""
    return localizer("thread-name-daily", name=name, date=day)


def _about(results: DailyResults, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield what is played, and on its day how."""
    yield _game(results.day, localizer)
    if results.day == results.today:
        yield small(localizer("daily-about"))


def _game(day: date, localizer: FluentLocalizer) -> str:
    """Name the game of the day, its options, and the computer players."""
    game = daily_game(day)
    variant = Variant.parse(game.variant)
    return join_facts(
        localizer(f"variant-{variant.base}"),
        *(localizer(f"option-{letter}") for letter in variant.options),
        localizer("daily-opponents", count=game.seats - 1, level=localizer(f"level-{game.computer}")),
    )


def _lines(here: list[DealScore], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the list of those who want to be in it, and how many others there are."""

    def line(place: str, name: str, score: DealScore) -> str:
        return localizer("daily-line", place=place, name=name, points=score.points)

    placed = with_places(score for score in here if score.is_listed)
    yield from top_list(placed, user_id, line)
    if hidden := len(here) - len(placed):
        yield localizer("daily-unlisted", count=hidden)


def _summary(results: DailyResults, user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield how many have finished the deal everywhere, how the person did or does, and their streak."""
    if results.scores or results.day == results.today:
        yield localizer("daily-everywhere", count=len(results.scores))
    else:
        yield localizer("daily-nobody")
    for place, score in with_places(results.scores):
        if score.user_id == user_id:
            yield localizer("daily-own", points=score.points, place=str(place))
    # A lobby of a past day is that of a game that was never dealt.
    if results.game and not results.is_playable and results.game.status is not Status.LOBBY:
        yield localizer(_state(results.game), game=game_link(results.game, localizer))
    if results.streak > 1:
        yield localizer("daily-streak", days=results.streak)
    if results.day == results.today:
        yield localizer("daily-next", when=relative_time(results.next_at))


def _state(game: Game) -> str:
    """Return the message that says what has become of somebody's game."""
    if any(seat.resigned for seat in game.seats):
        return "daily-given-up"
    return f"daily-{game.status}"


def _buttons(results: DailyResults, localizer: FluentLocalizer, *, may_share: bool) -> Iterator[Button]:
    """Yield what begins the game or shows its result to everybody, if that is possible, and the ways to other days."""
    day = results.day.isoformat()
    if results.is_playable:
        yield Button(Address(Action.PLAY_DAILY, argument=day), localizer("button-daily-play"), Role.SUCCESS)
    if may_share:
        yield Button(Address(Action.SHARE_DAILY, argument=day), localizer("button-share"))
    if results.day > FIRST_DAY:
        before = (results.day - timedelta(days=1)).isoformat()
        yield Button(Address(Action.SHOW_DAILY, argument=before), localizer("button-daily-before"))
    if results.day != results.today:
        yield Button(Address(Action.SHOW_DAILY), localizer("button-daily-today"))


async def show_daily(context: Context) -> Answer:
    """Show the game of the day in the argument, or of today, and how people have done."""
    return Show(_page(context, await _results(context, context.parsed(_day))))


async def play_daily(context: Context) -> Answer:
    """Begin the game of the day in the argument, and link to it; an old button shows today's page instead."""
    if (day := context.parsed(_day)) is None:
        raise OldButton
    table = None
    # One after the other, because a thread is opened before the game that it is for.
    async with context.services.daily.opening(context.user_id):
        results = await _results(context, day)
        if results.is_playable:
            table = await _play(context, results)
    shown = day if results.game or results.is_playable else None
    page = partial(show_daily, replace(context, argument=shown.isoformat() if shown else ""))
    return Changed((table,), then=page) if table else await page()


async def share_daily(context: Context) -> Answer:
    """Show the person's points to everybody, in the language of their game. Raises OldButton if they have none."""
    results = await _results(context, context.parsed(_day))
    own = results.score_of(context.user_id)
    if own is None or results.game is None:
        raise OldButton
    public = shared_score(results.day, own, context.services.channels.localizer(results.game))
    return Shared(public, _page(context, results, is_shared=True))


def _day(argument: str) -> date | None:
    """Return the day that an address names, None if it is empty. Raises ValueError for what is no day."""
    return date.fromisoformat(argument) if argument else None


async def _results(context: Context, day: date | None) -> DailyResults:
    return await context.services.daily.results(context.user_id, day)


def _page(context: Context, results: DailyResults, *, is_shared: bool = False) -> Screen:
    return daily_page(results, context.user_id, context.guild_id, context.localizer, is_shared=is_shared)


async def _play(context: Context, results: DailyResults) -> Table:
    """Play in a thread where the bot may open one, so that the channel stays free, and in the channel elsewhere."""
    if results.game:
        return await context.services.daily.resume(results.game, context.actor)
    server = await server_settings(context)
    require_channel(server, channel_ids(context))
    language = server.language or await host_language(context)
    localizer = context.services.translations.bind(language)
    names = computer_names(localizer)

    async def open_in(channel_id: int) -> Table:
        return await context.services.daily.play(results.day, channel_id, context.actor, server, language, names)

    if channel := await channel_with_threads(context):
        # A server can be out of threads, or take no name.
        with suppress(NoThread):
            name = thread_name(results.day, context.actor.name, localizer)
            return await open_in_thread(context, channel, open_in, (name, localizer("daily-name")))
    return await open_here(context, open_in)
