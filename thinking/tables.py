"""Many games at once, all at the same turn: what `State` tells of one, as arrays with a row for each."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.geometry import squares
from engine.scoring import harmony, middle_kingdom
from engine.state import State
from engine.variants import Format, Variant
from thinking.boards import (
    WINDOWS,
    CROWNS_A,
    CROWNS_B,
    DOMINOES,
    NUMBER_OF,
    TERRAIN_A,
    TERRAIN_B,
    Boards,
    Flags,
    Ints,
    Numbers,
)
from thinking.courts import BUILT, NOBODY, SEEN, TOWN, CROWNED, SLOTS, Courts, Estates
from thinking.sight import GAIN, PENDING, POINTS, Sight

BUILDING = 2
"""The step of a turn in which tiles are bought."""

CENTRE, COMPLETE = 10, 5
"""Points for the Middle Kingdom and for Harmony."""

IN_BOX = {box: np.array([each.box == box for each in DOMINOES]) for box in "kq"}


@dataclass(frozen=True)
class Game:
    """What all the tables have in common."""

    form: Format
    players: int
    terrains: int
    centre: bool
    complete: bool

    @classmethod
    def of(cls, variant: Variant, players: int) -> Game:
        scorers = [scorer for _, scorer in variant.scorers]
        terrains = 7 if variant.treasury else 6
        return cls(variant.formats[players], players, terrains, middle_kingdom in scorers, harmony in scorers)

    @property
    def kingdoms(self) -> int:
        return self.form.kingdoms

    @property
    def kings(self) -> int:
        return self.form.kings_each * self.players


@dataclass
class Tables:
    """`kings` are the kingdoms of the turns of this round in their order and `dominoes` what lies under them, `turn`
    is the one to act; `line` are the dominoes to choose from and `owners` the kingdoms that took them. Boards lie
    table by table.
    """

    game: Game
    boards: Boards
    discards: Ints
    kings: Ints
    dominoes: Ints
    turn: int
    line: Ints
    owners: Ints
    luck: Numbers
    dealt: int
    courts: Courts | None
    placed: tuple[int, ...] | None = None
    built: bool = False

    @classmethod
    def start(cls, variant: Variant, players: int, count: int, rng: np.random.Generator) -> Tables:
        """Fresh games with their first line dealt."""
        game = Game.of(variant, players)
        kings = np.repeat(np.arange(players), game.form.kings_each) % game.kingdoms
        boxes = np.logical_or.reduce([IN_BOX[box] for box in game.form.boxes])
        tables = cls(
            game,
            Boards.empty(game.form.grid, count * game.kingdoms),
            np.zeros((count, game.kingdoms), np.intp),
            rng.permuted(np.tile(kings, (count, 1)), axis=1),
            np.full((count, game.kings), NOBODY),
            0,
            np.zeros((count, 0), np.intp),
            np.zeros((count, 0), np.intp),
            _luck(np.tile(boxes, (count, 1)), rng),
            0,
            Courts.start(variant, game.kingdoms, count, rng),
        )
        tables.deal()
        return tables

    @classmethod
    def of(cls, state: State, count: int, rng: np.random.Generator) -> Tables:
        """Copies of a position in which a player is to place or to choose."""
        game = Game.of(state.variant, state.players)
        numbers = [NUMBER_OF[turn.domino] if turn.domino else NOBODY for turn in state.queue]
        kings = [turn.king.kingdom for turn in state.queue]
        line = [NUMBER_OF[domino] for domino in state.next_line.dominoes]
        owners = [king.kingdom if king else NOBODY for king in state.next_line.kings]
        unseen = np.zeros(len(DOMINOES), np.bool_)
        unseen[[NUMBER_OF[domino] for domino in state.unseen]] = True
        rows = [np.tile(np.array(row, np.intp), (count, 1)) for row in (kings, numbers, line, owners)]
        return cls(
            game,
            Boards.of(state.kingdoms * count),
            np.tile([len(each) for each in state.discards], (count, 1)),
            rows[0],
            rows[1],
            0,
            rows[2],
            rows[3],
            _luck(np.tile(unseen, (count, 1)), rng),
            state.lines_dealt,
            Courts.of(state, count, rng),
            tuple(map(WINDOWS[game.form.grid].cell, squares(state.court.levy))) if state.stage else None,
            state.stage > BUILDING,
        )

    def __len__(self) -> int:
        return len(self.kings)

    @property
    def is_over(self) -> bool:
        return self.turn == self.kings.shape[1]

    @property
    def is_last_turn(self) -> bool:
        """Whether it is the last one of every kingdom that has the turn."""
        return not self.line.shape[1] and not (self.kings[:, self.turn + 1 :] == self.acting[:, None]).any()

    @property
    def acting(self) -> Ints:
        """The kingdom whose turn it is."""
        return self.kings[:, self.turn]

    @property
    def rows(self) -> Ints:
        return np.arange(len(self))

    def columns(self, kingdoms: Ints) -> Ints:
        """Where the boards of these kingdoms are, one of each table."""
        return self.rows * self.game.kingdoms + kingdoms

    def take(self, rows: Ints) -> Tables:
        """Copies of some of them, in that order."""
        columns = (rows[:, None] * self.game.kingdoms + np.arange(self.game.kingdoms)).reshape(-1)
        names = ("discards", "kings", "dominoes", "line", "owners", "luck")
        courts = self.courts and self.courts.take(rows)
        return replace(
            self, boards=self.boards.take(columns), courts=courts, **{name: getattr(self, name)[rows] for name in names}
        )

    @property
    def unseen(self) -> Flags:
        return self.luck < SEEN

    def deal(self) -> None:
        form = self.game.form
        box = IN_BOX[form.boxes[self.dealt % len(form.boxes)]]
        luck = np.where(box, self.luck, SEEN)
        self.line = np.sort(np.argpartition(luck, form.line, axis=1)[:, : form.line], axis=1)
        self.owners = np.full(self.line.shape, NOBODY)
        np.put_along_axis(self.luck, self.line, SEEN, axis=1)
        self.dealt += 1

    def play(self, options: Options, chosen: Ints) -> None:
        """The turn of every table: one option each."""
        placement, slot = options.placement[chosen], options.slot[chosen]
        acting, rows = self.acting, self.rows
        self.boards.put(self.columns(acting), options.boards.take(placement))
        self.discards[rows, acting] += options.lost[placement]
        if self.courts and options.estates:
            estates = options.estates.take(placement)
            self.courts.estates[rows, acting] = estates.rows
            self.courts.queen = np.where(estates.queen, acting, self.courts.queen)
            bought = estates.bought != NOBODY
            self.courts.board[rows[bought], estates.bought[bought]] = NOBODY
        if self.line.shape[1]:
            self.owners[rows, slot] = acting
        self.turn, self.placed, self.built = self.turn + 1, None, False

    def proceed(self) -> None:
        """To the next round where this one is over, with its line."""
        if not self.is_over or not self.line.shape[1]:
            return
        taken = self.owners != NOBODY
        self.kings = self.owners[taken].reshape(len(self), -1)
        self.dominoes = self.line[taken].reshape(len(self), -1)
        self.line, self.owners = self.line[:, :0], self.owners[:, :0]
        self.turn = 0
        if self.courts:
            self.courts.fill()
        if self.dealt < self.game.form.rounds:
            self.deal()

    def totals(self) -> NDArray[np.float32]:
        """The points of each kingdom as it stands."""
        sight = Sight.of(self.boards, self.game.terrains)
        count, kingdoms = len(self), self.game.kingdoms
        found = _scored(sight, self.discards.reshape(-1), self.game)
        if self.courts:
            kingdom = np.tile(np.arange(kingdoms), count)
            found += Estates.of(self.courts, self.rows.repeat(kingdoms), kingdom).points(sight)
        return found.reshape(count, kingdoms)


def _scored(sight: Sight, discards: Ints, game: Game) -> Numbers:
    """What land scores."""
    centre = CENTRE * game.centre * sight.numbers[-1]
    return sight.kinds(POINTS).sum(0) + centre + COMPLETE * game.complete * (discards == 0)


@dataclass(frozen=True)
class Options:
    """What can be done in the turn of each table: placements, and each with every free domino of the line.

    `placement` and `slot` have an entry for each option; `table`, `way`, `cell` and what lies before them one for each
    placement, and so has `lost`, which says that the domino is discarded. `numbers` is what a network is told of each
    option, a column each; `sure` are the points that lie there already.
    """

    boards: Boards
    estates: Estates | None
    table: Ints
    way: Ints
    cell: Ints
    lost: Flags
    placement: Ints
    slot: Ints
    numbers: Numbers
    sure: Numbers

    @classmethod
    def of(cls, tables: Tables) -> Options:
        """With all the knights sent that there are, and no tile bought, where there is a court."""
        boards, table, way, cell, lost = _placements(tables)
        estates = None
        if tables.courts:
            estates = Estates.of(tables.courts, table, tables.acting[table])
            estates = estates.taxed(_yields(tables, boards, way, cell), np.full(len(table), 2))
        return cls._seen(tables, boards, estates, table, way, cell, lost)

    @classmethod
    def _seen(
        cls, tables: Tables, boards: Boards, estates: Estates | None, table: Ints, way: Ints, cell: Ints, lost: Flags
    ) -> Options:
        game = tables.game
        sight = Sight.of(boards, game.terrains)
        placement, slot, pending = _choices(tables, sight, table)
        discards = tables.discards[tables.rows, tables.acting][table] + lost
        sure = _scored(sight, discards, game)
        parts = [sight.numbers, (discards > 0)[None], _context(tables)[:, table], *_others(tables, sight, table)]
        if estates:
            sure = sure + estates.points(sight)
            parts.append(estates.numbers(sight))
        whole = np.concatenate(parts).astype(np.float32)
        numbers = np.concatenate([whole[:, placement], pending])
        return cls(boards, estates, table, way, cell, lost, placement, slot, numbers, sure[placement])

    def building(self, tables: Tables, options: Ints) -> Options:
        """These options, with fewer knights sent and with tiles bought."""
        assert tables.courts
        kept = np.unique(self.placement[options])
        table, boards = self.table[kept], self.boards.take(kept)
        before = Estates.of(tables.courts, table, tables.acting[table])
        yields = _yields(tables, boards, self.way[kept], self.cell[kept])
        sites = np.add.reduce(boards.terrain == TOWN + 1, 0) - before.rows[:, BUILT:].sum(1)
        variants = [(sent, slot) for sent in (2, 1, 0) for slot in range(-1, 0 if tables.built else SLOTS)]
        sent, slots = np.array(variants * len(kept)).T
        origin = np.repeat(np.arange(len(kept)), len(variants))
        kinds = np.where(slots == NOBODY, NOBODY, tables.courts.board[table[origin], slots])
        taxed = before.take(origin).taxed(yields[:, origin], sent)
        estates, paid = taxed.buying(slots, kinds)
        buys = kinds != NOBODY
        possible = np.flatnonzero(
            paid & (taxed.tax == sent) & (buys == (slots != NOBODY)) & (~buys | (sites[origin] > 0))
        )
        origin, kinds = origin[possible], kinds[possible]
        boards = boards.take(origin)
        boards.crown(np.arange(len(origin)), np.where(kinds == NOBODY, 0, CROWNED[kinds]), TOWN + 1)
        origin = kept[origin]
        found = (each[origin] for each in (self.table, self.way, self.cell, self.lost))
        return self._seen(tables, boards, estates.take(possible), *found)

    def top(self, values: Numbers, count: int) -> Ints:
        """The best options of each table, as many as are asked for."""
        tables = self.table[self.placement]
        order = np.lexsort((-values, tables))
        firsts = self.firsts
        rank = np.arange(len(values)) - np.repeat(firsts, np.diff(firsts, append=len(values)))
        return order[rank < count]

    @property
    def gains(self) -> Numbers:
        """What the dominoes to be chosen gain at their best places."""
        return self.numbers[GAIN - PENDING - 1]

    @property
    def firsts(self) -> Ints:
        """Where the options of each table begin."""
        tables = self.table[self.placement]
        return np.flatnonzero(np.diff(tables, prepend=-1))

    def best(self, values: Numbers) -> Ints:
        """The option of most value of each table."""
        firsts = self.firsts
        most = np.repeat(np.maximum.reduceat(values, firsts), np.diff(firsts, append=len(values)))
        hits = np.flatnonzero(values == most)
        tables = self.table[self.placement[hits]]
        return hits[np.flatnonzero(np.diff(tables, prepend=-1))]


def _placements(tables: Tables) -> tuple[Boards, Ints, Ints, Ints, Flags]:
    """The boards after each placement; as they are where nothing is to be placed, or nothing can be."""
    kingdoms = tables.boards.take(tables.columns(tables.acting))
    dominoes = tables.dominoes[:, tables.turn]
    if tables.placed is not None or dominoes[0] == NOBODY:
        nothing = np.full(len(tables), NOBODY)
        return kingdoms, tables.rows, nothing, nothing, nothing == 0
    table, way, cell = kingdoms.spots(dominoes)
    after = kingdoms.take(table).placing(dominoes[table], way, cell)
    stuck = np.flatnonzero(np.bincount(table, minlength=len(tables)) == 0)
    if len(stuck):
        nothing = np.full(len(stuck), NOBODY)
        order = np.argsort(np.concatenate([table, stuck]), kind="stable")
        after = after.joined(kingdoms.take(stuck)).take(order)
        table, way, cell = (np.concatenate(pair)[order] for pair in ((table, stuck), (way, nothing), (cell, nothing)))
    return after, table, way, cell, way == NOBODY


def _yields(tables: Tables, boards: Boards, way: Ints, cell: Ints) -> Ints:
    """The squares of the properties under the domino just placed, largest first; 0 where there is none."""
    every = np.arange(len(boards))
    if tables.placed is not None:
        found = np.zeros((2, len(boards)), np.intp)
        for half, square in enumerate(tables.placed):
            found[half] = boards.squares[square]
    else:
        second = cell + np.array(boards.window.steps)[way]
        found = np.where(way == NOBODY, 0, boards.squares[np.stack([cell, second]), every]).astype(np.intp)
    return -np.sort(-found, 0)


def _choices(tables: Tables, sight: Sight, table: Ints) -> tuple[Ints, Ints, Numbers]:
    """Each placement with each free domino, and what a network is told of that domino."""
    slots = tables.line.shape[1]
    if not slots:
        every = np.arange(len(table))
        return every, np.zeros(len(table), np.intp), np.zeros((PENDING + 1, len(table)), np.float32)
    found = []
    for slot in range(slots):
        placement = np.flatnonzero((tables.owners[:, slot] == NOBODY)[table])
        seen = sight.of_domino(tables.line[table, slot])
        rank = np.full((1, len(table)), slot / slots, np.float32)
        found.append((placement, np.full(len(placement), slot), np.concatenate([seen, rank])[:, placement]))
    placement, slot = (np.concatenate([each[part] for each in found]) for part in (0, 1))
    numbers = np.concatenate([each[2] for each in found], 1)
    order = np.argsort(placement, kind="stable")
    return placement[order], slot[order], numbers[:, order]


def _others(tables: Tables, sight: Sight, table: Ints) -> list[Numbers]:
    """What a network is told of the domino under the other king of a kingdom with two."""
    if tables.game.form.kings_each == 1:
        return []
    acting = tables.acting
    waiting = np.full(len(tables), NOBODY)
    for dominoes, kingdoms in (
        (tables.line, tables.owners),
        (tables.dominoes[:, tables.turn + 1 :], tables.kings[:, tables.turn + 1 :]),
    ):
        for slot in range(dominoes.shape[1]):
            waiting = np.where(kingdoms[:, slot] == acting, dominoes[:, slot], waiting)
    now = (tables.kings[:, tables.turn + 1 :] == acting[:, None]).any(1)[table]
    there = (waiting != NOBODY)[table]
    seen = sight.of_domino(np.maximum(waiting, 0)[table]) * there
    return [seen, now[None].astype(np.float32)]


def _context(tables: Tables) -> Numbers:
    """What a network is told of each table."""
    game, form = tables.game, tables.game.form
    unseen = tables.unseen.astype(np.float32)
    kinds = np.arange(1, game.terrains + 1)[:, None]
    land = ((TERRAIN_A == kinds) * 1.0 + (TERRAIN_B == kinds)) @ unseen.T
    crowns = ((TERRAIN_A == kinds) * CROWNS_A + (TERRAIN_B == kinds) * CROWNS_B) @ unseen.T
    alike = np.array([form.rounds - tables.dealt, bool(tables.line.shape[1]), game.centre, game.complete], np.float32)
    parts = [land, crowns, np.tile(alike[:, None], len(tables))]
    if tables.courts:
        parts.append(tables.courts.numbers())
    return np.concatenate(parts).astype(np.float32)


def _luck(unseen: Flags, rng: np.random.Generator) -> Numbers:
    return np.where(unseen, rng.random(unseen.shape, np.float32), SEEN).astype(np.float32)
