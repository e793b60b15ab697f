"""The part of the settings about quiet hours: from, to, and the person's local time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Option, Row, Text, select_row
from bot.games.models import Person
from bot.games.reminder_schedule import local_time
from bot.games.time_zones import fixed_zone, utc_offset
from bot.localization.fluent import FluentLocalizer

NIGHT = 9
"""Hours from one end of the quiet hours to the default for the other."""
HALF_HOUR = 30
"""Minutes; some time zones are half an hour off the others."""

ADJUSTMENTS: Mapping[str, Callable[[Person, int], Person]] = MappingProxyType(
    {
        "from": lambda person, hour: replace(person, quiet_from=hour, quiet_to=_default(person.quiet_to, hour + NIGHT)),
        "to": lambda person, hour: replace(person, quiet_to=hour, quiet_from=_default(person.quiet_from, hour - NIGHT)),
        "never": lambda person, _: replace(person, quiet_from=None, quiet_to=None),
        "offset": lambda person, minutes: replace(person, time_zone=fixed_zone(minutes)),
    }
)
"""What can be set, each from an hour or from minutes."""


def adjusted(person: Person, change: str) -> Person:
    """Return the person with a setting changed as in "from 22", "to 7", "never 0" or "offset 120"."""
    setting, _, value = change.partition(" ")
    return ADJUSTMENTS[setting](person, int(value))


def quiet_hours(person: Person, now: int, localizer: FluentLocalizer) -> Sequence[Block]:
    """Show the quiet hours and the controls that change them; `now` is in Unix seconds."""
    clock = localizer(
        "quiet-clock", time=_time(local_time(person, now) // 60), offset=_utc_text(utc_offset(person.time_zone, now))
    )
    unknown = localizer("quiet-clock-unknown") if person.time_zone is None else ""
    return (
        Text(f"{_summary(person, localizer)} {clock} {unknown}".strip()),
        _hour_select("from", person.quiet_from, localizer),
        _hour_select("to", person.quiet_to, localizer),
        _clock_select(person, now, localizer),
        Row(_buttons(person, now, localizer)),
    )


def _summary(person: Person, localizer: FluentLocalizer) -> str:
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        return localizer("quiet-none")
    return localizer("quiet-hours", start=_time(person.quiet_from * 60), end=_time(person.quiet_to * 60))


def _hour_select(setting: str, chosen: int | None, localizer: FluentLocalizer) -> Row:
    options = [
        Option(localizer(f"quiet-{setting}", time=_time(hour * 60)), f"{setting} {hour}", chosen=hour == chosen)
        for hour in range(24)
    ]
    return select_row(_address(setting), localizer(f"quiet-{setting}-placeholder"), options)


def _clock_select(person: Person, now: int, localizer: FluentLocalizer) -> Row:
    """Return a select of the local times at all offsets; those beyond twelve hours show the same clock as one here."""
    # Whoever is half an hour off sees clocks that are half an hour off, or their own time would be missing.
    current = utc_offset(person.time_zone, now)
    half = current % 60
    options = []
    for hours in range(-11, 13):
        offset = hours * 60 + half
        time = _time(local_time(replace(person, time_zone=fixed_zone(offset)), now) // 60)
        chosen = person.time_zone is not None and offset == current
        options.append(Option(localizer("quiet-now", time=time), f"offset {offset}", _utc_text(offset), chosen))
    return select_row(_address("offset"), localizer("quiet-offset-placeholder"), options)


def _buttons(person: Person, now: int, localizer: FluentLocalizer) -> tuple[Button, ...]:
    offset = utc_offset(person.time_zone, now)
    shifted = offset - HALF_HOUR if offset % 60 else offset + HALF_HOUR
    shift = Button(_address(f"offset {shifted}"), localizer("button-half-hour"))
    if person.quiet_from is None:
        return (shift,)
    return shift, Button(_address("never 0"), localizer("button-no-quiet-hours"))


def _address(argument: str) -> Address:
    return Address(Action.ADJUST_QUIET_HOURS, argument=argument)


def _default(hour: int | None, default: int) -> int:
    return default % 24 if hour is None else hour


def _time(minutes: int) -> str:
    """Format minutes since midnight like 07:30."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _utc_text(minutes: int) -> str:
    """Format an offset in minutes like UTC+5:30."""
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'−' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")
