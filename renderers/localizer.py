"""How pictures and alt texts get their words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Protocol

LOCALES = Path(__file__).parent / "locales"
"""The folder of the messages of pictures: `<language>/*.ftl`, English in `en-US`."""


class Localizer(Protocol):
    """Formats the message of a key in the reader's language; the keys are those of the files in `LOCALES`."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...


class LocalizedText(ABC):
    """A text that has not been put into a language yet.

    Subclasses are frozen dataclasses, so that views can hold them.
    """

    @abstractmethod
    def text(self, localizer: Localizer) -> str:
        """The text in the language of the localizer."""
