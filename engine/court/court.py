"""What Queendomino adds to the table: treasuries, the builders' board, the queen and the dragon (RULES 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.court.buildings import TILES, BuildingKind

SLOTS = 6
"""Of the builders' board: the price of a slot is its index."""


@dataclass(frozen=True)
class Treasury:
    """What a kingdom owns: coins, knights in reserve (those on the grid are the kingdom's), towers."""

    coins: int = 0
    knights: int = 0
    towers: int = 0

    def gaining(self, coins: int = 0, knights: int = 0, towers: int = 0) -> Treasury:
        """The treasury with so much more, or with a minus less."""
        return Treasury(self.coins + coins, self.knights + knights, self.towers + towers)


@dataclass(frozen=True)
class Court:
    """A court is empty where the game has none. Tiles are numbers of `TILES`, kingdoms count from 0.

    `board` has the tile on each slot, `stack` the tiles that nobody has seen yet, in ascending order. `queen` is the
    kingdom that hosts her. `taxable_squares` are the squares, as a mask, to which the player may still send knights this turn.
    `is_awake` says that the dragon has burned a tile this round, `is_open` that free slots are to be filled now.
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
    def opening(cls, treasury: Treasury, kingdoms: int) -> Court:
        """Before the first tiles are turned up."""
        return cls((treasury,) * kingdoms, (None,) * SLOTS, tuple(TILES), is_open=True)

    @property
    def free_slots(self) -> int:
        return self.board.count(None)

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
        """What the building gives at once; the queen moves to whoever then has no fewer towers than anybody."""
        gained = self.treasuries[kingdom].gaining(knights=building.knights, towers=building.towers)
        court = self.with_treasury(kingdom, gained)
        leads = building.towers and all(gained.towers >= each.towers for each in court.treasuries)
        return replace(court, queen=kingdom) if leads else court

    def with_taxable_squares(self, mask: int) -> Court:
        """Knights may go to these squares this turn."""
        return replace(self, taxable_squares=mask)

    def burning(self, price: int) -> Court:
        """The tile on that slot gone for good, and the dragon in its place."""
        tile = self.board[price]
        assert tile is not None
        return replace(self.without(price), burned=(*self.burned, tile), is_awake=True)

    def next_turn(self) -> Court:
        return replace(self, taxable_squares=0) if self.taxable_squares else self

    def next_round(self) -> Court:
        """The dragon home in its cave, and the tiles moved to the cheap end in their order, for new ones to come."""
        tiles = [tile for tile in self.board if tile is not None]
        board = (*tiles, *[None] * (len(self.board) - len(tiles)))
        return replace(self, board=board, is_awake=False, is_open=bool(self.stack) and None in board)

    def filled(self, tiles: Sequence[int]) -> Court:
        """These tiles on the free slots, the cheap end first."""
        coming = iter(tiles)
        board = tuple(next(coming, None) if tile is None else tile for tile in self.board)
        stack = tuple(tile for tile in self.stack if tile not in tiles)
        return replace(self, board=board, stack=stack, is_open=False)


NO_COURT = Court()
"""Of the games without one."""
