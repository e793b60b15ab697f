"""What challenges read of the games of people."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.features.challenges.challenge import DealScore
from bot.features.challenges.rows import SqlChallengeRepository
from bot.games.game import Entry, Game, Seat
from bot.games.people.person import Person
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import on_sqlite_only
from tests.bot.query_counter import counted
from tests.bot.sample_games import KENJI, OLA, ZURI, a_new_game, append, over, save, start
from tests.bot.storage.test_drawn_games import DEALS, PEOPLE, UNLISTED, in_order_of_ends, is_kept, own_seats
from tests.bot.storage.test_statements import add_games, scanned


@pytest.fixture
def rows(games: SqlGameRepository) -> SqlChallengeRepository:
    return SqlChallengeRepository(games.database)


async def test_the_points_of_a_deal_come_as_they_were_reached_and_tell_who_is_not_to_be_listed(
    games: SqlGameRepository, rows: SqlChallengeRepository
) -> None:
    await save(SqlAccountRepository(games.database), Person(KENJI, ranked=False))
    begun = []
    for (channel_id, host_id), name in zip({7: OLA, 8: KENJI, 9: ZURI}.items(), ("Ola", "Kenji", "Zuri"), strict=True):
        seats = Seat(1, host_id, name), Seat(2, None, "Greta", "solid")
        new = replace(a_new_game(*seats, channel_id=channel_id), host_id=host_id).with_deal(name="2026-12-06")
        begun.append(await start(games, await games.create(new), seats, "#12", at=1001))
    # Zuri is still playing, and who began first was the last to finish.
    await append(games, begun[1].id, 1, ">1", at=1002, change=over(1002, (30, 1), (20, 2)))
    await append(games, begun[0].id, 1, ">1", at=1003, change=over(1003, (40, 1), (20, 2)))
    reached = (
        DealScore(KENJI, "Kenji", 30, 1, is_listed=False, game_id=begun[1].id, ended_at=1002),
        DealScore(OLA, "Ola", 40, 1, game_id=begun[0].id, ended_at=1003),
    )
    assert await rows.deal_scores("2026-12-06") == reached
    assert await rows.deal_scores("2026-12-07") == ()


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
    assert await scanned(games, asked.reads) == set()
