"""Quiet hours among the settings: from, to, and what the person's clock says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.chat.components import Address, Button, Choice, Select
from bot.chat.screen import Block, Row
from bot.games.models import Person
from bot.games.reminder_schedule import local_time
from bot.localization.fluent import FluentLocalizer

NIGHT = 9
"""Hours of quiet that are proposed once either end is chosen."""
HALF = 30

ADJUSTMENTS: Mapping[str, Callable[[Person, int], Person]] = MappingProxyType(
    {
        "from": lambda person, hour: replace(person, quiet_from=hour, quiet_to=_or(person.quiet_to, hour + NIGHT)),
        "to": lambda person, hour: replace(person, quiet_to=hour, quiet_from=_or(person.quiet_from, hour - NIGHT)),
        "never": lambda person, _: replace(person, quiet_from=None, quiet_to=None),
        "offset": lambda person, minutes: replace(person, utc_offset=minutes),
    }
)
"""What can be set, from an hour or from minutes."""


def adjusted(person: Person, wish: str) -> Person:
    """The person with a setting changed as in "from 22", "to 7", "never 0" or "offset 120"."""
    setting, _, value = wish.partition(" ")
    return ADJUSTMENTS[setting](person, int(value))


def quiet_hours(person: Person, now: int, words: FluentLocalizer) -> Sequence[Block]:
    """What is set, and selects that change it."""
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        told = words("quiet-none")
    else:
        told = words("quiet-hours", start=_time(person.quiet_from * 60), end=_time(person.quiet_to * 60))
    clock = words("quiet-clock", time=_time(local_time(person, now) // 60), offset=_utc(person.utc_offset or 0))
    unknown = words("quiet-clock-unknown") if person.utc_offset is None else ""
    return (
        f"{told} {clock} {unknown}".strip(),
        Row((_hours("from", person.quiet_from, words),)),
        Row((_hours("to", person.quiet_to, words),)),
        Row((_clocks(person, now, words),)),
        Row(tuple(_buttons(person, words))),
    )


def _hours(setting: str, chosen: int | None, words: FluentLocalizer) -> Select:
    choices = [
        Choice(words(f"quiet-{setting}", time=_time(hour * 60)), f"{setting} {hour}", chosen=hour == chosen)
        for hour in range(24)
    ]
    return Select(_address(setting), words(f"quiet-{setting}-placeholder"), choices)


def _clocks(person: Person, now: int, words: FluentLocalizer) -> Select:
    """What time it is now in every whole hour of offset; those beyond twelve show the same clock as one of these."""
    half = (person.utc_offset or 0) % 60
    choices = []
    for hours in range(-11, 13):
        offset = hours * 60 + half
        time = _time(local_time(replace(person, utc_offset=offset), now) // 60)
        chosen = person.utc_offset is not None and offset == person.utc_offset
        choices.append(Choice(words("quiet-now", time=time), f"offset {offset}", _utc(offset), chosen=chosen))
    return Select(_address("offset"), words("quiet-offset-placeholder"), choices)


def _buttons(person: Person, words: FluentLocalizer) -> list[Button]:
    offset = person.utc_offset or 0
    buttons = [Button(_address(f"offset {offset - HALF if offset % 60 else offset + HALF}"), words("button-half-hour"))]
    if person.quiet_from is not None:
        buttons.append(Button(_address("never 0"), words("button-no-quiet-hours")))
    return buttons


def _address(argument: str) -> Address:
    return Address("adjust", 0, 0, argument)


def _or(hour: int | None, proposal: int) -> int:
    return proposal % 24 if hour is None else hour


def _time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _utc(minutes: int) -> str:
    """The offset as people write it, like UTC+5:30."""
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'−' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")
