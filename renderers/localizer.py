"""How pictures and alt texts get their words."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from engine.dominoes import Terrain

LOCALES = Path(__file__).parent / "locales"
"""The folder of the messages of pictures: `<language>/*.ftl`, English in `en-US`."""


class Localizer(Protocol):
    """Formats the message of a key in the reader's language; the keys are those of the files in `LOCALES`."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...

    def __hash__(self) -> int:
        """Return a hash: texts are kept by their localizer."""


class LocalizedText(ABC):
    """A text that has not been put into a language yet.

    Subclasses are frozen dataclasses, so that views can hold them.
    """

    @abstractmethod
    def text(self, localizer: Localizer) -> str:
        """Put the text into the language of the localizer."""


# ---- texts that are put together: what stands between their parts differs from language to language


def comma_list(texts: Iterable[str], localizer: Localizer) -> str:
    """Join the texts with commas: "wheat, forest, lake"."""
    return localizer("list-comma").join(texts)


def semicolon_list(texts: Iterable[str], localizer: Localizer) -> str:
    return localizer("list-semicolon").join(texts)


def name_list(names: Iterable[str], localizer: Localizer) -> str:
    """Join the names of people or of terrains that are named together: "Ola, Kim & Ada"."""
    *others, last = ["", *names]
    before = comma_list(filter(None, others), localizer)
    return localizer("list-and").join(filter(None, (before, last)))


def sentences(texts: Iterable[str], localizer: Localizer) -> str:
    """Join whole sentences; those that are empty are left out."""
    return localizer("list-sentences").join(filter(None, texts))


def terrain_name(terrain: Terrain, localizer: Localizer) -> str:
    return localizer(f"terrain-{terrain.value}")


def terrain_arguments(terrain: Terrain, localizer: Localizer) -> dict[str, str]:
    """Return the arguments of a message about a terrain.

    These are its name, and its id for languages that need another form of the name.
    """
    return {"terrain": terrain_name(terrain, localizer), "terrain_id": terrain.value}
