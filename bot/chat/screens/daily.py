"""The daily game: what is played, who has reached what, and the button that begins it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.chat.markup import bold, game_link, heading, relative_time, small
from bot.chat.screens.top_list import top_list
from bot.games.game import Game
from bot.games.lobby.daily import FIRST_DAY, DailyResults, daily_game, with_places
from bot.games.models import Status
from bot.games.names import safe_name
from bot.games.people import DealScore
from bot.games.table import Table
from bot.games.wording import join_facts
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


def daily_button(table: Table, localizer: FluentLocalizer) -> Button:
    """Return the button that shows the deal of a game that was played with one."""
    return Button(Address(Action.SHOW_DAILY, argument=table.game.deal or ""), localizer("daily-name"), Role.SUCCESS)


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
