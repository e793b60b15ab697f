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
    """Join the names of people or of terrains: "Ola, Kim & Ada". Its signs are messages."""
    *others, last = ["", *names]
    before = comma_list(filter(None, others), localizer)
    return euphonic(localizer("list-and").join(filter(None, (before, last))), last)


_BEFORE: Final = r"(\ue000.*?\ue001.*?\ue001|\W)*"
"""Quotes and the openings of spans of rich text."""
_EUPHONIC: Final = (
    ("y", "e", re.compile(_BEFORE + r"h?[iíy](?![aeiouáéíóú])", re.IGNORECASE)),
    ("o", "u", re.compile(_BEFORE + r"(h?[oó]|8|11(?!\d))", re.IGNORECASE)),
)
"""The words for "and" and "or" in Spanish, each with its other form, and with what has the same sound as the word."""


def euphonic(joined: str, last: str) -> str:
    """Return a list that ends with `last`, with the Spanish "e" and "u" before the same sound: "Ola e Isolda"."""
    for word, other, sounds_alike in _EUPHONIC:
        if joined.endswith(f" {word} {last}") and sounds_alike.match(last):
            return f"{joined.removesuffix(f'{word} {last}')}{other} {last}"
    return joined


def sentences(texts: Iterable[str], localizer: Localizer) -> str:
    """Join whole sentences, without empty sentences.

    Japanese has no space between sentences, except after a full-width exclamation or question mark.
    """
    joined = localizer("list-sentences").join(filter(None, texts))
    return re.sub(r"(?<=[！？])(?=[^\s！？」』）])", " ", joined)


def terrain_name(terrain: Terrain, localizer: Localizer) -> str:
    return localizer(f"terrain-{terrain.value}")


def terrain_arguments(terrain: Terrain, localizer: Localizer) -> dict[str, str]:
    """Return the arguments of a message about a terrain: the name, and the id for languages with several forms."""
    return {"terrain": terrain_name(terrain, localizer), "terrain_id": terrain.value}
