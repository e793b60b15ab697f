"""What a picture of the builders' board shows."""

from __future__ import annotations

from dataclasses import dataclass

from engine.court.buildings import BuildingKind
from engine.court.court import Treasury
from renderers.view import NO_LINES, DraftView, Owner, View


@dataclass(frozen=True)
class Offer:
    """A slot of the builders' board: its price, what it costs the player to move, and the building on it."""

    price: int
    cost: int
    building: BuildingKind | None


@dataclass(frozen=True)
class CourtView(View):
    """The builders' board, and the lines if it has any.

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
    draft: DraftView = NO_LINES
    chosen: int | None = None
    burns: bool = False

    def is_dear(self, offer: Offer) -> bool:
        """Return whether the player to move has too few coins for it."""
        return self.treasury is not None and self.treasury.coins < offer.cost


@dataclass(frozen=True)
class StackView(View):
    """The building tiles that have not been turned up yet: each kind with its number, the most frequent first."""

    buildings: tuple[tuple[BuildingKind, int], ...]

    @property
    def tiles(self) -> int:
        return sum(count for _, count in self.buildings)
