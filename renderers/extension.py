"""The part of pictures and alt texts that an extension of the game can add."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from engine.dominoes import Terrain
from engine.extension import Part
from engine.extensions import parts
from engine.state import State
from renderers.draw_operations import SpriteKey
from renderers.localizer import LOCALES, LocalizedText
from renderers.view import Highlight, KingdomComponent, Owner, View


@dataclass(frozen=True)
class PartStyle:
    """The name and the icon of a part of the score."""

    label: LocalizedText
    icon: Terrain | SpriteKey | None = None
    always_shown: bool = True
    """Whether pictures show the part even if no kingdom has points for the part."""


class PicturePart(Part):
    """The base class of an extension's part of pictures and alt texts. A subclass may leave out any method.

    The renderers call the methods for every game, so a method must return nothing for a game without the extension.
    `renderers.layout.layout`, `renderers.text.alt_text.alt_sentences` and
    `renderers.text.description.passages` register new kinds of view, and `renderers.sprites.draw` new sprites.
    """

    package = "renderers"

    locales: Path | None = None
    """The folder of the extension's messages: `<language>/*.ftl`."""

    emoji: Mapping[str, SpriteKey] = MappingProxyType({})
    """The sprites of the extension's emoji, by the names of the emoji (`renderers.painting.emoji`)."""

    def kingdom_component(self, state: State, kingdom: int) -> KingdomComponent | None:
        """Return the extension's part of the view of a kingdom."""

    def board_view(self, state: State, names: Sequence[str]) -> View | None:
        """Return the extension's own board."""

    def deck_view(self, state: State) -> View | None:
        """Return the view of the extension's unseen pieces."""

    def part_style(self, part: str) -> PartStyle | None:
        """Return the style of a part of the score; None for a part outside of the extension."""

    def highlights(self, state: State, owners: Sequence[Owner]) -> Iterable[Highlight]:  # noqa: ARG002 - for those who override it
        """Return the highlights at the end of a game, given the owners of the kingdoms."""
        return ()

    def pictures(self, state: State, names: Sequence[str]) -> Iterable[tuple[str, View]]:  # noqa: ARG002 - as above
        """Return further pictures of a position for `python -m renderers`, as file names and views."""
        return ()


def locale_folders() -> tuple[Path, ...]:
    """Return the folders with messages of pictures: `LOCALES`, and the folders of all registered extensions."""
    return LOCALES, *(part.locales for part in parts(PicturePart) if part.locales)
