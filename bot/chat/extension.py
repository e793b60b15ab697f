"""The additions of an extension of the rules to the chat."""

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
"""Returns the view of a picture, given the start of a game and the names of its players."""


@dataclass(frozen=True)
class ChapterPicture:
    draw: Draw
    alt: str = ""
    """The message that replaces the default alt text."""


@dataclass(frozen=True)
class Chapter:
    """A chapter; `rules-<name>` is the message of its text, and `rules-<title>-title` of its title."""

    name: str
    picture: ChapterPicture
    emoji: str = ""
    """The emoji before the title."""
    in_text_mode: str = ""
    """The message that replaces the text of a chapter about pictures in text mode."""
    title: str = ""
    """The name of the chapter with the same title; empty for a title of its own."""


@dataclass(frozen=True)
class ChatPart(TextPart):
    """An extension's steps of the panel, slash commands, rules and messages."""

    panel_steps: tuple[PanelStep, ...] = ()
    """Steps that the extension adds to a turn."""
    command_modules: tuple[str, ...] = ()
    """Modules with slash commands and discord.py's `setup`, imported at the start, because their names are messages."""
    rulebooks: Mapping[str, tuple[Chapter, ...]] = field(default_factory=dict)
    """The chapters of each variant, by its base code."""
    figures: Figures = lambda _start: {}
    """Returns the numbers in the rules, by default none."""
    lessons: tuple[Lesson, ...] = ()
    """The parts of the tutorial."""
    choices: tuple[StrEnum, ...] = ()
    """The actions of controls that preview a choice in the panel."""
    hints: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Further hints on steps, like `HINTS` of the panel."""
    lobby_notes: tuple[str, ...] = ()
    """Messages below the name of the game in its lobby."""
    locales: Path | None = None
