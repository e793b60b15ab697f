"""Questions about a position: which spot or which domino is clearly better, as a study of the judge confirms."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from engine.moves import Move
from engine.state import State
from players.analysis.futures import Rival
from players.analysis.judge import Depth, Judgement, answered, compare, compare_closely, judge, look
from players.analysis.verdicts import Verdict, is_worth_a_study, verdict
from players.intervals import Estimate


@dataclass(frozen=True)
class Answer:
    """A move, and the points that it costs against the best answer in the same futures."""

    move: Move
    loss: Estimate

    def answers_like(self, move: Move) -> bool:
        """Return whether a move gives the same answer, perhaps with the domino the other way around."""
        return answered(self.move) == answered(move)

    @property
    def is_good(self) -> bool:
        """Whether the answer is as good as the best, as far as the judge can tell."""
        return verdict(self.loss) is Verdict.AS_GOOD


@dataclass(frozen=True)
class Question:
    """A position of a turn, and its answers in the order of their losses, the best answer first.

    All answers are placements on different spots, or else all are other moves. `lead` is what the best answer leads to:
    the lead over the best rival at the end of the game.
    """

    state: State
    lead: Estimate
    answers: tuple[Answer, ...]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """Read what `data` returns. ValueError, KeyError or TypeError for anything else."""
        answers = ((Move.parse(text), Estimate(*loss)) for text, loss in data["answers"].items())
        return cls(State.parse(data["position"]), Estimate(*data["lead"]), tuple(Answer(*each) for each in answers))

    @classmethod
    def of(cls, judgement: Judgement, played: Move) -> Self | None:
        """Return the question about a move that was played; None if the move is the best, or is not known."""
        best, own = judgement.best, judgement.answering(played)
        if best.expected is None or own is None or own == best:
            return None
        answers = [Answer(each.moves[0], each.loss) for each in judgement.turns if each.loss]
        return cls(judgement.state, best.expected, _in_order(answers))

    @property
    def data(self) -> dict[str, Any]:
        """The question as JSON values; each estimate is a list of its mean and its error."""
        answers = {str(each.move): _brief(each.loss) for each in self.answers}
        return {"position": str(self.state), "lead": _brief(self.lead), "answers": answers}

    @property
    def best(self) -> Move:
        return self.answers[0].move

    def answer(self, move: Move) -> Answer | None:
        return next((each for each in self.answers if each.answers_like(move)), None)


def _in_order(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    """Return answers in the order of their losses; the first answer stays first, although one may lead by less than the
    error.
    """
    first, *others = (replace(each, loss=Estimate(max(0.0, each.loss.mean), each.loss.error)) for each in answers)
    return (first, *sorted(others, key=lambda each: each.loss.mean))


def ask(state: State) -> Question | None:
    """Return the question that a position of Kingdomino asks.

    None unless every other answer is clearly worse than the best one, a hint is the best one, and the best one stays so
    if the rivals play otherwise.
    """
    if len(set(map(answered, state.legal_moves()))) < 2:
        return None
    hint = look(state)
    for depth in Depth.LOOK, Depth.STUDY:  # A look spares most of the studies.
        judgement = judge(state, depth)
        if not _seems_clear(judgement, hint[0]):
            return None
    best, turns = judgement.best, [each.moves for each in judgement.turns]
    judgement = compare_closely(state, turns)
    if best.moves != judgement.best.moves:
        return None
    if any(verdict(each.loss, each.chance_loss) is not Verdict.CLEARLY_BETTER for each in judgement.turns[1:]):
        return None
    for rival in (Rival.SOLID, Rival.STRONG):
        if compare(state, Depth.STUDY, turns, (rival,) * len(state.kingdoms)).best.moves != best.moves:
            return None
    return Question.of(judgement, judgement.turns[1].moves[0])


def _seems_clear(judgement: Judgement, hint: Move) -> bool:
    """Return whether a hint is the best turn, and every other turn seems clearly worse."""
    best, *others = judgement.turns
    return answered(best.moves[0]) == answered(hint) and all(is_worth_a_study(each.loss) for each in others)


def _brief(estimate: Estimate) -> list[float]:
    return [round(estimate.mean, 1), round(estimate.error, 1)]
