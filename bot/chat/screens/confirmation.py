"""Asks for confirmation before something that cannot be undone."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.localization.fluent import FluentLocalizer

CONFIRMED = "yes"
"""The argument of an action that the person has confirmed."""


def confirm(game: int, action: Action, localizer: FluentLocalizer, case: str = "", do_it_key: str = "") -> Screen:
    """Ask for confirmation of an action that cannot be undone.

    `case` is the end of the key of a special question; `do_it_key` names another label of the button that does it.
    """
    go_on = Button(Address(Action.CALL_OFF, game), localizer(f"button-{action}-no"))
    label = localizer(do_it_key or f"button-{action}-yes")
    do_it = Button(Address(action, game, argument=CONFIRMED), label, Role.DANGER)
    return compose(localizer(f"confirm-{action}{case}"), Row((do_it, go_on)))
