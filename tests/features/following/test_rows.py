"""The rows of following: who may follow a game, and until when they do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.following.rows import MOST_FOLLOWED, MOST_FOLLOWERS, ROWS, Follower, SqlFollowerRepository
from bot.games.game import NOBODY
from bot.games.lobby import change_options, join
from bot.games.people.person import SeatName
from bot.games.seats import offer_seat, resign, return_to_seat, take_offered_seat
from tests.bot.game_driver import KENJI, OLA, STRANGER, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_games import a_new_game


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    """The services of games on a database with the rows of following."""
    async with GameDriver.open(tmp_path, rows=[ROWS]) as driver:
        yield driver


@pytest.fixture
def followers(driver: GameDriver) -> SqlFollowerRepository:
    return SqlFollowerRepository(driver.database)


async def mentioned(driver: GameDriver, followers: SqlFollowerRepository) -> tuple[int, ...]:
    """Whom the end of the game mentions besides its players."""
    return await followers.mentioned((await driver.table()).game)


async def test_somebody_without_a_seat_follows_a_game_with_or_without_a_mention(
    driver: GameDriver, followers: SqlFollowerRepository
) -> None:
    game = await driver.a_game(OLA, KENJI)
    assert await followers.follow(game, STRANGER) == Follower(STRANGER)
    assert await mentioned(driver, followers) == ()
    await followers.follow(game, STRANGER, mentioned=True)
    assert await mentioned(driver, followers) == (STRANGER,)
    assert [each.id for each in await followers.followed(STRANGER)] == [game]
    await followers.unfollow(game, STRANGER)
    assert await followers.follower(game, STRANGER) is None
    await followers.unfollow(game, STRANGER)


async def test_players_follow_their_game_only_once_they_have_resigned(
    driver: GameDriver, followers: SqlFollowerRepository
) -> None:
    game = await driver.a_game(OLA, KENJI)
    with refused("error-already-seated"):
        await followers.follow(game, KENJI)
    await driver.tables.change(game, resign, by(KENJI))
    await followers.follow(game, KENJI)


async def test_while_somebody_has_a_seat_they_do_not_count_as_followers(
    driver: GameDriver, followers: SqlFollowerRepository
) -> None:
    game = await driver.a_lobby(OLA)
    for person in (KENJI, STRANGER):
        await followers.follow(game, person, mentioned=True)
    await driver.tables.change(game, change_options, by(OLA), "seats 2")
    await driver.tables.change(game, join, by(KENJI))
    assert (await mentioned(driver, followers), await followers.followed(KENJI)) == ((STRANGER,), ())
    await driver.tables.start(game, by(OLA))
    number = next(seat.number for seat in (await driver.table()).game.seats if seat.user_id == KENJI)
    await driver.tables.change(game, offer_seat, NOBODY, str(number))
    await driver.tables.change(game, take_offered_seat, by(STRANGER), number, None)
    assert await mentioned(driver, followers) == (KENJI,)
    await driver.tables.change(game, return_to_seat, by(KENJI))
    assert await mentioned(driver, followers) == (STRANGER,)


async def test_a_game_has_a_limited_number_of_followers(driver: GameDriver, followers: SqlFollowerRepository) -> None:
    game = await driver.a_game(OLA, KENJI)
    people = range(1000, 1000 + MOST_FOLLOWERS + 2)
    results = await asyncio.gather(
        *(followers.follow(game, person, mentioned=True) for person in people), return_exceptions=True
    )
    assert [str(each) for each in results].count("error-too-many-followers") == 2
    assert len(await mentioned(driver, followers)) == MOST_FOLLOWERS
    one, *others = await mentioned(driver, followers)
    await followers.follow(game, one)
    assert {*await mentioned(driver, followers)} == {*others}, "a follower may change their mind"


async def test_a_person_follows_a_limited_number_of_games(driver: GameDriver, followers: SqlFollowerRepository) -> None:
    games = [await driver.games.create(a_new_game(channel_id=channel)) for channel in range(100, 101 + MOST_FOLLOWED)]
    for game in games[1:]:
        await followers.follow(game.id, STRANGER)
    with refused("error-follows-too-many"):
        await followers.follow(games[0].id, STRANGER)
    await followers.follow(games[1].id, STRANGER, mentioned=True)


async def test_followers_are_forgotten_once_the_end_is_shown(
    driver: GameDriver, followers: SqlFollowerRepository
) -> None:
    game = await driver.a_game(OLA, KENJI)
    await followers.follow(game, STRANGER, mentioned=True)
    await driver.finish()
    # Not before: the poster mentions them.
    assert await mentioned(driver, followers) == (STRANGER,)
    assert await followers.followed(STRANGER) == ()
    await driver.announce(7)
    assert await mentioned(driver, followers) == ()
    with refused("illegal-game-over"):
        await followers.follow(game, STRANGER)


async def test_somebody_who_is_erased_follows_nothing(driver: GameDriver, followers: SqlFollowerRepository) -> None:
    game = await driver.a_game(OLA, KENJI)
    await followers.follow(game, STRANGER)
    exported = (await driver.accounts.export(STRANGER))["followers"]
    assert exported == [{"game_id": game, "user_id": STRANGER, "mentioned": False}]
    await driver.tables.forget(by(STRANGER), SeatName("Somebody"))
    assert await followers.follower(game, STRANGER) is None
