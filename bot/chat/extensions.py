"""The registry of what extensions of the rules add to the chat; the rest of `bot.chat` asks for none by name."""

from __future__ import annotations

from pathlib import Path

import renderers
from bot.chat.court.extension import COURT
from bot.chat.extension import ChatExtension
from bot.localization.fluent import FOLDER

EXTENSIONS: list[ChatExtension] = [COURT]
"""All that are known, in the order in which they are asked."""


def locale_folders() -> tuple[Path, ...]:
    """Return the folders of all messages: the bot's own, those of its extensions, and those of pictures."""
    own = (extension.locales for extension in EXTENSIONS if extension.locales)
    return FOLDER, *own, *renderers.locale_folders()
