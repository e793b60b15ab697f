"""What an extension of the rules may add to the chat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from bot.chat.kit.translations import TextPart
from bot.chat.panel_view import PanelStep
from bot.games.lessons import Lesson
from engine.state import State
from renderers import View

Figures: TypeAlias = Callable[[State], Mapping[str, int]]
"""Returns the numbers in the rules, by the names of their placeables, given the start of a game."""

Draw: TypeAlias = Callable[[State, Sequence[str]], View]
"""Returns what a picture shows, given the start of a game and the names of its players."""


@dataclass(frozen=True)
class ChapterPicture:
    """The picture of a chapter; `alt` is the message that replaces its default alt text."""

    draw: Draw
    alt: str = ""


@dataclass(frozen=True)
class Chapter:
    """A chapter: its title is the message `rules-<name>-title` after an emoji, and its text is `rules-<name>`."""

    name: str
    picture: ChapterPicture
    emoji: str = ""


def no_figures(_start: State) -> Mapping[str, int]:
    """Return no numbers, for an extension without numbers in its rules."""
    return {}


@dataclass(frozen=True)
class ChatPart(TextPart):
    """Steps of the panel, slash commands, rules and messages that an extension adds.

    `panel_steps` are the steps that it adds to a turn, and `choices` the actions of controls that preview a choice in
    the panel. `command_modules` names modules with slash commands, each with the `setup` function of discord.py's
    extensions. The bot imports them when it starts, because the names of the commands are messages of `locales`.
    `rulebooks` has the chapters of each variant, by its base code, and `figures` returns the numbers in its rules.
    `lessons` are parts of the tutorial, and `hints` extends `HINTS` of the panel. `lobby_notes` are messages
    that stand below the game in its lobby.
    """

    panel_steps: tuple[PanelStep, ...] = ()
    command_modules: tuple[str, ...] = ()
    rulebooks: Mapping[str, tuple[Chapter, ...]] = field(default_factory=dict)
    figures: Figures = no_figures
    lessons: tuple[Lesson, ...] = ()
    choices: tuple[StrEnum, ...] = ()
    hints: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lobby_notes: tuple[str, ...] = ()
    locales: Path | None = None
