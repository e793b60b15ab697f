"""Absences: the screens and actions for leaving for some days and coming back."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.chat.actions import Action
from bot.chat.handling.context import Context, Where
from bot.chat.handling.pipeline import anywhere, due
from bot.chat.kit.blocks import Address, Button, Row, Screen, compose
from bot.chat.kit.markup import absolute_time, bullet, mention_channel
from bot.chat.screens.pages import game_link
from bot.games.channel import end_absences as end_absences_of
from bot.games.game import Game, Seat, Status
from bot.games.matching import Named, choose, fitting
from bot.games.options import variant_key
from bot.games.people.dates import DAYS_OFFERED, LONGEST_DAYS, End, coming_ends, typed_ends
from bot.games.people.person import Person
from bot.games.seats import Missed, Return, absence_ends_at, is_absence_over
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

MAX_TABLES = 10
"""The most tables in a message."""

_MEANWHILE: Final = "away-moved-for", "away-waited-for", "away-deserted"
"""The messages about a person's tables during an absence, each with a number of tables."""


_UNITS: Final = {"hours": "away-hours", "days": "away-days", "weeks": "away-weeks"}


def end_name(end: End, localizer: FluentLocalizer) -> str:
    """Name the end of an absence for a list of choices, without markup."""
    if end.day:
        return localizer("away-day", day=end.day, days=end.count)
    return localizer(_UNITS[end.unit], count=end.count)


def meant_end(typed: str, time_zone: str | None, now: int, localizer: FluentLocalizer) -> End:
    """Return the end of an absence that a typed text means. Raises as `choose`."""
    ends = named_ends(typed, time_zone, now, localizer)
    in_text = fitting([each for each in ends if each.same != _A_DAY], typed)
    return in_text[0].value if len(in_text) == 1 else choose(ends, typed, "error-no-such-date").value


_A_DAY: Final = "day"
"""Of the coming days that a text fits, the first is meant."""


def named_ends(typed: str, time_zone: str | None, now: int, localizer: FluentLocalizer) -> list[Named[End]]:
    """Return the ends in a typed text and then the coming days, by their names; none for a date that is not possible.

    Without a text these are the days to be offered.
    """
    own = typed_ends(typed, time_zone, now) if typed.strip() else ()
    days = coming_ends(time_zone, now, LONGEST_DAYS if typed.strip() else DAYS_OFFERED)
    if not own and typed.strip():
        return []
    # A date is written in many ways, and only its text tells which one.
    found = [Named(end, end_name(end, localizer), (typed.strip(),) if end.day else (), str(end)) for end in own]
    return [*found, *(Named(end, end_name(end, localizer), same=_A_DAY) for end in days if end not in own)]


def away(until: int, tables: Sequence[Table], user_id: int, localizer: FluentLocalizer) -> Screen:
    """Confirm an absence: the end, the effect on tables, and the way to an earlier end."""
    games = [table.game for table in tables if table.is_playing]
    # At a table where a substitute plays for the person, an absence changes nothing.
    seated = [(game, seat) for game in games if (seat := game.seat_of(user_id))]
    counts = Counter(_meanwhile(game, seat) for game, seat in seated)
    return compose(
        localizer("away-confirmed", until_time=absolute_time(until)),
        "\n".join(localizer(key, count=counts[key]) for key in _MEANWHILE if counts[key]),
        localizer("away-ends") if counts else "",
        Row((back_button(localizer),)),
    )


def _meanwhile(game: Game, seat: Seat) -> str:
    """Return the message of `_MEANWHILE` for a table while the person on the seat is away."""
    if not game.present:
        return "away-deserted"
    return "away-moved-for" if game.computer_of(seat) else "away-waited-for"


def back_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.COME_BACK), localizer("button-comeback"))


def back(returned: Return, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Show the missed turns, the tables that wait for the person, and the tables with a substitute."""
    waiting = [table for table in returned.tables if table.awaits(user_id)]
    lent = [table for table in returned.tables if table.game.owned_by(user_id)]
    lines = [*_table_lines("away-your-turn", waiting, localizer), *_table_lines("away-substitute", lent, localizer)]
    return compose(localizer("away-over"), missed_line(returned.missed, localizer), "\n".join(lines))


def _table_lines(key: str, tables: Sequence[Table], localizer: FluentLocalizer) -> Sequence[str]:
    """Return a line for each of the first tables, and a line with the number of further tables."""
    lines = [
        bullet(localizer(key, game=game_link(each.game, localizer), channel=mention_channel(each.game.channel_id)))
        for each in tables[:MAX_TABLES]
    ]
    left = len(tables) - MAX_TABLES
    return [*lines, bullet(localizer("games-more", more=left))] if left > 0 else lines


def missed_line(missed: Missed, localizer: FluentLocalizer) -> str:
    """Return a sentence with the number of turns that others have taken for the person."""
    return localizer("away-missed", turns=missed.turns, tables=missed.tables)


@anywhere(Action.LEAVE_UNTIL)
async def leave(context: Context) -> None:
    """Start the person's absence until the end in the argument, which is chosen or typed."""
    person, typed, localizer = await context.person(), context.argument, context.localizer
    # Naming all days of a year would block the event loop.
    end = await asyncio.to_thread(meant_end, typed, person.time_zone, context.now, localizer)
    tables = await context.tables.leave(context.user_id, end.at)
    context.changed(*tables)
    await context.show(away(end.at, tables, context.user_id, context.localizer))


@anywhere(Action.COME_BACK, where=Where.FRESH)
async def come_back(context: Context) -> None:
    """End the person's absence at all of their tables, and show the events of the absence."""
    returned = await context.tables.come_back(context.actor)
    if returned is None:
        await context.show(compose(context.localizer("away-not")))
        return
    context.changed(*returned.tables)
    await context.show(back(returned, context.user_id, context.localizer))


async def welcome(context: Context, person: Person) -> str:
    """Return a sentence about missed news at the person's first action after an absence; otherwise empty.

    That is the number of missed turns after an absence, and the games whose channel was deleted.
    """
    if person.lost_games:
        return await _lost(context, person)
    if not is_absence_over(person, context.now):
        return ""
    returned = await context.tables.welcome(person)
    return missed_line(returned.missed, context.localizer) if returned.missed.turns else ""


async def _lost(context: Context, person: Person) -> str:
    """Name the games that were archived because their channel is gone, and explain how to continue them."""
    await context.change_person(lambda each: replace(each, lost_games=""))
    found = [await context.tables.games.game(int(each)) for each in person.lost_games.split()]
    resting = [each for each in found if each.status is Status.ARCHIVED and each.lost]
    names = (context.localizer(variant_key(each.options)) for each in resting)
    return context.localizer("news-channel-gone", games=context.localizer.all_of(names)) if resting else ""


@due(absence_ends_at)
async def end_absences(context: Context, table: Table) -> None:
    """End the past absences at a table; announce the turn again if a returned person has to move.

    Otherwise the public message is edited to show the returned people, but not sent again.
    """
    await context.change_table(table, end_absences_of)
