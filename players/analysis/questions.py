"""Questions about a position: which spot or which domino is clearly better, as confirmed in other futures."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any, Final, Self

import numpy as np

from engine.moves import Move, Pick, Place
from engine.state import State
from players.analysis.futures import DEVIATION, POINTS, VICTORY, Ends, Futures
from players.choosing import ranked
from players.intervals import Estimate
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import Floats
from players.search.candidates import Candidates, decode_first_move, decode_turn, play
from players.search.evaluator import evaluate_turn, find_network
from players.search.network import Network
from players.search.rollouts import play_to_end

LEAST: Final = 3
"""The smallest difference between the best answer and the answer that a question is about, in points."""

MOST_ANSWERS: Final = 6

LEAD: Final = 2
"""The smallest lead of the most promising answer by the network, in points: a closer look rarely finds more."""

LOOKED_AT: Final = 10
"""The number of moves in the first look, the most promising by the network."""

FIRST, MORE, CHECKED = 8, 24, 96
"""The futures of each move in the first look, in the second look, and in the check. All looks have other futures."""


@dataclass(frozen=True)
class Answer:
    """A placement or a choice, and the points that it costs against the best answer in the same futures."""

    move: Move
    loss: Estimate

    def answers_like(self, move: Move) -> bool:
        """Return whether a move gives the same answer, perhaps with the domino the other way around."""
        return _answered(self.move) == _answered(move)


@dataclass(frozen=True)
class Question:
    """A position of a turn, and its answers in the order of their losses, the best answer first.

    All answers are placements on different spots, or else choices of dominoes. `points` are the points of the kingdom
    at the end of the game, as expected after the best answer.
    """

    state: State
    points: Estimate
    answers: tuple[Answer, ...]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Read what `data` returns. ValueError, KeyError or TypeError for anything else."""
        answers = ((Move.parse(text), Estimate(*loss)) for text, loss in data["answers"].items())
        return cls(State.parse(data["position"]), Estimate(*data["points"]), tuple(Answer(*each) for each in answers))

    @property
    def data(self) -> dict[str, Any]:
        """The question as JSON values; each estimate is a list of its mean and its error."""
        answers = {str(each.move): _brief(each.loss) for each in self.answers}
        return {"position": str(self.state), "points": _brief(self.points), "answers": answers}

    @property
    def best(self) -> Move:
        return self.answers[0].move


@dataclass(frozen=True)
class PastQuestion:
    """A question about a turn of a finished game.

    - `start`: the number of moves of the game before the position;
    - `played`: the text of the move that was played;
    - `question`: the data of the question.
    """

    kingdom: int
    start: int
    played: str
    question: Mapping[str, Any]


def ask_again(state: State, moves: Sequence[Move], seed: int) -> tuple[int, dict[str, Any]] | None:
    """Return the first question about the moves of a turn: how many moves come before the question, and its data."""
    for made, move in enumerate(moves):
        if _is_option(move) and (question := ask(state, seed, move)):
            return made, question.data
        state = state.play(move)
    return None


def ask(state: State, seed: int, played: Move | None = None) -> Question | None:
    """Return the question that a position asks; None without a clearly better answer.

    Every other answer costs at least LEAST points, the error taken off. If a move was `played`, that move does, and
    every other answer costs at least half as much. The best answer is never the less likely to win.
    """
    legal, network = tuple(filter(_is_option, state.legal_moves())), find_network(state)
    if network is None or len({*map(_answered, legal)}) < 2:
        return None
    options = _Options.of(state, network)
    if played is None and options.lead < LEAD:
        return None
    if played:
        # The network looks at one of the moves of an answer, and at no answer that only an unusual turn gives.
        own = _answered(played)
        played = next((each for each in options.turns if _answered(each) == own), None)
        if played is None:
            return None
    moves = list(dict.fromkeys([*list(options.turns)[:LOOKED_AT], *([played] if played else [])]))
    for number, (futures, least) in enumerate(((FIRST, LEAST), (MORE, LEAST + 1))):
        ends = options.ends(moves, futures, (seed, number))
        means = {move: float(each[:, POINTS].mean()) for move, each in ends.items()}
        moves = _different(sorted(moves, key=means.__getitem__, reverse=True), played)
        is_best = played is not None and _answered(moves[0]) == _answered(played)
        if is_best or means[moves[0]] - means[moves[1]] < (LEAST / 2 if played else least):
            return None
    return _checked(state, options.ends(moves, CHECKED, (seed, 2)), played)


def _is_option(move: Move) -> bool:
    return isinstance(move, Place | Pick)


def _answered(move: Move) -> Hashable:
    """Return what a move has in common with the other moves of an answer: the squares, whichever half is first."""
    return frozenset(move.squares) if isinstance(move, Place) else move


@dataclass(frozen=True)
class _Options:
    """The first moves of the turn, the most promising by the network first, each with its most promising turn."""

    state: State
    network: Network
    games: BatchGames
    candidates: Candidates
    values: Floats
    turns: Mapping[Move, int]

    @classmethod
    def of(cls, state: State, network: Network) -> Self:
        games, turns = BatchGames.of(state, np.random.default_rng(0)), dict[Move, int]()
        candidates, values = evaluate_turn(games, network)
        for each in ranked(values.tolist()):
            move = decode_first_move(state, candidates, each)
            if _is_option(move):
                turns.setdefault(move, each)
        return cls(state, network, games, candidates, values, turns)

    @property
    def lead(self) -> float:
        """The lead of the most promising answer over the next one by the network, in points."""
        best, *others = self.turns
        second = next(each for each in others if _answered(each) != _answered(best))
        return float(self.values[self.turns[best]] - self.values[self.turns[second]])

    def ends(self, moves: Iterable[Move], count: int, seed: tuple[int, ...]) -> Mapping[Move, Ends]:
        """Return the ends of the acting kingdom after each move in the same futures, (futures, 2)."""
        futures = Futures(self.network, count, seed, DEVIATION)
        asked = [move for move in moves if move in self.turns]
        games = self.games.futures(count, np.random.default_rng(seed)).take(np.tile(np.arange(count), len(asked)))
        play(games, self.candidates, np.repeat([self.turns[move] for move in asked], count))
        games.advance_round()
        points = play_to_end(games, partial(evaluate_turn, network=self.network)).reshape(len(asked), count, -1)
        return {
            move: futures.ends(self._after(move), each)[:, self.state.king.kingdom]
            for move, each in zip(asked, points, strict=True)
        }

    def _after(self, move: Move) -> State:
        return reduce(State.play, decode_turn(self.state, self.candidates, self.turns[move]), self.state)


def _different(moves: Iterable[Move], played: Move | None) -> list[Move]:
    """Return the first moves of different answers, the played move among them."""
    found = dict[Hashable, Move]()
    for move in moves:
        found.setdefault(_answered(move), move)
    first = list(found.values())[:MOST_ANSWERS]
    own = found.get(_answered(played)) if played else None
    return first if own is None or own in first else [*first[:-1], own]


def _checked(state: State, ends: Mapping[Move, Ends], played: Move | None) -> Question | None:
    """Return the question whose best answer is the first move; None if these futures do not confirm this."""
    best, *others = ends
    losses = {move: Estimate.of(ends[best][:, POINTS] - each[:, POINTS]) for move, each in ends.items()}
    chances = [Estimate.of(ends[best][:, VICTORY] - ends[move][:, VICTORY]) for move in others]
    decisive = [each for each in others if played is None or _answered(each) == _answered(played)]
    least = max(losses[each].mean for each in decisive) / 2 if played else LEAST
    is_clear = all(losses[each].mean - losses[each].error >= LEAST for each in decisive)
    if not is_clear or any(losses[each].mean < least for each in others) or any(map(_falls, chances)):
        return None
    ordered = sorted(ends, key=lambda each: losses[each].mean)
    return Question(state, Estimate.of(ends[best][:, POINTS]), tuple(Answer(each, losses[each]) for each in ordered))


def _falls(chance: Estimate) -> bool:
    return chance.mean < -chance.error


def _brief(estimate: Estimate) -> list[float]:
    return [round(estimate.mean, 1), round(estimate.error, 1)]
