"""The pages of help."""

from __future__ import annotations

from typing import Final

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Option, Role, Row, Screen, compose, select_row
from bot.chat.markup import bold, heading
from bot.chat.screens.rules import USUAL_BOOK, usual_page
from bot.chat.screens.sections import OVERVIEW
from bot.games.lessons import KINGDOMINO
from bot.localization.fluent import FluentLocalizer

TOPICS: Final = ("new", "table", "turn", "ahead", "writing", "looking", "daily", "ear", "time", "slips")
"""What help is about. A topic has the messages `help-TOPIC-name` and `help-TOPIC`."""

_FIRST: Final = ("new", "table")
"""What somebody needs who has pressed nothing yet."""


def help_page(localizer: FluentLocalizer, topic: str = "") -> Screen:
    """Show a topic, or how to begin if there is none of that name; and where to go from there."""
    shown = (topic,) if topic in TOPICS else _FIRST
    options = [Option(localizer(f"help-{each}-name"), each, chosen=each == topic) for each in TOPICS]
    return compose(
        heading(localizer("help-title")),
        *(f"{bold(localizer(f'help-{each}-name'))}\n{localizer(f'help-{each}')}" for each in shown),
        Row(_ways(localizer)),
        select_row(Address(Action.SHOW_HELP), localizer("help-placeholder"), options),
    )


def greeting(localizer: FluentLocalizer) -> Screen:
    """Say on a server to which the bot has just been added what can be done there, and how to begin."""
    return compose(heading(localizer("greeting-title")), localizer("greeting"), Row((_tutorial_button(localizer),)))


def _tutorial_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.LEARN, argument=KINGDOMINO.name), localizer("button-tutorial"), Role.PRIMARY)


def _ways(localizer: FluentLocalizer) -> tuple[Button, ...]:
    return (
        _tutorial_button(localizer),
        Button(Address(Action.READ_RULES, argument=str(usual_page(USUAL_BOOK))), localizer("button-lesson-rules")),
        Button(Address(Action.SHOW_GAMES), localizer("games-title")),
        Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title")),
    )
