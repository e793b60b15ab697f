"""What a picture shows, as hashable values: no pixels, no words of any language."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.court.buildings import BuildingKind
from engine.court.court import Treasury
from engine.dominoes import Domino, Terrain
from engine.geometry import Square, squares
from engine.kingdom import Kingdom, Property
from engine.moves import Place
from engine.scoring import Standing


@dataclass(frozen=True)
class Owner:
    """Whose kingdom or king it is; `player` numbers colour and emblem, from 0, and `teammates` those of a team's others."""

    name: str
    player: int
    teammates: tuple[int, ...] = ()

    @property
    def players(self) -> tuple[int, ...]:
        return self.player, *self.teammates


@dataclass(frozen=True)
class Spot:
    """A numbered place: a disc between the two squares for a domino, or on the one square for a building."""

    number: int
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class PlannedBuilding:
    """A building that may be built there."""

    square: Square
    building: BuildingKind


@dataclass(frozen=True)
class KingdomView:
    """A kingdom and its score now; `last` are the squares of the domino placed last, `ghost` one that may be placed.

    `hand` is the domino to be placed, shown beside the score; that of the ghost needs not be said.

    Where there is a court, `treasury` is what the kingdom owns beside its land, and `queen` the square that she stands
    on if this kingdom hosts her: on its largest property, or at the castle where there is none yet.
    """

    kingdom: Kingdom
    owner: Owner
    score: int
    last: tuple[Square, ...] = ()
    spots: tuple[Spot, ...] = ()
    ghost: Place | None = None
    planned: PlannedBuilding | None = None
    treasury: Treasury | None = None
    queen: Square | None = None
    domino_to_place: Domino | None = None

    @property
    def header_domino(self) -> Domino | None:
        return self.ghost.domino if self.ghost else self.domino_to_place

    @property
    def properties(self) -> tuple[Property, ...]:
        """All properties, the queen's crown included where she is."""
        return tuple(
            replace(land, crowns=land.crowns + 1) if self.queen in land.squares else land
            for land in self.kingdom.properties()
        )


@dataclass(frozen=True)
class Slot:
    """A domino of a line and whose king stands on it; `due` marks the one to be placed now."""

    domino: Domino
    king: Owner | None = None
    due: bool = False


@dataclass(frozen=True)
class LineView:
    """`heading` is the key of its title: "line-now", "line-next" or "line-free"."""

    heading: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class DraftView:
    lines: tuple[LineView, ...]


@dataclass(frozen=True)
class Offer:
    """A slot of the builders' board: its price, what it costs the player to move, and the tile on it."""

    price: int
    cost: int
    building: BuildingKind | None


@dataclass(frozen=True)
class CourtView:
    """The builders' board, and the lines if it has any.

    `left` are the tiles in the stack, `burned` the one that the dragon has burned this round, `queen` her host. `buyer`
    is the owner of the king who acts now, with the treasury of that kingdom.
    """

    offers: tuple[Offer, ...]
    left: int
    burned: BuildingKind | None
    queen: Owner | None
    buyer: Owner | None
    treasury: Treasury | None
    draft: DraftView = DraftView(())


@dataclass(frozen=True)
class TableView:
    """All kingdoms and the lines; `turn` is the owner of the king who acts now, None at the end or before a deal."""

    kingdoms: tuple[KingdomView, ...]
    draft: DraftView
    turn: Owner | None
    round: int
    rounds: int


@dataclass(frozen=True)
class LargestProperty:
    owner: Owner
    terrain: Terrain
    size: int
    points: int


@dataclass(frozen=True)
class BestTurn:
    """The placement that raised a score most."""

    owner: Owner
    domino: Domino
    points: int


@dataclass(frozen=True)
class QueenBonus:
    """The property with the queen's crown, and what that is worth."""

    owner: Owner
    terrain: Terrain
    points: int


Section: TypeAlias = Literal["kingdoms", "ranking", "breakdown", "highlights"]
SECTIONS: tuple[Section, ...] = "kingdoms", "ranking", "breakdown", "highlights"


@dataclass(frozen=True)
class PosterView:
    """The end of a game, or those sections of it.

    `parts` are the names of the score's parts with the points of each kingdom.
    """

    kingdoms: tuple[KingdomView, ...]
    parts: tuple[tuple[str, tuple[int, ...]], ...]
    ranking: tuple[Standing, ...]
    largest: LargestProperty | None
    best: BestTurn | None
    queen: QueenBonus | None = None
    sections: tuple[Section, ...] = SECTIONS

    @property
    def winners(self) -> tuple[Owner, ...]:
        return tuple(self.kingdoms[each.kingdom].owner for each in self.ranking if each.place == 1)


View = KingdomView | DraftView | CourtView | TableView | PosterView


def reachable_squares(kingdom: Kingdom) -> tuple[Square, ...]:
    """The empty squares that the grid still leaves room for."""
    return tuple(squares(kingdom.free))


def label_square(land: Property, built: Collection[Square] = ()) -> Square:
    """The square of a property nearest to its middle, where its points are written, if it can be not a built one."""
    file = sum(square.file for square in land.squares) / land.size
    rank = sum(square.rank for square in land.squares) / land.size

    def far(square: Square) -> tuple[bool, float, Square]:
        return square in built, (square.file - file) ** 2 + (square.rank - rank) ** 2, square

    return min(land.squares, key=far)
