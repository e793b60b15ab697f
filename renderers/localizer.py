"""The words of pictures and alt texts: the protocol of localizers, and lists in any language."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol

from engine.dominoes import Domino, Terrain

LOCALES = Path(__file__).parent / "locales"
"""The folder with the messages of pictures: `<language>/*.ftl`. English messages are in `en-US`."""


class Localizer(Protocol):
    """Formats messages in the reader's language. The keys of the messages are in the files of `LOCALES`."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...

    def number(self, domino: Domino) -> str:
        """Return the number of a domino, with the letter of its box if dominoes of several boxes are in the game."""

    def __hash__(self) -> int:
        """Return a hash. Caches of texts have localizers in their keys."""


class LocalizedText(ABC):
    """A text without a language. Subclasses are frozen dataclasses, so views can have localized texts as fields."""

    @abstractmethod
    def text(self, localizer: Localizer) -> str:
        """Return the text in the language of the localizer."""


# ---- lists: every language has its own separators


def comma_list(texts: Iterable[str], localizer: Localizer) -> str:
    """Join the texts with commas: "wheat, forest, lake"."""
    return localizer("list-comma").join(texts)


def semicolon_list(texts: Iterable[str], localizer: Localizer) -> str:
    return localizer("list-semicolon").join(texts)


def name_list(names: Iterable[str], localizer: Localizer) -> str:
    """Join the names of people or of terrains: "Ola, Kim & Ada"."""
    *others, last = ["", *names]
    before = comma_list(filter(None, others), localizer)
    return euphonic(localizer("list-and").join(filter(None, (before, last))), last)


_SOUNDS_LIKE_I: Final = re.compile(r"(\ue000.*?\ue001.*?\ue001|\W)*h?[iíy](?![aeiouáéíóú])", re.IGNORECASE)
"""Matches what begins with the sound of "i" in Spanish, behind quotes and the openings of spans of rich text."""


def euphonic(joined: str, last: str) -> str:
    """Return a list that ends with `last`, with "e" for the Spanish "y" before the sound of "i": "Ola e Isolda"."""
    before = joined.removesuffix(f" y {last}")
    return f"{before} e {last}" if before != joined and _SOUNDS_LIKE_I.match(last) else joined


def sentences(texts: Iterable[str], localizer: Localizer) -> str:
    """Join whole sentences, without empty sentences."""
    return localizer("list-sentences").join(filter(None, texts))


def terrain_name(terrain: Terrain, localizer: Localizer) -> str:
    return localizer(f"terrain-{terrain.value}")


def terrain_arguments(terrain: Terrain, localizer: Localizer) -> dict[str, str]:
    """Return the arguments of a message about a terrain: the name, and the id for languages with several forms."""
    return {"terrain": terrain_name(terrain, localizer), "terrain_id": terrain.value}
