"""What an extension of the rules may add to the chat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.chat.blocks import Block
from bot.chat.rulebook import Chapter, Figures, no_figures
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

PanelBlocks = Callable[[Table, str, FluentLocalizer], Sequence[Block]]
"""From the table, the argument of the latest click in the panel and a language."""


@dataclass(frozen=True)
class ChatExtension:
    """Blocks of the panel, slash commands, rules and messages of an extension.

    `panel_blocks` gives what the player may do besides placing and choosing a domino; nothing in games without the
    extension. `command_modules` name modules with slash commands, each with the `setup` function that discord.py
    expects of its own extensions; they are imported when the bot starts, because they in turn need the panel.
    `rulebooks` has the chapters of each variant, by its base code, and `figures` gives the numbers in them. `locales`
    is a folder with a folder of Fluent files for each language.
    """

    panel_blocks: PanelBlocks
    command_modules: tuple[str, ...] = ()
    rulebooks: Mapping[str, tuple[Chapter, ...]] = field(default_factory=dict)
    figures: Figures = no_figures
    locales: Path | None = None
