"""Many games at once, all at the same turn: what `State` tells of one, as arrays with a row for each."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.court.court import START_TREASURY
from engine.geometry import squares
from engine.scoring import harmony, middle_kingdom
from engine.state import State
from engine.variants import Format, Variant
from players.search import backend as hot
from players.search.batch_courts import SEEN, Courts, Estates
from players.search.batch_kingdoms import DOMINOES, NOBODY, NUMBER_OF, Boards, Flags, Ints, Numbers, window_of
from players.search.features import POINTS, Sight

TAXING, BUILDING = 1, 2
"""The steps of a turn in which knights are sent and tiles bought."""

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

    def points(self, sight: Sight, discards: Ints) -> Numbers:
        """What land scores."""
        bonus = CENTRE * self.centre * sight.is_centred + COMPLETE * self.complete * (discards == 0)
        return (sight.kinds(POINTS).sum(0) + bonus).astype(np.float32)


@dataclass
class Tables:
    """`kings` are the kingdoms of the turns of this round in their order and `dominoes` what lies under them, `turn`
    is the one to act; `line` are the dominoes to choose from and `owners` the kingdoms that took them. Boards lie
    table by table. The dominoes not seen yet come in the order of their `luck`.

    Where a turn has begun, `placed` are the squares of its domino that knights may still be sent to, and `built` says
    that the time for tiles is over.
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
        form = game.form
        kings = np.repeat(np.arange(players), form.kings_each) % form.kingdoms
        tables = cls(
            game,
            Boards.empty(form.grid, count * form.kingdoms),
            discards=np.zeros((count, form.kingdoms), np.intp),
            kings=rng.permuted(np.tile(kings, (count, 1)), axis=1),
            dominoes=np.full((count, len(kings)), NOBODY),
            turn=0,
            line=np.zeros((count, 0), np.intp),
            owners=np.zeros((count, 0), np.intp),
            luck=_luck(np.tile(np.logical_or.reduce([IN_BOX[box] for box in form.boxes]), (count, 1)), rng),
            dealt=0,
            courts=Courts.start(START_TREASURY, form.kingdoms, count, rng) if variant.treasury else None,
        )
        tables.deal()
        return tables

    @classmethod
    def of(cls, state: State, rng: np.random.Generator) -> Tables:
        """One table, with a position in which it is somebody's turn."""
        game, line = Game.of(state.variant, state.players), state.next_line
        unseen = np.zeros(len(DOMINOES), np.bool_)
        unseen[[NUMBER_OF[domino] for domino in state.unseen]] = True
        levy = state.court.taxable_squares if state.step_index <= TAXING else 0
        placed = tuple(map(window_of(game.form.grid).cell, squares(levy)))

        def rows(numbers: list[int]) -> Ints:
            return np.array([numbers], np.intp)

        return cls(
            game,
            Boards.of(state.kingdoms),
            discards=rows([len(each) for each in state.discards]),
            kings=rows([turn.king.kingdom for turn in state.turns]),
            dominoes=rows([NUMBER_OF[turn.domino] if turn.domino else NOBODY for turn in state.turns]),
            turn=0,
            line=rows([NUMBER_OF[domino] for domino in line.dominoes]),
            owners=rows([king.kingdom if king else NOBODY for king in line.kings]),
            luck=_luck(unseen[None], rng),
            dealt=state.lines_dealt,
            courts=Courts.of(state, rng) if state.court.treasuries else None,
            placed=placed if state.step_index else None,
            built=state.step_index > BUILDING,
        )

    def __len__(self) -> int:
        return len(self.kings)

    @property
    def rows(self) -> Ints:
        return np.arange(len(self))

    @property
    def unseen(self) -> Flags:
        return self.luck < SEEN

    @property
    def is_over(self) -> bool:
        """Whether the round is."""
        return self.turn == self.kings.shape[1]

    @property
    def progress(self) -> float:
        """The share of the dominoes that has been dealt."""
        return self.dealt / self.game.form.rounds

    @property
    def is_last_round(self) -> bool:
        return not self.line.shape[1]

    @property
    def is_last_turn(self) -> bool:
        """Whether it is the last one of every kingdom that has the turn."""
        return self.is_last_round and not self.is_coming.any()

    @property
    def acting(self) -> Ints:
        """The kingdom whose turn it is."""
        return self.kings[:, self.turn]

    @property
    def free_line(self) -> Ints:
        """The dominoes that may still be chosen, NOBODY in the place of others."""
        return np.where(self.owners == NOBODY, self.line, NOBODY)

    @property
    def is_coming(self) -> Flags:
        """Whether the acting kingdom has another turn in this round."""
        return (self.kings[:, self.turn + 1 :] == self.acting[:, None]).any(1)

    @property
    def waiting(self) -> Ints:
        """The domino under the acting kingdom's other king, or NOBODY: a column, and none where all have one king."""
        if self.game.form.kings_each == 1:
            return np.zeros((len(self), 0), np.intp)
        kingdoms = np.concatenate([self.owners, self.kings[:, self.turn + 1 :]], 1)
        dominoes = np.concatenate([self.line, self.dominoes[:, self.turn + 1 :]], 1)
        return np.where(kingdoms == self.acting[:, None], dominoes, NOBODY).max(1, initial=NOBODY, keepdims=True)

    def columns(self, kingdoms: Ints) -> Ints:
        """Where the boards of these kingdoms are, one of each table."""
        return self.rows * self.game.form.kingdoms + kingdoms

    def take(self, rows: Ints) -> Tables:
        """Copies of some of them, in that order."""
        kingdoms = self.game.form.kingdoms
        boards = self.boards.take((rows[:, None] * kingdoms + np.arange(kingdoms)).reshape(-1))
        names = ("discards", "kings", "dominoes", "line", "owners", "luck")
        courts = self.courts and self.courts.take(rows)
        return replace(self, boards=boards, courts=courts, **{name: getattr(self, name)[rows] for name in names})

    def futures(self, count: int, rng: np.random.Generator) -> Tables:
        """Copies of the only one that there is, each with luck of its own."""
        copies = self.take(np.zeros(count, np.intp))
        copies.luck = _luck(copies.unseen, rng)
        if copies.courts:
            copies.courts.luck = _luck(copies.courts.luck < SEEN, rng)
        return copies

    def deal(self) -> None:
        form = self.game.form
        luck = np.where(IN_BOX[form.boxes[self.dealt % len(form.boxes)]], self.luck, SEEN)
        self.line = np.sort(np.argpartition(luck, form.line, axis=1)[:, : form.line], axis=1)
        self.owners = np.full(self.line.shape, NOBODY)
        np.put_along_axis(self.luck, self.line, SEEN, axis=1)
        self.dealt += 1

    def proceed(self) -> None:
        """To the next round where this one is over, with its line."""
        if not self.is_over or self.is_last_round:
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

    def totals(self) -> Numbers:
        """The points of each kingdom as it stands."""
        count, kingdoms = self.discards.shape
        sight = hot.look(self.boards, self.game.terrains, np.zeros((len(self.boards), 0), np.intp))
        found = self.game.points(sight, self.discards.reshape(-1))
        if self.courts:
            estates = Estates.of(self.courts, self.rows.repeat(kingdoms), np.tile(np.arange(kingdoms), count))
            found += estates.points(sight)
        return found.reshape(count, kingdoms)


def _luck(unseen: Flags, rng: np.random.Generator) -> Numbers:
    return np.where(unseen, rng.random(unseen.shape, np.float32), SEEN)
