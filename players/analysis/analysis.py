"""The analysis of a game: the sources of a kingdom's points, and turns that would have been better.

Every event changes the expected result of a kingdom. The changes add up to the difference between the usual and the
real result. Each change belongs to one part: the order of the kings, the luck of the lines, own choices, or others'
choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property, partial, reduce
from itertools import accumulate, pairwise
from random import Random
from typing import Any, Final

import numpy as np

from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.futures import DEVIATION, POINTS, VICTORY, Ends, Event, Futures, batches, events
from players.analysis.memory import Memory
from players.analysis.questions import LEAST, PastQuestion, ask_again
from players.intervals import Estimate
from players.player import Limit
from players.search.evaluator import find_network
from players.search.network import Network
from players.search.search_player import SearchPlayer


class Cause(Enum):
    ORDER = "order of the kings"
    LUCK = "luck of the lines"
    OWN = "own choices"
    OTHERS = "others' choices"


@dataclass(frozen=True)
class Account:
    """The usual result, all parts, and their sum `result`, either in points or in chances to win.

    `turns` is the sum of all choices, own and others'.
    """

    usual: Estimate
    turns: Estimate
    parts: Mapping[Cause, Estimate]
    result: float


def account(kingdom: int, column: int, game: Sequence[Event], ends: Sequence[Ends]) -> Account:
    """Return the account of a kingdom in a column of `ends`.

    `ends` holds the expected ends before each event of the game, and the real end after the last event.
    """
    sums = {part: np.zeros(len(ends[0])) for part in Cause}
    for event, change in _changes(game, ends):
        sums[_part(event, kingdom)] += change[:, kingdom, column]
    return Account(
        Estimate.of(ends[0][:, kingdom, column]),
        Estimate.of(sums[Cause.OWN] + sums[Cause.OTHERS]),
        {part: Estimate.of(each) for part, each in sums.items()},
        float(ends[-1][0, kingdom, column]),
    )


def _changes(game: Sequence[Event], ends: Sequence[Ends]) -> Iterator[tuple[Event, Ends]]:
    for event, (before, after) in zip(game, pairwise(ends), strict=True):
        yield event, after - before


def _part(event: Event, kingdom: int) -> Cause:
    if event.kingdom is None:
        return Cause.LUCK if event.line else Cause.ORDER
    return Cause.OWN if event.kingdom == kingdom else Cause.OTHERS


SEARCH_PLAYER: Final = SearchPlayer(with_endgame=False)


@dataclass(frozen=True)
class OtherTurn:
    """The turn of a kingdom as the search player would have played it, and the position after the turn."""

    event: Event
    kingdom: int
    moves: tuple[Move, ...]
    after: State


def other_turn(event: Event, rng: Random, limit: Limit) -> OtherTurn | None:
    """Return the search player's turn; None if its effect is the same, and for chance events.

    In the endgame the search player does not expect others to look ahead, as the futures of an analysis do not either.
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
    """The gain of another turn for all kingdoms, future by future.

    These futures are not the futures of the search, where the turn would seem better than it is.
    """

    turn: OtherTurn
    gain: Ends = field(repr=False)

    @cached_property
    def points(self) -> Estimate:
        return Estimate.of(self.gain[:, self.turn.kingdom, POINTS])

    @cached_property
    def victory(self) -> Estimate:
        """The gain of the kingdom in its chance to win."""
        # If no point differs between the futures, nothing is left to chance.
        estimate = Estimate.of_shares if np.ptp(self.gain[:, :, POINTS], 0).any() else Estimate.of
        return estimate(self.gain[:, self.turn.kingdom, VICTORY])

    @cached_property
    def rivals(self) -> Estimate:
        return Estimate.of(np.delete(self.gain[:, :, POINTS], self.turn.kingdom, 1).mean(1))

    @property
    def is_better(self) -> bool:
        """Whether the chance to win clearly rises, or the points clearly rise and the chance does not clearly fall."""
        falls = self.victory.mean < -self.victory.error
        return self.victory.is_clear or (self.points.is_clear and not falls)

    @property
    def is_told(self) -> bool:
        """Whether the turn is better by enough to be shown."""
        gains_points = self.points.mean >= POINTS_TOLD and self.victory.mean >= CHANCE_CHANGED
        return self.is_better and (gains_points or self.victory.mean >= CHANCE_TOLD)


POINTS_TOLD, CHANCE_TOLD = 1, 0.03
"""The smallest gain of a shown turn, in points or in the chance to win."""

CHANCE_CHANGED = 0.005
"""The smallest gain in the chance to win of a shown turn, as a smaller gain would be shown as 0 percent."""


ROUGH, ROUGH_WITH_EXTENSION, FINER, MOST = 24, 8, 4, 384
"""The futures of each position in a rough analysis, the factor of the next finer one, and the most futures.

A future of a game with an extension takes about three times as long.
"""

CHECK_SEED = 1
"""The last part of the seeds of a check, missing in all other seeds."""

SEARCHED = 24
"""The most futures in a search for a better turn."""


def rough(state: State) -> int:
    """Return the number of futures in a rough analysis of a game, which begins with `state`."""
    return ROUGH_WITH_EXTENSION if state.variant.extensions else ROUGH


def can_analyse(state: State) -> bool:
    return find_network(state) is not None


@dataclass(frozen=True)
class Sample:
    """Some futures of a game: the ends of the positions before each event, after the game, and after other turns."""

    ends: tuple[Ends, ...]
    others: tuple[Ends, ...]


@dataclass(frozen=True)
class Analysis:
    """A game, the expected ends before each event and at the end, and the gains of other turns.

    `better` holds the clearly better turns, as confirmed by a `Check`. `questions` holds questions about the costliest
    turns; None if the analysis did not look for any.
    """

    game: tuple[Event, ...]
    ends: tuple[Ends, ...]
    comparisons: tuple[Comparison, ...]
    better: tuple[Comparison, ...] = ()
    questions: tuple[PastQuestion, ...] | None = None

    def unsurpassed(self, kingdom: int) -> int:
        """Return how many turns of a kingdom had a choice, and the search player knows nothing better."""
        others = {id(each.turn.event) for each in self.comparisons}
        return sum(id(each) not in others for each in self._choices(kingdom))

    def loss(self, kingdom: int) -> float:
        """Return the points that a kingdom lost per turn with a choice, against the search player's turns.

        The futures differ from those of the search, so the turns of the search do not seem better than they are.
        """
        lost = sum(each.points.mean for each in self.comparisons if each.turn.kingdom == kingdom)
        return lost / max(1, len(self._choices(kingdom)))

    def _choices(self, kingdom: int) -> Sequence[Event]:
        return [each for each in self.game if each.kingdom == kingdom and len(each.before.legal_moves()) > 1]

    def gains(self) -> Iterator[tuple[Event, Ends]]:
        """Yield each turn, and its change of the expected ends of all kingdoms."""
        return ((event, change) for event, change in _changes(self.game, self.ends) if event.kingdom is not None)


@dataclass(frozen=True)
class Task:
    """A game to analyze; `others` are the search player's different turns."""

    game: tuple[Event, ...]
    network: Network
    seed: int
    others: tuple[OtherTurn, ...] = ()

    @classmethod
    def of(cls, record: Record, seed: int) -> Task:
        """Return the task for the record of a game. ValueError if the game is not over or has no network."""
        game = events(record)
        network = find_network(game[0].before)
        if network is None:
            raise ValueError(f"the computer players do not know {record.variant} well enough to analyze it")
        return cls(game, network, seed)

    def with_others(self, memory: Memory) -> Task:
        """Return the task with the search player's turns."""

        def moves_of(at: int, event: Event) -> str:
            found = other_turn(event, Random(f"{self.seed}/{at}"), limit)
            return " ".join(map(str, found.moves)) if found else ""

        limit = Limit(futures=min(SEARCHED, rough(self.game[0].before)))
        found = list[OtherTurn]()
        for at, event in enumerate(self.game):
            if event.kingdom is not None and (text := memory.recall(f"turn {at}", partial(moves_of, at, event))):
                moves = tuple(map(Move.parse, text.split()))
                found.append(OtherTurn(event, event.kingdom, moves, reduce(State.play, moves, event.before)))
        return replace(self, others=tuple(found))

    def sample(self, memory: Memory, number: int, futures: int) -> Sample:
        """Play some futures of every position; each `number` means different futures."""
        played = Futures(self.network, futures, (self.seed, number), DEVIATION)
        positions = (*(event.before for event in self.game), self.game[-1].after)
        others = {f"other {_at(self.game, turn)}": turn.after for turn in self.others}
        states = {f"at {at}": state for at, state in enumerate(positions)} | others
        ends = _ends(memory, number, played, states)
        return Sample(ends[: len(positions)], ends[len(positions) :])

    def conclude(self, samples: Sequence[Sample]) -> Check:
        """Return the check of the analysis from all samples. The check finds the better turns."""
        ends = tuple(map(np.concatenate, zip(*(each.ends for each in samples), strict=True)))
        others = map(np.concatenate, zip(*(each.others for each in samples), strict=True))
        played = {id(event): after for event, after in zip(self.game, ends[1:], strict=True)}
        found = zip(self.others, others, strict=True)
        comparisons = tuple(Comparison(turn, each - played[id(turn.event)]) for turn, each in found)
        return Check(Analysis(self.game, ends, comparisons), self.network, self.seed)


@dataclass(frozen=True)
class Check:
    """Measures apparently better turns in other futures, and keeps the confirmed ones.

    Among many turns, the best turns in some futures are best partly by chance, so the same futures would overrate them.
    """

    analysis: Analysis
    network: Network
    seed: int

    @property
    def turns(self) -> tuple[OtherTurn, ...]:
        return tuple(each.turn for each in self.analysis.comparisons if each.is_told)

    def sample(self, memory: Memory, number: int, futures: int) -> tuple[Ends, ...]:
        """Return the gain of each turn in some futures; each `number` means different futures."""
        played = Futures(self.network, futures, (self.seed, number, CHECK_SEED), DEVIATION)
        turns = {_at(self.analysis.game, turn): turn for turn in self.turns}
        others = {f"checked other {at}": turn.after for at, turn in turns.items()}
        ends = _ends(memory, number, played, others | {f"checked {at}": each.event.after for at, each in turns.items()})
        return tuple(other - own for other, own in zip(ends[: len(turns)], ends[len(turns) :], strict=True))

    def conclude(self, samples: Sequence[tuple[Ends, ...]]) -> Analysis:
        """Return the analysis with the better turns over all samples."""
        gains = map(np.concatenate, zip(*samples, strict=True))
        found = (Comparison(turn, gain) for turn, gain in zip(self.turns, gains, strict=True))
        return replace(self.analysis, better=tuple(each for each in found if each.is_better))


def _at(game: Sequence[Event], turn: OtherTurn) -> int:
    return next(at for at, event in enumerate(game) if event is turn.event)


def _ends(memory: Memory, number: int, played: Futures, states: Mapping[str, State]) -> tuple[Ends, ...]:
    """Return the ends of positions by name, in their order."""
    points = dict[str, Any]()
    for group in played.in_groups(states):
        steps = {f"{name}/{number}/{played.count}": state for name, state in group.items()}
        made = memory.recall_all(steps, lambda missing: played.points(missing).astype(int).tolist())
        points |= zip(group, made, strict=True)
    return tuple(played.ends(state, points.get(name)) for name, state in states.items())


def analyse(
    task: Task, futures: int = ROUGH, memory: Memory | None = None, *, with_questions: bool = False
) -> Analysis:
    """Analyze a game by some futures of each position; steps that `memory` has are not repeated.

    Questions take about as long as the rest of a rough analysis.
    """
    memory, numbers = memory or Memory(), list(enumerate(batches(futures)))
    turns = sum(event.kingdom is not None for event in task.game)
    memory.total = turns + (len(task.game) + 2 * turns) * len(numbers)
    task = task.with_others(memory)
    check = task.conclude([task.sample(memory, *each) for each in numbers])
    memory.total = memory.used + 2 * len(check.turns) * len(numbers)
    analysis = check.conclude([check.sample(memory, *each) for each in numbers])
    if with_questions:
        analysis = replace(analysis, questions=tuple(_questions(analysis, task.seed, memory)))
    memory.flush()
    return analysis


MOST_ASKED = 3
"""The most questions about the turns of a kingdom."""


def _questions(analysis: Analysis, seed: int, memory: Memory) -> Iterator[PastQuestion]:
    """Yield questions about the seemingly costliest turns of each kingdom, whatever its chance to win."""
    starts = list(accumulate((len(event.moves) for event in analysis.game), initial=0))
    found = Counter[int]()
    for each in sorted(analysis.comparisons, key=lambda each: -each.points.mean):
        at, event, kingdom = _at(analysis.game, each.turn), each.turn.event, each.turn.kingdom
        if each.points.mean < LEAST or found[kingdom] == MOST_ASKED:
            continue
        if asked := memory.recall(f"question {at}", partial(ask_again, event.before, event.moves, seed)):
            made, question = asked
            found[kingdom] += 1
            yield PastQuestion(kingdom, starts[at] + made, str(event.moves[made]), question)
