"""Keys of the court's sprites."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from renderers.sprite_keys import SpriteKey


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
