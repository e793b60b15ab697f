"""What is kept of people besides their seats: settings, whom they follow, results. Times are integer Unix seconds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

DEFAULT_GRACE = 90
"""Seconds after which somebody who just did something is notified of their turn, if they choose nothing else."""


@dataclass(frozen=True)
class Person:
    """A person's own settings: quiet hours are 0-23 in their time.

    `hints` are the names of the hints that the panel has given, with spaces between them. `time_zone` is a name that
    `bot.games.timing.time_zones` knows, None if they never said. They are away from `away_from` until `away_until`;
    `mentions` is whether messages may notify them. `language` is one that the bot speaks, None for the one that Discord
    says. `grace` is for how many seconds after they did something they are not notified of a turn. In `text_mode`, what
    only they see is in words instead of pictures; `theme` names the colours of these pictures, None for those of the
    table. `ranked` is whether rankings list them.
    """

    user_id: int
    suggestions: bool = True
    auto_place: bool = False
    quiet_from: int | None = None
    quiet_to: int | None = None
    hints: str = ""
    time_zone: str | None = None
    away_from: int | None = None
    away_until: int | None = None
    mentions: bool = True
    language: str | None = None
    grace: int = DEFAULT_GRACE
    text_mode: bool = False
    theme: str | None = None
    ranked: bool = True


@dataclass(frozen=True)
class SeatName:
    """The name of a seat whose person was erased: in every language for the tables in it, and for all others."""

    default: str
    by_language: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Follower:
    """Somebody who follows a game without a seat at it; `mentioned` if they want to be when it ends."""

    user_id: int
    mentioned: bool = False


@dataclass(frozen=True)
class GameCounts:
    """How many games bear a person's name: those that they play now, lobbies included, and all others."""

    playing: int
    past: int


@dataclass(frozen=True)
class Statistics:
    """A person's finished games of one variant; `mean` and `best` leave out the games they resigned."""

    variant: str
    games: int
    wins: int
    mean: float | None
    best: int | None


@dataclass(frozen=True)
class DealScore:
    """What somebody has reached with a deal, and on which server; None for a private conversation.

    `is_listed` if the person wants to be in rankings.
    """

    user_id: int
    name: str
    points: int
    guild_id: int | None
    is_listed: bool = True
