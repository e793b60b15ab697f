"""Queendomino's court in games played in batches (see `players.search.batch_component`).

The model has two simplifications. The dragon is never bribed; `players.search.rollouts` adds the bribe. Building tiles
have no squares, so only their kinds count, and the crowns of a tile go to the largest town.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from engine.court.buildings import BUILDINGS, POINTS_PER_PROPERTY, TABLES, TILES, BuildingKind
from engine.court.court import COINS_PER_POINT, SLOTS, START_TREASURY, Court, kind_on_slot
from engine.court.moves import Build, Tax
from engine.court.pieces import building_sites, buildings_on, knights_on
from engine.court.steps import BuildStep, TaxStep
from engine.dominoes import TERRAINS, Terrain
from engine.geometry import Square, squares
from engine.moves import Move
from engine.state import State
from engine.steps import PlaceStep, Step
from engine.variants import Variant
from players.search.batch_component import DRAWN, draw_keys
from players.search.batch_kingdoms import NONE, BatchKingdoms, Bools, Bytes, Floats, Ints, window_of
from players.search.features import LARGEST, PROPERTIES, TERRAIN_SQUARES, Features
from players.search.square_layer import NARROW_STEP, to_step

COINS, KNIGHTS, TOWERS, SENT, BUILT = range(5)
"""The columns of a treasury: coins, knights in reserve, towers, knights sent, and from BUILT on the tiles of each kind.
"""

KINDS = len(BUILDINGS)
KIND_OF_TILE = np.array([BUILDINGS.index(tile) for tile in TILES.values()])
"""The kind of each tile by its number - 1, (tiles,) intp."""

POINTS, TAX_PER_KNIGHT, TAX_PER_TOWER, POINTS_PER_TOWER, POINTS_PER_KNIGHT, PER_TERRAIN = range(6)


class TileNumbers:
    """The effects of a tile of each kind, by a version of the rule tables.

    - `gained_at_once`, (kinds, BUILT) intp: additions to the first columns of a treasury;
    - `crowns`, (kinds,) uint8;
    - `traits`, (traits, kinds) float32: the counted numbers; from PER_TERRAIN on whether the tile counts the terrain.
    """

    def __init__(self, rules: int) -> None:
        kinds = TABLES[rules - 1].kinds
        self.gained_at_once = np.array([(0, each.knights, each.towers, 0) for each in kinds])
        self.crowns = np.array([each.crowns for each in kinds], np.uint8)
        self.traits = np.array([_traits(each) for each in kinds], np.float32).T


def _traits(kind: BuildingKind) -> tuple[int, ...]:
    per_terrain = (kind.per_property is terrain for terrain in TERRAINS)
    taxes, points = (kind.tax_per_knight, kind.tax_per_tower), (kind.points_per_tower, kind.points_per_knight)
    return kind.points, *taxes, *points, *per_terrain


tile_numbers = cache(TileNumbers)

TOWN = Terrain.TOWN.index

CHEAPNESS = to_step(1 - np.arange(SLOTS) / SLOTS / 2, NARROW_STEP)
"""The cheapness of each slot, (slots,) float64, which is 1 for the first slot."""

MOST_SENT = 2
"""The most knights sent in a turn: one to each half of the domino."""

OPTIONAL_ACTIONS = np.array([(sent, slot) for sent in (2, 1, 0) for slot in range(NONE, SLOTS)])
"""The ways to play the rest of a turn: the number of knights to send and the slot to buy from, (ways, 2) intp.

Of equally good ways the first is chosen, so a useless tile is not bought.
"""


@dataclass
class BatchCourts:
    """The courts of many games with the same rule tables.

    - `numbers`: the rule tables;
    - `treasuries`, (games, kingdoms, BUILT + KINDS) intp;
    - `queen`, (games,) intp: the kingdom with the queen, or NONE;
    - `board`, (games, SLOTS) intp: the kind of the tile on each slot of the builders' board, or NONE;
    - `draw_keys`, (games, tiles) float32: random numbers; the tiles of the stack come in ascending order of their keys;
    - `taxable`: in a turn after its placement the cells open to knights, otherwise None;
    - `has_built`: whether it is too late to buy a tile in this turn.
    """

    numbers: TileNumbers
    treasuries: Ints
    queen: Ints
    board: Ints
    draw_keys: Floats
    taxable: tuple[int, ...] | None = None
    has_built: bool = False

    @classmethod
    def start(cls, variant: Variant, players: int, count: int, rng: np.random.Generator) -> BatchCourts:
        """Return the courts at the start of `count` games, with a full builders' board."""
        kingdoms, own = variant.formats[players].kingdoms, START_TREASURY
        treasuries = np.zeros((count, kingdoms, BUILT + KINDS), np.intp)
        treasuries[:, :, :BUILT] = own.coins, own.knights, own.towers, 0
        board = np.full((count, SLOTS), NONE)
        keys = rng.random((count, len(TILES)), np.float32)
        courts = cls(tile_numbers(variant.rules), treasuries, np.full(count, NONE), board, keys)
        courts.next_round()
        return courts

    @classmethod
    def of(cls, state: State, rng: np.random.Generator) -> BatchCourts:
        """Return the court of one game in a position after its first line."""
        court = Court.of(state)
        treasuries = np.zeros((len(state.kingdoms), BUILT + KINDS), np.intp)
        for row, own, kingdom in zip(treasuries, court.treasuries, state.kingdoms, strict=True):
            row[:BUILT] = own.coins, own.knights, own.towers, knights_on(kingdom).bit_count()
            for _, tile in buildings_on(kingdom):
                row[BUILT + KIND_OF_TILE[tile - 1]] += 1
        kinds = [NONE if tile is None else KIND_OF_TILE[tile - 1] for tile in court.board]
        undrawn = np.zeros(len(TILES), np.bool_)
        undrawn[[tile - 1 for tile in court.stack]] = True
        levy = court.taxable_squares if _is_open(state, TaxStep) else 0
        taxable = tuple(map(window_of(state.format.grid).cell, squares(levy)))
        return cls(
            tile_numbers(state.variant.rules),
            treasuries[None],
            np.array([NONE if court.queen is None else court.queen]),
            np.array([kinds]),
            draw_keys(undrawn[None], rng),
            None if _is_open(state, PlaceStep) else taxable,
            has_built=not _is_open(state, BuildStep),
        )

    def take(self, games: Ints) -> BatchCourts:
        return replace(
            self,
            treasuries=self.treasuries[games],
            queen=self.queen[games],
            board=self.board[games],
            draw_keys=self.draw_keys[games],
        )

    def joined(self, others: BatchCourts) -> BatchCourts:
        return replace(
            self,
            treasuries=np.concatenate([self.treasuries, others.treasuries]),
            queen=np.concatenate([self.queen, others.queen]),
            board=np.concatenate([self.board, others.board]),
            draw_keys=np.concatenate([self.draw_keys, others.draw_keys]),
        )

    def redraw(self, rng: np.random.Generator) -> None:
        self.draw_keys = draw_keys(self.draw_keys < DRAWN, rng)

    def holdings(self, games: Ints, kingdoms: Ints) -> BatchTreasuries:
        """Return the treasuries of some kingdoms at the start of a turn."""
        # The maximum of the other kingdoms' towers leaves out the own towers.
        towers = self.treasuries[games, :, TOWERS]
        towers[np.arange(len(games)), kingdoms] = 0
        nothing = np.zeros(len(games), np.intp)
        return BatchTreasuries(
            self,
            games,
            kingdoms,
            self.treasuries[games, kingdoms],
            self.queen[games] == kingdoms,
            rival_towers=towers.max(1),
            taxed_sizes=np.zeros((2, len(games)), np.intp),
            sent=nothing,
            bought=nothing + NONE,
        )

    def commit(self, holdings: BatchTreasuries, kingdoms: Ints) -> None:
        """End a turn of every game; the holdings may come from another batch with the same games."""
        rows, bought = np.arange(len(self.queen)), np.flatnonzero(holdings.bought != NONE)
        self.treasuries[rows, kingdoms] = holdings.rows
        self.queen = np.where(holdings.queen, kingdoms, self.queen)
        self.board[bought, holdings.bought[bought]] = NONE
        self.taxable, self.has_built = None, False

    def next_round(self) -> None:
        """Slide the tiles on the board to the cheap end, and fill the board from the stack."""
        # A stable sort by "is empty" keeps the order of the tiles.
        order = np.argsort(self.board == NONE, axis=1, kind="stable")
        self.board = np.take_along_axis(self.board, order, 1)
        coming, rows = np.argsort(self.draw_keys, axis=1), np.arange(len(self.board))
        drawn = np.zeros(len(self.board), np.intp)
        # The loop fills slot by slot in all games; `drawn` counts the tiles drawn in each game.
        for slot in range(SLOTS):
            tile = coming[rows, np.minimum(drawn, len(TILES) - 1)]
            new = (self.board[:, slot] == NONE) & (self.draw_keys[rows, tile] < DRAWN)
            self.board[new, slot] = KIND_OF_TILE[tile[new]]
            drawn += new
        # The drawn tiles, the first `drawn` tiles in the order of each game, leave the stack.
        for slot in range(SLOTS):
            self.draw_keys[rows[drawn > slot], coming[drawn > slot, slot]] = DRAWN

    def features(self) -> Floats:
        """Return the cheapness of each kind of tile, (kinds, games) float32: 1 on the first slot, 0 off the board."""
        cheapness = np.zeros((KINDS, len(self.board)), np.float32)
        rows = np.arange(len(self.board))
        for slot in reversed(range(SLOTS)):  # the cheaper of two equal tiles counts
            there = self.board[:, slot] != NONE
            cheapness[self.board[there, slot], rows[there]] = CHEAPNESS[slot]
        return cheapness


def _is_open(state: State, kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in state.variant.steps[state.step_index :])


@dataclass(frozen=True)
class BatchTreasuries:
    """The treasuries of the acting kingdoms after each of some ways to play their turn.

    - `courts`, `games` and `kingdoms`: the batch, and the game and the kingdom of each column, (columns,) intp;
    - `rows`, (columns, BUILT + KINDS) intp: the treasuries;
    - `queen`, (columns,) bool: whether the kingdom hosts the queen;
    - `rival_towers`, (columns,) intp: the most towers of any other kingdom;
    - `taxed_sizes`, (2, columns) intp: the sizes of the properties open to knights, largest first;
    - `sent` and `bought`, (columns,) intp: the number of knights sent in this turn, and the slot of the bought tile or
      NONE.
    """

    courts: BatchCourts
    games: Ints
    kingdoms: Ints
    rows: Ints
    queen: Bools
    rival_towers: Ints
    taxed_sizes: Ints
    sent: Ints
    bought: Ints

    @property
    def tiles(self) -> Ints:
        """The number of tiles of each kind, (kinds, columns) intp."""
        return self.rows[:, BUILT:].T

    def take(self, columns: Ints) -> BatchTreasuries:
        return BatchTreasuries(
            self.courts,
            self.games[columns],
            self.kingdoms[columns],
            self.rows[columns],
            self.queen[columns],
            self.rival_towers[columns],
            self.taxed_sizes[:, columns],
            self.sent[columns],
            self.bought[columns],
        )

    def after_placement(self, kingdoms: BatchKingdoms, covered: Ints) -> BatchTreasuries:
        """Return the treasuries with as many knights sent as possible, and without a purchase."""
        sizes = self._taxable_sizes(kingdoms, covered)
        return replace(self, taxed_sizes=sizes).after_sending(np.full(len(self.rows), MOST_SENT))

    def _taxable_sizes(self, kingdoms: BatchKingdoms, covered: Ints) -> Ints:
        """Return `taxed_sizes`, with 0 for a missing property."""
        taxable = self.courts.taxable
        if taxable is None:
            sizes = np.where(covered == NONE, 0, kingdoms.squares[covered, np.arange(len(self.rows))])
        else:
            sizes = np.zeros((2, len(self.rows)), np.intp)
            sizes[: len(taxable)] = kingdoms.squares[list(taxable)]
        return -np.sort(-sizes.astype(np.intp), 0)

    def after_sending(self, wanted: Ints) -> BatchTreasuries:
        """Return the treasuries with up to `wanted` knights, (columns,) intp, sent to the largest properties."""
        sizes = self.taxed_sizes
        sent = np.minimum(np.minimum(wanted, self.rows[:, KNIGHTS]), (sizes > 0).sum(0))
        traits = self.courts.numbers.traits @ self.tiles
        knights = self.rows[:, KNIGHTS] + self.rows[:, SENT]
        bonus = (traits[TAX_PER_KNIGHT] * knights + traits[TAX_PER_TOWER] * self.rows[:, TOWERS]).astype(np.intp)
        rows = self.rows.copy()
        rows[:, COINS] += np.where(sent > 0, sizes[0] + bonus, 0) + np.where(sent > 1, sizes[1] + bonus, 0)
        rows[:, KNIGHTS] -= sent
        rows[:, SENT] += sent
        return replace(self, rows=rows, sent=sent)

    def after_buying(self, slots: Ints, kinds: Ints) -> BatchTreasuries:
        """Return the treasuries after buying tiles of some kinds from some slots, both (columns,) intp, or NONE.

        Negative coins mean too high a price.
        """
        rows, buys = self.rows.copy(), kinds != NONE
        rows[:, COINS] -= np.maximum(0, slots - self.queen) * buys
        # NONE is -1 and indexes the last row or column, where `buys` makes the addition 0.
        rows[:, :BUILT] += self.courts.numbers.gained_at_once[kinds] * buys[:, None]
        rows[np.arange(len(kinds)), BUILT + kinds] += buys
        # The queen goes to a kingdom that gains a tower and then has at least as many towers as any other kingdom.
        leads = (rows[:, TOWERS] > self.rows[:, TOWERS]) & (rows[:, TOWERS] >= self.rival_towers)
        return replace(self, rows=rows, queen=self.queen | leads, bought=np.where(buys, slots, NONE))

    def optional_actions(self, kingdoms: BatchKingdoms) -> tuple[Ints, BatchTreasuries]:
        """Return the treasuries for every possible number of knights and every affordable tile."""
        count = len(self.rows)
        # Knights have been sent already in `rows` (see `after_placement`), so the rows here start from the courts.
        before = replace(self, rows=self.courts.treasuries[self.games, self.kingdoms])
        # Every tile stands on a separate town square.
        sites = (kingdoms.terrain == TOWN + 1).sum(0) - before.tiles.sum(0)
        origin = np.repeat(np.arange(count), len(OPTIONAL_ACTIONS))
        sent, slots = np.tile(OPTIONAL_ACTIONS, (count, 1)).T
        kinds = np.where(slots == NONE, NONE, self.courts.board[self.games[origin], slots])
        after_tax = before.take(origin).after_sending(sent)
        after = after_tax.after_buying(slots, kinds)
        buys = kinds != NONE
        may_buy = buys & (sites[origin] > 0) & (after.rows[:, COINS] >= 0) & (not self.courts.has_built)
        # Missing knights or tiles make some ways equal. The remaining one is the way that really happens.
        possible = np.flatnonzero((after_tax.sent == sent) & np.where(slots == NONE, ~buys, may_buy))
        return origin[possible], after.take(possible)

    @property
    def changes_kingdom(self) -> Bools:
        """Whether the bought tile has crowns."""
        return self._crowns_bought > 0

    @property
    def _crowns_bought(self) -> Bytes:
        """The crowns of the bought tiles, (columns,) uint8."""
        kinds = self.courts.board[self.games, self.bought]
        return np.where(self.bought == NONE, 0, self.courts.numbers.crowns[kinds]).astype(np.uint8)

    def apply_to(self, kingdoms: BatchKingdoms) -> None:
        """Add the crowns of the bought tiles to the kingdoms."""
        kingdoms.add_crowns(self._crowns_bought, TOWN + 1)

    def features(self, features: Features) -> Floats:
        """Return the network's inputs for the treasuries, (rows, columns) float32."""
        rows = self.rows.T
        lead = rows[TOWERS] - self.rival_towers
        sites = features.per_terrain(TERRAIN_SQUARES)[TOWN] - self.tiles.sum(0)
        traits = self.courts.numbers.traits @ self.tiles
        return np.concatenate(
            [
                rows[:BUILT],
                [lead, np.minimum(rows[COINS], 6), self.queen, sites],
                traits,
                traits[PER_TERRAIN:] * features.per_terrain(PROPERTIES),
            ]
        ).astype(np.float32)

    def points(self, features: Features) -> Floats:
        """Return the points of coins, tiles and the queen, (columns,) float32."""
        rows = self.rows.T
        traits = self.courts.numbers.traits @ self.tiles
        # All knights count, in reserve or sent. The queen is one more crown on the largest property.
        points: Floats = (
            rows[COINS] // COINS_PER_POINT
            + traits[POINTS]
            + traits[POINTS_PER_TOWER] * rows[TOWERS]
            + traits[POINTS_PER_KNIGHT] * (rows[KNIGHTS] + rows[SENT])
            + POINTS_PER_PROPERTY * (traits[PER_TERRAIN:] * features.per_terrain(PROPERTIES)).sum(0)
            + self.queen * features.per_terrain(LARGEST).max(0)
        ).astype(np.float32)
        return points

    def moves(self, state: State, column: int) -> Iterator[Move]:
        """Yield the taxes and the purchase of a column."""
        return decode_holdings(state, int(self.sent[column]), int(self.bought[column]))


def decode_holdings(state: State, knights: int, slot: int) -> Iterator[Move]:
    """Yield `knights` taxes, each of the largest remaining property, and the purchase from a slot, if any."""
    for _ in range(knights):
        tax = Tax(max(squares(Court.of(state).taxable_squares), key=lambda square: _property_size(state, square)))
        yield tax
        state = state.play(tax)
    if slot != NONE:
        yield _build(state, slot)


def _build(state: State, slot: int) -> Build:
    """Return the purchase from a slot: a tile with a crown goes to the largest town, any other tile to the smallest."""
    sign = 1 if kind_on_slot(state, slot).crowns else -1
    return Build(
        slot, max(squares(building_sites(state.kingdom)), key=lambda square: sign * _property_size(state, square))
    )


def _property_size(state: State, square: Square) -> int:
    return state.kingdom.property_mask(square).bit_count()
