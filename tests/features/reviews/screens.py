"""The screens of reviews, for laws that hold for every screen."""

from collections import Counter
from collections.abc import Iterator

from bot.chat.kit.blocks import Screen
from bot.features.reviews import feature
from bot.features.reviews.service import Exercise, OwnTurns
from bot.games.table import Table, game_record
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move
from players.analysis.questions import Question
from players.analysis.verdicts import Verdict
from tests.features.reviews.sample_worker import sample_review

MIXED = Counter[Verdict | None]({Verdict.AS_GOOD: 9, Verdict.A_LITTLE_BETTER: 2, Verdict.CLEARLY_BETTER: 1})


def results(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """A review of the game while it is made and when it is there, and its questions."""
    review = sample_review(game_record(table))
    for before in range(3):
        yield feature.under_way(table, before, 40 * (before == 0), localizer)
    yield feature.chart(table, review, localizer)
    all_good = Counter[Verdict | None]({Verdict.AS_GOOD: 12})
    few = Counter[Verdict | None]({Verdict.AS_GOOD: 9, Verdict.CLEARLY_BETTER: 1, None: 2})
    for found in (
        OwnTurns(verdicts=all_good),
        OwnTurns(found=1, verdicts=few),
        OwnTurns(again_at=10**9, verdicts=few),
        OwnTurns(),
    ):
        yield feature.turns_screen(found, 1, localizer)
    # The first question of a game of Queendomino is about dominoes alone, and the last one about the court as well.
    questions = [each.question for each in review.turns if each.question]
    for asked in (questions[0], questions[-1]):
        question = Question.from_data(asked.question)
        exercise = Exercise(table, asked.start, question, Move.parse(asked.played))
        yield feature.turns_screen(OwnTurns((exercise,)), 1, localizer)
        summed_up = OwnTurns(verdicts=MIXED, hints_wrong=1, a_little=(exercise, exercise))
        yield feature.turns_screen(summed_up, 1, localizer)
        for number in range(2):
            yield feature.little_screen(summed_up, 1, number, localizer)
        tried = next((each for each in question.answers[1:] if each != exercise.as_played), exercise.as_played)
        for number, answer in enumerate((question.answers[0], exercise.as_played, tried)):
            left = OwnTurns((exercise,)) if number == 0 else OwnTurns(found=1, verdicts=few)
            yield feature.solved_screen(exercise, answer, left, localizer)
