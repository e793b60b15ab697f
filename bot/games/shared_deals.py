"""Shared deals: the same dominoes for everybody, which each person plays once, in a panel, against computer players.

A game with a shared deal (`Deal.name`) has no hints, and is offered no rematch. People who can still play the deal
see neither its secret (`Tables.revealed`) nor other people's games and points (`hidden_deals`). The feature that owns
the deal compares the games. Ratings of tables leave the games out.

A shared deal is named after the day of its beginning by UTC, "2026-11-22" for the daily game: by local clocks, people
could play two deals on one day. Other deals add their kind and the row of `games` with their secret, for example
"2026-11-22-channel-17".
"""

import re
from datetime import date, timedelta
from typing import Final

from bot.games.people.dates import utc_date

DAILY: Final = "daily"
"""The kind of the deals that are named by their day alone."""
KNOWN: Final = "known"
"""The kind of the deals whose order people know, so that their games count nowhere. Features have further kinds."""
FIRST_DAY: Final = date(2026, 11, 22)
"""The day of the first daily game."""
UNCOUNTED: Final = f"-{KNOWN}-"
"""A part of the names of these deals."""

LASTING: Final = "-weekly-"
"""A part of the names of deals that stay open until somebody finishes them."""

LONGEST_DAYS: Final = 14
"""People can begin games of a challenge for at most so many days, unless the challenge is weekly."""


def kind_of(deal: str) -> str:
    """Return the kind of a shared deal. Raises ValueError for another text.

    >>> kind_of("2026-11-22"), kind_of("2026-11-22-channel-17")
    ('daily', 'channel')
    """
    return parts_of(deal)[1]


_DEAL: Final = re.compile(r"(\d{4}-\d\d-\d\d)(?:-([a-z]+)-(\d{1,18}))?", re.ASCII)
"""Matches the names of deals: the first day, and for other deals than daily ones the kind and the id of the source."""

DAY_LENGTH: Final = len("2026-11-22")
"""The length of the names of daily deals."""


def parts_of(deal: str) -> tuple[date, str, int]:
    """Return the first day, the kind and the source's id (0 for a daily deal) in a deal's name. Raises ValueError."""
    found = _DEAL.fullmatch(deal)
    if found is None:
        raise ValueError(deal)
    return date.fromisoformat(found[1]), found[2] or DAILY, int(found[3] or 0)


def number_of(day: date) -> int:
    """Return the number of the daily game of a day.

    >>> number_of(FIRST_DAY)
    1
    """
    return (day - FIRST_DAY).days + 1


def earliest_open(now: int) -> str:
    """Return the earliest name of a deal that people may still begin."""
    return (utc_date(now) - timedelta(days=LONGEST_DAYS)).isoformat()
