"""Grades of finished turns, as the judge sees them."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.game import Suggestions
from bot.games.people import Person
from bot.games.seats import is_solo
from bot.games.suggestions import allowed, turns_of
from bot.games.table import PlayedTurn, Table
from players.analysis.judge import Judgement
from players.analysis.questions import Question
from players.analysis.review import can_review

CLEAR_POINTS, CLEAR_CHANCE = 1, 0.03
"""The smallest loss that a grade mentions, in points or in the chance to win."""


class Grade(StrEnum):
    """The grades of a turn. More grades would differ by less than the error."""

    GOOD = "good"
    """The turn followed what is suggested, or was as good."""
    COST = "cost"
    """Another turn brings clearly more points."""
    TURNING = "turning"
    """Another turn clearly raises the chance to win."""


@dataclass(frozen=True)
class GradedTurn:
    """A turn with its grade.

    - `made`: how many moves of the turn come before the decision that was not the best;
    - `judgement`: the judgement of that decision; None if the turn followed what is suggested.
    """

    turn: PlayedTurn
    made: int = 0
    judgement: Judgement | None = None

    @property
    def question(self) -> Question | None:
        """The decision as a question, whose answers show what was better."""
        return Question.of(self.judgement, self.turn[self.made].move) if self.judgement else None

    @property
    def grade(self) -> Grade | None:
        """The grade; None where nothing is clear."""
        if self.judgement is None:
            return Grade.GOOD
        own = self.judgement.turn([each.move for each in self.turn[self.made :]])
        if own is None or own.loss is None or own.chance_loss is None:
            return None
        if own.chance_loss.is_clear and own.chance_loss.mean >= CLEAR_CHANCE:
            return Grade.TURNING
        if own.loss.is_clear and own.loss.mean >= CLEAR_POINTS and own.chance_loss.mean >= -own.chance_loss.error:
            return Grade.COST
        return Grade.GOOD if own.loss.mean < CLEAR_POINTS else None

    @property
    def losses(self) -> tuple[float, float]:
        """The points and the percent of the chance to win that the decision cost."""
        own = self.judgement and self.judgement.turn([each.move for each in self.turn[self.made :]])
        return (own.loss.mean, 100 * own.chance_loss.mean) if own and own.loss and own.chance_loss else (0, 0)


def coached_turn(table: Table, person: Person) -> PlayedTurn:
    """Return the person's latest finished turn if the coach grades it; otherwise empty.

    The person wants grades, plays alone in a deal of their own, had a choice, and saw no suggestion.
    """
    seat = table.game.played_by(person.user_id)
    if not (person.coach and seat and is_solo(table.game) and can_review(table.start)):
        return ()
    turn, number = table.latest_turn_of(seat.number), turns_of(table, seat.number) - 1
    is_shown = allowed(table, person) is Suggestions.SHOWN or (number >= 0 and seat.hints >> number & 1)
    return () if is_shown or all(each.is_automatic or each.is_forced for each in turn) else turn
