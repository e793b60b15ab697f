"""What finished turns cost, as the judge sees them."""

from dataclasses import dataclass

from bot.games.advice.suggestions import allowed, turns_of
from bot.games.game import Suggestions
from bot.games.people.person import Person
from bot.games.seats import is_solo
from bot.games.table import PlayedTurn, Table
from players.analysis.questions import Question
from players.analysis.review import Settled, can_review
from players.analysis.verdicts import Verdict


@dataclass(frozen=True)
class GradedTurn:
    """A turn, and what is settled of the decision that cost most; None if the turn was as suggested."""

    turn: PlayedTurn
    settled: Settled | None = None

    @property
    def question(self) -> Question | None:
        """The decision as a question, whose answers show what was better; None if nothing was."""
        is_good = self.settled is None or self.settled.verdict is Verdict.AS_GOOD
        return None if self.settled is None or is_good else self.settled.question

    @property
    def cost(self) -> float:
        """The points that the decision cost; 0 if nothing was better."""
        return self.settled.cost.mean if self.settled and self.question and self.settled.cost else 0


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
