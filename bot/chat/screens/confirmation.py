"""Asks for confirmation before something that cannot be undone."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.localization.fluent import FluentLocalizer

CONFIRMED = "yes"
"""The argument of an action that the person has confirmed."""


def confirm(game: int, action: Action, localizer: FluentLocalizer) -> Screen:
    """Ask for confirmation of an action that cannot be undone."""
    address = Address(action, game, argument=CONFIRMED)
    button = Button(address, localizer(f"button-{action}-yes"), Role.DANGER)
    return compose(localizer(f"confirm-{action}"), Row((button,)))
