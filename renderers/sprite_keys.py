"""What sprites show, as values: layouts name sprites by these keys, and only `renderers.sprites` draws them.

Nothing here needs Pillow, so that views and layouts can be made without it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.dominoes import Terrain

SCENERY_VARIANTS = 5
"""How many kinds of scenery each terrain has."""


class SpriteKey:
    """Base class of what a sprite shows: one frozen dataclass, or one Enum, for each kind of sprite."""

    drawn_by: ClassVar[str] = "renderers.sprites"
    """The module that registers how this kind is drawn; it is imported when the first sprite of the kind is needed."""


@dataclass(frozen=True)
class Scenery(SpriteKey):
    """What stands in the middle of a square of bare land; `variant` counts from 0 to `SCENERY_VARIANTS` - 1."""

    terrain: Terrain
    variant: int


@dataclass(frozen=True)
class Seam(SpriteKey):
    """What grows on the line between two squares of one property; centred on its square's north west corner."""

    terrain: Terrain


@dataclass(frozen=True)
class Castle(SpriteKey):
    """The castle of the player with that index."""

    player_index: int


@dataclass(frozen=True)
class King(SpriteKey):
    """The king of the player with that index."""

    player_index: int


@dataclass(frozen=True)
class Emblem(SpriteKey):
    """The emblem of the player with that index, on a round shield in the player's colour."""

    player_index: int


@dataclass(frozen=True)
class Crowns(SpriteKey):
    """A ribbon with that many crowns, in the north west corner of a square."""

    count: int


@dataclass(frozen=True)
class Pennant(SpriteKey):
    """A pennant of bunting in the colour of the player with that index."""

    player_index: int


@dataclass(frozen=True)
class Confetti(SpriteKey):
    """Scraps of paper; `variant` is any number."""

    variant: int


class Festive(SpriteKey, Enum):
    """What a victory is celebrated with."""

    WREATH = "wreath"
    CROWN = "crown"
    RIBBON_WEST = "ribbon west"
    RIBBON_EAST = "ribbon east"


class Corner(Enum):
    """What a quarter of a square borders on, seen from its own corner of the square."""

    OPEN = "open"
    """land all around"""
    NOTCH = "notch"
    """land beside and above, none across the corner"""
    BESIDE = "beside"
    """an edge beside it: land above only"""
    ABOVE = "above"
    """an edge above it: land beside only"""
    ROUND = "round"
    """no land around"""

    @classmethod
    def of(cls, *, beside: bool, above: bool, across: bool) -> Corner:
        """Return the corner between these neighbours, each of which belongs to the same land or not."""
        if beside and above:
            return cls.OPEN if across else cls.NOTCH
        if above:
            return cls.BESIDE
        return cls.ABOVE if beside else cls.ROUND
