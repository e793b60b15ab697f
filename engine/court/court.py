"""What Queendomino adds to a state: treasuries, the builders' board, the queen and the dragon (docs/rules.md 2.3)."""

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
"""Slots of the builders' board; the price of a slot is its index."""

BRIBE_COST = 1
"""Coins to be paid for having the dragon burn a tile (docs/rules.md 2.10)."""

COINS_PER_POINT = 3
"""Coins that are worth a point at the end (docs/rules.md 2.14)."""


@dataclass(frozen=True)
class Treasury:
    """What a kingdom owns besides its land: coins, knights in reserve (not those on squares), towers."""

    coins: int = 0
    knights: int = 0
    towers: int = 0

    def plus(self, coins: int = 0, knights: int = 0, towers: int = 0) -> Treasury:
        """Return the treasury with these amounts added; they may be negative."""
        return Treasury(self.coins + coins, self.knights + knights, self.towers + towers)


START_TREASURY = Treasury(coins=7, knights=1)
"""What every kingdom starts with (docs/rules.md 2.3)."""


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
    """What Queendomino adds to a state. Tiles are numbers of `TILES`, kingdoms count from 0.

    `treasuries` has one entry a kingdom, `board` the tile on each slot, `stack` the tiles not turned up yet, in
    ascending order because their real order is unknown, and `burned` those that the dragon burned, in that order.
    `queen` is the kingdom of her host, None before anybody has a tower. `taxable_squares` are the squares, as a mask,
    to which the player may still send knights this turn. `is_dragon_out` says that the dragon has burned a tile this
    round, `needs_tiles` that free slots are to be filled now.
    """

    treasuries: tuple[Treasury, ...] = ()
    board: tuple[int | None, ...] = ()
    stack: tuple[int, ...] = ()
    burned: tuple[int, ...] = ()
    queen: int | None = None
    taxable_squares: int = 0
    is_dragon_out: bool = False
    needs_tiles: bool = False

    @classmethod
    def start(cls, game_format: Format) -> Court:
        # The first tiles are turned up by a chance move, like all others.
        return cls((START_TREASURY,) * game_format.kingdoms, (None,) * SLOTS, tuple(TILES), needs_tiles=True)

    @classmethod
    def empty(cls, kingdoms: int) -> Court:
        return cls((Treasury(),) * kingdoms, (None,) * SLOTS, ())

    @classmethod
    def of(cls, position: Position) -> Court:
        """Return the court of a state. Raises LookupError if the game has none.

        >>> from engine import State
        >>> Court.of(State.start("qd", 2)).treasuries[0]
        Treasury(coins=7, knights=1, towers=0)
        """
        return position.component(cls)

    @property
    def tiles_due(self) -> int:
        """The number of tiles to be turned up: the free slots, as far as the stack goes (docs/rules.md R14)."""
        return min(self.board.count(None), len(self.stack))

    def has_tile(self, price: int) -> bool:
        return price in range(len(self.board)) and self.board[price] is not None

    def tile_at(self, price: int) -> int:
        """Return the tile on the slot of that price. Raises LookupError if the slot is empty."""
        tile = self.board[price]
        if tile is None:
            raise LookupError(f"there is no tile on slot {price}")
        return tile

    def cost(self, price: int, kingdom: int) -> int:
        """Return the coins that the tile on the slot of that price costs this kingdom now (docs/rules.md 2.9)."""
        return max(0, price - (self.queen == kingdom))

    def on_offer(self) -> tuple[tuple[int, int], ...]:
        """Return the price and the tile of every slot that has one."""
        return tuple((price, tile) for price, tile in enumerate(self.board) if tile is not None)

    def with_treasury(self, kingdom: int, treasury: Treasury) -> Court:
        return self.replace(treasuries=with_item(self.treasuries, kingdom, treasury))

    def without_tile(self, price: int) -> Court:
        return self.replace(board=with_item(self.board, price, None))

    def with_immediate_effects(self, kingdom: int, building: BuildingKind) -> Court:
        """Return the court after a kingdom has received what a building gives at once.

        With a tower the queen comes too, if nobody then has more of them (docs/rules.md 2.9, R13).
        """
        gained = self.treasuries[kingdom].plus(knights=building.knights, towers=building.towers)
        court = self.with_treasury(kingdom, gained)
        leads = building.towers and all(gained.towers >= each.towers for each in court.treasuries)
        return court.replace(queen=kingdom) if leads else court

    def with_taxable_squares(self, mask: int) -> Court:
        """Return the court in which knights may be sent to these squares, a mask, in this turn."""
        return self.replace(taxable_squares=mask)

    def with_tile_burned(self, price: int) -> Court:
        return self.without_tile(price).replace(burned=(*self.burned, self.tile_at(price)), is_dragon_out=True)

    def next_turn(self) -> Court:
        return self.replace(taxable_squares=0) if self.taxable_squares else self

    def next_round(self) -> Court:
        """Return the dragon to its cave, and move the tiles to the cheap end in their order (docs/rules.md 2.11)."""
        # With an exhausted stack there is nothing to turn up, so no chance move is required (docs/rules.md R14).
        tiles = [tile for tile in self.board if tile is not None]
        board = (*tiles, *[None] * (len(self.board) - len(tiles)))
        return self.replace(board=board, is_dragon_out=False, needs_tiles=bool(self.stack) and None in board)

    def with_tiles(self, tiles: Sequence[int]) -> Court:
        """Return the court with these tiles turned up on the free slots, from the cheap end on."""
        # `None` is left on the dear slots if the stack had too few tiles.
        coming = iter(tiles)
        board = tuple(next(coming, None) if tile is None else tile for tile in self.board)
        stack = tuple(tile for tile in self.stack if tile not in tiles)
        return self.replace(board=board, stack=stack, needs_tiles=False)

    def replace(self, **changes: Unpack[CourtChanges]) -> Court:
        """Return the court with these fields changed. Raises TypeError for a name that is no field."""
        return _replaced(self, changes)


def kind_on_slot(position: Position, price: int) -> BuildingKind:
    """Return what the tile on the slot of that price is in this game. Raises LookupError if the slot is empty."""
    return kind_of(Court.of(position).tile_at(price), position.rules)


_replaced = fast_replace(Court, "a court")
