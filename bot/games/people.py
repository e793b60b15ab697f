"""A person: their settings, and what storage holds of them besides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from bot.games.dates import find_zone, fixed_zone, local_datetime, zone_named
from bot.games.game import DAY, HOUR, MINUTE, Suggestions
from bot.games.options import is_on, known_theme, language_code
from bot.games.refusals import OldButton, Refusal

DEFAULT_GRACE = 90
"""Seconds after which somebody who just did something is notified of their turn, if they choose nothing else."""


@dataclass(frozen=True)
class Person:
    """A person's own settings: quiet hours are 0-23 in their time.

    `hints` are the names of the hints that the panel has given, with spaces between them. `time_zone` is a name that
    `bot.games.dates` knows, None if they never said. They are away from `away_from` until `away_until`; `mentions` is
    whether messages may notify them. `language` is one that the bot speaks, None for the one that Discord says. `grace`
    is for how many seconds after they did something they are not notified of a turn. In `text_mode`, what only they see
    is in words instead of pictures; `theme` names the colours of these pictures, None for those of the table. `ranked`
    is whether rankings list them. `private` is what reaches them by private message, one of `PRIVATE`. `suggestions`
    are the most that they want of what a table allows, and with `auto_place` their only legal move is made for them.
    """

    user_id: int
    suggestions: Suggestions = Suggestions.SHOWN
    auto_place: bool = True
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
    private: str | None = None


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
    """How many games contain a person's name: the live ones, including lobbies, and all others."""

    playing: int
    past: int


NIGHT: Final = 9
"""Hours from one end of the quiet hours to the default for the other."""

GRACES: Final = (0, 30, DEFAULT_GRACE, 300, 900)
"""Seconds of the grace delay that people can choose from."""

TURNS: Final = "turns"
REMINDERS: Final = "reminders"
PRIVATE: Final = (None, REMINDERS, TURNS)
"""Nothing, reminders, or turns as well as reminders."""

Adjust = Callable[[Person, str], Person]


def _set(name: str, read: Callable[[str], Any], person: Person, value: str) -> Person:
    return replace(person, **{name: read(value)})


def _grace(text: str) -> int:
    if int(text) not in GRACES:
        raise ValueError(text)
    return int(text)


def _private(text: str) -> str | None:
    if (text or None) not in PRIVATE:
        raise ValueError(text)
    return text or None


def _theme(text: str) -> str | None:
    return known_theme(text) if text else None


def _language(text: str) -> str | None:
    return language_code(text) if text else None


def _hour(text: str) -> int:
    if int(text) not in range(24):
        raise ValueError(text)
    return int(text)


def _with_beginning(person: Person, value: str) -> Person:
    begin = _hour(value)
    end = (begin + NIGHT) % 24 if person.quiet_to is None else person.quiet_to
    return replace(person, quiet_from=begin, quiet_to=end)


def _with_end(person: Person, value: str) -> Person:
    end = _hour(value)
    begin = (end - NIGHT) % 24 if person.quiet_from is None else person.quiet_from
    return replace(person, quiet_from=begin, quiet_to=end)


def _with_offset(person: Person, value: str) -> Person:
    zone = fixed_zone(int(value))
    if find_zone(zone) is None:
        raise ValueError(value)
    return replace(person, time_zone=zone)


def with_zone(person: Person, typed: str) -> Person:
    zone = zone_named(typed)
    if zone is None:
        raise Refusal("error-unknown-time-zone")
    return replace(person, time_zone=zone)


ADJUSTMENTS: Mapping[str, Adjust] = MappingProxyType(
    {
        "from": _with_beginning,
        "to": _with_end,
        "never": lambda person, _: replace(person, quiet_from=None, quiet_to=None),
        "offset": _with_offset,
        "zone": with_zone,
        **{name: partial(_set, name, is_on) for name in ("auto_place", "mentions", "text_mode", "ranked")},
        "suggestions": partial(_set, "suggestions", Suggestions),
        "grace": partial(_set, "grace", _grace),
        "private": partial(_set, "private", _private),
        "theme": partial(_set, "theme", _theme),
        "language": partial(_set, "language", _language),
    }
)
"""Everything that can be set, by name: a function from the person and the text of the new value."""


def adjusted(person: Person, change: str) -> Person:
    """Change one setting of the person, as in "from 22", "offset 120" or "mentions off"."""
    setting, _, value = change.partition(" ")
    try:
        return ADJUSTMENTS[setting](person, value)
    except (KeyError, ValueError):
        raise OldButton from None


def quiet_until(person: Person, now: int) -> int | None:
    """Return when the person's quiet hours of this moment end, in Unix seconds; None outside of them.

    They are by the person's own clock, so they are an hour shorter or longer when it is changed for summer or winter.
    """
    if person.quiet_from is None or person.quiet_to is None:
        return None
    # Quiet hours may go past midnight, so everything is counted from their beginning.
    length = (person.quiet_to - person.quiet_from) % 24 * HOUR
    passed = (local_time(person, now) - person.quiet_from * HOUR) % DAY
    if passed >= length:
        return None
    # Times of one zone are added as local clock times, even if the clocks change in between.
    clock = local_datetime(person.time_zone, now)
    return int((clock + timedelta(seconds=length - passed)).replace(fold=clock.fold).timestamp())


def local_time(person: Person, now: int) -> int:
    """Return the seconds since midnight by the person's clock; by UTC if their time zone is unknown."""
    clock = local_datetime(person.time_zone, now)
    return clock.hour * HOUR + clock.minute * MINUTE + clock.second
