"""What challenges read of the games of people."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

import pytest

from bot.features.challenges.challenge import DealScore
from bot.features.challenges.rows import ROWS, SqlChallengeRepository
from bot.games.game import Entry, Game, Status
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import on_sqlite_only
from tests.bot.query_counter import counted
from tests.bot.sample_games import GUILD, KENJI, OLA, ZURI, a_new_game
from tests.bot.storage.test_drawn_games import DEALS, PEOPLE, UNLISTED, in_order_of_ends, is_kept, own_seats
from tests.bot.storage.test_statements import add_games, scanned


@pytest.fixture
def rows(games: SqlGameRepository) -> SqlChallengeRepository:
    return SqlChallengeRepository(games.database)


async def test_cards_come_as_they_were_shown_and_those_of_one_second_by_account(
    games: SqlGameRepository, rows: SqlChallengeRepository
) -> None:
    await games.database.transaction(ROWS.tables.create_all, writes=True)
    row = await games.create(a_new_game())
    for user_id, at in {ZURI: 1002, KENJI: 1002, OLA: 1003}.items():
        await rows.keep_card(row.id, user_id, at)
    assert await rows.cards(row.id) == (KENJI, ZURI, OLA)


async def test_what_challenges_read_is_what_a_second_search_finds(
    rows: SqlChallengeRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    found = [game for game, _ in stored]
    ended = in_order_of_ends(found)
    for user_id in PEOPLE:
        tries = [
            game.deal.name or ""
            for game in ended
            for seat in own_seats(game, user_id)
            if game.deal.name and game.host_id == user_id and is_kept(seat)
        ]
        assert await rows.finished_deals(user_id) == tuple(sorted(tries))
        begun = sorted(game.deal.name for game in found if game.host_id == user_id and game.deal.name)
        assert await rows.begun_deals(user_id, DEALS[1]) == tuple(each for each in begun if each >= DEALS[1])
    for deal in DEALS:
        scores = [
            DealScore(
                seat.user_id or 0,
                seat.name,
                seat.score or 0,
                game.guild_id,
                is_listed=seat.user_id != UNLISTED,
                game_id=game.id,
                ended_at=game.times.ended_at or 0,
            )
            for game in ended
            for seat in game.seats
            if game.deal.name == deal and seat.user_id and seat.user_id == game.host_id and is_kept(seat)
        ]
        assert [*await rows.deal_scores(deal)] == scores


@on_sqlite_only
async def test_no_question_reads_a_whole_table(games: SqlGameRepository, rows: SqlChallengeRepository) -> None:
    await add_games(games, range(1, 3))
    with counted(games.database) as asked:
        await rows.deal_scores("2026-11-23")
        await rows.finished_deals(OLA)
        await rows.begun_deals(OLA, "2026-11-23")
        await rows.game_of_deal("2026-11-23", OLA)
        await rows.seconds_played(GUILD, "kd", 4)
        await rows.tried(7, ("kd", "qd"))
        await rows.played_weeks(7)
    assert await scanned(games, asked.reads) == set()


async def test_a_game_takes_as_long_as_its_pauses_of_less_than_two_minutes_together(
    games: SqlGameRepository, rows: SqlChallengeRepository
) -> None:
    over = replace(a_new_game(), status=Status.OVER).with_times(ended_at=9000)
    for number, pauses in enumerate(((30, 90, 119), (10, 7200, 50))):
        times = accumulate((1000, *pauses))
        log = [Entry(ply, "=1.2.3.4", None, OLA, at) for ply, at in enumerate(times)]
        await games.create(over.with_deal(name=f"2026-12-0{number + 1}"), entries=log)
    await games.create(over)
    assert sorted(await rows.seconds_played(GUILD, "kd", 4)) == [60, 239]
    assert await rows.seconds_played(GUILD, "qd", 4) == ()
    # Somebody knows Kingdomino in this channel, and Queendomino nowhere.
    assert await rows.tried(7, ("kd", "qd")) == {"kd"}
    assert await rows.tried(8, ("kd", "qd")) == frozenset()
