"""The rows of reviews: what is stored about a game goes with the game, and with its people."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.features.reviews.rows import ROWS, GivenAnswer, SqlReviewRepository
from bot.games.game import Entry, Game, Status
from bot.games.people.person import SeatName
from bot.storage.game_repository import SqlGameRepository
from tests.bot.game_driver import KENJI, OLA, GameDriver
from tests.bot.storage.test_drawn_games import PEOPLE, is_kept, own_seats


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    """The services of games on a database with the rows of reviews, and a game of Ola and Kenji."""
    async with GameDriver.open(tmp_path, rows=[ROWS]) as driver:
        await driver.a_game(OLA, KENJI)
        yield driver


async def test_what_is_stored_about_a_game_goes_with_the_game_also_what_comes_late(driver: GameDriver) -> None:
    rows, game = SqlReviewRepository(driver.database), (await driver.table()).game
    given = GivenAnswer(OLA, game.id, 1, ">1", is_best=True, at=1003)

    async def stored() -> tuple[object, ...]:
        return await rows.settled(game.id), await rows.analysis(game.id), await rows.answers(OLA)

    for text in ("taken back", "played"):
        await rows.keep_settled(game.id, 3, text)
    await rows.keep_settled(game.id, 9, "later")
    await rows.keep_analysis(game.id, "made")
    await rows.keep_answer(given)
    assert await stored() == ({3: "played", 9: "later"}, "made", (given,))
    await driver.games.delete(game)
    assert await stored() == ({}, None, ())
    await rows.keep_settled(game.id, 3, "late")
    await rows.keep_analysis(game.id, "late")
    assert await stored() == ({}, None, ())


async def test_an_answer_that_comes_after_an_erasure_is_not_kept(driver: GameDriver) -> None:
    rows, accounts = SqlReviewRepository(driver.database), driver.accounts
    given = GivenAnswer(OLA, driver.game, 1, ">1", is_best=True, at=1003)
    await rows.keep_answer(given)
    assert (await accounts.export(OLA))["answers"] != []
    await accounts.forget(OLA, SeatName("Somebody"), "solid", 900)
    await rows.keep_answer(given)
    assert not any((await accounts.export(OLA)).values())


async def test_the_latest_games_are_those_of_a_second_search(
    games: SqlGameRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    over = [game for game, _ in stored if game.status is Status.OVER and game.deal.origin is None]
    for user_id in PEOPLE:
        kept = sorted(game.id for game in over if any(map(is_kept, own_seats(game, user_id))))
        read = await SqlReviewRepository(games.database).finished_games(user_id, 5)
        assert [game.id for game in read] == kept[:-6:-1]
