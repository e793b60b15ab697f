"""What Queendomino adds to the table: treasuries, the builders' board, the queen and the dragon (docs/rules.md 2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.court.buildings import TILES, BuildingKind
from engine.extension import Component

if TYPE_CHECKING:
    from engine.state import State
    from engine.variants import Format

SLOTS = 6
"""Slots of the builders' board: the price of a slot is its index."""

BRIBE_COST = 1
"""Coins that the dragon wants for burning a tile."""

COINS_PER_POINT = 3
"""Coins that make a point at the end."""


@dataclass(frozen=True)
class Treasury:
    """What a kingdom owns beside its land: coins, knights in reserve (not those sent out), towers."""

    coins: int = 0
    knights: int = 0
    towers: int = 0

    def gaining(self, coins: int = 0, knights: int = 0, towers: int = 0) -> Treasury:
        """The treasury with so much more, or with a minus less."""
        return Treasury(self.coins + coins, self.knights + knights, self.towers + towers)


START_TREASURY = Treasury(coins=7, knights=1)
"""What every kingdom starts with (docs/rules.md 2.3)."""


@dataclass(frozen=True)
class Court(Component):
    """What Queendomino adds to a state. Tiles are numbers of `TILES`, kingdoms count from 0.

    `treasuries` has one entry a kingdom, `board` the tile on each slot, `stack` the tiles not turned up yet, in
    ascending order because their real order is unknown, and `burned` those that the dragon burned, in that order.
    `queen` is the kingdom of her host, None before anybody has a tower. `taxable_squares` are the squares, as a mask,
    to which the player may still send knights this turn. `is_awake` says that the dragon has burned a tile this round,
    `is_open` that free slots are to be filled now.
    """

    treasuries: tuple[Treasury, ...] = ()
    board: tuple[int | None, ...] = ()
    stack: tuple[int, ...] = ()
    burned: tuple[int, ...] = ()
    queen: int | None = None
    taxable_squares: int = 0
    is_awake: bool = False
    is_open: bool = False

    @classmethod
    def start(cls, form: Format) -> Court:
        return cls((START_TREASURY,) * form.kingdoms, (None,) * SLOTS, tuple(TILES), is_open=True)

    @classmethod
    def empty(cls, kingdoms: int) -> Court:
        return cls((Treasury(),) * kingdoms, (None,) * SLOTS, ())

    @classmethod
    def of(cls, state: State) -> Court:
        """The court of a state; LookupError if the game has none."""
        return state.component(cls)

    @property
    def tiles_due(self) -> int:
        """How many tiles fill the free slots, as far as the stack goes."""
        return min(self.board.count(None), len(self.stack))

    def tile_at(self, price: int) -> int:
        """The tile on the slot of that price; LookupError if the slot is empty."""
        tile = self.board[price]
        if tile is None:
            raise LookupError(f"there is no tile on slot {price}")
        return tile

    def cost(self, price: int, kingdom: int) -> int:
        """Coins that the tile on the slot of that price costs this kingdom now."""
        return max(0, price - (self.queen == kingdom))

    def on_offer(self) -> tuple[tuple[int, int], ...]:
        """The slots with a tile on them: price and tile."""
        return tuple((price, tile) for price, tile in enumerate(self.board) if tile is not None)

    def with_treasury(self, kingdom: int, treasury: Treasury) -> Court:
        changed = (*self.treasuries[:kingdom], treasury, *self.treasuries[kingdom + 1 :])
        return replace(self, treasuries=changed)

    def without(self, price: int) -> Court:
        """The tile on that slot taken off the board."""
        return replace(self, board=(*self.board[:price], None, *self.board[price + 1 :]))

    def rewarded(self, kingdom: int, building: BuildingKind) -> Court:
        """What the building gives at once; the queen moves to its owner if nobody then has more towers."""
        gained = self.treasuries[kingdom].gaining(knights=building.knights, towers=building.towers)
        court = self.with_treasury(kingdom, gained)
        leads = building.towers and all(gained.towers >= each.towers for each in court.treasuries)
        return replace(court, queen=kingdom) if leads else court

    def with_taxable_squares(self, mask: int) -> Court:
        """The court in which knights may go to these squares, a mask, this turn."""
        return replace(self, taxable_squares=mask)

    def burning(self, price: int) -> Court:
        """The tile on that slot gone for good, and the dragon in its place."""
        return replace(self.without(price), burned=(*self.burned, self.tile_at(price)), is_awake=True)

    def next_turn(self) -> Court:
        return replace(self, taxable_squares=0) if self.taxable_squares else self

    def next_round(self) -> Court:
        """The dragon goes home, and the tiles move to the cheap end in their order to make room for new ones."""
        tiles = [tile for tile in self.board if tile is not None]
        board = (*tiles, *[None] * (len(self.board) - len(tiles)))
        return replace(self, board=board, is_awake=False, is_open=bool(self.stack) and None in board)

    def filled(self, tiles: Sequence[int]) -> Court:
        """The court with these tiles on the free slots, from the cheap end on."""
        coming = iter(tiles)
        board = tuple(next(coming, None) if tile is None else tile for tile in self.board)
        stack = tuple(tile for tile in self.stack if tile not in tiles)
        return replace(self, board=board, stack=stack, is_open=False)
