"""What an extension of the game adds to pictures and alt texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from engine.dominoes import Terrain
from engine.extension import Part
from engine.extensions import parts
from engine.state import State
from renderers.deeds import Measure
from renderers.draw_operations import SpriteKey
from renderers.localizer import LOCALES, LocalizedText
from renderers.view import Highlight, KingdomComponent, Owner, View


@dataclass(frozen=True)
class PartStyle:
    """How a part of the score is shown: its name, its icon, and whether it is shown if it scores for nobody."""

    label: LocalizedText
    icon: Terrain | SpriteKey | None = None
    always_shown: bool = True


class PicturePart(Part):
    """What an extension of the game adds to pictures and alt texts; each method may be left out.

    The methods are asked about every game and answer with nothing for a game without the extension. New kinds of view
    are registered with `renderers.layout.layout`, `renderers.alt_text.alt_sentences` and
    `renderers.description.passages`, new sprites with `renderers.sprites.draw`.
    """

    package = "renderers"

    locales: Path | None = None
    """The folder of the extension's messages: `<language>/*.ftl`."""

    emoji: Mapping[str, SpriteKey] = MappingProxyType({})
    """What the extension's emoji show, by their names (`renderers.emoji`)."""

    titles: Mapping[str, tuple[Measure, float]] = MappingProxyType({})
    """Further titles for players, as in `renderers.story.TITLES`."""

    def kingdom_component(self, state: State, kingdom: int) -> KingdomComponent | None:
        """Return what the extension adds to the view of a kingdom."""

    def board_view(self, state: State, names: Sequence[str]) -> View | None:
        """Return the extension's own board."""

    def deck_view(self, state: State) -> View | None:
        """Return the part of what the extension adds that nobody has seen yet."""

    def part_style(self, part: str) -> PartStyle | None:
        """Return how a part of the score is shown; None for one that is not the extension's."""

    def highlights(self, state: State, owners: Sequence[Owner]) -> Iterable[Highlight]:  # noqa: ARG002 - for those who override it
        """Return what was remarkable at the end of a game; `owners` are those of the kingdoms."""
        return ()

    def pictures(self, state: State, names: Sequence[str]) -> Iterable[tuple[str, View]]:  # noqa: ARG002 - as above
        """Return further pictures of a position for `python -m renderers`, each with a name for its file."""
        return ()


def locale_folders() -> tuple[Path, ...]:
    """Return the folders of the messages of pictures: `LOCALES`, and those of all extensions known."""
    return LOCALES, *(part.locales for part in parts(PicturePart) if part.locales)
