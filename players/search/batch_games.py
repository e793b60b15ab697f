"""Many games of one variant, all in the same turn of the same round; each row of an array is a game."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.formats import Format
from engine.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from engine.state import State
from engine.steps import PlaceStep
from engine.variants import Variant
from players.evaluation import bonuses_of
from players.search import backend
from players.search.batch_component import DRAWN, BatchComponent, batch_components, draw_keys
from players.search.batch_kingdoms import DOMINO_INDEX, DOMINOES, NONE, BatchKingdoms, Bools, Floats, Ints
from players.search.features import CENTERED, TERRAIN_POINTS, Features

_FROM_BOX = {box: np.array([each.box == box for each in DOMINOES]) for box in {each.box for each in DOMINOES}}
"""Whether a domino is from a box, by box, (dominoes,) bool."""


@dataclass(frozen=True)
class BatchRules:
    """The common rules of a batch; `center` and `harmony` say whether each bonus applies."""

    game_format: Format
    players: int
    terrains: int
    center: bool
    harmony: bool

    @classmethod
    def of(cls, variant: Variant, players: int) -> BatchRules:
        bonuses, terrains = bonuses_of(variant), len(variant.terrains)
        return cls(variant.formats[players], players, terrains, "middle_kingdom" in bonuses, "harmony" in bonuses)

    def points(self, features: Features, discards: Ints) -> Floats:
        """Return the points of the land of kingdoms, (kingdoms,) float32; `discards` is (kingdoms,) intp."""
        # The flags are 0 or 1, so a bonus outside the rules adds nothing.
        center = MIDDLE_KINGDOM_BONUS * self.center * features.outline(CENTERED)
        complete = HARMONY_BONUS * self.harmony * (discards == 0)
        return (features.per_terrain(TERRAIN_POINTS).sum(0) + (center + complete)).astype(np.float32)


@dataclass
class BatchGames:
    """Games as rows of arrays. A kingdom is an index within its game, a domino an index into `DOMINOES`, and NONE
    neither.

    `kingdoms` holds the kingdoms of all games as columns, game by game. The other arrays have `games` rows each:

    - `discards`, (games, kingdoms) intp: the number of dominoes discarded by each kingdom;
    - `turn_kingdoms` and `turn_dominoes`, (games, turns) intp: the kingdom and the domino of each turn of this round,
      in order; `turn` is the index of the current turn in all games;
    - `line` and `line_owners`, (games, slots) intp: the dominoes of the next line in ascending order, and the kingdoms
      with a king on them;
    - `draw_keys`, (games, dominoes) float32: random numbers; undrawn dominoes come in ascending order of their keys.

    `has_placed` says whether the current turn continues after its placement.
    """

    rules: BatchRules
    kingdoms: BatchKingdoms
    discards: Ints
    turn_kingdoms: Ints
    turn_dominoes: Ints
    turn: int
    line: Ints
    line_owners: Ints
    draw_keys: Floats
    lines_dealt: int
    components: tuple[BatchComponent, ...]
    has_placed: bool = False

    @classmethod
    def start(cls, variant: Variant, players: int, count: int, rng: np.random.Generator) -> BatchGames:
        """Return new games with the first line dealt. LookupError if the variant has an unknown extension."""
        rules = BatchRules.of(variant, players)
        game_format = rules.game_format
        in_game = np.any([_FROM_BOX[box] for box in game_format.boxes], axis=0)
        games = cls(
            rules,
            BatchKingdoms.empty(game_format.grid, count * game_format.kingdoms),
            discards=np.zeros((count, game_format.kingdoms), np.intp),
            turn_kingdoms=_first_turns(game_format, players, count, rng),
            turn_dominoes=np.full((count, game_format.kings_each * players), NONE),
            turn=0,
            line=np.zeros((count, 0), np.intp),
            line_owners=np.zeros((count, 0), np.intp),
            draw_keys=draw_keys(np.tile(in_game, (count, 1)), rng),
            lines_dealt=0,
            components=tuple(each.start(variant, players, count, rng) for each in _components(variant)),
        )
        games.deal()
        return games

    @classmethod
    def of(cls, state: State, rng: np.random.Generator) -> BatchGames:
        """Return a position after the first line, in a turn or before a chance move, as a batch of one game.

        LookupError as for `start`.
        """
        rules, line = BatchRules.of(state.variant, state.players), state.next_line
        # The hidden dominoes are known, but their order is not, so the keys below draw an order.
        unseen = np.zeros(len(DOMINOES), np.bool_)
        unseen[[DOMINO_INDEX[domino] for domino in state.unseen]] = True
        return cls(
            rules,
            BatchKingdoms.of(state.kingdoms),
            discards=_row([len(each) for each in state.discards]),
            turn_kingdoms=_row([turn.king.kingdom for turn in state.turns]),
            turn_dominoes=_row([DOMINO_INDEX[turn.domino] if turn.domino else NONE for turn in state.turns]),
            turn=0,
            line=_row([DOMINO_INDEX[domino] for domino in line.dominoes]),
            line_owners=_row([king.kingdom if king else NONE for king in line.kings]),
            draw_keys=draw_keys(unseen[None], rng),
            lines_dealt=state.lines_dealt,
            components=tuple(each.of(state, rng) for each in _components(state.variant)),
            has_placed=not any(isinstance(step, PlaceStep) for step in state.variant.steps[state.step_index :]),
        )

    def __len__(self) -> int:
        return len(self.turn_kingdoms)

    @property
    def rows(self) -> Ints:
        """The indices of the games, (games,) intp."""
        return np.arange(len(self))

    @property
    def undrawn(self) -> Bools:
        """Whether each domino may still come, (games, dominoes) bool."""
        return self.draw_keys < DRAWN

    @property
    def round_is_over(self) -> bool:
        """Whether all turns of the round have been played. After the last round the games are over."""
        return self.turn == self.turn_kingdoms.shape[1]

    @property
    def stage(self) -> tuple[int, bool, int]:
        """The place of the current turn in a game: a later turn has a greater one."""
        return self.lines_dealt, self.is_last_round, self.turn - self.turn_kingdoms.shape[1]

    @property
    def progress(self) -> float:
        return self.lines_dealt / self.rules.game_format.rounds

    @property
    def is_last_round(self) -> bool:
        return not self.line.shape[1]

    @property
    def is_open(self) -> bool:
        """Whether the rest of the games has no chance left.

        If all dominoes are in the game, the last line is known as soon as the line before it has been dealt. Extensions
        may draw something at the beginning of every round.
        """
        if self.components:
            return self.is_last_round
        lines_to_come = self.rules.game_format.rounds - self.lines_dealt
        return lines_to_come == 0 or (lines_to_come == 1 and self.undrawn[0].sum() == self.rules.game_format.line)

    @property
    def is_last_turn(self) -> bool:
        """Whether the current turn is the last turn of the acting kingdom in every game."""
        return self.is_last_round and not self.comes_again.any()

    @property
    def only_points_count(self) -> bool:
        """Whether the turn changes nothing but the points of the acting kingdom, in every game.

        In its last turn a kingdom takes nothing from others, except through an extension.
        """
        return self.is_last_turn and not self.components

    @property
    def acting(self) -> Ints:
        """The kingdom of the current turn, (games,) intp."""
        return self.turn_kingdoms[:, self.turn]

    @property
    def due_dominoes(self) -> Ints:
        """The domino to place in the current turn, (games,) intp."""
        return self.turn_dominoes[:, self.turn]

    @property
    def free_line(self) -> Ints:
        """The free dominoes of the line, and NONE for taken ones, (games, slots) intp."""
        return np.where(self.line_owners == NONE, self.line, NONE)

    @property
    def comes_again(self) -> Bools:
        """Whether the acting kingdom has another turn in this round, (games,) bool."""
        return (self.turn_kingdoms[:, self.turn + 1 :] == self.acting[:, None]).any(1)

    def comes_up(self, kingdom: int) -> Bools:
        """Return whether a kingdom has a turn left in this round, including the current turn, (games,) bool."""
        return (self.turn_kingdoms[:, self.turn :] == kingdom).any(1)

    @property
    def other_domino(self) -> Ints:
        """The domino of the acting player's other king, (games, 1) intp, or (games, 0) with one king each."""
        if self.rules.game_format.kings_each == 1:
            return np.zeros((len(self), 0), np.intp)
        # The other king is either on the next line already or has a turn later in this round.
        kingdoms = np.concatenate([self.line_owners, self.turn_kingdoms[:, self.turn + 1 :]], 1)
        dominoes = np.concatenate([self.line, self.turn_dominoes[:, self.turn + 1 :]], 1)
        return np.where(kingdoms == self.acting[:, None], dominoes, NONE).max(1, initial=NONE, keepdims=True)

    def columns(self, kingdoms: Ints) -> Ints:
        """Return the columns of one kingdom of each game, (games,) intp; `kingdoms` is (games,) intp."""
        return self.rows * self.rules.game_format.kingdoms + kingdoms

    def take(self, games: Ints) -> BatchGames:
        count = self.rules.game_format.kingdoms
        return replace(
            self,
            kingdoms=self.kingdoms.take((games[:, None] * count + np.arange(count)).reshape(-1)),
            discards=self.discards[games],
            turn_kingdoms=self.turn_kingdoms[games],
            turn_dominoes=self.turn_dominoes[games],
            line=self.line[games],
            line_owners=self.line_owners[games],
            draw_keys=self.draw_keys[games],
            components=tuple(each.take(games) for each in self.components),
        )

    def joined(self, others: BatchGames) -> BatchGames:
        """Return these games followed by other games with the same rules and in the same stage."""

        def to_come(of_turns: Ints, of_others: Ints) -> Ints:
            return np.concatenate([of_turns[:, self.turn :], of_others[:, others.turn :]])

        return replace(
            self,
            kingdoms=self.kingdoms.joined(others.kingdoms),
            discards=np.concatenate([self.discards, others.discards]),
            turn_kingdoms=to_come(self.turn_kingdoms, others.turn_kingdoms),
            turn_dominoes=to_come(self.turn_dominoes, others.turn_dominoes),
            turn=0,
            line=np.concatenate([self.line, others.line]),
            line_owners=np.concatenate([self.line_owners, others.line_owners]),
            draw_keys=np.concatenate([self.draw_keys, others.draw_keys]),
            components=tuple(a.joined(b) for a, b in zip(self.components, others.components, strict=True)),
        )

    def put(self, games: Ints, others: BatchGames) -> None:
        """Copy the results of a turn from other games into some games of this batch."""
        count = self.rules.game_format.kingdoms
        self.kingdoms.put((games[:, None] * count + np.arange(count)).reshape(-1), others.kingdoms)
        self.discards[games], self.line_owners[games] = others.discards, others.line_owners

    def futures(self, count: int, rng: np.random.Generator) -> BatchGames:
        """Return copies of the only game of this batch, each with a random order of everything hidden."""
        copies = self.take(np.zeros(count, np.intp))
        copies.draw_keys = draw_keys(copies.undrawn, rng)
        for component in copies.components:
            component.redraw(rng)
        return copies

    def deal(self) -> None:
        """Deal the next line of every game: the undrawn dominoes with the smallest keys."""
        game_format = self.rules.game_format
        box = game_format.boxes[self.lines_dealt % len(game_format.boxes)]
        keys = np.where(_FROM_BOX[box], self.draw_keys, DRAWN)
        # A line is sorted by the numbers of its dominoes, so a partial sort of the keys is enough.
        self.line = np.sort(np.argpartition(keys, game_format.line, axis=1)[:, : game_format.line], axis=1)
        self.line_owners = np.full(self.line.shape, NONE)
        np.put_along_axis(self.draw_keys, self.line, DRAWN, axis=1)
        self.lines_dealt += 1

    def advance_round(self) -> None:
        """Begin the next round and deal its line if this round is over; do nothing in the last round."""
        if not self.round_is_over or self.is_last_round:
            return
        # Kings act in the order of their chosen dominoes. An unchosen domino is out of the game.
        taken = self.line_owners != NONE
        self.turn_kingdoms = self.line_owners[taken].reshape(len(self), -1)
        self.turn_dominoes = self.line[taken].reshape(len(self), -1)
        self.line, self.line_owners = self.line[:, :0], self.line_owners[:, :0]
        self.turn = 0
        self.begin_round()

    def begin_round(self) -> None:
        """Make the chance moves before the first turn of a round."""
        for component in self.components:
            component.next_round()
        if self.lines_dealt < self.rules.game_format.rounds:
            self.deal()

    def scores(self) -> Floats:
        """Return the current points of each kingdom, (games, kingdoms) float32."""
        count, kingdoms = self.discards.shape
        # The score depends on the land alone, so no domino needs features.
        no_dominoes = np.zeros((len(self.kingdoms), 0), np.intp)
        features = backend.extract_features(self.kingdoms, self.rules.terrains, no_dominoes)
        points = self.rules.points(features, self.discards.reshape(-1))
        for component in self.components:
            holdings = component.holdings(self.rows.repeat(kingdoms), np.tile(np.arange(kingdoms), count))
            points += holdings.points(features)
        return points.reshape(count, kingdoms)


def _first_turns(game_format: Format, players: int, count: int, rng: np.random.Generator) -> Ints:
    """Draw the order of turns in the first round: kings at random, or a pattern of players (docs/rules.md 2.4)."""
    pattern = game_format.first_choice
    drawn = np.arange(players) if pattern else np.repeat(np.arange(players), game_format.kings_each)
    # Players of a team share a kingdom, hence the remainder.
    order = rng.permuted(np.tile(drawn % game_format.kingdoms, (count, 1)), axis=1)
    return order[:, [int(digit) - 1 for digit in pattern]] if pattern else order


def _components(variant: Variant) -> tuple[type[BatchComponent], ...]:
    """Return the components of the variant. LookupError if an extension cannot be played in batches."""
    components = batch_components(variant)
    if components is None:
        raise LookupError(f"{variant} has an extension that cannot be played in batches")
    return components


def _row(values: list[int]) -> Ints:
    """Return a single row, (1, values) intp."""
    return np.array([values], np.intp)
