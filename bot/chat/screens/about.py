"""Pages about the bot: help and settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Row, Screen, compose
from bot.chat.markup import heading
from bot.chat.screens.quiet_hours import quiet_hours
from bot.games.models import Person
from bot.localization.fluent import FluentLocalizer

SWITCHES: Mapping[str, Callable[[Person], Person]] = MappingProxyType(
    {
        "suggestions": lambda person: replace(person, suggestions=not person.suggestions),
        "auto_place": lambda person: replace(person, auto_place=not person.auto_place),
    }
)
"""The settings of a person that are on or off, each with the function that toggles it."""


def help_page(localizer: FluentLocalizer) -> Screen:
    return compose(localizer("help"))


def settings(person: Person, now: int, localizer: FluentLocalizer) -> Screen:
    """Show a person's own settings and the controls that change them; `now` is in Unix seconds."""
    keys = {name: _switch_key(person, name) for name in SWITCHES}
    lines = [localizer(f"setting-{key}") for key in keys.values()]
    buttons = tuple(
        Button(Address(Action.TOGGLE_SETTING, argument=name), localizer(f"button-toggle-{key}"))
        for name, key in keys.items()
    )
    return compose(
        heading(localizer("settings-title")), "\n".join(lines), Row(buttons), *quiet_hours(person, now, localizer)
    )


def _switch_key(person: Person, name: str) -> str:
    """Return the part of message names that stands for a switch and its position, like `auto-place-off`."""
    return f"{name.replace('_', '-')}-{'on' if getattr(person, name) else 'off'}"
