"""The words of pictures, alt texts and descriptions of the court."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.court.buildings import BuildingKind
from engine.court.court import Treasury
from engine.dominoes import Terrain
from engine.geometry import Square
from renderers.court.view import Buyer, CourtView, Offer, StackView, TileView
from renderers.localizer import LocalizedText, Localizer, comma_list, terrain_arguments
from renderers.text.alt_text import alt_sentences
from renderers.text.description import Passage, passages
from renderers.text.wording import owner_text

_EFFECTS = "knights", "towers", "tax_per_knight", "tax_per_tower", "crowns", "points"
_EFFECTS_AT_THE_END = "points_per_tower", "points_per_knight"


# ---- buildings


@dataclass(frozen=True)
class BuildingName(LocalizedText):
    id: str

    def text(self, localizer: Localizer) -> str:
        return localizer(f"building-{self.id.replace('_', '-')}")


def building_name(building: BuildingKind, localizer: Localizer) -> str:
    return BuildingName(building.id).text(localizer)


def building_arguments(building: BuildingKind, localizer: Localizer) -> dict[str, str]:
    """Return the arguments of a message about a building: the name, and the id for languages with several forms."""
    return {"building": building_name(building, localizer), "building_id": building.id.replace("_", "-")}


def building_text(building: BuildingKind, localizer: Localizer) -> str:
    effects = [_effect(building, name, localizer) for name in _EFFECTS]
    if building.per_property:
        effects.append(localizer("effect-per-property", **terrain_arguments(building.per_property, localizer)))
    effects += [_effect(building, name, localizer) for name in _EFFECTS_AT_THE_END]
    return comma_list(filter(None, effects), localizer)


def _effect(building: BuildingKind, name: str, localizer: Localizer) -> str:
    count = getattr(building, name)
    return localizer(f"effect-{name.replace('_', '-')}", count=count) if count else ""


# ---- sentences about a kingdom


@dataclass(frozen=True)
class TreasuryText(LocalizedText):
    """A sentence about a kingdom's treasury."""

    treasury: Treasury

    def text(self, localizer: Localizer) -> str:
        return localizer("alt-owned", treasury=treasury_text(self.treasury, localizer))


def treasury_text(treasury: Treasury, localizer: Localizer) -> str:
    """List the coins, and the knights in reserve and the towers, if any."""
    told = [localizer("alt-coins", coins=treasury.coins)]
    if treasury.knights:
        told.append(localizer("alt-knights-left", knights=treasury.knights))
    if treasury.towers:
        told.append(localizer("alt-towers", towers=treasury.towers))
    return comma_list(told, localizer)


@dataclass(frozen=True)
class SquaresText(LocalizedText):
    """A message about one square or several squares."""

    key: str
    squares: tuple[Square, ...]

    def text(self, localizer: Localizer) -> str:
        told = comma_list(map(str, self.squares), localizer)
        return localizer(self.key, squares=told, square=told)


@dataclass(frozen=True)
class BuildingsText(LocalizedText):
    buildings: tuple[tuple[Square, BuildingKind], ...]

    def text(self, localizer: Localizer) -> str:
        standing = (
            localizer("alt-building", **building_arguments(building, localizer), square=str(square))
            for square, building in self.buildings
        )
        return localizer("alt-buildings", buildings=comma_list(standing, localizer))


@dataclass(frozen=True)
class PreviewText(LocalizedText):
    building: BuildingKind
    square: Square

    def text(self, localizer: Localizer) -> str:
        return localizer("alt-plan", **building_arguments(self.building, localizer), square=str(self.square))


@dataclass(frozen=True)
class QueenBonusText(LocalizedText):
    """A sentence about the points of the queen's crown."""

    terrain: Terrain
    points: int

    def text(self, localizer: Localizer) -> str:
        return localizer("poster-queen", **terrain_arguments(self.terrain, localizer), points=self.points)


# ---- the builders' board


def chosen_tile_text(view: CourtView, localizer: Localizer) -> str:
    building = None if view.chosen is None else view.offers[view.chosen].building
    if building is None:
        return ""
    return localizer("alt-burning" if view.burns else "alt-buying", **building_arguments(building, localizer))


def _buyer(buyer: Buyer, localizer: Localizer) -> str:
    return localizer("alt-buyer", name=buyer.owner.name, treasury=treasury_text(buyer.treasury, localizer))


def offer_text(offer: Offer, view: CourtView, localizer: Localizer) -> str:
    """Describe the building and the price of a slot. The text is empty for an empty slot."""
    if offer.building is None:
        return ""
    return localizer(
        "alt-offer-dear" if view.is_dear(offer) else "alt-offer",
        cost=offer.cost,
        price=offer.price,
        saved=offer.price - offer.cost,
        **building_arguments(offer.building, localizer),
        effect=building_text(offer.building, localizer),
    )


def _dragon(view: CourtView, localizer: Localizer) -> str:
    if view.burned is None:
        return localizer("alt-dragon-asleep")
    return localizer("alt-dragon-burned", **building_arguments(view.burned, localizer))


def stack_text(view: CourtView, localizer: Localizer) -> str:
    return localizer("board-left", count=view.left)


def dragon_text(view: CourtView, localizer: Localizer) -> str:
    return localizer("board-burned" if view.burned else "board-asleep")


# ---- the stack


def stack_title(view: StackView, localizer: Localizer) -> str:
    return localizer("stack-unseen", tile_count=view.tiles)


def stack_names(view: StackView, localizer: Localizer) -> list[str]:
    return [
        localizer("stack-building", building=building_name(building, localizer), count=count)
        for building, count in view.buildings
    ]


@alt_sentences.register
def _alt_sentences_of_court(view: CourtView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-board")
    offered = ((each.cost, each.building) for each in view.offers if each.building)
    tiles = [localizer("alt-tile", cost=cost, **building_arguments(kind, localizer)) for cost, kind in offered]
    yield localizer("alt-tiles", buildings=comma_list(tiles, localizer)) if tiles else ""
    yield chosen_tile_text(view, localizer)
    yield localizer("alt-left", count=view.left)


@alt_sentences.register
def _alt_sentences_of_tile(view: TileView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-sentence", text=building_text(view.building, localizer))


@alt_sentences.register
def _alt_sentences_of_stack(view: StackView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-sentence", text=stack_title(view, localizer))


@passages.register
def _passages_of_court(view: CourtView, localizer: Localizer) -> Iterator[Passage]:
    offers = (offer_text(offer, view, localizer) for offer in view.offers)
    queen = owner_text(view.queen, localizer) if view.queen else ""
    empty = [str(offer.price) for offer in view.offers if offer.building is None]
    told = (
        chosen_tile_text(view, localizer),
        _buyer(view.buyer, localizer) if view.buyer and view.tells_buyer else "",
        localizer("alt-left", count=view.left),
        localizer("alt-queen-at" if view.queen else "alt-queen-nowhere", name=queen),
        _dragon(view, localizer),
        localizer("long-empty", count=len(empty), prices=comma_list(empty, localizer)) if empty else "",
    )
    yield Passage(localizer("board-title"), tuple(filter(None, told)), tuple(filter(None, offers)))


@passages.register
def _passages_of_stack(view: StackView, localizer: Localizer) -> Iterator[Passage]:
    yield Passage(stack_title(view, localizer), items=tuple(stack_names(view, localizer)))
