"""The part of Queendomino's court in pictures and alt texts (docs/rules.md 2)."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import MappingProxyType

from engine.court.buildings import BUILDINGS
from engine.court.court import Court
from engine.court.moves import Build
from engine.state import State
from renderers.court import layout as _layout  # noqa: F401 - registers the layouts of CourtView and StackView
from renderers.court.build_views import building_site_view, component_of, court_view, queen_bonus, stack_view
from renderers.court.view import Building, CourtView, Offer, StackView, TileView, Token
from renderers.court.wording import BuildingName, building_arguments, building_name, building_text, treasury_text
from renderers.extension import PartStyle, PicturePart
from renderers.text.wording import PartName
from renderers.view import Highlight, KingdomComponent, Owner, View

_BUILDING_IDS = {building.id for building in BUILDINGS}


class CourtPictures(PicturePart):
    """The court: treasuries, buildings, knights and the queen in kingdoms, and the builders' board."""

    locales = Path(__file__).parent / "locales"
    emoji = MappingProxyType(
        {
            "knight": Token.KNIGHT,
            "tower": Token.TOWER,
            "coin": Token.COIN,
            "queen": Token.QUEEN,
            "dragon": Token.DRAGON_AWAKE,
        }
    )

    def kingdom_component(self, state: State, kingdom: int) -> KingdomComponent | None:
        return component_of(state, kingdom)

    def board_view(self, state: State, names: Sequence[str]) -> View | None:
        return court_view(state, names) if state.find(Court) else None

    def deck_view(self, state: State) -> View | None:
        return stack_view(state)

    def part_style(self, part: str) -> PartStyle | None:
        if part in _BUILDING_IDS:
            return PartStyle(BuildingName(part), Building(part), always_shown=False)
        return PartStyle(PartName(part), Token.COIN) if part == "wealth" else None

    def highlights(self, state: State, owners: Sequence[Owner]) -> Iterator[Highlight]:
        return queen_bonus(state, owners)

    def pictures(self, state: State, names: Sequence[str]) -> Iterator[tuple[str, View]]:
        builds = [move for move in state.legal_moves() if isinstance(move, Build)]
        if builds:
            yield "sites", building_site_view(state, names, builds[0])


PART = CourtPictures()

__all__ = [
    "PART",
    "CourtView",
    "Offer",
    "StackView",
    "TileView",
    "building_arguments",
    "building_name",
    "building_site_view",
    "building_text",
    "court_view",
    "stack_view",
    "treasury_text",
]
