"""Screens of challenges: each half of the conditions of what they show."""

from dataclasses import replace
from datetime import date

import pytest

from bot.features.challenges.challenge import (
    Challenge,
    ChallengeOutcome,
    Contender,
    DealKind,
    DealScore,
    Results,
    daily_challenge,
    new_challenge,
)
from bot.features.challenges.screens import ask_weekly, castles, challenge_page, contest, invitation, own_end
from bot.features.challenges.season import Opened, Season, Tally
from bot.features.challenges.weeks import week_at
from bot.games.game import DAY, NOBODY, Game, GameOptions, Seat, Status, new_game
from bot.games.people.dates import midnight
from renderers.view import Hero, Rank
from tests.bot.sample_tables import LOCALIZER, recorded
from tests.bot.screen_checks import text_of
from tests.bot.words import says, words
from tests.recorded_games import RECORD_OF

TODAY = date(2026, 12, 6)
NOW, OLA = midnight(TODAY), 101
ROW = new_challenge(DealKind.CHANNEL, "qd", "solid", (1, 2), NOBODY, None, NOW)
OPEN = Challenge("2026-12-06-channel-1", DealKind.CHANNEL, TODAY, "qd", (None, "solid"), NOW + 2 * DAY, ROW)
BEAT = replace(OPEN, kind=DealKind.BEAT, source=replace(ROW, seats=(Seat(1, OLA, "Ola", score=7), ROW.seats[1])))
SEASON = Season(2, people=(Tally(OLA, "Ana", 1, 1),), weeks=2)
SCORES = tuple(DealScore(OLA + number, f"Ola{number}", 9, 1, ended_at=NOW) for number in range(9))


@pytest.mark.parametrize("status", [Status.OPEN, Status.CLOSED])
def test_an_open_invitation_is_explained_before_the_first_end_and_has_its_season_and_who_has_finished(
    status: Status,
) -> None:
    is_open = status is Status.OPEN
    challenge = replace(OPEN, source=replace(ROW, status=status))
    for scores in (), SCORES[:1]:
        told = text_of(invitation(Opened(challenge, scores, NOW, season=SEASON), LOCALIZER))
        about = words("challenge-about", minutes=0) in told
        assert (about, "Ana" in told, "Ola0" in told) == (is_open and not scores, is_open, is_open and bool(scores))


def test_the_last_day_of_an_invitation_is_named_after_the_day_of_its_beginning() -> None:
    day_before = replace(OPEN, day=date(2026, 12, 5))
    for challenge, now, is_last in ((OPEN, NOW + DAY, True), (day_before, NOW, False), (OPEN, NOW + DAY - 1, False)):
        told = text_of(invitation(Opened(challenge, (), now), LOCALIZER))
        assert says(told, "challenge-last-day") is is_last
    short = text_of(invitation(Opened(replace(OPEN, closes_at=NOW + DAY // 2), (), NOW), LOCALIZER))
    assert says(short, "challenge-closes")


def test_the_banner_has_castles_of_who_is_in_lists_or_free_seats_and_counts_the_rest() -> None:
    unlisted = [replace(each, is_listed=False) for each in SCORES[:2]]
    for scores, taken, more in (((), 0, ""), (unlisted, 0, ""), (SCORES[:2], 2, ""), (SCORES, 8, "+1")):
        banner = castles(OPEN, scores, LOCALIZER)
        assert (sum(each.is_taken for each in banner.seats), len(banner.seats), banner.more) == (
            taken,
            taken or 2,
            more,
        )
    # The castle of who has won the latest season wears a laurel.
    assert [each.is_laureled for each in castles(OPEN, SCORES[:2], LOCALIZER, (OLA,)).seats] == [True, False]


def test_a_page_names_its_game_and_shows_results_after_the_own_game_and_none_of_a_game_to_beat() -> None:
    over = new_game(1, 0, OLA, GameOptions("qd", 2), ROW.seats, NOW)
    late = replace(SCORES[0], ended_at=NOW + 9 * DAY)
    for challenge, status, scores, others, is_late, beats in (
        (OPEN, Status.PLAYING, SCORES[:2], False, False, False),
        (OPEN, Status.OVER, SCORES[:2], True, False, False),
        (OPEN, Status.OVER, (late, SCORES[1]), True, True, False),
        (OPEN, Status.OVER, SCORES[1:2], True, False, False),
        (BEAT, Status.OVER, SCORES[:2], False, False, True),
    ):
        results = Results(challenge, NOW, replace(over, status=status), scores)
        told = text_of(challenge_page(results, OLA, LOCALIZER))
        assert ("Ola1" in told, says(told, "challenge-late"), "Queendomino" in told) == (others, is_late, True)
        assert (words("challenge-beat-title", name="Ola", points=7) in told) is beats


def test_the_own_game_is_gone_on_with_or_looked_at_and_one_without_an_end_is_not() -> None:
    new: Game = new_game(1, 0, OLA, GameOptions("qd", 2), ROW.seats, NOW)
    shown = [
        len(challenge_page(Results(OPEN, NOW, game and replace(game, status=status), ()), OLA, LOCALIZER).controls)
        for game, status in ((None, Status.OPEN), (new, Status.PLAYING), (new, Status.OVER), (new, Status.CANCELLED))
    ]
    assert shown == [1, 1, 1, 0]


def test_a_week_without_a_zone_is_at_an_hour_of_utc() -> None:
    weeks = [week_at(1, 2, zone, NOW) for zone in (None, "Europe/Warsaw")]
    asked = [text_of(ask_weekly(1, "solid", each, NOW, LOCALIZER)) for each in weeks]
    assert ["UTC" in asked[0], "UTC" in asked[1], "Europe/Warsaw" in asked[1]] == [True, False, True]


def test_the_end_of_an_own_game_that_counts_no_longer_says_so() -> None:
    table = recorded(RECORD_OF["kd-2"])
    pictures = list[object]()
    for challenge, place, is_late in ((OPEN, 0, True), (OPEN, 1, False), (daily_challenge(TODAY), 0, False)):
        outcome = ChallengeOutcome(challenge, (), (Contender(place, "Ola", table, 1),))
        pictures.append(contest(outcome, LOCALIZER))
        told = text_of(own_end(table, outcome, Rank(9), Hero(0), None, None, LOCALIZER))
        assert says(told, "challenge-late") is is_late
    # The late one is drawn without a place of its own.
    assert pictures == pictures[:1] * 3
