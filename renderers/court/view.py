"""Views of the court, and the keys of the court's sprites."""

from dataclasses import dataclass, replace
from enum import Enum

from engine.court.buildings import BuildingKind
from engine.court.court import Treasury
from renderers.draw_operations import PlacedDrawing, SpriteKey
from renderers.view import Owner, View


@dataclass(frozen=True)
class Building(SpriteKey):
    id: str

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return PlacedDrawing("plate"), PlacedDrawing(self.id.replace("_", "-"))


@dataclass(frozen=True)
class Towers(SpriteKey):
    """The towers of a building, along the south edge of the building's square."""

    count: int

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return tuple(PlacedDrawing("tower", -0.04 + 0.2 * number, 0.62, 0.36) for number in range(self.count))


class Token(SpriteKey, Enum):
    KNIGHT = PlacedDrawing("knight")
    KNIGHT_ON_LAND = PlacedDrawing("knight", 0.5, 0.52, 0.46)
    TOWER = PlacedDrawing("tower")
    COIN = PlacedDrawing("coin")
    COIN_OUT_OF_REACH = PlacedDrawing("coin-out-of-reach")
    MEDAL = PlacedDrawing("medal")
    CROWN = PlacedDrawing("golden-crown")
    QUEEN = PlacedDrawing("queen")
    QUEEN_ON_LAND = PlacedDrawing("queen", 0.16, 0.1, 0.68)
    """a smaller queen, on visible land"""
    STACK = PlacedDrawing("stack")
    DRAGON_ASLEEP = PlacedDrawing("dragon-asleep")
    DRAGON_AWAKE = PlacedDrawing("dragon-awake")
    FIRE = PlacedDrawing("fire")

    @property
    def parts(self) -> tuple[PlacedDrawing, ...]:
        return (self.value,)


@dataclass(frozen=True)
class Offer:
    """A slot of the builders' board: the price, the cost for the player to move, and the building on the slot."""

    price: int
    cost: int
    building: BuildingKind | None


@dataclass(frozen=True)
class TileView(View):
    """A tile that the player to move may buy."""

    building: BuildingKind
    cost: int


@dataclass(frozen=True)
class Buyer:
    """The owner of the king to move, and the treasury of the owner's kingdom."""

    owner: Owner
    treasury: Treasury


@dataclass(frozen=True)
class CourtView(View):
    """The builders' board."""

    offers: tuple[Offer, ...]
    left: int
    """The number of tiles in the stack."""
    burned: BuildingKind | None
    """The building burned by the dragon in the current round."""
    queen: Owner | None
    """The owner of the queen's kingdom."""
    buyer: Buyer | None
    """The player to move, if any."""
    chosen: int | None = None
    """The slot of the tile chosen by the buyer."""
    burns: bool = False
    """Whether the dragon would burn the chosen tile. Otherwise the buyer would buy the tile."""
    tells_buyer: bool = True
    """Whether the words tell the treasury of the buyer."""

    def beside_kingdoms(self) -> View:
        return replace(self, tells_buyer=False)

    def is_dear(self, offer: Offer) -> bool:
        return self.buyer is not None and self.buyer.treasury.coins < offer.cost


@dataclass(frozen=True)
class StackView(View):
    """The building tiles not turned up yet: kinds and numbers of tiles, from the most frequent kind on."""

    buildings: tuple[tuple[BuildingKind, int], ...]

    @property
    def tiles(self) -> int:
        return sum(count for _, count in self.buildings)
