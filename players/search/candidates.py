"""What can be done in a turn of many tables, and what a network is told of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.court.court import SLOTS
from players.search import backend as hot
from players.search.batch_courts import CROWNED, TOWN, Estates
from players.search.batch_games import Tables
from players.search.batch_kingdoms import CROWNS_A, CROWNS_B, NOBODY, TERRAIN_A, TERRAIN_B, Boards, Flags, Ints, Numbers
from players.search.features import GAIN, PENDING, Sight

VARIANTS = np.array([(sent, slot) for sent in (2, 1, 0) for slot in range(NOBODY, SLOTS)])
"""Knights sent, and the slot that a tile is bought from."""


@dataclass(frozen=True)
class Placements:
    """Of each: its table, the way and the cell of the first half, NOBODY where nothing is placed, whether the domino is
    `lost`, and what kingdom and estate look like behind it. `estates` only mean something where there is a court.
    """

    table: Ints
    way: Ints
    cell: Ints
    lost: Flags
    boards: Boards
    estates: Estates | None = None

    @classmethod
    def of(cls, tables: Tables) -> Placements:
        """The kingdoms stay as they are where nothing is to be placed, or nothing can be."""
        columns, dominoes = tables.columns(tables.acting), tables.dominoes[:, tables.turn]
        if tables.placed is not None or dominoes[0] == NOBODY:
            nothing = np.full(len(tables), NOBODY)
            return cls(tables.rows, nothing, nothing, np.zeros(len(tables), np.bool_), tables.boards.take(columns))
        table, way, cell = hot.spots(tables.boards, columns, dominoes)
        stuck = np.flatnonzero(np.bincount(table, minlength=len(tables)) == 0)
        if len(stuck):
            nothing = np.full(len(stuck), NOBODY)
            table, way, cell = (np.concatenate(pair) for pair in ((table, stuck), (way, nothing), (cell, nothing)))
            order = np.argsort(table, kind="stable")
            table, way, cell = table[order], way[order], cell[order]
        lost = way == NOBODY
        boards, placed = tables.boards.take(columns[table]), np.flatnonzero(~lost)
        hot.place(boards, placed, dominoes[table[placed]], way[placed], cell[placed])
        return cls(table, way, cell, lost, boards)

    def take(self, kept: Ints) -> Placements:
        estates = self.estates and self.estates.take(kept)
        table, way, cell = (each[kept] for each in (self.table, self.way, self.cell))
        return Placements(table, way, cell, self.lost[kept], self.boards.take(kept), estates)

    def with_court(self, tables: Tables) -> Placements:
        """With all the knights sent that there are, and no tile bought."""
        if not tables.courts:
            return self
        before = Estates.of(tables.courts, self.table, tables.acting[self.table])
        return replace(self, estates=before.taxed(self._yields(tables), np.full(len(self.table), 2)))

    def building(self, tables: Tables) -> Placements:
        """Each with fewer knights sent and with tiles bought, as far as that is possible."""
        assert tables.courts
        before = Estates.of(tables.courts, self.table, tables.acting[self.table])
        sites = (self.boards.terrain == TOWN + 1).sum(0) - before.tiles.sum(0)
        origin = np.repeat(np.arange(len(self.table)), len(VARIANTS))
        sent, slots = np.tile(VARIANTS, (len(self.table), 1)).T
        kinds = np.where(slots == NOBODY, NOBODY, tables.courts.board[self.table[origin], slots])
        taxed = before.take(origin).taxed(self._yields(tables)[:, origin], sent)
        estates = taxed.buying(slots, kinds)
        buys = kinds != NOBODY
        may_buy = buys & (sites[origin] > 0) & (estates.coins >= 0) & (not tables.built)
        possible = np.flatnonzero((taxed.tax == sent) & np.where(slots == NOBODY, ~buys, may_buy))
        found = replace(self.take(origin[possible]), estates=estates.take(possible))
        found.boards.crown(np.where(buys, CROWNED[kinds], 0)[possible], TOWN + 1)
        return found

    def _yields(self, tables: Tables) -> Ints:
        """The squares of the properties under the domino just placed, largest first; 0 where there is none."""
        every, found = np.arange(len(self.table)), np.zeros((2, len(self.table)), np.intp)
        if tables.placed is not None:
            found[: len(tables.placed)] = self.boards.squares[list(tables.placed)]
        else:
            halves = np.stack([self.cell, self.boards.other_end(self.way, self.cell)])
            found[:] = np.where(self.way == NOBODY, 0, self.boards.squares[halves, every])
        return -np.sort(-found, 0)


@dataclass(frozen=True)
class Options:
    """Placements, each with every free domino of the line: `placement` and `slot` have an entry for each option.

    A network is told what is `shared` by all options of a placement and what is `own` to each, a column for each;
    `sure` are the points that lie there already.
    """

    placements: Placements
    placement: Ints
    slot: Ints
    shared: Numbers
    own: Numbers
    sure: Numbers

    @classmethod
    def of(cls, tables: Tables) -> Options:
        """Without what can be bought."""
        return cls._of(tables, Placements.of(tables).with_court(tables))

    def building(self, tables: Tables, placements: Ints) -> Options:
        """These placements with all that can be bought."""
        return self._of(tables, self.placements.take(placements).building(tables))

    @classmethod
    def _of(cls, tables: Tables, placements: Placements) -> Options:
        table, dominoes = placements.table, np.concatenate([tables.free_line, tables.waiting], 1)
        sight = hot.look(placements.boards, tables.game.terrains, dominoes[table])
        placement, slot, own = _choices(tables, sight, table)
        discards = tables.discards[tables.rows, tables.acting][table] + placements.lost
        sure = tables.game.points(sight, discards)
        parts = [sight.numbers, (discards > 0)[None], _common(tables)[:, table], *_waiting(tables, sight, table)]
        if placements.estates:
            sure = sure + placements.estates.points(sight)
            parts.append(placements.estates.numbers(sight))
        shared = np.concatenate(parts, dtype=np.float32)
        return cls(placements, placement, slot, shared, own, sure[placement])

    def numbers(self, chosen: Ints) -> Numbers:
        """All that a network is told of some options, a column for each."""
        return np.concatenate([self.shared[:, self.placement[chosen]], self.own[:, chosen]])

    @property
    def gains(self) -> Numbers:
        """What the dominoes to be chosen gain at their best places."""
        return self.own[GAIN]

    def best(self, values: Numbers) -> Ints:
        """The option of most value of each table."""
        tables = self.placements.table[self.placement]
        firsts = _firsts(tables)
        most = np.repeat(np.maximum.reduceat(values, firsts), np.diff(firsts, append=len(values)))
        best = np.flatnonzero(values == most)
        return best[_firsts(tables[best])]

    def best_placements(self, values: Numbers, count: int) -> Ints:
        """Those of most value of each table, as many as are asked for."""
        values, tables = np.maximum.reduceat(values, _firsts(self.placement)), self.placements.table
        firsts = _firsts(tables)
        rank = np.arange(len(values)) - np.repeat(firsts, np.diff(firsts, append=len(values)))
        return np.lexsort((-values, tables))[rank < count]


def _firsts(ascending: Ints) -> Ints:
    """Where each number occurs first."""
    return np.flatnonzero(np.diff(ascending, prepend=-1))


def play(tables: Tables, options: Options, chosen: Ints) -> None:
    """The turn of every table: one option each."""
    placement, rows, acting = options.placement[chosen], tables.rows, tables.acting
    done = options.placements.take(placement)
    tables.boards.put(tables.columns(acting), done.boards)
    tables.discards[rows, acting] += done.lost
    if tables.courts and done.estates:
        tables.courts.settle(done.estates, acting)
    if not tables.is_last_round:
        tables.owners[rows, options.slot[chosen]] = acting
    tables.turn, tables.placed, tables.built = tables.turn + 1, None, False


def _choices(tables: Tables, sight: Sight, table: Ints) -> tuple[Ints, Ints, Numbers]:
    """Each placement with each free domino, and what a network is told of that domino."""
    if tables.is_last_round:
        return np.arange(len(table)), np.zeros(len(table), np.intp), np.zeros((PENDING + 1, len(table)), np.float32)
    placement, slot = np.nonzero(tables.owners[table] == NOBODY)
    share = slot[None] / tables.line.shape[1]
    return placement, slot, np.concatenate([sight.seen[:, placement, slot], share], dtype=np.float32)


def _waiting(tables: Tables, sight: Sight, table: Ints) -> list[Numbers]:
    """What a network is told of the domino under the other king of a kingdom with two, and whether it comes soon."""
    if tables.game.form.kings_each == 1:
        return []
    return [sight.seen[:, :, -1], tables.is_coming[table][None].astype(np.float32)]


def _common(tables: Tables) -> Numbers:
    """What a network is told of each table."""
    game, count = tables.game, len(tables)
    unseen, kinds = tables.unseen.astype(np.float32), np.arange(1, game.terrains + 1)[:, None]
    a, b = (kinds == TERRAIN_A).astype(np.float32), (kinds == TERRAIN_B).astype(np.float32)
    alike = np.array([game.form.rounds - tables.dealt, not tables.is_last_round, game.centre, game.complete])
    parts = [(a + b) @ unseen.T, (a * CROWNS_A + b * CROWNS_B) @ unseen.T, np.tile(alike[:, None], count)]
    return np.concatenate([*parts, tables.courts.numbers()] if tables.courts else parts).astype(np.float32)
