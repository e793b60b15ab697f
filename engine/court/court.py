"""The court, a component of a position: treasuries, the builders' board, the queen, the dragon (docs/rules.md 2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict, Unpack

from engine.court.buildings import TILES, BuildingKind, kind_of
from engine.extension import Component
from engine.fast_replace import fast_replace
from engine.formats import Format
from engine.position import Position
from engine.steps import with_item

SLOTS = 6
"""The number of slots of the builders' board. The price of a slot is the index of the slot."""

BRIBE_COST = 1
"""The price of a bribe, in coins (docs/rules.md 2.10)."""

COINS_PER_POINT = 3
"""The number of coins for a point at the end of the game (docs/rules.md 2.14)."""


@dataclass(frozen=True)
class Treasury:
    """A kingdom's coins, knights in reserve and towers. Knights on squares are not in reserve."""

    coins: int = 0
    knights: int = 0
    towers: int = 0

    def plus(self, coins: int = 0, knights: int = 0, towers: int = 0) -> Treasury:
        """Return the treasury plus some amounts. An amount may be negative."""
        return Treasury(self.coins + coins, self.knights + knights, self.towers + towers)


START_TREASURY = Treasury(coins=7, knights=1)
"""The treasury of every kingdom at the start (docs/rules.md 2.3)."""


class CourtChanges(TypedDict, total=False):
    treasuries: tuple[Treasury, ...]
    board: tuple[int | None, ...]
    stack: tuple[int, ...]
    burned: tuple[int, ...]
    queen: int | None
    taxable_squares: int
    is_dragon_out: bool
    needs_tiles: bool


@dataclass(frozen=True)
class Court(Component):
    """Queendomino's part of a position. A tile is a key of `TILES`, and kingdoms count from 0."""

    treasuries: tuple[Treasury, ...] = ()
    """The treasury of each kingdom."""
    board: tuple[int | None, ...] = ()
    """The tile on each slot, if any."""
    stack: tuple[int, ...] = ()
    """The tiles not turned up yet. Their real order is unknown, so the tiles are ascending."""
    burned: tuple[int, ...] = ()
    """The tiles burned by the dragon, in the order of burning."""
    queen: int | None = None
    """The queen's kingdom; None before any kingdom has a tower."""
    taxable_squares: int = 0
    """The mask of the squares still open to knights in the current turn."""
    is_dragon_out: bool = False
    """Whether the dragon has burned a tile in the current round."""
    needs_tiles: bool = False
    """Whether chance must fill the free slots now."""

    @classmethod
    def start(cls, game_format: Format) -> Court:
        # A chance move turns up the first tiles, like all others.
        return cls((START_TREASURY,) * game_format.kingdoms, (None,) * SLOTS, tuple(TILES), needs_tiles=True)

    @classmethod
    def empty(cls, kingdoms: int) -> Court:
        return cls((Treasury(),) * kingdoms, (None,) * SLOTS, ())

    @classmethod
    def of(cls, position: Position) -> Court:
        """Return the court of a position. Raises LookupError in a game without a court.

        >>> from engine import State
        >>> Court.of(State.start("qd", 2)).treasuries[0]
        Treasury(coins=7, knights=1, towers=0)
        """
        return position.component(cls)

    @property
    def tiles_due(self) -> int:
        """The number of tiles to turn up: a tile for each free slot, as far as the stack goes (docs/rules.md R14)."""
        return min(self.board.count(None), len(self.stack))

    def has_tile(self, price: int) -> bool:
        return price in range(len(self.board)) and self.board[price] is not None

    def tile_at(self, price: int) -> int:
        """Return the tile on the slot of a given price. Raises LookupError for an empty slot."""
        tile = self.board[price]
        if tile is None:
            raise LookupError(f"there is no tile on slot {price}")
        return tile

    def cost(self, price: int, kingdom: int) -> int:
        """Return a kingdom's cost, in coins, of the tile on the slot of a given price (docs/rules.md 2.9)."""
        return max(0, price - (self.queen == kingdom))

    def on_offer(self) -> tuple[tuple[int, int], ...]:
        """Return the price and the tile of every slot with a tile."""
        return tuple((price, tile) for price, tile in enumerate(self.board) if tile is not None)

    def with_treasury(self, kingdom: int, treasury: Treasury) -> Court:
        return self.replace(treasuries=with_item(self.treasuries, kingdom, treasury))

    def without_tile(self, price: int) -> Court:
        return self.replace(board=with_item(self.board, price, None))

    def with_immediate_effects(self, kingdom: int, building: BuildingKind) -> Court:
        """Return the court after a kingdom has received the knights and towers of a building.

        A tower also attracts the queen, unless another kingdom then has more towers (docs/rules.md 2.9, R13).
        """
        gained = self.treasuries[kingdom].plus(knights=building.knights, towers=building.towers)
        court = self.with_treasury(kingdom, gained)
        leads = building.towers and all(gained.towers >= each.towers for each in court.treasuries)
        return court.replace(queen=kingdom) if leads else court

    def with_taxable_squares(self, mask: int) -> Court:
        """Return the court with a mask of squares open to knights in the current turn."""
        return self.replace(taxable_squares=mask)

    def with_tile_burned(self, price: int) -> Court:
        return self.without_tile(price).replace(burned=(*self.burned, self.tile_at(price)), is_dragon_out=True)

    def next_turn(self) -> Court:
        return self.replace(taxable_squares=0) if self.taxable_squares else self

    def next_round(self) -> Court:
        """Return the dragon to its cave, and move the tiles to the cheap end in their order (docs/rules.md 2.11)."""
        # An empty stack has no tile to turn up, so no chance move is required (docs/rules.md R14).
        tiles = [tile for tile in self.board if tile is not None]
        board = (*tiles, *[None] * (len(self.board) - len(tiles)))
        return self.replace(board=board, is_dragon_out=False, needs_tiles=bool(self.stack) and None in board)

    def with_tiles(self, tiles: Sequence[int]) -> Court:
        """Return the court with further tiles on the free slots, from the cheap end on."""
        # If the stack had too few tiles, the most expensive slots remain free.
        coming = iter(tiles)
        board = tuple(next(coming, None) if tile is None else tile for tile in self.board)
        stack = tuple(tile for tile in self.stack if tile not in tiles)
        return self.replace(board=board, stack=stack, needs_tiles=False)

    def replace(self, **changes: Unpack[CourtChanges]) -> Court:
        """Return the court with some fields changed. Raises TypeError for an unknown field."""
        return _replaced(self, changes)


def kind_on_slot(position: Position, price: int) -> BuildingKind:
    """Return the kind of the tile on the slot of a given price, by the rule tables of the game.

    Raises LookupError for an empty slot.
    """
    return kind_of(Court.of(position).tile_at(price), position.rules)


_replaced = fast_replace(Court, "a court")
