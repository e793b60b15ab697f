"""What a person is told about their own absence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.chat.markup import absolute_time, bullet, game_link, mention_channel
from bot.chat.typed_text import searchable
from bot.games.game import Game
from bot.games.models import Seat
from bot.games.seats.absence import Missed, Return
from bot.games.table import Table
from bot.games.timing.dates import End, typed_date
from bot.localization.fluent import FluentLocalizer

MAX_TABLES = 10
"""Tables named at once."""

_MEANWHILE: Final = "away-moved-for", "away-waited-for", "away-deserted"
"""The messages that say what happens at how many tables while a person is away."""


def end_name(end: End, localizer: FluentLocalizer) -> str:
    """Name an end of an absence in a list of choices, which takes no markup."""
    return (
        localizer("away-day", date=end.day, days=end.count)
        if end.day
        else localizer(f"away-{end.unit}", count=end.count)
    )


def matching(ends: Sequence[End], typed: str, localizer: FluentLocalizer) -> list[End]:
    """Return the ends whose names contain all words that were typed; for a number or a date, those that it means."""
    searched, day = searchable(typed), typed_date(typed)
    return [
        end
        for end in ends
        if (day and end.day == day)
        or end.text.startswith(searched.strip())
        or all(word in searchable(end_name(end, localizer)) for word in searched.split())
    ]


def away(until: int, tables: Sequence[Table], user_id: int, localizer: FluentLocalizer) -> Screen:
    """Confirm an absence: until when, what happens meanwhile, and how to end it."""
    games = [table.game for table in tables if table.is_playing]
    # At a table where a substitute plays for them, their absence changes nothing.
    seated = [(game, seat) for game in games if (seat := game.seat_of(user_id))]
    counts = Counter(_meanwhile(game, seat) for game, seat in seated)
    return compose(
        localizer("away-confirmed", until=absolute_time(until)),
        "\n".join(localizer(key, count=counts[key]) for key in _MEANWHILE if counts[key]),
        localizer("away-ends") if counts else "",
        Row((back_button(localizer),)),
    )


def _meanwhile(game: Game, seat: Seat) -> str:
    """Return which of `_MEANWHILE` says what happens at a table while the person on the seat is away."""
    if not game.present:
        return "away-deserted"
    return "away-moved-for" if game.computer_of(seat) else "away-waited-for"


def back_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.COME_BACK), localizer("button-comeback"), Role.SUCCESS)


def back(returned: Return, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Say what others did meanwhile, at which tables it is the person's turn, and where a substitute plays."""
    waiting = [table for table in returned.tables if table.awaits(user_id)]
    lent = [table for table in returned.tables if table.game.owned_by(user_id)]
    lines = [*_table_lines("away-your-turn", waiting, localizer), *_table_lines("away-substitute", lent, localizer)]
    return compose(localizer("away-over"), missed_line(returned.missed, localizer), "\n".join(lines))


def _table_lines(key: str, tables: Sequence[Table], localizer: FluentLocalizer) -> Sequence[str]:
    """Return a line for each table, and how many more there are if these are too many."""
    lines, left = [_table_line(key, table, localizer) for table in tables[:MAX_TABLES]], len(tables) - MAX_TABLES
    return [*lines, bullet(localizer("games-more", more=left))] if left > 0 else lines


def _table_line(key: str, table: Table, localizer: FluentLocalizer) -> str:
    game = table.game
    return bullet(localizer(key, game=game_link(game, localizer), channel=mention_channel(game.channel_id)))


def missed_line(missed: Missed, localizer: FluentLocalizer) -> str:
    """Say how many turns others have taken for the person."""
    return localizer("away-missed", turns=missed.turns, tables=missed.tables)
