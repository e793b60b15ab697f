"""Shared deals: the same dominoes for everybody, which each person plays once, in a panel, against computer players.

A game with a shared deal (`Deal.name`) has no hints, and is offered no rematch. Nobody else sees the game or its points
while they can play the deal themselves (`hidden_deals`), nor its secret (`Tables.revealed`); the owner of the deal, a
feature, compares the games. Ratings of tables leave them out.

A shared deal is named after the day of its beginning by UTC, "2026-11-22" for the daily game: by local clocks, people
could play two deals on one day. Other deals add their kind and the row of `games` with their secret, for example
"2026-11-22-channel-17".
"""

import re
from collections.abc import Mapping
from datetime import date, timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.games.people.dates import utc_date


class DealKind(StrEnum):
    """The kinds of shared deals; the values are parts of the names of deals."""

    DAILY = "daily"
    """A game a day for everybody everywhere."""
    CHANNEL = "channel"
    """A challenge that a person opens for everybody in a channel."""
    WEEKLY = "weekly"
    """A challenge a week in a channel."""
    BEAT = "beat"
    """The seat of the best person in a finished game; the order is known, so the deal counts nowhere."""


NAMES: Final[Mapping[DealKind, str]] = MappingProxyType(
    {
        DealKind.DAILY: "daily-name",
        DealKind.CHANNEL: "challenge-name",
        DealKind.WEEKLY: "challenge-weekly",
        DealKind.BEAT: "button-beat",
    }
)
"""The messages with the names of the kinds of shared deals."""


OWNED: Final = frozenset({DealKind.CHANNEL, DealKind.WEEKLY})
"""The kinds whose deals come from a row of `games` that is no table, with the kind as its `owner`."""

LONGEST_DAYS: Final = 14
"""For how many days people can begin a game of a shared deal at most."""


def kind_of(deal: str) -> DealKind:
    """Return the kind of a shared deal. Raises ValueError for a text without a kind.

    >>> kind_of("2026-11-22"), kind_of("2026-11-22-channel-17")
    (<DealKind.DAILY: 'daily'>, <DealKind.CHANNEL: 'channel'>)
    """
    return parts_of(deal)[1]


_DEAL: Final = re.compile(r"(\d{4}-\d\d-\d\d)(?:-([a-z]+)-(\d{1,18}))?", re.ASCII)
"""Matches the names of deals: the first day, and for other deals than daily ones the kind and the id of the source."""

DAY_LENGTH: Final = len("2026-11-22")
"""The length of the names of daily deals."""


def parts_of(deal: str) -> tuple[date, DealKind, int]:
    """Return the first day, the kind and the id of the source in the name of a deal. Raises ValueError."""
    found = _DEAL.fullmatch(deal)
    if found is None:
        raise ValueError(deal)
    return date.fromisoformat(found[1]), DealKind(found[2] or DealKind.DAILY), int(found[3] or 0)


def owned_row(deal: str) -> int | None:
    """Return the id of the row that is no table and whose message shows who has finished the deal; None without one.

    >>> owned_row("2026-11-22-channel-17"), owned_row("2026-11-22"), owned_row("2026-11-22-beat-17")
    (17, None, None)
    """
    _, kind, source_id = parts_of(deal)
    return source_id if kind in OWNED else None


def following(deal: str) -> str | None:
    """Return the deal that the end of a game announces: the daily game of the next day; None after other deals.

    >>> following("2026-11-30"), following("2026-11-22-channel-17")
    ('2026-12-01', None)
    """
    day, kind, _ = parts_of(deal)
    return (day + timedelta(days=1)).isoformat() if kind is DealKind.DAILY else None


def earliest_open(now: int) -> str:
    """Return the earliest name of a deal that people may still begin."""
    return (utc_date(now) - timedelta(days=LONGEST_DAYS)).isoformat()
