"""Views of the court: values, with the keys of its sprites."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.court.buildings import BuildingKind
from engine.court.court import Treasury
from renderers.draw_operations import SpriteKey
from renderers.view import Owner, View


class CourtSprite(SpriteKey):
    """A sprite of the court."""

    drawn_by = "renderers.court.sprites"


@dataclass(frozen=True)
class Building(CourtSprite):
    """The building of that id, on its plate."""

    id: str


@dataclass(frozen=True)
class Towers(CourtSprite):
    """That many towers of a building, along the south edge of its square."""

    count: int


class Token(CourtSprite, Enum):
    """A token of the court, or a sign for one."""

    KNIGHT = "knight"
    KNIGHT_ON_LAND = "knight on land"
    TOWER = "tower"
    COIN = "coin"
    COIN_OUT_OF_REACH = "coin out of reach"
    MEDAL = "medal"
    CROWN = "crown"
    QUEEN = "queen"
    QUEEN_ON_LAND = "queen on land"
    STACK = "stack"
    DRAGON_ASLEEP = "dragon asleep"
    DRAGON_AWAKE = "dragon awake"
    FIRE = "fire"


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
