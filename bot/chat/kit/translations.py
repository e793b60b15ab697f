"""The messages of the bot, of its extensions and of the pictures."""

from functools import cache
from pathlib import Path

import renderers.extension
from bot.localization.fluent import FOLDER, Translations
from engine.extension import Part
from engine.extensions import parts


class TextPart(Part):
    """The messages of an extension."""

    package = "bot.chat"

    locales: Path | None = None
    """The folder of the messages. Each language has a folder below, with Fluent files."""


def locale_folders() -> tuple[Path, ...]:
    """Return the folders of all messages: of the bot, of its extensions, and of the pictures."""
    own = (part.locales for part in parts(TextPart) if part.locales)
    return FOLDER, *own, *renderers.extension.locale_folders()


def shipped_translations() -> Translations:
    """Return the messages of all `locale_folders()`; each process reads them once."""
    return _translations(locale_folders())


@cache
def _translations(folders: tuple[Path, ...]) -> Translations:
    return Translations.load(*folders)
