"""The daily game: its page, and the buttons that play the game and share a person's points.

A person plays in their own panel, in any place; only shared points are public.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from discord import Interaction, app_commands

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, Text, call, compose
from bot.chat.kit.commands import CommandSet, command
from bot.chat.kit.context import Context
from bot.chat.kit.markup import bold, code_block, heading, relative_time, small
from bot.chat.kit.pipeline import Alone
from bot.chat.kit.sections import OVERVIEW
from bot.chat.lobby.actions import host_language
from bot.chat.ranking import top_list
from bot.chat.rules.screens import Page
from bot.chat.table_view import Look
from bot.chat.turn.actions import show_panel
from bot.games.computers.computers import level_key
from bot.games.daily import FIRST_DAY, PAR, DailyResults, daily_game, number_of, squares_by_points, with_places
from bot.games.game import Game, Status
from bot.games.names import safe_name
from bot.games.narration import computer_names, join_facts
from bot.games.options import base_key, option_key
from bot.games.refusals import OldButton
from bot.games.results import DealScore
from bot.games.servers import USUAL_GAME
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain
from engine.kingdom import Kingdom


@dataclass(frozen=True)
class Card:
    """A result as a text for anywhere, without spoilers for people who have yet to play."""

    text: str
    in_words: str
    """The card as a sentence: squares of colors say nothing by ear."""
    way: str
    """The last line of the text: how to play the game."""


def daily_page(  # noqa: PLR0913 - the page depends on all of them
    results: DailyResults,
    user_id: int,
    guild_id: int | None,
    localizer: FluentLocalizer,
    *,
    may_share: bool = False,
    is_alone: bool = False,
    card: Card | None = None,
    is_heard: bool = True,
) -> Screen:
    """Show a deal: the game, the server's results, a line about all results, and the person's actions.

    `is_alone`: the bot offers nothing else in the channel. `card` is a text that the person can copy and share. Unless
    `is_heard`, the person can share the card only as a copy.
    """
    may_share = may_share and results.score_of(user_id) is not None
    here = [score for score in results.scores if guild_id and score.guild_id == guild_id and results.is_revealed]
    how = small(localizer("daily-card-how" if is_heard else "daily-copy"))
    return compose(
        heading(_title(results.day, localizer), 3),
        "\n".join(_about(results, user_id, localizer)),
        "\n".join((bold(localizer("daily-here")), *_lines(here, user_id, localizer))) if here else "",
        "\n".join(_summary(results, user_id, localizer)),
        Text.of(*(f"{how}\n{code_block(each)}" for each in (card.text, card.in_words))) if card else "",
        Row(tuple(_buttons(results, localizer, may_share=may_share))),
        Row(tuple(_pages(results, localizer)) if is_alone else ()),
    )


def _title(day: date, localizer: FluentLocalizer) -> str:
    return localizer("daily-title", number=number_of(day), date=day)


def shared_score(score: DealScore, card: Card, localizer: FluentLocalizer) -> Screen:
    """Show a person's card to everybody, with a button in place of the last line."""
    told = localizer("daily-shared", name=safe_name(score.name))
    shown = Text.of(card.text.removesuffix(f"\n{card.way}"), in_text_mode=card.in_words)
    page = Button(Address(Action.SHOW_DAILY), localizer("button-daily-todays"), Role.SUCCESS)
    return call(told, shown, Row((page,)))


def result_card(
    day: date, score: DealScore, kingdom: Kingdom, par: int, localizer: FluentLocalizer, link: str = ""
) -> Card:
    """Return the card of a result: name, number and points, the kingdom in squares, and how to play the game.

    `link` adds the bot to a server; empty if only the host of the bot can add it.
    """
    facts: dict[str, str | int] = {
        "number": number_of(day),
        "points": score.points,
        "level": localizer(f"add-{PAR}"),
        "par": par,
    }
    way = plain(localizer("daily-card-way", link=link or "none"))
    text = "\n".join((localizer("daily-card", **facts), *squares_by_points(kingdom), way))
    return Card(text, f"{localizer('daily-card-words', **facts)} {way}", way)


async def _card(context: Context, results: DailyResults, localizer: FluentLocalizer) -> Card | None:
    """Return the card of the person; None until the person has finished the game."""
    score, game = results.score_of(context.user_id), results.game
    if score is None or game is None:
        return None
    table = await context.services.tables.table(game.id)
    seat = table.game.seat_of(context.user_id)
    kingdom = table.state.kingdoms[table.state.kingdom_of(seat.number if seat else 1)]
    par = await context.services.daily.par(table, context.user_id)
    return result_card(results.day, score, kingdom, par, localizer, context.invitation_link)


def _about(results: DailyResults, user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield a description of the game, and an explanation for a person who can still play today's game."""
    game = daily_game(results.day)
    opponents = localizer("daily-opponents", count=game.seats - 1, level=localizer(level_key(game.computer)))
    variant = results.variant
    name = [localizer(base_key(variant.base))] if variant.base != USUAL_GAME else []
    yield join_facts(*name, *(localizer(option_key(letter)) for letter in variant.options), opponents)
    if results.day == results.today and not results.score_of(user_id):
        yield small(localizer("daily-about"))


def _lines(here: list[DealScore], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    def line(place: str, name: str, score: DealScore) -> str:
        return localizer("daily-line", place=place, name=name, points=score.points)

    placed = with_places(score for score in here if score.is_listed)
    yield from top_list(placed, user_id, line)
    if hidden := len(here) - len(placed):
        yield localizer("daily-unlisted", count=hidden)


def _summary(results: DailyResults, user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the person's place among several, a streak, and a line on everybody and on the next game."""
    finished = localizer("daily-everywhere", count=len(results.scores)) if results.scores else ""
    for place, score in with_places(results.scores):
        if score.user_id == user_id and len(results.scores) > 1:
            yield localizer("daily-own", place=str(place))
    if results.is_erased:
        yield localizer("daily-erased")
    if results.streak > 1:
        yield localizer("daily-streak", days=results.streak)
    if results.day == results.today:
        coming = localizer("daily-next", when=relative_time(results.next_at))
        yield small(" ".join(filter(None, (finished, coming))))
    else:
        yield small(finished or localizer("daily-nobody"))


def _buttons(results: DailyResults, localizer: FluentLocalizer, *, may_share: bool) -> Iterator[Button]:
    """Yield the button that begins the game or shares its result, if possible, and the buttons to other days."""
    day = results.day.isoformat()
    if results.is_playable:
        yield Button(Address(Action.PLAY_DAILY, argument=day), localizer("button-daily-play"), Role.SUCCESS)
    elif results.game and results.game.status is Status.PLAYING:
        yield Button(Address(Action.OPEN_PANEL, results.game.id), localizer("button-daily-go-on"), Role.SUCCESS)
    elif results.game and results.game.status is Status.OVER:
        look = Address(Action.SHOW_KINGDOM, results.game.id, argument=str(Look()))
        yield Button(look, localizer("button-daily-look"))
    if may_share:
        yield Button(Address(Action.SHARE_DAILY, argument=day), localizer("button-share"))
    if results.day > FIRST_DAY:
        before = (results.day - timedelta(days=1)).isoformat()
        yield Button(Address(Action.SHOW_DAILY, argument=before), localizer("button-daily-before"))
    if results.day != results.today:
        yield Button(Address(Action.SHOW_DAILY), localizer("button-daily-today"))


def _pages(results: DailyResults, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the buttons to pages that have commands in servers with the bot as a member."""
    rules = Page(results.variant, daily_game(results.day).seats)
    yield Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title"))
    yield Button(Address(Action.READ_RULES, argument=str(rules)), localizer("button-lesson-rules"))
    yield Button(Address(Action.SHOW_PRIVACY), localizer("button-privacy"))


async def open_daily(context: Context) -> None:
    results = await _results(context, None)
    if results.game and results.game.status is Status.PLAYING:
        await _go_on(context, results.game)
    else:
        await context.reply.show(await _page(context, results))


async def _go_on(context: Context, game: Game) -> None:
    await show_panel(context, (await context.services.tables.table_of(game)).require_readable())


async def show_daily(context: Context) -> None:
    """Show the game of the day in the argument, or of today, and the results."""
    await context.reply.show(await _page(context, await _results(context, context.parsed(_day))))


async def play_daily(context: Context) -> None:
    """Begin or resume the game of the day in the argument; an old button shows today's page instead."""
    if (day := context.parsed(_day)) is None:
        raise OldButton
    # Taps are handled one after the other, so a second tap resumes the game that the first tap began.
    async with context.services.daily.opening(context.user_id):
        results = await _results(context, day)
        begun = await _begin(context, results.game, day) if results.is_playable else None
    if begun:
        await show_panel(context, begun)
    elif results.game and results.game.status is Status.PLAYING:
        await _go_on(context, results.game)
    else:
        await show_daily(context if results.game else replace(context, argument=""))


async def _begin(context: Context, earlier: Game | None, day: date) -> Table:
    """Begin the game of the day, or start the lobby that a killed bot opened for the game."""
    service, actor = context.services.daily, context.actor
    if earlier:
        return await service.resume(earlier, actor)
    language, names = await host_language(context), computer_names(context.localizer)
    return await service.play(day, context.guild_id, actor, language, names)


async def share_daily(context: Context) -> None:
    """Share the person's points in the language of their game; show a text to copy if nobody else could read them.

    Raises OldButton for a person without points.
    """
    results = await _results(context, context.parsed(_day))
    own = results.score_of(context.user_id)
    if own is None or results.game is None:
        raise OldButton
    localizer = context.services.translations.bind(results.game.options.language)
    card = await _card(context, results, localizer)
    own_page = await _page(context, results, is_shared=True)
    if card is None or context.is_heard_by_nobody:
        await context.reply.show(own_page)
    else:
        await context.reply.share(shared_score(own, card, localizer), own_page)


def _day(argument: str) -> date | None:
    """Return the day in an address; None for an empty argument. Raises ValueError for any other text."""
    return date.fromisoformat(argument) if argument else None


async def _results(context: Context, day: date | None) -> DailyResults:
    return await context.services.daily.results(context.user_id, day)


async def _page(context: Context, results: DailyResults, *, is_shared: bool = False) -> Screen:
    return daily_page(
        results,
        context.user_id,
        context.guild_id,
        context.localizer,
        may_share=not (is_shared or context.is_alone_with_bot),
        is_alone=context.is_visitor,
        card=await _card(context, results, context.localizer),
        is_heard=not (is_shared and context.is_heard_by_nobody),
    )


class DailyCommands(CommandSet):
    @command("command-daily")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: Interaction[Any]) -> None:
        await self.perform(interaction, Alone(open_daily))
