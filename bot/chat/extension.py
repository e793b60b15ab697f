"""What an extension of the rules may add to the chat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path

import renderers.extension
from bot.chat.rules.rulebook import Chapter, Figures, no_figures
from bot.chat.turn.steps import PanelStep
from bot.games.lessons import Lesson
from bot.localization.fluent import FOLDER, Translations
from engine.extension import Part
from engine.extensions import parts


@dataclass(frozen=True)
class ChatPart(Part):
    """Steps of the panel, slash commands, rules and messages that an extension adds.

    `panel_steps` are the steps that it adds to a turn, and `choices` the actions of controls that preview a choice in
    the panel. `command_modules` names modules with slash commands, each with the `setup` function of discord.py's
    extensions. The bot imports them when it starts, because the names of the commands are messages of `locales`.
    `rulebooks` has the chapters of each variant, by its base code, and `figures` returns the numbers in its rules.
    `lessons` are parts of the tutorial, and `hints` extends `HINTS` of the panel. `lobby_notes` are messages
    that stand below the game in its lobby. `locales` is a folder with a folder of Fluent files for each language.
    """

    package = "bot.chat"

    panel_steps: tuple[PanelStep, ...] = ()
    command_modules: tuple[str, ...] = ()
    rulebooks: Mapping[str, tuple[Chapter, ...]] = field(default_factory=dict)
    figures: Figures = no_figures
    lessons: tuple[Lesson, ...] = ()
    choices: tuple[StrEnum, ...] = ()
    hints: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lobby_notes: tuple[str, ...] = ()
    locales: Path | None = None


def locale_folders() -> tuple[Path, ...]:
    """Return the folders of all messages: of the bot, of its extensions, and of the pictures."""
    own = (part.locales for part in parts(ChatPart) if part.locales)
    return FOLDER, *own, *renderers.extension.locale_folders()


def shipped_translations() -> Translations:
    """Return the messages of all `locale_folders()`; each process reads them once."""
    return _translations(locale_folders())


@cache
def _translations(folders: tuple[Path, ...]) -> Translations:
    return Translations.load(*folders)
