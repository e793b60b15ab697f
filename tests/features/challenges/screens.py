"""The screens of challenges, for laws that hold for every screen."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import product

from bot.chat.kit.blocks import Screen
from bot.chat.kit.markup import mention
from bot.features.challenges import cards, screens
from bot.features.challenges.challenge import (
    Challenge,
    ChallengeOutcome,
    Contender,
    DealKind,
    DealScore,
    Results,
    daily_challenge,
    new_challenge,
    next_midnight,
)
from bot.features.challenges.season import Best, Opened, Season, Tally
from bot.features.challenges.weeks import week_at
from bot.games.game import Actor, Status, Times
from bot.games.shared_deals import FIRST_DAY
from bot.localization.fluent import FluentLocalizer
from engine.kingdom import Kingdom
from renderers.view import Hero, Rank
from tests.bot.sample_tables import FIRST_USER, LONGEST_NAME, a_game, recorded
from tests.recorded_games import RECORD_OF

OWN = None
KINGDOM = Kingdom.parse("w0 w0 w1 w1 w0\nf0 f0 l1 ## l0\ng0 g1 g0 s0 m3\n.. g0 g0 s1 m2")


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    yield from daily_pages(localizer)
    yield from challenge_pages(localizer)


HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def daily_pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """The pages of a week, before and after a game: with nobody, with one person and with many."""
    for weekday, late in product(range(7), (0, 1)):
        day = FIRST_DAY + timedelta(days=7 + weekday)
        for count, status in ((0, None), (1, Status.PLAYING), (15, Status.OVER)):
            scores = tuple(
                DealScore(FIRST_USER + number, LONGEST_NAME, 90 - number, 1, is_listed=bool(number % 5))
                for number in range(count)
            )
            game = a_game("kd", 4, status=status) if status else None
            now = next_midnight(day + timedelta(days=late)) - 1
            results = Results(daily_challenge(day), now, game, scores, count)
            yield screens.daily_page(
                results, FIRST_USER + count - 1, 1, localizer, may_share=bool(weekday % 2), is_alone=bool(weekday % 3)
            )
            for each in scores[:1]:
                card = screens.result_card(day, each, KINGDOM, 60, localizer, "kingdomino daily")
                placed = screens.rank_line(results, FIRST_USER, 1, localizer)
                yield screens.shared_score(each, card, placed, localizer, "2026-12-06")
                yield screens.daily_page(results, FIRST_USER, 1, localizer, card=card, is_heard=bool(weekday % 2))


def challenge_pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """A challenge of a channel and a game to beat: the invitation, pages before and after a game, and results."""
    table = recorded(RECORD_OF["kd-4"])
    row = replace(
        new_challenge(DealKind.CHANNEL, "kd", "solid", (1, 2), Actor(FIRST_USER, LONGEST_NAME), None, 10**9),
        id=1,
        times=Times(closes_at=10**9 + 1),
    )
    source = replace(table.game, id=2)
    opened = Challenge(
        "2026-12-06-channel-1", DealKind.CHANNEL, FIRST_DAY, "kd", (None, *["solid"] * 3), row.times.closes_at, row
    )
    weekly = replace(opened, kind=DealKind.WEEKLY, deal="2026-12-06-weekly-1")
    beaten = Challenge(
        "2026-12-06-known-2", DealKind.BEAT, FIRST_DAY, "kd", ("solid", None, "strong", "solid"), None, source
    )
    scores = tuple(DealScore(FIRST_USER + number, LONGEST_NAME, 90 - number, 1) for number in range(15))
    tallies = tuple(Tally(each.user_id, LONGEST_NAME, 12, 13) for each in scores)
    season = Season(53, 12, tallies, Best("kd", (LONGEST_NAME,) * 2, 12), 5)
    ended = replace(season, weeks=8, winners=(FIRST_USER, FIRST_USER + 1), before=season)
    for number in (0, 1, 15):
        yield screens.invitation(Opened(opened, scores[:number], 10**9, minutes=number), localizer)
        week = Opened(weekly, scores[:number], 10**9, number, season if number else Season(1), offered="qd")
        yield screens.invitation(week, localizer)
    unlisted = tuple(replace(each, is_listed=False) for each in scores[:2])
    yield screens.invitation(Opened(replace(opened, closes_at=None), (*unlisted, scores[2]), 10**9), localizer)
    yield screens.challenge_result(ChallengeOutcome(weekly, unlisted), season, localizer)
    yield screens.invitation(Opened(weekly, (), 10**9, 0, season, instead="kd+m"), localizer)
    yield screens.missed(row, season, weekly.deal, localizer)
    yield screens.ask_challenge("kd+mh", "solid", 1, localizer)
    yield screens.ask_weekly(1, "solid", week_at(1, 2, "America/Argentina/Buenos_Aires", 10**9), 10**9, localizer)
    yield screens.season_page(season, FIRST_USER + 12, localizer)
    yield screens.ask_to_stop([1, 2], "", localizer)
    for number in (0, 1, 15):
        places = range(1, min(number, 4) + 1)
        entries = tuple(Contender(place, LONGEST_NAME, table, place) for place in places)
        outcome = ChallengeOutcome(weekly, scores[:number], entries, "ticket", 61)
        people = [each.user_id for each in scores[:number]]
        for weeks in season, None:
            yield screens.challenge_result(outcome, weeks, localizer, called=people, offers_weeks=number > 1)
        for weeks, left in ((season, ()), (ended, ()), (ended, (FIRST_USER,)), (ended, ended.winners)):
            yield screens.challenge_result(outcome, weeks, localizer, called=people, left=left, opened=week)
        for place in places:
            rank = Rank(90, place, number, is_shared=place == 4, is_final=place > 2)
            yield screens.own_end(table, outcome, rank, Hero(place - 1), None, HASH, localizer)
            yield screens.result_call(outcome, season, mention(FIRST_USER), localizer)
            yield screens.result_call(outcome, season, mention(FIRST_USER), localizer, week)
        for challenge in opened, beaten:
            for now, game in ((10**9, None), (10**9 + 2, a_game("kd", 4, status=Status.OVER))):
                results = Results(challenge, now, game, scores[:number], is_erased=bool(number % 2))
                duel = ChallengeOutcome(beaten, scores, entries[:2]) if challenge is beaten and number > 1 else None
                page = screens.WeekPage(
                    week, ended, scores[:number], week_at(1, 2, None, now), may_stop=True, may_choose=True
                )
                yield screens.challenge_page(
                    results,
                    FIRST_USER,
                    localizer,
                    duel,
                    may_close=True,
                    may_share=True,
                    week=page if challenge is opened else None,
                )
        for status in (Status.OPEN, Status.CLOSED):
            yield cards.cards_message(
                daily_challenge(FIRST_DAY), scores[:number], replace(row, status=status), localizer
            )
    card = screens.result_card(FIRST_DAY, scores[0], table.state.kingdoms[0], 60, localizer, "kingdomino daily")
    yield cards.cards_page(FIRST_DAY, [(scores[0], card)] * cards.MOST_CARDS, localizer)
    yield screens.shared_duel(ChallengeOutcome(beaten, scores, entries[:2]), localizer)
    yield screens.shared_duel(ChallengeOutcome(beaten, scores, (entries[0], entries[1]._replace(place=1))), localizer)
