"""What is stored about a person, and the steps to erase it: the page, the question, the confirmation."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.chat.screens.confirmation import CONFIRMED
from bot.games.people import GameCounts
from bot.localization.fluent import FluentLocalizer


def privacy(localizer: FluentLocalizer) -> Screen:
    """Say what is stored about a person, with the buttons that show and erase it."""
    export = Button(Address(Action.EXPORT_DATA), localizer("button-export"))
    forget = Button(Address(Action.FORGET_PERSON), localizer("button-forget"), Role.DANGER)
    return compose(localizer("privacy"), Row((export, forget)))


def confirm_erasure(counts: GameCounts, localizer: FluentLocalizer) -> Screen:
    """Say what erasing the person would change, and ask whether they want that."""
    erase = Button(Address(Action.FORGET_PERSON, argument=CONFIRMED), localizer("button-forget-yes"), Role.DANGER)
    back = Button(Address(Action.SHOW_PRIVACY), localizer("button-forget-no"))
    return compose(localizer("confirm-forget", playing=counts.playing, past=counts.past), Row((erase, back)))
