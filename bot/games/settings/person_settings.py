"""What people set for themselves: one setting at a time, each from a text.

The texts stand in the addresses of controls, so those that there are keep their meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from bot.games.people import DEFAULT_GRACE, Person
from bot.games.refusals import OldButton, Refusal
from bot.games.settings.options import is_on, known_theme, language_code
from bot.games.timing.time_zones import find_zone, fixed_zone, zone_named

NIGHT: Final = 9
"""Hours from one end of the quiet hours to the default for the other."""
GRACES: Final = (0, 30, DEFAULT_GRACE, 300, 900)
"""Seconds of the grace delay that people can choose from."""

Adjust = Callable[[Person, str], Person]


def _set(name: str, read: Callable[[str], Any], person: Person, value: str) -> Person:
    return replace(person, **{name: read(value)})


def _grace(text: str) -> int:
    if int(text) not in GRACES:
        raise ValueError(text)
    return int(text)


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
    """Put the person in the time zone of that name."""
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
        **{
            name: partial(_set, name, is_on)
            for name in ("suggestions", "auto_place", "mentions", "text_mode", "ranked")
        },
        "grace": partial(_set, "grace", _grace),
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
