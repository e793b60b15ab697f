"""Views of the court: values, with the keys of its sprites."""

from dataclasses import dataclass
from enum import Enum

from engine.court.buildings import BuildingKind
from engine.court.court import Treasury
from renderers.draw_operations import Part, SpriteKey
from renderers.view import Owner, View


@dataclass(frozen=True)
class Building(SpriteKey):
    id: str

    @property
    def parts(self) -> tuple[Part, ...]:
        return Part("plate"), Part(self.id.replace("_", "-"))


@dataclass(frozen=True)
class Towers(SpriteKey):
    """That many towers of a building, along the south edge of its square."""

    count: int

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple(Part("tower", -0.04 + 0.2 * number, 0.62, 0.36) for number in range(self.count))


class Token(SpriteKey, Enum):
    KNIGHT = Part("knight")
    KNIGHT_ON_LAND = Part("knight", 0.5, 0.52, 0.46)
    TOWER = Part("tower")
    COIN = Part("coin")
    COIN_OUT_OF_REACH = Part("coin-out-of-reach")
    MEDAL = Part("medal")
    CROWN = Part("golden-crown")
    QUEEN = Part("queen")
    QUEEN_ON_LAND = Part("queen", 0.16, 0.1, 0.68)
    """a little small, so that the land still shows"""
    STACK = Part("stack")
    DRAGON_ASLEEP = Part("dragon-asleep")
    DRAGON_AWAKE = Part("dragon-awake")
    FIRE = Part("fire")

    @property
    def parts(self) -> tuple[Part, ...]:
        return (self.value,)


@dataclass(frozen=True)
class Offer:
    """A slot of the builders' board: its price, what it costs the player to move, and the building on it."""

    price: int
    cost: int
    building: BuildingKind | None


@dataclass(frozen=True)
class CourtView(View):
    """The builders' board.

    `left` is the number of tiles in the stack, `burned` the building that the dragon has burned this round, `queen` her
    host. `buyer` is the owner of the king who acts now, with the treasury of that kingdom. `chosen` is the slot of the
    tile that the buyer is about to buy or, if it `burns`, to have burned.
    """

    offers: tuple[Offer, ...]
    left: int
    burned: BuildingKind | None
    queen: Owner | None
    buyer: Owner | None
    treasury: Treasury | None
    chosen: int | None = None
    burns: bool = False

    def is_dear(self, offer: Offer) -> bool:
        return self.treasury is not None and self.treasury.coins < offer.cost


@dataclass(frozen=True)
class StackView(View):
    """The building tiles that have not been turned up yet: each kind with its number, the most frequent first."""

    buildings: tuple[tuple[BuildingKind, int], ...]

    @property
    def tiles(self) -> int:
        return sum(count for _, count in self.buildings)
