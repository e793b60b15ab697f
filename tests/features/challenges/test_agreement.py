"""What the texts of a channel's weeks say agrees: results, open weeks, their pages and private messages."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.features.challenges import screens
from bot.features.challenges.challenge import ChallengeOutcome, Contender, DealScore
from bot.features.challenges.season import Opened, PlayedWeek, season_of
from bot.games.results import places
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, recorded
from tests.bot.screen_checks import text_of
from tests.bot.words import found, plain, says
from tests.features.challenges.screens import Told
from tests.recorded_games import RECORD_OF

CHANNELS = 500
WEEKS = 20
NAMES = "Ola", "Kim", "Ada", "Bo"
TOLD = Told(recorded(RECORD_OF["kd-2"]), {}, LOCALIZER)


def posted(weeks: list[PlayedWeek], rng: Random) -> Iterator[str]:
    """Close one more week; yield its result, and the texts of the week after it."""
    people, points = rng.sample(range(len(NAMES)), rng.choice((0, 1, 2, 2, 3, 4))), rng.choices((50, 60), k=4)
    ranks = places(points[each] for each in people)
    scores = tuple(DealScore(FIRST_USER + each, NAMES[each], points[each], 1) for each in people)
    entries = tuple(Contender(ranks[each.points], each.name, TOLD.table, 1) for each in scores)
    weeks.append(PlayedWeek(len(weeks), 7, "kd", is_closed=True, scores=scores))
    outcome, season = ChallengeOutcome(TOLD.challenge, scores, entries), season_of(weeks)
    following = season_of([*weeks, PlayedWeek(len(weeks), 7, "kd", is_closed=False)])
    opened = Opened(TOLD.challenge, (), TOLD.now, season=following)
    page = screens.WeekPage(opened, following, scores)
    for each in (
        screens.challenge_result(outcome, season, LOCALIZER, opened=opened),
        screens.invitation(opened, LOCALIZER),
        screens.challenge_page(TOLD.results, FIRST_USER, LOCALIZER, week=page),
        screens.missed(TOLD.row, following, TOLD.challenge.deal, LOCALIZER),
    ):
        yield plain(text_of(each)).replace("*", "")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(CHANNELS))
@pytest.mark.sampled(50)
def test_what_is_posted_of_the_weeks_of_a_channel_agrees(number: int) -> None:
    weeks, rng, row, won = list[PlayedWeek](), Random(number), 0, Counter[str]()
    for week in range(1, WEEKS + 1):
        result, *opened, missed = posted(weeks, rng)
        told = [
            each
            for count, state in enumerate(("alone", "won", "won"))
            for each in found(result, "week-result", number=991, names="NAME", state=state, count=count)
        ]
        assert {int(each["number"]) for each in told} <= {week}
        if told and not says(result, "week-result", state="alone"):
            row += 1
            won.update(re.split(",? and |, ", told[0]["names"]))
        elif told:
            row = 0
        # The row of weeks is what the results before said; a result that opens a week has no room for it.
        for text in opened:
            assert [int(each["weeks"]) for each in found(text, "week-row", weeks=991)] == [row] * (row > 1)
        assert [int(each["weeks"]) for each in found(missed, "week-missed", weeks=991)] == [row + 1]
        # So are the victories of a season, which begins anew after its end.
        ends = [
            each
            for count in (1, 2)
            for each in found(result, "season-won", names="NAME", wins=991, weeks=992, count=count)
        ]
        assert {int(each["wins"]) for each in ends} <= {max(won.values(), default=0)}
        for text in (result, *opened):
            for each in found(text, "week-tally", name="NAME", wins=991, games=992):
                assert int(each["wins"]) == won[each["name"].split()[-1]]
            won = Counter() if ends else won
