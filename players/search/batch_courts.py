"""What a court adds to many games at once: estates, the queen and the builders' board.

An estate is a row of numbers: coins, knights in reserve, towers, knights sent, and how many tiles of each kind stand
in the kingdom. Where a tile stands does not matter, but for the crown of one, which goes to the largest town. The
dragon is left to others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.court.buildings import BUILDINGS, POINTS_PER_PROPERTY, TILES
from engine.court.court import SLOTS, Treasury
from engine.dominoes import TERRAINS, Terrain
from engine.state import State
from players.search.batch_kingdoms import NOBODY, Flags, Ints, Numbers
from players.search.features import LARGEST, PARTS, SQUARES, Sight

SEEN = np.float32(2)
"""More than anybody's luck."""

COINS, KNIGHTS, TOWERS, SENT, BUILT = range(5)
KINDS = len(BUILDINGS)
KIND_OF_TILE = np.array([BUILDINGS.index(tile) for tile in TILES.values()])
GIVES = np.array([(0, each.knights, each.towers, 0) for each in BUILDINGS])
CROWNED = np.array([each.crowns for each in BUILDINGS], np.uint8)
TRAITS = np.array(
    [
        (
            each.points,
            each.tax_per_knight,
            each.tax_per_tower,
            each.points_per_tower,
            each.points_per_knight,
            *(each.per_property is terrain for terrain in TERRAINS),
        )
        for each in BUILDINGS
    ],
    np.float32,
).T
TOWN = Terrain.TOWN.index
COINS_A_POINT = 3


@dataclass
class Courts:
    """`estates` by table and kingdom, the kingdom that hosts the queen, the kind of tile on each slot, and for each
    tile of the stack the luck by which it comes.
    """

    estates: Ints
    queen: Ints
    board: Ints
    luck: Numbers

    @classmethod
    def start(cls, own: Treasury, kingdoms: int, count: int, rng: np.random.Generator) -> Courts:
        estates = np.zeros((count, kingdoms, BUILT + KINDS), np.intp)
        estates[:, :, :BUILT] = own.coins, own.knights, own.towers, 0
        board = np.full((count, SLOTS), NOBODY)
        courts = cls(estates, np.full(count, NOBODY), board, rng.random((count, len(TILES)), np.float32))
        courts.fill()
        return courts

    @classmethod
    def of(cls, state: State, rng: np.random.Generator) -> Courts:
        court = state.court
        estates = np.zeros((len(state.kingdoms), BUILT + KINDS), np.intp)
        for estate, own, land in zip(estates, court.treasuries, state.kingdoms, strict=True):
            estate[:BUILT] = own.coins, own.knights, own.towers, land.knights.bit_count()
            for _, tile in land.buildings:
                estate[BUILT + KIND_OF_TILE[tile - 1]] += 1
        kinds = [NOBODY if tile is None else KIND_OF_TILE[tile - 1] for tile in court.board]
        unseen = np.zeros(len(TILES), np.bool_)
        unseen[[tile - 1 for tile in court.stack]] = True
        luck = np.where(unseen, rng.random(len(TILES), np.float32), SEEN)[None]
        queen = NOBODY if court.queen is None else court.queen
        return cls(estates[None], np.array([queen]), np.array([kinds]), luck)

    def take(self, rows: Ints) -> Courts:
        return Courts(self.estates[rows], self.queen[rows], self.board[rows], self.luck[rows])

    def settle(self, estates: Estates, kingdoms: Ints) -> None:
        """What a turn has made of one estate of each table."""
        rows, bought = np.arange(len(self.queen)), np.flatnonzero(estates.bought != NOBODY)
        self.estates[rows, kingdoms] = estates.rows
        self.queen = np.where(estates.queen, kingdoms, self.queen)
        self.board[bought, estates.bought[bought]] = NOBODY

    def fill(self) -> None:
        """The tiles slide to the cheap end, and new ones come."""
        order = np.argsort(self.board == NOBODY, axis=1, kind="stable")
        self.board = np.take_along_axis(self.board, order, 1)
        coming, rows = np.argsort(self.luck, axis=1), np.arange(len(self.board))
        drawn = np.zeros(len(self.board), np.intp)
        for slot in range(SLOTS):
            tile = coming[rows, np.minimum(drawn, len(TILES) - 1)]
            new = (self.board[:, slot] == NOBODY) & (self.luck[rows, tile] < SEEN)
            self.board[new, slot] = KIND_OF_TILE[tile[new]]
            drawn += new
        for slot in range(SLOTS):
            self.luck[rows[drawn > slot], coming[drawn > slot, slot]] = SEEN

    def numbers(self) -> Numbers:
        """What a network is told of the builders' board: how cheap each kind of tile is."""
        cheap = np.zeros((KINDS, len(self.board)), np.float32)
        rows = np.arange(len(self.board))
        for slot in reversed(range(SLOTS)):
            there = self.board[:, slot] != NOBODY
            cheap[self.board[there, slot], rows[there]] = 1 - slot / SLOTS / 2
        return cheap


@dataclass(frozen=True)
class Estates:
    """Those that a turn may lead to: `table` and `kingdom` of each, whether the queen is there, the `tax`, a number of
    halves that knights went to, largest property first, and the slot `bought`.
    """

    rows: Ints
    queen: Flags
    rivals: Ints
    tax: Ints
    bought: Ints

    @classmethod
    def of(cls, courts: Courts, table: Ints, kingdom: Ints) -> Estates:
        towers = courts.estates[table, :, TOWERS]
        towers[np.arange(len(table)), kingdom] = 0
        nothing = np.zeros(len(table), np.intp)
        rows = courts.estates[table, kingdom]
        return cls(rows, courts.queen[table] == kingdom, towers.max(1), nothing, nothing + NOBODY)

    @property
    def coins(self) -> Ints:
        return self.rows[:, COINS]

    @property
    def tiles(self) -> Ints:
        """How many there are of each kind, a column for each estate."""
        return self.rows[:, BUILT:].T

    def take(self, columns: Ints) -> Estates:
        return Estates(*(getattr(self, name)[columns] for name in ("rows", "queen", "rivals", "tax", "bought")))

    def taxed(self, yields: Ints, wanted: Ints) -> Estates:
        """With knights sent to so many halves, if there are any; `yields` are their properties, largest first."""
        sent = np.minimum(np.minimum(wanted, self.rows[:, KNIGHTS]), (yields > 0).sum(0))
        traits = TRAITS @ self.tiles
        knights = self.rows[:, KNIGHTS] + self.rows[:, SENT]
        bonus = (traits[1] * knights + traits[2] * self.rows[:, TOWERS]).astype(np.intp)
        rows = self.rows.copy()
        rows[:, COINS] += np.where(sent > 0, yields[0] + bonus, 0) + np.where(sent > 1, yields[1] + bonus, 0)
        rows[:, KNIGHTS] -= sent
        rows[:, SENT] += sent
        return replace(self, rows=rows, tax=sent)

    def buying(self, slots: Ints, kinds: Ints) -> Estates:
        """With the tile of that kind from that slot; coins below 0 say that it is too dear. NOBODY buys nothing."""
        rows, buys = self.rows.copy(), kinds != NOBODY
        rows[:, COINS] -= np.maximum(0, slots - self.queen) * buys
        rows[:, :BUILT] += GIVES[kinds] * buys[:, None]
        rows[np.arange(len(kinds)), BUILT + kinds] += buys
        leads = (rows[:, TOWERS] > self.rows[:, TOWERS]) & (rows[:, TOWERS] >= self.rivals)
        return replace(self, rows=rows, queen=self.queen | leads, bought=np.where(buys, slots, NOBODY))

    def sites(self, sight: Sight) -> Numbers:
        return sight.kinds(SQUARES)[TOWN] - self.tiles.sum(0)

    def numbers(self, sight: Sight) -> Numbers:
        """What a network is told of them."""
        rows = self.rows.T
        lead = rows[TOWERS] - self.rivals
        traits = TRAITS @ self.tiles
        return np.concatenate(
            [
                rows[:BUILT],
                [lead, np.minimum(rows[COINS], 6), self.queen, self.sites(sight)],
                traits,
                traits[5:] * sight.kinds(PARTS),
            ]
        ).astype(np.float32)

    def points(self, sight: Sight) -> Numbers:
        rows = self.rows.T
        traits = TRAITS @ self.tiles
        points, _, _, towers, knights = traits[:5]
        return (
            rows[COINS] // COINS_A_POINT
            + points
            + towers * rows[TOWERS]
            + knights * (rows[KNIGHTS] + rows[SENT])
            + POINTS_PER_PROPERTY * (traits[5:] * sight.kinds(PARTS)).sum(0)
            + self.queen * sight.kinds(LARGEST).max(0)
        ).astype(np.float32)
