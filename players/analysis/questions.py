"""Questions about a position: which spot or which domino is clearly better, as a study of the judge confirms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.moves import Move, Pick, Place
from engine.state import State
from players.analysis.judge import Depth, Judgement, answered, judge
from players.intervals import Estimate

LEAST: Final = 3
"""The smallest difference between the best answer and the answer that a question is about, in points."""


@dataclass(frozen=True)
class Answer:
    """A placement or a choice, and the points that it costs against the best answer in the same futures."""

    move: Move
    loss: Estimate

    def answers_like(self, move: Move) -> bool:
        """Return whether a move gives the same answer, perhaps with the domino the other way around."""
        return answered(self.move) == answered(move)

    def is_worse_by(self, points: float) -> bool:
        """Return whether the answer costs at least so many points, and a whole point more than the error."""
        return self.loss.mean >= max(points, self.loss.error + 1)


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

    @classmethod
    def of(cls, judgement: Judgement, played: Move) -> Self | None:
        """Return the question about a move that was played; None for a position without a choice of this kind.

        An answer that comes near the best one, or is not clearly worse, is left out, so that nobody is told that it is
        wrong.
        """
        best = judgement.best
        if best.points is None or not is_option(best.moves[0]) or type(best.moves[0]) is not type(played):
            return None
        found = dict[object, Answer]()
        for each in judgement.turns:
            if each.loss is not None:
                found.setdefault(answered(each.moves[0]), Answer(each.moves[0], each.loss))
        own, first = found.pop(answered(played), None), next(iter(found.values()), None)
        if own is None or first is None or first.move != best.moves[0]:
            return None
        least = min(LEAST, own.loss.mean) / 2
        others = (each for each in found.values() if each is not first and each.is_worse_by(least))
        answers = sorted((own, *others), key=lambda each: each.loss.mean)
        return cls(judgement.state, best.points, (first, *answers))

    @property
    def data(self) -> dict[str, Any]:
        """The question as JSON values; each estimate is a list of its mean and its error."""
        answers = {str(each.move): _brief(each.loss) for each in self.answers}
        return {"position": str(self.state), "points": _brief(self.points), "answers": answers}

    @property
    def best(self) -> Move:
        return self.answers[0].move

    def answer(self, move: Move) -> Answer | None:
        return next((each for each in self.answers if each.answers_like(move)), None)


def is_option(move: Move) -> bool:
    return isinstance(move, Place | Pick)


def ask(state: State) -> Question | None:
    """Return the question that a position asks; None unless every other answer is clearly worse than the best one."""
    legal = [move for move in state.legal_moves() if is_option(move)]
    if len({answered(move) for move in legal}) < 2 or not _seems_clear(judge(state, Depth.LOOK)):
        return None
    judgement = judge(state, Depth.STUDY)
    turns = [each for each in judgement.turns if is_option(each.moves[0])]
    if len(turns) < 2 or not all(costs(each.loss, each.chance_loss) for each in turns[1:]):
        return None
    assert turns[0].points
    answers = sorted((Answer(each.moves[0], each.loss) for each in turns if each.loss), key=lambda each: each.loss.mean)
    return Question(state, turns[0].points, tuple(answers))


def _seems_clear(judgement: Judgement) -> bool:
    losses = [each.loss for each in judgement.turns[1:] if each.loss]
    return bool(losses) and all(each.mean >= LEAST for each in losses)


def costs(loss: Estimate | None, chance_loss: Estimate | None) -> bool:
    """Return whether a turn clearly costs points, and the best turn is not the less likely to win."""
    if loss is None or chance_loss is None:
        return False
    return loss.mean - loss.error >= LEAST and chance_loss.mean >= -chance_loss.error


def _brief(estimate: Estimate) -> list[float]:
    return [round(estimate.mean, 1), round(estimate.error, 1)]
