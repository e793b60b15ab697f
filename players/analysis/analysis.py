"""Analyses a game: plays the position before each event on to the end, and what the search player would have played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from random import Random

import numpy as np

from engine.extensions import parts
from engine.notation import Record
from engine.state import State
from players.analysis.better_turns import Comparison, OtherTurn, other_turn
from players.analysis.estimate import Estimate
from players.analysis.events import Event, events
from players.analysis.futures import Ends, Futures, sampled
from players.extension import PlayerPart
from players.player import Limit
from players.search.evaluator import find_network
from players.search.network import Network

FEWEST, MOST = 16, 512
"""The futures of each position, unless a number is given, are between these two."""

SEARCH_SHARE = 0.25
"""The share of the seconds of an analysis in which the search player thinks about all turns together."""

CHECK_SHARE = 0.25
"""The share of the seconds of an analysis in which turns that seem to be better are measured once more."""

LEAST_CHECKED = 128
"""The futures in which such turns are measured once more, at least, unless seconds are given."""

CHECK_SEED = 1
"""The last part of the seeds of these futures; those of all others lack it."""

LEAST_SEARCH, MOST_SEARCH = 64, 320
"""The futures in which the search player thinks about a turn, unless seconds are given, are between these two."""

DEVIATION = 2
"""Standard deviation, in points, of a turn from the one at first sight: the search player 1 to 2, `greedy` 2 to 4."""

TURNS = 700_000
"""Turns to simulate in all futures of a game together, which takes about a minute.

Turns in games with extensions count as several, as `PlayerPart.turn_cost` says.
"""


def can_analyse(state: State) -> bool:
    """Return whether games of that kind can be analysed."""
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

    def gain_of_other_turns(self, kingdom: int, column: int) -> Estimate:
        """Return what a kingdom would have gained in its turns by those of the search player, better or not, in all."""
        gains = [each.gain[:, kingdom, column] for each in self.comparisons if each.turn.kingdom == kingdom]
        return Estimate.of(np.sum([np.zeros(len(self.ends[0])), *gains], 0))


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

    def other_turns(self, limit: Limit) -> Iterator[OtherTurn | None]:
        """Yield how the search player would have played each event, as `other_turn` returns it.

        The limit is that of the whole analysis, either in seconds, a SEARCH_SHARE of which is divided among the events,
        or in futures: each turn is then searched with as many, but at least LEAST_SEARCH and at most MOST_SEARCH.
        """
        search = self._search_limit(limit)
        for at, event in enumerate(self.game):
            yield other_turn(event, Random(f"{self.seed}/{at}"), search)

    def _search_limit(self, limit: Limit) -> Limit:
        if limit.seconds:
            return Limit(seconds=limit.seconds * SEARCH_SHARE / len(self.game))
        return Limit(futures=int(np.clip(limit.futures or 0, LEAST_SEARCH, MOST_SEARCH)))

    def with_others(self, found: Iterable[OtherTurn | None]) -> Task:
        """Return the task with the turns that `other_turns` has found."""
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
        """The turns to be measured."""
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


def analyse(task: Task, futures: int) -> Analysis:
    """Analyse a game with so many futures of each position."""
    task = task.with_others(task.other_turns(Limit(futures=futures)))
    check = task.conclude(list(sampled(task.sample, futures)))
    return check.conclude(list(sampled(check.sample, checked_futures(futures))))


def checked_futures(futures: int) -> int:
    """Return in how many futures turns are measured once more if each position has been played on in so many."""
    return max(futures, LEAST_CHECKED)
