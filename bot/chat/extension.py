"""What an extension of the rules may add to the chat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path

import renderers.extension
from bot.chat.rules.rulebook import Chapter, Figures, no_figures
from bot.chat.turn.choosing import PanelStep
from bot.games.lessons import Lesson
from bot.localization.fluent import FOLDER, Translations
from engine.extension import Part
from engine.extensions import parts


@dataclass(frozen=True)
class ChatPart(Part):
    """Steps of the panel, slash commands, rules and messages that an extension adds.

    `choices` are the actions of controls that show a choice in the panel before it is made.
    `panel_steps` show the steps that it adds to a turn. `command_modules` name modules with slash commands, each with
    the `setup` function of discord.py's extensions; they are imported when the bot starts, because the names of the
    commands are messages of `locales`. `rulebooks` has the chapters of each variant, by its base code, and `figures`
    returns the numbers in its rules. `lessons` are parts of the tutorial, `hints` as in `HINTS` of the panel. `locales`
    is a folder with a folder of Fluent files for each language.
    """

    package = "bot.chat"

    panel_steps: tuple[PanelStep, ...] = ()
    command_modules: tuple[str, ...] = ()
    rulebooks: Mapping[str, tuple[Chapter, ...]] = field(default_factory=dict)
    figures: Figures = no_figures
    lessons: tuple[Lesson, ...] = ()
    choices: tuple[StrEnum, ...] = ()
    hints: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    locales: Path | None = None


def locale_folders() -> tuple[Path, ...]:
    """Return the folders of all messages: the bot's own, those of its extensions, and those of pictures."""
    own = (part.locales for part in parts(ChatPart) if part.locales)
    return FOLDER, *own, *renderers.extension.locale_folders()


def shipped_translations() -> Translations:
    """Return the messages of all `locale_folders()`, which are read once in a process."""
    return _translations(locale_folders())


@cache
def _translations(folders: tuple[Path, ...]) -> Translations:
    return Translations.load(*folders)
