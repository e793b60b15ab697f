"""Analyses a game: where the points of a kingdom come from, and which turns would have been better.

Every event changes what a kingdom may expect. The changes add up to the difference between the usual result and the
real one, and each counts in the part of whoever made it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from itertools import pairwise
from math import prod
from random import Random
from typing import Final, TypeVar

import numpy as np

from engine.extensions import parts
from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.futures import POINTS, VICTORY, Ends, Event, Futures, batches, events, sampled
from players.extension import PlayerPart
from players.intervals import Estimate
from players.player import Limit
from players.search.evaluator import find_network
from players.search.network import Network
from players.search.search_player import SearchPlayer

T = TypeVar("T")


class Part(Enum):
    ORDER = "order of the kings"
    LUCK = "luck of the lines"
    OWN = "own choices"
    OTHERS = "others' choices"


@dataclass(frozen=True)
class Account:
    """What is usual, all parts, and the `result` that they add up to, either of points or of the chance to win."""

    usual: Estimate
    parts: Mapping[Part, Estimate]
    result: float


def account(kingdom: int, column: int, game: Sequence[Event], ends: Sequence[Ends]) -> Account:
    """Return the account of a kingdom in a column of `ends`.

    `ends` has what is expected before each event of the game, and after the last one how it ended.
    """
    sums = {part: np.zeros(len(ends[0])) for part in Part}
    for event, change in _changes(game, ends):
        sums[_part(event, kingdom)] += change[:, kingdom, column]
    return Account(
        Estimate.of(ends[0][:, kingdom, column]),
        {part: Estimate.of(each) for part, each in sums.items()},
        float(ends[-1][0, kingdom, column]),
    )


def _changes(game: Sequence[Event], ends: Sequence[Ends]) -> Iterator[tuple[Event, Ends]]:
    for event, (before, after) in zip(game, pairwise(ends), strict=True):
        yield event, after - before


def _part(event: Event, kingdom: int) -> Part:
    if event.kingdom is None:
        return Part.LUCK if event.line else Part.ORDER
    return Part.OWN if event.kingdom == kingdom else Part.OTHERS


SEARCH_PLAYER: Final = SearchPlayer(with_endgame=False)


@dataclass(frozen=True)
class OtherTurn:
    """How the search player would have played a turn of a kingdom, and the position after that."""

    event: Event
    kingdom: int
    moves: tuple[Move, ...]
    after: State


def other_turn(event: Event, rng: Random, limit: Limit) -> OtherTurn | None:
    """Return how the search player would have played a turn; None if it comes to the same, and for events of chance.

    It thinks about the turn within the limit. In the endgame it does not expect others to look ahead, as nobody does in
    the futures by which an analysis measures turns.
    """
    if event.kingdom is None:
        return None
    after, made = event.before, list[Move]()
    for move in SEARCH_PLAYER.choose(event.before, rng, limit):
        after = after.play(move)
        made.append(move)
    return None if after == event.after else OtherTurn(event, event.kingdom, tuple(made), after)


@dataclass(frozen=True)
class Comparison:
    """What another turn would have gained for all kingdoms, future by future.

    The search player has found it in other futures: in its own it would seem better than it is.
    """

    turn: OtherTurn
    gain: Ends = field(repr=False)

    @cached_property
    def points(self) -> Estimate:
        return Estimate.of(self.gain[:, self.turn.kingdom, POINTS])

    @cached_property
    def victory(self) -> Estimate:
        """What the kingdom would have gained in the chance to win."""
        # Where not even a point differs between the futures, nothing is left to chance.
        estimate = Estimate.of_shares if np.ptp(self.gain[:, :, POINTS], 0).any() else Estimate.of
        return estimate(self.gain[:, self.turn.kingdom, VICTORY])

    @cached_property
    def rivals(self) -> Estimate:
        return Estimate.of(np.delete(self.gain[:, :, POINTS], self.turn.kingdom, 1).mean(1))

    @property
    def is_better(self) -> bool:
        """Whether the chance to win clearly rises, or the points do and the chance does not clearly fall."""
        falls = self.victory.mean < -self.victory.error
        return self.victory.is_clear or (self.points.is_clear and not falls)


FEWEST, MOST = 16, 512
"""The futures of each position, unless a number is given, are between these two."""

LEAST_CHECKED = 128
"""The futures in which such turns are measured once more, at least."""

CHECK_SEED = 1
"""The last part of the seeds of these futures; those of all others lack it."""

LEAST_SEARCH, MOST_SEARCH = 64, 320
"""The futures in which the search player thinks about a turn are between these two."""

DEVIATION = 2
"""Standard deviation, in points, of a turn from the one at first sight: the search player 1 to 2, `solid` 2 to 4."""

TURNS = 700_000
"""Turns to simulate in all futures of a game together, which takes about a minute.

Turns in games with extensions count as several, as `PlayerPart.turn_cost` says.
"""


def can_analyse(state: State) -> bool:
    return find_network(state) is not None


def default_futures(state: State) -> int:
    """Return how many futures of each position of such a game can be played in about a minute."""
    turns = state.players * state.format.kings_each * (state.format.rounds + 1)
    cost = prod(extension.turn_cost for extension in parts(PlayerPart, state.variant))
    # Two positions for each turn, with half of the turns left on average.
    return int(np.clip(TURNS / (turns * turns * cost), FEWEST, MOST))


@dataclass(frozen=True)
class Sample:
    """Some futures of a game: the ends of the position before each event and after the last, and after other turns."""

    ends: tuple[Ends, ...]
    others: tuple[Ends, ...]


@dataclass(frozen=True)
class Analysis:
    """A game, what was to be expected before each event and in the end, and what other turns would have gained.

    `better` has the turns that would have been clearly better than those that were played, as a `Check` has found.
    """

    game: tuple[Event, ...]
    ends: tuple[Ends, ...]
    comparisons: tuple[Comparison, ...]
    better: tuple[Comparison, ...] = ()

    def gains(self) -> Iterator[tuple[Event, Ends]]:
        """Yield each turn and what it has changed for all kingdoms."""
        return ((event, change) for event, change in _changes(self.game, self.ends) if event.kingdom is not None)


@dataclass(frozen=True)
class Task:
    """A game to be analysed; `others` are the turns that the search player would have played otherwise."""

    game: tuple[Event, ...]
    network: Network
    seed: int
    others: tuple[OtherTurn, ...] = ()

    @classmethod
    def of(cls, record: Record, seed: int) -> Task:
        """Return the task for the record of a game. ValueError if it is not over, or if no network knows it."""
        game = events(record)
        network = find_network(game[0].before)
        if network is None:
            raise ValueError(f"the computer players do not know {record.variant} well enough to analyse it")
        return cls(game, network, seed)

    def other_turns(self, futures: int) -> Iterator[OtherTurn | None]:
        """Yield how the search player would have played each event, as `other_turn` returns it.

        Each turn is searched with as many futures as its position is measured in, between LEAST_SEARCH and MOST_SEARCH.
        """
        limit = Limit(futures=min(max(futures, LEAST_SEARCH), MOST_SEARCH))
        for at, event in enumerate(self.game):
            yield other_turn(event, Random(f"{self.seed}/{at}"), limit)

    def with_others(self, found: Iterable[OtherTurn | None]) -> Task:
        return replace(self, others=tuple(each for each in found if each))

    def sample(self, number: int, futures: int) -> Sample:
        """Play so many futures of every position; each number stands for other futures."""
        played = Futures(self.network, futures, (self.seed, number), DEVIATION)
        positions = (*(event.before for event in self.game), self.game[-1].after)
        return Sample(
            tuple(map(played.ends, positions)),
            tuple(played.ends(turn.after) for turn in self.others),
        )

    def conclude(self, samples: Sequence[Sample]) -> Check:
        """Return the analysis from all samples, whose better turns are yet to be found."""
        ends = tuple(map(np.concatenate, zip(*(each.ends for each in samples), strict=True)))
        others = map(np.concatenate, zip(*(each.others for each in samples), strict=True))
        played = {id(event): after for event, after in zip(self.game, ends[1:], strict=True)}
        found = zip(self.others, others, strict=True)
        comparisons = tuple(Comparison(turn, each - played[id(turn.event)]) for turn, each in found)
        return Check(Analysis(self.game, ends, comparisons), self.network, self.seed)


@dataclass(frozen=True)
class Check:
    """Measures the turns that seem to be better in other futures, and keeps those that are better there as well.

    Among many turns, those that gain most in some futures do so by chance in part, so these futures tell too much of
    them.
    """

    analysis: Analysis
    network: Network
    seed: int

    @property
    def turns(self) -> tuple[OtherTurn, ...]:
        return tuple(each.turn for each in self.analysis.comparisons if each.is_better)

    def sample(self, number: int, futures: int) -> tuple[Ends, ...]:
        """Return what each turn gains in so many futures; each number stands for other futures."""
        played = Futures(self.network, futures, (self.seed, number, CHECK_SEED), DEVIATION)
        return tuple(played.ends(turn.after) - played.ends(turn.event.after) for turn in self.turns)

    def conclude(self, samples: Sequence[tuple[Ends, ...]]) -> Analysis:
        """Return the analysis with the turns that are better in all samples together."""
        gains = map(np.concatenate, zip(*samples, strict=True))
        found = (Comparison(turn, gain) for turn, gain in zip(self.turns, gains, strict=True))
        return replace(self.analysis, better=tuple(each for each in found if each.is_better))


SEARCHED, SAMPLED = 0.4, 0.9
"""What share of the work is done when other turns have been found, and when all positions have been played on."""


def analyse(task: Task, futures: int, note: Callable[[float], object] = lambda _: None) -> Analysis:
    """Analyse a game; `note` is told from time to time what share of the work is done."""
    found = _noted(task.other_turns(futures), len(task.game), 0, SEARCHED, note)
    task = task.with_others(found)
    check = task.conclude(_noted(sampled(task.sample, futures), len(batches(futures)), SEARCHED, SAMPLED, note))
    checked = checked_futures(futures)
    return check.conclude(_noted(sampled(check.sample, checked), len(batches(checked)), SAMPLED, 1, note))


def _noted(steps: Iterable[T], count: int, begins: float, ends: float, note: Callable[[float], object]) -> list[T]:
    done = list[T]()
    for step in steps:
        done.append(step)
        note(begins + (ends - begins) * len(done) / count)
    return done


def checked_futures(futures: int) -> int:
    """Return in how many futures turns are measured once more if each position has been played on in so many."""
    return max(futures, LEAST_CHECKED)
