"""The screens of reviews, in English as `scenes.txt` shows them, for laws that hold for every screen.

The exercise is the first one of the table that a scene names, or the `last`. So many turns of its person are `good`,
`little` or `clear`, or `unknown`; the person has `found` so many questions, `hints` were wrong, and so many are `due`.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from bot.chat.kit.blocks import Screen
from bot.features.reviews import feature
from bot.features.reviews.service import Exercise, OwnTurns
from bot.games.table import Table, game_record
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move
from players.analysis.questions import Question
from players.analysis.verdicts import Verdict
from tests.bot.golden_scenes import Options, Scene, screens_of_scenes
from tests.features.reviews.sample_worker import sample_review

SCENES = Path(__file__).with_name("scenes.txt")
VERDICTS: Mapping[str, Verdict | None] = {
    "good": Verdict.AS_GOOD,
    "little": Verdict.A_LITTLE_BETTER,
    "clear": Verdict.CLEARLY_BETTER,
    "unknown": None,
}


def _exercise(table: Table, options: Options) -> Exercise:
    # The first question of a game of Queendomino is about dominoes alone, and the last one about the court as well.
    questions = [each.question for each in sample_review(game_record(table)).turns if each.question]
    asked = questions[-1 if "last" in options else 0]
    return Exercise(table, asked.start, Question.from_data(asked.question), Move.parse(asked.played))


def _turns(table: Table, options: Options) -> OwnTurns:
    numbers = {name: int(value) for name, value in options.items() if value.isdecimal()}
    exercise = _exercise(table, options)
    return OwnTurns(
        (exercise,) * numbers.get("due", 0),
        numbers.get("found", 0),
        Counter({verdict: numbers[name] for name, verdict in VERDICTS.items() if name in numbers}),
        numbers.get("hints", 0),
        (exercise,) * numbers.get("little", 0),
        numbers.get("again"),
    )


def _solved(table: Table, options: Options, localizer: FluentLocalizer) -> Screen:
    exercise = _exercise(table, options)
    best, *others = exercise.question.answers
    tried = next((each for each in others if each != exercise.as_played), exercise.as_played)
    answer = {"best": best, "played": exercise.as_played, "tried": tried}[options["answer"]]
    more = "more" in options
    return feature.solved_screen(exercise, answer, _turns(table, options), localizer, has_more=more)


SCREENS: Mapping[str, Callable[[Table, Options, FluentLocalizer], Screen]] = {
    "wait": lambda table, options, localizer: feature.under_way(
        table, int(options.get("before", "0")), int(options.get("percent", "0")), localizer
    ),
    "chart": lambda table, _, localizer: feature.chart(table, sample_review(game_record(table)), localizer),
    "turns": lambda table, options, localizer: feature.turns_screen(_turns(table, options), 1, localizer),
    "little": lambda table, options, localizer: feature.little_screen(
        _turns(table, options), 1, int(options["number"]), localizer
    ),
    "solved": _solved,
}


def scenes(localizer: FluentLocalizer) -> Mapping[str, Scene]:
    """Return the kinds of scenes in a language."""

    def of(draw: Callable[[Table, Options, FluentLocalizer], Screen]) -> Scene:
        return lambda table, options: draw(table, options, localizer)

    return {kind: of(draw) for kind, draw in SCREENS.items()}


def results(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    return screens_of_scenes(SCENES, scenes(localizer), table)
