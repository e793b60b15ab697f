"""A localizer for pictures alone, made of the messages of the renderers and their extensions."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from renderers.extension import locale_folders
from renderers.localizer import Localizer

ENGLISH = "en-US"


class UnknownLanguageError(Exception):
    """The language asked for has no messages."""


def load_localizer(language: str = ENGLISH) -> Localizer:
    """The messages of pictures in that language; UnknownLanguageError if there are none."""
    # Isolating marks around arguments would be characters to draw.
    bundle = FluentBundle([language], use_isolating=False)
    files = [path for folder in locale_folders() for path in sorted((folder / language).glob("*.ftl"))]
    if not files:
        raise UnknownLanguageError(f"there is no language {language}")
    for path in files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def localizer(key: str, /, **arguments: str | int) -> str:
        pattern: Any = bundle.get_message(key).value
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    return localizer
