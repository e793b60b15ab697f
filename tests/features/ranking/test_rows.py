"""What rankings and the pages of results read."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import pytest

from bot.features.ranking.rows import DealResult, Finished, Rivals, SqlResultRepository
from bot.games.game import CHOSEN, Entry, Game, Seat, Status
from bot.games.people.person import Person, SeatName
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.game_repository import SqlGameRepository
from tests.bot.database_urls import on_sqlite_only
from tests.bot.query_counter import counted
from tests.bot.sample_games import KENJI, OLA, ZURI, a_new_game, save, start
from tests.bot.storage.test_account_repository import SEATS, a_game, finish
from tests.bot.storage.test_drawn_games import (
    DEALS,
    GUILDS,
    PEOPLE,
    UNLISTED,
    at_the_end,
    base_of,
    counts,
    in_order_of_ends,
    is_kept,
    own_seats,
)
from tests.bot.storage.test_statements import add_games, scanned


@pytest.fixture
def results(games: SqlGameRepository) -> SqlResultRepository:
    return SqlResultRepository(games.database)


async def test_a_ranking_depends_on_finished_games_erasures_and_who_wants_to_be_listed(
    games: SqlGameRepository, accounts: SqlAccountRepository, results: SqlResultRepository
) -> None:
    await a_game(games)
    assert await results.finished(1) == Finished(0, None, frozenset())
    await finish(games, await a_game(games, channel_id=8), (40, 1), (30, 2))
    await save(accounts, Person(KENJI, ranked=False))
    assert await results.finished(1) == Finished(1, None, frozenset({KENJI}))
    texts = set()
    for _ in range(2):
        await accounts.forget(OLA, SeatName("?"), "solid")
        texts.add((await results.finished(1)).erasures)
    assert len(texts - {None}) == 2


async def test_a_seat_that_was_lent_counts_for_nobody_also_after_its_owner_is_erased(
    games: SqlGameRepository, accounts: SqlAccountRepository, results: SqlResultRepository
) -> None:
    seats = (Seat(1, OLA, "Ola", owner_id=ZURI, owner_name="Zuri"), SEATS[1])
    await finish(
        games, await start(games, await games.create(a_new_game(*seats)), seats, "#12", at=1001), (9, 1), (8, 2)
    )
    await accounts.forget(ZURI, SeatName("Somebody"), "solid")
    [game] = await results.finished_games(1)
    assert [seat.is_lent for seat in game.seats] == [True, False]


async def test_who_is_erased_is_a_number_on_each_server_and_no_computer_player(
    games: SqlGameRepository, accounts: SqlAccountRepository, results: SqlResultRepository
) -> None:
    for guild_id in (1, 1, 2):
        await finish(games, await a_game(games, guild_id=guild_id), (40, 1), (30, 2))
    await accounts.forget(KENJI, SeatName("Somebody"), "solid")
    here, there = [{each.seats[1].user_id or 0 for each in await results.finished_games(guild)} for guild in (1, 2)]
    assert (len(here), len(there), len(here | there)) == (1, 1, 2)
    assert max(here | there) < 0
    assert await results.against_computers(OLA, 1) == ()


NOON, DAY = 1796558400, 86400
"""Noon of 2026-12-06."""


@pytest.mark.parametrize(
    ("deal", "status", "tried", "is_hidden"),
    [
        ("2026-12-06", None, None, True),
        ("2026-12-06", None, Status.PLAYING, True),
        ("2026-12-06", None, Status.OVER, False),
        ("2026-12-05", None, None, False),
        ("2026-12-05", None, Status.PLAYING, True),
        ("2026-12-06-known-1", None, None, False),
        ("2026-12-06-known-1", None, Status.PLAYING, False),
        ("2026-12-01-channel-1", (Status.OPEN, DAY), None, True),
        ("2026-12-01-channel-1", (Status.OPEN, DAY), Status.OVER, False),
        ("2026-12-01-channel-1", (Status.OPEN, 0), None, False),
        ("2026-12-01-weekly-1", (Status.CLOSED, DAY), None, False),
        ("2026-12-01-weekly-1", (Status.CLOSED, DAY), Status.PLAYING, True),
    ],
)
async def test_the_points_of_a_shared_deal_are_hidden_from_those_who_can_still_play_it(
    games: SqlGameRepository,
    results: SqlResultRepository,
    deal: str,
    status: tuple[Status, int] | None,
    tried: Status | None,
    *,
    is_hidden: bool,
) -> None:
    new = a_new_game(channel_id=6)
    if status:
        new = replace(new, status=status[0], owner="channel", times=replace(new.times, closes_at=NOON + status[1]))
    assert (await games.create(new)).id == 1
    for user_id, state in ((OLA, Status.OVER), (KENJI, tried)):
        if state:
            own = replace(a_new_game(channel_id=user_id), host_id=user_id, status=state).with_deal(name=deal)
            await games.create(own)
    assert await results.hidden_deals(OLA, KENJI, NOON) == ((deal,) if is_hidden else ())


def rivals(found: Sequence[Game], user_id: int, guild_id: int, base: str | None) -> set[Rivals]:
    results = list[tuple[str, bool]]()
    for game in found:
        alone = all(seat.user_id in {None, user_id} for seat in (*game.seats, *game.invited, *game.put_out))
        fits = game.status is Status.OVER and game.guild_id == guild_id and base in {None, base_of(game)}
        if not (fits and alone and game.deal.name is None and not game.progress.taken_back):
            continue
        for own in own_seats(game, user_id):
            computers = [seat for seat in game.seats if seat.user_id is None and seat.computer]
            if own.resigned or own.guided in CHOSEN:
                continue
            for level in {seat.computer or "" for seat in computers}:
                places = [seat.place or 0 for seat in computers if seat.computer == level]
                ahead = min(places) >= (own.place or 0) and max(places) > (own.place or 0)
                results.append((level, ahead))
    return {
        Rivals(level, len(won), sum(ahead for _, ahead in won))
        for level, group in groupby(sorted(results), key=lambda each: each[0])
        if (won := [*group])
    }


async def test_results_of_people_are_those_of_a_second_search(
    results: SqlResultRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    found = [game for game, _ in stored]
    for user_id in PEOPLE:
        mine = [(game, seat) for game in found for seat in own_seats(game, user_id)]
        for guild_id, without in ((None, ()), (1, ()), (2, DEALS[:1])):
            best = max(
                (
                    (seat.score or 0, -game.id, seat.number)
                    for game, seat in mine
                    if counts(game, guild_id, without) and not seat.resigned
                ),
                default=None,
            )
            assert await results.best_game(user_id, guild_id, without) == (best and (-best[1], best[2]))
        for guild_id in GUILDS:
            for base in (None, "kd", "kd7"):
                read = await results.against_computers(user_id, guild_id, base)
                assert {*read} == rivals(found, user_id, guild_id, base)


async def test_what_rankings_read_is_what_a_second_search_finds(
    results: SqlResultRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    ended = in_order_of_ends(game for game, _ in stored)
    for guild_id in GUILDS:
        here = [game for game in ended if game.guild_id == guild_id]
        within = [game for game in here if 3000 <= (game.times.ended_at or 0) < 7000]
        finished = await results.finished(guild_id, 3000, 7000)
        assert (finished.games, *finished.unlisted) == (len(within), UNLISTED)
        early = [game for game in here if (game.times.ended_at or 0) < 7000]
        read = await results.finished_games(guild_id, until=7000)
        assert [each.ended for each in read] == [(game.times.ended_at, game.id) for game in early]
        assert [each.seats for each in read] == [tuple(map(at_the_end, game.seats)) for game in early]
        shared = sorted((game for game in here if game.deal.name), key=lambda game: (game.deal.name, game.id))
        expected = [
            DealResult(game.deal.name or "", seat.user_id, seat.name, seat.score or 0, game.times.ended_at or 0)
            for game in shared
            for seat in game.seats
            if seat.user_id and is_kept(seat) and DEALS[0] <= (game.deal.name or "") < DEALS[2]
        ]
        assert [*await results.deal_results(guild_id, DEALS[0], DEALS[2])] == expected


@on_sqlite_only
async def test_no_question_reads_a_whole_table(games: SqlGameRepository, results: SqlResultRepository) -> None:
    await add_games(games, range(1, 3))
    with counted(games.database) as asked:
        await results.best_game(OLA, 1)
        await results.against_computers(OLA, 1)
        await results.finished(1)
        await results.finished_games(1)
        await results.deal_results(1, "", "2026-11-23")
        await results.hidden_deals(OLA, KENJI, 10**9)
    # The index of people in no ranking is read as a whole: it holds these alone.
    assert await scanned(games, asked.reads) == {"SCAN people USING INDEX ix_people_unlisted"}
