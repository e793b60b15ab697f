"""Many games at once, all at the same turn: what `State` tells of one, as arrays with a row for each."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.scoring import harmony, middle_kingdom
from engine.state import State
from engine.variants import Format, Variant
from thinking.boards import CROWNS_A, CROWNS_B, DOMINOES, NUMBER_OF, TERRAIN_A, TERRAIN_B, Boards, Flags, Ints
from thinking.sight import PENDING, PER_TERRAIN, Numbers, Sight

NOBODY = -1
SEEN = np.float32(2)
"""More than anybody's luck."""
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
        )

    def __len__(self) -> int:
        return len(self.kings)

    @property
    def is_over(self) -> bool:
        return self.turn == self.kings.shape[1]

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
        return replace(self, boards=self.boards.take(columns), **{name: getattr(self, name)[rows] for name in names})

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
        acting = self.acting
        self.boards.put(self.columns(acting), options.boards.take(placement))
        lost = (options.way[placement] == NOBODY) & (self.dominoes[:, self.turn] != NOBODY)
        self.discards[self.rows, acting] += lost
        if self.line.shape[1]:
            self.owners[self.rows, slot] = acting
        self.turn += 1

    def proceed(self) -> None:
        """To the next round where this one is over, with its line."""
        if not self.is_over or not self.line.shape[1]:
            return
        taken = self.owners != NOBODY
        self.kings = self.owners[taken].reshape(len(self), -1)
        self.dominoes = self.line[taken].reshape(len(self), -1)
        self.line, self.owners = self.line[:, :0], self.owners[:, :0]
        self.turn = 0
        if self.dealt < self.game.form.rounds:
            self.deal()

    def totals(self) -> NDArray[np.float32]:
        """The points of each kingdom as it stands."""
        sight = Sight.of(self.boards, self.game.terrains)
        return _scored(sight.numbers, self.discards.reshape(-1), self.game).reshape(len(self), -1)


def _scored(numbers: Numbers, discards: Ints, game: Game) -> Numbers:
    properties = numbers[1 : game.terrains * PER_TERRAIN : PER_TERRAIN].sum(0)
    return properties + CENTRE * game.centre * numbers[-1] + COMPLETE * game.complete * (discards == 0)


@dataclass(frozen=True)
class Options:
    """What can be done in the turn of each table: placements, and each with every free domino of the line.

    `placement` and `slot` have an entry for each option, `table`, `way` and `cell` for each placement. `numbers` is what
    a network is told of each option, a column each; `sure` are the points that lie there already.
    """

    boards: Boards
    table: Ints
    way: Ints
    cell: Ints
    placement: Ints
    slot: Ints
    numbers: Numbers
    sure: Numbers

    @classmethod
    def of(cls, tables: Tables) -> Options:
        boards, table, way, cell, dominoes = _placements(tables)
        sight = Sight.of(boards, tables.game.terrains)
        placement, slot, pending = _choices(tables, sight, table)
        game = tables.game
        lost = tables.discards[tables.rows, tables.acting][table] + (way == NOBODY) * (dominoes[table] != NOBODY)
        whole = np.concatenate([sight.numbers, (lost > 0)[None].astype(np.float32), _context(tables)[:, table], *_others(tables, sight, table)])
        numbers = np.concatenate([whole[:, placement], pending])
        return cls(boards, table, way, cell, placement, slot, numbers, _scored(sight.numbers, lost, game)[placement])

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


def _placements(tables: Tables) -> tuple[Boards, Ints, Ints, Ints, Ints]:
    """The boards after each placement; as they are where nothing is to be placed, or nothing can be."""
    kingdoms = tables.boards.take(tables.columns(tables.acting))
    dominoes = tables.dominoes[:, tables.turn]
    if dominoes[0] == NOBODY:
        nothing = np.full(len(tables), NOBODY)
        return kingdoms, tables.rows, nothing, nothing, dominoes
    table, way, cell = kingdoms.spots(dominoes)
    after = kingdoms.take(table).placing(dominoes[table], way, cell)
    stuck = np.flatnonzero(np.bincount(table, minlength=len(tables)) == 0)
    if not len(stuck):
        return after, table, way, cell, dominoes
    nothing = np.full(len(stuck), NOBODY)
    order = np.argsort(np.concatenate([table, stuck]), kind="stable")
    boards = after.joined(kingdoms.take(stuck)).take(order)
    found = (np.concatenate(pair)[order] for pair in ((table, stuck), (way, nothing), (cell, nothing)))
    return boards, *found, dominoes


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
    for dominoes, kingdoms in ((tables.line, tables.owners), (tables.dominoes[:, tables.turn + 1 :], tables.kings[:, tables.turn + 1 :])):
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
    squares = ((TERRAIN_A == kinds) * 1.0 + (TERRAIN_B == kinds)) @ unseen.T
    crowns = ((TERRAIN_A == kinds) * CROWNS_A + (TERRAIN_B == kinds) * CROWNS_B) @ unseen.T
    alike = np.array([form.rounds - tables.dealt, bool(tables.line.shape[1]), game.centre, game.complete], np.float32)
    return np.concatenate([squares, crowns, np.tile(alike[:, None], len(tables))]).astype(np.float32)


def _luck(unseen: Flags, rng: np.random.Generator) -> Numbers:
    return np.where(unseen, rng.random(unseen.shape, np.float32), SEEN).astype(np.float32)
