"""The windmills in pictures and alt texts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from engine.geometry import squares
from engine.state import State
from renderers.design import CREAM, INK, STONE_LIGHT
from renderers.extension import PartStyle, PictureExtension
from renderers.localizer import LocalizedText, Localizer
from renderers.sprite_keys import SpriteKey
from renderers.sprites import draw
from renderers.sprites.brush import Brush
from renderers.view import Counter, KingdomComponent, PieceView
from renderers.wording import PartName
from tests.extension.mills.rules import Mills, mills_on


@dataclass(frozen=True)
class MillSprite(SpriteKey):
    """A windmill."""

    drawn_by: ClassVar[str] = __name__


@draw.register
def _(_: MillSprite, brush: Brush) -> None:
    """A round tower with four sails."""
    brush.polygon([(0.38, 0.9), (0.44, 0.4), (0.56, 0.4), (0.62, 0.9)], STONE_LIGHT)
    brush.line([(0.25, 0.15), (0.75, 0.65)], INK, 0.06)
    brush.line([(0.75, 0.15), (0.25, 0.65)], INK, 0.06)
    brush.circle(0.5, 0.4, 0.07, CREAM)


@dataclass(frozen=True)
class MillsText(LocalizedText):
    """The windmills that a kingdom has left."""

    left: int

    def text(self, localizer: Localizer) -> str:
        return localizer("alt-mills", count=self.left)


class MillExtension(PictureExtension):
    """Windmills on their squares, and those left under the kingdom."""

    locales = Path(__file__).parent / "locales"

    def kingdom_component(self, state: State, kingdom: int) -> KingdomComponent | None:
        mills = state.find(Mills)
        if mills is None:
            return None
        built = squares(mills_on(state.kingdoms[kingdom]))
        return KingdomComponent(
            pieces=tuple(PieceView(square, (MillSprite(),), covers=True) for square in built),
            counters=(Counter(MillSprite(), mills.left[kingdom]),),
            sentences=(MillsText(mills.left[kingdom]),),
        )

    def part_style(self, part: str) -> PartStyle | None:
        return PartStyle(PartName(part), MillSprite()) if part == "mills" else None


DRAWING = MillExtension()
